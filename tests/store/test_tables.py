import pytest
from sqlite_utils import Database

from scorekeeper.store.database import transaction
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import append, log
from scorekeeper.store.tables import Link, Table, find, find_table, forget, open_table, tables
from tests.store.made import event


def forget_half(db: Database, table_id: int) -> None:
    with transaction(db):
        db.execute("DELETE FROM links WHERE table_id = ?", [table_id])
        db.execute("DELETE FROM tables WHERE id = ?", [table_id])
        db.execute("DELETE FROM events WHERE uid = 'hand'")


def test_a_table_is_opened_with_two_links_and_its_first_event(db: Database, table: Table) -> None:
    assert find(db, str(table.key)) == Link(table.id, table.uid, "scorer", withdrawn=False)
    assert find(db, str(table.viewer_key)) == Link(table.id, table.uid, "viewer", withdrawn=False)
    assert [stored.kind for stored in log(db, table.id)] == ["TableOpened"]
    assert len({table.uid, table.key, table.viewer_key}) == 3


@pytest.mark.parametrize("key", ["", "nobody", "\ud800", "a' OR 1=1 --", "x" * 10_000])
def test_a_key_that_opens_nothing_is_not_found(db: Database, key: str) -> None:
    assert find(db, key) is None


def test_the_uid_of_a_table_opens_nothing(db: Database, table: Table) -> None:
    assert find(db, table.uid) is None
    assert find_table(db, table.uid) == table
    assert find_table(db, "\ud800") is None


def test_a_withdrawn_link_is_found_as_withdrawn_and_listed_no_more(db: Database, table: Table) -> None:
    db.execute("UPDATE links SET withdrawn_at = '2026-11-29T23:00:00Z' WHERE role = 'viewer'")

    link = find(db, str(table.viewer_key))

    assert link is not None
    assert link.withdrawn
    assert tables(db) == [Table(table.id, table.uid, table.created_at, table.key, None)]


def test_a_table_that_cannot_be_opened_whole_is_not_opened(db: Database, table: Table) -> None:
    db.execute("CREATE TEMP TRIGGER refused BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'refused'); END")

    with pytest.raises(Exception, match="refused"):
        open_table(db, event("opened", "TableOpened"))

    assert tables(db) == [table]
    assert db.table("links").count == 2


def test_tables_are_listed_in_the_order_of_opening(db: Database, table: Table) -> None:
    later = [open_table(db, event("opened", "TableOpened")) for _ in range(3)]

    assert tables(db) == [table, *later]


def test_forgetting_removes_the_whole_table_and_nothing_else(db: Database, table: Table) -> None:
    other = open_table(db, event("opened", "TableOpened"))
    for each in (table, other):
        append(db, each.id, event("hand", points=12))
    kept = log(db, other.id)

    forget(db, table.id)

    assert tables(db) == [other]
    assert log(db, other.id) == kept
    assert find(db, str(table.key)) is find(db, str(table.viewer_key)) is None
    assert (db.table("links").count, db.table("events").count) == (2, len(kept))


def test_less_than_the_whole_table_cannot_be_forgotten(db: Database, table: Table) -> None:
    append(db, table.id, event("hand", points=12))

    with pytest.raises(StoreError):
        forget_half(db, table.id)

    assert tables(db) == [table]
    assert [stored.uid for stored in log(db, table.id)] == ["opened", "hand"]


def test_the_number_of_a_forgotten_table_never_leads_to_another_one(db: Database, table: Table) -> None:
    forget(db, table.id)
    other = open_table(db, event("opened", "TableOpened"))

    with pytest.raises(StoreError, match="gone"):
        append(db, table.id, event("hand", points=12))

    assert other.id != table.id
    assert len(log(db, other.id)) == 1
