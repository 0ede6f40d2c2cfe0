"""What is legal and still worth saying about a hand."""

from scorekeeper.gin.bits import mask_of
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.layoffs import Answer, answer_as_melded, fits
from scorekeeper.gin.points import Outcome, Side
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.spreads import Spread, lowest_layouts


def notes_on(deal: Deal, spread: Spread, answer: Answer) -> tuple[Problem, ...]:
    """Return the notes on a legal hand.

    Source: docs/rules.md, section 2: from cards the count decides, whatever was said, and a difference is a note.
    """
    notes = [*_on_what_was_said(deal, spread, answer)]
    if spread.count and spread.count == answer.count:
        notes.append(Problem("tie", fields={"count": spread.count}))
    if spread.count:
        notes += _on_lay_offs(spread, answer)
    if deal.opponent_melds is None and deal.layoffs is None:
        notes += _on_a_broken_meld(deal, spread, answer)
    return tuple(notes)


def _on_what_was_said(deal: Deal, spread: Spread, answer: Answer) -> list[Problem]:
    notes = []
    if deal.declared in (Outcome.GIN, Outcome.BIG_GIN) and spread.count:
        notes.append(Problem("gin_with_deadwood", spread.deadwood, {"count": spread.count}))
    elif deal.declared is Outcome.BIG_GIN:
        notes.append(Problem("big_gin_not_played"))
    elif deal.declared is Outcome.KNOCK and not spread.count:
        notes.append(Problem("knock_was_gin"))
    for side, said, count in ((Side.KNOCKER, deal.knocker_count, spread.count), (Side.OPPONENT, deal.opponent_count, answer.count)):
        if said is not None and said != count:
            notes.append(Problem("count_differs", fields={"side": side, "said": said, "count": count}))
    return notes


def _on_lay_offs(spread: Spread, answer: Answer) -> list[Problem]:
    cards = [layoff.card for layoff in answer.layoffs]
    return [Problem("fits_two_melds", (card,)) for card in cards if sum(fits(card, meld) for meld in spread.melds) > 1]


def _on_a_broken_meld(deal: Deal, spread: Spread, answer: Answer) -> list[Problem]:
    """Return the note that breaking a meld let more cards go, beside what melding first would have left."""
    melds = spread.melds if spread.count else ()
    holding = mask_of(deal.opponent)
    spreads = [layout.spread(holding) for layout in lowest_layouts(holding)]
    first = min((answer_as_melded(own.melds, mask_of(own.deadwood), melds) for own in spreads), key=lambda other: other.count)
    if answer.count == first.count:
        return []
    kept = [set(meld) for meld in answer.melds]
    broken = next(meld for meld in first.melds if not any(set(meld) <= whole for whole in kept))
    return [Problem("broke_a_meld", broken, {"count": answer.count, "instead": first.count})]
