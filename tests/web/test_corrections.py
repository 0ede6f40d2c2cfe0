"""Correcting a hand, with what changes shown first."""

import pytest

from tests.web.forms import form_of, forms_of
from tests.web.played import KNOCKER, OPPONENT, Json, Played, hand, played

DEAL = {"knocker": "Ann", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT}


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        (
            {"knocker": "Bob", "declared": "knock", "knocker_count": 5, "opponent_count": 20, "dealer": "Bob"},
            {"way": "counts", "call": "B-5", "opponent_count": "20", "dealer": "B"},
        ),
        ({"knocker": "Ann", "declared": "gin", "knocker_count": 0, "opponent_count": 3}, {"call": "A-gin", "opponent_count": "3"}),
        (
            {"knocker": "Ann", "declared": "knock", "knocker_count": 14, "opponent_count": 3, "ruling": "undercut"},
            {"call": "A-14", "ruling": "undercut"},
        ),
        ({"winner": "Bob", "points": 40, "outcome": "gin"}, {"way": "points", "winner": "B", "points": "40", "outcome": "gin"}),
        ({**DEAL, "dealer": "Bob"}, {"way": "counts", "call": "A-2", "opponent_count": "8", "dealer": "B"}),
        ({"dead": True}, {"way": "dead"}),
    ],
)
def test_a_hand_is_opened_as_it_was_entered(table: Played, body: Json, fields: dict[str, str]) -> None:
    table.record(played("h1", body))

    page = table.get("/hands/h1/edit")

    shown = form_of(page.text, f"{table.base}/hands/h1/edit")
    assert {field: shown[field] for field in fields} == fields
    assert shown["version"] == "h1"


def test_a_correction_is_shown_first_and_then_written(table: Played) -> None:
    table.record(hand("h1", "Ann", 60), hand("h2", "Ann", 45), hand("h3", "Bob", 20))

    look = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", points="16", step="look")
    before = table.points()
    saved = table.submit(look, "/hands/h1/edit")

    assert look.status_code == 200
    assert "Game 1 opens again." in look.text
    assert before[0] == ("Ann", 60)
    assert (saved.status_code, saved.headers["Location"]) == (303, f"{table.base}#fresh")
    assert table.points() == [("Ann", 16), ("Ann", 45), ("Bob", 20)]
    assert table.kinds()[-1] == "HandAmended"


def test_the_wrong_winner_is_put_right_with_one_form(table: Played) -> None:
    table.record(played("h1", {"knocker": "Ann", "declared": "knock", "knocker_count": 5, "opponent_count": 20}))
    edit = table.get("/hands/h1/edit").text
    swapped = next(fields for action, named, fields in forms_of(edit) if action == f"{table.base}/hands/h1/edit" and named != "pad-form")

    look = table.post("/hands/h1/edit", **swapped)
    table.submit(look, "/hands/h1/edit")

    assert table.points() == [("Bob", 15)]


def test_a_correction_that_changes_nothing_is_not_written(table: Played) -> None:
    table.record(hand("h1"))

    answer = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", step="look")

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}/hands/h1")
    assert table.kinds() == ["HandPlayed"]


def test_a_correction_keeps_what_no_form_shows(table: Played) -> None:
    table.record(played("h1", {"winner": "Ann", "points": 12, "upcard": "8H"}))

    unchanged = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", step="look")
    look = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", dealer="B", step="look")
    table.submit(look, "/hands/h1/edit")

    assert unchanged.status_code == 303
    amended = table.log()[-1]["body"]["replacement"]
    assert amended == {"winner": {"seat": "A"}, "points": 12, "upcard": "8H", "dealer": {"seat": "B"}}


def test_a_hand_by_cards_that_is_entered_otherwise_keeps_its_upcard_and_its_cards_no_more(table: Played) -> None:
    table.record(played("h1", {**DEAL, "declared": "gin", "upcard": "8H"}))

    look = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", opponent_count="9", step="look")
    table.submit(look, "/hands/h1/edit")

    amended = table.log()[-1]["body"]["replacement"]
    assert amended == {"knocker": {"seat": "A"}, "declared": "knock", "knocker_count": 2, "opponent_count": 9, "upcard": "8H"}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"points": "500"}, "A hand brings 1 to 123 points here, not 500."),
        ({"points": "many"}, "“many” is not a whole number."),
        ({"winner": ""}, "Say who won."),
        ({"way": "counts", "call": "A-12", "opponent_count": "20"}, "over the limit"),
    ],
)
def test_a_correction_that_cannot_be_shows_everything_again(table: Played, typed: dict[str, str], said: str) -> None:
    table.record(hand("h1"))

    refused = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", **typed, step="look")

    fields = form_of(refused.text, f"{table.base}/hands/h1/edit")
    assert refused.status_code == 422
    assert said in refused.text
    assert {field: fields[field] for field in typed if field != "winner"} == {field: typed[field] for field in typed if field != "winner"}
    assert fields["version"] == "h1"
    assert ('id="over" hidden' not in refused.text) == ("call" in typed)


def test_a_hand_that_was_changed_meanwhile_is_shown_in_both_versions(table: Played) -> None:
    table.record(hand("h1"))
    ours, theirs = table.get("/hands/h1/edit"), table.get("/hands/h1/edit")
    look = table.submit(ours, "/hands/h1/edit", points="16", step="look")
    table.submit(look, "/hands/h1/edit")

    at_the_look = table.submit(theirs, "/hands/h1/edit", points="21", step="look")
    at_the_save = table.submit(theirs, "/hands/h1/edit", points="21", step="save")
    unharmed = table.points()
    saved = table.submit(at_the_save, "/hands/h1/edit")

    for page in (at_the_look, at_the_save):
        assert page.status_code == 409
        assert "This hand was changed meanwhile." in page.text
        assert "Ann 16" in page.text
        assert "Ann 21" in page.text
    assert unharmed == [("Ann", 16)]
    assert saved.status_code == 303
    assert table.points() == [("Ann", 21)]


def test_a_correction_saved_twice_is_written_once(table: Played) -> None:
    table.record(hand("h1"))
    look = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", points="16", step="look")

    answers = [table.submit(look, "/hands/h1/edit") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert table.kinds() == ["HandPlayed", "HandAmended"]


@pytest.mark.parametrize("path", ["/edit", "/strike", "/restore", "/move"])
def test_an_unknown_hand_cannot_be_changed(table: Played, path: str) -> None:
    refused = table.post(f"/hands/h9{path}", way="points", winner="A", points="12", step="save")

    assert refused.status_code == 404
    assert table.kinds() == []


def test_a_stop_is_no_hand_to_be_corrected(table: Played) -> None:
    table.record(hand("h1"), {"uid": "e1", "kind": "SeriesStopped", "body": {}})

    assert [table.get(f"/hands/e1{path}").status_code for path in ("", "/edit")] == [404, 404]
