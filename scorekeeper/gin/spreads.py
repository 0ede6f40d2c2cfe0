"""The ways to spread one holding: which sets, which runs, and what stays as deadwood."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.gin.bits import HELD_BACK, LANE, LANES, RANK, cards_of, in_runs, mask_of, set_choices, value_of
from scorekeeper.gin.cards import DECK, HELD, Card, count_of
from scorekeeper.gin.melds import Meld, all_melds


@dataclass(frozen=True, slots=True)
class Spread:
    """Hold one holding as it is laid: its melds, the deadwood, and the count of that in points."""

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]

    @property
    def count(self) -> int:
        """Return the count of the deadwood, in points."""
        return count_of(self.deadwood)

    @property
    def melded(self) -> int:
        """Return how many cards are melded."""
        return sum(map(len, self.melds))

    @property
    def is_gin(self) -> bool:
        """Tell whether a whole holding is melded; as long as cards of it are missing no deadwood is no gin."""
        return not self.deadwood and self.melded >= HELD


class Layout(NamedTuple):
    """Hold a spread as bits: the count in points, the cards in sets, the cards in runs, and the loose cards."""

    count: int  # type: ignore[assignment]  # of points, as everywhere here; nobody asks a layout for its tuple's own `count`
    sets: int
    runs: int
    loose: int

    @property
    def spread(self) -> Spread:
        """Return the melds and the deadwood."""
        return Spread(melds_of(self.sets, self.runs), cards_of(self.loose))

    @property
    def melded(self) -> int:
        """Return how many cards are melded."""
        return (self.sets | self.runs).bit_count()

    @property
    def is_gin(self) -> bool:
        """Tell whether a whole holding is melded."""
        return not self.loose and self.melded >= HELD


_MELDS = {mask_of(meld): meld for meld in all_melds(DECK)}


def melds_of(sets: int, runs: int) -> tuple[Meld, ...]:
    """Return the melds that some bits make, by their lowest card; runs that touch are one run."""
    melds = []
    while sets:
        lowest = sets & -sets
        meld = sets & RANK[(lowest.bit_length() - 1) % 13]
        melds.append(_MELDS[meld])
        sets ^= meld
    while runs:
        lowest = runs & -runs
        lane = runs & LANES[(lowest.bit_length() - 1) // 13]
        meld = lane & ~(lane + lowest)
        melds.append(_MELDS[meld])
        runs ^= meld
    return tuple(sorted(melds))


def layouts_of(holding: int) -> list[Layout]:
    """Return the layouts of a holding in a fixed order: every choice of sets, with all the runs beside them."""
    layouts = []
    for sets in set_choices(holding):
        rest = holding ^ sets
        runs = in_runs(rest)
        layouts.append(Layout(value_of(rest ^ runs), sets, runs, rest ^ runs))
    return layouts


def lowest_of(layouts: list[Layout]) -> list[Layout]:
    """Return those of the layouts that leave the lowest count.

    Source: docs/rules.md, section 2.

    >>> from scorekeeper.gin.cards import read_cards
    >>> [layout.spread.count for layout in lowest_of(layouts_of(mask_of(read_cards("AS 2S 3S 3H 3D")[0])))]
    [3]
    """
    lowest = min(layouts).count
    return [layout for layout in layouts if layout.count == lowest]


def layouts_within(holding: int, limit: int) -> Iterator[Layout]:
    """Yield every layout of a holding whose count is within a limit, also those that hold melds back.

    Source: docs/rules.md, section 2: the knocker chooses how to spread.
    """
    for count, sets, runs, loose in layouts_of(holding):
        if count <= limit:
            for held, value in _held_back(runs, limit - count):
                yield Layout(count + value, sets, runs ^ held, loose | held)


def _held_back(runs: int, most: int) -> list[tuple[int, int]]:
    """Return what may be held back from some runs, as bits and their value, up to a value in points."""
    ways = [(0, 0)]
    for lane in range(4):
        whole = runs >> 13 * lane & LANE
        if whole:
            options = [(held << 13 * lane, value) for held, value in HELD_BACK[whole] if value <= most]
            ways = [(held | more, value + added) for held, value in ways for more, added in options if value + added <= most]
    return ways
