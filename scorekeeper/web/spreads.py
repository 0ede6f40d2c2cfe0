"""How two holdings lie on the table: melds, deadwood, and layoffs beside the melds they join."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scorekeeper import speech
from scorekeeper.gin.cards import Card
from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.layoffs import Answer
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome
from scorekeeper.gin.spreads import Spread
from scorekeeper.sentences import STEPS
from scorekeeper.web.texts import gettext
from scorekeeper.web.texts import gettext as _


class Face(NamedTuple):
    """Hold what is printed on a card: its suit's letter and its rank."""

    suit: str
    rank: str


Faces = tuple[Face, ...]


class Joined(NamedTuple):
    """Hold a knocker's meld with the cards laid off below and above it."""

    below: Faces
    meld: Faces
    above: Faces


class Holding(NamedTuple):
    """Hold one player's cards as they lie; a knocker has laid nothing off."""

    name: str
    left: str
    melds: tuple[Faces, ...]
    laid_off: tuple[Joined, ...]
    deadwood: Faces


class Part(NamedTuple):
    """Hold one line of the sum: what it is, how it comes about, and its points."""

    label: str
    working: str
    points: str


def holdings(verdict: Verdict, knocker: str, opponent: str) -> tuple[Holding, ...]:
    """Return both holdings as far as they can be counted, the knocker's first."""
    shown = []
    if verdict.knocker:
        shown.append(_spread(verdict.knocker, knocker))
    if verdict.opponent:
        shown.append(_answer(verdict.opponent, opponent, verdict.knocker.melds if verdict.knocker else ()))
    return tuple(shown)


def _spread(spread: Spread, name: str) -> Holding:
    return Holding(name, str(spread.count), tuple(map(faces, spread.melds)), (), faces(spread.deadwood))


def _answer(answer: Answer, name: str, melds: Sequence[Meld]) -> Holding:
    joined = []
    for index, meld in enumerate(melds):
        laid = sorted(layoff.card for layoff in answer.layoffs if layoff.meld == index)
        if laid:
            below = [card for card in laid if card.suit == meld[0].suit and card < meld[0]]
            joined.append(Joined(faces(below), faces(meld), faces(card for card in laid if card not in below)))
    return Holding(name, str(answer.count), tuple(map(faces, answer.melds)), tuple(joined), faces(answer.deadwood))


def faces(cards: Iterable[Card]) -> Faces:
    """Return what is printed on some cards."""
    return tuple(Face(card.suit, card.symbol[:-1]) for card in cards)


def sum_of(
    parts: Iterable[tuple[str, int]], counts: tuple[int, int] | None, knocker: str, opponent: str, outcome: Outcome | None
) -> tuple[Part, ...]:
    """Return the points of a hand set like a sum; `counts` are the knocker's and the opponent's.

    A difference that does not count, as in a knock over the limit, is left out.
    """
    ours, theirs = counts or (0, 0)
    lower, higher = (opponent, knocker) if outcome is Outcome.UNDERCUT else (knocker, opponent)
    large, small = (ours, theirs) if outcome is Outcome.UNDERCUT else (theirs, ours)
    names = {"higher": higher, "lower": lower, "opponent": opponent}
    workings = {"difference": f"{large} − {small}"}
    counting = [(part, points) for part, points in parts if part != "difference" or large >= small]
    return tuple(
        Part(_(STEPS[f"sum.{part}"]) % names, workings.get(part, ""), f"+ {points}" if place else str(points))
        for place, (part, points) in enumerate(counting)
    )


def reasons(verdict: Verdict, knocker: str, opponent: str) -> tuple[str, ...]:
    """Return what is worth saying about a hand from its cards, as sentences."""
    return speech.reasons(verdict, knocker, opponent, gettext)
