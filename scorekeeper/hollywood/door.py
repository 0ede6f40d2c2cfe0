"""The door: what is asked of an event before it is recorded."""

from dataclasses import dataclass

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.event_reading import read_event, seats_by_name
from scorekeeper.hollywood.events import (
    Event,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandRestored,
    HandStruck,
    Marking,
    RulesAmended,
    TableOpened,
)
from scorekeeper.hollywood.hands import Hand
from scorekeeper.hollywood.reading import Reader, quoted
from scorekeeper.hollywood.results import hand_problems
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.table import RulesPlace, StopPlace, Table

SENT_KINDS = ("HandPlayed", "HandAmended", "HandStruck", "HandRestored", "HandMoved", "HandProtested", "HandAgreed", "SeriesStopped")
"""The kinds that a phone's queue may send."""
RULES_KINDS = ("RulesChanged", "RulesAmended")


@dataclass(frozen=True, slots=True)
class Sent:
    """Hold an event as it was sent: who minted it said when it was, and nothing of it is checked but its frame."""

    uid: str
    kind: object
    body: object
    played_at: str | None


def read_sent(given: object) -> tuple[Sent | None, tuple[Problem, ...]]:
    """Return an event as it was sent, none where its frame is wrong.

    >>> read_sent({"uid": "h1", "kind": "HandStruck", "body": {"hand": "h0"}})[0].uid
    'h1'
    """
    if not isinstance(given, dict):
        return None, (Problem("not_an_object", fields={"field": "event", "value": quoted(given)}),)
    reader = Reader(given)
    reader.only(("uid", "kind", "body", "played_at"))
    sent = Sent(reader.uid("uid"), given.get("kind"), given.get("body"), reader.time("played_at"))
    return (None if reader.problems else sent), tuple(reader.problems)


def read_opening(given: object, base: Rules = PRESETS["hollywood"]) -> tuple[TableOpened | None, tuple[Problem, ...]]:
    """Return the event that opens a table for these players, rules and first dealer, who is none where he is to be drawn.

    >>> read_opening({"players": ["Ann", "Bob"], "first_dealer": "Bob"})[0].first_dealer
    <Seat.B: 'B'>
    """
    event, problems = read_event("TableOpened", given, base=base)
    return event if isinstance(event, TableOpened) else None, problems


def admit(kind: object, body: object, table: Table) -> tuple[Event | None, tuple[Problem, ...]]:
    """Return an event in the form in which it is recorded, none where something is wrong with it.

    A name is who is called so now, else who was called so last; a hand need only fit the loosest rules that the table has had.

    >>> from scorekeeper.hollywood.events import Recorded
    >>> from scorekeeper.hollywood.table import fold
    >>> table = fold([Recorded("t", TableOpened(("Ann", "Bob"), PRESETS["hollywood"], None))])
    >>> admit("HandPlayed", {"winner": "bob", "points": 12}, table)[0].body()
    {'v': 1, 'winner': {'seat': 'B'}, 'points': 12}
    >>> [problem.code for problem in admit("HandStruck", {"hand": "h9"}, table)[1]]
    ['unknown_hand']
    """
    event, problems = read_event(kind, body, seats_by_name(table.names), _base(kind, body, table))
    if event is None:
        return None, problems
    problems = _problems(event, table)
    return (None if problems else event), problems


def _base(kind: object, body: object, table: Table) -> Rules:
    """Return the rules that a change of rules leaves as they are in the fields it does not name."""
    before = body.get("before") if isinstance(body, dict) else None
    return table.rules_at(before if isinstance(before, str) else None) if kind in RULES_KINDS else table.opening.rules


def _problems(event: Event, table: Table) -> tuple[Problem, ...]:
    found: tuple[Problem, ...] = ()
    match event:
        case TableOpened():
            found = (Problem("opened_already"),)
        case HandPlayed(hand, before):
            found = (*_hand_problems(hand, table), *_before_problems(before, None, table))
        case HandAmended(uid, replacement):
            found = (*_unknown(uid, table), *_not_a_hand(uid, table), *_hand_problems(replacement, table))
        case Marking(uid):
            found = (*_unknown(uid, table), *_not_a_hand(uid, table))
        case RulesAmended(before):
            found = (*_unknown(before, table), *_not_a_hand(before, table))
        case HandMoved(uid, before):
            found = (*_unknown(uid, table), *_before_problems(before, uid, table))
        case HandStruck(uid) | HandRestored(uid):
            found = _unknown(uid, table)
    return found


def _unknown(uid: str, table: Table) -> tuple[Problem, ...]:
    place = table.place(uid)
    return (Problem("unknown_hand", fields={"hand": uid}),) if place is None or isinstance(place, RulesPlace) else ()


def _not_a_hand(uid: str, table: Table) -> tuple[Problem, ...]:
    return (Problem("not_a_hand", fields={"hand": uid}),) if isinstance(table.place(uid), StopPlace) else ()


def _before_problems(before: str | None, moved: str | None, table: Table) -> tuple[Problem, ...]:
    if before is None:
        return ()
    if before == moved:
        return (Problem("before_itself", fields={"hand": before}),)
    return () if table.place(before) else (Problem("unknown_before", fields={"before": before}),)


def _hand_problems(hand: Hand, table: Table) -> tuple[Problem, ...]:
    """Return what is wrong by the rules that object least: a phone may send late what was played by rules that were changed since."""
    return min((hand_problems(hand, rules) for rules in dict.fromkeys(reversed(table.rules))), key=len)
