import pytest
from sqlite_utils import Database

from scorekeeper.store import events
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import NewEvent, append, log, received_hash
from scorekeeper.store.imports import Export, ExportedEvent, import_table
from scorekeeper.store.tables import Table, find, forget, tables
from tests.store.made import MOMENT, event


def exported(db: Database, table: Table) -> Export:
    return Export(
        table=table.uid,
        events=[
            ExportedEvent(uid=e.uid, kind=e.kind, body=e.body, played_at=e.played_at, recorded_at=e.recorded_at) for e in log(db, table.id)
        ],
    )


def hand(uid: str, points: int, recorded_at: str = MOMENT) -> ExportedEvent:
    return ExportedEvent(uid=uid, kind="HandPlayed", body={"points": points}, played_at=None, recorded_at=recorded_at)


def test_a_table_comes_back_with_its_moments_and_new_keys(db: Database, table: Table) -> None:
    append(db, table.id, NewEvent("hand", "HandPlayed", {"points": 12}, "f" * 64, "2020-01-01T00:00:00Z"))
    export = exported(db, table)
    export["events"][1]["recorded_at"] = MOMENT
    forget(db, table.id)

    imported = import_table(db, export)

    assert (imported.added, imported.conflicts) == (2, ())
    assert exported(db, imported.table) == export
    assert tables(db) == [imported.table]
    assert imported.table.key != table.key
    assert find(db, str(imported.table.key)) is not None


def test_the_same_table_again_adds_what_is_new_and_keeps_its_keys(db: Database, table: Table) -> None:
    append(db, table.id, event("here", points=1))
    export = exported(db, table)
    export["events"].append(hand("there", 2))
    append(db, table.id, event("here-later", points=3))

    first = import_table(db, export)
    again = import_table(db, export)

    assert (first.table, first.added, again.added) == (table, 1, 0)
    assert [stored.uid for stored in log(db, table.id)] == ["opened", "here", "here-later", "there"]


def test_another_event_under_a_used_uid_is_named_and_the_others_come_in(db: Database, table: Table) -> None:
    append(db, table.id, event("hand", points=12))
    export = Export(table=table.uid, events=[hand("hand", 13), hand("new", 5)])

    imported = import_table(db, export)

    assert (imported.added, imported.conflicts) == (1, ("hand",))
    assert [stored.body for stored in log(db, table.id)[1:]] == [{"points": 12}, {"points": 5}]


def test_an_export_is_no_conflict_with_events_that_were_received_in_other_words(db: Database, table: Table) -> None:
    append(db, table.id, NewEvent("hand", "HandPlayed", {"winner": {"seat": "A"}}, received_hash("HandPlayed", {"winner": "Ann"})))

    imported = import_table(db, exported(db, table))

    assert (imported.added, imported.conflicts) == (0, ())


def test_a_phone_that_repeats_an_imported_event_in_its_own_words_is_no_conflict(db: Database, table: Table) -> None:
    sent = NewEvent("hand", "HandPlayed", {"winner": {"seat": "A"}}, received_hash("HandPlayed", {"winner": "Ann"}))
    append(db, table.id, sent)
    export = exported(db, table)
    forget(db, table.id)

    back = import_table(db, export).table

    assert append(db, back.id, sent).status == "known"


@pytest.mark.parametrize(
    "bad",
    [
        hand("a b", 5),
        hand("late", 5, "tonight"),
        ExportedEvent(uid="x", kind="HandPlayed", body={}, played_at="\ud800", recorded_at=MOMENT),
    ],
)
def test_an_export_with_one_bad_event_leaves_nothing_behind(db: Database, table: Table, bad: ExportedEvent) -> None:
    with pytest.raises(ValueError, match=r".*"):
        import_table(db, Export(table="elsewhere", events=[hand("good", 12), bad]))

    assert tables(db) == [table]
    assert db.table("events").count == 1


def test_an_export_without_a_uid_of_its_table_is_refused(db: Database) -> None:
    with pytest.raises(ValueError, match="a table"):
        import_table(db, Export(table="a table", events=[]))


def test_an_export_too_long_for_a_table_leaves_nothing_behind(db: Database, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST_EVENTS", 3)

    with pytest.raises(StoreError, match="table_full"):
        import_table(db, Export(table="elsewhere", events=[hand(f"hand-{number}", number) for number in range(4)]))

    assert tables(db) == [table]
