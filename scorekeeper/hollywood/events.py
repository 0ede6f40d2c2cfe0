"""What can be recorded at a table: one kind of event for each thing that somebody saw or decided."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from scorekeeper.hollywood.hands import Hand, Mark
from scorekeeper.hollywood.reading import seat_json
from scorekeeper.hollywood.rules import Rules, rules_json
from scorekeeper.hollywood.seats import Seat

VERSION = 1
"""The version of every body that is written."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Hold what a phone showed when a hand was saved; nothing is scored by it."""

    winner: Seat | None
    points: int

    def body(self) -> dict[str, object]:
        """Return it as it is stored."""
        return {"winner": seat_json(self.winner) if self.winner else None, "points": self.points}


class Event:
    """Be one thing that was recorded; its kind is the name of its class."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        """Return the kind as it is stored."""
        return type(self).__name__

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION}


@dataclass(frozen=True, slots=True)
class TableOpened(Event):
    """Say who sat down, by which rules, and who was to deal first, where that is known."""

    players: tuple[str, str]
    rules: Rules
    first_dealer: Seat | None

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        dealer = seat_json(self.first_dealer) if self.first_dealer else None
        return {"v": VERSION, "players": list(self.players), "rules": rules_json(self.rules), "first_dealer": dealer}


@dataclass(frozen=True, slots=True)
class HandPlayed(Event):
    """Say that a hand was played: before another place or at the end, and the last hand that the phone knew."""

    hand: Hand
    before: str | None = None
    seen: str | None = None
    shown: Shown | None = None

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        beside = {"before": self.before, "seen": self.seen, "shown": self.shown and self.shown.body()}
        return {"v": VERSION, **self.hand.body(), **{field: value for field, value in beside.items() if value is not None}}


@dataclass(frozen=True, slots=True)
class HandAmended(Event):
    """Say that a hand was otherwise than recorded; what was marked stood there before, so a mark stays only where it is named."""

    hand: str
    replacement: Hand
    shown: Shown | None = None
    mark: Mark | None = None

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        shown = {"shown": self.shown.body()} if self.shown else {}
        mark = {"mark": self.mark} if self.mark else {}
        return {"v": VERSION, "hand": self.hand, "replacement": {**self.replacement.body(), **shown}, **mark}


@dataclass(frozen=True, slots=True)
class _Naming(Event):
    """Say something about a hand, or about a stop, which is taken back in the same way."""

    hand: str

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION, "hand": self.hand}


@dataclass(frozen=True, slots=True)
class HandStruck(_Naming):
    """Say that a hand, or a stop, does not count."""


@dataclass(frozen=True, slots=True)
class HandRestored(_Naming):
    """Say that a hand, or a stop, counts again."""


@dataclass(frozen=True, slots=True)
class HandMoved(Event):
    """Say that a hand, or a stop, came before another place, or at the end where `before` is none."""

    hand: str
    before: str | None

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION, "hand": self.hand, "before": self.before}


@dataclass(frozen=True, slots=True)
class Marking(Event):
    """Say how the players stand to a hand, or that they no longer do; no points are changed by it."""

    mark: ClassVar[Mark]
    hand: str
    withdrawn: bool = False

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION, "hand": self.hand, **({"withdrawn": True} if self.withdrawn else {})}

    def after(self, former: Mark | None) -> Mark | None:
        """Return the mark that stands after this; to withdraw one leaves the other."""
        if not self.withdrawn:
            return self.mark
        return None if former == self.mark else former


@dataclass(frozen=True, slots=True)
class HandProtested(Marking):
    """Say that a hand is under protest until it is settled."""

    mark: ClassVar[Mark] = "protested"


@dataclass(frozen=True, slots=True)
class HandAgreed(Marking):
    """Say that both players agree on a hand."""

    mark: ClassVar[Mark] = "agreed"


MARKINGS: Mapping[Mark, type[Marking]] = MappingProxyType({"protested": HandProtested, "agreed": HandAgreed})


@dataclass(frozen=True, slots=True)
class PlayersRenamed(Event):
    """Say what the players are called from now on."""

    players: tuple[str, str]

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION, "players": list(self.players)}


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """Say by which rules the series play whose first hand comes after this."""

    rules: Rules

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION, "rules": rules_json(self.rules)}


@dataclass(frozen=True, slots=True)
class RulesAmended(Event):
    """Say that the rules entered were wrong: the series that begins with this hand, and those after it, play by other ones."""

    before: str
    rules: Rules

    def body(self) -> dict[str, object]:
        """Return the body as it is stored."""
        return {"v": VERSION, "before": self.before, "rules": rules_json(self.rules)}


@dataclass(frozen=True, slots=True)
class SeriesStopped(Event):
    """Say that the table stopped the series that was being played."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """Hold one event of a log: its uid, when the phone says it was, and when it arrived."""

    uid: str
    event: Event
    played_at: str | None = None
    recorded_at: str | None = None

    def body(self) -> dict[str, object]:
        """Return the event as an export carries it."""
        times = {"played_at": self.played_at, "recorded_at": self.recorded_at}
        return {"uid": self.uid, "kind": self.event.kind, "body": self.event.body(), **times}
