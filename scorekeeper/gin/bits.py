"""Holdings as numbers of 52 bits: what can be melded, and what stays loose.

A card's bit is its number, so each suit is a lane of thirteen neighbouring bits and a run is three or more bits side by side in
one lane. Only sets tie the lanes together: once it is settled which sets are melded, every other card that stands in a run of
three or more is melded, for within a lane runs never compete. That makes the lowest count a short loop over the choices of sets.
"""

from collections.abc import Iterable
from itertools import combinations, product

from scorekeeper.gin.cards import DECK, Card

LANE = 0x1FFF
ACES = sum(1 << 13 * lane for lane in range(4))
KINGS = ACES << 12
NOT_ACES = (1 << 52) - 1 & ~ACES
NOT_KINGS = (1 << 52) - 1 & ~KINGS
RUN_STARTS = (1 << 52) - 1 & ~(KINGS | KINGS >> 1)
RANK = tuple(ACES << rank for rank in range(13))
PLANES = tuple((1 << bit, sum(1 << card for card in DECK if card.value >> bit & 1)) for bit in range(4))


def mask_of(cards: Iterable[Card]) -> int:
    """Return the bits of some cards.

    >>> mask_of([Card("AS"), Card("3S")])
    5
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of some bits, lowest first.

    >>> cards_of(5)
    (Card("AS"), Card("3S"))
    """
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(DECK[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(cards)


def value_of(mask: int) -> int:
    """Return what the cards count, in points: one sum for each binary digit of a value.

    >>> value_of(mask_of([Card("KS"), Card("7H")]))
    17
    """
    (_, ones), (_, twos), (_, fours), (_, eights) = PLANES
    return (mask & ones).bit_count() + 2 * (mask & twos).bit_count() + 4 * (mask & fours).bit_count() + 8 * (mask & eights).bit_count()


def in_runs(mask: int) -> int:
    """Return the cards that stand in a run of three or more.

    >>> cards_of(in_runs(mask_of([Card("QS"), Card("KS"), Card("AH"), Card("2H"), Card("3H")])))
    (Card("AH"), Card("2H"), Card("3H"))
    """
    starts = mask & mask >> 1 & mask >> 2 & RUN_STARTS
    return starts | starts << 1 | starts << 2


def beside(mask: int) -> int:
    """Return the cards next to these in their own suits, up and down.

    >>> cards_of(beside(mask_of([Card("KS"), Card("AH")])))
    (Card("QS"), Card("2H"))
    """
    return (mask & NOT_KINGS) << 1 | (mask & NOT_ACES) >> 1


def set_choices(mask: int) -> list[int]:
    """Return every choice of sets that the cards can lay, none at all first, each as the bits of its cards.

    >>> [len(cards_of(choice)) for choice in set_choices(mask_of(Card(text) for text in "7S 7H 7D 7C".split()))]
    [0, 3, 3, 3, 3, 4]
    """
    spades, hearts, diamonds, clubs = mask & LANE, mask >> 13 & LANE, mask >> 26 & LANE, mask >> 39
    three = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    if not three:
        return [0]
    of_a_rank = []
    for rank in range(13):
        if three >> rank & 1:
            bits = [1 << card for card in cards_of(mask & RANK[rank])]
            of_a_rank.append([0, *(sum(some) for size in (3, 4) for some in combinations(bits, size))])
    return [sum(choice) for choice in product(*of_a_rank)]


_LAID = [lane for lane in range(LANE + 1) if in_runs(lane) == lane]
HELD_BACK = {whole: [(whole ^ part, value_of(whole ^ part)) for part in _LAID if part & whole == part] for whole in _LAID}
"""For each lane of nothing but runs: the cards that may be held back from them so that runs remain, and what those count."""
