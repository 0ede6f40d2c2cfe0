"""The events of a table: added once each, in the order of their arrival, and read back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from sqlite_utils import Database

from scorekeeper.hollywood.reading import is_time, is_uid
from scorekeeper.store.database import transaction
from scorekeeper.store.errors import StoreError, store_errors
from scorekeeper.store.stamps import now

MOST_EVENTS = 20_000
"""How many events one table holds at most."""

_UNTOLD = ("played_at", "shown")
_COLUMNS = "id, uid, kind, body, played_at, recorded_at, received"
_INSERT = """
INSERT INTO events (table_id, uid, kind, body, played_at, recorded_at, received)
SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM events WHERE table_id = ?) < ?
ON CONFLICT (table_id, uid) DO NOTHING
"""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """Hold an event that wants to be recorded; `received` is the hash of what came in, `body` what the door made of it.

    Raise ValueError for a uid or a moment that cannot be stored.
    """

    uid: str
    kind: str
    body: Mapping[str, object]
    received: str
    played_at: str | None = None

    def __post_init__(self) -> None:
        if not is_uid(self.uid):
            raise ValueError(self.uid)
        if self.played_at is not None and not is_time(self.played_at):
            raise ValueError(self.played_at)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """Hold an event as it is stored; its id grows with the order of arrival."""

    id: int
    uid: str
    kind: str
    body: dict[str, object]
    played_at: str | None
    recorded_at: str
    received: str


@dataclass(frozen=True, slots=True)
class Appended:
    """Say what became of an event, and what is stored under its uid."""

    status: Literal["recorded", "known", "conflict"]
    stored: StoredEvent


def received_hash(kind: str, body: Mapping[str, object]) -> str:
    """Return the hash by which a repeat is told from another event, without what may differ between two sendings of one.

    >>> received_hash("HandPlayed", {"points": 12}) == received_hash("HandPlayed", {"points": 12, "shown": {"points": 12}})
    True
    """
    # `shown` stands in a hand, and a hand is the body or one of its fields.
    told = {name: _told(value) if isinstance(value, Mapping) else value for name, value in _told(body).items()}
    return sha256(_json([kind, told]).encode("ascii")).hexdigest()


class Moved(Exception):  # noqa: N818 - it says what happened to the log
    """Say that a log has grown since it was read, so that what was asked of it has to be asked again."""


def append(db: Database, table_id: int, event: NewEvent, *, read_at: int | None = None) -> Appended:
    """Record an event, unless its uid is used at this table; raise StoreError where the table is full or gone.

    Raise Moved, and record nothing, where the log's version is another than the one it was read at.
    """
    with transaction(db):
        if read_at is not None and version(db, table_id) != read_at:
            raise Moved
        went_in = insert(db, table_id, event, now())
        stored = find_event(db, table_id, event.uid)
    if stored is None:
        raise StoreError("table_full")
    if went_in:
        return Appended("recorded", stored)
    # An imported event was received as its own body, and the phone that sent it first may still repeat it in other words.
    is_same = stored.received in (event.received, received_hash(event.kind, event.body))
    return Appended("known" if is_same else "conflict", stored)


def insert(db: Database, table_id: int, event: NewEvent, recorded_at: str) -> bool:
    """Put an event into the log within a transaction of the caller's; tell whether it went in."""
    row = (table_id, event.uid, event.kind, _json(event.body), event.played_at, recorded_at, event.received, table_id, MOST_EVENTS)
    return db.execute(_INSERT, row).rowcount == 1


def log(db: Database, table_id: int) -> list[StoredEvent]:
    """Return a table's events in the order of their arrival."""
    return _read(db, "table_id = ? ORDER BY id", table_id)


def find_event(db: Database, table_id: int, uid: str) -> StoredEvent | None:
    """Return the event that has this uid at this table."""
    return next(iter(_read(db, "table_id = ? AND uid = ?", table_id, uid)), None) if is_uid(uid) else None


def version(db: Database, table_id: int) -> int:
    """Return the id of a table's last event, 0 where it has none: it changes exactly when the log does."""
    with store_errors():
        return int(db.execute("SELECT coalesce(max(id), 0) FROM events WHERE table_id = ?", [table_id]).fetchall()[0][0])


def _read(db: Database, where: str, *values: int | str) -> list[StoredEvent]:
    with store_errors():
        rows = db.execute(f"SELECT {_COLUMNS} FROM events WHERE {where}", values).fetchall()  # noqa: S608  (both texts are written here)
    return [StoredEvent(number, uid, kind, json.loads(body), *rest) for number, uid, kind, body, *rest in rows]


def _told(fields: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in fields.items() if name not in _UNTOLD}


def _json(value: object) -> str:
    # ASCII only: half a surrogate pair, which JSON allows, cannot be stored or hashed as UTF-8.
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
