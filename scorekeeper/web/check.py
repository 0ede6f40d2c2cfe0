"""The verdict on a hand without a table; everything stands in the address, so it can be sent to somebody."""

from flask import Blueprint, render_template, request

from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.hand import judge
from scorekeeper.hollywood.rules import PRESETS
from scorekeeper.web.speech import sentences
from scorekeeper.web.spreads import show_verdict

blueprint = Blueprint("check", __name__)
FIELDS = ("knocker", "opponent", "knocker_melds", "opponent_melds", "declared")


@blueprint.get("/check")
def check() -> str:
    """Show the form, and the verdict on the cards that are in the address."""
    typed = {field: request.args.get(field, "") for field in FIELDS}
    if not any(typed.values()):
        return render_template("check/check.html", typed=typed, problems=(), verdict=None)
    deal, unread = read_deal({field: text for field, text in typed.items() if text})
    verdict = judge(deal, PRESETS["hollywood"], unread)
    problems = sentences(verdict.problems)
    return render_template("check/check.html", typed=typed, problems=problems, verdict=show_verdict(verdict))
