"""Reading one JSON object field by field, collecting whatever is wrong with it."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import TypeGuard

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.seats import Seat

SeatOf = Callable[[str], Seat | None]
"""Return who is meant by a name, or None where nobody is."""


def nobody(_: str) -> Seat | None:
    """Know no name, as where only seats may be written."""
    return None


_UID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{4,16}(Z|[+-][0-9:]{2,6})?")
_LONGEST_QUOTE = 40
_LARGEST = 10**9


def quoted(value: object) -> str:
    """Return a value as a problem may quote it: cut short, and always text that can be encoded.

    >>> quoted(True), quoted("9" * 50)[-3:]
    ('true', '99…')
    """
    text = {True: "true", False: "false", None: "null"}[value] if isinstance(value, bool | None) else str(value)
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"


def is_time(given: object) -> TypeGuard[str]:
    """Return whether this is a clock's reading as a phone writes it.

    >>> is_time("2026-11-29T19:20:00.123Z"), is_time("tonight")
    (True, False)
    """
    return isinstance(given, str) and _TIME.fullmatch(given) is not None


def is_uid(given: object) -> TypeGuard[str]:
    """Return whether this is a uid: 1 to 64 of letters, digits, `_` and `-`.

    >>> is_uid("phone-1_a"), is_uid(""), is_uid("é"), is_uid(7)
    (True, False, False, False)
    """
    return isinstance(given, str) and _UID.fullmatch(given) is not None


class Reader:
    """Read the fields of one JSON object; what cannot be read is a problem, and the value returned for it means nothing.

    >>> reader = Reader({"points": 12.5})
    >>> reader.whole("points")
    0
    >>> [problem.code for problem in reader.problems]
    ['not_a_whole_number']
    """

    def __init__(self, given: Mapping[str, object], seat_of: SeatOf = nobody) -> None:
        self.given = given
        self.problems: list[Problem] = []
        self.seat_of = seat_of

    def says(self, field: str) -> bool:
        """Return whether a field is there; null means that nothing was said."""
        return self.given.get(field) is not None

    def refuse(self, code: str, **fields: object) -> None:
        """Add a problem."""
        self.problems.append(Problem(code, fields=fields))

    def only(self, known: Collection[str]) -> None:
        """Refuse every field that is not known, by name."""
        for field in self.given:
            if field not in known:
                self.refuse("unknown_field", field=quoted(field))

    def whole(self, field: str) -> int:
        """Return a whole number."""
        value = self.given.get(field)
        if type(value) is int and abs(value) <= _LARGEST:
            return value
        self._unread("not_a_whole_number", field)
        return 0

    def choice(self, field: str, values: Collection[str]) -> str:
        """Return one of a few words."""
        value = self.given.get(field)
        if isinstance(value, str) and value in values:
            return value
        self._unread("not_one_of", field, values=tuple(values))
        return ""

    def true(self, field: str) -> None:
        """Refuse anything but true."""
        if self.given.get(field) is not True:
            self._unread("not_true", field)

    def cards(self, field: str) -> object:
        """Return what stands for cards, unread."""
        if not self.given.get(field):
            self.refuse("missing_field", field=field)
        return self.given.get(field)

    def time(self, field: str) -> str | None:
        """Return a time as it was written, none where nothing was said."""
        value = self.given.get(field)
        if value is None or is_time(value):
            return value
        self._unread("not_a_time", field)
        return None

    def uid(self, field: str) -> str:
        """Return the uid of another event."""
        value = self.given.get(field)
        if is_uid(value):
            return value
        self._unread("not_a_uid", field)
        return ""

    def seat(self, field: str) -> Seat:
        """Return who is meant by a name or by `{"seat": "A"}`; a bare text is always a name."""
        value = self.given.get(field)
        found = self.seat_of(value) if isinstance(value, str) else _SEATS.get(_seat_letter(value))
        if found is None:
            self._unread("unknown_player" if isinstance(value, str) else "not_a_player", field)
        return found or Seat.A

    def inner(self, field: str) -> Mapping[str, object] | None:
        """Return a JSON object within this one, none where it is something else."""
        value = self.given.get(field)
        if isinstance(value, dict):
            return value
        self._unread("not_an_object", field)
        return None

    def _unread(self, code: str, field: str, **fields: object) -> None:
        if self.says(field):
            self.refuse(code, field=field, value=quoted(self.given[field]), **fields)
        else:
            self.refuse("missing_field", field=field)


_SEATS = {str(seat): seat for seat in Seat}


def _seat_letter(value: object) -> str:
    if isinstance(value, dict) and len(value) == 1 and isinstance(letter := value.get("seat"), str):
        return letter
    return ""


def seat_json(seat: Seat) -> dict[str, str]:
    """Return a seat as a stored body names it.

    >>> seat_json(Seat.B)
    {'seat': 'B'}
    """
    return {"seat": str(seat)}
