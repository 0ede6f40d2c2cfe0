"""The opponent's answer to a spread: his own melds and his layoffs, chosen together.

Once his sets are settled and his runs laid, what stays loose in a suit is single cards and pairs, for three in sequence are a run
of his own. So a chain is one or two loose cards at an end of a knocker's run, and a loose fourth card goes to a set of three. For
each choice of his sets that is a handful of operations on bits; the choice that leaves the least is then laid out in cards.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.gin.bits import ACES, LANE, RANK, above, below, beside, cards_of, mask_of, value_of
from scorekeeper.gin.cards import Card, count_of
from scorekeeper.gin.melds import Meld, is_set, meld_fault
from scorekeeper.gin.spreads import Layout, melds_of


@dataclass(frozen=True, slots=True)
class Layoff:
    """Hold one card laid off, and the knocker's meld it goes to, counted from 0; none where it was put on deadwood."""

    card: Card
    meld: int | None


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold the opponent's holding as it is laid: his melds, his layoffs, and the deadwood."""

    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]
    deadwood: tuple[Card, ...]

    @property
    def count(self) -> int:
        """Return the count of the deadwood, in points."""
        return count_of(self.deadwood)


class Open(NamedTuple):
    """Hold what some melds leave open for layoffs: the cards of the runs, those that fit at their ends, and the fourths of sets."""

    runs: int = 0
    ends: int = 0
    fourths: int = 0

    @property
    def twice(self) -> int:
        """Return the cards that fit two of the melds."""
        return self.ends & (above(self.runs) & below(self.runs) | self.fourths)


def open_in(layout: Layout) -> Open:
    """Return what the opponent may lay off on; nothing against gin.

    Source: docs/rules.md, section 2.
    """
    return Open() if layout.is_gin else _open(layout.sets, layout.runs)


def opened_by(melds: Iterable[Meld]) -> Open:
    """Return what some melds leave open, as `open_in` does for a layout."""
    sets = runs = 0
    for meld in melds:
        if is_set(meld):
            sets |= mask_of(meld)
        else:
            runs |= mask_of(meld)
    return _open(sets, runs)


def _open(sets: int, runs: int) -> Open:
    ranks = (sets >> 26 | sets >> 39) & LANE  # every set has a diamond or a club
    return Open(runs, beside(runs) & ~runs, ranks * ACES & ~sets)


def laid_off(loose: int, on: Open) -> int:
    """Return the loose cards that go: the fourth cards, those at an end of a run, and those beside them in turn."""
    ends = loose & on.ends
    return loose & on.fourths | ends | (loose & beside(ends) & ~on.runs if ends else 0)


def lowest_answer(layouts: Iterable[Layout], on: Open) -> int:
    """Return the lowest count that the opponent can be left with, in points, if he melds by one of his layouts.

    Source: docs/rules.md, section 2: melds and layoffs are one choice.
    """
    return min([layout.count - value_of(laid_off(layout.loose, on)) for layout in layouts])


def best_answer(layouts: Iterable[Layout], on: Open, melds: tuple[Meld, ...]) -> Answer:
    """Return the answer with the lowest count to some melds, of several the one that lays off least.

    >>> from scorekeeper.gin.cards import read_cards
    >>> from scorekeeper.gin.spreads import layouts_of
    >>> clubs, _ = read_cards("9C TC JC")
    >>> best_answer(layouts_of(mask_of(read_cards("7C 8C 5D")[0])), opened_by((clubs,)), (clubs,)).layoffs
    (Layoff(card=Card("8C"), meld=0), Layoff(card=Card("7C"), meld=0))
    """
    answers = []
    for count, sets, runs, loose in layouts:
        laid = laid_off(loose, on)
        answers.append((count - value_of(laid), laid.bit_count(), sets, runs, loose, laid))
    _, _, sets, runs, loose, laid = min(answers)
    return Answer(melds_of(sets, runs), placed(laid, melds), cards_of(loose ^ laid))


def answer_as_melded(own: tuple[Meld, ...], loose: int, melds: tuple[Meld, ...]) -> Answer:
    """Return the answer with his melds as given and of his other cards all laid off that can be."""
    layoffs = placed(loose, melds)
    return Answer(own, layoffs, cards_of(loose & ~mask_of(layoff.card for layoff in layoffs)))


def placed(loose: int, melds: tuple[Meld, ...]) -> tuple[Layoff, ...]:
    """Return where each of the loose cards goes that fits: on the runs as far as the chains reach, then on the sets."""
    if not loose:
        return ()
    layoffs: list[Layoff] = []
    for index in sorted(range(len(melds)), key=lambda index: is_set(melds[index])):
        fitting = _fourth(melds[index], loose) if is_set(melds[index]) else _chained(melds[index], loose)
        layoffs += [Layoff(card, index) for card in fitting]
        loose &= ~mask_of(fitting)
    return tuple(layoffs)


def _fourth(meld: Meld, loose: int) -> tuple[Card, ...]:
    return cards_of(RANK[meld[0] % 13] & loose & ~mask_of(meld))


def _chained(meld: Meld, loose: int) -> tuple[Card, ...]:
    """Return the loose cards that go on a run, those below it first, the nearest first."""
    run = down = up = mask_of(meld)
    while more := below(down) & loose & ~down:
        down |= more
    while more := above(up) & loose & ~up:
        up |= more
    return (*reversed(cards_of(down ^ run)), *cards_of(up ^ run))


def fits(card: Card, meld: Meld) -> bool:
    """Tell whether a card may be laid off on a meld.

    >>> fits(Card("8C"), (Card("9C"), Card("TC"), Card("JC")))
    True
    """
    return meld_fault((*meld, card)) is None
