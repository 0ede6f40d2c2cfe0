"""One holding by itself: its count, its melds, what it lays off, and of eleven cards each discard."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorekeeper.gin.bits import mask_of
from scorekeeper.gin.cards import Card
from scorekeeper.gin.checks import HELD
from scorekeeper.gin.layoffs import Answer, best_answer
from scorekeeper.gin.melds import Meld


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
    whole = best_answer(holding, on)
    if holding.bit_count() <= HELD:
        return Counted(whole, None, (), big_gin=False)
    thrown = [(card, best_answer(holding & ~(1 << card), on)) for card in sorted(cards)]
    discard, best = min(thrown, key=lambda each: each[1].count)
    return Counted(best, discard, tuple((card, answer.count) for card, answer in thrown), big_gin=whole.count == 0)
