import json

import pytest
from hypothesis import given

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.event_reading import read_event, seats_by_name
from scorekeeper.hollywood.events import (
    Event,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandRestored,
    HandStruck,
    PlayersRenamed,
    Recorded,
    RulesChanged,
    SeriesStopped,
    Shown,
    TableOpened,
)
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import Rules, rules_json
from tests.hollywood.evenings import A, B, hand, logs

SEAT_A, SEAT_B = {"seat": "A"}, {"seat": "B"}
HAND: dict[str, object] = {"winner": SEAT_A, "points": 12}
EVENTS: list[tuple[Event, dict[str, object]]] = [
    (
        TableOpened(("Ann", "Bob"), Rules(target=150), B),
        {"v": 1, "players": ["Ann", "Bob"], "rules": rules_json(Rules(target=150)), "first_dealer": SEAT_B},
    ),
    (TableOpened(("Ann", "Bob"), Rules(), None), {"v": 1, "players": ["Ann", "Bob"], "rules": rules_json(Rules()), "first_dealer": None}),
    (HandPlayed(hand("A12")), {"v": 1, **HAND}),
    (
        HandPlayed(Hand(Counts(B, Outcome.KNOCK, 5, 20), A), "h1", "h2", Shown(B, 15)),
        {
            "v": 1,
            "knocker": SEAT_B,
            "declared": "knock",
            "knocker_count": 5,
            "opponent_count": 20,
            "dealer": SEAT_A,
            "before": "h1",
            "seen": "h2",
            "shown": {"winner": SEAT_B, "points": 15},
        },
    ),
    (HandPlayed(hand("dead"), shown=Shown(None, 0)), {"v": 1, "dead": True, "shown": {"winner": None, "points": 0}}),
    (HandAmended("h1", hand("A12")), {"v": 1, "hand": "h1", "replacement": HAND}),
    (
        HandAmended("h1", hand("A12"), Shown(A, 12)),
        {"v": 1, "hand": "h1", "replacement": {**HAND, "shown": {"winner": SEAT_A, "points": 12}}},
    ),
    (HandStruck("h1"), {"v": 1, "hand": "h1"}),
    (HandRestored("h1"), {"v": 1, "hand": "h1"}),
    (HandMoved("h1", "h2"), {"v": 1, "hand": "h1", "before": "h2"}),
    (HandMoved("h1", None), {"v": 1, "hand": "h1", "before": None}),
    (PlayersRenamed(("Bob", "Ann")), {"v": 1, "players": ["Bob", "Ann"]}),
    (RulesChanged(Rules(gin_bonus=20)), {"v": 1, "rules": rules_json(Rules(gin_bonus=20))}),
    (SeriesStopped(), {"v": 1}),
]


@pytest.mark.parametrize(("event", "body"), EVENTS)
def test_an_event_is_written_in_its_one_form_and_read_back(event: Event, body: dict[str, object]) -> None:
    assert event.body() == body
    assert read_event(event.kind, body) == (event, ())


@given(logs())
def test_any_log_is_the_same_when_it_is_read_back(log: list[Recorded]) -> None:
    stored = [(recorded.event.kind, json.loads(json.dumps(recorded.event.body()))) for recorded in log]

    assert [read_event(kind, body) for kind, body in stored] == [(recorded.event, ()) for recorded in log]


