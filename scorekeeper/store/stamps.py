"""Keys, uids and moments: the stamps on whatever is stored."""

import secrets
from datetime import UTC, datetime

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_LENGTH = 26


def mint() -> str:
    """Return a fresh key or uid: 128 bits of chance in signs that can be told apart when somebody types them from another screen."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def now() -> str:
    """Return this moment in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
