"""What is known of one hand from its cards, and how it is read from what somebody typed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorekeeper.gin.cards import Card, read_cards
from scorekeeper.gin.layoffs import Layoff
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import MOST_COUNT

LONGEST = 400
"""So many characters of one field are read; two holdings in any writing are shorter."""
LONGEST_PLACE = 2
"""No spread has a hundred melds."""
NOTHING = "-"
"""Stands for "laid nothing", where an empty text means "not said"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Hold what is known of one hand from its cards; what nobody said is none."""

    knocker: tuple[Card, ...]
    opponent: tuple[Card, ...]
    knocker_melds: tuple[Meld, ...] | None = None
    opponent_melds: tuple[Meld, ...] | None = None
    layoffs: tuple[Layoff, ...] | None = None
    declared: Outcome | None = None
    upcard: Card | None = None
    discard: Card | None = None
    knocker_count: int | None = None
    opponent_count: int | None = None


class _Reader:
    """Read the fields of a deal one by one and keep everything that could not be read."""

    def __init__(self, given: Mapping[str, object]) -> None:
        self.given = given
        self.problems: list[Problem] = []

    def only(self, known: tuple[str, ...]) -> None:
        self.problems += [Problem("unknown_field", fields={"field": str(field)[:40]}) for field in self.given if field not in known]

    def unread(self, code: str, field: str, text: object) -> None:
        # Half a surrogate pair, which JSON allows, cannot be shown.
        quoted = str(text)[:40].encode("utf-8", "replace").decode()
        self.problems.append(Problem(code, fields={"field": field, "text": quoted}))

    def said(self, field: str) -> object:
        """Return what was said; an empty text says nothing."""
        value = self.given.get(field)
        return None if isinstance(value, str) and not value.strip() else value

    def words(self, field: str, value: object) -> tuple[Card, ...]:
        """Return the cards of a text or of a list of texts."""
        if isinstance(value, list | tuple) and all(isinstance(word, str) for word in value):
            value = " ".join(value)
        if not isinstance(value, str) or len(value) > LONGEST:
            self.unread("not_cards", field, value)
            return ()
        cards, unread = read_cards(value)
        for word in unread:
            self.unread("not_a_card", field, word)
        return cards

    def cards(self, field: str) -> tuple[Card, ...]:
        value = self.said(field)
        return () if value is None else self.words(field, value)

    def card(self, field: str) -> Card | None:
        if self.said(field) is None:
            return None
        cards = self.cards(field)
        if len(cards) > 1:
            self.unread("not_a_card", field, self.given[field])
        return cards[0] if len(cards) == 1 else None

    def melds(self, field: str) -> tuple[Meld, ...] | None:
        value = self.said(field)
        if value is None:
            return None
        if not isinstance(value, str | list | tuple) or len(value) > LONGEST:
            self.unread("not_cards", field, value)
            return None
        if isinstance(value, str):
            value = [] if value.strip() == NOTHING else [part.strip() for part in value.split("/")]
        parts = list(value)
        while parts and not parts[-1]:
            parts.pop()
        # Layoffs count the melds, so one without cards is refused instead of left out.
        if not all(parts):
            self.problems.append(Problem("empty_meld", fields={"field": field}))
        return tuple(self.words(field, part) for part in parts if part)

    def layoffs(self, field: str) -> tuple[Layoff, ...] | None:
        value = self.said(field)
        if value is None:
            return None
        if not isinstance(value, str | list | tuple) or len(value) > LONGEST:
            self.unread("not_layoffs", field, value)
            return None
        if isinstance(value, str):
            value = [] if value.strip() == NOTHING else [_pair(word) for word in value.replace(",", " ").split()]
        return tuple(layoff for part in value for layoff in self.layoff(field, part))

    def layoff(self, field: str, part: object) -> Iterator[Layoff]:
        if not isinstance(part, Mapping) or not set(part) <= {"card", "meld"}:
            self.unread("not_layoffs", field, part)
            return
        cards, meld = self.words(field, part.get("card", "")), part.get("meld")
        if len(cards) != 1 or isinstance(meld, bool) or not (meld is None or isinstance(meld, int)):
            self.unread("not_layoffs", field, part.get("card", ""))
            return
        yield Layoff(cards[0], meld)

    def declared(self, field: str) -> Outcome | None:
        value = self.said(field)
        if value is None:
            return None
        for declared in (Outcome.KNOCK, Outcome.GIN, Outcome.BIG_GIN):
            if value == declared:
                return declared
        self.unread("not_declared", field, value)
        return None

    def count(self, field: str) -> int | None:
        value = self.given.get(field)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            self.unread("not_a_number", field, value)
            return None
        if not 0 <= value <= MOST_COUNT:
            said = {"count": str(value)[:40], "least": 0, "most": MOST_COUNT}
            self.problems.append(Problem("knocker_count_bounds" if field == "knocker_count" else "opponent_count_bounds", fields=said))
        return value


def read_place(text: str) -> int | None:
    """Return which of some melds is meant, the first one 0; none where that cannot be read.

    >>> read_place("2"), read_place("-"), read_place("100")
    (2, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= LONGEST_PLACE else None


def _pair(word: str) -> object:
    """Return a layoff as typed (`5H>1`, `5H>-` for one on deadwood) in the form of the lists."""
    card, _, meld = word.partition(">")
    place = read_place(meld)
    return {"card": card, "meld": place} if place is not None or meld == NOTHING else word


FIELDS = tuple(Deal.__dataclass_fields__)


def read_deal(given: Mapping[str, object]) -> tuple[Deal, tuple[Problem, ...]]:
    """Return a deal from texts, or from the lists that a verdict prints, and what could not be read.

    >>> deal, problems = read_deal({"knocker": "4S 1X", "knocker_melds": "4S 5S 6S / 7C 7D 7H"})
    >>> len(deal.knocker_melds), problems[0].fields["text"]
    (2, '1X')
    """
    read = _Reader(given)
    deal = Deal(
        knocker=read.cards("knocker"),
        opponent=read.cards("opponent"),
        knocker_melds=read.melds("knocker_melds"),
        opponent_melds=read.melds("opponent_melds"),
        layoffs=read.layoffs("layoffs"),
        declared=read.declared("declared"),
        upcard=read.card("upcard"),
        discard=read.card("discard"),
        knocker_count=read.count("knocker_count"),
        opponent_count=read.count("opponent_count"),
    )
    read.only(FIELDS)
    return deal, tuple(read.problems)


def read_holding(given: Mapping[str, object]) -> tuple[tuple[Card, ...], tuple[Meld, ...], tuple[Problem, ...]]:
    """Return the `cards` of one holding, the melds `on` which it may lay off, and what could not be read.

    >>> read_holding({"cards": "7S 8X"})[2][0].code
    'not_a_card'
    """
    read = _Reader(given)
    cards, melds = read.cards("cards"), read.melds("on") or ()
    read.only(("cards", "on"))
    return cards, melds, tuple(read.problems)
