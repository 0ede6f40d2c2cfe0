"""One hand that two phones enter: recognised by what the second phone had not seen when it began."""

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import HandPlayed
from scorekeeper.hollywood.hands import Cards, Counts
from scorekeeper.hollywood.ledger import LedgerHand
from scorekeeper.hollywood.results import Result
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.imagined import IMAGINED, ledger_with
from scorekeeper.web.words import Words

ALIKE = 17
"""So many of the twenty cards are the same in one hand that two phones enter."""


def twin_of(at: AtTable, event: HandPlayed) -> Problem | None:
    """Return that a hand which may be the same one was written since the last that the sender had seen."""
    uids = [recorded.uid for recorded in at.log]
    if event.seen not in uids:
        return None
    since = set(uids[uids.index(event.seen) + 1 :])
    imagined = ledger_with(at, event).find(IMAGINED)
    hands = (hand for series in at.ledger.series for hand in series.hands if hand.uid in since and not hand.struck)
    twin = next((hand for hand in hands if imagined and _may_be_one(hand, imagined[1])), None)
    return already("written_meanwhile", at, twin) if twin else None


def _may_be_one(one: LedgerHand, other: LedgerHand) -> bool:
    """Tell whether two hands may be one: of the same result, or told alike but for a count or a few cards."""
    if _looks_like(one.result, other.result):
        return True
    match one.hand.form, other.hand.form:
        case Counts() as ours, Counts() as theirs:
            return (ours.knocker, ours.declared, ours.knocker_count) == (theirs.knocker, theirs.declared, theirs.knocker_count)
        case Cards(_, ours), Cards(_, theirs):
            # Nobody is dealt so many of the same cards again.
            return len({*ours.knocker, *ours.opponent} & {*theirs.knocker, *theirs.opponent}) >= ALIKE
    return False


def _looks_like(one: Result, other: Result) -> bool:
    """Tell whether two results may be those of one hand: one phone may have entered counts, and the other points from paper."""
    same_outcome = one.outcome is other.outcome or None in (one.outcome, other.outcome)
    return same_outcome and (one.winner, one.points) == (other.winner, other.points)


def already(code: str, at: AtTable, hand: LedgerHand) -> Problem:
    """Return a problem that names a hand that is there already."""
    fields = {"hand": hand.number, "score": Words(at.ledger.players).score(hand.result)}
    return Problem(code, fields={**fields, "reason": "struck"} if hand.struck else fields)
