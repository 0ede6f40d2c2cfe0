"""A disputed hand as it stands in an address: the cards of both, how they were laid, what was said, and what the page shows of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from scorekeeper.gin.cards import Card, read_cards
from scorekeeper.gin.deal import LONGEST, NOTHING, Deal, read_deal
from scorekeeper.gin.layoffs import Layoff
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome, Side
from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.web.entry import read_number

HOLDINGS = (Side.KNOCKER, Side.OPPONENT)
COUNTS = ("knocker_count", "opponent_count")
TEXTS = ("knocker", "opponent", "knocker_melds", "opponent_melds", "layoffs", "discard", "declared", "upcard", *COUNTS)
"""What is known of a hand, as texts, by the names that the command line has for them."""
MODES = ("cards", "laid", "typed", "upcard")
"""What the page shows: the keys, the cards as they were laid, fields to type in, or the keys for the card that was turned up."""
_NAMES = {field: {"knocker": "knocker_cards", "opponent": "opponent_cards"}.get(field, field) for field in TEXTS}
"""What a recorded hand calls each text: there the knocker is a player, here his cards."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """Hold a disputed hand: its texts, the seat of the knocker (empty without a table), the half at the keys, and the cards picked."""

    texts: Mapping[str, str]
    by: str = ""
    half: Side = Side.KNOCKER
    mode: str = "cards"
    picked: tuple[Card, ...] = ()
    refused: Problem | None = None

    @classmethod
    def read(cls, given: Mapping[str, str], *, seated: bool) -> Self:
        """Return the dispute that stands in an address; `seated` at a table, where each player has a seat."""
        picked, _unread = read_cards(given.get("picked", "")[:LONGEST])
        mode = given.get("mode", "")
        return cls(
            texts={field: given.get(field, "") for field in TEXTS},
            by=("B" if given.get("by") == "B" else "A") if seated else "",
            half=Side.OPPONENT if given.get("half") == Side.OPPONENT else Side.KNOCKER,
            mode=mode if mode in MODES else "cards",
            picked=picked,
        )

    def query(self) -> dict[str, str]:
        """Return what an address needs to say all of it."""
        shown = {"by": self.by, "half": str(self.half), "mode": self.mode, "picked": text_of(self.picked)}
        return {field: text for field, text in {**self.texts, **shown}.items() if text and (field, text) not in _UNSAID}

    def holding(self, side: Side) -> tuple[Card, ...]:
        """Return the cards of one side, each once, in their own order."""
        return tuple(sorted(set(read_cards(self.cards_text(side)[:LONGEST])[0])))

    def cards_text(self, side: Side) -> str:
        """Return what was said of one side's cards; melds alone are part of a holding: the cards in them."""
        return self.texts[side] if self.texts[side].strip() else self.texts[f"{side}_melds"].replace("/", " ").replace(NOTHING, " ")

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is known of the hand yet but the card that was turned up at its deal."""
        return not any(text.strip() for field, text in self.texts.items() if field != "upcard")

    def with_cards(self, side: Side, cards: Iterable[Card]) -> Self:
        """Return the dispute with other cards on one side; words that are no card stay, for somebody typed them."""
        _, unread = read_cards(self.texts[side])
        return self.saying(**{side: " ".join([*map(str, cards), *unread])})

    def saying(self, **texts: str) -> Self:
        """Return the dispute with some texts replaced."""
        return replace(self, texts={**self.texts, **texts})

    def deal(self) -> tuple[Deal, tuple[Problem, ...]]:
        """Return what is known of the hand, and what cannot be read."""
        said: dict[str, object] = {field: text for field, text in self.texts.items() if text.strip()}
        said |= {side: self.cards_text(side) for side in HOLDINGS}
        for field in COUNTS:
            if self.texts[field].strip():
                number = read_number(self.texts[field])
                said[field] = self.texts[field] if number is None else number
        return read_deal(said)


_UNSAID = {("half", str(Side.KNOCKER)), ("mode", "cards")}


def text_of(cards: Iterable[Card]) -> str:
    """Return cards as an address writes them."""
    return " ".join(map(str, cards))


def melds_text(melds: Iterable[Meld]) -> str:
    """Return melds as an address writes them."""
    return " / ".join(map(text_of, melds)) or NOTHING


def layoffs_text(layoffs: Iterable[Layoff]) -> str:
    """Return layoffs as an address writes them.

    >>> layoffs_text((Layoff(Card("5H"), 1), Layoff(Card("2D"), None)))
    '5H>1 2D>-'
    """
    return " ".join(f"{layoff.card}>{NOTHING if layoff.meld is None else layoff.meld}" for layoff in layoffs) or NOTHING


def known_of(hand: Hand) -> dict[str, str]:
    """Return what is known of a recorded hand, as an address would say it."""
    upcard = {} if hand.upcard is None else {"upcard": str(hand.upcard)}
    return {**upcard, **_told(hand)}


def _told(hand: Hand) -> dict[str, str]:
    match hand.form:
        case Cards(knocker, deal):
            body = hand.body()
            said = {field: str(body[name]) for field, name in _NAMES.items() if name in body}
            if deal.layoffs is not None:
                said["layoffs"] = layoffs_text(deal.layoffs)
            return {**said, "by": str(knocker)}
        case Counts(knocker, declared, ours, theirs):
            return {"by": str(knocker), "declared": str(declared), "knocker_count": str(ours), "opponent_count": str(theirs)}
        case Points(winner, _, outcome):
            return {"by": str(winner.other if outcome is Outcome.UNDERCUT else winner)}
        case Dead():
            return {}


def typed_as_cards(dispute: Dispute) -> dict[str, str]:
    """Return a dispute as the fields of a form in which a hand is entered."""
    texts = dict(dispute.texts) | {str(side): dispute.cards_text(side) for side in HOLDINGS}
    return {"way": "cards", "knocker": dispute.by, **{name: texts[field] for field, name in _NAMES.items()}}


def read_typed_cards(typed: Mapping[str, str]) -> Dispute:
    """Return the dispute that such a form carries."""
    return Dispute.read({**{field: typed[name] for field, name in _NAMES.items()}, "by": typed["knocker"]}, seated=True)
