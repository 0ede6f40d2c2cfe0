"""The pad: its keys, what was typed, and a recorded hand as it would be typed."""

import pytest

from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandPlayed, HandStruck, PlayersRenamed, Recorded, SeriesStopped
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.pad import places, show_edit, show_forgotten, show_pad
from scorekeeper.web.typed import read_typed, the_other_way_round, typed_of
from scorekeeper.web.words import Words
from tests.hollywood.evenings import keep, log_of

KNOCK = Hand(Counts(Seat.A, Outcome.KNOCK, 5, 20))
GIN = Hand(Counts(Seat.B, Outcome.GIN, 0, 7), dealer=Seat.A)
OVER = Hand(Counts(Seat.A, Outcome.KNOCK, 14, 20), ruling="undercut")
DEAL, _unread = read_deal({"knocker": "5S 6S 7S 9H TH JH 2H 2D 2C KD", "opponent": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"})


@pytest.mark.parametrize(("limit", "last"), [(10, "10"), (3, "3"), (0, "Gin")])
def test_keys_go_up_to_the_knock_limit(limit: int, last: str) -> None:
    log = log_of(rules=Rules(knock_limit=limit))
    for side in show_pad(keep(log), log, "/t/key").sides:
        assert side.keys[0].short == "Gin"
        assert side.keys[-1].short == last
        assert len(side.keys) == limit + 1


def test_a_key_says_who_knocked_and_with_how_much() -> None:
    log = log_of()
    keys = {key.value: key.said for side in show_pad(keep(log), log, "/t/key").sides for key in side.keys}
    assert (keys["A-5"], keys["B-gin"]) == ("Ann knocked with 5", "Bob had gin")


def test_every_pad_has_a_uid_of_its_own() -> None:
    log = log_of("A10")
    assert len({show_pad(keep(log), log, "/t/key").uid for _ in range(50)}) == 50


def test_the_pad_knows_the_next_hand_its_dealer_and_the_last_hand_seen() -> None:
    log = log_of("A10", "B20", HandStruck("e1"))
    pad = show_pad(keep(log), log, "/t/key")
    assert (pad.title, pad.seen, pad.dealer.ruled, pad.dealer.other_seat) == ("Hand 2", "e2", "Bob deals", "A")


def test_a_dealer_whom_nobody_knows_is_asked_for() -> None:
    log = log_of(first_dealer=None)
    assert show_pad(keep(log), log, "/t/key").dealer.ruled == ""


@pytest.mark.parametrize(
    ("hands", "way"),
    [
        ((), "counts"),
        ((HandPlayed(KNOCK),), "counts"),
        (("A10",), "points"),
        ((HandPlayed(Hand(Cards(Seat.A, DEAL))),), "counts"),
        (("A10", "dead"), "points"),
        (("A10", HandPlayed(KNOCK)), "counts"),
    ],
)
def test_the_pad_opens_in_the_way_last_used(hands: tuple[HandPlayed | str, ...], way: str) -> None:
    log = log_of(*hands)
    assert show_pad(keep(log), log, "/t/key").typed["way"] == way


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (KNOCK, {"way": "counts", "call": "A-5", "opponent_count": "20"}),
        (GIN, {"way": "counts", "call": "B-gin", "opponent_count": "7", "dealer": "A"}),
        (OVER, {"way": "counts", "call": "A-14", "opponent_count": "20", "ruling": "undercut"}),
        (Hand(Points(Seat.B, 34, Outcome.GIN)), {"way": "points", "winner": "B", "points": "34", "outcome": "gin"}),
        (Hand(Dead()), {"way": "dead"}),
        (
            Hand(Cards(Seat.A, DEAL)),
            {
                "way": "cards",
                "knocker": "A",
                "knocker_cards": "5S 6S 7S 9H TH JH 2H 2D 2C KD",
                "opponent_cards": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC",
            },
        ),
    ],
)
def test_a_recorded_hand_is_shown_as_it_would_be_typed(hand: Hand, expected: dict[str, str]) -> None:
    typed = typed_of(hand)
    assert {field: text for field, text in typed.items() if text} == expected


