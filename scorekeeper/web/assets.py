"""Files that a browser may keep: their address changes with what is in them."""

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from flask import Flask, Response, request

A_YEAR = 365 * 24 * 3600
WHOLE = 200
SQUEEZED = ("text/css", "text/javascript")
NEEDLESS = ("Accept-Ranges", "Content-Disposition", "ETag", "Expires", "Last-Modified")
"""What says when to ask again, about a file that is kept for good."""
_FOR_READERS = re.compile(rb"^[ ]*//[^\n]*\n|^[ ]*/[*].*?[*]/\n|^[ ]+", re.MULTILINE | re.DOTALL)


def init_app(app: Flask) -> None:
    """Give every static address the hash of its file; under that address, which changes with it, a file is kept for good."""
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = A_YEAR
    folder = Path(app.static_folder or "")
    versions = {file.relative_to(folder).as_posix(): _version(file) for file in folder.rglob("*") if file.is_file()}

    app.after_request(squeezed)

    @app.after_request
    def kept(response: Response) -> Response:
        version = versions.get(str((request.view_args or {}).get("filename")))
        if request.endpoint == "static" and version and request.args.get("v") == version:
            response.cache_control.immutable = True
            for name in NEEDLESS:
                response.headers.pop(name, None)
        return response

    @app.url_defaults
    def add_version(endpoint: str, values: dict[str, object]) -> None:
        if endpoint == "static":
            values["v"] = versions.get(str(values.get("filename")))


def squeezed(response: Response) -> Response:
    """Return a stylesheet or a script without its comments and indents, a fifth of what a phone would fetch."""
    if response.mimetype in SQUEEZED and response.status_code == WHOLE:
        response.direct_passthrough = False
        response.set_data(_without_notes(response.get_data()))
    return response


@lru_cache(maxsize=16)
def _without_notes(text: bytes) -> bytes:
    return _FOR_READERS.sub(b"", text)


def _version(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:8]
