"""The house rules that decide what one hand is worth."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRules:
    """Hold the rules of one hand, in points; the defaults are Hollywood's.

    Source: docs/rules.md, section 5.

    >>> HandRules(undercut_bonus=25).knock_limit
    10
    """

    knock_limit: int = 10
    gin_bonus: int = 25
    undercut_bonus: int = 10
    tie: Literal["undercut", "knocker"] = "undercut"

    @property
    def most_points(self) -> int:
        """Return the most points that one hand can bring (docs/rules.md, section 2)."""
        return max(MOST_COUNT + self.gin_bonus, self.knock_limit + self.undercut_bonus)


MOST_COUNT = 98
"""The largest count that ten cards can leave: two each of the ranks from nine to king, in no sequence."""
