"""One hand that two phones enter: recognised by what the second phone had not seen when it began."""

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import HandPlayed
from scorekeeper.hollywood.ledger import LedgerHand
from scorekeeper.hollywood.results import Result
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.imagined import IMAGINED, ledger_with
from scorekeeper.web.words import Words


def twin_of(at: AtTable, event: HandPlayed) -> Problem | None:
    """Return that a hand of the same result was written since the last one that the sender had seen."""
    uids = [recorded.uid for recorded in at.log]
    if event.seen not in uids:
        return None
    since = set(uids[uids.index(event.seen) + 1 :])
    imagined = ledger_with(at, event).find(IMAGINED)
    hands = (hand for series in at.ledger.series for hand in series.hands if hand.uid in since and not hand.struck)
    twin = next((hand for hand in hands if imagined and _looks_like(hand.result, imagined[1].result)), None)
    return already("written_meanwhile", at, twin) if twin else None


def _looks_like(one: Result, other: Result) -> bool:
    """Tell whether two results may be those of one hand: one phone may have entered counts, and the other points from paper."""
    same_outcome = one.outcome is other.outcome or None in (one.outcome, other.outcome)
    return same_outcome and (one.winner, one.points) == (other.winner, other.points)


def already(code: str, at: AtTable, hand: LedgerHand) -> Problem:
    """Return a problem that names a hand that is there already."""
    fields = {"hand": hand.number, "score": Words(at.ledger.players).score(hand.result)}
    return Problem(code, fields={**fields, "reason": "struck"} if hand.struck else fields)
