"""Sets and runs: what is one, and why something is none."""

from collections.abc import Iterable
from itertools import combinations, pairwise

from scorekeeper.gin.cards import RANKS, SUITS, Card

Meld = tuple[Card, ...]

SMALLEST = 3


def meld_fault(cards: Iterable[Card]) -> str | None:
    """Return why some cards are no meld, or nothing where they are one, in whatever order they come.

    Source: docs/rules.md, section 1.

    >>> from scorekeeper.gin.cards import read_cards
    >>> [meld_fault(read_cards(text)[0]) for text in ("3S AS 2S", "QH KH AH", "5S 6S 8S", "5S 6H 7S", "5S 5H 6D", "9C 9D")]
    [None, 'ace_high', 'gap', 'mixed_suits', 'two_ranks', 'too_few']
    """
    cards = sorted(cards)
    if len(set(cards)) < len(cards):
        return "repeated"
    if len(cards) < SMALLEST:
        return "too_few"
    ranks = sorted({card.rank for card in cards})
    if len(ranks) == 1:
        return None
    in_sequence = ranks[-1] - ranks[0] == len(ranks) - 1
    if len({card.suit for card in cards}) > 1:
        return "mixed_suits" if in_sequence and len(ranks) == len(cards) else "two_ranks"
    if in_sequence:
        return None
    return "ace_high" if _turns_the_corner(ranks) else "gap"


def _turns_the_corner(ranks: list[int]) -> bool:
    gaps = sum(high - low > 1 for low, high in pairwise(ranks))
    return ranks[0] == 1 and ranks[-1] == len(RANKS) and gaps == 1


def is_set(meld: Meld) -> bool:
    """Tell a set from a run.

    >>> is_set((Card("7S"), Card("7H"), Card("7D")))
    True
    """
    return meld[0] % 13 == meld[1] % 13


def all_melds(cards: Iterable[Card]) -> tuple[Meld, ...]:
    """Return every meld that can be made of some cards, sets first.

    >>> from scorekeeper.gin.cards import read_cards
    >>> len(all_melds(read_cards("3S 4S 5S 6S 6H 6D")[0]))
    4
    """
    cards = sorted(set(cards))
    by_rank = [[card for card in cards if card.rank == rank] for rank in range(1, len(RANKS) + 1)]
    sets = [meld for same in by_rank for size in (3, 4) for meld in combinations(same, size)]
    by_suit = [[card for card in cards if card.suit == suit] for suit in SUITS]
    runs = [
        tuple(lane[first:last])
        for lane in by_suit
        for first in range(len(lane))
        for last in range(first + SMALLEST, len(lane) + 1)
        if lane[last - 1] - lane[first] == last - first - 1
    ]
    return tuple(sets + runs)
