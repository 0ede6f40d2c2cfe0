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
    Recorded,
    RulesAmended,
    RulesChanged,
    SeriesStopped,
    Shown,
    TableOpened,
)
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import Rules, rules_json
from tests.hollywood.evenings import A, B, hand

SEAT_A, SEAT_B = {"seat": "A"}, {"seat": "B"}
HAND: dict[str, object] = {"winner": SEAT_A, "points": 12}
EVENTS: list[tuple[Event, dict[str, object]]] = [
    (
        TableOpened(("Ann", "Bob"), Rules(target=150), B),
        {"v": 1, "players": ["Ann", "Bob"], "rules": rules_json(Rules(target=150)), "first_dealer": SEAT_B},
    ),
    (TableOpened(("Ann", "Bob"), Rules(), None), {"v": 1, "players": ["Ann", "Bob"], "rules": rules_json(Rules()), "first_dealer": None}),
    (HandPlayed(hand("A12")), {"v": 1, **HAND}),
    (
        HandPlayed(Hand(Counts(B, Outcome.KNOCK, 5, 20), A), "h1", "h2", Shown(B, 15)),
        {
            "v": 1,
            "knocker": SEAT_B,
            "declared": "knock",
            "knocker_count": 5,
            "opponent_count": 20,
            "dealer": SEAT_A,
            "before": "h1",
            "seen": "h2",
            "shown": {"winner": SEAT_B, "points": 15},
        },
    ),
    (HandPlayed(hand("dead"), shown=Shown(None, 0)), {"v": 1, "dead": True, "shown": {"winner": None, "points": 0}}),
    (HandAmended("h1", hand("A12")), {"v": 1, "hand": "h1", "replacement": HAND}),
    (HandAmended("h1", hand("A12"), mark="agreed"), {"v": 1, "hand": "h1", "replacement": HAND, "mark": "agreed"}),
    (
        HandAmended("h1", hand("A12"), Shown(A, 12)),
        {"v": 1, "hand": "h1", "replacement": {**HAND, "shown": {"winner": SEAT_A, "points": 12}}},
    ),
    (HandStruck("h1"), {"v": 1, "hand": "h1"}),
    (HandRestored("h1"), {"v": 1, "hand": "h1"}),
    (HandMoved("h1", "h2"), {"v": 1, "hand": "h1", "before": "h2"}),
    (HandMoved("h1", None), {"v": 1, "hand": "h1", "before": None}),
    (HandProtested("h1"), {"v": 1, "hand": "h1"}),
    (HandProtested("h1", withdrawn=True), {"v": 1, "hand": "h1", "withdrawn": True}),
    (HandAgreed("h1"), {"v": 1, "hand": "h1"}),
    (HandAgreed("h1", withdrawn=True), {"v": 1, "hand": "h1", "withdrawn": True}),
    (PlayersRenamed(("Bob", "Ann")), {"v": 1, "players": ["Bob", "Ann"]}),
    (RulesChanged(Rules(gin_bonus=20)), {"v": 1, "rules": rules_json(Rules(gin_bonus=20))}),
    (RulesAmended("h1", Rules(gin_bonus=20)), {"v": 1, "before": "h1", "rules": rules_json(Rules(gin_bonus=20))}),
    (SeriesStopped(), {"v": 1}),
]


@pytest.mark.parametrize(("event", "body"), EVENTS)
def test_an_event_is_written_in_its_one_form(event: Event, body: dict[str, object]) -> None:
    assert event.body() == body


def test_an_event_is_exported_with_its_times() -> None:
    recorded = Recorded("h1", HandStruck("h0"), "2026-11-29T20:00:00+01:00", "2026-11-29T19:00:02Z")

    assert recorded.body() == {
        "uid": "h1",
        "kind": "HandStruck",
        "body": {"v": 1, "hand": "h0"},
        "played_at": "2026-11-29T20:00:00+01:00",
        "recorded_at": "2026-11-29T19:00:02Z",
    }
