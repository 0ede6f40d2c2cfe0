from dataclasses import replace

import pytest
from hypothesis import assume, given

from scorekeeper.hollywood.events import (
    Event,
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandRestored,
    HandStruck,
    Marking,
    PlayersRenamed,
    Recorded,
    RulesAmended,
    RulesChanged,
    SeriesStopped,
    Shown,
)
from scorekeeper.hollywood.hands import Mark
from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.table import HandPlace, StopPlace, fold
from scorekeeper.hollywood.undo import taking_back
from tests.hollywood.evenings import A, hand, keep, log_of, logs, played, uids


@pytest.mark.parametrize(
    ("events", "uid", "undo"),
    [
        (("A5", "B6"), "e1", HandStruck("e1")),
        (("A5", HandStruck("e1")), "e2", HandRestored("e1")),
        (("A5", HandStruck("e1"), HandRestored("e1")), "e3", HandStruck("e1")),
        (("A5", HandAmended("e1", hand("A7")), HandAmended("e1", hand("A9"))), "e3", HandAmended("e1", hand("A7"))),
        (("A5", HandAmended("e1", hand("A7")), HandAmended("e1", hand("A9"))), "e2", HandAmended("e1", hand("A5"))),
        ((HandPlayed(hand("A5"), shown=Shown(A, 5)), HandAmended("e1", hand("A7"))), "e2", HandAmended("e1", hand("A5"), Shown(A, 5))),
        (("A5", "A6", "A7", HandMoved("e1", None)), "e4", HandMoved("e1", "e2")),
        (("A5", "A6", "A7", HandMoved("e3", "e1")), "e4", HandMoved("e3", None)),
        (("A5", "A6", HandMoved("e2", "e1"), "A8"), "e3", HandMoved("e2", "e4")),
        (("A5", "A6", "A7", HandMoved("e1", None), HandMoved("e1", "e3")), "e4", HandMoved("e1", "e2")),
        (("A5", SeriesStopped()), "e2", HandStruck("e2")),
        (("A5", HandProtested("e1")), "e2", HandProtested("e1", withdrawn=True)),
        (("A5", HandProtested("e1"), HandAgreed("e1")), "e3", HandProtested("e1")),
        (("A5", HandAgreed("e1"), HandAgreed("e1", withdrawn=True)), "e3", HandAgreed("e1")),
        (("A5", HandProtested("e1"), HandAgreed("e1")), "e2", HandProtested("e1", withdrawn=True)),
        (("A5", HandProtested("e1"), HandAgreed("e1"), HandAmended("e1", hand("A7"))), "e3", HandAgreed("e1", withdrawn=True)),
        ((PlayersRenamed(("Bob", "Ann")),), "e1", PlayersRenamed(("Ann", "Bob"))),
        ((PlayersRenamed(("Cleo", "Bob")), PlayersRenamed(("Cleo", "Dan"))), "e1", PlayersRenamed(("Ann", "Dan"))),
        ((PlayersRenamed(("Cleo", "Bob")), PlayersRenamed(("Eve", "Bob"))), "e1", PlayersRenamed(("Eve", "Bob"))),
        ((RulesChanged(Rules(target=150)), "A5"), "e1", RulesChanged(Rules())),
        ((RulesChanged(Rules(target=150)), RulesChanged(Rules(target=150, gin_bonus=20))), "e1", RulesChanged(Rules(gin_bonus=20))),
        ((RulesChanged(Rules(target=150)), RulesChanged(Rules(target=200))), "e1", RulesChanged(Rules(target=200))),
        (("A5", RulesAmended("e1", Rules(target=150))), "e2", RulesAmended("e1", Rules())),
        (
            ("A5", RulesAmended("e1", Rules(target=150)), RulesAmended("e1", Rules(target=150, gin_bonus=20))),
            "e2",
            RulesAmended("e1", Rules(gin_bonus=20)),
        ),
        (
            (RulesChanged(Rules(target=50)), "A5", RulesAmended("e2", Rules(target=150)), RulesChanged(Rules())),
            "e3",
            RulesAmended("e2", Rules(target=50)),
        ),
        (
            ("A5", RulesChanged(Rules(target=50)), RulesAmended("e1", Rules(gin_bonus=20)), RulesChanged(Rules(target=75))),
            "e4",
            RulesChanged(Rules(target=50)),
        ),
        (("A5",), "opened", None),
        (("A5",), "e9", None),
    ],
)
def test_what_is_taken_back_is_that_very_event(events: tuple[Event | str, ...], uid: str, undo: Event | None) -> None:
    assert taking_back(uid, log_of(*events)) == undo


def without_struck(ledger: Ledger) -> Ledger:
    series = [
        replace(series, hands=tuple(hand for hand in series.hands if not hand.struck)) for series in ledger.series if series.has_begun
    ]
    return replace(ledger, series=tuple(series))


@given(logs())
def test_the_last_event_taken_back_leaves_the_ledger_as_it_was(log: list[Recorded]) -> None:
    assume(len(log) > 1)
    *former, last = log
    if isinstance(last.event, HandStruck | HandRestored):
        place = fold(former).place(last.event.hand)
        assert isinstance(place, HandPlace | StopPlace)
        assume(place.struck == isinstance(last.event, HandRestored))
    if isinstance(last.event, HandPlayed) and last.event.before:
        # Struck out, a hand still fixes the rules of a series that a stop behind it does not end, since nothing of it counts.
        assume(not isinstance(fold(former).place(last.event.before), StopPlace))

    undo = taking_back(last.uid, log)

    assert undo
    assert without_struck(keep([*log, Recorded("undo", undo)])) == without_struck(keep(former))


@pytest.mark.parametrize(("marking", "mark"), [(HandProtested, "protested"), (HandAgreed, "agreed")])
def test_an_amendment_taken_back_brings_the_mark_back_that_it_ended(marking: type[Marking], mark: Mark) -> None:
    log = log_of("A5", marking("e1"), HandAmended("e1", hand("A7")))

    undo = taking_back("e3", log)

    assert undo
    assert fold([*log, Recorded("undo", undo)]).place("e1") == HandPlace("e1", hand("A5"), mark=mark)


def test_a_move_taken_back_over_changed_rules_is_where_it_was() -> None:
    log = log_of("A5", RulesChanged(Rules(target=50)), "A7", HandMoved("e1", None))

    undo = taking_back("e4", log)

    assert undo
    assert uids(fold([*log, Recorded("undo", undo)])) == uids(fold(log[:-1]))


def test_taking_back_a_hand_twice_brings_it_again() -> None:
    log = log_of(played("A5"))
    for number in (1, 2, 3):
        undo = taking_back(log[-1].uid, log)
        assert undo
        log.append(Recorded(f"undo-{number}", undo))

    assert [recorded.event for recorded in log[2:]] == [HandStruck("e1"), HandRestored("e1"), HandStruck("e1")]
