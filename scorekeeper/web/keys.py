"""The large keys of the pad: one tap says who knocked, and with how much."""

from typing import NamedTuple

from scorekeeper.gin.cards import DECK, RANKS
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


class Key(NamedTuple):
    """Hold one key: its value, what stands on it, what it says, and its look: with which ranks turned up it goes."""

    value: str
    short: str
    said: str
    look: str = ""


class PadSide(NamedTuple):
    """Hold the keys of one player, his name, and whether big gin is among them."""

    seat: str
    name: str
    keys: tuple[Key, ...]
    has_big_gin: bool


def pad_sides(words: Words, rules: HandRules, call: str) -> tuple[PadSide, PadSide]:
    """Return the keys of both players by the rules; `call` is what was chosen already."""
    ours, theirs = (_side(seat, words, rules, call) for seat in Seat)
    return ours, theirs


def _side(seat: Seat, words: Words, rules: HandRules, call: str) -> PadSide:
    name = words.names[seat]
    counts = [str(count) for count in range(1, rules.most_limit + 1)]
    called = call.removeprefix(f"{seat}-")
    if called != call and called.isdecimal() and called not in counts:
        # A knock over the limit that was settled by a ruling keeps its key while it is corrected.
        counts.append(called)
    knocked = _("%(name)s knocked with %(count)s")
    brief = words.brief.names[seat]
    keys = [Key(f"{seat}-gin", _("Gin"), _("%(name)s had gin", name=brief))]
    has_big_gin = rules.big_gin_bonus is not None or called == "big_gin"
    if has_big_gin:
        keys.append(Key(f"{seat}-big_gin", _("Big gin"), _("%(name)s had big gin", name=brief)))
    for count in counts:
        look = "" if count == called else _goes_with(int(count), rules)
        keys.append(Key(f"{seat}-{count}", count, knocked % {"name": brief, "count": count}, look))
    return PadSide(str(seat), name, tuple(keys), has_big_gin)


def _goes_with(count: int, rules: HandRules) -> str:
    """Return a class for each rank that sets a limit under a count."""
    if not rules.oklahoma:
        return ""
    return " ".join(f"x{rank}" for rank, card in zip(RANKS, DECK, strict=False) if rules.for_hand(card).knock_limit < count)
