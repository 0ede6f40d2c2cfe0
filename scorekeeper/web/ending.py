"""What is said when a series is over."""

from collections.abc import Sequence
from dataclasses import dataclass

from babel.lists import format_list
from flask_babel import get_locale

from scorekeeper.hollywood.events import Recorded
from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.ledger import Ledger, Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.settled import running_score, settlement_of
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.times import how_long
from scorekeeper.web.words import ROOM_IN_RESULTS, Words, story_names

Side = tuple[str, bool]
"""A figure, and whether its player won."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Hold what stands above the sheet of a series that is over."""

    title: str
    heads: tuple[str, str]
    headline: str
    lede: str
    settled: str
    score: str
    protested: str
    games: tuple[tuple[str, Side, Side], ...]
    series_won: tuple[Side, Side]
    deals: str


def show_ending(series: Series, ledger: Ledger, log: Sequence[Recorded], words: Words) -> Ending:
    """Return the end of a series: who won, the games, the series won so far, and who deals next."""
    won = {seat: sum(other.winner is seat for other in ledger.series[: series.number]) for seat in Seat}
    dealer = ledger.next_dealer if series.number == len(ledger.series) else None
    return Ending(
        title=_("Series %(number)s", number=series.number),
        heads=story_names(tuple(ledger.players.values()), ROOM_IN_RESULTS),
        headline=_won_by(series, words),
        lede=how_long(series, log),
        settled=settlement_of(series, words),
        score=running_score(ledger.series[: series.number], words),
        protested=still_protested(series),
        games=tuple((_("Game %(number)s", number=game.number), _side(game, Seat.A), _side(game, Seat.B)) for game in series.games),
        series_won=((str(won[Seat.A]), won[Seat.A] > won[Seat.B]), (str(won[Seat.B]), won[Seat.B] > won[Seat.A])),
        deals=_("%(name)s deals the first hand", name=words.names[dealer]) if dealer else "",
    )


def still_protested(series: Series) -> str:
    """Return which hands of a series that is over are still under protest, empty where none is."""
    numbers = [str(hand.number) for hand in series.hands if hand.mark == "protested" and not hand.struck]
    if series.is_open or not numbers:
        return ""
    listed = format_list(numbers, locale=get_locale())
    several = _("Hands %(numbers)s are still under protest.", numbers=listed)
    return _("Hand %(numbers)s is still under protest.", numbers=listed) if len(numbers) == 1 else several


def _side(game: Game, seat: Seat) -> Side:
    return str(game.totals[seat]), seat is game.winner


def _won_by(series: Series, words: Words) -> str:
    if series.winner is None:
        return _("Stopped without a winner") if series.stopped else _("The series is even")
    return _("%(name)s wins", name=words.names[series.winner]) + _by_games(series, series.winner)


def headline(series: Series, words: Words) -> str:
    """Return the title of the printed sheet."""
    names = {"one": words.names[Seat.A], "other": words.names[Seat.B]}
    if series.winner is None:
        return _("%(one)s and %(other)s", **names)
    names = {"one": words.names[series.winner], "other": words.names[series.winner.other]}
    return _("%(one)s beat %(other)s", **names) + _by_games(series, series.winner)


def _by_games(series: Series, winner: Seat) -> str:
    won = [game.winner for game in series.games]
    counts = won.count(winner), won.count(winner.other)
    said = {
        (2, 0): _(", two games to none"),
        (2, 1): _(", two games to one"),
        (3, 0): _(", three games to none"),
    }
    # By net points somebody may win who has not won two games.
    return said.get(counts, "")
