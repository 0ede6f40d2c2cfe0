"""Correcting, striking, restoring and moving a hand, with what changes shown first."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.changes import changes
from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import Event, HandAmended
from scorekeeper.hollywood.hands import Hand
from scorekeeper.web.at_table import AtTable, at_table, entering
from scorekeeper.web.check_page import around_hand, show_check
from scorekeeper.web.consequences import Wanted, change_page, found_hand
from scorekeeper.web.dispute import read_typed_cards
from scorekeeper.web.entry import Body, read_entry, read_shown
from scorekeeper.web.errors import Refused
from scorekeeper.web.imagined import ledger_with, problems_of
from scorekeeper.web.pad import show_edit
from scorekeeper.web.recording import looking_again, record_own
from scorekeeper.web.slip import last_about
from scorekeeper.web.speech import sentences
from scorekeeper.web.typed import read_typed

blueprint = entering(Blueprint("corrections", __name__))
SEE_OTHER, CONFLICT, UNREADABLE = 303, 409, 422
Page = Response | str | tuple[str, int]
KINDS = {"strike": "HandStruck", "restore": "HandRestored", "move": "HandMoved"}


@blueprint.get("/t/<key>/hands/<uid>/edit")
def edit(uid: str) -> str:
    """Show a hand as it was entered, to be corrected."""
    at = at_table()
    return render_template("hands/edit.html", pad=show_edit(at.ledger, found_hand(at, uid), at.base, last_about(at.log, uid)))


@blueprint.post("/t/<key>/hands/<uid>/edit")
def amend(uid: str) -> Page:
    """Show what a correction changes, then write it; a hand changed meanwhile is shown in both versions."""
    at, typed = at_table(), read_typed(request.form)
    hand = found_hand(at, uid)[1].hand
    body, unread = read_entry(typed)
    replacement = _unshown(hand) | body | read_shown(request.form)
    event, problems = (None, unread) if unread else admit("HandAmended", {"hand": uid, "replacement": replacement}, at.table)
    if isinstance(event, HandAmended):
        problems = problems_of(ledger_with(at, event), uid)
    if not isinstance(event, HandAmended) or problems:
        return _edit_again(at, uid, typed, problems)
    # A hand under protest that was looked at and found right is settled by that.
    if event.replacement == hand and found_hand(at, uid)[1].mark != "protested":
        return redirect(f"{at.base}/hands/{uid}", SEE_OTHER)
    return _look_then_write(at, Wanted(event, uid, "edit", f"{at.base}/hands/{uid}/edit"), typed)


def _turns_games(at: AtTable, event: Event) -> bool:
    codes = {change.code for change in changes(at.ledger, ledger_with(at, event))}
    return any(code.startswith(("game_", "series_")) for code in codes)


def _unshown(hand: Hand) -> Body:
    """Return what is known of a hand that no form shows."""
    return {"upcard": str(hand.upcard)} if hand.upcard is not None else {}


def _edit_again(at: AtTable, uid: str, typed: Mapping[str, str], problems: tuple[Problem, ...]) -> tuple[str, int]:
    found = found_hand(at, uid)
    over = any(problem.code == "over_limit" for problem in problems)
    pad = show_edit(at.ledger, found, at.base, request.form.get("version", ""), typed)
    pad = replace(pad, problems=sentences(problems), over_limit=over)
    if typed["way"] == "cards":
        return render_template("check/check.html", check=show_check(around_hand(at, pad, found), read_typed_cards(typed))), UNREADABLE
    return render_template("hands/edit.html", pad=pad), UNREADABLE


@blueprint.post("/t/<key>/hands/<uid>/<any(strike,restore,move):step>")
def change(uid: str, step: str) -> Page:
    """Show what striking, restoring or moving a hand changes, then write it."""
    at = at_table()
    found_hand(at, uid)
    place = {"before": request.form.get("before") or None} if step == "move" else {}
    event, problems = admit(KINDS[step], {"hand": uid, **place}, at.table)
    if event is None:
        raise Refused(UNREADABLE, *problems)
    if ledger_with(at, event) == at.ledger:
        return redirect(f"{at.base}/hands/{uid}", SEE_OTHER)
    return _look_then_write(at, Wanted(event, uid, step, f"{at.base}/hands/{uid}/{step}"), {"before": request.form.get("before", "")})


@looking_again
def _look_then_write(at: AtTable, wanted: Wanted, typed: Mapping[str, str]) -> Page:
    known, now = request.form.get("version", ""), last_about(at.log, wanted.uid)
    changed_meanwhile = known not in ("", now)
    # From the cards one tap is enough, unless games turn with it.
    looks = "shown_winner" in request.form and _turns_games(at, wanted.event)
    if request.form.get("step") == "save" and not changed_meanwhile and not looks:
        record_own(at, wanted.event, read_at=at.read_at)
        return redirect(f"{at.base}#fresh", SEE_OTHER)
    page = change_page(at, wanted, {**typed, "version": now}, changed_meanwhile=changed_meanwhile)
    return (page, CONFLICT) if changed_meanwhile else page
