"""The ledger: every place of a table folded into series, each hand entered in the games it belongs to."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.games import Entry, Game, Games
from scorekeeper.hollywood.hands import Hand, Mark
from scorekeeper.hollywood.results import Result, boxes_of, hand_problems, result_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.settlement import Settlement, settle
from scorekeeper.hollywood.table import HandPlace, RulesPlace, StopPlace, Table


@dataclass(frozen=True, slots=True)
class LedgerHand:
    """Hold one hand of a series with what it came to.

    A struck hand has no number; its entries say where it would have stood, and nothing else knows of it.
    """

    uid: str
    number: int | None
    hand: Hand
    result: Result
    dealer: Seat | None
    entries: tuple[Entry, ...]
    struck: bool
    mark: Mark | None
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """Hold one series: its rules, hands and games, the uid of the stop that ended it early, and who deals after it."""

    number: int
    rules: Rules
    hands: tuple[LedgerHand, ...]
    games: tuple[Game, ...]
    finished: bool
    stop: str | None
    next_dealer: Seat | None

    @property
    def stopped(self) -> bool:
        """Return whether the table ended it early."""
        return self.stop is not None

    @property
    def is_open(self) -> bool:
        """Return whether the next hand belongs to it."""
        return not self.finished and not self.stopped

    @property
    def winner(self) -> Seat | None:
        """Return who has won it, once no hand can be added: by more than half of its games, or by the sum of its settlement."""
        if self.is_open:
            return None
        return self.settlement.winner if self.rules.series_winner == "net" else self.majority

    @property
    def leads(self) -> Seat | None:
        """Return who has won it already while it is still open: by more than half of its games, where those decide."""
        return self.majority if self.is_open and self.rules.series_winner == "games" else None

    @property
    def settlement(self) -> Settlement:
        """Return what its closed games come to, all of them once it is finished."""
        return settle(self.games, self.rules)

    @property
    def majority(self) -> Seat | None:
        """Return who has won more than half of its games."""
        won = [game.winner for game in self.games]
        return next((seat for seat in Seat if 2 * won.count(seat) > len(won)), None)

    @property
    def counted(self) -> int:
        """Return how many hands of it count: all but the struck ones."""
        return sum(not hand.struck for hand in self.hands)

    @property
    def has_begun(self) -> bool:
        """Return whether any hand of it counts."""
        return any(not hand.struck for hand in self.hands)


@dataclass(frozen=True, slots=True)
class Ledger:
    """Hold everything a table has played, who deals next, and the rules of a series that would begin now."""

    players: Mapping[Seat, str]
    series: tuple[Series, ...]
    next_dealer: Seat | None
    rules: Rules

    @property
    def playing(self) -> Series | None:
        """Return the series that the next hand belongs to, none where that hand begins one."""
        return self.series[-1] if self.series and self.series[-1].is_open else None

    @property
    def hand_rules(self) -> Rules:
        """Return the rules of the next hand."""
        return self.playing.rules if self.playing else self.rules

    def rules_before(self, place: str) -> Rules:
        """Return the rules of a hand that would be put in before a hand, before the stop of a series, or at the end where there is none."""
        found = self.find(place)
        stopped = next((series for series in self.series if place and series.stop == place), None)
        series = found[0] if found else stopped
        return series.rules if series else self.hand_rules

    def find(self, uid: str) -> tuple[Series, LedgerHand] | None:
        """Return a hand and its series by the hand's uid."""
        return next(((series, hand) for series in self.series for hand in series.hands if hand.uid == uid), None)


class _SeriesKeeper:
    """Keep one series while its hands come in."""

    def __init__(self, number: int, rules: Rules, dealer: Seat | None) -> None:
        self.dealer = dealer
        self.games = Games(rules)
        self.hands_counted = 0
        self._number = number
        self._rules = rules
        self._hands: list[LedgerHand] = []

    def add(self, place: HandPlace) -> None:
        """Enter a hand, or note where a struck one would have stood."""
        result = result_of(place.hand, self._rules)
        dealer = place.hand.dealer or self.dealer
        # A win of 0 points is no win for the ledger, though its winner deals.
        won = result.winner if result.points else None
        entries = self.games.entries(won, result.points) if won else ()
        if not place.struck:
            self.hands_counted += 1
            self.dealer = _next_dealer(dealer, result.winner, self._rules)
            if won:
                self.games.enter(won, entries, self.hands_counted, boxes_of(place.hand, result, self._rules))
        number = None if place.struck else self.hands_counted
        problems = (*hand_problems(place.hand, self._rules), *_shown_otherwise(place, result))
        self._hands.append(LedgerHand(place.uid, number, place.hand, result, dealer, entries, place.struck, place.mark, problems))

    def series(self, stop: str | None = None) -> Series:
        """Return the series as it stands."""
        return Series(self._number, self._rules, tuple(self._hands), self.games.result(), self.games.is_over, stop, self.dealer)


class _Keeper:
    """Keep the series of a table while its places come in."""

    def __init__(self, rules: Rules, first_dealer: Seat | None) -> None:
        self.rules = rules
        self.dealer = first_dealer
        self._closed: list[Series] = []
        self._open: _SeriesKeeper | None = None

    def hand(self, place: HandPlace) -> None:
        """Add a hand to the open series, or begin one with it."""
        if self._open is None:
            self._open = _SeriesKeeper(len(self._closed) + 1, self.rules, self.dealer)
        self._open.add(place)
        self.dealer = self._open.dealer
        if self._open.games.is_over:
            self._close(self._open)

    def stop(self, place: StopPlace) -> None:
        """Close the open series where a hand of it counts."""
        if self._open and self._open.hands_counted and not place.struck:
            self._close(self._open, place.uid)

    def series(self) -> tuple[Series, ...]:
        """Return every series, an open one last."""
        return (*self._closed, *([self._open.series()] if self._open else ()))

    def _close(self, keeper: _SeriesKeeper, stop: str | None = None) -> None:
        self._closed.append(keeper.series(stop))
        self._open = None


def keep_ledger(table: Table) -> Ledger:
    """Return the ledger of a table, always from all of its hands.

    Source: docs/rules.md, sections 3 and 4.
    """
    keeper = _Keeper(table.opening.rules, table.opening.first_dealer)
    for place in table.places:
        match place:
            case HandPlace():
                keeper.hand(place)
            case StopPlace():
                keeper.stop(place)
            case RulesPlace(_, rules):
                keeper.rules = rules
    return Ledger(dict(zip(Seat, table.players, strict=True)), keeper.series(), keeper.dealer, keeper.rules)


def _next_dealer(dealer: Seat | None, winner: Seat | None, rules: Rules) -> Seat | None:
    """Return who deals after a hand (docs/rules.md, section 3); none while nobody can know."""
    if rules.next_dealer == "alternate":
        return dealer and dealer.other
    if winner is None:
        return dealer
    return winner if rules.next_dealer == "winner" else winner.other


def _shown_otherwise(place: HandPlace, result: Result) -> tuple[Problem, ...]:
    shown = place.shown
    if shown is None or (shown.winner, shown.points) == (result.winner, result.points):
        return ()
    return (Problem("shown_otherwise", fields={"winner": shown.winner, "points": shown.points}),)
