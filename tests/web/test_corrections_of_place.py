"""Striking, restoring and moving a hand, with what changes shown first."""

import pytest

from tests.web.played import Json, Played, hand, struck


@pytest.mark.parametrize(
    ("events", "step", "points"),
    [
        ([hand("h1"), hand("h2", "Bob", 20)], "strike", [("Bob", 20)]),
        ([hand("h1"), hand("h2", "Bob", 20), struck("s1", of="h1")], "restore", [("Ann", 12), ("Bob", 20)]),
        ([hand("h1"), hand("h2", "Bob", 20)], "move", [("Bob", 20), ("Ann", 12)]),
    ],
)
def test_a_change_is_shown_first_then_written_and_written_once(
    table: Played, events: list[Json], step: str, points: list[tuple[str, int]]
) -> None:
    table.record(*events)
    before = table.points()

    look = table.post(f"/hands/h1/{step}")
    after_the_look = table.points()
    answers = [table.submit(look, f"/hands/h1/{step}") for _ in range(2)]

    assert look.status_code == 200
    assert "If you save this" in look.text
    assert after_the_look == before
    assert [answer.status_code for answer in answers] == [303, 303]
    assert table.points() == points
    assert len(table.kinds()) == len(events) + 1


@pytest.mark.parametrize("step", ["strike", "move"])
def test_a_change_of_a_hand_that_was_changed_meanwhile_is_shown_again(table: Played, step: str) -> None:
    table.record(hand("h1"), hand("h2", "Bob", 20))
    look = table.post(f"/hands/h1/{step}")
    table.record({"uid": "a1", "kind": "HandAmended", "body": {"hand": "h1", "replacement": {"winner": "Ann", "points": 77}}})

    again = table.submit(look, f"/hands/h1/{step}")
    saved = table.submit(again, f"/hands/h1/{step}")

    assert again.status_code == 409
    assert "Ann 77" in again.text
    assert saved.status_code == 303


@pytest.mark.parametrize(
    ("events", "step"),
    [
        ([hand("h1"), struck("s1", of="h1")], "strike"),
        ([hand("h1")], "restore"),
        ([hand("h1")], "move"),
        ([hand("h0"), hand("h1")], "move"),
    ],
)
def test_a_change_that_changes_nothing_is_not_written(table: Played, events: list[Json], step: str) -> None:
    table.record(*events)

    answer = table.post(f"/hands/h1/{step}", step="save")

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}/hands/h1")
    assert len(table.kinds()) == len(events)


@pytest.mark.parametrize(("before", "status"), [("h1", 422), ("h9", 422), ("h 1", 422), ("\u0000", 422), ("h2", 200)])
def test_a_hand_moves_only_to_a_place_that_is_there(table: Played, before: str, status: int) -> None:
    table.record(hand("h0"), hand("h2", "Bob", 20), hand("h1"))

    assert table.post("/hands/h1/move", before=before).status_code == status
    assert len(table.kinds()) == 3


def test_a_change_reaches_across_the_end_of_a_series(table: Played) -> None:
    table.record(*(hand(f"h{number}", "Ann", points) for number, points in enumerate((10, 5, 60, 45, 12), start=1)))

    look = table.post("/hands/h3/strike")
    table.submit(look, "/hands/h3/strike")

    [series] = table.ledger()["series"]
    assert "Series 1 goes on." in look.text
    assert (series["finished"], len(series["hands"])) == (False, 4)


def test_a_forgotten_hand_can_end_a_series_earlier(table: Played) -> None:
    table.record(*(hand(f"h{number}", "Ann", points) for number, points in enumerate((10, 5, 60, 30), start=1)))

    look = table.type(way="points", winner="A", points="40", before="h4")
    table.submit(look, "/hands/new")

    first, second = table.ledger()["series"]
    assert "(Ann 30)</b> goes into series 2." in look.text
    assert (first["finished"], len(second["hands"])) == (True, 1)
