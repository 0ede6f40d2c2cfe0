"""How the knocker spreads, and how he could have spread to be paid more."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.gin.bits import mask_of
from scorekeeper.gin.cards import Card
from scorekeeper.gin.checks import HELD, is_countable
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.laid import laid_melds, spread_as_laid
from scorekeeper.gin.layoffs import lowest_answer, open_in
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome, Score, Side, resolve
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.gin.spreads import Layout, Spread, layouts_within, lowest_layouts


@dataclass(frozen=True, slots=True)
class Choice:
    """Hold the knocker's spread, the card he threw of eleven, and what is wrong with it."""

    spread: Spread | None
    discard: Card | None
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Better:
    """Hold a legal spread that would have paid the knocker more, and what: points, negative where he still loses."""

    melds: tuple[Meld, ...]
    count: int
    points: int
    discard: Card | None


def signed(score: Score) -> int:
    """Return the points of a hand from the knocker's side."""
    return score.points if score.winner is Side.KNOCKER else -score.points


def choose(deal: Deal, rules: HandRules) -> Choice:
    """Return the knocker's spread: as laid, or the lowest count, and of those what pays him most.

    Source: docs/rules.md, section 2. Of eleven cards the discard that pays most is thrown, then that of the lower count.
    """
    if deal.knocker_melds is not None:
        return _as_laid(deal)
    best = None
    for discard, holding in _thrown(deal):
        for layout in lowest_layouts(holding):
            within = layout.count <= rules.knock_limit
            rank = (within, _pays(layout, deal, rules) if within else 0, -layout.count)
            if best is None or rank > best[0]:
                best = rank, layout.spread(holding), discard
    return Choice(best[1], best[2], ()) if best else Choice(None, None, ())


def better_than(points: int, deal: Deal, rules: HandRules) -> Better | None:
    """Return the spread that pays the knocker most, where that is more than some points."""
    best, found = (points, 0), None
    for discard, holding in _thrown(Deal(knocker=deal.knocker, opponent=deal.opponent)):
        for layout in layouts_within(holding, rules.knock_limit):
            rank = (_pays(layout, deal, rules), -layout.count)
            if rank[0] > points and rank > best:
                best, found = rank, (layout, holding, discard)
    if not found:
        return None
    layout, holding, discard = found
    return Better(layout.spread(holding).melds, layout.count, best[0], discard)


def _thrown(deal: Deal) -> Iterator[tuple[Card | None, int]]:
    """Yield each card that may be thrown of eleven, and the bits of those that stay; of ten or fewer, none is thrown."""
    holding = mask_of(deal.knocker)
    if len(set(deal.knocker)) <= HELD:
        yield None, holding
        return
    for card in (deal.discard,) if deal.discard in deal.knocker else sorted(deal.knocker):
        if card is not None:
            yield card, holding & ~(1 << card)


def _pays(layout: Layout, deal: Deal, rules: HandRules) -> int:
    """Return what a layout pays the knocker against the best answer; against no whole holding, nothing."""
    if not is_countable(deal.opponent):
        return 0
    answer = lowest_answer(mask_of(deal.opponent), open_in(layout))
    return signed(resolve(Outcome.KNOCK if layout.count else Outcome.GIN, layout.count, answer, rules))


def _as_laid(deal: Deal) -> Choice:
    melds, problems = laid_melds(Side.KNOCKER, deal.knocker_melds or (), deal.knocker)
    spread = spread_as_laid(melds, mask_of(deal.knocker))
    if len(set(deal.knocker)) <= HELD:
        return Choice(spread, None, problems)
    if not spread.deadwood:
        return Choice(spread, None, (*problems, Problem("eleven_laid", fields={"side": Side.KNOCKER})))
    highest = max(spread.deadwood, key=lambda card: (card.value, -card))
    discard = deal.discard if deal.discard in spread.deadwood else highest
    return Choice(Spread(melds, tuple(card for card in spread.deadwood if card != discard)), discard, problems)
