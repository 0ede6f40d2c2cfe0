"""The shape of the database, one step after the other as the versions made it."""

from contextlib import closing

from sqlite_utils import Database, Migrations

from scorekeeper.store.errors import StoreError

MIGRATIONS = Migrations("scorekeeper")

# The numbers of tables are never used twice: whoever still holds the number of a forgotten table must not write at another one.
_TABLES = """
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL
) STRICT
"""
_LINKS = """
CREATE TABLE links (
    key TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role TEXT NOT NULL CHECK (role IN ('scorer', 'viewer')),
    created_at TEXT NOT NULL,
    withdrawn_at TEXT
) STRICT
"""
_LINKS_OF_A_TABLE = "CREATE INDEX links_of_a_table ON links (table_id)"
# The foreign key is deferred, so that a table can go first and its events after it.
_EVENTS = """
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED,
    uid TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    played_at TEXT,
    recorded_at TEXT NOT NULL,
    received TEXT NOT NULL,
    UNIQUE (table_id, uid)
) STRICT
"""
_EVENTS_IN_ORDER = "CREATE INDEX events_in_order ON events (table_id)"
_NO_UPDATE = """
CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event is never changed'); END
"""
_NO_DELETE = """
CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
WHEN EXISTS (SELECT 1 FROM tables WHERE id = old.table_id)
BEGIN SELECT RAISE(ABORT, 'an event goes only with its table'); END
"""


def guard_events(db: Database) -> None:
    """Make the triggers that refuse UPDATE and DELETE; a step that rebuilds `events` loses them and calls this again."""
    db.execute(_NO_UPDATE)
    db.execute(_NO_DELETE)


@MIGRATIONS()
def first_tables(db: Database) -> None:
    """Make tables, links and events."""
    for statement in (_TABLES, _LINKS, _LINKS_OF_A_TABLE, _EVENTS, _EVENTS_IN_ORDER):
        db.execute(statement)
    guard_events(db)


def is_current(db: Database) -> bool:
    """Tell whether no step is missing; raise StoreError for a database of a later version or of another program."""
    # Read in this order: another process that makes the first tables meanwhile must not look like another program.
    has_tables = bool(db.table_names())
    applied = {step.name for step in MIGRATIONS.applied(db)}
    if has_tables and not applied:
        raise StoreError("foreign")
    with closing(Database(memory=True)) as empty:
        steps = {step.name for step in MIGRATIONS.pending(empty)}
    if applied - steps:
        raise StoreError("newer")
    return applied == steps
