"""What was done to one hand since it was played, as its receipt and the printed sheet tell it."""

from collections.abc import Sequence

from scorekeeper.hollywood.events import (
    Event,
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandRestored,
    HandStruck,
    Recorded,
)
from scorekeeper.hollywood.hands import Cards, Hand
from scorekeeper.hollywood.ledger import LedgerHand
from scorekeeper.hollywood.results import result_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.sentences import STEPS
from scorekeeper.web.slip import hand_of
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.times import clock_of
from scorekeeper.web.words import Words

Past = tuple[str, str, str, bool]
"""When, what was done, the points as they were said then, if any were, and whether those are out of date."""


def history_of(hand: LedgerHand, log: Sequence[Recorded], rules: Rules, words: Words) -> tuple[Past, ...]:
    """Return what was done to a hand, its entry first."""
    current = words.score(hand.result)
    past = []
    for recorded in log:
        if hand_of(recorded) == hand.uid:
            done, told = _done(recorded.event)
            score = words.score(result_of(told, rules)) if told else ""
            past.append((clock_of(recorded), done, score, score not in ("", current)))
    return tuple(past)


def _done(event: Event) -> tuple[str, Hand | None]:
    """Return what an event did, and the hand as it told it, where it told one."""
    match event:
        case HandPlayed(told):
            return _("entered from the cards:") if isinstance(told.form, Cards) else _("entered as"), told
        case HandAmended(_hand, told):
            return _("put right from the cards:") if isinstance(told.form, Cards) else _("put right:"), told
        case HandProtested(_hand, withdrawn):
            return _("protest withdrawn") if withdrawn else _(STEPS["mark.protested"]), None
        case HandAgreed(_hand, withdrawn):
            return _("no longer agreed") if withdrawn else _(STEPS["mark.agreed"]), None
    return {HandStruck: _("struck out"), HandRestored: _("restored"), HandMoved: _("moved")}[type(event)], None
