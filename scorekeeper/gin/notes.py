"""What is legal and still worth saying about a hand."""

from collections.abc import Iterator

from scorekeeper.gin.cards import HELD
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.layoffs import Answer, Open, best_answer, lowest_answer
from scorekeeper.gin.points import Outcome, Side
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.gin.spreads import Layout, Spread, lowest_of


def notes_on(deal: Deal, spread: Spread, on: Open, answer: Answer, theirs: list[Layout]) -> tuple[Problem, ...]:
    """Return the notes on the cards of a legal hand.

    Source: docs/rules.md, section 2: from cards the count decides, whatever was said, and a difference is a note.
    """
    ours, left = spread.count, answer.count
    notes = []
    if deal.knocker_count is not None and deal.knocker_count != ours:
        notes.append(Problem("count_differs", fields={"side": Side.KNOCKER, "said": deal.knocker_count, "count": ours}))
    if deal.opponent_count is not None and deal.opponent_count != left:
        notes.append(Problem("count_differs", fields={"side": Side.OPPONENT, "said": deal.opponent_count, "count": left}))
    if ours == left > 0:
        notes.append(Problem("tie", fields={"count": ours}))
    if left == 0:
        notes.append(Problem("no_gin_for_the_opponent" if ours else "bonus_alone"))
    if answer.layoffs:
        notes += [Problem("fits_two_melds", (layoff.card,)) for layoff in answer.layoffs if on.twice >> layoff.card & 1]
        if deal.opponent_melds is None and deal.layoffs is None:
            notes += _on_a_broken_meld(spread, on, answer, theirs)
    return tuple(notes)


def notes_on_the_declaration(declared: Outcome | None, rules: HandRules, spread: Spread) -> Iterator[Problem]:
    """Yield the note on what was declared, where the cards are something else."""
    if declared is Outcome.KNOCK:
        if not spread.deadwood:
            yield Problem("knock_was_gin")
    elif declared and spread.deadwood:
        yield Problem("gin_with_deadwood", spread.deadwood, {"count": spread.count})
    elif declared is Outcome.BIG_GIN and spread.melded <= HELD:
        yield Problem("big_gin_not_played" if rules.big_gin_bonus is None else "big_gin_of_ten")


def _on_a_broken_meld(spread: Spread, on: Open, answer: Answer, theirs: list[Layout]) -> list[Problem]:
    """Return the note that breaking a meld let more cards go, beside what melding first would have left."""
    lowest = lowest_of(theirs)
    if lowest_answer(lowest, on) == answer.count:
        return []
    first = min((best_answer([layout], on, spread.melds) for layout in lowest), key=lambda other: other.count)
    kept = [set(meld) for meld in answer.melds]
    broken = next(meld for meld in first.melds if not any(set(meld) <= whole for whole in kept))
    return [Problem("broke_a_meld", broken, {"count": answer.count, "instead": first.count})]
