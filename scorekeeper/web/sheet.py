"""What the sheet of one series prints: everything is worked out here, the template only writes it down."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.hollywood.events import Recorded
from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.ledger import Ledger, Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.ending import Ending, headline, show_ending, still_protested
from scorekeeper.web.evidence import Checked, show_checked
from scorekeeper.web.house_rules import rules_line, rules_sentences
from scorekeeper.web.rows import Row, show_rows
from scorekeeper.web.settled import settlement_of
from scorekeeper.web.slip import Slip, hand_of, last_told, show_slip
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.times import played_from_to
from scorekeeper.web.words import Words, column_names

FOUR_FIGURES = 1000


class Span(NamedTuple):
    """Hold one cell of the foot: its classes, how many columns it covers, and its text."""

    look: str
    columns: int
    text: str


class Tab(NamedTuple):
    """Hold the tab of one game, for where there is room for one only: its class, its title, and whether it is the one shown."""

    look: str
    title: str
    is_shown: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """Hold what the sheet of one series prints."""

    base: str
    number: int
    title: str
    letterhead: str
    spelled: str
    """Which names the columns shorten, empty where they shorten none."""
    rules_line: str
    rules: str
    names: tuple[str, str]
    heads: tuple[str, str]
    look: str
    games: tuple[tuple[str, str], ...]
    """Class and title of each."""
    tabs: tuple[Tab, ...]
    columns: int
    """How many columns of figures the games take."""
    rows: tuple[Row, ...]
    totals: tuple[tuple[str, str], ...]
    """Classes and figure of each."""
    needs: tuple[Span, ...]
    winners: tuple[Span, ...]
    headline: str
    played: str
    next_number: str
    deals: str
    next_series: str
    leads: str
    go: str
    """What the red button says."""
    note: str
    """What the sign beside some hands means, where there are any."""
    settled: str
    """How the closed games add up, where the table counts more than their points."""
    boxes: tuple[tuple[str, str], ...]
    """Classes and figure of each, none where boxes do not count."""
    protested: str
    """Which hands are still under protest where the series is over, empty where none is."""
    checked: tuple[Checked, ...]
    shows_cards: bool
    """Whether cards are among that."""
    slip: Slip | None
    ending: Ending | None


def show_sheet(ledger: Ledger, log: Sequence[Recorded], base: str, *, number: int | None = None, read_only: bool = False) -> Sheet:
    """Return the sheet of a series, of the one being played where no number is given.

    Raises LookupError where there is no series of that number.
    """
    series = _series(ledger, number)
    latest = number is None or number == len(ledger.series)
    words = Words(ledger.players)
    names = words.names[Seat.A], words.names[Seat.B]
    players = tuple(ledger.players.values())
    heads = column_names(players)
    short = dict(zip(Seat, heads, strict=True))
    told = last_told(log)
    ending = _ending(series, ledger, log, words)
    checked = show_checked(series, log, words.brief)
    spelled = "" if heads == players else ", ".join(f"{head} = {name}" for head, name in zip(heads, names, strict=True)) + ". "
    return Sheet(
        base=base,
        number=series.number,
        title=_("Series %(number)s", number=series.number),
        letterhead=_("Gin Rummy") if len(series.games) == 1 else _("Hollywood Gin"),
        spelled=spelled,
        rules_line=rules_line(series.rules),
        rules=rules_sentences(series.rules),
        names=names,
        heads=heads,
        look=_look(series, bool(spelled)),
        games=game_heads(series),
        tabs=game_tabs(series),
        columns=len(series.games) * len(Seat),
        rows=show_rows(series, words.brief, short, base, hand_of(told) if told else None, anchored=ending is None),
        totals=tuple((f"{seat.lower()} g{game.number}", str(game.totals[seat])) for game in series.games for seat in Seat),
        needs=_needs(series, short),
        winners=tuple(Span(f"a g{game.number}", 2, short[game.winner] if game.winner else "–") for game in series.games),
        headline=headline(series, words.brief),
        played=played_from_to(series, log),
        next_number=str(series.counted + 1) if series.is_open else "",
        deals=_deals(series, ledger, words),
        next_series=_next_series(series),
        leads=_("%(name)s has two games", name=words.brief.names[series.leads]) if series.leads and latest else "",
        go=_go(series),
        note=_("* The receipt of this hand says what is unusual about it.") if any(hand.problems for hand in series.hands) else "",
        settled=settlement_of(series, words),
        boxes=_boxes(series),
        protested=still_protested(series),
        checked=checked,
        shows_cards=any(each.evidence.holdings for each in checked),
        slip=show_slip(told, ledger, words.brief) if told and latest and not read_only else None,
        ending=ending,
    )


def _ending(series: Series, ledger: Ledger, log: Sequence[Recorded], words: Words) -> Ending | None:
    """Return the end of a series, or of the one before where nothing counts yet since."""
    if not series.is_open:
        return show_ending(series, ledger, log, words)
    return show_ending(ledger.series[series.number - 2], ledger, log, words) if series.number > 1 and not series.counted else None


def _series(ledger: Ledger, number: int | None) -> Series:
    if number is None:
        return ledger.series[-1] if ledger.series else _unplayed(ledger)
    if not 1 <= number <= len(ledger.series):
        raise LookupError(number)
    return ledger.series[number - 1]


def _unplayed(ledger: Ledger) -> Series:
    games = tuple(Game(number + 1, dict.fromkeys(Seat, 0), dict.fromkeys(Seat, 0), None, None) for number in range(ledger.rules.games))
    return Series(1, ledger.rules, (), games, finished=False, stop=None, next_dealer=ledger.next_dealer)


def _look(series: Series, initials: bool) -> str:
    figures = (figure for game in series.games for seat in Seat for figure in (game.totals[seat], game.needs(seat, series.rules.target)))
    wide = any(figure >= FOUR_FIGURES for figure in figures)
    return " ".join(
        look
        for look, is_so in (("initials", initials), ("wide", wide), ("lone", len(series.games) == 1), ("up", series.rules.needs_upcard))
        if is_so
    )


def game_heads(series: Series) -> tuple[tuple[str, str], ...]:
    """Return for each game its class and its title."""
    if len(series.games) == 1:
        return (("g1", _("Points")),)
    return tuple((f"g{game.number}", _("Game %(number)s", number=game.number)) for game in series.games)


def game_tabs(series: Series) -> tuple[Tab, ...]:
    """Return a tab for each game, none where there is only one."""
    shown = next((game.number for game in series.games if not game.closed), len(series.games))
    tabs = tuple(Tab(look, title, number == shown) for number, (look, title) in enumerate(game_heads(series), start=1))
    return tabs if len(tabs) > 1 else ()


def _boxes(series: Series) -> tuple[tuple[str, str], ...]:
    if not (series.rules.box_bonus or series.rules.extra_boxes):
        return ()
    return tuple((f"{seat.lower()} g{game.number}", str(game.boxes[seat])) for game in series.games for seat in Seat)


def _needs(series: Series, heads: dict[Seat, str]) -> tuple[Span, ...]:
    spans = []
    for game in series.games:
        if game.winner:
            spans.append(Span(f"a g{game.number} won", 2, _("%(name)s won", name=heads[game.winner])))
        else:
            spans += [Span(f"{seat.lower()} g{game.number}", 1, str(game.needs(seat, series.rules.target))) for seat in Seat]
    return tuple(spans)


def _next_series(series: Series) -> str:
    return _("Begin series %(number)s", number=series.number + 1)


def _go(series: Series) -> str:
    if not series.is_open:
        return _next_series(series)
    return _("Play game %(number)s out", number=len(series.games)) if series.leads else _("Record a hand")


def _deals(series: Series, ledger: Ledger, words: Words) -> str:
    if series.number < len(ledger.series) or ledger.next_dealer is None:
        return ""
    return _("%(name)s deals", name=words.names[ledger.next_dealer])
