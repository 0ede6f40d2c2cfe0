"""Draw holdings and deals to measure: any cards at all, or hands rich in melds that can be knocked with."""

from random import Random

from scorekeeper.gin.bits import lowest_count, mask_of
from scorekeeper.gin.cards import DECK, Card
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.melds import all_melds
from scorekeeper.gin.rules import HandRules

SHORT_MELDS = [meld for meld in all_melds(DECK) if len(meld) <= 5]


def uniform_deal(random: Random) -> Deal:
    """Return ten cards each, any of the deck."""
    cards = random.sample(DECK, 20)
    return Deal(knocker=tuple(cards[:10]), opponent=tuple(cards[10:]))


def rich_deal(random: Random) -> Deal:
    """Return a knock within the limit of ten, and an opponent with a meld or two in his hand."""
    knocker = rich_holding(random, frozenset(DECK), 3)
    while lowest_count(mask_of(knocker)) > HandRules().knock_limit:
        knocker = rich_holding(random, frozenset(DECK), 3)
    return Deal(knocker=knocker, opponent=rich_holding(random, frozenset(DECK) - {*knocker}, random.randint(0, 2)))


def rich_holding(random: Random, deck: frozenset[Card], melds: int, size: int = 10) -> tuple[Card, ...]:
    """Return some cards of a deck, in any order: as many melds as fit of those that were drawn, and others."""
    held: set[Card] = set()
    for meld in random.sample(SHORT_MELDS, melds):
        if deck.issuperset(meld) and held.isdisjoint(meld) and len(held) + len(meld) <= size:
            held |= {*meld}
    held |= {*random.sample(sorted(deck - held), size - len(held))}
    return tuple(random.sample(sorted(held), size))
