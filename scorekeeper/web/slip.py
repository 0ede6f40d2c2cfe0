"""The slip above the bar: what was written last, and which event takes that back."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.hollywood.events import (
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandRestored,
    HandStruck,
    Marking,
    Recorded,
    SeriesStopped,
)
from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.hollywood.preview import Preview, preview
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, numbered


@dataclass(frozen=True, slots=True)
class Slip:
    """Hold what was done, to which hand ("Ann 15", or nothing), what more came of that, and the uid of the event to take back."""

    done: str
    score: str
    more: str
    event: str


def last_told(log: Sequence[Recorded]) -> Recorded | None:
    """Return the last event about a hand or a stop; names and rules are put right in the menu."""
    told = HandPlayed | HandAmended | HandStruck | HandRestored | HandMoved | Marking | SeriesStopped
    return next((recorded for recorded in reversed(log) if isinstance(recorded.event, told)), None)


def hand_of(told: Recorded) -> str | None:
    """Return the uid of the hand that an event was about, none where it was about something else."""
    return told.event.hand if isinstance(told.event, Marking) else touched(told)


def touched(told: Recorded) -> str | None:
    """Return the uid of the hand that an event wrote, changed or moved, none where it did nothing of that."""
    match told.event:
        case HandPlayed():
            return told.uid
        case HandAmended(hand) | HandStruck(hand) | HandRestored(hand) | HandMoved(hand):
            return hand
        case _:
            return None


def last_about(log: Sequence[Recorded], hand: str) -> str:
    """Return the uid of the last event that wrote, changed or moved a hand; a mark is none."""
    return next((recorded.uid for recorded in reversed(log) if touched(recorded) == hand), "")


def last_told_of(log: Sequence[Recorded], hand: str) -> str:
    """Return the uid of the last event about a hand, a mark or not."""
    return next((recorded.uid for recorded in reversed(log) if hand_of(recorded) == hand), "")


def show_slip(last: Recorded, ledger: Ledger, words: Words) -> Slip | None:
    """Return the slip for the last event about a hand or a stop, none for a stop that was moved."""
    found = ledger.find(hand_of(last) or "")
    if found is None:
        done = _about_a_stop(last)
        return Slip(done, "", "", last.uid) if done else None
    series, hand = found
    if isinstance(last.event, Marking):
        return Slip(_marked(last.event, hand.number), "", "", last.uid)
    more = "" if hand.struck else _more(preview(ledger, hand.uid), len(series.games))
    return Slip(_about_a_hand(last, hand.number), words.score(hand.result), more, last.uid)


def _about_a_stop(last: Recorded) -> str:
    # A stop is struck and restored like a hand.
    done = {
        SeriesStopped: _("Series stopped"),
        HandRestored: _("Series stopped"),
        HandStruck: _("The series goes on"),
    }
    return done.get(type(last.event), "")


def _about_a_hand(last: Recorded, number: int | None) -> str:
    if isinstance(last.event, HandStruck):
        return _("Struck out:")
    if number is None:
        return _("Struck hand changed:")
    done = {
        HandPlayed: _("Hand %(number)s written:"),
        HandAmended: _("Hand %(number)s corrected:"),
        HandRestored: _("Hand %(number)s counts again:"),
        HandMoved: _("Hand %(number)s moved here:"),
    }
    return done[type(last.event)] % {"number": number}


def _marked(marking: Marking, number: int | None) -> str:
    if number is None:
        return _("Struck hand marked.")
    done = {
        (HandProtested, False): _("Hand %(number)s is under protest."),
        (HandProtested, True): _("Hand %(number)s: protest withdrawn."),
        (HandAgreed, False): _("Hand %(number)s: agreed by both."),
        (HandAgreed, True): _("Hand %(number)s: no longer agreed."),
    }
    return done[type(marking), marking.withdrawn] % {"number": number}


def _more(shown: Preview, games: int) -> str:
    """Return where a hand went, and what it won or else opened, with the comma that joins it to the score: a slip has two lines."""
    if shown.winner is None:
        return ""
    if not shown.entries:
        return _(", in no game")
    if games == 1:
        return _(", wins the game") if shown.closes else ""
    entered = [entry.game for entry in shown.entries]
    said = _(", all games") if len(entered) == games else numbered(_(", game %(games)s"), _(", games %(games)s"), entered)
    if shown.closes:
        return said + numbered(_(", wins game %(games)s"), _(", wins games %(games)s"), shown.closes)
    return said + numbered(_(", opens game %(games)s"), _(", opens games %(games)s"), [game for game in shown.opens if game > 1])
