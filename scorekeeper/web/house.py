"""The house rules of a table: their card, and changing them or putting them right."""

from collections.abc import Mapping

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import Event
from scorekeeper.hollywood.rules import Rules, rules_json
from scorekeeper.web.at_table import AtTable, at_table, entering
from scorekeeper.web.house_rules import nearest_preset
from scorekeeper.web.imagined import ledger_with
from scorekeeper.web.recording import looking_again, record_own
from scorekeeper.web.rules_card import last_change, show_card, show_rules_change
from scorekeeper.web.rules_form import read_typed_rules, rules_from, show_rules_form, typed_of_rules
from scorekeeper.web.speech import sentences

blueprint = entering(Blueprint("house", __name__))
SEE_OTHER, CONFLICT, UNREADABLE = 303, 409, 422
AMEND = "amend"
"""What a form says that puts rules right instead of changing them for the next series."""
Page = Response | str | tuple[str, int]


@blueprint.get("/t/<key>/rules")
@blueprint.get("/v/<key>/rules")
def card() -> str:
    """Show the table's rules on one card."""
    at = at_table()
    return render_template("tables/rules.html", card=show_card(at.ledger, at.log, at.base, read_only=at.read_only))


@blueprint.get("/t/<key>/rules/edit")
def edit() -> str:
    """Show the rules as a form: those of the next series, or those of the last one where they are to be put right."""
    at = at_table()
    rules = _rules_of(at, request.args.get("when", ""))
    return _form(at, read_typed_rules(request.args) if "was" in request.args else typed_of_rules(rules, nearest_preset(rules)))


def _is_amending(at: AtTable, when: str) -> bool:
    return when == AMEND and bool(at.ledger.series)


def _rules_of(at: AtTable, when: str) -> Rules:
    return at.ledger.series[-1].rules if _is_amending(at, when) else at.ledger.rules


def _form(at: AtTable, typed: Mapping[str, str], problems: tuple[Problem, ...] = ()) -> str:
    view = {
        "card": show_card(at.ledger, at.log, at.base),
        "form": show_rules_form(typed, unfolded=True),
        "amends": _is_amending(at, request.values.get("when", "")),
        "version": _version(at),
        "problems": sentences(problems),
    }
    return render_template("tables/rules_edit.html", **view)


def _version(at: AtTable) -> str:
    """Return what a change for the next series rests on: the last change of the rules, and whether a hand has fixed them."""
    return f"{last_change(at.log)}-{'begun' if at.ledger.playing else ''}"


@blueprint.post("/t/<key>/rules/edit")
def change() -> Page:
    """Change the rules from the next series on, or put those of the last series right after showing what that changes."""
    at, typed = at_table(), read_typed_rules(request.form)
    rules, problems = rules_from(typed)
    if problems:
        return _form(at, typed, problems), UNREADABLE
    amends = _is_amending(at, request.form.get("when", ""))
    before = {"before": at.ledger.series[-1].hands[0].uid} if amends else {}
    event, faults = admit("RulesAmended" if amends else "RulesChanged", {"rules": rules_json(rules), **before}, at.table)
    if event is None:
        return _form(at, typed, faults), UNREADABLE
    if ledger_with(at, event) == at.ledger:
        return redirect(f"{at.base}/rules", SEE_OTHER)
    return _look_then_write(at, event, typed) if amends else _write_next(at, event, typed)


@looking_again
def _write_next(at: AtTable, event: Event, typed: Mapping[str, str]) -> Page:
    if request.form.get("version", "") not in ("", _version(at)):
        return _form(at, typed, (Problem("rules_changed_meanwhile"),)), CONFLICT
    record_own(at, event, read_at=at.read_at)
    return redirect(f"{at.base}/rules", SEE_OTHER)


@looking_again
def _look_then_write(at: AtTable, event: Event, typed: Mapping[str, str]) -> Page:
    known, now = request.form.get("version", ""), str(at.read_at)
    saves = request.form.get("step") == "save"
    if saves and known == now:
        record_own(at, event, read_at=at.read_at)
        return redirect(f"{at.base}/rules", SEE_OTHER)
    view = show_rules_change(at.ledger, ledger_with(at, event), at.base, {**typed, "when": AMEND, "version": now})
    page = render_template("tables/rules_change.html", change=view, meanwhile=saves)
    return (page, CONFLICT) if saves else page