@pytest.mark.parametrize(
    ("kind", "body", "codes"),
    [
        ("HandDealt", {}, ["unknown_kind"]),
        ("Event", {}, ["unknown_kind"]),
        (None, {}, ["unknown_kind"]),
        (["HandStruck"], {}, ["unknown_kind"]),
        ("HandStruck", None, ["not_an_object"]),
        ("HandStruck", [], ["not_an_object"]),
        ("HandStruck", {}, ["missing_field"]),
        ("HandStruck", {"hand": "h 1"}, ["not_a_uid"]),
        ("HandStruck", {"hand": "x" * 65}, ["not_a_uid"]),
        ("HandStruck", {"hand": 1}, ["not_a_uid"]),
        ("HandStruck", {"hand": "h1", "why": "wrong"}, ["unknown_field"]),
        ("HandStruck", {"hand": "h1", "v": 2}, ["unknown_version"]),
        ("HandStruck", {"hand": "h1", "v": True}, ["unknown_version"]),
        ("HandRestored", {"hand": None}, ["missing_field"]),
        ("HandMoved", {"hand": "h1"}, ["missing_field"]),
        ("HandMoved", {"hand": "h1", "before": 3}, ["not_a_uid"]),
        ("HandPlayed", {}, ["no_hand"]),
        ("HandPlayed", {**HAND, "before": "?"}, ["not_a_uid"]),
        ("HandPlayed", {**HAND, "seen": {}}, ["not_a_uid"]),
        ("HandPlayed", {**HAND, "shown": 12}, ["not_an_object"]),
        ("HandPlayed", {**HAND, "shown": {"points": 12, "why": 1}}, ["unknown_field"]),
        ("HandPlayed", {**HAND, "shown": {"winner": "Ann", "points": 1.5}}, ["unknown_player", "not_a_whole_number"]),
        ("HandPlayed", {"winner": "Ann", "points": 12}, ["unknown_player"]),
        ("HandAmended", {"hand": "h1"}, ["missing_field"]),
        ("HandAmended", {"hand": "h1", "replacement": "A12"}, ["not_an_object"]),
        ("HandAmended", {"hand": "h1", "replacement": {}}, ["no_hand"]),
        ("HandAmended", {"hand": "h1", "replacement": {**HAND, "before": "h2"}}, ["unknown_field"]),
        ("PlayersRenamed", {"players": ["Ann", "ann"]}, ["names_equal"]),
        ("RulesChanged", {"rules": {"target": 5}}, ["rule_bounds"]),
        ("RulesChanged", {}, ["missing_field"]),
        ("SeriesStopped", {"hand": "h1"}, ["unknown_field"]),
        ("TableOpened", {"players": ["Ann", "Bob"], "first_dealer": "Carl"}, ["unknown_player"]),
        ("TableOpened", {"players": ["Ann", "Bob"], "rules": [1]}, ["not_an_object"]),
        ("TableOpened", {"names": ["Ann", "Bob"]}, ["unknown_field", "not_two_players"]),
    ],
)
def test_what_is_wrong_with_an_event_is_named(kind: object, body: object, codes: list[str]) -> None:
    event, problems = read_event(kind, body)

    assert event is None
    assert [problem.code for problem in problems] == codes


def test_rules_left_out_are_those_of_the_base() -> None:
    event, _ = read_event("RulesChanged", {"rules": {"gin_bonus": 20}}, base=Rules(target=250))

    assert event == RulesChanged(Rules(target=250, gin_bonus=20))


def test_the_first_dealer_is_named_among_the_players_who_sit_down() -> None:
    event, _ = read_event("TableOpened", {"players": ["Ann", "Bob"], "first_dealer": " bob"})

    assert event == TableOpened(("Ann", "Bob"), Rules(), B)


@pytest.mark.parametrize(("name", "seat"), [("Bob", A), ("Ann", B), ("Cleo", A), ("dan ", B), ("Eve", None)])
def test_a_name_is_who_is_called_so_now_else_who_was_called_so_last(name: str, seat: str | None) -> None:
    seat_of = seats_by_name([("Dan", "Cleo"), ("Cleo", "Dan"), ("Ann", "Bob"), ("Bob", "Ann")])

    assert seat_of(name) == seat


def test_an_event_is_exported_with_its_times() -> None:
    recorded = Recorded("h1", HandStruck("h0"), "2026-11-29T20:00:00+01:00", "2026-11-29T19:00:02Z")

    assert recorded.body() == {
        "uid": "h1",
        "kind": "HandStruck",
        "body": {"v": 1, "hand": "h0"},
        "played_at": "2026-11-29T20:00:00+01:00",
        "recorded_at": "2026-11-29T19:00:02Z",
    }
