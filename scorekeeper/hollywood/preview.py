"""What one hand does to its series, as it is said before the hand is saved."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.hollywood.games import Entry
from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.hollywood.seats import Seat


@dataclass(frozen=True, slots=True)
class Preview:
    """Hold who wins a hand, its points and entries, the games it begins for the winner and those it closes."""

    winner: Seat | None
    points: int
    entries: tuple[Entry, ...]
    opens: tuple[int, ...]
    closes: tuple[int, ...]
    series_over: bool

    def body(self, players: Mapping[Seat, str]) -> dict[str, object]:
        """Return it as JSON values, by the players' names."""
        return {
            "winner": self.winner and players[self.winner],
            "points": self.points,
            "entries": [[entry.game, entry.total] for entry in self.entries],
            "opens": list(self.opens),
            "closes": list(self.closes),
            "series_over": self.series_over,
        }


def preview(ledger: Ledger, uid: str) -> Preview:
    """Return what a hand does in a ledger that has it already; raise KeyError for an unknown hand."""
    found = ledger.find(uid)
    if found is None:
        raise KeyError(uid)
    series, hand = found
    # An entry is a player's first in a game exactly when his total there is the hand's own points, for an entry is never 0.
    opens = tuple(entry.game for entry in hand.entries if entry.total == hand.result.points)
    closes = tuple(entry.game for entry in hand.entries if entry.closes)
    return Preview(hand.result.winner, hand.result.points, hand.entries, opens, closes, len(series.games) in closes)
