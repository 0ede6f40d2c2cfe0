import pytest
from hypothesis import given

from scorekeeper.hollywood.door import admit, read_opening, read_sent
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
    TableOpened,
)
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.table import Table, fold
from tests.hollywood.evenings import A, B, hand, log_of, logs, table_of

CARDS = {
    "knocker": "Ann",
    "knocker_cards": "5S 6S 7S 9C TC JC KS KC QD JD",
    "opponent_cards": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D",
}


@pytest.fixture
def table() -> Table:
    """Return a table with a hand e1, a stop e2, a struck hand e3 and changed rules e5."""
    return table_of("A10", SeriesStopped(), "B20", HandStruck("e3"), RulesChanged(Rules(knock_limit=5)))


@pytest.mark.parametrize(
    ("kind", "body", "event"),
    [
        ("HandPlayed", {"winner": "Ann", "points": 12}, HandPlayed(hand("A12"))),
        ("HandPlayed", {"winner": {"seat": "B"}, "points": 12, "before": None}, HandPlayed(hand("B12"))),
        ("HandPlayed", {"dead": True, "before": "e2", "seen": "elsewhere"}, HandPlayed(hand("dead"), "e2", "elsewhere")),
        ("HandAmended", {"hand": "e3", "replacement": {"winner": "bob", "points": 3}}, HandAmended("e3", hand("B3"))),
        ("HandStruck", {"hand": "e3"}, HandStruck("e3")),
        ("HandStruck", {"hand": "e2"}, HandStruck("e2")),
        ("HandRestored", {"hand": "e1"}, HandRestored("e1")),
        ("HandMoved", {"hand": "e1", "before": "e3"}, HandMoved("e1", "e3")),
        ("HandMoved", {"hand": "e1", "before": None}, HandMoved("e1", None)),
        ("HandProtested", {"hand": "e1"}, HandProtested("e1")),
        ("HandProtested", {"hand": "e1", "withdrawn": None}, HandProtested("e1")),
        ("HandAgreed", {"hand": "e3", "withdrawn": True}, HandAgreed("e3", withdrawn=True)),
        ("SeriesStopped", {}, SeriesStopped()),
        ("PlayersRenamed", {"players": ["Bob", "Ann"]}, PlayersRenamed(("Bob", "Ann"))),
        ("RulesChanged", {"rules": {"target": 150}}, RulesChanged(Rules(knock_limit=5, target=150))),
        ("RulesAmended", {"before": "e1", "rules": {"target": 150}}, RulesAmended("e1", Rules(target=150))),
        ("RulesAmended", {"before": "e3", "rules": {"target": 150}}, RulesAmended("e3", Rules(target=150))),
        ("RulesChanged", {"rules": {"preset": "gin"}}, RulesChanged(Rules(games=1, undercut_bonus=25, next_dealer="alternate"))),
    ],
)
def test_a_sound_event_comes_in(table: Table, kind: str, body: object, event: Event) -> None:
    assert admit(kind, body, table) == (event, ())


@pytest.mark.parametrize(
    ("kind", "body", "code", "told"),
    [
        ("TableOpened", {"players": ["Ann", "Bob"]}, "opened_already", {}),
        ("HandStruck", {"hand": "e9"}, "unknown_hand", {"hand": "e9"}),
        ("HandStruck", {"hand": "e5"}, "unknown_hand", {"hand": "e5"}),
        ("HandRestored", {"hand": "opened"}, "unknown_hand", {"hand": "opened"}),
        ("HandAmended", {"hand": "e9", "replacement": {"dead": True}}, "unknown_hand", {"hand": "e9"}),
        ("HandAmended", {"hand": "e2", "replacement": {"dead": True}}, "not_a_hand", {"hand": "e2"}),
        ("HandProtested", {"hand": "e9"}, "unknown_hand", {"hand": "e9"}),
        ("HandAgreed", {"hand": "e5"}, "unknown_hand", {"hand": "e5"}),
        ("HandAgreed", {"hand": "e2"}, "not_a_hand", {"hand": "e2"}),
        ("RulesAmended", {"before": "e9", "rules": {}}, "unknown_hand", {"hand": "e9"}),
        ("RulesAmended", {"before": "e5", "rules": {}}, "unknown_hand", {"hand": "e5"}),
        ("RulesAmended", {"before": "e2", "rules": {}}, "not_a_hand", {"hand": "e2"}),
        ("HandMoved", {"hand": "e9", "before": None}, "unknown_hand", {"hand": "e9"}),
        ("HandMoved", {"hand": "e1", "before": "e9"}, "unknown_before", {"before": "e9"}),
        ("HandMoved", {"hand": "e1", "before": "e1"}, "before_itself", {"hand": "e1"}),
        ("HandPlayed", {"dead": True, "before": "e9"}, "unknown_before", {"before": "e9"}),
        ("HandPlayed", {"winner": "Ann", "points": 124}, "points_bounds", {"points": 124, "least": 1, "most": 123}),
        ("HandPlayed", {"winner": "Carl", "points": 12}, "unknown_player", {"field": "winner", "value": "Carl"}),
        (
            "HandPlayed",
            {"knocker": "Ann", "declared": "knock", "knocker_count": 12, "opponent_count": 20},
            "over_limit",
            {"count": 12, "limit": 5, "over": 7},
        ),
        ("HandPlayed", CARDS, "over_limit", {"count": 40, "limit": 5, "over": 35}),
    ],
)
def test_an_unsound_event_is_refused_by_name(table: Table, kind: str, body: object, code: str, told: dict[str, object]) -> None:
    event, (problem,) = admit(kind, body, table)

    assert event is None
    assert (problem.code, problem.fields) == (code, told)


