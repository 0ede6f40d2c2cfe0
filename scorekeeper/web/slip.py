"""The slip above the bar: what was written last, and which event takes that back."""

from dataclasses import dataclass

from scorekeeper.hollywood.events import (
    HandAmended,
    HandMoved,
    HandPlayed,
    HandRestored,
    HandStruck,
    PlayersRenamed,
    Recorded,
    SeriesStopped,
)
from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


@dataclass(frozen=True, slots=True)
class Slip:
    """Hold what was done, to which hand ("Ann 15", or nothing), and the uid of the event to take back."""

    done: str
    score: str
    event: str


def touched(last: Recorded) -> str | None:
    """Return the uid of the hand that an event wrote, changed or moved, none where it was about something else."""
    match last.event:
        case HandPlayed():
            return last.uid
        case HandAmended(hand) | HandStruck(hand) | HandRestored(hand) | HandMoved(hand):
            return hand
        case _:
            return None


def show_slip(last: Recorded, ledger: Ledger, words: Words) -> Slip | None:
    """Return the slip for the last event of a log, none where there is nothing to take back."""
    found = ledger.find(touched(last) or "")
    if found is None:
        done = _about_the_table(last)
        return Slip(done, "", last.uid) if done else None
    hand = found[1]
    return Slip(_about_a_hand(last, hand.number), words.score(hand.result), last.uid)


def _about_the_table(last: Recorded) -> str:
    # A stop is struck and restored like a hand.
    done = {
        SeriesStopped: _("Series stopped"),
        HandRestored: _("Series stopped"),
        HandStruck: _("The series goes on"),
        PlayersRenamed: _("Names changed"),
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
