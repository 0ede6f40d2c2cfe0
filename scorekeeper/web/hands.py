"""Hands: the pad alone, writing a hand or putting a forgotten one in, and the receipt."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import Sent, admit, read_sent
from scorekeeper.hollywood.events import HandPlayed
from scorekeeper.hollywood.ledger import LedgerHand
from scorekeeper.web.at_table import AtTable, at_table, entering
from scorekeeper.web.check_page import around_new, show_check
from scorekeeper.web.consequences import Wanted, change_page, found_hand
from scorekeeper.web.dispute import read_typed_cards
from scorekeeper.web.entry import Body, read_entry, read_shown
from scorekeeper.web.imagined import IMAGINED, ledger_with, problems_of
from scorekeeper.web.pad import Pad, show_forgotten, show_pad
from scorekeeper.web.receipt import show_receipt
from scorekeeper.web.recording import Recording, looking_again, record
from scorekeeper.web.speech import sentences
from scorekeeper.web.twins import already, twin_of
from scorekeeper.web.typed import read_typed

blueprint = entering(Blueprint("hands", __name__))
SEE_OTHER, CONFLICT, UNREADABLE = 303, 409, 422
Page = Response | str | tuple[str, int]


@blueprint.get("/t/<key>/hands/new")
def new() -> str:
    """Show the pad alone, for the next hand or for a forgotten one."""
    at = at_table()
    return _pad_alone(at, new_pad(at, read_typed(request.args)))


@blueprint.post("/t/<key>/hands/new")
def write() -> Page:
    """Write a hand, once, however often the form is sent; a forgotten one after showing what it changes."""
    at, typed = at_table(), read_typed(request.form)
    body, unread = read_entry(typed)
    beside: Body = {field: said for field in ("before", "seen") if (said := request.form.get(field))}
    beside |= read_shown(request.form)
    when = {"played_at": said} if (said := request.form.get("played_at")) else {}
    sent, faults = read_sent({"uid": request.form.get("uid"), "kind": "HandPlayed", "body": {**body, **beside}, **when})
    if sent is None or unread:
        return _refused(at, new_pad(at, typed), (*unread, *faults))
    if _is_forgotten() and request.form.get("step") != "save":
        return _look_at_forgotten(at, typed, sent)
    return _write(at, typed, sent)


@looking_again
def _write(at: AtTable, typed: Mapping[str, str], sent: Sent) -> Page:
    event, _faults = admit(sent.kind, sent.body, at.table)
    if event and (problems := problems_of(ledger_with(at, event), IMAGINED)):
        return _refused(at, new_pad(at, typed), problems)
    is_new = all(recorded.uid != sent.uid for recorded in at.log)
    if isinstance(event, HandPlayed) and is_new and not request.form.get("confirm") and (twin := twin_of(at, event)):
        return _refused(at, new_pad(at, typed, confirm=True), (twin,), CONFLICT)
    recording = record(at, sent, read_at=at.read_at)
    found = at.ledger.find(sent.uid)
    if recording.status == "recorded" or (recording.status == "known" and not (found and found[1].struck)):
        return redirect(f"{at.base}#fresh", SEE_OTHER)
    return _not_written(at, typed, recording, found[1] if found else None)


def _is_forgotten() -> bool:
    return "before" in request.values or "forgotten" in request.values


def new_pad(at: AtTable, typed: Mapping[str, str], *, confirm: bool = False) -> Pad:
    """Return the pad for a hand that is not written yet, the next one or a forgotten one.

    What is shown again has seen no more than when it was opened: who is busy with it looks at nothing else.
    """
    show = show_forgotten if _is_forgotten() else show_pad
    pad = show(at.ledger, at.log, at.base, typed)
    seen = request.values.get("seen")
    return replace(pad, confirm=confirm, seen=next((recorded.uid for recorded in at.log if recorded.uid == seen), pad.seen))


def _pad_alone(at: AtTable, pad: Pad) -> str:
    if pad.typed["way"] == "cards":
        return render_template("check/check.html", check=show_check(around_new(at, pad), read_typed_cards(pad.typed)))
    return render_template("hands/new.html", pad=pad)


def _refused(at: AtTable, pad: Pad, problems: tuple[Problem, ...], status: int = UNREADABLE) -> tuple[str, int]:
    """Return the pad once more with everything that was typed, and what is wrong with it."""
    over = any(problem.code == "over_limit" for problem in problems)
    return _pad_alone(at, replace(pad, problems=sentences(problems), over_limit=over)), status


def _look_at_forgotten(at: AtTable, typed: Mapping[str, str], sent: Sent) -> Page:
    event, problems = admit(sent.kind, sent.body, at.table)
    if event is None:
        return _refused(at, new_pad(at, typed), problems)
    carried = {**typed, "uid": sent.uid, "seen": request.form.get("seen", "")}
    return change_page(at, Wanted(event, IMAGINED, "put_in", f"{at.base}/hands/new"), carried)


def _not_written(at: AtTable, typed: Mapping[str, str], recording: Recording, hand: LedgerHand | None) -> tuple[str, int]:
    """Return the pad once more: for a hand that is wrong, or under a uid that another hand has, or one struck since."""
    if recording.status == "invalid":
        return _refused(at, new_pad(at, typed), recording.problems)
    problem = already("written_otherwise", at, hand) if hand else Problem("repeated_uid", fields={"uid": recording.uid})
    return _refused(at, new_pad(at, typed, confirm=True), (problem,), CONFLICT)


@blueprint.get("/t/<key>/hands/<uid>")
@blueprint.get("/v/<key>/hands/<uid>")
def receipt(uid: str) -> str:
    """Show how the points of a hand came about, and its corrections."""
    at = at_table()
    shown = show_receipt(at.ledger, at.log, found_hand(at, uid), at.base, read_only=at.read_only)
    return render_template("hands/receipt.html", receipt=shown)
