"""Events and databases as the tests of the store need them."""

from pathlib import Path

from sqlite_utils import Database

from scorekeeper.store.database import open_database
from scorekeeper.store.events import NewEvent, received_hash
from scorekeeper.store.tables import Table, open_table

MOMENT = "2026-11-29T19:20:00Z"


def event(uid: str, kind: str = "HandPlayed", /, **body: object) -> NewEvent:
    return NewEvent(uid, kind, body, received_hash(kind, body))


def opened(path: Path) -> tuple[Database, Table]:
    db = open_database(path)
    return db, open_table(db, event("opened", "TableOpened", players=["Ann", "Bob"]))
