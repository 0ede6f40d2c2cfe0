import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlite_utils import Database

from scorekeeper.store.database import backup, connect, open_database, read_secret
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import append, log
from scorekeeper.store.tables import Table, forget, open_table
from tests.store.made import event, opened


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 5000), ("foreign_keys", 1), ("recursive_triggers", 1)],
)
def test_a_connection_keeps_the_promises_of_the_log(db: Database, path: Path, pragma: str, value: object) -> None:
    with connect(path) as second:
        assert [conn.execute(f"PRAGMA {pragma}").fetchone()[0] for conn in (db, second)] == [value, value]


@pytest.mark.parametrize("mask", [0o022, 0o000])
def test_only_their_owner_may_read_the_files(path: Path, mask: int) -> None:
    with umask(mask):
        db, _ = opened(path)
        read_secret(path)

    assert rights(path.parent) == 0o700
    assert {file.name: rights(file) for file in path.parent.iterdir()} == dict.fromkeys(
        ["scorekeeper.db", "scorekeeper.db-wal", "scorekeeper.db-shm", "scorekeeper.db.secret"], 0o600
    )
    db.close()


def test_files_that_others_may_read_are_closed_to_them_at_the_next_start(path: Path) -> None:
    db, _ = opened(path)
    read_secret(path)
    for file in path.parent.iterdir():
        file.chmod(0o644)

    with open_database(path):
        read_secret(path)

        assert {rights(file) for file in path.parent.iterdir()} == {0o600}
    db.close()


def test_a_folder_that_was_there_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    with open_database(tmp_path / "scorekeeper.db"):
        assert rights(tmp_path) == 0o755


@pytest.mark.parametrize("name", ["a b.db", "what?mode=memory", "50%20.db", "# 1.db", "karten♠.db"])
def test_any_name_of_a_file_will_do(tmp_path: Path, name: str) -> None:
    path = tmp_path / "new" / "folders" / name

    with open_database(path):
        assert path.stat().st_size > 0


def test_the_secret_is_long_and_stays_the_same(db: Database, path: Path, tmp_path: Path) -> None:
    with open_database(tmp_path / "other.db"):
        secrets = [read_secret(path), read_secret(path), read_secret(tmp_path / "other.db")]

    assert secrets[0] == secrets[1] != secrets[2]
    assert len(secrets[0]) == 64
    assert db.table_names()


def test_a_database_that_was_moved_away_is_missed_and_not_made_anew(path: Path) -> None:
    opened(path)[0].close()
    path.rename(path.with_name("moved.db"))

    with pytest.raises(StoreError, match="unreadable"):
        connect(path)

    assert not path.exists()


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bob, " * 200)

    with pytest.raises(StoreError, match="unreadable"):
        open_database(letter)

    assert letter.read_text() == "Dear Bob, " * 200


@pytest.mark.parametrize("place", ["", "file/scorekeeper.db"])
def test_a_place_where_no_database_can_stand_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(StoreError):
        open_database(tmp_path / place)


def test_an_sqlite_without_strict_tables_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))

    with pytest.raises(StoreError, match="old_sqlite"):
        open_database(path)


def test_no_database_can_be_made_in_a_read_only_folder(ordinary_folder: Path) -> None:
    ordinary_folder.chmod(0o500)

    with pytest.raises(StoreError, match="read_only"):
        open_database(ordinary_folder / "scorekeeper.db")


def test_a_read_only_folder_refuses_the_connection(ordinary_folder: Path) -> None:
    path = ordinary_folder / "scorekeeper.db"
    opened(path)[0].close()
    ordinary_folder.chmod(0o500)

    with pytest.raises(StoreError, match="read_only"):
        connect(path)


def test_a_read_only_medium_is_told_where_sqlite_only_says_that_it_cannot_open(ordinary_folder: Path) -> None:
    path = ordinary_folder / "scorekeeper.db"
    opened(path)[0].close()
    path.with_name("scorekeeper.db-wal").mkdir()

    with pytest.raises(StoreError, match="unreadable"):
        connect(path)
    ordinary_folder.chmod(0o500)
    with pytest.raises(StoreError, match="read_only"):
        connect(path)


def test_a_read_only_file_can_be_read_and_refuses_the_event(ordinary_folder: Path) -> None:
    path = ordinary_folder / "scorekeeper.db"
    db, table = opened(path)
    db.close()
    path.chmod(0o400)

    with connect(path) as db:
        with pytest.raises(StoreError, match="read_only"):
            append(db, table.id, event("hand", points=12))
        assert [stored.uid for stored in log(db, table.id)] == ["opened"]


def test_a_full_disk_refuses_the_event_and_loses_nothing(db: Database, table: Table) -> None:
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages + 1}")
    long_text = "x" * 20_000

    with pytest.raises(StoreError, match="full"):
        append(db, table.id, event("hand", note=long_text))

    db.execute(f"PRAGMA max_page_count = {pages + 100}")
    assert append(db, table.id, event("hand", note=long_text)).status == "recorded"


WRITES: dict[str, Callable[[Database, Table], object]] = {
    "append": lambda db, table: append(db, table.id, event("hand", points=12)),
    "open_table": lambda db, _: open_table(db, event("opened", "TableOpened")),
    "forget": lambda db, table: forget(db, table.id),
}


@pytest.mark.parametrize("write", WRITES)
def test_a_locked_database_says_so_and_can_be_written_to_afterwards(db: Database, table: Table, path: Path, write: str) -> None:
    db.execute("PRAGMA busy_timeout = 10")
    with connect(path) as other:
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(StoreError, match="locked"):
            WRITES[write](db, table)

    WRITES[write](db, table)


def test_a_start_waits_for_somebody_who_writes_to_a_database_that_has_no_log_beside_it_yet(db: Database, tmp_path: Path) -> None:
    path = tmp_path / "restored.db"
    backup(db, path)
    writer = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    writer.execute("BEGIN IMMEDIATE")
    end = threading.Timer(0.2, writer.close)
    end.start()

    with open_database(path) as restored:
        assert restored.journal_mode == "wal"

    end.join()


def test_a_backup_holds_the_same_log_and_is_its_owners_alone(db: Database, table: Table, tmp_path: Path) -> None:
    append(db, table.id, event("hand", points=12))
    to = tmp_path / "backup.db"

    with umask(0o022):
        backup(db, to)

    assert rights(to) == 0o600
    with closing(open_database(to)) as copy:
        assert log(copy, table.id) == log(db, table.id)


def test_a_backup_overwrites_nothing(db: Database, path: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")

    for to in (tmp_path / "taken", path):
        with pytest.raises(StoreError, match="exists"):
            backup(db, to)

    assert (tmp_path / "taken").read_text() == "mine"


def test_a_backup_that_fails_leaves_no_file(db: Database, tmp_path: Path) -> None:
    db.execute("BEGIN")

    with pytest.raises(sqlite3.OperationalError, match="VACUUM"):
        backup(db, tmp_path / "backup.db")

    assert not (tmp_path / "backup.db").exists()
