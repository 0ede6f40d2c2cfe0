"""How the knocker spreads, and how he could have spread to be paid more."""

from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.gin.bits import cards_of
from scorekeeper.gin.cards import HELD, Card
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.laid import laid_melds, spread_as_laid
from scorekeeper.gin.layoffs import Open, lowest_answer, open_in, opened_by
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome, Score, Side, resolve
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.gin.spreads import Layout, Spread, layouts_of, layouts_within, lowest_of

Offer = tuple[Layout, Card | None]
"""A way to lay the knocker's cards, and of eleven the one thrown."""


class Choice(NamedTuple):
    """Hold the knocker's spread, what it leaves open for layoffs, the card he threw of eleven, and what is wrong with it."""

    spread: Spread | None = None
    on: Open = Open()
    discard: Card | None = None
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Better:
    """Hold a legal spread that would have paid the knocker more, and what: points, negative where he still loses."""

    melds: tuple[Meld, ...]
    count: int
    points: int
    discard: Card | None


def ending_of(laid: Spread | Layout) -> Outcome:
    """Return how the knocker ends the hand with his cards laid so: where all eleven are melded none is thrown."""
    if laid.count:
        return Outcome.KNOCK
    return Outcome.BIG_GIN if laid.melded > HELD else Outcome.GIN


def signed(score: Score) -> int:
    """Return the points of a hand from the knocker's side."""
    return score.points if score.winner is Side.KNOCKER else -score.points


def choose(deal: Deal, holding: int, rules: HandRules, theirs: list[Layout]) -> Choice:
    """Return the knocker's spread: as laid, or the lowest count, and of those what pays him most.

    Source: docs/rules.md, section 2. Of eleven cards the discard that pays most is thrown, then that of the lower count.
    """
    if deal.knocker_melds is not None:
        return _as_laid(deal, holding, rules)
    offers = [(layout, discard) for discard, left in _thrown(holding, deal.discard) for layout in lowest_of(layouts_of(left))]
    layout, discard = _paying_most(offers, rules, theirs)
    whole = None if _is_no_big_gin(deal) else _all_melded(holding, rules)
    if whole and (deal.declared or _pays(whole, rules, theirs) >= _pays(layout, rules, theirs)):
        return Choice(whole.spread)
    return Choice(layout.spread, open_in(layout), discard)


def _is_no_big_gin(deal: Deal) -> bool:
    """Tell whether something else than big gin was said; a card thrown without a word says so too."""
    return deal.declared is not Outcome.BIG_GIN and (deal.declared is not None or deal.discard is not None)


def _all_melded(holding: int, rules: HandRules) -> Layout | None:
    """Return how all eleven cards are melded, none where they are not or where big gin is not played."""
    if rules.big_gin_bonus is None or holding.bit_count() <= HELD:
        return None
    lowest = lowest_of(layouts_of(holding))[0]
    return None if lowest.count else lowest


def better_than(points: int, deal: Deal, holding: int, rules: HandRules, theirs: list[Layout]) -> Better | None:
    """Return the spread that pays the knocker most, where that is more than some points.

    A knock pays at most what the opponent would be left with if he laid nothing off, less its own count, or twice that where the hand
    counts double, so a spread of a higher count than that allows is not looked at.
    """
    most = min(rules.knock_limit, max(min(theirs).count - points // (2 if rules.doubled else 1) - 1, 0))
    offers = [(layout, discard) for discard, left in _thrown(holding, None) for layout in layouts_within(left, most)]
    whole = _all_melded(holding, rules) if deal.declared in (None, Outcome.BIG_GIN) else None
    offers += [(whole, None)] if whole else []
    if not offers:
        return None
    layout, discard = _paying_most(offers, rules, theirs)
    paid = _pays(layout, rules, theirs)
    return Better(layout.spread.melds, layout.count, paid, discard) if paid > points else None


def _paying_most(offers: list[Offer], rules: HandRules, theirs: list[Layout]) -> Offer:
    """Return what pays the knocker most, then what has the lower count, then the first; what is over the limit comes last."""

    def rank(offer: Offer) -> tuple[bool, int, int]:
        layout, _ = offer
        within = layout.count <= rules.knock_limit
        return within, _pays(layout, rules, theirs) if within else 0, -layout.count

    return offers[0] if len(offers) == 1 else max(offers, key=rank)


def _thrown(holding: int, said: Card | None) -> list[tuple[Card | None, int]]:
    """Return each card that may be thrown of eleven, and the bits of those that stay; of ten or fewer, none is thrown."""
    if holding.bit_count() <= HELD:
        return [(None, holding)]
    cards = cards_of(holding)
    return [(card, holding ^ 1 << card) for card in cards if said not in cards or card == said]


def _pays(layout: Layout, rules: HandRules, theirs: list[Layout]) -> int:
    """Return what a layout pays the knocker against the best answer; against no whole holding, nothing."""
    if not theirs:
        return 0
    answer = lowest_answer(theirs, open_in(layout))
    return signed(resolve(ending_of(layout), layout.count, answer, rules))


def _as_laid(deal: Deal, holding: int, rules: HandRules) -> Choice:
    melds, problems = laid_melds(Side.KNOCKER, deal.knocker_melds or (), deal.knocker)
    spread = spread_as_laid(melds, holding)
    discard = None
    if holding.bit_count() > HELD:
        if not spread.deadwood:
            return Choice(spread, problems=(*problems, *_eleven_laid(deal, rules)))
        highest = max(spread.deadwood, key=lambda card: (card.value, -card))
        discard = deal.discard if deal.discard in spread.deadwood else highest
        spread = Spread(melds, tuple(card for card in spread.deadwood if card != discard))
    return Choice(spread, Open() if spread.is_gin else opened_by(melds), discard, problems)


def _eleven_laid(deal: Deal, rules: HandRules) -> tuple[Problem, ...]:
    """Return what is wrong with all eleven cards laid: nothing where that is big gin."""
    if rules.big_gin_bonus is None:
        return (Problem("eleven_laid", fields={"side": Side.KNOCKER}),)
    if _is_no_big_gin(deal):
        return (Problem("eleven_laid", fields={"side": Side.KNOCKER, "reason": "said_otherwise"}),)
    return ()
