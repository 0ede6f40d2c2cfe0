"""What belongs to no table: this phone's tables, its colours, and whether the server is well."""

import re

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.gin.problems import Problem
from scorekeeper.store.tables import find
from scorekeeper.web.at_table import ROLES, AtTable
from scorekeeper.web.connection import database
from scorekeeper.web.known import known_tables
from scorekeeper.web.phone import choose_scheme, forget_table
from scorekeeper.web.settled import running_score
from scorekeeper.web.speech import sentence
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, isolated

blueprint = Blueprint("site", __name__)
SEE_OTHER, NOT_FOUND = 303, 404
_KEY = re.compile(r"(?:.*/[tv]/)?([A-Za-z0-9_-]{1,64})(?:[/?#].*)?")
MOST_TYPED = 400
"""So long an address can be in which a key is looked for."""
_HERE = re.compile(r"(?:/[A-Za-z0-9_-]+)+")
"""An address on this server: two slashes, a backslash or a tab could lead to another one."""


@blueprint.get("/healthz")
def health() -> dict[str, bool]:
    """Say that the server answers and the database can be read."""
    database()
    return {"ok": True}


@blueprint.get("/")
def home() -> str:
    """Show this phone's tables."""
    return _home()


def _home(problems: tuple[str, ...] = (), link: str = "") -> str:
    tables = [_line(at) for at in known_tables()]
    return render_template("site/home.html", tables=tables, problems=problems, typed={"link": link})


def _line(at: AtTable) -> tuple[str, str, str, str]:
    first, second = map(isolated, at.ledger.players.values())
    series = at.ledger.series[-1] if at.ledger.series else None
    hands = series.counted if series else 0
    line = _("Series %(series)s, hands: %(hands)s", series=series.number if series else 1, hands=hands)
    told = " ".join(filter(None, (f"{line}.", running_score(at.ledger.series, Words(at.ledger.players)))))
    return at.base, _("%(first)s and %(second)s", first=first, second=second), told, at.key


@blueprint.post("/link")
def follow() -> Response | tuple[str, int]:
    """Go to the table of a link that somebody typed or pasted."""
    text = request.form.get("link", "").strip()
    found = _KEY.fullmatch(text) if len(text) <= MOST_TYPED else None
    link = find(database(), found[1]) if found else None
    if link is None:
        return _home((sentence(Problem("unknown_table")),), text), NOT_FOUND
    root = next(root for root, role in ROLES.items() if role == link.role)
    return redirect(f"/{root}/{found[1] if found else ''}", SEE_OTHER)


@blueprint.post("/forget")
def forget() -> Response:
    """Take a table off this phone; the table itself stays."""
    forget_table(request.form.get("key", ""))
    return redirect("/", SEE_OTHER)


@blueprint.post("/scheme")
def scheme() -> Response:
    """Keep the colours that this phone wants, and go back to where they were chosen."""
    choose_scheme(request.form.get("scheme", ""))
    there = request.form.get("next", "/")
    return redirect(there if _HERE.fullmatch(there) else "/", SEE_OTHER)
