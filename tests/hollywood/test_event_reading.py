import json

import pytest
from hypothesis import given

from scorekeeper.hollywood.event_reading import read_event, seats_by_name
from scorekeeper.hollywood.events import Event, Recorded, RulesChanged, TableOpened
from scorekeeper.hollywood.rules import Rules
from tests.hollywood.evenings import A, B, logs
from tests.hollywood.test_events import EVENTS, HAND


@pytest.mark.parametrize(("event", "body"), EVENTS)
def test_an_event_is_read_from_the_form_in_which_it_is_written(event: Event, body: dict[str, object]) -> None:
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
        ("HandProtested", {}, ["missing_field"]),
        ("HandProtested", {"hand": "h1", "withdrawn": False}, ["not_true"]),
        ("HandAgreed", {"hand": "h1", "withdrawn": "yes"}, ["not_true"]),
        ("HandAgreed", {"hand": "h1", "by": "Ann"}, ["unknown_field"]),
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
        ("HandAmended", {"hand": "h1", "replacement": HAND, "mark": "settled"}, ["not_one_of"]),
        ("HandAmended", {"hand": "h1", "replacement": HAND, "mark": ["agreed"]}, ["not_one_of"]),
        ("PlayersRenamed", {"players": ["Ann", "ann"]}, ["names_equal"]),
        ("RulesChanged", {"rules": {"target": 5}}, ["rule_bounds"]),
        ("RulesChanged", {}, ["missing_field"]),
        ("RulesAmended", {"rules": {}}, ["missing_field"]),
        ("RulesAmended", {"before": None, "rules": {}}, ["missing_field"]),
        ("RulesAmended", {"before": "h1", "rules": {"target": 5}}, ["rule_bounds"]),
        ("RulesAmended", {"before": "h1", "hand": "h1", "rules": {}}, ["unknown_field"]),
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
