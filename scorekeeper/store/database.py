"""The database file: opening it, writing to it, its secret and its backup."""

import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlite_utils import Database

from scorekeeper.store.errors import StoreError, store_errors
from scorekeeper.store.files import create_new, create_private, protect, write_whole
from scorekeeper.store.migrations import MIGRATIONS, is_current

OLDEST_SQLITE = (3, 37)
"""The first version of SQLite with STRICT tables."""
PATIENCE = 5.0
"""How long a connection waits for another process's writing, in seconds."""

_opening = threading.Lock()
_writing = threading.Lock()


def connect(path: Path) -> Database:
    """Return a connection to a database that is there, for one thread; raise StoreError where there is none."""
    with store_errors():
        # "rw" never creates: a file that was moved away while the server runs is missed, not replaced by an empty one.
        conn = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None)
        try:
            db = Database(conn, recursive_triggers=True)
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA synchronous = FULL")
        except BaseException as error:
            conn.close()
            if _is_refused_by_its_folder(path, error):
                raise StoreError("read_only") from error
            raise
        return db


def open_database(path: Path) -> Database:
    """Create the database where there is none, bring it up to this version and return a connection to it."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError("old_sqlite")
    # Whoever creates the file closes it once, and that drops every lock this process holds on it: nobody else may be in here.
    with _opening, store_errors():
        create_private(path)
        db = connect(path)
        try:
            _keep_a_write_ahead_log(db)
            _migrate(db)
        except BaseException:
            db.close()
            raise
        protect(path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"))
        return db


@contextmanager
def transaction(db: Database) -> Iterator[None]:
    """Run a block as one transaction that may write from its first statement on."""
    # A transaction that begins by reading is refused when it turns to writing after somebody else wrote, hence IMMEDIATE.
    # SQLite lets its waiting writers sleep and try again; the threads of one process queue here instead, which spares the slowest of
    # eight four fifths of his wait.
    with _in_turn(), store_errors():
        db.execute("BEGIN IMMEDIATE")
        try:
            yield
            db.execute("COMMIT")
        except BaseException:
            db.rollback()
            raise


@contextmanager
def _in_turn() -> Iterator[None]:
    """Wait for the other threads of this process, no longer than for another process."""
    if not _writing.acquire(timeout=PATIENCE):
        raise StoreError("locked")
    try:
        yield
    finally:
        _writing.release()


def read_secret(path: Path) -> str:
    """Return the secret that stands beside the database, made at the first call."""
    secret = path.with_name(path.name + ".secret")
    with store_errors():
        if not secret.exists():
            # The database's own lock lets one process make it; the others find it when their turn comes.
            with closing(connect(path)) as db, transaction(db):
                if not secret.exists():
                    write_whole(secret, secrets.token_hex(32))
        protect(secret)
        return secret.read_text(encoding="ascii")


def backup(db: Database, to: Path) -> None:
    """Write a copy of the database as it is at one moment to a new file; raise StoreError where the place is taken."""
    with store_errors():
        create_new(to)
        try:
            db.execute("VACUUM INTO ?", [str(to)])
            with to.open("rb+") as copy:
                os.fsync(copy.fileno())
        except BaseException:
            to.unlink()
            raise


def _is_refused_by_its_folder(path: Path, error: BaseException) -> bool:
    # The log beside the database has to be created even for reading; on a read-only medium SQLite says no more than that it cannot.
    cannot_open = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CANTOPEN
    return cannot_open and path.is_file() and not os.access(path.parent, os.W_OK)


def _keep_a_write_ahead_log(db: Database) -> None:
    # While another process makes this very switch SQLite answers "busy" at once, without waiting.
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _migrate(db: Database) -> None:
    if not is_current(db):
        # Whoever comes second waits here and finds nothing left to do.
        with transaction(db):
            MIGRATIONS.apply(db)
