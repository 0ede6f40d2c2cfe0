"""The check page: without a table, for the next hand of one, or about a hand that was written."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlencode

from scorekeeper.gin.cards import read_cards
from scorekeeper.gin.deal import LONGEST
from scorekeeper.gin.hand import judge
from scorekeeper.gin.points import Score, Side
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.hands import Mark
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules, setting_text
from scorekeeper.hollywood.seats import Seat
from scorekeeper.sentences import STEPS
from scorekeeper.speech import listed
from scorekeeper.web.answers import Answers, show_answers
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.board import Board, Names, show_board
from scorekeeper.web.dispute import TEXTS, Dispute, text_of, typed_as_cards
from scorekeeper.web.effects import mark_ends
from scorekeeper.web.house_rules import hand_sentences
from scorekeeper.web.pad import Pad
from scorekeeper.web.taps import act
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


class Around(NamedTuple):
    """Hold what stands around the cards: the page's address and title, the way back, the rules, and whoever sits there."""

    address: str
    title: str
    back: tuple[str, str]
    rules: Rules
    ledger: Ledger | None = None
    pad: Pad | None = None
    """The form that writes the hand, where there is a table to write at."""
    kept: Mapping[str, str] = {}
    """What else the address says."""
    written: str = ""
    """What the hand came to as it was written, where it was."""
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class CheckView:
    """Hold what the check page prints."""

    around: Around
    dispute: Dispute
    kept: tuple[tuple[str, str], ...]
    """What the address says besides the texts."""
    address: str
    """The address that says all of it."""
    send: str
    """The same without the table, to be sent to somebody."""
    board: Board
    answers: Answers
    rules: str
    picked: str
    upcard: str
    swap: str
    explains: bool
    """Whether there is more to say than the strip does."""
    says_more: bool
    """Whether more was said than the cards."""
    put: tuple[tuple[str, str], ...]
    """The fields that write the hand."""
    save: str
    cleared: str
    """The address that brings back what was just cleared."""
    ends: str
    """Which mark of the hand ends with that."""


def around_new(at: AtTable, pad: Pad) -> Around:
    """Return what stands around the cards of a hand that is not written yet."""
    beside = {"before": pad.typed["before"], "dealer": pad.typed["dealer"], "forgotten": "1" if pad.looks_first else "", "seen": pad.seen}
    kept = {field: text for field, text in beside.items() if text}
    return Around(f"{at.base}/check", pad.title, pad.back, at.ledger.rules_before(pad.typed["before"]), at.ledger, pad, kept)


def around_hand(at: AtTable, pad: Pad, found: tuple[Series, LedgerHand]) -> Around:
    """Return what stands around the cards of a hand that was written."""
    series, hand = found
    title = _("Check hand %(number)s", number=hand.number) if hand.number else _("Check a struck hand")
    kept = {field: text for field, text in (("version", pad.version), ("dealer", pad.typed["dealer"])) if text}
    written = Words(at.ledger.players).brief.score(hand.result)
    return Around(f"{at.base}/hands/{hand.uid}/check", title, pad.back, series.rules, at.ledger, pad, kept, written, hand.mark)


def show_check(around: Around, dispute: Dispute, keys: Iterable[str] = ()) -> CheckView:
    """Return the page after some keys."""
    *earlier, last = ("", *keys)
    before = act(dispute, earlier, around.rules)
    dispute = act(before, [last], around.rules)
    deal, unread = dispute.deal()
    verdict = judge(deal, around.rules, unread)
    names = _names(around.ledger, dispute)
    said = dispute.query()
    answers = show_answers(dispute, verdict, _names(around.ledger, dispute, brief=True))
    sent = {field: text for field, text in {**said, **rules_query(around.rules)}.items() if field not in ("by", "picked")}
    return CheckView(
        around=around,
        dispute=dispute,
        kept=tuple(around.kept.items()),
        address=_address(around.address, {**around.kept, **said}),
        send=_address("/check", sent),
        board=show_board(dispute, verdict, names),
        answers=answers,
        rules=hand_sentences(around.rules),
        picked=text_of(dispute.picked),
        upcard=_symbol(dispute.texts["upcard"]),
        swap=_("%(name)s knocked", name=names[1]) if around.ledger else _("The other knocked"),
        explains=bool(answers.problems or answers.partial or answers.discards or answers.holdings),
        says_more=any(dispute.texts[field] for field in TEXTS[2:]),
        put=_put(around.pad, dispute, verdict.score) if around.pad else (),
        save=_save(around, around.pad, answers) if around.pad else "",
        ends=mark_ends(around.mark),
        cleared=_address(around.address, {**around.kept, **before.query()}) if dispute.is_empty and not before.is_empty else "",
    )


def rules_query(rules: Rules) -> dict[str, str]:
    """Return what an address says of the rules: those of a hand that are not the Hollywood ones.

    >>> rules_query(PRESETS["gin"])
    {'undercut_bonus': '25'}
    """
    usual = PRESETS["hollywood"]
    fields = [field for field in FIELDS if field in HandRules.__dataclass_fields__]
    return {field: setting_text(getattr(rules, field)) for field in fields if getattr(rules, field) != getattr(usual, field)}


def _symbol(text: str) -> str:
    """Return a card as people write it, what was typed where it is none."""
    cards, unread = read_cards(text[:LONGEST])
    return text if unread else listed(cards)


def _address(base: str, query: Mapping[str, str]) -> str:
    return f"{base}?{urlencode(query)}" if query else base


def _names(ledger: Ledger | None, dispute: Dispute, *, brief: bool = False) -> Names:
    if ledger is None:
        return _("Knocker"), _("Opponent")
    words, seat = Words(ledger.players), Seat(dispute.by)
    words = words.brief if brief else words
    return words.names[seat], words.names[seat.other]


def _put(pad: Pad, dispute: Dispute, score: Score | None) -> tuple[tuple[str, str], ...]:
    beside = {"uid": pad.uid, "seen": pad.seen, "version": pad.version, "confirm": "1" if pad.confirm else ""}
    if score:
        winner = Seat(dispute.by).other if score.winner is Side.OPPONENT else dispute.by
        beside |= {"shown_winner": str(winner), "shown_points": str(score.points)}
    return tuple((field, text) for field, text in {**typed_as_cards(dispute), **beside}.items() if text)


def _save(around: Around, pad: Pad, answers: Answers) -> str:
    if pad.confirm:
        return _("Write it all the same")
    score = _(STEPS["score"]) % {"name": answers.winner, "points": answers.points}
    if not around.written:
        return pad.save_scored.replace("{}", score)
    if score == around.written:
        return _("It stays %(now)s", now=score)
    return _("Put right: %(was)s → %(now)s", was=around.written, now=score)
