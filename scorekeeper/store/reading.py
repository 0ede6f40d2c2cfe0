"""A table's log as the ledger reads it."""

from sqlite_utils import Database

from scorekeeper.hollywood.event_reading import read_event
from scorekeeper.hollywood.events import Recorded
from scorekeeper.store.events import StoredEvent, log


def recorded(stored: StoredEvent) -> Recorded:
    """Return a stored event as the ledger reads it; it was admitted once, so it can be read."""
    event, problems = read_event(stored.kind, stored.body)
    if event is None:
        raise ValueError(problems)
    return Recorded(stored.uid, event, stored.played_at, stored.recorded_at)


def read_log(db: Database, table_id: int) -> tuple[Recorded, ...]:
    """Return a table's events in the order of their arrival."""
    return tuple(map(recorded, log(db, table_id)))
