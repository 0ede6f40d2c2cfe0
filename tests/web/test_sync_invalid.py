"""Events that cannot be recorded, sent to the JSON address."""

import pytest
from flask.testing import FlaskClient

from scorekeeper.store import events as stored_events
from tests.web.played import KNOCKER, OPPONENT, Played, codes, hand, played

EIGHTY_DIGITS = int("9" * 80)


@pytest.mark.parametrize("given", [{}, "events", 7, {"uid": "h1"}])
def test_events_have_to_be_a_list(table: Played, given: object) -> None:
    answer = table.client.post(f"{table.base}/events", json=given)

    assert (answer.status_code, codes(answer.get_json()["problems"])) == (400, ["not_a_list"])


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("TableOpened", {"players": ["Eve", "Fay"]}),
        ("PlayersRenamed", {"players": ["Eve", "Fay"]}),
        ("RulesChanged", {"rules": {"target": 25}}),
        ("HandDealt", {"hand": "h1"}),
        ("", {}),
        (None, {}),
        (["HandPlayed"], {"winner": "Ann", "points": 12}),
    ],
)
def test_other_kinds_cannot_be_sent(table: Played, kind: object, body: object) -> None:
    [answer] = table.record({"uid": "e1", "kind": kind, "body": body})

    assert (answer["status"], codes(answer["problems"])) == ("invalid", ["unknown_kind"])
    assert table.kinds() == []


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (hand("h1", points=124), "points_bounds"),
        (hand("h1", points=EIGHTY_DIGITS), "not_a_whole_number"),
        (hand("h1", points=-EIGHTY_DIGITS), "not_a_whole_number"),
        (played("h1", {"winner": "Ann", "points": 12.0}), "not_a_whole_number"),
        (played("h1", {"winner": "Ann", "points": True}), "not_a_whole_number"),
        (played("h1", {"winner": "Ann", "points": "12"}), "not_a_whole_number"),
        (played("h1", {"winner": "Ann", "points": float("nan")}), "not_a_whole_number"),
        (hand("h1", "Carl"), "unknown_player"),
        (hand("h1", "\ud800"), "unknown_player"),
        (played("h1", {"winner": {"seat": "C"}, "points": 12}), "not_a_player"),
        (played("h1", {"winner": ["Ann"], "points": 12}), "not_a_player"),
        (hand("h1", joker="yes"), "unknown_field"),
        (played("h1", {"winner": "Ann", "points": 12, "\ud800": 1}), "unknown_field"),
        (hand("h1", before="h9"), "unknown_before"),
        (hand("h1", seen="h 9"), "not_a_uid"),
        (hand("h1", dead=True), "mixed_forms"),
        (played("h1", {"dead": "yes"}), "not_true"),
        (played("h1", {}), "no_hand"),
        (played("h1", []), "not_an_object"),
        (played("h1", None), "not_an_object"),
        (played("h1", {"v": 2, "winner": "Ann", "points": 12}), "unknown_version"),
        ({**hand("h1"), "uid": "h\u0000"}, "not_a_uid"),
        ({**hand("h1"), "uid": "h" * 65}, "not_a_uid"),
        ({**hand("h1"), "uid": "\ud83d"}, "not_a_uid"),
        ({**hand("h1"), "uid": 7}, "not_a_uid"),
        ({"kind": "HandPlayed", "body": {}}, "missing_field"),
        ({**hand("h1"), "colour": "red"}, "unknown_field"),
        ({**hand("h1"), "played_at": "yesterday"}, "not_a_time"),
        ({**hand("h1"), "played_at": EIGHTY_DIGITS}, "not_a_time"),
        (7, "not_an_object"),
        (None, "not_an_object"),
    ],
)
def test_an_event_that_cannot_be_read_is_invalid_and_says_why(table: Played, event: object, code: str) -> None:
    [answer] = table.record(event)

    assert answer["status"] == "invalid"
    assert code in codes(answer["problems"])
    assert table.kinds() == []


def test_a_hand_of_cards_that_cannot_be_names_every_card_that_is_wrong(table: Played) -> None:
    body = {"knocker": "Ann", "knocker_cards": KNOCKER.replace("2C", "1X"), "opponent_cards": OPPONENT.replace("5H", "KH")}

    [answer] = table.record(played("h1", body))

    assert codes(answer["problems"]) == ["not_a_card", "in_both"]
    assert "“1X”" in answer["problems"][0]["message"]
    assert answer["problems"][1]["cards"] == ["KH"]


def test_a_text_without_a_single_card_is_answered_in_a_few_lines(table: Played) -> None:
    answer = table.client.post(
        f"{table.base}/events", json=[played("h1", {"knocker": "Ann", "knocker_cards": "x " * 20_000, "opponent_cards": "y"})]
    )

    assert answer.get_json()[0]["status"] == "invalid"
    assert len(answer.data) < 10_000


def test_a_table_takes_no_more_events_than_it_may_hold(table: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_events, "MOST_EVENTS", 2)

    answers = table.record(hand("h1"), hand("h2"), hand("h1"))

    assert [answer["status"] for answer in answers] == ["recorded", "invalid", "known"]
    assert codes(answers[1]["problems"]) == ["store_table_full"]


@pytest.mark.parametrize("address", ["/events", "/hands/preview"])
def test_an_unknown_key_opens_nothing(client: FlaskClient, address: str) -> None:
    answer = client.post(f"/t/nothing{address}", json=[])

    assert (answer.status_code, codes(answer.get_json()["problems"])) == (404, ["unknown_table"])