def test_what_was_typed_stays_as_it_was_typed() -> None:
    typed = read_typed({"way": "points", "points": " 1_2x ", "winner": "Q", "stranger": "x"})
    assert (typed["points"], typed["winner"]) == (" 1_2x ", "Q")
    assert "stranger" not in typed


def test_an_unknown_way_is_counts() -> None:
    assert read_typed({"way": "guess"})["way"] == "counts"


def test_a_knock_over_the_limit_keeps_its_key_while_it_is_corrected() -> None:
    log = log_of(HandPlayed(OVER))
    ledger = keep(log)
    found = ledger.find("e1")
    assert found is not None
    pad = show_edit(ledger, found, "/t/key", "e1")
    assert [key.short for key in pad.sides[0].keys][-1] == "14"
    assert (pad.version, pad.action, pad.looks_first) == ("e1", "/t/key/hands/e1/edit", True)


@pytest.mark.parametrize(
    ("hand", "field", "text"),
    [
        (KNOCK, "call", "B-5"),
        (GIN, "call", "A-gin"),
        (Hand(Points(Seat.A, 12)), "winner", "B"),
        (Hand(Cards(Seat.B, DEAL)), "knocker", "A"),
    ],
)
def test_a_hand_can_be_turned_round_for_the_other_player(hand: Hand, field: str, text: str) -> None:
    assert the_other_way_round(typed_of(hand))[field] == text


def test_a_dead_hand_is_nobodys_to_turn_round() -> None:
    assert the_other_way_round(typed_of(Hand(Dead()))) == {}


def test_a_forgotten_hand_can_go_before_every_hand() -> None:
    log = log_of("A10", "B20", "A30", HandStruck("e2"))
    ledger = keep(log)
    assert places(ledger, Words(ledger.players)) == (
        ("", "At the end"),
        ("e3", "Before hand 2 (Ann 30)"),
        ("e2", "Before the struck hand (Bob 20)"),
        ("e1", "Before hand 1 (Ann 10)"),
    )
    pad = show_forgotten(ledger, log, "/t/key", read_typed({"before": "e1"}))
    assert (pad.typed["before"], pad.looks_first, len(pad.places)) == ("e1", True, 4)


def test_a_forgotten_hand_can_be_the_last_of_every_series_that_was_stopped() -> None:
    log = log_of("A10", SeriesStopped(), "B20", SeriesStopped(), HandStruck("e4"), "A30", SeriesStopped())
    ledger = keep(log)
    assert places(ledger, Words(ledger.players)) == (
        ("", "At the end"),
        ("e7", "At the end of series 2"),
        ("e6", "Series 2: Before hand 2 (Ann 30)"),
        ("e3", "Series 2: Before hand 1 (Bob 20)"),
        ("e2", "At the end of series 1"),
        ("e1", "Series 1: Before hand 1 (Ann 10)"),
    )


@pytest.mark.parametrize("number", [1, 2])
def test_a_hand_put_at_the_end_of_a_stopped_series_is_its_last(number: int) -> None:
    log = log_of("A10", SeriesStopped(), "B20", SeriesStopped())
    ledger = keep(log)
    (place,) = (uid for uid, text in places(ledger, Words(ledger.players)) if text == f"At the end of series {number}")
    after = keep([*log, Recorded("forgotten", HandPlayed(KNOCK, before=place))])
    found = after.find("forgotten")
    assert found is not None
    assert (found[0].number, found[1].number, found[0].stopped, len(after.series)) == (number, 2, True, 2)


def test_a_long_name_leads_its_keys_and_is_shortened_in_what_they_say() -> None:
    log = log_of(PlayersRenamed(("Ann", "Bertram Wolfgang von Hohenlohe")))
    side = show_pad(keep(log), log, "/t/key").sides[1]
    assert (side.name, side.keys[5].said) == ("Bertram Wolfgang von Hohenlohe", "B knocked with 5")
