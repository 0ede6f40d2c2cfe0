"""What a hand's points rest on where somebody asked: its cards as they lie, what they decide, and what was done to it."""

from collections.abc import Sequence
from typing import NamedTuple

from scorekeeper.hollywood.events import HandAmended, HandStruck, Marking, Recorded
from scorekeeper.hollywood.hands import Cards, Hand
from scorekeeper.hollywood.ledger import LedgerHand, Series
from scorekeeper.hollywood.results import verdict_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.history import Past, history_of
from scorekeeper.web.spreads import Holding, holdings, reasons
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


class Evidence(NamedTuple):
    """Hold both holdings as they lie, the knocker's first and none where no cards are known, and what decided."""

    holdings: tuple[Holding, ...]
    reasons: tuple[str, ...]


class Checked(NamedTuple):
    """Hold a hand that was checked or changed: what it is called, what was done to it, and its evidence."""

    title: str
    history: tuple[Past, ...]
    evidence: Evidence


def title_of(hand: LedgerHand) -> str:
    """Return what a hand is called on its own."""
    return _("Hand %(number)s", number=hand.number) if hand.number else _("Struck hand")


def evidence_of(hand: Hand, rules: Rules, words: Words) -> Evidence:
    """Return what the points of a hand rest on."""
    settled = {
        "undercut": _("Knock over the limit, settled as an undercut."),
        "dead": _("Knock over the limit, settled as a dead hand."),
    }
    ruled = (settled[hand.ruling],) if hand.ruling else ()
    match hand.form:
        case Cards(knocker, deal):
            verdict = verdict_of(deal, rules)
            names = words.names[knocker], words.names[knocker.other]
            return Evidence(holdings(verdict, *names), (*ruled, *reasons(verdict, *names)))
    return Evidence((), ruled)


def show_checked(series: Series, log: Sequence[Recorded], words: Words) -> tuple[Checked, ...]:
    """Return every hand of a series that is known by its cards, or that was amended, struck or marked."""
    changed = {recorded.event.hand for recorded in log if isinstance(recorded.event, HandAmended | HandStruck | Marking)}
    return tuple(
        Checked(title_of(hand), history_of(hand, log, series.rules, words), evidence_of(hand.hand, series.rules, words))
        for hand in series.hands
        if hand.uid in changed or isinstance(hand.hand.form, Cards)
    )
