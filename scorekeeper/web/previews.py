"""What a hand would do, said before it is saved: for the script of the pad and for other programs."""

from collections.abc import Iterator

from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import HandPlayed
from scorekeeper.hollywood.games import Entry
from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.hollywood.preview import Preview, preview
from scorekeeper.hollywood.results import Result
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.imagined import IMAGINED, ledger_with, problems_of
from scorekeeper.web.speech import problems_json
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.twins import twin_of
from scorekeeper.web.words import Words, numbered

NOTHING: dict[str, object] = {"winner": None, "points": None, "entries": [], "opens": [], "closes": [], "series_over": False}


def preview_json(at: AtTable, body: object) -> dict[str, object]:
    """Return what a hand would do, or what is wrong with it."""
    event, problems = admit("HandPlayed", body, at.table)
    if not isinstance(event, HandPlayed):
        return {**NOTHING, "problems": problems_json(problems)}
    after = ledger_with(at, event)
    if problems := problems_of(after, IMAGINED):
        return {**NOTHING, "problems": problems_json(problems)}
    shown = preview(after, IMAGINED)
    notes = problems_json(filter(None, [twin_of(at, event)]))
    return {**shown.body(after.players), "problems": [], "notes": notes, "say": _said(after, shown)}


def _said(after: Ledger, shown: Preview) -> dict[str, object]:
    found = after.find(IMAGINED)
    if found is None:
        return {}
    series, hand = found
    words = Words(after.players).brief
    moves = [_move(entry, shown.points) for entry in shown.entries]
    line = " ".join((*_come_about(hand.result, words), *_sentences(shown, series.rules.games)))
    return {"headline": words.score(hand.result), "line": line, "moves": moves}


def _come_about(result: Result, words: Words) -> Iterator[str]:
    """Say how points come about that are more than one count less the other."""
    if len(result.parts) > 1:
        parts = " + ".join(str(points) for _part, points in result.parts)
        outcome = words.outcomes[result.outcome]
        yield _("%(outcome)s, %(parts)s.", outcome=outcome, parts=parts) if outcome else f"{parts}."


def _sentences(shown: Preview, games: int) -> Iterator[str]:
    if shown.winner is None:
        yield _("Nobody scores.")
    elif not shown.entries:
        yield _("It is entered in no game.")
    elif games == 1:
        yield from (_("Wins the game.") for _closed in shown.closes)
    else:
        yield numbered(_("Game %(games)s."), _("Games %(games)s."), [entry.game for entry in shown.entries])
        if later := [game for game in shown.opens if game > 1]:
            yield numbered(_("Opens game %(games)s."), _("Opens games %(games)s."), later)
        if shown.closes:
            yield numbered(_("Wins game %(games)s."), _("Wins games %(games)s."), shown.closes)
        if shown.series_over:
            yield _("The series is over.")


def _move(entry: Entry, points: int) -> dict[str, object]:
    return {"game": entry.game, "was": entry.total - points, "now": entry.total, "closes": entry.closes}
