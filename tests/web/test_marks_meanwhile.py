"""Marks that end, come back, or are set by somebody who has not seen what was said since."""

import pytest

from tests.web.played import Json, Played, hand
from tests.web.test_marks import AGREE, AMENDED, PROTEST, mark_of


def test_an_amendment_ends_a_mark_and_says_so_first(table: Played) -> None:
    table.record(hand("h1"))
    table.post(PROTEST)

    look = table.submit(table.get("/hands/h1/edit"), "/hands/h1/edit", points="13", step="look")
    table.submit(look, "/hands/h1/edit")

    assert "The protest ends with this." in look.text
    assert mark_of(table) is None


def test_a_mark_does_not_stop_a_correction_that_was_begun_before_it(table: Played) -> None:
    table.record(hand("h1"))
    edit = table.get("/hands/h1/edit")
    table.post(AGREE)

    look = table.submit(edit, "/hands/h1/edit", points="13", step="look")

    assert (look.status_code, "The agreement ends with this." in look.text) == (200, True)


@pytest.mark.parametrize(("step", "mark"), [(PROTEST, "protested"), (AGREE, "agreed")])
def test_to_take_an_amendment_back_brings_the_mark_back_that_it_ended(table: Played, step: str, mark: str) -> None:
    table.record(hand("h1"))
    table.post(step)
    table.record(AMENDED)
    ended = mark_of(table)

    table.post("/undo", event="a1")

    assert (ended, mark_of(table)) == (None, mark)


@pytest.mark.parametrize(
    ("events", "undone", "mark"),
    [
        (["HandProtested"], "m1", None),
        (["HandProtested", "HandAgreed"], "m2", "protested"),
        (["HandAgreed", "HandAgreed"], "m2", "agreed"),
    ],
)
def test_undo_brings_the_mark_that_stood_before(table: Played, events: list[str], undone: str, mark: str | None) -> None:
    marks: list[Json] = [{"uid": f"m{number}", "kind": kind, "body": {"hand": "h1"}} for number, kind in enumerate(events, start=1)]
    table.record(hand("h1"), *marks)

    for _ in range(2):
        assert table.post("/undo", event=undone).status_code == 303

    assert mark_of(table) == mark


@pytest.mark.parametrize("step", [PROTEST, AGREE])
def test_nobody_marks_points_that_he_has_not_seen(table: Played, step: str) -> None:
    table.record(hand("h1"))
    seen = table.get("/hands/h1")
    table.record(AMENDED)

    answer = table.submit(seen, step)

    assert answer.status_code == 409
    assert "This hand was changed meanwhile." in answer.text
    assert mark_of(table) is None
    assert table.submit(answer, step).status_code == 303


def test_nobody_agrees_over_a_protest_that_he_has_not_seen(table: Played) -> None:
    table.record(hand("h1"))
    seen = table.get("/hands/h1")
    table.post(PROTEST)

    answer = table.submit(seen, AGREE)

    assert answer.status_code == 409
    assert "Under protest: not settled yet." in answer.text
    assert mark_of(table) == "protested"
    assert table.submit(answer, AGREE).status_code == 303


def test_a_mark_that_stands_already_is_not_asked_about_again(table: Played) -> None:
    table.record(hand("h1"))
    seen = table.get("/hands/h1")
    table.post(PROTEST)

    assert table.submit(seen, PROTEST).status_code == 303
    assert table.kinds() == ["HandPlayed", "HandProtested"]
