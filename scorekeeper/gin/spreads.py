"""The ways to spread one holding: which sets, which runs, and what stays as deadwood."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.gin.bits import HELD_BACK, LANE, RANK, cards_of, in_runs, set_choices, value_of
from scorekeeper.gin.cards import Card, count_of
from scorekeeper.gin.melds import Meld


@dataclass(frozen=True, slots=True)
class Spread:
    """Hold one holding as it is laid: its melds, the deadwood, and the count of that in points."""

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]

    @property
    def count(self) -> int:
        """Return the count of the deadwood, in points."""
        return count_of(self.deadwood)


@dataclass(frozen=True, slots=True)
class Layout:
    """Hold a spread as bits: the cards in sets, the cards in runs, and the count of the rest in points."""

    sets: int
    runs: int
    count: int

    def spread(self, holding: int) -> Spread:
        """Return the melds and the deadwood of a holding laid like this."""
        return Spread(melds_of(self.sets, self.runs), cards_of(holding & ~(self.sets | self.runs)))


def melds_of(sets: int, runs: int) -> tuple[Meld, ...]:
    """Return the melds that some bits make, by their lowest card; runs that touch are one run."""
    melds = [cards_of(sets & rank) for rank in RANK if sets & rank]
    for lane in range(4):
        left = runs & LANE << 13 * lane
        while left:
            first = left & -left
            run = left & ~(left + first)
            melds.append(cards_of(run))
            left ^= run
    return tuple(sorted(melds))


def lowest_layouts(holding: int) -> list[Layout]:
    """Return every layout of a holding that leaves the lowest count, in a fixed order.

    Source: docs/rules.md, section 2.
    """
    layouts = []
    for sets in set_choices(holding):
        rest = holding & ~sets
        runs = in_runs(rest)
        layouts.append(Layout(sets, runs, value_of(rest & ~runs)))
    lowest = min(layout.count for layout in layouts)
    return [layout for layout in layouts if layout.count == lowest]


def layouts_within(holding: int, limit: int) -> Iterator[Layout]:
    """Yield every layout of a holding whose count is within a limit, also those that hold melds back.

    Source: docs/rules.md, section 2: the knocker chooses how to spread.
    """
    for sets in set_choices(holding):
        rest = holding & ~sets
        runs = in_runs(rest)
        count = value_of(rest & ~runs)
        if count <= limit:
            for held, value in _held_back(runs, limit - count):
                yield Layout(sets, runs & ~held, count + value)


def _held_back(runs: int, most: int) -> list[tuple[int, int]]:
    """Return what may be held back from some runs, as bits and their value, up to a value in points."""
    ways = [(0, 0)]
    for lane in range(4):
        whole = runs >> 13 * lane & LANE
        if whole:
            options = [(held << 13 * lane, value) for held, value in HELD_BACK[whole] if value <= most]
            ways = [(held | more, value + added) for held, value in ways for more, added in options if value + added <= most]
    return ways


def lowest_spread(holding: int) -> Spread:
    """Return the first of the spreads with the lowest count.

    >>> from scorekeeper.gin.bits import mask_of
    >>> from scorekeeper.gin.cards import read_cards
    >>> lowest_spread(mask_of(read_cards("AS 2S 3S 3H 3D")[0])).count
    3
    """
    return lowest_layouts(holding)[0].spread(holding)
