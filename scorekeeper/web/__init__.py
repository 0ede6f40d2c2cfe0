"""The pages and the JSON addresses: one factory that puts the parts together."""

from pathlib import Path

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from scorekeeper.store.database import read_secret
from scorekeeper.web import (
    assets,
    check,
    connection,
    corrections,
    errors,
    figures,
    guards,
    hands,
    headers,
    house,
    locale,
    marks,
    phone,
    site,
    sync,
    tables,
)

PACKAGE = Path(__file__).parent.parent
BODY_LIMIT = 1 << 20
"""The largest body that is read, in bytes: a long evening's queue is a tenth of it."""


def create_app(database: Path, *, proxies: int = 0, config: dict[str, object] | None = None) -> Flask:
    """Return the application on a database that `open_database` has opened; `proxies` is how many stand before it."""
    app = Flask("scorekeeper", template_folder=str(_templates()))
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    app.config.update(
        DATABASE=database,
        SECRET_KEY=read_secret(database),
        MAX_CONTENT_LENGTH=BODY_LIMIT,
        MAX_FORM_MEMORY_SIZE=BODY_LIMIT,
        WTF_CSRF_TIME_LIMIT=None,  # a sheet stays open all evening
        RATELIMIT_STORAGE_URI="memory://",
    )
    app.config.update(config or {})
    app.json.sort_keys = False  # type: ignore[attr-defined]  # the default provider has it, its base class does not say so
    if proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)  # type: ignore[method-assign]  # as Flask documents it
    for part in (phone, locale, guards, connection, headers, assets, errors):
        part.init_app(app)
    for part in (site, check, tables, figures, house, hands, corrections, marks, sync):
        app.register_blueprint(part.blueprint)
    return app


def _templates() -> Path:
    """Return the folder of the templates: in the package where it is installed, beside it in a checkout."""
    inside = PACKAGE / "templates"
    return inside if inside.is_dir() else PACKAGE.parent / "templates"
