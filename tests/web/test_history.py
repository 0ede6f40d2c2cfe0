"""What was done to a hand, told in the order in which it was done."""

from flask import Flask

from scorekeeper.hollywood.events import HandAgreed, HandAmended, HandMoved, HandPlayed, HandProtested, HandRestored, HandStruck, Recorded
from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.history import Past, history_of
from scorekeeper.web.words import Words
from tests.hollywood.evenings import hand, keep, log_of
from tests.web.test_evidence import BY_CARDS


def history(*events: object, uid: str = "e1") -> tuple[Past, ...]:
    log = log_of(*events)  # type: ignore[arg-type]  # events or their short texts
    ledger = keep(log)
    found = ledger.find(uid)
    assert found is not None
    return history_of(found[1], log, Rules(), Words(ledger.players))


def test_an_entry_is_told_by_what_it_was_made_from() -> None:
    assert history("A12") == (("–", "entered as", "Ann 12", False),)
    assert history(HandPlayed(BY_CARDS)) == (("–", "entered from the cards:", "Bob 11", False),)


def test_corrections_are_told_with_the_points_that_were_said_then() -> None:
    assert history("A7", HandAmended("e1", hand("B9")), HandAmended("e1", BY_CARDS)) == (
        ("–", "entered as", "Ann 7", True),
        ("–", "put right:", "Bob 9", True),
        ("–", "put right from the cards:", "Bob 11", False),
    )


def test_what_says_no_points_is_told_without_any() -> None:
    events = [
        HandStruck("e1"),
        HandRestored("e1"),
        HandMoved("e1", None),
        HandProtested("e1"),
        HandProtested("e1", withdrawn=True),
        HandAgreed("e1"),
        HandAgreed("e1", withdrawn=True),
    ]
    assert [past[1:] for past in history("A7", *events)[1:]] == [
        (done, "", False)
        for done in ("struck out", "restored", "moved", "under protest", "protest withdrawn", "agreed by both", "no longer agreed")
    ]


def test_other_hands_have_their_own_history() -> None:
    assert len(history("A7", "B9", HandStruck("e2"), HandAgreed("e2"))) == 1


def test_the_clock_is_the_phones_and_else_the_servers(app: Flask) -> None:
    log = [
        *log_of(),
        Recorded("e1", HandPlayed(hand("A7")), "2026-11-29T20:41:00", "2026-11-29T21:00:00"),
        Recorded("e2", HandAgreed("e1"), None, "2026-11-29T21:05:00"),
    ]
    ledger = keep(log)
    with app.test_request_context():
        past = history_of(ledger.series[0].hands[0], log, Rules(), Words(ledger.players))
    assert [when.replace("\u202f", " ") for when, *_ in past] == ["8:41 PM", "9:05 PM"]
