"""One connection to the database for each request that needs one."""

from flask import Flask, current_app, g
from sqlite_utils import Database

from scorekeeper.store.database import connect


def init_app(app: Flask) -> None:
    """Close the connection with the request."""
    app.teardown_appcontext(_close)


def database() -> Database:
    """Return this request's connection; raise StoreError where the database cannot be read."""
    if "database" not in g:
        g.database = connect(current_app.config["DATABASE"])
    return g.database  # type: ignore[no-any-return]  # whatever hangs on g has no type


def _close(_: BaseException | None) -> None:
    opened = g.pop("database", None)
    if opened is not None:
        opened.close()
