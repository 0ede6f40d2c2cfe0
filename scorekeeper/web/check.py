"""Disputed hands: everything stands in the address, so that a verdict can be sent to somebody."""

from flask import Blueprint, render_template, request

from scorekeeper.hollywood.rules import FIELDS, read_rules, read_settings
from scorekeeper.web.at_table import at_table, entering
from scorekeeper.web.check_page import Around, around_hand, around_new, rules_query, show_check
from scorekeeper.web.consequences import found_hand
from scorekeeper.web.dispute import TEXTS, Dispute, known_of
from scorekeeper.web.hands import new_pad
from scorekeeper.web.pad import show_edit
from scorekeeper.web.slip import last_about
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.typed import read_typed, typed_of

blueprint = entering(Blueprint("check", __name__))
KEYS = "do"


@blueprint.get("/check")
def check() -> str:
    """Show the keys for a hand without a table, and the verdict on the cards that are in the address."""
    settings, _unread = read_settings(f"{field}={request.args[field]}" for field in FIELDS if field in request.args)
    rules, _faults = read_rules(settings)
    around = Around("/check", _("Check a hand"), ("/", _("Tables")), rules, kept=rules_query(rules))
    return _page(around, Dispute.read(request.args, seated=False))


@blueprint.get("/t/<key>/check")
def check_next() -> str:
    """Show the keys for a hand of the table that is not written yet."""
    at = at_table()
    return _page(around_new(at, new_pad(at, read_typed(request.args))), Dispute.read(request.args, seated=True))


@blueprint.get("/t/<key>/hands/<uid>/check")
def check_hand(uid: str) -> str:
    """Show the keys for a hand that was written, with what is known of it."""
    at = at_table()
    found = found_hand(at, uid)
    typed = typed_of(found[1].hand)
    typed["dealer"] = request.args.get("dealer") or typed["dealer"]
    pad = show_edit(at.ledger, found, at.base, request.args.get("version") or last_about(at.log, uid), typed)
    asked = any(field in request.args for field in (*TEXTS, "by", KEYS))
    said = request.args if asked else known_of(found[1].hand)
    return _page(around_hand(at, pad, found), Dispute.read(said, seated=True))


def _page(around: Around, dispute: Dispute) -> str:
    return render_template("check/check.html", check=show_check(around, dispute, request.args.getlist(KEYS)))
