"""What the receipt of one hand prints: how its points came about, where they went, and what was changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from scorekeeper.hollywood.events import Recorded
from scorekeeper.hollywood.hands import Cards, Counts, Hand, Mark
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.results import verdict_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.check_page import rules_query
from scorekeeper.web.dispute import known_of
from scorekeeper.web.evidence import Evidence, evidence_of, title_of
from scorekeeper.web.history import Past, history_of
from scorekeeper.web.pad import places
from scorekeeper.web.slip import last_told_of
from scorekeeper.web.spreads import Part, sum_of
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words

Move = tuple[str, str, str, bool]
"""The game, the total before, the total after, and whether that closes it."""
Switch = tuple[str, str, bool]
"""Where a button for a mark is posted, what stands on it, and whether it takes the mark off."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """Hold what the receipt of one hand prints."""

    base: str
    action: str
    title: str
    headline: str
    line: str
    dealt: str
    winner: str
    points: str
    mark: str
    problems: tuple[str, ...]
    evidence: Evidence
    parts: tuple[Part, ...]
    moves: tuple[Move, ...]
    history: tuple[Past, ...]
    places: tuple[tuple[str, str], ...]
    switches: tuple[Switch, ...]
    sheet: str
    check: str
    by_cards: bool
    uid: str
    version: str
    """The last event about the hand, marks among them."""
    struck: bool
    read_only: bool


def show_receipt(
    ledger: Ledger, log: Sequence[Recorded], found: tuple[Series, LedgerHand], base: str, *, read_only: bool = False
) -> Receipt:
    """Return the receipt of a hand."""
    series, hand = found
    words = Words(ledger.players)
    action = f"{base}/hands/{hand.uid}"
    history = history_of(hand, log, series.rules, words)
    winner = hand.result.winner
    latest = series.number == len(ledger.series)
    return Receipt(
        base=base,
        action=action,
        title=title_of(hand),
        headline=words.score(hand.result),
        line=words.story(hand.hand, hand.result, series.rules) if winner else "",
        dealt=_("%(name)s dealt.", name=words.names[hand.dealer]) if hand.dealer else "",
        winner=words.names[winner] if winner else "",
        points=str(hand.result.points),
        mark=_marked(hand.mark),
        problems=tuple(map(words.problem, hand.problems)),
        evidence=evidence_of(hand.hand, series.rules, words),
        parts=sum_of(hand.result.parts, counts_of(hand.hand, series.rules), *_names(hand.hand, words), hand.result.outcome),
        moves=() if hand.struck else moves_of(hand),
        history=history if len(history) > 1 else (),
        places=() if read_only else tuple(place for place in places(ledger, words) if place[0] != hand.uid),
        switches=_switches(hand.mark),
        sheet=base if latest else f"{base}/series/{series.number}",
        check=_check_without_table(hand.hand, series.rules) if read_only else f"{action}/check",
        by_cards=isinstance(hand.hand.form, Cards),
        uid=hand.uid,
        version=last_told_of(log, hand.uid),
        struck=hand.struck,
        read_only=read_only,
    )


def moves_of(hand: LedgerHand) -> tuple[Move, ...]:
    """Return what a hand does to each game that it goes into."""
    return tuple(
        (_("Game %(number)s", number=entry.game), str(entry.total - hand.result.points), str(entry.total), entry.closes)
        for entry in hand.entries
    )


def counts_of(hand: Hand, rules: Rules) -> tuple[int, int] | None:
    """Return the knocker's and the opponent's count, none where they are not known."""
    match hand.form:
        case Counts(_knocker, _declared, ours, theirs):
            return ours, theirs
        case Cards(_knocker, deal):
            return verdict_of(deal, rules).counts
    return None


def _names(hand: Hand, words: Words) -> tuple[str, str]:
    match hand.form:
        case Counts(knocker) | Cards(knocker):
            return words.names[knocker], words.names[knocker.other]
    return "", ""


def _marked(mark: Mark | None) -> str:
    return {"protested": _("Under protest: not settled yet."), "agreed": _("Both agreed."), None: ""}[mark]


def _switches(mark: Mark | None) -> tuple[Switch, ...]:
    protested, agreed = mark == "protested", mark == "agreed"
    return (
        ("protest", _("Withdraw the protest") if protested else _("Under protest"), protested),
        ("agree", _("No longer agreed") if agreed else _("Agreed by both"), agreed),
    )


def _check_without_table(hand: Hand, rules: Rules) -> str:
    """Return where the cards of a hand are checked by its rules, empty where no cards are known."""
    if not isinstance(hand.form, Cards):
        return ""
    known = {field: text for field, text in known_of(hand).items() if field != "by"}
    return "/check?" + urlencode(known | rules_query(rules))
