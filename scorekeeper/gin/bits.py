"""Holdings as numbers of 52 bits: what can be melded, and what stays loose.

A card's bit is its number, so each suit is a lane of thirteen neighbouring bits and a run is three or more bits side by side in
one lane. Only sets tie the lanes together: once it is settled which sets are melded, every other card that stands in a run of
three or more is melded, for within a lane runs never compete. That makes the lowest count a short loop over the choices of sets,
with one look into a table of all 8,192 lanes for each suit.
"""

from collections.abc import Iterable
from itertools import combinations

from scorekeeper.gin.cards import DECK, Card

LANE = 0x1FFF
HALF = LANE << 13 | LANE
LANES = tuple(LANE << 13 * suit for suit in range(4))
ACES = sum(1 << 13 * lane for lane in range(4))
KINGS = ACES << 12
NOT_ACES = (1 << 52) - 1 & ~ACES
NOT_KINGS = (1 << 52) - 1 & ~KINGS
RUN_STARTS = (1 << 52) - 1 & ~(KINGS | KINGS >> 1)
RANK = tuple(ACES << rank for rank in range(13))


def in_runs(mask: int) -> int:
    """Return the cards that stand in a run of three or more.

    >>> cards_of(in_runs(mask_of([Card("QS"), Card("KS"), Card("AH"), Card("2H"), Card("3H")])))
    (Card("AH"), Card("2H"), Card("3H"))
    """
    starts = mask & mask >> 1 & mask >> 2 & RUN_STARTS
    return starts | starts << 1 | starts << 2


_BITS = tuple(1 << card for card in DECK)

# Each card doubles its table: what there was without it, and the same with it.
_CARDS: list[list[tuple[Card, ...]]] = [[()] for _ in range(0, 52, 8)]
for _card in DECK:
    _CARDS[_card // 8] += [(*cards, _card) for cards in _CARDS[_card // 8]]
_VALUES = [0]
for _card in DECK[:13]:
    _VALUES += [value + _card.value for value in _VALUES]

_RUNS = [in_runs(lane) for lane in range(LANE + 1)]
_LOOSE = [_VALUES[lane ^ runs] for lane, runs in enumerate(_RUNS)]


def mask_of(cards: Iterable[Card]) -> int:
    """Return the bits of some cards.

    >>> mask_of([Card("AS"), Card("3S")])
    5
    """
    mask = 0
    for card in cards:
        mask |= _BITS[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of some bits, lowest first.

    >>> cards_of(5)
    (Card("AS"), Card("3S"))
    """
    none: tuple[Card, ...] = ()
    return sum(map(list.__getitem__, _CARDS, mask.to_bytes(7, "little")), none)


def value_of(mask: int) -> int:
    """Return what the cards count, in points.

    >>> value_of(mask_of([Card("KS"), Card("7H")]))
    17
    """
    return _VALUES[mask & LANE] + _VALUES[mask >> 13 & LANE] + _VALUES[mask >> 26 & LANE] + _VALUES[mask >> 39]


def above(mask: int) -> int:
    """Return the cards next above these in their own suits."""
    return (mask & NOT_KINGS) << 1


def below(mask: int) -> int:
    """Return the cards next below these in their own suits."""
    return (mask & NOT_ACES) >> 1


def beside(mask: int) -> int:
    """Return the cards next to these in their own suits, up and down.

    >>> cards_of(beside(mask_of([Card("KS"), Card("AH")])))
    (Card("QS"), Card("2H"))
    """
    return above(mask) | below(mask)


def _sets_of(held: tuple[int, ...]) -> list[int]:
    return [0, *(sum(some) for size in (3, 4) for some in combinations(held, size))]


_SETS = {sum(held): _sets_of(held) for rank in range(13) for size in (3, 4) for held in combinations(_BITS[rank::13], size)}
"""For each three or four of one rank: the choices of sets from them."""


def set_choices(mask: int) -> list[int]:
    """Return every choice of sets that the cards can lay, none at all first, each as the bits of its cards.

    >>> [len(cards_of(choice)) for choice in set_choices(mask_of(Card(text) for text in "7S 7H 7D 7C".split()))]
    [0, 3, 3, 3, 3, 4]
    """
    spades, hearts = mask & LANE, mask >> 13 & LANE
    diamonds, clubs = mask >> 26 & LANE, mask >> 39
    threes = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    choices = [0]
    while threes:
        rank = threes & -threes
        sets = _SETS[mask & rank * ACES]
        choices = [choice | laid for choice in choices for laid in sets]
        threes ^= rank
    return choices


def lowest_count(mask: int) -> int:
    """Return the lowest count of some cards, in points: what stands in no run, where the best choice of sets is melded.

    Source: docs/rules.md, section 2.

    >>> lowest_count(mask_of(Card(text) for text in "3H 4H 5H 6H 7H 6D 6C".split()))
    7
    """
    # In halves, because Python is quicker with numbers of thirty bits and fewer.
    low, high = mask & HALF, mask >> 26
    spades, hearts = low & LANE, low >> 13
    diamonds, clubs = high & LANE, high >> 13
    if spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts):
        return min([_loose_value_of(mask ^ sets) for sets in set_choices(mask)])
    return _LOOSE[spades] + _LOOSE[hearts] + _LOOSE[diamonds] + _LOOSE[clubs]


def _loose_value_of(mask: int) -> int:
    return _LOOSE[mask & LANE] + _LOOSE[mask >> 13 & LANE] + _LOOSE[mask >> 26 & LANE] + _LOOSE[mask >> 39]


_LAID = [lane for lane, runs in enumerate(_RUNS) if lane == runs]
HELD_BACK = {
    whole: [(whole ^ part, _VALUES[whole ^ part]) for part in _LAID[: last + 1] if part | whole == whole]
    for last, whole in enumerate(_LAID)
}
"""For each lane of nothing but runs: the cards that may be held back from them so that runs remain, and what those count."""
