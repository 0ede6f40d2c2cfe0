"""What the hands of a table come to in figures, both players side by side."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.ledger import LedgerHand, Series
from scorekeeper.hollywood.seats import Seat


@dataclass(frozen=True, slots=True)
class Figures:
    """Hold the figures of one player: counts, but for the points and the largest hand, which are points."""

    won: int
    """Hands, those of which only points are known and those worth 0 points among them."""
    points: int
    knocks: int
    """Hands won by a knock."""
    gins: int
    """Hands won by gin, big gin among them."""
    big_gins: int
    undercuts: int
    """Hands won by an undercut."""
    undercuts_suffered: int
    largest: int | None
    streak: int
    """Hands won one after another: a dead hand does not break the streak, a lost one does, the end of a series does not."""
    games: int
    shutouts: int
    series: int
    dealt: int
    """Hands dealt by this player and won by either."""
    won_as_dealer: int

    @property
    def knocked(self) -> int:
        """Return how often this player knocked without gin, undercut or not."""
        return self.knocks + self.undercuts_suffered

    @property
    def mean(self) -> Fraction | None:
        """Return the mean of the hands won, in points, none where none was won."""
        return Fraction(self.points, self.won) if self.won else None


@dataclass(frozen=True, slots=True)
class Statistics:
    """Hold the figures of both players, and how many hands a game took.

    That is the mean over the games that are closed, each counted from the first hand of its series; none where none is closed.
    """

    figures: Mapping[Seat, Figures]
    hands: int
    """Hands played, dead ones among them."""
    dead: int
    hands_per_game: Fraction | None


def statistics_of(played: Iterable[Series]) -> Statistics:
    """Return the figures of some series together; struck hands count nowhere.

    >>> from scorekeeper.hollywood.events import HandPlayed, Recorded, TableOpened
    >>> from scorekeeper.hollywood.hands import Hand, Points
    >>> from scorekeeper.hollywood.ledger import keep_ledger
    >>> from scorekeeper.hollywood.rules import Rules
    >>> from scorekeeper.hollywood.table import fold
    >>> opened = Recorded("t", TableOpened(("Ann", "Bob"), Rules(), None))
    >>> hands = [Recorded(f"h{points}", HandPlayed(Hand(Points(Seat.A, points)))) for points in (15, 40)]
    >>> ann, bob = statistics_of(keep_ledger(fold([opened, *hands])).series).figures.values()
    >>> ann.mean, ann.largest, bob.mean
    (Fraction(55, 2), 40, None)
    """
    series = tuple(played)
    decided = [hand for one in series for hand in one.hands if hand.result.winner and not hand.struck]
    lengths = [game.closed_by for one in series for game in one.games if game.closed_by]
    hands_per_game = Fraction(sum(lengths), len(lengths)) if lengths else None
    hands = [hand for one in series for hand in one.hands if not hand.struck]
    figures = {seat: _figures(seat, series, decided) for seat in Seat}
    return Statistics(figures, len(hands), len(hands) - len(decided), hands_per_game)


def _figures(seat: Seat, series: Sequence[Series], decided: Sequence[LedgerHand]) -> Figures:
    points = [hand.result.points for hand in decided if hand.result.winner is seat]
    ended = Counter((hand.result.winner, hand.result.outcome) for hand in decided)
    runs = groupby(hand.result.winner for hand in decided)
    games = [game for one in series for game in one.games if game.winner is seat]
    dealt = [hand for hand in decided if hand.dealer is seat]
    return Figures(
        won=len(points),
        points=sum(points),
        knocks=ended[seat, Outcome.KNOCK],
        gins=ended[seat, Outcome.GIN] + ended[seat, Outcome.BIG_GIN],
        big_gins=ended[seat, Outcome.BIG_GIN],
        undercuts=ended[seat, Outcome.UNDERCUT],
        undercuts_suffered=ended[seat.other, Outcome.UNDERCUT],
        largest=max(points, default=None),
        streak=max((len(list(run)) for winner, run in runs if winner is seat), default=0),
        games=len(games),
        shutouts=sum(game.shutout for game in games),
        series=sum(one.winner is seat for one in series),
        dealt=len(dealt),
        won_as_dealer=sum(hand.result.winner is seat for hand in dealt),
    )
