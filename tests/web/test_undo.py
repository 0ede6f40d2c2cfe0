"""Undo takes back the event it names."""

import pytest

from tests.web.played import Json, Played, hand, struck

FIRST, SECOND = hand("h1", "Ann", 12), hand("h2", "Bob", 20)
AMENDED: Json = {"uid": "a1", "kind": "HandAmended", "body": {"hand": "h1", "replacement": {"winner": "Bob", "points": 40}}}
MOVED: Json = {"uid": "m1", "kind": "HandMoved", "body": {"hand": "h2", "before": "h1"}}
RESTORED: Json = {"uid": "r1", "kind": "HandRestored", "body": {"hand": "h1"}}
STOP: Json = {"uid": "e1", "kind": "SeriesStopped", "body": {}}


@pytest.mark.parametrize(
    ("events", "undone", "points"),
    [
        ([FIRST, SECOND], "h2", [("Ann", 12)]),
        ([FIRST, SECOND], "h1", [("Bob", 20)]),
        ([FIRST, struck("s1", of="h1")], "s1", [("Ann", 12)]),
        ([FIRST, struck("s1", of="h1"), RESTORED], "r1", []),
        ([FIRST, AMENDED], "a1", [("Ann", 12)]),
        ([FIRST, SECOND, MOVED], "m1", [("Ann", 12), ("Bob", 20)]),
    ],
)
def test_undo_takes_back_the_event_it_names_and_no_other(
    table: Played, events: list[Json], undone: str, points: list[tuple[str, int]]
) -> None:
    table.record(*events)

    answer = table.post("/undo", event=undone)

    assert (answer.status_code, answer.headers["Location"]) == (303, table.base)
    assert table.points() == points


@pytest.mark.parametrize("events", [[FIRST, SECOND], [FIRST, AMENDED], [FIRST, SECOND, MOVED]])
def test_undo_twice_is_undo_once(table: Played, events: list[Json]) -> None:
    table.record(*events)
    table.post("/undo", event=events[-1]["uid"])
    once = table.ledger()["series"]

    table.post("/undo", event=events[-1]["uid"])

    assert table.ledger()["series"] == once


def test_undo_of_a_stop_reopens_the_series(table: Played) -> None:
    table.record(FIRST, STOP)

    table.post("/undo", event="e1")

    assert not table.ledger()["series"][0]["stopped"]


def test_undo_of_new_names_brings_the_former_ones_back(table: Played) -> None:
    table.post("/players", player_a="Anna", player_b="Bob")

    table.post("/undo", event=table.log()[-1]["uid"])

    assert table.ledger()["players"] == ["Ann", "Bob"]


def test_undo_of_names_never_makes_both_players_one(table: Played) -> None:
    table.post("/players", player_a="Bob", player_b="Carl")
    renamed = table.log()[-1]["uid"]
    table.post("/players", player_a="Bob", player_b="Ann")

    refused = table.post("/undo", event=renamed)

    assert refused.status_code == 422
    assert table.ledger()["players"] == ["Bob", "Ann"]


@pytest.mark.parametrize("event", ["", "h9", "\u0000", "h" * 100])
def test_there_is_nothing_to_undo_of_an_unknown_event(table: Played, event: str) -> None:
    assert table.post("/undo", event=event).status_code == 404
    assert table.kinds() == []


def test_the_opening_of_a_table_cannot_be_undone(table: Played) -> None:
    assert table.post("/undo", event=table.log()[0]["uid"]).status_code == 404


def test_the_slip_names_what_was_written_last_and_takes_back_that(table: Played) -> None:
    table.record(FIRST, SECOND)

    sheet = table.get()
    table.submit(sheet, "/undo")

    assert "Bob 20" in sheet.text
    assert table.points() == [("Ann", 12)]
