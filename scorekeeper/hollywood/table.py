"""What a log has made of its table: names, rules, and one ordered list of places."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from scorekeeper.hollywood.chain import Chain
from scorekeeper.hollywood.events import (
    Event,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandRestored,
    HandStruck,
    Marking,
    PlayersRenamed,
    Recorded,
    RulesAmended,
    RulesChanged,
    SeriesStopped,
    Shown,
    TableOpened,
)
from scorekeeper.hollywood.hands import Hand, Mark
from scorekeeper.hollywood.rules import Rules


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Hold a hand at its place, as it was last amended and marked."""

    uid: str
    hand: Hand
    shown: Shown | None = None
    struck: bool = False
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class StopPlace:
    """Hold a stop at its place."""

    uid: str
    struck: bool = False


@dataclass(frozen=True, slots=True)
class RulesPlace:
    """Hold the place from which on a new series plays by these rules."""

    uid: str
    rules: Rules


Place = HandPlace | StopPlace | RulesPlace


class Table:
    """Hold what a log has made of its table so far: names and rules, what was said last standing last; events are added as they arrived.

    A change of rules has its place in the list too: a hand put in before the first hand of a series was played by that series' rules.
    """

    def __init__(self, opening: TableOpened) -> None:
        self.opening = opening
        self.names = [opening.players]
        self.rules = [opening.rules]
        self._places: dict[str, Place] = {}
        self._order = Chain()

    @property
    def players(self) -> tuple[str, str]:
        """Return what the players are called now."""
        return self.names[-1]

    @property
    def places(self) -> Iterator[Place]:
        """Return every place in the order of play."""
        return map(self._places.__getitem__, self._order)

    def place(self, uid: str) -> Place | None:
        """Return a place by its uid."""
        return self._places.get(uid)

    def rules_at(self, uid: str | None) -> Rules:
        """Return the rules of a series that would begin at a place, at the end where that is none or unknown."""
        rules = self.opening.rules
        for place in self.places:
            if place.uid == uid:
                break
            if isinstance(place, RulesPlace):
                rules = place.rules
        return rules

    def following(self, uid: str) -> str | None:
        """Return the uid of the place after another, none at the end."""
        return self._order.after(uid)

    def add(self, uid: str, event: Event) -> None:
        """Add one event; about an unknown hand it changes nothing."""
        match event:
            case PlayersRenamed(players):
                self.names = [*(former for former in self.names if former != players), players]
            case RulesChanged(rules):
                self.rules = [*(former for former in self.rules if former != rules), rules]
                self._put(RulesPlace(uid, rules), None)
            case RulesAmended(before, rules) if isinstance(self.place(before), HandPlace):
                self.rules = [*(former for former in self.rules if former != rules), rules]
                self._put(RulesPlace(uid, rules), before)
            case SeriesStopped():
                self._put(StopPlace(uid), None)
            case HandPlayed(hand, before, _, shown):
                self._put(HandPlace(uid, hand, shown), before)
            case HandAmended() | HandStruck() | HandRestored() | HandMoved() | Marking():
                self._change(event)

    def _put(self, place: Place, before: str | None) -> None:
        self._places[place.uid] = place
        self._order.put(place.uid, before)

    def _change(self, event: HandAmended | HandStruck | HandRestored | HandMoved | Marking) -> None:
        place = self._places.get(event.hand)
        if place is None or isinstance(place, RulesPlace):
            return
        match event:
            case HandMoved(uid, before):
                self._order.move(uid, before)
            case HandAmended(uid, replacement, shown, mark):
                if isinstance(place, HandPlace):
                    self._places[uid] = replace(place, hand=replacement, shown=shown, mark=mark)
            case Marking(uid):
                if isinstance(place, HandPlace):
                    self._places[uid] = replace(place, mark=event.after(place.mark))
            case HandStruck(uid):
                self._places[uid] = replace(place, struck=True)
            case HandRestored(uid):
                self._places[uid] = replace(place, struck=False)


def fold(log: Iterable[Recorded]) -> Table:
    """Return what a log has made of its table; raise ValueError where the table was not opened first.

    Source: docs/rules.md, section 4.

    >>> from scorekeeper.hollywood.hands import Dead
    >>> opened = TableOpened(("Ann", "Bob"), Rules(), None)
    >>> log = [Recorded("t", opened), Recorded("h1", HandPlayed(Hand(Dead()))), Recorded("h2", HandPlayed(Hand(Dead()), before="h1"))]
    >>> [place.uid for place in fold(log).places]
    ['h2', 'h1']
    """
    recorded = iter(log)
    first = next(recorded, None)
    if first is None or not isinstance(first.event, TableOpened):
        raise ValueError("a log begins with the opening of its table")
    table = Table(first.event)
    for later in recorded:
        table.add(later.uid, later.event)
    return table
