"""What the receipt of one hand prints: how its points came about, where they went, and what was changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from scorekeeper.hollywood.events import HandAmended, HandMoved, HandPlayed, HandRestored, HandStruck, Recorded
from scorekeeper.hollywood.hands import Cards, Counts, Hand
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.results import result_of, verdict_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.pad import places
from scorekeeper.web.spreads import Holding, Part, holdings, reasons, sum_of
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.times import clock, read_time
from scorekeeper.web.words import Words

Move = tuple[str, str, str, bool]
"""The game, the total before, the total after, and whether that closes it."""
Past = tuple[str, str, str, bool]
"""When, what was done, the points as they were said then, if any were, and whether those are out of date."""


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
    marks: tuple[str, ...]
    holdings: tuple[Holding, ...]
    reasons: tuple[str, ...]
    parts: tuple[Part, ...]
    moves: tuple[Move, ...]
    history: tuple[Past, ...]
    places: tuple[tuple[str, str], ...]
    sheet: str
    check: str
    uid: str
    struck: bool
    read_only: bool


def show_receipt(
    ledger: Ledger, log: Sequence[Recorded], found: tuple[Series, LedgerHand], base: str, *, read_only: bool = False
) -> Receipt:
    """Return the receipt of a hand."""
    series, hand = found
    words = Words(ledger.players)
    verdict = verdict_of(hand.hand.form.deal, series.rules) if isinstance(hand.hand.form, Cards) else None
    names = _names(hand.hand, words)
    winner = hand.result.winner
    latest = series.number == len(ledger.series)
    return Receipt(
        base=base,
        action=f"{base}/hands/{hand.uid}",
        title=_("Hand %(number)s", number=hand.number) if hand.number else _("Struck hand"),
        headline=words.score(hand.result),
        line=words.story(hand.hand, hand.result, series.rules) if winner else "",
        dealt=_("%(name)s dealt.", name=words.names[hand.dealer]) if hand.dealer else "",
        winner=words.names[winner] if winner else "",
        points=str(hand.result.points),
        marks=tuple(map(words.mark, hand.marks)),
        holdings=holdings(verdict, *names) if verdict else (),
        reasons=(*_ruled(hand.hand), *(reasons(verdict) if verdict else ())),
        parts=sum_of(hand.result.parts, counts_of(hand.hand, series.rules), *names, hand.result.outcome),
        moves=moves_of(hand),
        history=_history(hand, log, series.rules, words),
        places=() if read_only else tuple(place for place in places(ledger, words) if place[0] != hand.uid),
        sheet=base if latest else f"{base}/series/{series.number}",
        check=_check_address(hand.hand),
        uid=hand.uid,
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


def _ruled(hand: Hand) -> tuple[str, ...]:
    settled = {
        "undercut": _("Knock over the limit, settled as an undercut."),
        "dead": _("Knock over the limit, settled as a dead hand."),
    }
    return (settled[hand.ruling],) if hand.ruling else ()


def _names(hand: Hand, words: Words) -> tuple[str, str]:
    match hand.form:
        case Counts(knocker) | Cards(knocker):
            return words.names[knocker], words.names[knocker.other]
    return "", ""


def _check_address(hand: Hand) -> str:
    if not isinstance(hand.form, Cards):
        return ""
    asked = {"knocker_cards": "knocker", "opponent_cards": "opponent", "knocker_melds": "knocker_melds", "opponent_melds": "opponent_melds"}
    return "/check?" + urlencode({asked[field]: str(text) for field, text in hand.body().items() if field in asked})


def _history(hand: LedgerHand, log: Sequence[Recorded], rules: Rules, words: Words) -> tuple[Past, ...]:
    """Return what happened to a hand since it was written; nothing where it only was written."""
    past = []
    for recorded in log:
        match recorded.event:
            case HandPlayed(played) if recorded.uid == hand.uid:
                done, score = _("entered as"), words.score(result_of(played, rules))
            case HandAmended(uid, played) if uid == hand.uid:
                done, score = _("put right:"), words.score(result_of(played, rules))
            case HandStruck(uid) if uid == hand.uid:
                done, score = _("struck out"), ""
            case HandRestored(uid) if uid == hand.uid:
                done, score = _("restored"), ""
            case HandMoved(uid) if uid == hand.uid:
                done, score = _("moved"), ""
            case _:
                continue
        time = read_time(recorded.played_at or recorded.recorded_at)
        past.append((clock(time) if time else "–", done, score))
    current = words.score(hand.result)
    return tuple((when, done, score, score not in ("", current)) for when, done, score in past) if len(past) > 1 else ()
