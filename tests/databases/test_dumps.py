import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlite_utils import Database

from scorekeeper.hollywood.ledger import keep_ledger
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.sheetfile import read_file
from scorekeeper.hollywood.table import fold
from scorekeeper.store.database import open_database
from scorekeeper.store.events import append, log
from scorekeeper.store.imports import import_table
from scorekeeper.store.reading import read_log
from scorekeeper.store.tables import find, tables
from tests.store.made import event

DUMPS = sorted(Path(__file__).parent.glob("*.sql"))


@pytest.fixture(params=DUMPS, ids=lambda dump: dump.stem)
def dump(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


@pytest.fixture
def evening(dump: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(dump.with_suffix(".json").read_text(encoding="utf-8"))
    return told


@pytest.fixture
def path(dump: Path, tmp_path: Path) -> Path:
    path = tmp_path / "scorekeeper.db"
    conn = sqlite3.connect(path)
    conn.executescript(dump.read_text(encoding="utf-8"))
    conn.close()
    return path


def test_an_old_database_opens_to_the_same_log(path: Path, evening: dict[str, Any]) -> None:
    with open_database(path) as db:
        (table,) = tables(db)
        stored = log(db, table.id)

        assert find(db, str(table.key)) is not None

    assert table.uid == evening["export"]["table"]
    assert [
        {"uid": e.uid, "kind": e.kind, "body": e.body, "played_at": e.played_at, "recorded_at": e.recorded_at} for e in stored
    ] == evening["export"]["events"]


def test_an_old_database_opens_to_the_same_ledger(path: Path, evening: dict[str, Any]) -> None:
    with open_database(path) as db:
        (table,) = tables(db)
        told: Any = ledger_json(keep_ledger(fold(read_log(db, table.id))))

    players = evening["export"]["players"]
    assert told["players"] == players
    assert [[[game["totals"][player] for game in series["games"]] for player in players] for series in told["series"]] == evening["totals"]
    assert told["next_dealer"] == evening["next_dealer"]


def test_an_old_export_is_taken_in_and_gives_the_same_ledger(evening: dict[str, Any], tmp_path: Path) -> None:
    file, faults = read_file(evening["export"])
    assert (file is None, faults) == (False, ())

    with open_database(tmp_path / "scorekeeper.db") as db:
        imported = import_table(db, evening["export"])
        told: Any = ledger_json(keep_ledger(fold(read_log(db, imported.table.id))))

    assert file
    assert told == ledger_json(keep_ledger(fold(file.log)))
    assert [[[game["totals"][player] for game in series["games"]] for player in told["players"]] for series in told["series"]] == evening[
        "totals"
    ]


@pytest.mark.parametrize(
    "statement", ["UPDATE events SET body = '{}'", "DELETE FROM events", "INSERT OR REPLACE INTO events SELECT * FROM events"]
)
def test_an_old_database_keeps_its_events(path: Path, statement: str) -> None:
    with open_database(path) as db, pytest.raises(sqlite3.IntegrityError, match="an event"):
        db.execute(statement)


def test_an_old_database_has_the_shape_of_a_new_one(path: Path, tmp_path: Path) -> None:
    def shape(db: Database) -> list[tuple[str, str]]:
        return sorted(db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall())

    with open_database(path) as old, open_database(tmp_path / "new.db") as new:
        assert shape(old) == shape(new)


def test_an_old_database_goes_on_recording(path: Path, evening: dict[str, Any]) -> None:
    first = evening["export"]["events"][1]
    with open_database(path) as db:
        (table,) = tables(db)

        assert append(db, table.id, event(first["uid"], first["kind"], **first["body"])).status == "known"
        assert append(db, table.id, event("one-more", winner={"seat": "B"}, points=7)).status == "recorded"
