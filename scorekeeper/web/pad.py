"""What the pad shows: who deals, the keys that the knock limit allows, and whatever was typed so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from secrets import token_urlsafe
from typing import NamedTuple

from scorekeeper.gin.cards import RANKS
from scorekeeper.hollywood.events import HandPlayed, Recorded
from scorekeeper.hollywood.hands import Dead, Points
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.keys import PadSide, pad_sides
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.typed import read_typed, the_other_way_round, typed_as_counts, typed_of
from scorekeeper.web.words import Words


class Dealer(NamedTuple):
    """Hold who deals by the rule (nobody where it cannot know), the other one, and whether the other was chosen."""

    ruled: str
    other: str
    other_seat: str
    is_other: bool


@dataclass(frozen=True, slots=True)
class Pad:
    """Hold what the pad shows."""

    base: str
    action: str
    back: tuple[str, str]
    title: str
    save: str
    save_scored: str
    """The name of the button once the points are known; `{}` stands for them."""
    uid: str
    seen: str
    sides: tuple[PadSide, PadSide]
    dealer: Dealer
    places: tuple[tuple[str, str], ...]
    typed: Mapping[str, str]
    problems: tuple[str, ...] = ()
    confirm: bool = False
    over_limit: bool = False
    ranks: tuple[str, ...] = ()
    """The ranks of an upcard, where the rules ask for it."""
    cards: str = ""
    """Where the hand is entered by its cards."""
    version: str = ""
    looks_first: bool = False
    """Whether what changes is shown before anything is written."""
    across: Mapping[str, str] = field(default_factory=dict)
    """The same hand for the other player, as it would be typed."""


def show_pad(ledger: Ledger, log: Sequence[Recorded], base: str, typed: Mapping[str, str] | None = None) -> Pad:
    """Return the pad for the next hand, with a new uid."""
    words = Words(ledger.players)
    played = [recorded for recorded in log if isinstance(recorded.event, HandPlayed)]
    number = ledger.playing.counted + 1 if ledger.playing else 1
    begun = ledger.playing is not None and ledger.playing.has_begun and not ledger.hand_rules.needs_upcard
    filled = typed or read_typed({"way": _way_last_used(played) if begun else "counts"})
    return Pad(
        base=base,
        action=f"{base}/hands/new",
        back=(f"{base}#sheet", _("Sheet")),
        title=_("Hand %(number)s", number=number),
        save=_("Save"),
        save_scored=_("Save: {}"),
        uid=token_urlsafe(9),
        seen=(played or log)[-1].uid,
        sides=pad_sides(words, ledger.hand_rules, filled["call"]),
        dealer=_dealer(ledger.next_dealer, filled["dealer"], words),
        places=(),
        typed=filled,
        ranks=_ranks(ledger.hand_rules),
        cards=f"{base}/check",
    )


def show_forgotten(ledger: Ledger, log: Sequence[Recorded], base: str, typed: Mapping[str, str]) -> Pad:
    """Return the pad for a forgotten hand, with the places it may be put in."""
    pad, words, rules = show_pad(ledger, log, base, typed), Words(ledger.players), ledger.rules_before(typed["before"])
    return replace(
        pad,
        sides=pad_sides(words, rules, typed["call"]),
        ranks=_ranks(rules),
        title=_("A forgotten hand"),
        places=places(ledger, words),
        save=_("See what changes"),
        save_scored=_("See what changes: {}"),
        looks_first=True,
        cards=f"{base}/check?forgotten=1&before={typed['before']}",
    )


def show_edit(ledger: Ledger, found: tuple[Series, LedgerHand], base: str, version: str, typed: Mapping[str, str] | None = None) -> Pad:
    """Return the pad on which a recorded hand is corrected; `version` is the last event about it that this form knows."""
    series, hand = found
    words = Words(ledger.players)
    as_entered = typed_of(hand.hand)
    filled = typed or (typed_as_counts(hand.hand, series.rules) if as_entered["way"] == "cards" else as_entered)
    title = _("Hand %(number)s", number=hand.number) if hand.number else _("Struck hand")
    return Pad(
        base=base,
        action=f"{base}/hands/{hand.uid}/edit",
        back=(f"{base}/hands/{hand.uid}", title),
        title=_("Correct"),
        save=_("See what changes"),
        save_scored=_("See what changes: {}"),
        uid=token_urlsafe(9),
        seen="",
        sides=pad_sides(words, series.rules, filled["call"]),
        dealer=_dealer(hand.dealer, filled["dealer"], words),
        places=(),
        typed=filled,
        ranks=_ranks(series.rules),
        cards=f"{base}/hands/{hand.uid}/check",
        version=version,
        looks_first=True,
        across=the_other_way_round(typed or as_entered),
    )


def places(ledger: Ledger, words: Words) -> tuple[tuple[str, str], ...]:
    """Return where a hand may be put in: a uid and a text for each place, the end first."""
    several = len(ledger.series) > 1
    found = []
    for series in ledger.series:
        for hand in series.hands:
            score = words.score(hand.result)
            struck = _("Before the struck hand (%(score)s)", score=score)
            place = struck if hand.struck else _("Before hand %(number)s (%(score)s)", number=hand.number, score=score)
            found.append((hand.uid, _("Series %(number)s: %(place)s", number=series.number, place=place) if several else place))
        if series.stop:
            found.append((series.stop, _("At the end of series %(number)s", number=series.number)))
    return (("", _("At the end")), *reversed(found))


def _way_last_used(played: Sequence[Recorded]) -> str:
    for recorded in reversed(played):
        if isinstance(recorded.event, HandPlayed):
            form = recorded.event.hand.form
            if not isinstance(form, Dead):
                return "points" if isinstance(form, Points) else "counts"
    return "counts"


def _ranks(rules: Rules) -> tuple[str, ...]:
    return tuple(RANKS) if rules.needs_upcard else ()


def _dealer(dealer: Seat | None, chosen: str, words: Words) -> Dealer:
    if dealer is None:
        return Dealer("", "", "", is_other=False)
    ruled, other = (_("%(name)s deals", name=words.names[seat]) for seat in (dealer, dealer.other))
    return Dealer(ruled, other, str(dealer.other), chosen == dealer.other)
