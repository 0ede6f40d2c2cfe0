"""Sheet files and exports: a table as one JSON object, read whole or refused whole."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import admit, read_opening
from scorekeeper.hollywood.event_reading import read_event, seats_by_name
from scorekeeper.hollywood.events import Event, HandPlayed, Recorded, SeriesStopped, TableOpened
from scorekeeper.hollywood.hand_reading import read_hand
from scorekeeper.hollywood.hands import Dead, Hand
from scorekeeper.hollywood.names import read_players
from scorekeeper.hollywood.reading import Reader, SeatOf, quoted
from scorekeeper.hollywood.results import hand_problems
from scorekeeper.hollywood.rules import PRESETS, Rules, read_rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.table import Table


@dataclass(frozen=True, slots=True)
class Fault:
    """Say what is wrong with a file and where: in its head, or in a hand or an event, counted from 1."""

    problem: Problem
    where: Literal["file", "hand", "event"] = "file"
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TableFile:
    """Hold what a file tells: the log of a table, and the table's uid where the file is an export."""

    log: tuple[Recorded, ...]
    table: str | None


_UNOPENED = TableOpened(("", ""), PRESETS["hollywood"], None)
"""Stands for an opening that cannot be read, so that the rest of the file can be."""


def read_file(given: object, base: Rules | None = None) -> tuple[TableFile | None, tuple[Fault, ...]]:
    """Return the table that a sheet file or an export tells, none where anything is wrong, and all that is wrong.

    Rules said beside the file are the base of a sheet file's own; an export has its own, and is refused with them.

    >>> file, _ = read_file({"players": ["Ann", "Bob"], "hands": [{"winner": "Ann", "points": 12}]})
    >>> [recorded.uid for recorded in file.log]
    ['opened', '1']
    >>> faults = read_file({"players": ["Ann", "Bob"], "hands": [{"winner": "Carl", "points": 12}, {"dead": 1}]})[1]
    >>> [(fault.number, fault.problem.code) for fault in faults]
    [(1, 'unknown_player'), (2, 'not_true')]
    """
    if not isinstance(given, dict):
        return None, (Fault(Problem("not_an_object", fields={"field": "file", "value": quoted(given)})),)
    file, faults = _read_export(given, base) if "events" in given else _read_sheet(given, base or PRESETS["hollywood"])
    return (None if faults else file), tuple(faults)


def export_of(table: str, players: tuple[str, str], log: Iterable[Recorded]) -> dict[str, object]:
    """Return the export of a table: its uid, what the players are called now, and its whole log."""
    return {"table": table, "players": list(players), "events": [recorded.body() for recorded in log]}


def _read_sheet(given: Mapping[str, object], base: Rules) -> tuple[TableFile, list[Fault]]:
    opened, problems = read_opening({field: value for field, value in given.items() if field != "hands"}, base)
    hands, no_list = _list(given, "hands")
    faults = [Fault(problem) for problem in (*problems, *no_list)]
    seat_of, rules = _head(given, base)
    log = [Recorded("opened", opened)] if opened else []
    for number, item in enumerate(hands, start=1):
        event, problems = _read_item(item, seat_of, rules)
        faults += [Fault(problem, "hand", number) for problem in problems]
        log += [Recorded(str(number), event)] if event else []
    return TableFile(tuple(log), None), faults


def _list(given: Mapping[str, object], field: str) -> tuple[list[object], list[Problem]]:
    items = given.get(field)
    if isinstance(items, list):
        return items, []
    return [], [Problem("not_a_list", fields={"field": field, "value": quoted(items)})]


def _head(given: Mapping[str, object], base: Rules) -> tuple[SeatOf, Rules]:
    """Return whom the names mean and the rules, as far as they can be read, so that a fault in the head hides none in the hands."""
    players, problems = read_players(given.get("players"))
    said = given.get("rules")
    rules, _ = read_rules(said if isinstance(said, dict) else {}, base)
    return (lambda _: Seat.A) if problems else seats_by_name([players]), rules


def _read_item(item: object, seat_of: SeatOf, rules: Rules) -> tuple[Event | None, tuple[Problem, ...]]:
    if not isinstance(item, dict):
        return None, (Problem("not_an_object", fields={"field": "hands", "value": quoted(item)}),)
    if "stop" in item:
        reader = Reader(item)
        reader.only(("stop",))
        reader.true("stop")
        return SeriesStopped(), tuple(reader.problems)
    hand, problems = read_hand(item, seat_of)
    return HandPlayed(hand) if hand else None, problems or (hand_problems(hand, rules) if hand else ())


def _read_export(given: Mapping[str, object], base: Rules | None) -> tuple[TableFile, list[Fault]]:
    reader = Reader(given)
    reader.only(("table", "players", "events"))
    uid = reader.uid("table")
    if base:
        reader.refuse("rules_beside_export")
    events, problems = _list(given, "events")
    faults = [Fault(problem) for problem in (*reader.problems, *problems)]
    table = Table(_UNOPENED)
    log: dict[str, Recorded] = {}
    for number, item in enumerate(events, start=1):
        recorded, found = _read_recorded(item, number, table, log)
        faults += [Fault(problem, "event", number) for problem in found]
        if isinstance(recorded.event, TableOpened):
            table = Table(recorded.event)
        table.add(recorded.uid, recorded.event)
        log[recorded.uid] = recorded
    if not events and not problems:
        faults.append(Fault(Problem("not_opened")))
    return TableFile(tuple(log.values()), uid), faults


def _read_recorded(item: object, number: int, table: Table, log: Mapping[str, Recorded]) -> tuple[Recorded, tuple[Problem, ...]]:
    # An event that cannot be read is still there for those that name it; where its uid is at fault, under a name that no uid can be.
    stand_in = HandPlayed(Hand(Dead()))
    nameless = f"?{number}"
    if not isinstance(item, dict):
        return Recorded(nameless, stand_in), (Problem("not_an_object", fields={"field": "events", "value": quoted(item)}),)
    reader = Reader(item)
    reader.only(("uid", "kind", "body", "played_at", "recorded_at"))
    uid, played_at, recorded_at = reader.uid("uid"), reader.time("played_at"), reader.time("recorded_at")
    kind, body = item.get("kind"), item.get("body")
    if uid in log:
        reader.refuse("repeated_uid", uid=uid)
        uid = nameless
    if not log and kind != "TableOpened":
        reader.refuse("not_opened")
    event, problems = admit(kind, body, table) if log else read_event(kind, body)
    return Recorded(uid or nameless, event or stand_in, played_at, recorded_at), (*reader.problems, *problems)
