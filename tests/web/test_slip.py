"""The slip says what was done last, and which event takes it back."""

import pytest

from scorekeeper.hollywood.events import Event, HandAmended, HandMoved, HandRestored, HandStruck, PlayersRenamed, SeriesStopped
from scorekeeper.web.slip import show_slip
from scorekeeper.web.words import Words
from tests.hollywood.evenings import hand, keep, log_of


@pytest.mark.parametrize(
    ("events", "done", "score"),
    [
        (("A10",), "Hand 1 written:", "Ann 10"),
        (("A10", HandAmended("e1", hand("B9"))), "Hand 1 corrected:", "Bob 9"),
        (("A10", HandStruck("e1")), "Struck out:", "Ann 10"),
        (("A10", HandStruck("e1"), HandRestored("e1")), "Hand 1 counts again:", "Ann 10"),
        (("A10", HandStruck("e1"), HandAmended("e1", hand("B9"))), "Struck hand changed:", "Bob 9"),
        (("A10", "B9", HandMoved("e2", "e1")), "Hand 1 moved here:", "Bob 9"),
        (("A10", SeriesStopped()), "Series stopped", ""),
        (("A10", SeriesStopped(), HandStruck("e2")), "The series goes on", ""),
        (("A10", SeriesStopped(), HandStruck("e2"), HandRestored("e2")), "Series stopped", ""),
        (("A10", PlayersRenamed(("Ann", "Robert"))), "Names changed", ""),
    ],
)
def test_a_slip_names_what_was_done(events: tuple[Event | str, ...], done: str, score: str) -> None:
    log = log_of(*events)
    ledger = keep(log)
    slip = show_slip(log[-1], ledger, Words(ledger.players))
    assert slip is not None
    assert (slip.done, slip.score, slip.event) == (done, score, f"e{len(events)}")


def test_opening_a_table_is_not_taken_back() -> None:
    log = log_of()
    ledger = keep(log)
    assert show_slip(log[-1], ledger, Words(ledger.players)) is None
