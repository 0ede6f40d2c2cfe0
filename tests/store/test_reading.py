import pytest
from sqlite_utils import Database

from scorekeeper.hollywood.events import HandPlayed, HandStruck, TableOpened
from scorekeeper.store.events import append
from scorekeeper.store.reading import read_log
from scorekeeper.store.tables import Table
from tests.hollywood.evenings import hand
from tests.store.made import event


def test_a_log_is_read_in_the_order_of_its_arrival(db: Database, table: Table) -> None:
    append(db, table.id, event("h2", v=1, winner={"seat": "A"}, points=12))
    append(db, table.id, event("h1", "HandStruck", v=1, hand="h2"))

    opening, *rest = read_log(db, table.id)

    assert isinstance(opening.event, TableOpened)
    assert [(each.uid, each.event) for each in rest] == [("h2", HandPlayed(hand("A12"))), ("h1", HandStruck("h2"))]
    assert all(each.recorded_at for each in rest)


def test_an_event_that_was_never_admitted_is_not_passed_over(db: Database, table: Table) -> None:
    append(db, table.id, event("h1", points=12))

    with pytest.raises(ValueError, match="missing_field"):
        read_log(db, table.id)
