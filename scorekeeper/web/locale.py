"""The language of a page: what the browser asks for, among those that are there."""

from flask import Flask, current_app, request
from flask_babel import Babel, get_locale

from scorekeeper.web import texts


def init_app(app: Flask) -> None:
    """Look texts up in the reader's language, English where it is not there."""
    babel = Babel(app, locale_selector=_chosen)
    texts.init_app(app)
    app.jinja_env.globals["get_locale"] = get_locale
    with app.app_context():
        app.config["LANGUAGES"] = sorted({"en", *map(str, babel.list_translations())})


def _chosen() -> str | None:
    return request.accept_languages.best_match(current_app.config["LANGUAGES"], "en")
