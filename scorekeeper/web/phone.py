"""What this phone remembers, in a signed cookie: the keys of its tables, and its colours."""

from datetime import UTC, datetime, timedelta

from flask import Flask, request, session
from flask.sessions import SecureCookieSessionInterface, SessionMixin

MOST_TABLES = 50
NEAR = 10
"""A table among the first so many stays where it is: those of one evening are polled in turn, and a poll sends no cookie."""
SCHEMES = ("light", "dark")


class _Interface(SecureCookieSessionInterface):
    """Keep the cookie to https exactly where the page came by https."""

    def get_cookie_secure(self, app: Flask) -> bool:
        """Return whether the cookie may travel by https only: on plain http in a living room it would be dropped."""
        _ = app
        return request.is_secure

    def get_expiration_time(self, app: Flask, session: SessionMixin) -> datetime:
        """Return when the cookie goes: also before a table is in it, for the forms of an open sheet need it all evening."""
        _ = session
        return datetime.now(UTC) + app.permanent_session_lifetime


def init_app(app: Flask) -> None:
    """Set the cookie up, and tell every page the colours that this phone wants."""
    app.session_interface = _Interface()
    app.config.update(
        SESSION_COOKIE_NAME="scorekeeper",
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_HTTPONLY=True,
        PERMANENT_SESSION_LIFETIME=timedelta(days=400),
        # A poll that is under way while a table is opened would put the old list back.
        SESSION_REFRESH_EACH_REQUEST=False,
    )
    app.context_processor(lambda: {"scheme": session.get("scheme", "")})


def known_keys() -> tuple[str, ...]:
    """Return the keys of this phone's tables, those of the last evenings first."""
    return tuple(session.get("tables", ()))


def remember_table(key: str) -> None:
    """Put a table first on this phone, unless it is near the front already."""
    if key not in known_keys()[:NEAR]:
        _keep([key, *(other for other in known_keys() if other != key)])


def forget_table(key: str) -> None:
    """Take a table off this phone; the table itself stays."""
    _keep([other for other in known_keys() if other != key])


def choose_scheme(scheme: str) -> None:
    """Keep the colours that this phone wants; those of its system where the choice is none of the two."""
    session["scheme"] = scheme if scheme in SCHEMES else ""


def _keep(keys: list[str]) -> None:
    session["tables"] = keys[:MOST_TABLES]
