"""The deck: 52 cards, how they are written, and what they count."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Self

RANKS = "A23456789TJQK"
SUITS = "SHDC"
SYMBOLS = "♠♥♦♣"
HELD, MOST_HELD = 10, 11
"""So many cards each player holds, and the knocker before he has thrown one away."""

_ONE = re.compile(r"(10|[A2-9TJQK])([SHDC])")
_WRITTEN = str.maketrans({"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "\ufe0f": None, "\ufe0e": None})


class Card(int):
    """Hold one card as the number of its bit: thirteen ranks a suit, ace first, in the order S H D C.

    Source: docs/rules.md, section 1.

    >>> Card("10♥"), Card("th").value, Card("AS").rank
    (Card("TH"), 10, 1)
    """

    __slots__ = ()

    def __new__(cls, written: str | int) -> Self:
        """Read `TH`, `10h`, `T♥` or `10♥`; raise ValueError, quoting the text, where it is no card."""
        if isinstance(written, int):
            return super().__new__(cls, written)
        found = _ONE.fullmatch(_plain(written.strip()))
        if not found:
            raise ValueError(written)
        return super().__new__(cls, _number(*found.groups()))

    @property
    def rank(self) -> int:
        """Return 1 for an ace up to 13 for a king."""
        return self % 13 + 1

    @property
    def suit(self) -> str:
        """Return the suit's letter."""
        return SUITS[self // 13]

    @property
    def value(self) -> int:
        """Return what the card counts as deadwood, in points: ace 1, pictures 10."""
        return VALUES[self]

    @property
    def symbol(self) -> str:
        """Return the card as people write it: `10♥`."""
        return RANKS[self.rank - 1].replace("T", "10") + SYMBOLS[self // 13]

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + self.suit

    def __repr__(self) -> str:
        return f'Card("{self}")'


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).translate(_WRITTEN).upper()


def _number(rank: str, suit: str) -> int:
    return SUITS.index(suit) * 13 + RANKS.index("T" if rank == "10" else rank)


DECK = tuple(Card(number) for number in range(52))
VALUES = tuple(min(card.rank, 10) for card in DECK)


def read_cards(text: str) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """Return the cards in a text, in its order, and the words in it that are no card.

    Cards stand apart (spaces, commas, semicolons, lines) or close together (`5♠6♠7♠`).

    >>> read_cards("4S, 10♥ 5♠6♠ 1X")
    ((Card("4S"), Card("TH"), Card("5S"), Card("6S")), ('1X',))
    """
    cards: list[Card] = []
    unread: list[str] = []
    for word in re.split(r"[\s,;]+", text):
        plain = _plain(word)
        found = list(_ONE.finditer(plain))
        if "".join(match[0] for match in found) != plain:
            unread.append(word)
        else:
            cards += [DECK[_number(*match.groups())] for match in found]
    return tuple(cards), tuple(unread)


def count_of(cards: Iterable[Card]) -> int:
    """Return the count of cards in no meld: the sum of their values, in points.

    >>> count_of(read_cards("AS KH 5D")[0])
    16
    """
    return sum(map(VALUES.__getitem__, cards))
