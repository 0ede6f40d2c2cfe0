"""One holding by itself: its count, its melds, what it lays off, and of eleven cards each discard."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from scorekeeper.gin.bits import lowest_count, mask_of
from scorekeeper.gin.cards import HELD, MOST_HELD, Card
from scorekeeper.gin.checks import is_countable
from scorekeeper.gin.laid import laid_melds
from scorekeeper.gin.layoffs import Answer, best_answer, opened_by
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Side
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.spreads import layouts_of


@dataclass(frozen=True, slots=True)
class Counted:
    """Hold a holding at its lowest count; of eleven cards, after the best discard, and the count after each."""

    answer: Answer
    discard: Card | None
    discards: tuple[tuple[Card, int], ...]
    big_gin: bool


def count_holding(cards: Iterable[Card], on: tuple[Meld, ...] = ()) -> Counted:
    """Return the lowest count of 1 to 11 cards, in points, alone or with melds to lay off on.

    Source: docs/rules.md, section 2.

    >>> from scorekeeper.gin.cards import read_cards
    >>> count_holding(read_cards("2H 3H 4H 2D 3D 4D 4S")[0]).answer.count
    4
    """
    holding = mask_of(cards)
    if holding.bit_count() <= HELD:
        return Counted(_answered(holding, on), None, (), big_gin=False)
    thrown = [(card, _answered(holding ^ 1 << card, on)) for card in sorted(cards)]
    discard, best = min(thrown, key=lambda each: each[1].count)
    return Counted(best, discard, tuple((card, answer.count) for card, answer in thrown), big_gin=lowest_count(holding) == 0)


def _answered(holding: int, on: tuple[Meld, ...]) -> Answer:
    return best_answer(layouts_of(holding), opened_by(on), on)


def count_faults(cards: tuple[Card, ...], on: tuple[Meld, ...]) -> tuple[Problem, ...]:
    """Return everything wrong with a holding and the melds it may lay off on.

    >>> [problem.code for problem in count_faults((Card("AS"), Card("AS")), ((Card("AS"), Card("2S"), Card("3S")),))]
    ['repeated_card', 'in_both']
    """
    problems = []
    twice = tuple(card for card, times in Counter(cards).items() if times > 1)
    if twice:
        problems.append(Problem("repeated_card", twice))
    if not is_countable(cards):
        problems.append(Problem("wrong_number", fields={"number": len(set(cards)), "least": 1, "most": MOST_HELD}))
    laid = {card for meld in on for card in meld}
    if both := tuple(sorted(laid & set(cards))):
        problems.append(Problem("in_both", both))
    return (*problems, *laid_melds(Side.KNOCKER, on, laid)[1])
