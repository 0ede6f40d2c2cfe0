"""What can be wrong with an entry, as a code with fields; the sentence for it stands elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scorekeeper.gin.cards import Card


@dataclass(frozen=True, slots=True)
class Problem:
    """Name one thing that is wrong, or worth a note, in a form that any language can say.

    >>> Problem("over_limit", fields={"count": 12, "limit": 10}).code
    'over_limit'
    """

    code: str
    cards: tuple[Card, ...] = ()
    fields: Mapping[str, object] = field(default_factory=dict, hash=False)
