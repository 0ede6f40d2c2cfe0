import pytest

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
    RulesAmended,
    RulesChanged,
    SeriesStopped,
    Shown,
)
from scorekeeper.hollywood.hands import Mark
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.table import HandPlace, StopPlace, fold
from tests.hollywood.evenings import A, hand, log_of, played, table_of, uids

STRUCK, RESTORED = HandStruck("e1"), HandRestored("e1")
PROTESTED, AGREED = HandProtested("e1"), HandAgreed("e1")
NOT_PROTESTED, NOT_AGREED = HandProtested("e1", withdrawn=True), HandAgreed("e1", withdrawn=True)


@pytest.mark.parametrize(
    ("events", "order"),
    [
        (("A1", "A2", "A3"), ["e1", "e2", "e3"]),
        (("A1", "A2", played("A3", before="e1")), ["e3", "e1", "e2"]),
        (("A1", "A2", played("A3", before="e2"), played("A4", before="e2")), ["e1", "e3", "e4", "e2"]),
        (("A1", "A2", HandMoved("e2", "e1")), ["e2", "e1"]),
        (("A1", "A2", HandMoved("e1", None)), ["e2", "e1"]),
        (("A1", "A2", HandMoved("e1", "e1")), ["e1", "e2"]),
        (("A1", SeriesStopped(), "A3", played("A4", before="e2")), ["e1", "e4", "e2", "e3"]),
        (("A1", SeriesStopped(), HandMoved("e2", "e1")), ["e2", "e1"]),
        (("A1", HandStruck("e1"), played("A3", before="e1")), ["e3", "e1"]),
        (("A1", played("A2", before="e9")), ["e1", "e2"]),
        (("A1", HandMoved("e9", "e1"), HandStruck("e9"), HandAmended("e9", hand("A5"))), ["e1"]),
        (("A1", RulesChanged(Rules()), HandMoved("e2", "e1"), HandStruck("e2")), ["e1", "e2"]),
        (("A1", "A2", "A3", HandMoved("e3", "e1"), HandMoved("e1", None)), ["e3", "e2", "e1"]),
        (("A1", "A2", RulesAmended("e2", Rules())), ["e1", "e3", "e2"]),
        (("A1", RulesAmended("e1", Rules()), RulesAmended("e1", Rules()), played("A4", before="e1")), ["e2", "e3", "e4", "e1"]),
        (("A1", RulesAmended("e9", Rules())), ["e1"]),
        (("A1", SeriesStopped(), RulesAmended("e2", Rules())), ["e1", "e2"]),
        (("A1", RulesChanged(Rules()), RulesAmended("e2", Rules())), ["e1", "e2"]),
    ],
)
def test_hands_stand_in_the_order_of_play(events: tuple[Event | str, ...], order: list[str]) -> None:
    assert uids(table_of(*events)) == order


@pytest.mark.parametrize(
    ("events", "struck"),
    [
        ((STRUCK,), True),
        ((STRUCK, STRUCK), True),
        ((STRUCK, RESTORED), False),
        ((RESTORED,), False),
        ((STRUCK, STRUCK, RESTORED), False),
        ((STRUCK, HandAmended("e1", hand("A7"))), True),
    ],
)
@pytest.mark.parametrize("place", ["A5", SeriesStopped()])
def test_what_was_struck_stays_struck_until_it_is_restored(place: Event | str, events: tuple[Event, ...], struck: bool) -> None:
    found = table_of(place, *events).place("e1")

    assert isinstance(found, HandPlace | StopPlace)
    assert found.struck is struck


def test_a_hand_restored_is_as_it_was_last_amended() -> None:
    place = table_of("A5", HandStruck("e1"), HandAmended("e1", hand("A7")), HandRestored("e1")).place("e1")

    assert place == HandPlace("e1", hand("A7"))


def test_an_amendment_brings_what_the_phone_showed_then() -> None:
    first = HandPlayed(hand("A5"), shown=Shown(A, 5))

    assert [table_of(first, *events).place("e1") for events in ((), (HandAmended("e1", hand("A7")),))] == [
        HandPlace("e1", hand("A5"), Shown(A, 5)),
        HandPlace("e1", hand("A7"), None),
    ]


@pytest.mark.parametrize(
    ("events", "mark"),
    [
        ((), None),
        ((PROTESTED,), "protested"),
        ((AGREED,), "agreed"),
        ((PROTESTED, AGREED), "agreed"),
        ((AGREED, PROTESTED), "protested"),
        ((PROTESTED, NOT_PROTESTED), None),
        ((AGREED, NOT_AGREED), None),
        ((PROTESTED, NOT_AGREED), "protested"),
        ((PROTESTED, AGREED, NOT_PROTESTED), "agreed"),
        ((PROTESTED, AGREED, NOT_AGREED), None),
        ((NOT_AGREED,), None),
        ((PROTESTED, HandAmended("e1", hand("A7"))), None),
        ((AGREED, HandAmended("e1", hand("A7"))), None),
        ((HandAmended("e1", hand("A7")), AGREED), "agreed"),
        ((PROTESTED, STRUCK), "protested"),
        ((PROTESTED, STRUCK, RESTORED), "protested"),
        ((PROTESTED, HandMoved("e1", None)), "protested"),
    ],
)
def test_the_latest_mark_of_a_hand_stands_until_it_is_withdrawn_or_the_hand_amended(events: tuple[Event, ...], mark: Mark | None) -> None:
    place = table_of("A5", *events).place("e1")

    assert isinstance(place, HandPlace)
    assert place.mark == mark


@pytest.mark.parametrize("event", [HandAmended("e1", hand("A7")), PROTESTED, AGREED])
def test_a_stop_is_neither_amended_nor_marked(event: Event) -> None:
    assert table_of(SeriesStopped(), event).place("e1") == StopPlace("e1")


def test_names_and_rules_in_force_stand_last() -> None:
    short, long = Rules(target=50), Rules(target=500)

    table = table_of(
        PlayersRenamed(("Cleo", "Dan")), RulesChanged(short), RulesChanged(long), RulesChanged(short), PlayersRenamed(("Ann", "Bob"))
    )

    assert (table.players, table.names) == (("Ann", "Bob"), [("Cleo", "Dan"), ("Ann", "Bob")])
    assert table.rules == [Rules(), long, short]


def test_the_rules_at_a_place_are_those_said_last_before_it() -> None:
    short, long = Rules(target=50), Rules(target=500)

    table = table_of("A1", RulesChanged(short), "A3", "A4", RulesAmended("e4", long))

    assert [table.rules_at(uid) for uid in ("e1", "e3", "e4", None, "e9")] == [Rules(), short, long, long, long]
    assert table.rules == [Rules(), short, long]


def test_a_long_log_of_moves_folds_in_one_go() -> None:
    log = log_of(*["A1"] * 5000, *(HandMoved(f"e{number}", "e1") for number in range(2, 5001)))

    assert uids(fold(log))[-2:] == ["e5000", "e1"]


def test_a_log_begins_with_the_opening_of_its_table() -> None:
    with pytest.raises(ValueError, match="opening"):
        fold(log_of("A5")[1:])
    with pytest.raises(ValueError, match="opening"):
        fold([])
