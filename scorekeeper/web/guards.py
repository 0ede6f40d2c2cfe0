"""Guards against forged forms, and against somebody who opens tables without end."""

from collections.abc import Callable
from typing import TypeVar, cast

from flask import Flask
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address
from flask_wtf.csrf import CSRFProtect

OPENING = "300 per minute"
"""How many tables may be opened, from one address and in all: a club night comes from behind one router."""

csrf = CSRFProtect()
limiter = Limiter(get_remote_address)
_from_one_address = limiter.shared_limit(OPENING, scope="one address")
_in_all = limiter.shared_limit(OPENING, scope="all", key_func=lambda: "all")
View = TypeVar("View", bound=Callable[..., object])


def limited_opening(view: View) -> View:
    """Return a view that opens tables within the limits, which all such views share."""
    return cast("View", _in_all(_from_one_address(view)))


def init_app(app: Flask) -> None:
    """Set the guards up."""
    csrf.init_app(app)
    limiter.init_app(app)
