"""Looking after the data from the command line."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import main
from scorekeeper.hollywood.events import (
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandStruck,
    PlayersRenamed,
    RulesAmended,
    RulesChanged,
    SeriesStopped,
)
from scorekeeper.hollywood.hands import Cards, Hand
from scorekeeper.hollywood.rules import PRESETS
from scorekeeper.hollywood.sheetfile import export_of
from tests.hollywood.evenings import DEAL, A, hand, log_of

SHEET = {"players": ["Ann", "Bob"], "hands": [{"winner": "Ann", "points": 18}, {"dead": True}, {"winner": "Bob", "points": 22}]}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "scorekeeper.db"


def run(database: Path, *words: str, stdin: object = None) -> Result:
    text = None if stdin is None else json.dumps(stdin)
    return CliRunner().invoke(main, [*words, "--database", str(database)], input=text, catch_exceptions=False)


def imported(database: Path, given: object = SHEET) -> str:
    return run(database, "import", "-", stdin=given).stdout.split()[0]


def exported(database: Path, key: str) -> dict[str, object]:
    said: dict[str, object] = json.loads(run(database, "export", key).stdout)
    return said


def test_a_sheet_file_becomes_a_table_that_is_listed_with_its_key(database: Path) -> None:
    key = imported(database)
    [line] = run(database, "tables").stdout.splitlines()
    assert key in line
    assert "Ann and Bob" in line


def test_an_export_taken_in_elsewhere_is_the_same_table_and_taken_in_again_adds_nothing(database: Path, tmp_path: Path) -> None:
    export = exported(database, imported(database))
    elsewhere = tmp_path / "elsewhere.db"
    key = imported(elsewhere, export)
    assert exported(elsewhere, key) == export
    again = run(elsewhere, "import", "-", stdin=export)
    assert again.stdout.split() == [key, "0", "new"]


def test_the_ledger_of_an_export_is_that_of_the_sheet_it_came_from(database: Path) -> None:
    export = exported(database, imported(database))
    said = CliRunner().invoke(main, ["ledger", "-", "--json"], input=json.dumps(export))
    [series] = json.loads(said.stdout)["series"]
    assert [(hand["winner"], hand["points"]) for hand in series["hands"]] == [("Ann", 18), (None, 0), ("Bob", 22)]
    assert all(hand["uid"] for hand in series["hands"])


def test_an_export_keeps_rules_corrections_marks_and_evidence_and_its_ledger_to_the_point(database: Path) -> None:
    by_cards = HandPlayed(Hand(Cards(A, DEAL), upcard=DEAL.upcard))
    corrected = (HandAmended("e3", hand("A50")), "B10", HandStruck("e5"), HandMoved("e2", "e1"))
    marks = (HandProtested("e2"), HandAgreed("e1"))
    others = (RulesAmended("e2", replace(PRESETS["oklahoma"], target=100, stake=5)), PlayersRenamed(("Ann", "Cleo")))
    later = (RulesChanged(PRESETS["modern"]), SeriesStopped(), "A31")
    log = log_of(by_cards, "B60", "A40", *corrected, *marks, *others, *later, rules=PRESETS["oklahoma"])
    export = export_of("a-table", ("Ann", "Cleo"), log)

    back = exported(database, imported(database, export))

    first, second = (ledger_of(given)["series"] for given in (export, back))
    assert first == second
    # B 60, then two times 1 + 25 by the cards: 112 + 250 + (1 + 1 + 2) x 25, and twice that for a shutout, at 5 a point.
    net = {"winner": "Cleo", "totals": {"Ann": 0, "Cleo": 924}, "net": 924, "weight": 1}
    assert first[0]["settlement"] == {"games": [net], "winner": "Cleo", "net": 924, "money": 4620}
    assert [(played["uid"], played["points"], played.get("mark")) for played in first[0]["hands"]] == [
        ("e2", 60, "protested"),
        ("e1", 52, "agreed"),
        ("e3", 50, None),
    ]
    assert (first[0]["stopped"], len(first[1]["games"])) == (True, 1)
    assert "knocker_melds" in json.dumps(back)


def ledger_of(given: dict[str, object]) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(CliRunner().invoke(main, ["ledger", "-", "--json"], input=json.dumps(given)).stdout)
    return said


def test_rules_beside_an_export_are_refused(database: Path) -> None:
    export = exported(database, imported(database))
    said = CliRunner().invoke(main, ["ledger", "-", "--rules", "gin"], input=json.dumps(export))
    assert said.exit_code == 1
    assert "An export has its own rules" in said.stderr


def test_another_opening_under_a_known_table_is_refused_and_nothing_is_added(database: Path) -> None:
    key = imported(database)
    export = exported(database, key)
    other = json.loads(json.dumps(export))
    other["events"][0]["uid"] = "another-opening"
    refused = run(database, "import", "-", stdin=other)
    assert refused.exit_code == 1
    assert exported(database, key) == export


def test_what_stands_otherwise_under_a_uid_is_named_and_left(database: Path) -> None:
    key = imported(database)
    export = exported(database, key)
    other = json.loads(json.dumps(export))
    other["events"][1]["body"]["points"] = 19
    refused = run(database, "import", "-", stdin=other)
    assert refused.exit_code == 1
    assert other["events"][1]["uid"] in refused.stderr
    assert exported(database, key) == export


def test_a_backup_opens_to_the_same_tables_and_overwrites_nothing(database: Path, tmp_path: Path) -> None:
    key = imported(database)
    copy = tmp_path / "copy.db"
    assert run(database, "backup", str(copy)).exit_code == 0
    assert exported(copy, key) == exported(database, key)
    again = run(database, "backup", str(copy))
    assert again.exit_code == 1
    assert "overwrites nothing" in again.stderr


def test_a_forgotten_table_is_gone_and_the_others_stay(database: Path) -> None:
    gone, stays = imported(database), imported(database, {"players": ["Cleo", "Dan"], "hands": []})
    asked = CliRunner().invoke(main, ["forget", gone, "--database", str(database)], input="n\n")
    assert asked.exit_code == 1
    assert "Ann and Bob" in asked.output
    assert run(database, "forget", gone, "--yes").exit_code == 0
    assert run(database, "export", gone).exit_code == 1
    assert exported(database, stays)["players"] == ["Cleo", "Dan"]


@pytest.mark.parametrize("command", ["export", "forget"])
def test_an_unknown_key_is_said_in_words(database: Path, command: str) -> None:
    imported(database)
    refused = run(database, command, "nowhere")
    assert refused.exit_code == 1
    assert "No table has this key" in refused.stderr


def test_a_file_that_is_no_database_is_said_in_words(tmp_path: Path) -> None:
    nothing = tmp_path / "x.db"
    nothing.write_text("This is a letter to my aunt, and she would not like it to be overwritten." * 20)
    before = nothing.read_bytes()
    refused = run(nothing, "tables")
    assert refused.exit_code == 1
    assert "no database" in refused.stderr
    assert nothing.read_bytes() == before


@pytest.mark.parametrize("words", [("tables",), ("export", "k"), ("forget", "k", "--yes"), ("backup", "copy.db")])
def test_a_mistyped_database_is_said_and_not_created(tmp_path: Path, words: tuple[str, ...]) -> None:
    missing = tmp_path / "nowhere" / "x.db"

    refused = run(missing, *words)

    assert refused.exit_code == 1
    assert str(missing) in refused.stderr
    assert not missing.parent.exists()
