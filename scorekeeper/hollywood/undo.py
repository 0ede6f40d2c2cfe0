"""Taking back one recorded event, by recording another."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from scorekeeper.hollywood.events import (
    MARKINGS,
    Event,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandRestored,
    HandStruck,
    Marking,
    PlayersRenamed,
    Recorded,
    RulesAmended,
    RulesChanged,
    SeriesStopped,
)
from scorekeeper.hollywood.rules import FIELDS, Rules
from scorekeeper.hollywood.table import HandPlace, Table, fold


def taking_back(uid: str, log: Sequence[Recorded]) -> Event | None:
    """Return the event that takes back the one of this uid and nothing else; none for an unknown event and the opening of a table.

    What is taken back of names and rules is what that event changed, unless somebody has changed it again since.

    >>> from scorekeeper.hollywood.events import TableOpened
    >>> log = [Recorded("t", TableOpened(("Ann", "Bob"), Rules(), None)), Recorded("s1", SeriesStopped())]
    >>> taking_back("s1", log)
    HandStruck(hand='s1')
    """
    number = next((number for number, recorded in enumerate(log) if number and recorded.uid == uid), None)
    return None if number is None else _taking_back(log[number], fold(log[:number]), log[number + 1 :])


def _taking_back(past: Recorded, table: Table, later: Iterable[Recorded]) -> Event | None:
    undo: Event | None = None
    match past.event:
        case HandPlayed() | SeriesStopped():
            undo = HandStruck(past.uid)
        case HandRestored(uid):
            undo = HandStruck(uid)
        case HandStruck(uid):
            undo = HandRestored(uid)
        case HandAmended(uid):
            place = table.place(uid)
            undo = HandAmended(uid, place.hand, place.shown, place.mark) if isinstance(place, HandPlace) else None
        case HandMoved(uid):
            undo = HandMoved(uid, _former_following(uid, table, later))
        case Marking():
            undo = _former_marking(past.event, table, later)
        case PlayersRenamed(players):
            undo = PlayersRenamed(_former_players(players, table, later))
        case RulesChanged(rules):
            undo = RulesChanged(_former_rules(None, rules, table, (past, *later)))
        case RulesAmended(before, rules):
            undo = RulesAmended(before, _former_rules(before, rules, table, (past, *later)))
    return undo


def _former_following(uid: str, table: Table, later: Iterable[Recorded]) -> str | None:
    """Return what would follow the hand now, had it never been moved since."""
    for past in later:
        if not (isinstance(past.event, HandMoved) and past.event.hand == uid):
            table.add(past.uid, past.event)
    return table.following(uid)


def _former_marking(event: Marking, table: Table, later: Iterable[Recorded]) -> Marking:
    """Return the mark that stood before, or else what withdraws this one; an amendment since has ended both."""
    place = table.place(event.hand)
    amended = any(isinstance(past.event, HandAmended) and past.event.hand == event.hand for past in later)
    former = place.mark if isinstance(place, HandPlace) and not amended else None
    return MARKINGS[former](event.hand) if former else replace(event, withdrawn=True)


def _former_players(players: tuple[str, str], table: Table, later: Iterable[Recorded]) -> tuple[str, str]:
    former, now = table.players, players
    for past in later:
        if isinstance(past.event, PlayersRenamed):
            now = past.event.players
    first, second = (was if name == given else name for was, given, name in zip(former, players, now, strict=True))
    return first, second


def _former_rules(before: str | None, rules: Rules, table: Table, later: Iterable[Recorded]) -> Rules:
    """Return the rules at a place as they are now, but as formerly in whatever these have changed and nothing has since."""
    former = table.rules_at(before)
    for past in later:
        table.add(past.uid, past.event)
    now = table.rules_at(before)
    untouched = (field for field in FIELDS if getattr(now, field) == getattr(rules, field))
    return replace(now, **{field: getattr(former, field) for field in untouched})
