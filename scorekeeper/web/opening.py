"""Opening a table: the first dealer is drawn where nobody is named."""

import secrets
from dataclasses import replace

from scorekeeper.hollywood.events import TableOpened
from scorekeeper.hollywood.seats import Seat
from scorekeeper.store.events import NewEvent, received_hash
from scorekeeper.store.stamps import mint
from scorekeeper.store.tables import Table, open_table
from scorekeeper.web.connection import database


def open_with(opened: TableOpened) -> Table:
    """Open a table and return it with its keys."""
    drawn = replace(opened, first_dealer=opened.first_dealer or secrets.choice(tuple(Seat)))
    body = drawn.body()
    return open_table(database(), NewEvent(mint(), drawn.kind, body, received_hash(drawn.kind, body)))
