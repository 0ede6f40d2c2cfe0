"""How two holdings lie on the table: melds, deadwood, and layoffs beside the melds they join."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from scorekeeper.gin.cards import Card
from scorekeeper.gin.choice import Better, signed
from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.layoffs import Answer
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.places import missed_layoffs
from scorekeeper.gin.points import Outcome
from scorekeeper.gin.spreads import Spread
from scorekeeper.sentences import STEPS
from scorekeeper.speech import listed, melds_listed
from scorekeeper.web.speech import sentence
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
    names = {"knocker": knocker, "opponent": opponent}
    said = [sentence(note) for note in verdict.notes]
    if verdict.score and verdict.score.outcome is Outcome.UNDERCUT and verdict.counts:
        ours, theirs = verdict.counts
        if theirs < ours:
            said.insert(0, _(STEPS["lower"]) % {**names, "ours": ours, "theirs": theirs})
    if verdict.better and verdict.score:
        said.append(_better(verdict, verdict.better, signed(verdict.score), names))
    if verdict.opponent_better and verdict.opponent and verdict.knocker:
        said.append(_missed(verdict.opponent, verdict.opponent_better, verdict.knocker, opponent))
    return tuple(said)


def _better(verdict: Verdict, better: Better, was: int, names: Mapping[str, str]) -> str:
    """Say which other spread would have paid the knocker more, and what."""
    melds = verdict.knocker.melds if verdict.knocker else ()
    held = [card for meld in melds if meld not in better.melds for card in meld]
    said = {"melds": melds_listed(better.melds), "count": better.count, "held": listed(held)}
    said |= {"would": _score(better.points, names), "was": _score(was, names)}
    if better.discard != verdict.discard and better.discard is not None:
        return _(STEPS["better.thrown"]) % {**said, "card": better.discard.symbol}
    return _(STEPS["better.held" if set(better.melds) < set(melds) else "better"]) % said


def _score(points: int, names: Mapping[str, str]) -> str:
    """Return points, negative ones the opponent's, with the name of whoever has them."""
    return _("%(name)s %(points)s", name=names["knocker" if points > 0 else "opponent"], points=abs(points))


def _missed(answer: Answer, best: Answer, spread: Spread, name: str) -> str:
    """Say what the opponent could have done better: which cards he could simply have laid off, or how else he could have melded."""
    missed = missed_layoffs(answer, spread.melds) if spread.count else ()
    fewer = sum(layoff.card.value for layoff in missed)
    if answer.count - fewer == best.count:
        joined = {layoff.meld: [other.card for other in missed if other.meld == layoff.meld] for layoff in missed}
        where = ", ".join(
            _(STEPS["missed.where"]) % {"cards": listed(cards), "meld": listed(spread.melds[meld])}
            for meld, cards in joined.items()
            if meld is not None
        )
        return _(STEPS["missed.layoffs"]) % {"where": where, "fewer": fewer}
    off = [layoff.card for layoff in best.layoffs]
    said = {"name": name, "count": best.count, "melds": melds_listed(best.melds), "cards": listed(off)}
    return _(STEPS["missed.both" if off else "missed"]) % said
