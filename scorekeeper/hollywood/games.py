"""The games of one series side by side: which of them a win goes into, and which it closes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat


class Entry(NamedTuple):
    """Hold the points of one hand in one game: the game's number, the winner's total after it, and whether it closes the game."""

    game: int
    total: int
    closes: bool


@dataclass(frozen=True, slots=True)
class Game:
    """Hold one game: both totals in points, both counts of boxes, and who closed it with which hand."""

    number: int
    totals: Mapping[Seat, int]
    boxes: Mapping[Seat, int]
    winner: Seat | None
    closed_by: int | None

    @property
    def closed(self) -> bool:
        """Return whether somebody has won it."""
        return self.winner is not None

    @property
    def shutout(self) -> bool:
        """Return whether it was won while the loser has no entry in it."""
        return self.winner is not None and not self.boxes[self.winner.other]

    def needs(self, seat: Seat, target: int) -> int:
        """Return the points that somebody still needs here; 0 once the game is closed."""
        return 0 if self.closed else max(target - self.totals[seat], 0)


class Games:
    """Keep the games of one series while hands are entered.

    Source: docs/rules.md, section 4.

    >>> games = Games(Rules())
    >>> for hand, points in enumerate((40, 35, 30), start=1):
    ...     games.enter(Seat.A, games.entries(Seat.A, points), hand)
    >>> games.entries(Seat.B, 20)
    (Entry(game=2, total=20, closes=False),)
    >>> games.is_over
    False
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._totals = [dict.fromkeys(Seat, 0) for _ in range(rules.games)]
        self._boxes = [dict.fromkeys(Seat, 0) for _ in range(rules.games)]
        self._winners: list[Seat | None] = [None] * rules.games
        self._closed_by: list[int | None] = [None] * rules.games
        self._wins = dict.fromkeys(Seat, 0)

    @property
    def is_over(self) -> bool:
        """Return whether the last game is closed."""
        return self._winners[-1] is not None

    def entries(self, winner: Seat, points: int) -> tuple[Entry, ...]:
        """Return what a win of so many points enters."""
        totals = ((game, self._totals[game - 1][winner] + points) for game in self._open_to(winner))
        return tuple(Entry(game, total, total >= self._rules.target) for game, total in totals)

    def enter(self, winner: Seat, entries: tuple[Entry, ...], hand: int, boxes: int = 1) -> None:
        """Enter a win, made with the hand of this number, and its boxes in each game: the entry's own and whatever else it brings."""
        self._wins[winner] += 1
        for game, total, closes in entries:
            self._totals[game - 1][winner] = total
            self._boxes[game - 1][winner] += boxes
            if closes:
                self._winners[game - 1], self._closed_by[game - 1] = winner, hand

    def result(self) -> tuple[Game, ...]:
        """Return the games as they stand."""
        columns = zip(self._totals, self._boxes, self._winners, self._closed_by, strict=True)
        return tuple(Game(number, *column) for number, column in enumerate(columns, start=1))

    def _open_to(self, winner: Seat) -> list[int]:
        """Return the numbers of the games that the next win goes into."""
        still_open = [game for game, won in enumerate(self._winners, start=1) if won is None]
        if self._rules.shut_out_entry == "literal":
            return [game for game in still_open if game <= self._wins[winner] + 1]
        begun = [game for game in still_open if self._boxes[game - 1][winner]]
        return begun + [game for game in still_open if game not in begun][:1]
