"""Marking a hand: one tap each, once, and seen by whoever looks on."""

import pytest

from tests.web.forms import form_of
from tests.web.played import Json, Played, hand, struck

PROTEST, AGREE = "/hands/h1/protest", "/hands/h1/agree"
AMENDED: Json = {"uid": "a1", "kind": "HandAmended", "body": {"hand": "h1", "replacement": {"winner": "Bob", "points": 40}}}


def mark_of(table: Played) -> str | None:
    mark: str | None = table.ledger()["series"][0]["hands"][0].get("mark")
    return mark


@pytest.mark.parametrize(
    ("step", "mark", "kind", "said"),
    [
        (PROTEST, "protested", "HandProtested", "Under protest: not settled yet."),
        (AGREE, "agreed", "HandAgreed", "Both agreed."),
    ],
)
def test_one_tap_marks_a_hand_and_the_next_takes_the_mark_off(table: Played, step: str, mark: str, kind: str, said: str) -> None:
    table.record(hand("h1"))

    marked = table.submit(table.get("/hands/h1"), step)

    assert (marked.status_code, marked.headers["Location"]) == (303, f"{table.base}/hands/h1")
    page = table.get("/hands/h1")
    assert (mark_of(table), said in page.text) == (mark, True)
    table.submit(page, step)
    assert (mark_of(table), said in table.get("/hands/h1").text) == (None, False)
    assert table.kinds() == ["HandPlayed", kind, kind]


@pytest.mark.parametrize("fields", [{}, {"withdrawn": "1"}])
@pytest.mark.parametrize("step", [PROTEST, AGREE])
def test_a_form_that_is_sent_twice_writes_once(table: Played, step: str, fields: dict[str, str]) -> None:
    table.record(hand("h1"))
    if fields:
        table.post(step)
    before = len(table.kinds())

    answers = [table.post(step, **fields) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert len(table.kinds()) == before + 1


def test_the_two_marks_follow_one_another(table: Played) -> None:
    table.record(hand("h1"))

    marks = [(table.submit(table.get("/hands/h1"), step), mark_of(table))[1] for step in (PROTEST, AGREE, PROTEST)]

    assert marks == ["protested", "agreed", "protested"]


def test_to_withdraw_a_mark_that_another_has_replaced_changes_nothing(table: Played) -> None:
    table.record(hand("h1"))
    table.post(PROTEST)
    protested = table.get("/hands/h1")
    table.post(AGREE)

    assert "withdrawn" in form_of(protested.text, f"{table.base}{PROTEST}")
    table.submit(protested, PROTEST)

    assert (mark_of(table), len(table.kinds())) == ("agreed", 3)


@pytest.mark.parametrize("mark", ["protested", "agreed"])
def test_another_program_amends_a_hand_and_says_which_mark_stands_after_it(table: Played, mark: str) -> None:
    amended: Json = {**AMENDED, "body": {**AMENDED["body"], "mark": mark}}

    answers = table.record(hand("h1"), amended, {**amended, "body": AMENDED["body"]})

    assert [answer["status"] for answer in answers] == ["recorded", "recorded", "conflict"]
    assert mark_of(table) == mark


def test_a_struck_hand_can_be_marked_and_is_no_protest_on_the_sheet(table: Played) -> None:
    table.record(hand("h1"), struck("s1", of="h1"))

    table.submit(table.get("/hands/h1"), PROTEST)

    assert "Under protest: not settled yet." in table.get("/hands/h1").text
    assert 'class="struck"' in table.get().text


@pytest.mark.parametrize("step", ["protest", "agree"])
def test_only_a_hand_can_be_marked_and_only_by_who_writes(table: Played, step: str) -> None:
    table.record(hand("h1"), {"uid": "stop", "kind": "SeriesStopped", "body": {}})

    assert [table.post(f"/hands/{uid}/{step}").status_code for uid in ("h9", "stop")] == [404, 404]
    assert table.client.post(f"{table.viewer}/hands/h1/{step}").status_code == 404
    assert table.kinds() == ["HandPlayed", "SeriesStopped"]


def test_who_looks_on_sees_the_mark_and_no_button(table: Played) -> None:
    table.record(hand("h1"))
    table.post(PROTEST)

    page = table.client.get(f"{table.viewer}/hands/h1").text

    assert "Under protest: not settled yet." in page
    assert "<form" not in page


@pytest.mark.parametrize("kind", ["HandProtested", "HandAgreed"])
def test_another_program_marks_and_unmarks_a_hand(table: Played, kind: str) -> None:
    table.record(hand("h1"))
    withdrawn: Json = {"uid": "m2", "kind": kind, "body": {"hand": "h1", "withdrawn": True}}

    answers = table.record({"uid": "m1", "kind": kind, "body": {"hand": "h1"}}, withdrawn, {**withdrawn, "body": {"hand": "h1"}})

    assert [answer["status"] for answer in answers] == ["recorded", "recorded", "conflict"]
    assert mark_of(table) is None
    assert [event["body"] for event in table.log()[2:]] == [{"v": 1, "hand": "h1"}, {"v": 1, "hand": "h1", "withdrawn": True}]


@pytest.mark.parametrize(("uid", "code"), [("h9", "unknown_hand"), ("stop", "not_a_hand")])
def test_another_program_marks_nothing_but_a_hand(table: Played, uid: str, code: str) -> None:
    table.record(hand("h1"), {"uid": "stop", "kind": "SeriesStopped", "body": {}})

    (answer,) = table.record({"uid": "m1", "kind": "HandProtested", "body": {"hand": uid}})

    assert (answer["status"], [problem["code"] for problem in answer["problems"]]) == ("invalid", [code])
