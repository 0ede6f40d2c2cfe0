"""The slip says what was done last, and which event takes it back."""

import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import (
    Event,
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandRestored,
    HandStruck,
    PlayersRenamed,
    RulesChanged,
    SeriesStopped,
)
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.slip import Slip, last_told, show_slip
from scorekeeper.web.words import Words
from tests.hollywood.evenings import hand, keep, log_of


def slip_of(*events: Event | str, rules: Rules | None = None) -> Slip | None:
    log = log_of(*events, rules=rules)
    ledger, told = keep(log), last_told(log)
    return show_slip(told, ledger, Words(ledger.players)) if told else None


@pytest.mark.parametrize(
    ("events", "done", "score"),
    [
        (("A10",), "Hand 1 written:", "Ann 10"),
        (("A10", HandAmended("e1", hand("B9"))), "Hand 1 corrected:", "Bob 9"),
        (("A10", HandStruck("e1")), "Struck out:", "Ann 10"),
        (("A10", HandStruck("e1"), HandRestored("e1")), "Hand 1 counts again:", "Ann 10"),
        (("A10", HandStruck("e1"), HandAmended("e1", hand("B9"))), "Struck hand changed:", "Bob 9"),
        (("A10", "B9", HandMoved("e2", "e1")), "Hand 1 moved here:", "Bob 9"),
        (("A10", "B9", HandProtested("e2")), "Hand 2 is under protest.", ""),
        (("A10", "B9", HandProtested("e2", withdrawn=True)), "Hand 2: protest withdrawn.", ""),
        (("A10", "B9", HandAgreed("e1")), "Hand 1: agreed by both.", ""),
        (("A10", "B9", HandAgreed("e1", withdrawn=True)), "Hand 1: no longer agreed.", ""),
        (("A10", HandStruck("e1"), HandAgreed("e1")), "Struck hand marked.", ""),
        (("A10", SeriesStopped()), "Series stopped", ""),
        (("A10", SeriesStopped(), HandStruck("e2")), "The series goes on", ""),
        (("A10", SeriesStopped(), HandStruck("e2"), HandRestored("e2")), "Series stopped", ""),
    ],
)
def test_a_slip_names_what_was_done(events: tuple[Event | str, ...], done: str, score: str) -> None:
    slip = slip_of(*events)
    assert slip is not None
    assert (slip.done, slip.score, slip.event) == (done, score, f"e{len(events)}")


@pytest.mark.parametrize(
    ("hands", "more"),
    [
        (("A10",), ", game 1"),
        (("A10", "A15"), ", games 1 and 2, opens game 2"),
        (("A40", "A35", "A30"), ", all games, wins game 1"),
        (("A40", "A35", "A30", "B20"), ", game 2, opens game 2"),
        (("A5", "A60", "A45"), ", all games, wins games 1 and 2"),
        (("A40", "A35", "A30", "A20"), ", games 2 and 3"),
        (("A10", "dead"), ""),
        (("A10", "A15", HandStruck("e2")), ""),
        (("A10", "B15", HandAmended("e2", hand("A20"))), ", games 1 and 2, opens game 2"),
        (("A10", SeriesStopped()), ""),
    ],
)
def test_a_slip_says_where_a_hand_went_and_what_it_won_or_opened(hands: tuple[Event | str, ...], more: str) -> None:
    slip = slip_of(*hands)
    assert slip is not None
    assert slip.more == more


@pytest.mark.parametrize(("hands", "more"), [(("A60",), ""), (("A60", "A45"), ", wins the game")])
def test_one_game_has_no_number(hands: tuple[str, ...], more: str) -> None:
    slip = slip_of(*hands, rules=PRESETS["gin"])
    assert slip is not None
    assert slip.more == more


def test_a_hand_that_brings_nothing_goes_into_no_game() -> None:
    slip = slip_of(HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 5, 5))), rules=Rules(tie="knocker"))
    assert slip is not None
    assert (slip.score, slip.more) == ("Ann 0", ", in no game")


@pytest.mark.parametrize("later", [PlayersRenamed(("Ann", "Robert")), RulesChanged(Rules(target=150))])
@pytest.mark.parametrize("last", ["A10", SeriesStopped()])
def test_the_slip_stays_while_names_and_rules_are_changed(last: Event | str, later: Event) -> None:
    before, after = slip_of("B9", last), slip_of("B9", last, later)
    assert before is not None
    assert after == before


@pytest.mark.parametrize("events", [(), (PlayersRenamed(("Ann", "Robert")),)])
def test_without_a_hand_there_is_nothing_to_take_back(events: tuple[Event, ...]) -> None:
    assert slip_of(*events) is None
