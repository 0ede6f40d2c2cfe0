"""A hand as it is typed into the fields of a form, and a recorded one as it would be."""

from collections.abc import Mapping

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.results import verdict_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.dispute import Dispute, known_of, typed_as_cards

WAYS = ("counts", "cards", "points", "dead")
FIELDS = (
    "way",
    "call",
    "opponent_count",
    "winner",
    "points",
    "outcome",
    "knocker",
    "knocker_cards",
    "opponent_cards",
    "knocker_melds",
    "opponent_melds",
    "layoffs",
    "discard",
    "declared",
    "knocker_count",
    "upcard",
    "ruling",
    "dealer",
    "before",
)
"""The fields of a hand in a form, as they are typed."""


def read_typed(form: Mapping[str, str]) -> dict[str, str]:
    """Return what was typed into a pad, field by field; what is missing is empty."""
    typed = {field: form.get(field, "") for field in FIELDS}
    # The pad asks for its rank and its suit by keys of their own.
    rank, suit = form.get("up_rank", ""), form.get("up_suit", "")
    typed["upcard"] = typed["upcard"] or (rank + suit if rank and suit else "")
    return typed if typed["way"] in WAYS else {**typed, "way": "counts"}


def typed_of(hand: Hand) -> dict[str, str]:
    """Return a recorded hand as it would be typed."""
    upcard = "" if hand.upcard is None else str(hand.upcard)
    beside = {"dealer": str(hand.dealer or ""), "ruling": hand.ruling or "", "upcard": upcard}
    match hand.form:
        case Counts(knocker, declared, count, left):
            call = f"{knocker}-{count if declared is Outcome.KNOCK else declared}"
            return read_typed({"way": "counts", "call": call, "opponent_count": str(left), **beside})
        case Cards():
            return read_typed({**typed_as_cards(Dispute.read(known_of(hand), seated=True)), **beside})
        case Points(winner, points, outcome):
            return read_typed({"way": "points", "winner": str(winner), "points": str(points), "outcome": str(outcome or ""), **beside})
        case Dead():
            return read_typed({"way": "dead", **beside})


def typed_as_counts(hand: Hand, rules: Rules) -> dict[str, str]:
    """Return a hand from its cards as it would be typed by its counts, as far as they are known."""
    if not isinstance(hand.form, Cards):
        return typed_of(hand)
    verdict = verdict_of(hand.form.deal, rules)
    ours, theirs = verdict.counts or ("", "")
    gin = verdict.score.outcome if verdict.score else Outcome.GIN
    call = f"{hand.form.knocker}-{ours or gin}" if verdict.counts else ""
    beside = {field: text for field, text in typed_of(hand).items() if field in ("dealer", "ruling", "upcard")}
    return read_typed({"call": call, "opponent_count": str(theirs), **beside})


def the_other_way_round(typed: Mapping[str, str]) -> dict[str, str]:
    """Return a hand as it would have been typed for the other player; empty for a dead hand."""
    if typed["way"] == "dead":
        return {}
    across = {str(seat): str(seat.other) for seat in Seat}
    call = across.get(typed["call"][:1], "") + typed["call"][1:]
    return {**typed, "call": call, "winner": across.get(typed["winner"], ""), "knocker": across.get(typed["knocker"], "")}
