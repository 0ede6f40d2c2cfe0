"""The JSON addresses: for the script of the pad, for a phone's queue, and for other programs."""

import json
from dataclasses import replace

from flask import Blueprint, Response, jsonify, request
from werkzeug.exceptions import BadRequest, UnsupportedMediaType

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import SENT_KINDS, read_opening, read_sent
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.sheetfile import export_of
from scorekeeper.web.at_table import at_table, entering
from scorekeeper.web.errors import Refused
from scorekeeper.web.guards import csrf, limited_opening
from scorekeeper.web.opening import open_with
from scorekeeper.web.previews import preview_json
from scorekeeper.web.recording import Recording, record
from scorekeeper.web.speech import problems_json

blueprint = entering(Blueprint("sync", __name__))
# Who knows the key may write, and who does not cannot forge a request; another site's page cannot send this type unasked.
csrf.exempt(blueprint)
DEEPEST = 12


def body_json() -> object:
    """Return what was sent as JSON; raise Refused where it is something else."""
    if request.mimetype != "application/json":
        raise UnsupportedMediaType
    try:
        given = json.loads(request.get_data())
    except (ValueError, RecursionError) as error:
        raise Refused(BadRequest.code, Problem("not_json")) from error
    if not _is_flat(given):
        raise Refused(BadRequest.code, Problem("not_json"))
    return given


def _is_flat(value: object, levels: int = DEEPEST) -> bool:
    """Tell whether a value holds others no deeper than any event does: what is deeper would exhaust whoever reads it."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_is_flat(item, levels - 1) for item in inner)


@blueprint.post("/tables")
@limited_opening
def open_by_program() -> tuple[Response, int]:
    """Open a table."""
    opened, problems = read_opening(body_json())
    if opened is None:
        raise Refused(BadRequest.code, *problems)
    table = open_with(opened)
    url = f"{request.host_url}t/{table.key}"
    return jsonify({"key": table.key, "viewer_key": table.viewer_key, "url": url}), 201


@blueprint.post("/t/<key>/events")
def events() -> Response:
    """Record a list of events, each by itself."""
    given = body_json()
    if not isinstance(given, list):
        raise Refused(BadRequest.code, Problem("not_a_list"))
    return jsonify([_recorded(event) for event in given])


def _recorded(given: object) -> dict[str, object]:
    sent, problems = read_sent(given)
    if sent is None:
        uid = given.get("uid") if isinstance(given, dict) else None
        return _answer(Recording(uid if isinstance(uid, str) else "", "invalid", problems))
    if sent.kind not in SENT_KINDS:
        return _answer(Recording(sent.uid, "invalid", (Problem("unknown_kind", fields={"value": str(sent.kind)[:40]}),)))
    return _answer(record(at_table(), sent))


def _answer(recording: Recording) -> dict[str, object]:
    said: dict[str, object] = {"uid": recording.uid, "status": recording.status}
    if recording.problems:
        said["problems"] = problems_json(recording.problems)
    if recording.stored and recording.status == "conflict":
        said["stored"] = {"kind": recording.stored.kind, "body": recording.stored.body}
    return said


@blueprint.post("/t/<key>/hands/preview")
def preview() -> Response:
    """Say what a hand would do; nothing is stored."""
    return jsonify(preview_json(at_table(), body_json()))


@blueprint.get("/t/<key>/ledger.json")
@blueprint.get("/v/<key>/ledger.json")
def ledger() -> Response:
    """Return the ledger as `scorekeeper ledger --json` prints it."""
    response = Response(mimetype="application/json")
    response.set_etag(f"{at_table().version}")
    if response.make_conditional(request).status_code == 304:  # noqa: PLR2004 - not modified
        return response
    kept = at_table().ledger
    begun = tuple(series for series in kept.series if series.has_begun)
    shown = replace(kept, series=begun[-1:]) if request.args.get("series") == "last" else kept
    response.set_data(json.dumps(ledger_json(shown), ensure_ascii=False))
    return response


@blueprint.get("/t/<key>/export.json")
def export() -> Response:
    """Return the whole log, as `scorekeeper import` takes it back."""
    at = at_table()
    response = jsonify(export_of(at.link.table_uid, at.table.players, at.log))
    response.headers["Content-Disposition"] = "attachment; filename=scorekeeper.json"
    return response
