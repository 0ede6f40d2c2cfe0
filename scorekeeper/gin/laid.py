"""Cards as the table laid them: whether they stand, and what they leave."""

from collections import Counter
from collections.abc import Iterable

from scorekeeper.gin.bits import cards_of, mask_of
from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.layoffs import Answer, Layoff, answer_as_melded, fits
from scorekeeper.gin.melds import Meld, meld_fault
from scorekeeper.gin.points import Side
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.spreads import Spread, layouts_of, lowest_of


def laid_melds(side: Side, melds: Iterable[Meld], holding: Iterable[Card]) -> tuple[tuple[Meld, ...], tuple[Problem, ...]]:
    """Return the melds that stand, in their order, and everything wrong with the others.

    Source: docs/rules.md, section 2: a card belongs to one meld only.
    """
    standing: list[Meld] = []
    problems: list[Problem] = []
    held, used = set(holding), Counter[Card]()
    for meld in melds:
        strange = tuple(card for card in meld if card not in held)
        twice = tuple(card for card in meld if used[card])
        fault = meld_fault(meld)
        used.update(set(meld))
        if strange:
            problems.append(Problem("not_in_holding", strange, {"side": side}))
        if twice:
            problems.append(Problem("card_in_two_melds", twice, {"side": side}))
        if fault:
            problems.append(Problem("not_a_meld", meld, {"side": side, "reason": fault}))
        if not (strange or twice or fault):
            standing.append(meld)
    return tuple(standing), tuple(problems)


def spread_as_laid(melds: tuple[Meld, ...], holding: int) -> Spread:
    """Return a holding with these melds and all else as deadwood."""
    return Spread(melds, cards_of(holding & ~mask_of(card for meld in melds for card in meld)))


def answer_as_laid(deal: Deal, spread: Spread) -> tuple[Answer, tuple[Problem, ...]]:
    """Return the opponent's holding as he laid it, against a spread, and everything wrong with it.

    What was not said is taken to be as good as it can be: without layoffs all that fit, without melds the lowest count.
    """
    own, problems = laid_melds(Side.OPPONENT, deal.opponent_melds or (), deal.opponent)
    loose = mask_of(deal.opponent) & ~mask_of(card for meld in own for card in meld)
    if deal.layoffs is None:
        return answer_as_melded(own, loose, () if spread.is_gin else spread.melds), problems
    standing, more = _laid_off(deal, spread, {card for meld in own for card in meld})
    loose &= ~mask_of(layoff.card for layoff in standing)
    if deal.opponent_melds is None:
        rest = lowest_of(layouts_of(loose))[0].spread
        return Answer(rest.melds, standing, rest.deadwood), more
    return Answer(own, standing, cards_of(loose)), (*problems, *more)


def _laid_off(deal: Deal, spread: Spread, melded: set[Card]) -> tuple[tuple[Layoff, ...], tuple[Problem, ...]]:
    """Return the layoffs that stand, whatever order they were said in, and what is wrong with the others."""
    problems: list[Problem] = []
    waiting: dict[Card, Meld] = {}
    said = deal.knocker_melds or ()
    for layoff in deal.layoffs or ():
        fault = _layoff_fault(layoff, deal, spread, melded) or ("repeated_card" if layoff.card in waiting else None)
        if fault:
            problems.append(Problem(fault, (layoff.card,), {"side": Side.OPPONENT}))
        elif layoff.meld is not None:
            waiting[layoff.card] = said[layoff.meld]
    # Layoffs were said counting all the melds; a verdict counts those that stand, and blames no layoff for the others.
    counted = [Layoff(card, spread.melds.index(meld)) for card, meld in waiting.items() if meld in spread.melds]
    standing, over = _in_chains(counted, spread.melds)
    problems += [Problem("layoff_fits_nothing", (layoff.card,), {"side": Side.OPPONENT}) for layoff in over]
    return standing, tuple(problems)


def _layoff_fault(layoff: Layoff, deal: Deal, spread: Spread, melded: set[Card]) -> str | None:
    if layoff.card not in deal.opponent:
        return "knocker_lays_off" if layoff.card in deal.knocker else "not_in_holding"
    if layoff.card in melded:
        return "card_in_two_melds"
    if spread.is_gin:
        return "layoff_against_gin"
    if layoff.meld is None:
        return "layoff_on_deadwood"
    return None if 0 <= layoff.meld < len(deal.knocker_melds or ()) else "layoff_fits_nothing"


def _in_chains(waiting: list[Layoff], melds: Iterable[Meld]) -> tuple[tuple[Layoff, ...], list[Layoff]]:
    """Return the layoffs in an order in which each fits, and those that do not fit the meld they name."""
    standing: list[Layoff] = []
    grown: dict[int | None, Meld] = dict(enumerate(melds))
    while first := next((layoff for layoff in waiting if fits(layoff.card, grown[layoff.meld])), None):
        grown[first.meld] = (*grown[first.meld], first.card)
        standing.append(first)
        waiting.remove(first)
    return tuple(standing), waiting
