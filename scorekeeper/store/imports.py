"""An export taken back: a table that is not here yet, or what is new at one that is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict

from sqlite_utils import Database

from scorekeeper.hollywood.reading import is_time, is_uid
from scorekeeper.store.database import transaction
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import NewEvent, find_event, insert, received_hash
from scorekeeper.store.stamps import now
from scorekeeper.store.tables import Table, create, find_table


class ExportedEvent(TypedDict):
    """Hold an event as it stands in an export."""

    uid: str
    kind: str
    body: Mapping[str, object]
    played_at: str | None
    recorded_at: str


class Export(TypedDict):
    """Hold what the store reads of an export."""

    table: str
    events: list[ExportedEvent]


@dataclass(frozen=True, slots=True)
class Imported:
    """Say how many events an import added, and under which uids something else was here already."""

    table: Table
    added: int
    conflicts: tuple[str, ...]


def import_table(db: Database, export: Export) -> Imported:
    """Add what is new in an export to the table of its uid, made where there is none, all of it or nothing.

    Raise ValueError for a uid or a moment that cannot be stored, StoreError where the table is full or was opened otherwise.
    """
    if not is_uid(export["table"]):
        raise ValueError(export["table"])
    with transaction(db):
        known = find_table(db, export["table"])
        if known and find_event(db, known.id, export["events"][0]["uid"]) is None:
            raise StoreError("other_opening")
        table = known or create(db, export["table"], now())
        fates = [(event["uid"], _add(db, table.id, event)) for event in export["events"]]
    return Imported(table, sum(fate == "added" for _, fate in fates), tuple(uid for uid, fate in fates if fate == "conflict"))


def _add(db: Database, table_id: int, event: ExportedEvent) -> str:
    if not is_time(event["recorded_at"]):
        raise ValueError(event["recorded_at"])
    received = received_hash(event["kind"], event["body"])
    new = NewEvent(event["uid"], event["kind"], event["body"], received, event["played_at"])
    stored = find_event(db, table_id, new.uid)
    if stored is None:
        if not insert(db, table_id, new, event["recorded_at"]):
            raise StoreError("table_full")
        return "added"
    # What came in here and what came in there may have named the players differently: the bodies are compared.
    return "known" if received_hash(stored.kind, stored.body) == received else "conflict"
