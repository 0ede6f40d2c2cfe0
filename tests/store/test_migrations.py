import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlite_utils import Database

from scorekeeper.store.database import open_database
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import append, log
from scorekeeper.store.migrations import MIGRATIONS, guard_events
from scorekeeper.store.tables import Table
from tests.store.made import event


def leave(_: Database) -> None:
    pass


def rebuild(db: Database) -> None:
    db.table("events").transform(rename={"played_at": "shown_at"})
    db.table("events").transform(rename={"shown_at": "played_at"})
    guard_events(db)


@pytest.mark.parametrize("migrate", [leave, rebuild])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = '{}' WHERE uid = 'hand'",
        "UPDATE events SET table_id = 99 WHERE uid = 'hand'",
        "DELETE FROM events WHERE uid = 'hand'",
        "DELETE FROM events",
        "INSERT OR REPLACE INTO events SELECT id, table_id, uid, kind, '{}', played_at, recorded_at, received FROM events",
        "REPLACE INTO events SELECT id + 100, table_id, uid, kind, '{}', played_at, recorded_at, received FROM events",
        "INSERT INTO events SELECT * FROM events WHERE true ON CONFLICT (table_id, uid) DO UPDATE SET body = '{}'",
    ],
)
def test_no_statement_changes_or_deletes_an_event(db: Database, table: Table, migrate: Callable[[Database], None], statement: str) -> None:
    append(db, table.id, event("hand", points=12))
    migrate(db)
    before = log(db, table.id)

    with pytest.raises(sqlite3.IntegrityError, match="an event"):
        db.execute(statement)

    assert log(db, table.id) == before


def test_a_rebuilt_table_of_events_has_lost_its_triggers_until_it_is_guarded_again(db: Database) -> None:
    db.table("events").transform(rename={"played_at": "shown_at"})
    unguarded = db.triggers

    guard_events(db)

    assert unguarded == []
    assert len(db.triggers) == 2


@pytest.mark.parametrize("name", ["tables", "links", "events"])
def test_a_column_takes_only_values_of_its_type(db: Database, name: str) -> None:
    assert db.table(name).strict


def test_opening_again_changes_nothing(db: Database, table: Table, path: Path) -> None:
    steps = len(MIGRATIONS.applied(db))

    with open_database(path) as again:
        assert len(MIGRATIONS.applied(again)) == steps
        assert log(again, table.id) == log(db, table.id)


def test_a_database_of_a_later_version_is_refused(db: Database, path: Path) -> None:
    db.table("_sqlite_migrations").insert({"migration_set": "scorekeeper", "name": "a_later_step", "applied_at": "2031"})

    with pytest.raises(StoreError, match="newer"):
        open_database(path)


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.db"
    with sqlite3.connect(theirs) as conn:
        conn.execute("CREATE TABLE songs (title TEXT)")
    conn.close()
    theirs.chmod(0o644)

    with pytest.raises(StoreError, match="foreign"):
        open_database(theirs)

    with Database(theirs) as db:
        assert db.table_names() == ["songs"]
    assert theirs.stat().st_mode & 0o777 == 0o644
