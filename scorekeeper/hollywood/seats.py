"""The two places at the table."""

from enum import StrEnum
from typing import Self


class Seat(StrEnum):
    """Say who of the two, whatever they are called.

    >>> Seat.A.other
    <Seat.B: 'B'>
    """

    A = "A"
    B = "B"

    @property
    def other(self) -> Self:
        """Return the seat across the table."""
        return type(self)("B" if self == "A" else "A")
