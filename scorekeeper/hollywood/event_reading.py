"""How an event is read from its kind and its body, and what can be wrong with them."""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import cast

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import (
    MARKINGS,
    VERSION,
    Event,
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandRestored,
    HandStruck,
    Marking,
    PlayersRenamed,
    RulesAmended,
    RulesChanged,
    SeriesStopped,
    Shown,
    TableOpened,
)
from scorekeeper.hollywood.hand_reading import read_hand
from scorekeeper.hollywood.hands import Dead, Hand, Mark
from scorekeeper.hollywood.names import folded, read_name, read_players
from scorekeeper.hollywood.reading import Reader, SeatOf, nobody, quoted
from scorekeeper.hollywood.rules import PRESETS, Rules, read_rules
from scorekeeper.hollywood.seats import Seat

_UNREAD = Hand(Dead())
"""Stands for a hand that could not be read, in an event that nobody gets."""


def read_event(
    kind: object, body: object, seat_of: SeatOf = nobody, base: Rules = PRESETS["hollywood"]
) -> tuple[Event | None, tuple[Problem, ...]]:
    """Return the event that a body tells, none where its shape is wrong, and what is wrong; fields of rules left out are the base's.

    >>> read_event("HandStruck", {"hand": "h1"})[0]
    HandStruck(hand='h1')
    >>> [problem.code for problem in read_event("HandMoved", {"hand": "h 1"})[1]]
    ['not_a_uid', 'missing_field']
    """
    if not isinstance(kind, str) or kind not in _READERS:
        return None, (Problem("unknown_kind", fields={"value": quoted(kind)}),)
    if not isinstance(body, dict):
        return None, (Problem("not_an_object", fields={"field": "body", "value": quoted(body)}),)
    reader = Reader({field: value for field, value in body.items() if field != "v"}, seat_of)
    version = body.get("v", VERSION)
    if type(version) is not int or version != VERSION:
        reader.refuse("unknown_version", value=quoted(version))
    event = _READERS[kind](reader, base)
    return (None if reader.problems else event), tuple(reader.problems)


def _table_opened(reader: Reader, base: Rules) -> Event:
    reader.only(("players", "rules", "first_dealer"))
    players = _players(reader)
    own = Reader(reader.given, seats_by_name([players]))
    dealer = own.seat("first_dealer") if own.says("first_dealer") else None
    reader.problems += own.problems
    return TableOpened(players, _rules(reader, base) if reader.says("rules") else base, dealer)


def _hand_played(reader: Reader, _: Rules) -> Event:
    told, beside = _split(reader, reader.given, ("before", "seen", "shown"))
    before = beside.uid("before") if beside.says("before") else None
    seen = beside.uid("seen") if beside.says("seen") else None
    event = HandPlayed(_hand(reader, told), before, seen, _shown(beside))
    reader.problems += beside.problems
    return event


def _hand_amended(reader: Reader, _: Rules) -> Event:
    reader.only(("hand", "replacement", "mark"))
    mark = cast("Mark", reader.choice("mark", tuple(MARKINGS))) if reader.says("mark") else None
    uid, replacement = reader.uid("hand"), reader.inner("replacement")
    if replacement is None:
        return HandAmended(uid, _UNREAD)
    told, beside = _split(reader, replacement, ("shown",))
    event = HandAmended(uid, _hand(reader, told), _shown(beside), mark)
    reader.problems += beside.problems
    return event


def _split(reader: Reader, given: Mapping[str, object], beside: Collection[str]) -> tuple[dict[str, object], Reader]:
    """Return the fields of a hand, and a reader of those that stand beside it."""
    told = {field: value for field, value in given.items() if field not in beside}
    return told, Reader({field: value for field, value in given.items() if field in beside}, reader.seat_of)


def _hand(reader: Reader, given: Mapping[str, object]) -> Hand:
    hand, problems = read_hand(given, reader.seat_of)
    reader.problems += problems
    return hand or _UNREAD


def _shown(reader: Reader) -> Shown | None:
    given = reader.inner("shown") if reader.says("shown") else None
    if given is None:
        return None
    inner = Reader(given, reader.seat_of)
    inner.only(("winner", "points"))
    shown = Shown(inner.seat("winner") if inner.says("winner") else None, inner.whole("points"))
    reader.problems += inner.problems
    return shown


def _hand_struck(reader: Reader, _: Rules) -> Event:
    reader.only(("hand",))
    return HandStruck(reader.uid("hand"))


def _hand_restored(reader: Reader, _: Rules) -> Event:
    reader.only(("hand",))
    return HandRestored(reader.uid("hand"))


def _hand_moved(reader: Reader, _: Rules) -> Event:
    reader.only(("hand", "before"))
    # Null is the end here, so leaving the field out must not pass for it.
    to_the_end = "before" in reader.given and not reader.says("before")
    return HandMoved(reader.uid("hand"), None if to_the_end else reader.uid("before"))


def _marking(marking: type[Marking]) -> Callable[[Reader, Rules], Event]:
    def read(reader: Reader, _: Rules) -> Event:
        reader.only(("hand", "withdrawn"))
        if reader.says("withdrawn"):
            reader.true("withdrawn")
        return marking(reader.uid("hand"), withdrawn=reader.says("withdrawn"))

    return read


def _players_renamed(reader: Reader, _: Rules) -> Event:
    reader.only(("players",))
    return PlayersRenamed(_players(reader))


def _rules_changed(reader: Reader, base: Rules) -> Event:
    reader.only(("rules",))
    return RulesChanged(_rules(reader, base))


def _rules_amended(reader: Reader, base: Rules) -> Event:
    reader.only(("before", "rules"))
    return RulesAmended(reader.uid("before"), _rules(reader, base))


def _series_stopped(reader: Reader, _: Rules) -> Event:
    reader.only(())
    return SeriesStopped()


def _players(reader: Reader) -> tuple[str, str]:
    players, problems = read_players(reader.given.get("players"))
    reader.problems += problems
    return players


def _rules(reader: Reader, base: Rules) -> Rules:
    given = reader.inner("rules")
    rules, problems = read_rules(given or {}, base)
    reader.problems += problems
    return rules


_READERS: Mapping[str, Callable[[Reader, Rules], Event]] = MappingProxyType(
    {
        "TableOpened": _table_opened,
        "HandPlayed": _hand_played,
        "HandAmended": _hand_amended,
        "HandStruck": _hand_struck,
        "HandRestored": _hand_restored,
        "HandMoved": _hand_moved,
        "HandProtested": _marking(HandProtested),
        "HandAgreed": _marking(HandAgreed),
        "PlayersRenamed": _players_renamed,
        "RulesChanged": _rules_changed,
        "RulesAmended": _rules_amended,
        "SeriesStopped": _series_stopped,
    }
)


def seats_by_name(names: list[tuple[str, str]]) -> SeatOf:
    """Return who is meant by a name, given the pairs of names a table has had, the ones in force last.

    >>> seats_by_name([("Ann", "Bob"), ("Bob", "Carl")])("bob")
    <Seat.A: 'A'>
    """
    seats = {folded(name): seat for pair in names for seat, name in zip(Seat, pair, strict=True)}
    return lambda name: seats.get(folded(read_name(name)))
