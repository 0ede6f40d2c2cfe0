"""The page that shows what a change to a hand would do, before it is saved."""

from collections.abc import Mapping
from typing import NamedTuple

from flask import render_template

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import Event
from scorekeeper.hollywood.ledger import LedgerHand, Series
from scorekeeper.web.at_table import NOT_FOUND, AtTable
from scorekeeper.web.change import show_change, told
from scorekeeper.web.errors import Refused
from scorekeeper.web.imagined import ledger_with
from scorekeeper.web.words import Words


class Wanted(NamedTuple):
    """Hold a change that somebody wants: its event, the hand, the step it is, and where it is posted."""

    event: Event
    uid: str
    step: str
    action: str


def change_page(at: AtTable, wanted: Wanted, carried: Mapping[str, str], *, changed_meanwhile: bool = False) -> str:
    """Return the page that shows a change and carries on what was typed; the hand as it stands too where it was changed meanwhile."""
    event, uid, step, action = wanted
    found = at.ledger.find(uid)
    meanwhile = told(*found, Words(at.ledger.players)) if changed_meanwhile and found else None
    after, typed = ledger_with(at, event), {**carried, "step": "save"}
    view = show_change(at.ledger, after, uid, at.base, step=step, action=action, typed=typed, meanwhile=meanwhile)
    return render_template("hands/change.html", change=view)


def found_hand(at: AtTable, uid: str) -> tuple[Series, LedgerHand]:
    """Return a hand of the table and its series; raise Refused where there is none."""
    found = at.ledger.find(uid)
    if found is None:
        raise Refused(NOT_FOUND, Problem("unknown_hand", fields={"hand": uid[:64]}))
    return found
