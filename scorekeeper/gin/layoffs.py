"""The opponent's answer to a spread: his own melds and his layoffs, chosen together.

Once his sets are settled, what stays loose in a suit is single cards and pairs, for three in sequence are a run of his own. So a
chain is one or two loose cards at an end of a knocker's run, and a loose card whose rank is a knocker's set of three goes there.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from scorekeeper.gin.bits import RANK, beside, cards_of, in_runs, mask_of, set_choices, value_of
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


@dataclass(frozen=True, slots=True)
class Open:
    """Hold what a spread leaves open for layoffs: the cards of its runs, and the fourth cards of its sets of three."""

    runs: int = 0
    fourths: int = 0


def open_in(layout: Layout) -> Open:
    """Return what the opponent may lay off on; nothing against gin.

    Source: docs/rules.md, section 2.
    """
    if layout.count == 0 or not (layout.sets or layout.runs):
        return Open()
    fourths = 0
    for rank in RANK:
        if layout.sets & rank:
            fourths |= rank & ~layout.sets
    return Open(layout.runs, fourths)


def opened_by(melds: Iterable[Meld]) -> Open:
    """Return what some melds leave open, as `open_in` does for a layout."""
    runs = fourths = 0
    for meld in melds:
        if is_set(meld):
            fourths |= RANK[meld[0].rank - 1] & ~mask_of(meld)
        else:
            runs |= mask_of(meld)
    return Open(runs, fourths)


def _chained(loose: int, runs: int) -> int:
    """Return the loose cards that can be laid off on runs, one after the other."""
    laid = 0
    while more := loose & beside(runs | laid) & ~laid:
        laid |= more
    return laid


def lowest_answer(holding: int, on: Open) -> int:
    """Return the lowest count that the opponent can be left with, in points.

    Source: docs/rules.md, section 2: melds and layoffs are one choice.
    """
    return min(_answers(holding, on))[0]


def _answers(holding: int, on: Open) -> list[tuple[int, int, int]]:
    """Return for each choice of sets the count, how many cards were laid off (the fewer the plainer), and the sets."""
    answers = []
    for sets in set_choices(holding):
        rest = holding & ~sets
        loose = rest & ~in_runs(rest)
        left = loose & ~on.fourths
        if on.runs:
            left &= ~_chained(loose, on.runs)
        answers.append((value_of(left), (loose ^ left).bit_count(), sets))
    return answers


def best_answer(holding: int, melds: tuple[Meld, ...]) -> Answer:
    """Return the answer with the lowest count to some melds, of several the one that lays off least.

    >>> from scorekeeper.gin.cards import read_cards
    >>> clubs, _ = read_cards("9C TC JC")
    >>> best_answer(mask_of(read_cards("7C 8C 5D")[0]), (clubs,)).layoffs
    (Layoff(card=Card("8C"), meld=0), Layoff(card=Card("7C"), meld=0))
    """
    on = opened_by(melds)
    _, _, sets = min(_answers(holding, on))
    rest = holding & ~sets
    runs = in_runs(rest)
    return answer_as_melded(melds_of(sets, runs), rest & ~runs, melds)


def answer_as_melded(own: tuple[Meld, ...], loose: int, melds: tuple[Meld, ...]) -> Answer:
    """Return the answer with his melds as given and of his other cards all laid off that can be."""
    layoffs = _placed(loose, melds)
    return Answer(own, layoffs, cards_of(loose & ~mask_of(layoff.card for layoff in layoffs)))


def _placed(loose: int, melds: tuple[Meld, ...]) -> tuple[Layoff, ...]:
    """Return where each card goes: on the runs as far as the chains reach, then on the sets."""
    layoffs: list[Layoff] = []
    grown = list(melds)
    for index in sorted(range(len(melds)), key=lambda index: is_set(melds[index])):
        while fitting := [card for card in cards_of(loose) if fits(card, grown[index])]:
            layoffs.append(Layoff(fitting[0], index))
            grown[index] = (*grown[index], fitting[0])
            loose &= ~(1 << fitting[0])
    return tuple(layoffs)


def fits(card: Card, meld: Meld) -> bool:
    """Tell whether a card may be laid off on a meld.

    >>> fits(Card("8C"), (Card("9C"), Card("TC"), Card("JC")))
    True
    """
    return meld_fault((*meld, card)) is None
