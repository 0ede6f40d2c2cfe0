"""The large keys of the pad: one tap says who knocked, and with how much."""

from typing import NamedTuple

from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


class Key(NamedTuple):
    """Hold one key: its value, what stands on it, and what it says."""

    value: str
    short: str
    said: str


class PadSide(NamedTuple):
    """Hold the keys of one player, and his name."""

    seat: str
    name: str
    keys: tuple[Key, ...]


def pad_sides(words: Words, limit: int, call: str) -> tuple[PadSide, PadSide]:
    """Return the keys of both players for a knock limit; `call` is what was chosen already."""
    ours, theirs = (_side(seat, words, limit, call) for seat in Seat)
    return ours, theirs


def _side(seat: Seat, words: Words, limit: int, call: str) -> PadSide:
    name = words.names[seat]
    counts = [str(count) for count in range(1, limit + 1)]
    called = call.removeprefix(f"{seat}-")
    if called != call and called.isdecimal() and called not in counts:
        # A knock over the limit that was settled by a ruling keeps its key while it is corrected.
        counts.append(called)
    knocked = _("%(name)s knocked with %(count)s")
    brief = words.brief.names[seat]
    keys = [Key(f"{seat}-gin", _("Gin"), _("%(name)s had gin", name=brief))]
    keys += [Key(f"{seat}-{count}", count, knocked % {"name": brief, "count": count}) for count in counts]
    return PadSide(str(seat), name, tuple(keys))
