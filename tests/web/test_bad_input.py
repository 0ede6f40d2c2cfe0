"""No bad input is ever a fault of the program: every address, every method, every field, every kind of nonsense."""

from collections.abc import Callable, Iterator

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from scorekeeper.store.database import open_database
from scorekeeper.web import create_app, typed
from tests.web.conftest import PLAIN
from tests.web.disputes import keys
from tests.web.nonsense import BODIES, CHECK, FORMS, HAND_FORM, METHODS, TEXTS, VALUES, WAYS
from tests.web.played import KNOCKER, OPPONENT, Played, hand


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    path = tmp_path_factory.mktemp("web") / "data" / "scorekeeper.db"
    open_database(path).close()
    return create_app(path, config=dict(PLAIN))


@pytest.fixture
def at(app: Flask) -> Played:
    at = Played.opened(app.test_client())
    at.record(hand("h1"), hand("h2", "Bob", 20))
    return at


@pytest.fixture(scope="module")
def standing(app: Flask) -> Played:
    return Played.opened(app.test_client())


def fits(answer: TestResponse) -> bool:
    """Tell whether an answer is one, and whether what is wrong is said in it."""
    if answer.status_code < 400 or answer.request.method in ("HEAD", "OPTIONS"):
        return answer.status_code < 500
    said = answer.get_json()["problems"][0]["message"] if answer.is_json else answer.text.split("<main", 1)[1]
    return answer.status_code < 500 and len(said) > 10


def test_no_method_and_no_part_of_an_address_is_ever_a_fault(app: Flask, at: Played) -> None:
    for rule in app.url_map.iter_rules():
        for text in ("nothing", "%00", "9" * 5000, "%F0%9F%91%A9", "%FF", "..", "h1", at.key):
            path = rule.rule.replace("<key>", at.key if text != at.key else "h1")
            for part in ("<uid>", "<int:number>", "<any(strike,restore,move):step>", "<path:filename>"):
                path = path.replace(part, text)
            for method in METHODS:
                assert fits(at.client.open(path, method=method, buffered=True)), (method, path)


@pytest.mark.parametrize("address", FORMS)
def test_no_field_of_a_form_is_ever_a_fault(at: Played, address: str) -> None:
    for filled in WAYS if "hands" in address else [HAND_FORM]:
        for field in FORMS[address]:
            for text in TEXTS:
                form = {"uid": "typed", **filled, field: text}
                assert fits(at.client.post(address.replace("KEY", at.key), data=form)), form


@pytest.mark.parametrize("address", FORMS)
def test_no_form_without_or_with_broken_fields_is_ever_a_fault(at: Played, address: str) -> None:
    path = address.replace("KEY", at.key)
    for body, kind in [
        (b"", "application/x-www-form-urlencoded"),
        (b"%ff=%ff&call=%00&\xff\xfe&&&==&points=%F0%9F", "application/x-www-form-urlencoded; charset=utf-7"),
        (b"--b\r\nContent-Disposition: form-data; name=", "multipart/form-data; boundary=b"),
        (b'--b\r\nContent-Disposition: form-data; name="link"; filename="a"\r\n\r\nx\r\n--b--', "multipart/form-data; boundary=b"),
        (b"", "multipart/form-data"),
        (b"[]", "application/json"),
        (b"\x00", "\u00e9/\u00e9"),
    ]:
        assert fits(at.client.post(path, data=body, content_type=kind)), (path, body)


@pytest.mark.parametrize(
    ("address", "fields"),
    [
        ("/check", CHECK),
        ("/t/KEY/check", (*CHECK, "before", "dealer", "forgotten")),
        ("/t/KEY/hands/h1/check", CHECK),
        ("/t/KEY/hands/new", (*typed.FIELDS, "forgotten")),
        ("/t/KEY/ledger.json", ("series",)),
        ("/v/VIEW/ledger.json", ("series",)),
        ("/static/scorekeeper.css", ("v",)),
    ],
)
def test_no_query_is_ever_a_fault(at: Played, address: str, fields: tuple[str, ...]) -> None:
    path = address.replace("KEY", at.key).replace("/v/VIEW", at.viewer)
    for field in fields:
        for text in TEXTS:
            assert fits(at.client.get(path, query_string={"knocker": KNOCKER, field: text}, buffered=True)), (field, text)
    assert fits(at.client.get(f"{path}?%ff=%ff&%00&=&knocker=%F0%9F", buffered=True))


