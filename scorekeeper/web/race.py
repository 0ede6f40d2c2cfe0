"""The race of each game to the target, as points in a plot: both measures from 0 to 100, from the left and from the top."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.ledger import Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, column_names

WHOLE = 100
LABEL = 24
"""How much of the plot's height a label takes; the style gives both in the size of text, so that it holds at every size."""
LOWEST = WHOLE - LABEL / 2
"""Where a label may stand at the lowest: on the line of the hands, and not across it."""

Step = tuple[int, int]
"""The number of a hand, and a total after it."""


class Line(NamedTuple):
    """Hold one player's line: its class, its corners, and the label beside its end."""

    look: str
    corners: str
    label: str
    x: str
    y: str


class Race(NamedTuple):
    """Hold the race of one game: its title where there are several, what it tells, the target with its height, and both lines."""

    title: str
    told: str
    target: str
    height: str
    last: str
    """The number of the last hand of the series, empty where that is the first."""
    lines: tuple[Line, ...]


class _Plot(NamedTuple):
    """Measure one game: its hands from the left, its totals from the top."""

    hands: int
    most: int

    def x(self, hand: int) -> float:
        return WHOLE * hand / self.hands

    def y(self, total: int) -> float:
        return WHOLE * (self.most - total) / self.most


def show_races(series: Series, players: Mapping[Seat, str]) -> tuple[Race, ...]:
    """Return the race of each game of a series, none where no hand of it counts."""
    if not series.has_begun:
        return ()
    names = Words(players).names
    labels = Words(dict(zip(Seat, column_names(tuple(players.values())), strict=True))).names
    return tuple(_race(game, series, names, labels) for game in series.games)


def _race(game: Game, series: Series, names: Mapping[Seat, str], labels: Mapping[Seat, str]) -> Race:
    target, hands = series.rules.target, series.counted
    plot = _Plot(hands, max(target, *game.totals.values()))
    places = _places(game, plot, target)
    last = game.closed_by or hands
    lines = tuple(
        Line(
            look=seat.lower(),
            corners=_corners([(0, 0), *_steps(game, series, seat), (last, game.totals[seat])], plot),
            label=_("%(name)s %(points)s", name=labels[seat], points=game.totals[seat]),
            x=_measure(plot.x(last)),
            y=_measure(places[seat]),
        )
        for seat in Seat
    )
    title = _("Game %(number)s", number=game.number) if len(series.games) > 1 else ""
    return Race(title, _told(game, names), str(target), _measure(plot.y(target)), str(hands) if hands > 1 else "", lines)


def _steps(game: Game, series: Series, seat: Seat) -> list[Step]:
    counted = [(hand.number, hand.entries) for hand in series.hands if hand.number and hand.result.winner is seat]
    return [(number, entry.total) for number, entries in counted for entry in entries if entry.game == game.number]


def _corners(steps: Sequence[Step], plot: _Plot) -> str:
    """Return the corners of a line: with each hand it goes on as it was, and then up."""
    corners = [steps[0]]
    for (_hand, former), (hand, total) in pairwise(steps):
        corners += [(hand, former), (hand, total)]
    return " ".join(f"{_measure(plot.x(hand))},{_measure(plot.y(total))}" for hand, total in corners)


def _places(game: Game, plot: _Plot, target: int) -> dict[Seat, float]:
    """Return how far from the top the labels stand: beside the ends, pushed apart as far as they would lie over each other."""
    ends = {seat: plot.y(game.totals[seat]) for seat in Seat}
    if game.winner:
        # Beside an end just over the target the label would lie across its line.
        ends[game.winner] = min(ends[game.winner], plot.y(target) - LABEL / 2)
    (first, upper), (second, lower) = sorted(ends.items(), key=lambda end: end[1])
    lower = min(max(lower, (upper + lower + LABEL) / 2), LOWEST)
    return {first: min(upper, lower - LABEL), second: lower}


def _measure(place: float) -> str:
    return f"{place:.4g}"


def _told(game: Game, names: Mapping[Seat, str]) -> str:
    """Return the result in words, for who cannot see the lines."""
    said = {"one": names[Seat.A], "ours": game.totals[Seat.A], "other": names[Seat.B], "theirs": game.totals[Seat.B]}
    if game.winner is None:
        return _("Game %(number)s: %(one)s %(ours)s, %(other)s %(theirs)s, not decided", number=game.number, **said)
    won = {"number": game.number, "winner": names[game.winner], "hand": game.closed_by}
    return _("Game %(number)s: %(one)s %(ours)s, %(other)s %(theirs)s, won by %(winner)s with hand %(hand)s", **won, **said)
