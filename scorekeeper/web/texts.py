"""Texts in the reader's language; which catalogue they stand in is settled once a request, for a page asks for a hundred."""

from babel.support import NullTranslations
from flask import Flask, g
from flask_babel import get_translations


def init_app(app: Flask) -> None:
    """Let the templates look their texts up here too, without the two detours that the extension's own functions make."""
    app.jinja_env.globals["_"] = gettext


def gettext(text: str, **fields: object) -> str:
    """Return a text in the reader's language, with its fields filled in."""
    said: str = _catalogue().ugettext(text)
    return said % fields if fields else said


def ngettext(one: str, several: str, num: int, **fields: object) -> str:
    """Return the text for one or for several, with its fields filled in."""
    said: str = _catalogue().ungettext(one, several, num)
    return said % {"num": num, **fields}


def _catalogue() -> NullTranslations:
    try:
        found: NullTranslations = g.catalogue
    except AttributeError:
        found = g.catalogue = get_translations()
    except RuntimeError:
        # Outside of a request there is no reader whose language it could be.
        found = NullTranslations()
    return found
