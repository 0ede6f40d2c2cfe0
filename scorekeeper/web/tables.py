"""Opening a table, its sheet, and what belongs to the table as a whole: names, stops, undo."""

from collections.abc import Mapping

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import admit, read_opening
from scorekeeper.hollywood.events import PlayersRenamed, SeriesStopped
from scorekeeper.hollywood.rules import rules_json
from scorekeeper.hollywood.undo import taking_back
from scorekeeper.store.tables import find_table
from scorekeeper.web.at_table import NOT_FOUND, AtTable, at_table, entering
from scorekeeper.web.connection import database
from scorekeeper.web.errors import Refused
from scorekeeper.web.guards import limited_opening
from scorekeeper.web.house_rules import nearest_preset
from scorekeeper.web.imagined import ledger_with
from scorekeeper.web.known import UNNAMED, known_names, known_tables, last_tables
from scorekeeper.web.menu import Menu, show_menu
from scorekeeper.web.opening import open_with
from scorekeeper.web.pad import show_pad
from scorekeeper.web.phone import remember_table
from scorekeeper.web.recording import looking_again, record_own
from scorekeeper.web.rules_form import read_typed_rules, rules_from, show_rules_form, typed_of_rules
from scorekeeper.web.sheet import show_sheet
from scorekeeper.web.speech import sentences

blueprint = entering(Blueprint("tables", __name__))
SEE_OTHER, UNREADABLE = 303, 422


@blueprint.get("/tables/new")
def new() -> str:
    """Show the form that opens a table: empty, as far as it is filled in, or with the players and rules of a table on this phone."""
    at = next((at for at in known_tables() if at.key == request.args.get("like")), None)
    if at is None:
        return _opening(_typed(request.args), read_typed_rules(request.args))
    names = dict(zip(("player_a", "player_b"), at.table.players, strict=True))
    rules = at.ledger.hand_rules
    return _opening({**_typed(request.args), **names}, typed_of_rules(rules, nearest_preset(rules)), unfolded=True)


@blueprint.post("/tables/new")
@limited_opening
def open_by_form() -> Response | tuple[str, int]:
    """Open a table and go to its sheet."""
    typed, typed_rules = _typed(request.form), read_typed_rules(request.form)
    rules, faults = rules_from(typed_rules)
    names = [typed[field].strip() or name for field, name in zip(("player_a", "player_b"), UNNAMED, strict=True)]
    seat = typed["first_dealer"]
    dealer = {"first_dealer": {"seat": seat}} if seat else {}
    opened, problems = read_opening({"players": names, "rules": rules_json(rules), **dealer})
    if opened is None or faults:
        return _opening(typed, typed_rules, sentences((*problems, *faults)), unfolded=bool(faults)), UNREADABLE
    return redirect(f"/t/{open_with(opened).key}", SEE_OTHER)


def _typed(form: Mapping[str, str]) -> dict[str, str]:
    return {field: form.get(field, "") for field in ("player_a", "player_b", "first_dealer")}


def _opening(typed: dict[str, str], rules: dict[str, str], problems: tuple[str, ...] = (), *, unfolded: bool = False) -> str:
    form, tables = show_rules_form(rules, unfolded=unfolded), tuple(known_tables())
    return render_template(
        "tables/new.html", typed=typed, problems=problems, known=known_names(tables), last=last_tables(tables), form=form
    )


@blueprint.get("/t/<key>")
@blueprint.get("/v/<key>")
def sheet() -> str:
    """Show the sheet of the series being played, with the pad in it."""
    at = at_table()
    if not at.read_only:
        remember_table(at.key)
    return _sheet(at)


@blueprint.get("/t/<key>/series/<int:number>")
@blueprint.get("/v/<key>/series/<int:number>")
def series(number: int) -> str:
    """Show the sheet of one series."""
    return _sheet(at_table(), number)


def _sheet(at: AtTable, number: int | None = None) -> str:
    if number is not None and not 1 <= number <= len(at.ledger.series):
        raise Refused(NOT_FOUND, Problem("unknown_series", fields={"number": number}))
    shown = show_sheet(at.ledger, at.log, at.base, number=number, read_only=at.read_only)
    latest = number is None or number == len(at.ledger.series)
    pad = show_pad(at.ledger, at.log, at.base) if latest and not at.read_only else None
    return render_template("tables/sheet.html", sheet=shown, pad=pad, menu=_menu(at))


def _menu(at: AtTable) -> Menu:
    table = find_table(database(), at.link.table_uid)
    here = request.host_url
    viewer = f"{here}v/{table.viewer_key}" if table and table.viewer_key else ""
    return show_menu(at.ledger, at.base, link=f"{here}t/{at.key}", viewer_link=viewer, read_only=at.read_only)


@blueprint.post("/t/<key>/players")
def players() -> Response:
    """Put the names right, or swap them; no hand is touched."""
    at = at_table()
    typed = [request.form.get("player_a", ""), request.form.get("player_b", "")]
    named = list(reversed(at.table.players)) if request.form.get("swap") else typed
    renamed, problems = admit("PlayersRenamed", {"players": named}, at.table)
    if renamed is None:
        raise Refused(UNREADABLE, *problems)
    if renamed != PlayersRenamed(at.table.players):
        record_own(at, renamed)
    return redirect(at.base, SEE_OTHER)


@blueprint.post("/t/<key>/stop")
def stop() -> Response:
    """Stop the series that is being played, unless the form was made for another one."""
    return _stop(at_table())


@looking_again
def _stop(at: AtTable) -> Response:
    playing = at.ledger.playing
    if playing and playing.has_begun and request.form.get("series", str(playing.number)) == str(playing.number):
        record_own(at, SeriesStopped(), read_at=at.read_at)
    return redirect(at.base, SEE_OTHER)


@blueprint.post("/t/<key>/undo")
def undo() -> Response:
    """Take back the event that is named, whatever has come after it."""
    return _take_back(at_table())


@looking_again
def _take_back(at: AtTable) -> Response:
    back = taking_back(request.form.get("event", ""), at.log)
    if back is None:
        raise Refused(NOT_FOUND, Problem("nothing_to_undo"))
    # Names of which one was changed again since could become equal.
    admitted, problems = admit(back.kind, back.body(), at.table)
    if admitted is None:
        raise Refused(UNREADABLE, *problems)
    # A second tap takes nothing back that is not taken back already.
    if ledger_with(at, admitted) != at.ledger:
        record_own(at, admitted, read_at=at.read_at)
    return redirect(at.base, SEE_OTHER)
