"""Tables and the links that lead to them."""

from dataclasses import dataclass
from typing import Literal

from sqlite_utils import Database

from scorekeeper.hollywood.reading import is_uid
from scorekeeper.store.database import transaction
from scorekeeper.store.errors import store_errors
from scorekeeper.store.events import NewEvent, insert
from scorekeeper.store.stamps import mint, now

_KEY = "(SELECT key FROM links WHERE table_id = tables.id AND role = '{}' AND withdrawn_at IS NULL)"
_TABLES = f"SELECT id, uid, created_at, {_KEY.format('scorer')}, {_KEY.format('viewer')} FROM tables"  # noqa: S608  (both roles are written here)
_LINK = """
SELECT table_id, uid, role, withdrawn_at IS NOT NULL FROM links JOIN tables ON tables.id = table_id WHERE key = ?
"""


@dataclass(frozen=True, slots=True)
class Table:
    """Hold a table with the keys that lead to it, None where the link is withdrawn."""

    id: int
    uid: str
    created_at: str
    key: str | None
    viewer_key: str | None


@dataclass(frozen=True, slots=True)
class Link:
    """Say which table a key leads to, and what its holder may do there."""

    table_id: int
    table_uid: str
    role: Literal["scorer", "viewer"]
    withdrawn: bool


def open_table(db: Database, opened: NewEvent) -> Table:
    """Open a table with both its links and its first event."""
    with transaction(db):
        table = create(db, mint(), now())
        insert(db, table.id, opened, table.created_at)
    return table


def create(db: Database, uid: str, created_at: str) -> Table:
    """Put a table and both its links into place within a transaction of the caller's."""
    table_id = db.execute("INSERT INTO tables (uid, created_at) VALUES (?, ?) RETURNING id", [uid, created_at]).fetchall()[0][0]
    keys = {"scorer": mint(), "viewer": mint()}
    for role, key in keys.items():
        db.execute("INSERT INTO links (key, table_id, role, created_at) VALUES (?, ?, ?, ?)", [key, table_id, role, created_at])
    return Table(table_id, uid, created_at, keys["scorer"], keys["viewer"])


def find(db: Database, key: str) -> Link | None:
    """Return what a key leads to."""
    with store_errors():
        rows = db.execute(_LINK, [key]).fetchall() if is_uid(key) else []
    return next((Link(table_id, uid, role, bool(withdrawn)) for table_id, uid, role, withdrawn in rows), None)


def tables(db: Database) -> list[Table]:
    """Return every table in the order of opening."""
    with store_errors():
        return [Table(*row) for row in db.execute(f"{_TABLES} ORDER BY id").fetchall()]


def find_table(db: Database, uid: str) -> Table | None:
    """Return the table that has this uid."""
    with store_errors():
        rows = db.execute(f"{_TABLES} WHERE uid = ?", [uid]).fetchall() if is_uid(uid) else []
    return next((Table(*row) for row in rows), None)


def forget(db: Database, table_id: int) -> None:
    """Remove a table with its links and all its events."""
    with transaction(db):
        db.execute("DELETE FROM links WHERE table_id = ?", [table_id])
        # The table goes before its events, which nothing may delete while it is there.
        db.execute("DELETE FROM tables WHERE id = ?", [table_id])
        db.execute("DELETE FROM events WHERE table_id = ?", [table_id])
