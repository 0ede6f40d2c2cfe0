"""What goes wrong, said to people on a page and to programs as JSON; what was typed is kept and shown again."""

from flask import Flask, Response, g, jsonify, make_response, render_template, request
from werkzeug.exceptions import BadHost, HTTPException, RequestEntityTooLarge

from scorekeeper.gin.problems import Problem
from scorekeeper.sentences import PROBLEMS
from scorekeeper.store.errors import StoreError
from scorekeeper.web.labels import label
from scorekeeper.web.speech import problems_json, sentences
from scorekeeper.web.texts import gettext as _

JSON = "application/json"
PROGRAMS = (".json", "/events", "/hands/preview", "/healthz")
"""How the addresses end that answer programs; so does the one that opens tables."""
BAD, BROKEN, STORE_STATUS = 400, 500, 503
STATUS = {"gone": 404, "table_full": 409}
"""What the store refuses about one table; the rest is about all the data, and may be well again in a moment."""


class Refused(Exception):  # noqa: N818 - it says what happened to the request
    """Stop a request with a status and the problems that say why."""

    def __init__(self, status: int, *problems: Problem) -> None:
        super().__init__(status)
        self.status = status
        self.problems = problems


def init_app(app: Flask) -> None:
    """Answer every error in the form that was asked for."""
    app.register_error_handler(Refused, lambda error: answer(error.status, *error.problems))
    app.register_error_handler(StoreError, lambda error: answer(STATUS.get(error.code, STORE_STATUS), Problem(f"store_{error.code}")))
    app.register_error_handler(HTTPException, _http_error)
    # No page can be made whose own addresses nobody knows.
    app.register_error_handler(BadHost, lambda _error: _as_json(BAD, Problem("http_400")))


def _http_error(error: HTTPException) -> Response:
    code = f"http_{error.code}"
    answered = answer(error.code or BROKEN, Problem(code if code in PROBLEMS else "http_other"))
    headers = error.get_response().headers
    answered.headers.extend({name: headers[name] for name in ("Allow", "Retry-After") if name in headers})
    return answered


def answer(status: int, *problems: Problem) -> Response:
    """Return the problems with a status: as JSON to a program, as a page to a person."""
    if _is_program():
        return _as_json(status, *problems)
    return make_response(_page(status, *problems), status)


def _as_json(status: int, *problems: Problem) -> Response:
    return make_response(jsonify({"problems": problems_json(problems)}), status)


def _page(status: int, *problems: Problem) -> str:
    typed = _typed()
    kept = tuple((said, text) for name, text in typed if (said := label(name)))
    again = (request.path, typed) if status == STORE_STATUS and request.method == "POST" else None
    at = g.get("at_table")
    back = (at.base if at else "/", _("Back"))
    return render_template("site/message.html", title=_("That did not work"), lines=sentences(problems), kept=kept, back=back, again=again)


def _is_program() -> bool:
    """Tell whether a program is asking: by the address, or by what it sends."""
    return request.path.endswith(PROGRAMS) or request.path == "/tables" or request.mimetype == JSON


def _typed() -> tuple[tuple[str, str], ...]:
    """Return what was sent by a form, field by field."""
    try:
        return tuple((name, text) for name, text in request.form.items(multi=True) if text and name != "csrf_token")
    except RequestEntityTooLarge:
        return ()
