"""What somebody at the table saw of one hand, in its four forms."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import NOTHING, Deal
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome, Ruling
from scorekeeper.hollywood.reading import seat_json
from scorekeeper.hollywood.seats import Seat


@dataclass(frozen=True, slots=True)
class Counts:
    """Hold a hand known by who knocked, what he said, and both counts after layoffs."""

    knocker: Seat
    declared: Outcome
    knocker_count: int
    opponent_count: int


@dataclass(frozen=True, slots=True)
class Cards:
    """Hold a hand known by both holdings."""

    knocker: Seat
    deal: Deal


@dataclass(frozen=True, slots=True)
class Points:
    """Hold a hand copied from paper: who won it and its points."""

    winner: Seat
    points: int
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Dead:
    """Hold a hand that nobody won."""


Form = Counts | Cards | Points | Dead
Mark = Literal["protested", "agreed"]
"""How the players stand to a hand as it is written."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Hold one hand as somebody at the table saw it; points and winners are derived elsewhere.

    >>> Hand(Points(Seat.A, 12)).body()
    {'winner': {'seat': 'A'}, 'points': 12}
    """

    form: Form
    dealer: Seat | None = None
    upcard: Card | None = None
    ruling: Ruling | None = None

    def body(self) -> dict[str, object]:
        """Return the hand in the one form in which it is stored."""
        body = _form_body(self.form)
        if self.dealer:
            body["dealer"] = seat_json(self.dealer)
        if self.upcard is not None:
            body["upcard"] = str(self.upcard)
        if self.ruling:
            body["ruling"] = self.ruling
        return body


def _form_body(form: Form) -> dict[str, object]:
    match form:
        case Counts(knocker, declared, knocker_count, opponent_count):
            counts = {"knocker_count": knocker_count, "opponent_count": opponent_count}
            return {"knocker": seat_json(knocker), "declared": str(declared), **counts}
        case Cards(knocker, deal):
            return {"knocker": seat_json(knocker), **_deal_body(deal)}
        case Points(winner, points, outcome):
            named = {"outcome": str(outcome)} if outcome else {}
            return {"winner": seat_json(winner), "points": points, **named}
        case Dead():
            return {"dead": True}


def _deal_body(deal: Deal) -> dict[str, object]:
    said = {
        "knocker_cards": _text(deal.knocker),
        "opponent_cards": _text(deal.opponent),
        "knocker_melds": _melds_text(deal.knocker_melds),
        "opponent_melds": _melds_text(deal.opponent_melds),
        "layoffs": None if deal.layoffs is None else [{"card": str(layoff.card), "meld": layoff.meld} for layoff in deal.layoffs],
        "discard": None if deal.discard is None else str(deal.discard),
        "declared": deal.declared and str(deal.declared),
        "knocker_count": deal.knocker_count,
        "opponent_count": deal.opponent_count,
    }
    return {field: value for field, value in said.items() if value is not None}


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _melds_text(melds: tuple[Meld, ...] | None) -> str | None:
    if melds is None:
        return None
    return " / ".join(map(_text, melds)) or NOTHING
