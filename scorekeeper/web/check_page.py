"""The check page: without a table, for the next hand of one, or about a hand that was written."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple
from urllib.parse import urlencode

from scorekeeper.gin.checks import HELD, is_countable
from scorekeeper.gin.hand import Verdict, judge
from scorekeeper.gin.holding import count_holding
from scorekeeper.gin.points import Side
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.answers import Answers, show_answers
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.board import Board, Names, show_board
from scorekeeper.web.dispute import TEXTS, Dispute, text_of, typed_as_cards
from scorekeeper.web.pad import Pad
from scorekeeper.web.taps import act
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, hand_sentences


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
    swap: str
    explains: bool
    """Whether there is more to say than the strip does."""
    says_more: bool
    """Whether more was said than the cards."""
    put: tuple[tuple[str, str], ...]
    """The fields that write the hand."""
    save: str


def around_new(at: AtTable, pad: Pad) -> Around:
    """Return what stands around the cards of a hand that is not written yet."""
    beside = {"before": pad.typed["before"], "dealer": pad.typed["dealer"], "forgotten": "1" if pad.looks_first else "", "seen": pad.seen}
    kept = {field: text for field, text in beside.items() if text}
    return Around(f"{at.base}/check", pad.title, pad.back, at.ledger.hand_rules, at.ledger, pad, kept)


def around_hand(at: AtTable, pad: Pad, found: tuple[Series, LedgerHand]) -> Around:
    """Return what stands around the cards of a hand that was written."""
    series, hand = found
    title = _("Check hand %(number)s", number=hand.number) if hand.number else _("Check a struck hand")
    return Around(f"{at.base}/hands/{hand.uid}/check", title, pad.back, series.rules, at.ledger, pad, {"version": pad.version})


def show_check(around: Around, dispute: Dispute, keys: Iterable[str] = ()) -> CheckView:
    """Return the page after some keys."""
    dispute = act(dispute, keys, around.rules)
    verdict = _verdict(dispute, around.rules)
    names = _names(around.ledger, dispute)
    said = dispute.query()
    answers = show_answers(dispute, verdict, names)
    sent = {field: text for field, text in {**said, **rules_query(around.rules)}.items() if field not in ("by", "picked")}
    return CheckView(
        around=around,
        dispute=dispute,
        kept=tuple(around.kept.items()),
        address=_address(around.address, {**around.kept, **said}),
        send=_address("/check", sent),
        board=show_board(dispute, verdict, names),
        answers=answers,
        rules=" ".join(hand_sentences(around.rules)),
        picked=text_of(dispute.picked),
        swap=_("%(name)s knocked", name=names[1]) if around.ledger else _("The other knocked"),
        explains=bool(answers.problems or answers.partial or answers.discards or answers.holdings),
        says_more=any(dispute.texts[field] for field in TEXTS[2:]),
        put=_put(around.pad, dispute) if around.pad else (),
        save=_save(around.pad, answers) if around.pad else "",
    )


def _verdict(dispute: Dispute, rules: Rules) -> Verdict:
    """Return the verdict; as long as the knocker's cards are not all there, no deadwood is not gin."""
    deal, unread = dispute.deal()
    verdict = judge(deal, rules, unread)
    theirs = dispute.holding(Side.OPPONENT)
    if not verdict.knocker or len(dispute.holding(Side.KNOCKER)) >= HELD or not is_countable(theirs):
        return verdict
    return replace(verdict, opponent=count_holding(theirs, verdict.knocker.melds).answer)


def rules_query(rules: Rules) -> dict[str, str]:
    """Return what an address says of the rules: those that are not the Hollywood ones.

    >>> rules_query(PRESETS["gin"])
    {'games': '1', 'undercut_bonus': '25', 'next_dealer': 'alternate'}
    """
    usual = PRESETS["hollywood"]
    return {field: str(getattr(rules, field)) for field in FIELDS if getattr(rules, field) != getattr(usual, field)}


def _address(base: str, query: Mapping[str, str]) -> str:
    return f"{base}?{urlencode(query)}" if query else base


def _names(ledger: Ledger | None, dispute: Dispute) -> Names:
    if ledger is None:
        return _("Knocker"), _("Opponent")
    words, seat = Words(ledger.players), Seat(dispute.by)
    return words.names[seat], words.names[seat.other]


def _put(pad: Pad, dispute: Dispute) -> tuple[tuple[str, str], ...]:
    beside = {
        "uid": pad.uid,
        "seen": pad.seen,
        "version": pad.version,
        "dealer": pad.typed["dealer"],
        "confirm": "1" if pad.confirm else "",
    }
    return tuple((field, text) for field, text in {**typed_as_cards(dispute), **beside}.items() if text)


def _save(pad: Pad, answers: Answers) -> str:
    if pad.confirm:
        return _("Write it all the same")
    score = f"{answers.winner} {answers.points}"
    said = _("Put right: {}") if pad.version else pad.save_scored
    return said.replace("{}", score)