def test_a_hand_need_only_fit_the_loosest_rules_the_table_has_had(table: Table) -> None:
    knock = {"knocker": "Ann", "declared": "knock", "knocker_count": 10, "opponent_count": 20}

    assert admit("HandPlayed", knock, table)[1] == ()


def test_a_hand_played_by_rules_that_were_amended_since_still_comes_in() -> None:
    knock = {"knocker": "Ann", "declared": "knock", "knocker_count": 10, "opponent_count": 20}

    table = table_of("A10", RulesAmended("e1", Rules(oklahoma=True)))

    assert admit("HandPlayed", knock, table)[1] == ()


@pytest.mark.parametrize(("upcard", "codes"), [({}, ["upcard_missing"]), ({"upcard": "7H"}, []), ({"upcard": "4H"}, ["over_limit"])])
def test_a_hand_that_depends_on_its_upcard_comes_in_with_it(upcard: dict[str, str], codes: list[str]) -> None:
    table = table_of(rules=Rules(oklahoma=True))
    knock = {"knocker": "Ann", "declared": "knock", "knocker_count": 7, "opponent_count": 20, **upcard}

    assert [problem.code for problem in admit("HandPlayed", knock, table)[1]] == codes


def test_names_are_resolved_when_the_event_comes_in() -> None:
    swapped = table_of(PlayersRenamed(("Bob", "Ann")))

    assert admit("HandPlayed", {"winner": "Ann", "points": 12}, swapped)[0] == HandPlayed(hand("B12"))


def test_a_name_that_nobody_has_any_more_is_still_known() -> None:
    renamed = table_of(PlayersRenamed(("Cleo", "Bob")))

    assert admit("HandPlayed", {"winner": "Ann", "points": 12}, renamed)[0] == HandPlayed(hand("A12"))


@given(logs())
def test_whatever_came_in_once_comes_in_again(log: list[Recorded]) -> None:
    table = fold(log[:1])
    for recorded in log[1:]:
        assert admit(recorded.event.kind, recorded.event.body(), table)[1] == ()
        table.add(recorded.uid, recorded.event)


def test_a_table_is_opened_by_names_and_rules() -> None:
    given_table = {"players": [" Ann ", "Bob"], "first_dealer": "bob", "rules": {"preset": "gin", "target": 150}}

    opened, problems = read_opening(given_table)

    rules = Rules(games=1, target=150, undercut_bonus=25, next_dealer="alternate")
    assert (opened, problems) == (TableOpened(("Ann", "Bob"), rules, B), ())


@pytest.mark.parametrize(
    ("given_table", "codes"),
    [
        (None, ["not_an_object"]),
        ({}, ["not_two_players"]),
        ({"players": ["Ann", "ann "], "rules": {"target": 1, "jokers": 2}}, ["names_equal", "rule_bounds", "unknown_rule"]),
        ({"players": ["Ann", "Bob"], "first_dealer": "A"}, ["unknown_player"]),
        ({"players": ["Ann", "Bob"], "hands": []}, ["unknown_field"]),
    ],
)
def test_what_is_wrong_with_a_new_table_is_named(given_table: object, codes: list[str]) -> None:
    assert [problem.code for problem in read_opening(given_table)[1]] == codes
    assert read_opening(given_table)[0] is None


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        ({"uid": "h1", "kind": "HandPlayed", "body": {}, "played_at": "2026-11-29T19:20:00.123Z"}, []),
        ({"uid": "h1", "kind": 7}, []),
        ({"uid": "h1", "kind": "HandPlayed", "body": {}, "played_at": None}, []),
        ("h1", ["not_an_object"]),
        ({"kind": "HandPlayed", "body": {}}, ["missing_field"]),
        ({"uid": "ä", "kind": "HandPlayed", "body": {}}, ["not_a_uid"]),
        ({"uid": "h1", "kind": "HandPlayed", "body": {}, "played_at": "tonight"}, ["not_a_time"]),
        ({"uid": "h1", "kind": "HandPlayed", "body": {}, "recorded_at": "2026-11-29T19:20:00Z"}, ["unknown_field"]),
    ],
)
def test_the_frame_of_an_event_is_checked_before_its_body(sent: object, codes: list[str]) -> None:
    frame, problems = read_sent(sent)

    assert [problem.code for problem in problems] == codes
    assert (frame is None) == bool(codes)


def test_the_first_dealer_of_a_log_is_kept() -> None:
    assert table_of(first_dealer=A).opening.first_dealer is A
    assert log_of(first_dealer=None)[0].event == TableOpened(("Ann", "Bob"), Rules(), None)
