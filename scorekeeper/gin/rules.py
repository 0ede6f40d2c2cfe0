"""The house rules that decide what one hand is worth."""

from dataclasses import dataclass, replace
from typing import Literal, Self

from scorekeeper.gin.cards import Card

MOST_COUNT = 98
"""The largest count that ten cards can leave: two each of the ranks from nine to king, in no sequence."""
MOST_LIMIT = 10
"""The highest knock limit, and that of a hand with a picture as its upcard where the upcard sets it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRules:
    """Hold the rules of one hand, in points; the defaults are Hollywood's.

    Source: docs/rules.md, section 5.

    >>> HandRules(undercut_bonus=25).knock_limit
    10
    """

    knock_limit: int = 10
    oklahoma: bool = False
    ace_upcard: Literal["one", "gin_only"] = "one"
    spades_double: bool = False
    gin_bonus: int = 25
    undercut_bonus: int = 10
    big_gin_bonus: int | None = None
    tie: Literal["undercut", "knocker"] = "undercut"
    doubled: bool = False
    """Whether the hand that is scored counts double; a table's own rules leave that to the upcard."""

    @property
    def needs_upcard(self) -> bool:
        """Return whether a hand cannot be scored by its counts or cards alone."""
        return self.oklahoma or self.spades_double

    @property
    def most_limit(self) -> int:
        """Return the highest knock limit that a hand can have."""
        return MOST_LIMIT if self.oklahoma else self.knock_limit

    @property
    def most_points(self) -> int:
        """Return the most points that one hand can bring (docs/rules.md, section 2)."""
        most = max(MOST_COUNT + self.gin_bonus, MOST_COUNT + (self.big_gin_bonus or 0), self.most_limit + self.undercut_bonus)
        return 2 * most if self.spades_double else most

    def for_hand(self, upcard: Card | None) -> Self:
        """Return the rules of one hand: in Oklahoma its upcard sets the limit, and a spade doubles it where that is played.

        An upcard that nobody named leaves the highest limit.

        >>> rules = HandRules(oklahoma=True, ace_upcard="gin_only", spades_double=True)
        >>> [rules.for_hand(Card(text)).knock_limit for text in ("7H", "KD", "AC")], rules.for_hand(Card("7S")).doubled
        ([7, 10, 0], True)
        """
        if not self.needs_upcard:
            return self
        limit = self.most_limit
        if self.oklahoma and upcard is not None:
            limit = 0 if upcard.rank == 1 and self.ace_upcard == "gin_only" else upcard.value
        return replace(self, knock_limit=limit, oklahoma=False, doubled=self.spades_double and upcard is not None and upcard.suit == "S")
