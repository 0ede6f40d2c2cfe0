"""Marking a hand: under protest until it is settled, or agreed by both, one tap each."""

from dataclasses import replace

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import HandAgreed, HandProtested, Marking
from scorekeeper.web.at_table import AtTable, at_table, entering
from scorekeeper.web.consequences import found_hand
from scorekeeper.web.receipt import show_receipt
from scorekeeper.web.recording import looking_again, record_own
from scorekeeper.web.slip import last_told_of
from scorekeeper.web.speech import sentences

blueprint = entering(Blueprint("marks", __name__))
SEE_OTHER, CONFLICT = 303, 409
Page = Response | tuple[str, int]


@blueprint.post("/t/<key>/hands/<uid>/protest")
def protest(uid: str) -> Page:
    """Put a hand under protest, or withdraw that."""
    return _mark(at_table(), HandProtested(uid, withdrawn="withdrawn" in request.form))


@blueprint.post("/t/<key>/hands/<uid>/agree")
def agree(uid: str) -> Page:
    """Say that both agree on a hand, or that they no longer do."""
    return _mark(at_table(), HandAgreed(uid, withdrawn="withdrawn" in request.form))


@looking_again
def _mark(at: AtTable, event: Marking) -> Page:
    """Record a mark, unless it stands already, since a second tap says nothing new, or the hand is no longer the one that was looked at."""
    found = found_hand(at, event.hand)
    hand = found[1]
    stands = event.after(hand.mark) == hand.mark
    if not stands and request.form.get("version", "") not in ("", last_told_of(at.log, event.hand)):
        receipt = show_receipt(at.ledger, at.log, found, at.base)
        problems = (*sentences([Problem("changed_meanwhile")]), *receipt.problems)
        return render_template("hands/receipt.html", receipt=replace(receipt, problems=problems)), CONFLICT
    if not stands:
        record_own(at, event, read_at=at.read_at)
    return redirect(f"{at.base}/hands/{event.hand}", SEE_OTHER)
