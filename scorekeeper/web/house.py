"""The house rules of a table: their card, and changing them or putting them right."""

from collections.abc import Mapping

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import Event
from scorekeeper.hollywood.rules import rules_json
from scorekeeper.store.events import Moved
from scorekeeper.web.at_table import AtTable, at_table, entering
from scorekeeper.web.house_rules import nearest_preset
from scorekeeper.web.imagined import ledger_with
from scorekeeper.web.recording import record_own
from scorekeeper.web.rules_card import show_card, show_rules_change
from scorekeeper.web.rules_form import read_typed_rules, rules_from, show_rules_form, typed_of_rules
from scorekeeper.web.speech import sentences

blueprint = entering(Blueprint("house", __name__))
SEE_OTHER, CONFLICT, UNREADABLE = 303, 409, 422
Page = Response | str | tuple[str, int]


@blueprint.get("/t/<key>/rules")
@blueprint.get("/v/<key>/rules")
def card() -> str:
    """Show the table's rules on one card."""
    at = at_table()
    return render_template("tables/rules.html", card=show_card(at.ledger, at.log, at.base, read_only=at.read_only))


@blueprint.get("/t/<key>/rules/edit")
def edit() -> str:
    """Show the rules as a form."""
    at = at_table()
    rules = at.ledger.hand_rules
    typed = read_typed_rules(request.args) if "was" in request.args else typed_of_rules(rules, nearest_preset(rules))
    return _form(at, typed)


def _form(at: AtTable, typed: Mapping[str, str], problems: tuple[Problem, ...] = ()) -> str:
    shown = show_card(at.ledger, at.log, at.base)
    form = show_rules_form(typed, unfolded=True)
    return render_template("tables/rules_edit.html", card=shown, form=form, version=at.read_at, problems=sentences(problems))


@blueprint.post("/t/<key>/rules/edit")
def change() -> Page:
    """Change the rules from the next series on, or put those of the last series right after showing what that changes."""
    at, typed = at_table(), read_typed_rules(request.form)
    rules, problems = rules_from(typed)
    if problems:
        return _form(at, typed, problems), UNREADABLE
    put_right = request.form.get("when") == "amend" and bool(at.ledger.series)
    body: dict[str, object] = {"rules": rules_json(rules)}
    if put_right:
        body["before"] = at.ledger.series[-1].hands[0].uid
    event, faults = admit("RulesAmended" if put_right else "RulesChanged", body, at.table)
    if event is None:
        return _form(at, typed, faults), UNREADABLE
    if ledger_with(at, event) == at.ledger:
        return redirect(f"{at.base}/rules", SEE_OTHER)
    return _look_then_write(at, event, typed) if put_right else _write(at, event, typed)


def _look_then_write(at: AtTable, event: Event, typed: Mapping[str, str]) -> Page:
    known, now = request.form.get("version", ""), str(at.read_at)
    if request.form.get("step") == "save" and known == now:
        return _write(at, event, typed)
    view = show_rules_change(at.ledger, ledger_with(at, event), at.base, {**typed, "when": "amend", "version": now})
    page = render_template("tables/rules_change.html", change=view)
    return (page, CONFLICT) if request.form.get("step") == "save" else page


def _write(at: AtTable, event: Event, typed: Mapping[str, str]) -> Page:
    try:
        record_own(at, event, read_at=at.read_at)
    except Moved:
        at.read_again()
        return _look_then_write(at, event, typed) if request.form.get("when") == "amend" else _write(at, event, typed)
    return redirect(f"{at.base}/rules", SEE_OTHER)
