"""The ledger as it would be with one more event, for whatever is shown before it is saved."""

from scorekeeper.hollywood.events import Event, Recorded
from scorekeeper.hollywood.ledger import Ledger, keep_ledger
from scorekeeper.hollywood.table import fold
from scorekeeper.web.at_table import AtTable

IMAGINED = "?"
"""The uid of a hand that nobody has saved: none that could be one."""


def ledger_with(at: AtTable, event: Event) -> Ledger:
    """Return the ledger as it would be with one more event."""
    return keep_ledger(fold([*at.log, Recorded(IMAGINED, event)]))
