import json
from typing import Any

import pytest
from hypothesis import given

from scorekeeper.hollywood.events import HandPlayed, HandStruck, PlayersRenamed, Recorded, RulesChanged, SeriesStopped, TableOpened
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.sheetfile import TableFile, export_of, read_file
from tests.hollywood.evenings import A, B, hand, log_of, logs

SHEET: dict[str, Any] = {"players": ["Ann", "Bob"], "hands": [{"winner": "Ann", "points": 12}, {"stop": True}, {"dead": True}]}
TIMES = {"played_at": None, "recorded_at": "2026-11-29T19:20:00Z"}
OPENED = {"uid": "t", "kind": "TableOpened", "body": {"players": ["Ann", "Bob"], "rules": {}, "first_dealer": {"seat": "A"}}, **TIMES}
PLAYED = {"uid": "h1", "kind": "HandPlayed", "body": {"winner": {"seat": "A"}, "points": 12}, **TIMES}


def codes(given: object, base: Rules | None = None) -> list[tuple[str, int | None, str]]:
    file, faults = read_file(given, base)
    assert (file is None) == bool(faults)
    return [(fault.where, fault.number, fault.problem.code) for fault in faults]


def export(*events: object) -> dict[str, object]:
    return {"table": "t1", "players": ["Ann", "Bob"], "events": [OPENED, *events]}


def test_a_sheet_file_tells_a_log() -> None:
    file, faults = read_file({**SHEET, "first_dealer": "Bob", "rules": {"target": 150}})

    assert faults == ()
    assert file == TableFile(
        (
            Recorded("opened", TableOpened(("Ann", "Bob"), Rules(target=150), B)),
            Recorded("1", HandPlayed(hand("A12"))),
            Recorded("2", SeriesStopped()),
            Recorded("3", HandPlayed(hand("dead"))),
        ),
        None,
    )


@pytest.mark.parametrize(
    ("own", "base", "rules"),
    [
        ({}, Rules(target=250), Rules(target=250)),
        ({"rules": {"gin_bonus": 20}}, Rules(target=250), Rules(target=250, gin_bonus=20)),
        ({"rules": {"preset": "hollywood"}}, Rules(target=250), Rules()),
        ({"rules": None}, None, Rules()),
    ],
)
def test_the_own_rules_of_a_sheet_lie_over_those_said_beside_it(own: dict[str, object], base: Rules | None, rules: Rules) -> None:
    file, _ = read_file({**SHEET, **own}, base)

    assert file
    assert file.log[0].event == TableOpened(("Ann", "Bob"), rules, None)


@pytest.mark.parametrize(
    ("sheet", "faults"),
    [
        ([], [("file", None, "not_an_object")]),
        ({"players": ["Ann", "Bob"]}, [("file", None, "not_a_list")]),
        ({**SHEET, "hands": {}}, [("file", None, "not_a_list")]),
        ({**SHEET, "venue": "cellar"}, [("file", None, "unknown_field")]),
        ({**SHEET, "first_dealer": "Carl"}, [("file", None, "unknown_player")]),
        ({**SHEET, "players": ["Ann", "ann"]}, [("file", None, "names_equal")]),
        ({**SHEET, "rules": {"jokers": 2}}, [("file", None, "unknown_rule")]),
        ({**SHEET, "hands": [{"stop": True, "dead": True}, {"stop": 1}]}, [("hand", 1, "unknown_field"), ("hand", 2, "not_true")]),
        ({**SHEET, "hands": [7]}, [("hand", 1, "not_an_object")]),
        ({**SHEET, "hands": [{"winner": "Ann", "points": 12, "before": "1"}]}, [("hand", 1, "unknown_field")]),
        ({**SHEET, "hands": [{"winner": "Ann", "points": 12, "seen": None, "shown": {}}]}, [("hand", 1, "unknown_field")] * 2),
        ({**SHEET, "hands": [{"winner": "Ann", "points": 124}]}, [("hand", 1, "points_bounds")]),
        ({**SHEET, "rules": {"gin_bonus": 26}, "hands": [{"winner": "Ann", "points": 124}]}, []),
        (
            {
                "players": ["Ann", "Bob"],
                "rules": {"target": 1},
                "hands": [{"winner": "Carl", "points": 1}, {"dead": True}, {"points": 0.5}],
            },
            [
                ("file", None, "rule_bounds"),
                ("hand", 1, "unknown_player"),
                ("hand", 3, "missing_field"),
                ("hand", 3, "not_a_whole_number"),
            ],
        ),
    ],
)
def test_a_bad_sheet_is_refused_whole_with_the_number_of_the_hand(sheet: object, faults: list[tuple[str, int | None, str]]) -> None:
    assert codes(sheet) == faults


