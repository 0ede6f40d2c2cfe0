import pytest
from sqlite_utils import Database

from scorekeeper.hollywood.reading import is_time
from scorekeeper.store import events
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import NewEvent, append, find_event, log, received_hash, version
from scorekeeper.store.tables import Table, open_table
from tests.store.made import MOMENT, event


def test_an_event_is_stored_as_it_was_given(db: Database, table: Table) -> None:
    body = {"v": 1, "winner": {"seat": "B"}, "points": 10, "note": ["é♠😀", None, True, 1.5, "\ud800", int("9" * 80)]}
    given = NewEvent("hand", "HandPlayed", body, "f" * 64, MOMENT)

    stored = append(db, table.id, given).stored

    assert (stored.uid, stored.kind, stored.body, stored.received, stored.played_at) == ("hand", "HandPlayed", body, "f" * 64, MOMENT)
    assert is_time(stored.recorded_at)
    assert log(db, table.id)[1:] == [stored]
    assert find_event(db, table.id, "hand") == stored


def test_a_repeat_is_known_and_stored_once(db: Database, table: Table) -> None:
    first = append(db, table.id, event("hand", points=12))

    again = append(db, table.id, event("hand", points=12))

    assert (first.status, again.status) == ("recorded", "known")
    assert again.stored == first.stored
    assert len(log(db, table.id)) == 2


@pytest.mark.parametrize("other", [event("hand", points=13), event("hand", "HandStruck", points=12)])
def test_another_event_under_a_used_uid_is_a_conflict_and_says_what_is_stored(db: Database, table: Table, other: NewEvent) -> None:
    append(db, table.id, event("hand", points=12))

    conflict = append(db, table.id, other)

    assert conflict.status == "conflict"
    assert conflict.stored.body == {"points": 12}
    assert len(log(db, table.id)) == 2


def test_a_repeat_is_compared_as_it_was_received_although_the_names_were_swapped_since(db: Database, table: Table) -> None:
    received = received_hash("HandPlayed", {"winner": "Ann"})
    append(db, table.id, NewEvent("hand", "HandPlayed", {"winner": {"seat": "A"}}, received))

    again = append(db, table.id, NewEvent("hand", "HandPlayed", {"winner": {"seat": "B"}}, received))

    assert again.status == "known"
    assert again.stored.body == {"winner": {"seat": "A"}}


def test_a_uid_used_at_another_table_is_free_here(db: Database, table: Table) -> None:
    other = open_table(db, event("opened", "TableOpened"))
    append(db, other.id, event("hand", points=30))

    assert append(db, table.id, event("hand", points=12)).status == "recorded"
    assert [stored.body for stored in log(db, table.id)[1:]] == [{"points": 12}]
    assert [stored.body for stored in log(db, other.id)[1:]] == [{"points": 30}]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ({"points": 12, "winner": "Ann"}, {"winner": "Ann", "points": 12}, True),
        ({"points": 12}, {"points": 12, "shown": {"points": 10}}, True),
        ({"points": 12, "played_at": MOMENT}, {"points": 12}, True),
        ({"hand": "h", "replacement": {"points": 1, "shown": {}}}, {"hand": "h", "replacement": {"points": 1}}, True),
        ({"hand": "h", "replacement": {"points": 1}}, {"hand": "h", "replacement": {"points": 2}}, False),
        ({"points": 12}, {"points": "12"}, False),
        ({"points": 1}, {"points": True}, False),
        ({"dealer": None}, {}, False),
        ({"winner": "Zo\u0065\u0308"}, {"winner": "Zoë"}, False),
    ],
)
def test_two_bodies_are_the_same_when_they_tell_the_same(one: dict[str, object], other: dict[str, object], *, same: bool) -> None:
    assert (received_hash("HandPlayed", one) == received_hash("HandPlayed", other)) is same


def test_the_same_body_of_another_kind_is_another_event() -> None:
    assert received_hash("HandStruck", {"hand": "h"}) != received_hash("HandRestored", {"hand": "h"})


def test_a_full_table_refuses_what_is_new_and_knows_what_it_has(db: Database, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    other = open_table(db, event("opened", "TableOpened"))
    monkeypatch.setattr(events, "MOST_EVENTS", 2)
    append(db, table.id, event("hand", points=12))

    with pytest.raises(StoreError, match="table_full"):
        append(db, table.id, event("one-too-many", points=5))

    assert append(db, table.id, event("hand", points=12)).status == "known"
    assert append(db, other.id, event("hand", points=5)).status == "recorded"


def test_an_event_for_a_table_that_is_not_there_is_refused(db: Database) -> None:
    with pytest.raises(StoreError, match="gone"):
        append(db, 99, event("hand", points=12))

    assert log(db, 99) == []


def test_the_version_changes_exactly_with_the_log(db: Database, table: Table) -> None:
    other = open_table(db, event("opened", "TableOpened"))
    before = version(db, table.id)

    append(db, other.id, event("elsewhere", points=1))
    append(db, table.id, event("opened", "TableOpened", players=["Ann", "Bob"]))
    unchanged = version(db, table.id)
    stored = append(db, table.id, event("hand", points=12)).stored

    assert unchanged == before
    assert version(db, table.id) == stored.id > before
    assert version(db, 99) == 0


@pytest.mark.parametrize(("uid", "played_at"), [("", None), ("a b", None), ("x" * 65, None), ("hand", "\ud800"), ("hand", "x" * 41)])
def test_a_uid_or_moment_that_cannot_be_stored_makes_no_event(uid: str, played_at: str | None) -> None:
    with pytest.raises(ValueError, match=r".*"):
        NewEvent(uid, "HandPlayed", {}, "f" * 64, played_at)


@pytest.mark.parametrize("uid", ["nobody", "", "\ud800", "x" * 100])
def test_an_event_that_is_not_there_is_not_found(db: Database, table: Table, uid: str) -> None:
    assert find_event(db, table.id, uid) is None
