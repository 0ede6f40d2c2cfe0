"""What a hand would do, said before it is saved: for the script of the pad and for other programs."""

from collections.abc import Iterator, Sequence

from babel.lists import format_list
from flask_babel import get_locale

from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import Event, Recorded
from scorekeeper.hollywood.games import Entry
from scorekeeper.hollywood.ledger import Ledger, keep_ledger
from scorekeeper.hollywood.preview import Preview, preview
from scorekeeper.hollywood.table import fold
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.speech import problems_json
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words

IMAGINED = "?"
"""The uid of a hand that nobody has saved: none that could be one."""
NOTHING: dict[str, object] = {"winner": None, "points": None, "entries": [], "opens": [], "closes": [], "series_over": False}


def preview_json(at: AtTable, body: object) -> dict[str, object]:
    """Return what a hand would do, or what is wrong with it."""
    event, problems = admit("HandPlayed", body, at.table)
    if event is None:
        return {**NOTHING, "problems": problems_json(problems)}
    after = ledger_with(at, event)
    shown = preview(after, IMAGINED)
    return {**shown.body(after.players), "problems": [], "say": _said(after, shown)}


def ledger_with(at: AtTable, event: Event) -> Ledger:
    """Return the ledger as it would be with one more event."""
    return keep_ledger(fold([*at.log, Recorded(IMAGINED, event)]))


def _said(after: Ledger, shown: Preview) -> dict[str, object]:
    found = after.find(IMAGINED)
    headline = Words(after.players).score(found[1].result) if found else ""
    games = found[0].rules.games if found else 0
    moves = [_move(entry, shown.points) for entry in shown.entries]
    return {"headline": headline, "line": " ".join(_sentences(shown, games)), "moves": moves}


def _sentences(shown: Preview, games: int) -> Iterator[str]:
    if shown.winner is None:
        yield _("Nobody scores.")
    elif not shown.entries:
        yield _("It is entered in no game.")
    elif games == 1:
        yield from (_("Wins the game.") for _closed in shown.closes)
    else:
        yield _in_games(_("Game %(games)s."), _("Games %(games)s."), [entry.game for entry in shown.entries])
        if shown.opens:
            yield _in_games(_("Opens game %(games)s."), _("Opens games %(games)s."), shown.opens)
        if shown.closes:
            yield _in_games(_("Wins game %(games)s."), _("Wins games %(games)s."), shown.closes)
        if shown.series_over:
            yield _("The series is over.")


def _in_games(one: str, several: str, games: Sequence[int]) -> str:
    return (one if len(games) == 1 else several) % {"games": format_list([str(game) for game in games], locale=get_locale())}


def _move(entry: Entry, points: int) -> dict[str, object]:
    return {"game": entry.game, "was": entry.total - points, "now": entry.total, "closes": entry.closes}
