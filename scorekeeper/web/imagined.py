"""The ledger as it would be with one more event, for whatever is shown before it is saved."""

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import Event, Recorded
from scorekeeper.hollywood.ledger import Ledger, keep_ledger
from scorekeeper.hollywood.table import fold
from scorekeeper.web.at_table import AtTable

IMAGINED = "?"
"""The uid of a hand that nobody has saved: none that could be one."""


def ledger_with(at: AtTable, event: Event) -> Ledger:
    """Return the ledger as it would be with one more event."""
    return keep_ledger(fold([*at.log, Recorded(IMAGINED, event)]))


def problems_of(ledger: Ledger, uid: str) -> tuple[Problem, ...]:
    """Return what the rules of its series have against a hand; whoever enters it is asked, though the log would take it."""
    found = ledger.find(uid)
    return tuple(problem for problem in found[1].problems if problem.code != "shown_otherwise") if found else ()
