"""How a hand is read from a JSON object, and what can be wrong with the object's shape."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import cast

from scorekeeper.gin.cards import Card
from scorekeeper.gin.checks import holding_problems
from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.points import Outcome, Ruling
from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Form, Hand, Points
from scorekeeper.hollywood.reading import Reader, SeatOf, nobody

_DECLARED = (Outcome.KNOCK, Outcome.GIN, Outcome.BIG_GIN)
_OUTCOMES = (*_DECLARED, Outcome.UNDERCUT)
_RULINGS: tuple[Ruling, ...] = ("undercut", "dead")
_BOTH_COUNTS = ("knocker_count", "opponent_count")
_LAID = ("knocker_melds", "opponent_melds", "layoffs", "discard")
_BESIDE = ("dealer", "upcard")


def read_hand(given: Mapping[str, object], seat_of: SeatOf = nobody) -> tuple[Hand | None, tuple[Problem, ...]]:
    """Return the hand that a JSON object tells, none where its shape is wrong, and what is wrong with it.

    Whether the rules allow the hand is not asked here.

    >>> from scorekeeper.hollywood.seats import Seat
    >>> read_hand({"winner": "Ann", "points": 12}, {"Ann": Seat.A}.get)[0].form.points
    12
    >>> [problem.fields["field"] for problem in read_hand({"winner": {"seat": "A"}, "points": 12, "dead": True, "joker": 1})[1]]
    ['joker', 'winner', 'points']
    """
    reader = Reader({field: value for field, value in given.items() if value is not None or field not in _KNOWN}, seat_of)
    reader.only(_KNOWN)
    shape = next((shape for shape in _SHAPES if any(field in reader.given for field in shape.telling)), None)
    if shape is None:
        reader.refuse("no_hand")
        return None, tuple(reader.problems)
    for field in reader.given:
        if field in _KNOWN and field not in shape.fields:
            reader.refuse("mixed_forms", field=field, form=shape.form)
    hand = _beside(reader, shape.read(reader))
    return (None if reader.problems else hand), tuple(reader.problems)


def _beside(reader: Reader, form: Form) -> Hand:
    dealer = reader.seat("dealer") if reader.says("dealer") else None
    ruling = cast("Ruling", reader.choice("ruling", _RULINGS)) if reader.says("ruling") else None
    upcard = _read_upcard(reader) if reader.says("upcard") else None
    if isinstance(form, Cards):
        form = replace(form, deal=replace(form.deal, upcard=upcard))
    return Hand(form, dealer, upcard, ruling)


def _read_upcard(reader: Reader) -> Card | None:
    deal, unread = read_deal({"upcard": reader.given["upcard"]})
    reader.problems += unread
    return deal.upcard


def _read_dead(reader: Reader) -> Dead:
    reader.true("dead")
    return Dead()


def _read_points(reader: Reader) -> Points:
    outcome = Outcome(reader.choice("outcome", _OUTCOMES) or Outcome.DEAD) if reader.says("outcome") else None
    return Points(reader.seat("winner"), reader.whole("points"), outcome)


def _read_counts(reader: Reader) -> Counts:
    declared = Outcome(reader.choice("declared", _DECLARED) or Outcome.KNOCK)
    return Counts(reader.seat("knocker"), declared, reader.whole("knocker_count"), reader.whole("opponent_count"))


def _read_cards(reader: Reader) -> Cards:
    said: dict[str, object] = {"knocker": reader.cards("knocker_cards"), "opponent": reader.cards("opponent_cards")}
    said |= {field: reader.given[field] for field in _LAID if reader.says(field)}
    said |= {field: reader.whole(field) for field in _BOTH_COUNTS if reader.says(field)}
    if reader.says("declared"):
        said["declared"] = reader.choice("declared", _DECLARED)
    deal, unread = read_deal(said)
    if unread:
        reader.problems += (*unread, *holding_problems(deal, unread))
    return Cards(reader.seat("knocker"), replace(deal, knocker=tuple(sorted(deal.knocker)), opponent=tuple(sorted(deal.opponent))))


@dataclass(frozen=True, slots=True)
class _Shape:
    """Hold one form of a hand: the fields that it alone has, those it may have besides, and how it is read."""

    form: str
    telling: tuple[str, ...]
    others: tuple[str, ...]
    read: Callable[[Reader], Form]

    @property
    def fields(self) -> tuple[str, ...]:
        """Return every field that the form may have."""
        return (*self.telling, *self.others, *_BESIDE)


# Counts may stand beside cards, so they are asked for last.
_SHAPES = (
    _Shape("dead", ("dead",), (), _read_dead),
    _Shape("cards", ("knocker_cards", "opponent_cards", *_LAID), ("knocker", "declared", "ruling", *_BOTH_COUNTS), _read_cards),
    _Shape("points", ("winner", "points", "outcome"), (), _read_points),
    _Shape("counts", ("knocker", "declared", *_BOTH_COUNTS), ("ruling",), _read_counts),
)
_KNOWN = frozenset(field for shape in _SHAPES for field in shape.fields)