@given(logs())
def test_an_export_is_the_same_log_when_it_is_read_back(log: list[Recorded]) -> None:
    exported = json.loads(json.dumps(export_of("t1", ("Ann", "Bob"), log)))

    assert read_file(exported) == (TableFile(tuple(log), "t1"), ())


def test_names_in_an_export_are_resolved_as_they_were_then() -> None:
    renamed = {"uid": "r", "kind": "PlayersRenamed", "body": {"players": ["Bob", "Ann"]}, **TIMES}
    named = {**PLAYED, "body": {"winner": "Ann", "points": 12}}

    file, _ = read_file(export(renamed, named))

    assert file
    assert [recorded.event for recorded in file.log[1:]] == [PlayersRenamed(("Bob", "Ann")), HandPlayed(hand("B12"))]


def test_an_export_keeps_its_times() -> None:
    file, _ = read_file(export(PLAYED))

    assert file
    assert file.log[1] == Recorded("h1", HandPlayed(hand("A12")), None, "2026-11-29T19:20:00Z")


@pytest.mark.parametrize(
    ("given_export", "faults"),
    [
        ({"table": "t1", "players": ["Ann", "Bob"], "events": []}, [("file", None, "not_opened")]),
        ({"players": ["Ann", "Bob"], "events": [OPENED]}, [("file", None, "missing_field")]),
        ({**export(), "key": "secret"}, [("file", None, "unknown_field")]),
        ({**export(), "events": {}}, [("file", None, "not_a_list")]),
        ({**export(), "events": [PLAYED]}, [("event", 1, "not_opened")]),
        (export(PLAYED, OPENED), [("event", 3, "repeated_uid"), ("event", 3, "opened_already")]),
        (export(PLAYED, PLAYED), [("event", 3, "repeated_uid")]),
        (export(7), [("event", 2, "not_an_object")]),
        (export({**PLAYED, "uid": "?"}), [("event", 2, "not_a_uid")]),
        (export({**PLAYED, "note": "x"}), [("event", 2, "unknown_field")]),
        (export({**PLAYED, "recorded_at": "yesterday"}), [("event", 2, "not_a_time")]),
        (export({**PLAYED, "body": {"winner": {"seat": "A"}, "points": 500}}), [("event", 2, "points_bounds")]),
        (export({"uid": "s", "kind": "HandStruck", "body": {"hand": "h9"}, **TIMES}), [("event", 2, "unknown_hand")]),
        (
            export({**PLAYED, "body": {}}, {"uid": "s", "kind": "HandStruck", "body": {"hand": "h1"}, **TIMES}, {"uid": "x"}),
            [("event", 2, "no_hand"), ("event", 4, "unknown_kind")],
        ),
    ],
)
def test_a_bad_export_is_refused_whole_with_the_number_of_the_event(
    given_export: object, faults: list[tuple[str, int | None, str]]
) -> None:
    assert codes(given_export) == faults


def test_rules_beside_an_export_are_refused() -> None:
    assert codes(export(PLAYED), Rules()) == [("file", None, "rules_beside_export")]


def test_an_export_says_what_the_players_are_called_now() -> None:
    log = log_of("A10", HandStruck("e1"), RulesChanged(Rules(target=50)), first_dealer=A)

    exported = export_of("t1", ("Cleo", "Dan"), log)

    assert exported["players"] == ["Cleo", "Dan"]
    assert exported["events"] == [recorded.body() for recorded in log]
