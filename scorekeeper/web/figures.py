"""A table in figures: over all, then each of its series, the newest first."""

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from babel.numbers import format_decimal
from flask import Blueprint, render_template
from flask_babel import get_locale

from scorekeeper.hollywood.ledger import Ledger, Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.statistics import Figures, statistics_of
from scorekeeper.web.at_table import at_table, entering
from scorekeeper.web.race import Race, show_races
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import ROOM_IN_RESULTS, Words, story_names

blueprint = entering(Blueprint("figures", __name__))
NOTHING = "–"


class Row(NamedTuple):
    """Hold one row: its title, and a figure for each player or one for both."""

    title: str
    figures: tuple[str, ...]


class Part(NamedTuple):
    """Hold what is shown of one series, with the race of each of its games, or of all."""

    title: str
    rows: tuple[Row, ...]
    race: str = ""
    games: tuple[Race, ...] = ()


class Shown(NamedTuple):
    """Hold what the page shows."""

    base: str
    title: str
    heads: tuple[str, str]
    parts: tuple[Part, ...]


@blueprint.get("/t/<key>/figures")
@blueprint.get("/v/<key>/figures")
def figures() -> str:
    """Show the table in figures."""
    at = at_table()
    return render_template("tables/figures.html", shown=show_figures(at.ledger, at.base))


def show_figures(ledger: Ledger, base: str) -> Shown:
    """Return a table in figures; where there is one series only, it is all there is."""
    begun = [series for series in reversed(ledger.series) if series.has_begun]
    parts = [_part(series, ledger) for series in begun]
    if len(begun) != 1:
        parts.insert(0, Part(_("Over all"), tuple(_rows(ledger.series, over_all=True))))
    names = Words(ledger.players).names
    title = _("%(one)s and %(other)s", one=names[Seat.A], other=names[Seat.B])
    return Shown(base, title, story_names(tuple(ledger.players.values()), ROOM_IN_RESULTS), tuple(parts))


def _part(series: Series, ledger: Ledger) -> Part:
    title = _("Series %(number)s", number=series.number)
    race = _("The race to %(target)s", target=series.rules.target)
    return Part(title, tuple(_rows((series,))), race, show_races(series, ledger.players))


def _rows(series: Sequence[Series], *, over_all: bool = False) -> Iterator[Row]:
    statistics = statistics_of(series)
    both = tuple(statistics.figures.values())
    yield _row(_("Hands won"), (one.won for one in both))
    yield _row(_("Points"), (one.points for one in both))
    yield _row(_("Knocks"), (one.knocked for one in both))
    yield _row(_("Won by knocking"), (one.knocks for one in both))
    yield _row(_("Gin"), (one.gins for one in both))
    if any(one.rules.big_gin_bonus is not None for one in series):
        yield _row(_("Big gin among them"), (one.big_gins for one in both))
    yield _row(_("Undercuts made"), (one.undercuts for one in both))
    yield _row(_("Undercuts suffered"), (one.undercuts_suffered for one in both))
    yield _row(_("Largest hand"), (one.largest for one in both))
    yield _row(_("Mean"), (one.mean for one in both))
    yield _row(_("Longest streak"), (one.streak for one in both))
    yield Row(_("Won as dealer"), tuple(map(_as_dealer, both)))
    yield _row(_("Games won"), (one.games for one in both))
    yield _row(_("Shutouts"), (one.shutouts for one in both))
    if over_all:
        yield _row(_("Series won"), (one.series for one in both))
    yield _row(_("Hands played"), (statistics.hands,))
    yield _row(_("Dead hands"), (statistics.dead,))
    yield _row(_("Hands per game"), (statistics.hands_per_game,))


def _row(title: str, figures: Iterable[int | Fraction | None]) -> Row:
    return Row(title, tuple(map(_figure, figures)))


def _figure(figure: int | Fraction | None) -> str:
    if figure is None:
        return NOTHING
    return str(figure) if isinstance(figure, int) else _one_decimal(figure)


def _one_decimal(figure: Fraction) -> str:
    """Return a figure to a tenth, halves upward, as the reader writes it."""
    tenths = (20 * figure.numerator + figure.denominator) // (2 * figure.denominator)
    return str(format_decimal(Decimal(tenths) / 10, format="#,##0.0", locale=get_locale()))


def _as_dealer(one: Figures) -> str:
    return _("%(won)s of %(dealt)s", won=one.won_as_dealer, dealt=one.dealt) if one.dealt else NOTHING
