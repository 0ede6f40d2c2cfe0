"""Where cards may be laid off, and what was not: the answers to part of a dispute, from part of the cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorekeeper.gin.bits import mask_of
from scorekeeper.gin.cards import Card
from scorekeeper.gin.layoffs import Answer, Layoff, placed
from scorekeeper.gin.melds import Meld, is_set


@dataclass(frozen=True, slots=True)
class Place:
    """Hold a meld that a card may be laid off on, counted from 0, and the cards that have to lie there before it."""

    meld: int
    after: tuple[Card, ...]


def places_for(cards: Iterable[Card], melds: tuple[Meld, ...]) -> tuple[tuple[Card, tuple[Place, ...]], ...]:
    """Return each of some cards with every place it has on some melds, which have to stand.

    Source: docs/rules.md, section 2. A card that fits only behind others of the cards names these, the nearest to the meld first.

    >>> from scorekeeper.gin.cards import read_cards
    >>> run, _ = read_cards("5S 6S 7S")
    >>> places_for(read_cards("9S 8S KD")[0], (run,))
    ((Card("9S"), (Place(meld=0, after=(Card("8S"),)),)), (Card("8S"), (Place(meld=0, after=()),)), (Card("KD"), ()))
    """
    cards = tuple(cards)
    return tuple((card, tuple(_places(card, cards, melds))) for card in cards)


def _places(card: Card, cards: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterable[Place]:
    for index, meld in enumerate(melds):
        if is_set(meld):
            if card.rank == meld[0].rank and card not in meld:
                yield Place(index, ())
        elif card.suit == meld[0].suit and card not in meld:
            between = range(max(meld) + 1, card) if card > max(meld) else range(min(meld) - 1, card, -1)
            if set(between) <= set(cards):
                yield Place(index, tuple(map(Card, between)))


def missed_layoffs(laid: Answer, melds: tuple[Meld, ...]) -> tuple[Layoff, ...]:
    """Return what the opponent could still have laid off of his deadwood, with all else as he laid it.

    The melds are those he may lay off on; against gin there are none.

    >>> from scorekeeper.gin.cards import read_cards
    >>> fives, _ = read_cards("5S 5C 5D")
    >>> missed_layoffs(Answer((), (), read_cards("5H KD")[0]), (fives,))
    (Layoff(card=Card("5H"), meld=0),)
    """
    grown = tuple((*meld, *(layoff.card for layoff in laid.layoffs if layoff.meld == index)) for index, meld in enumerate(melds))
    return placed(mask_of(laid.deadwood), grown)
