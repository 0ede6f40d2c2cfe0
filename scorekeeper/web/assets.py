"""Files that a browser may keep: their address changes with what is in them."""

from hashlib import sha256
from pathlib import Path

from flask import Flask

A_YEAR = 365 * 24 * 3600


def init_app(app: Flask) -> None:
    """Give every static address the hash of its file, and let it be kept for a year."""
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = A_YEAR
    folder = Path(app.static_folder or "")
    versions = {file.relative_to(folder).as_posix(): _version(file) for file in folder.rglob("*") if file.is_file()}

    @app.url_defaults
    def add_version(endpoint: str, values: dict[str, object]) -> None:
        if endpoint == "static":
            values["v"] = versions.get(str(values.get("filename")))


def _version(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:8]
