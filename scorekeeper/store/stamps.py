"""Keys, uids and moments: the stamps on whatever is stored."""

import re
import secrets
from datetime import UTC, datetime

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_LENGTH = 26
_UID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOMENT = re.compile(r"[0-9TZ:.+-]{1,40}")


def mint() -> str:
    """Return a fresh key or uid: 128 bits of chance in signs that can be told apart when somebody types them from another screen."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def now() -> str:
    """Return this moment in UTC, to the second.

    >>> is_moment(now())
    True
    """
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def is_uid(value: object) -> bool:
    """Tell whether a value can stand as an event's uid.

    >>> is_uid("phone-1_a"), is_uid(""), is_uid("é"), is_uid(7)
    (True, False, False, False)
    """
    return isinstance(value, str) and _UID.fullmatch(value) is not None


def is_moment(value: object) -> bool:
    """Tell whether a value can stand as a clock's reading.

    >>> is_moment("2026-11-29T19:20:00.123Z"), is_moment("tonight")
    (True, False)
    """
    return isinstance(value, str) and _MOMENT.fullmatch(value) is not None