said = st.sampled_from([*TEXTS, KNOCKER, OPPONENT, "5S 6S 7S / 9H TH JH", "- / -", "3S>0 9D>1", "9S>-", "opponent", "laid", "2C 5H"])


@settings(deadline=None, max_examples=60)
@given(query=st.dictionaries(st.sampled_from(CHECK), said, max_size=8), words=st.lists(keys | said, max_size=8))
def test_nothing_that_is_said_of_a_dispute_is_ever_a_fault(standing: Played, query: dict[str, str], words: list[str]) -> None:
    for path in ("/check", f"{standing.base}/check"):
        assert standing.client.get(path, query_string={**query, "do": words}).status_code == 200


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Host", ["", "a b", "<b>", "a" * 300, "[::1", "\u00e9.example", "a:port", "a/b"]),
        ("Cookie", ["scorekeeper=", "scorekeeper=\u00ff", "=;=", "scorekeeper=" + "x" * 5000]),
        ("Accept-Encoding", ["gzip;q=x", ";;;", "\u00ff", "*;q=0"]),
        ("If-None-Match", ['"', 'W/"x', "*", "\u00ff", "x" * 5000]),
        ("If-Modified-Since", ["yesterday", "Mon, 99 Xxx 99999 99:99:99 GMT"]),
        ("Range", ["bytes=9-1", "bytes=x", "bytes=-99999999999999999999"]),
        ("Content-Length", ["-1", "x", "9" * 40]),
        ("Referer", ["\u00ff", "http://["]),
        ("X-Forwarded-For", ["x", "\u00ff"]),
    ],
)
def test_no_header_is_ever_a_fault(at: Played, name: str, values: list[str]) -> None:
    for value in values:
        for path in (at.base, f"{at.base}/ledger.json", "/", "/static/scorekeeper.css", "/healthz"):
            assert at.client.get(path, headers={name: value}, buffered=True).status_code < 500, (path, value)
        assert at.client.post("/tables", json={"players": ["Ann", "Bob"]}, headers={name: value}).status_code < 500, value


def spoilt(body: object, put: Callable[[object], object] = lambda value: value) -> Iterator[object]:
    """Yield a JSON value with each of its parts replaced by each nonsense, and with a field that nobody knows."""
    yield from (put(value) for value in VALUES)
    if isinstance(body, dict):
        yield put({**body, "joker": 1})
        for field, value in body.items():
            yield from spoilt(value, lambda other, field=field: put({**body, field: other}))  # type: ignore[misc]  # binds the field of this round


def test_no_field_of_an_event_is_ever_a_fault(at: Played) -> None:
    for kind, body in BODIES:
        events = [*spoilt({"uid": "sent", "kind": kind, "body": body, "played_at": "2026-11-29T20:15:00Z"})]

        answers = at.record(*events)

        assert len(answers) == len(events)
        assert {answer["status"] for answer in answers} <= {"recorded", "known", "conflict", "invalid"}
        assert all(answer.get("problems") for answer in answers if answer["status"] == "invalid")
    assert [at.get(path).status_code for path in ("", "/ledger.json", "/export.json", "/hands/h1", "/hands/h1/edit")] == [200] * 5


def test_no_field_of_a_preview_is_ever_a_fault(at: Played) -> None:
    for body in (body for kind, body in BODIES if kind == "HandPlayed"):
        for each in spoilt(body):
            answer = at.client.post(f"{at.base}/hands/preview", json=each)
            assert answer.status_code in (200, 415), each
            assert each is None or answer.get_json()["problems"] or answer.get_json()["say"]["headline"], each


def test_no_field_of_an_opening_is_ever_a_fault(at: Played) -> None:
    whole = {"players": ["Ann", "Bob"], "first_dealer": "Ann", "rules": {"preset": "gin", "target": 100, "tie": "undercut"}}
    for each in spoilt(whole):
        assert at.client.post("/tables", json=each).status_code in (201, 400, 415), each


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["Ann", "h1", "HandPlayed", "knock"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["uid", "kind", "body", "winner", "points", "hand", "knocker", "layoffs"]) | st.text(max_size=4), inner
        )
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=60)
@given(events=st.lists(JSON, max_size=4))
def test_whatever_is_sent_as_events_is_answered_event_by_event(standing: Played, events: list[object]) -> None:
    answers = standing.record(*events)

    assert [set(answer) >= {"uid", "status"} for answer in answers] == [True] * len(events)
