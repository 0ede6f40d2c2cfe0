import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import Card, read_cards
from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.hand_reading import read_hand
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import A, B, hands

NAMES = {"Ann": A, "Bob": B, "A": B}.get
POINTS: dict[str, object] = {"winner": "Ann", "points": 12}
COUNTS: dict[str, object] = {"knocker": "Bob", "declared": "knock", "knocker_count": 5, "opponent_count": 20}
CARDS: dict[str, object] = {
    "knocker": "Ann",
    "knocker_cards": "5S 6S 7S 9C TC JC KS KC KD JD",
    "opponent_cards": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D",
}


@pytest.mark.parametrize(
    ("given_hand", "hand"),
    [
        (POINTS, Hand(Points(A, 12))),
        ({**POINTS, "outcome": "gin"}, Hand(Points(A, 12, Outcome.GIN))),
        ({**POINTS, "winner": {"seat": "B"}}, Hand(Points(B, 12))),
        ({**POINTS, "outcome": None, "dead": None}, Hand(Points(A, 12))),
        (COUNTS, Hand(Counts(B, Outcome.KNOCK, 5, 20))),
        ({**COUNTS, "upcard": "10♥", "dealer": "Ann"}, Hand(Counts(B, Outcome.KNOCK, 5, 20), A, Card("TH"))),
        ({**COUNTS, "knocker_count": 12, "ruling": "undercut"}, Hand(Counts(B, Outcome.KNOCK, 12, 20), ruling="undercut")),
        ({"dead": True}, Hand(Dead())),
        ({"dead": True, "dealer": "Bob"}, Hand(Dead(), B)),
    ],
)
def test_a_hand_is_read_in_each_of_its_forms(given_hand: dict[str, object], hand: Hand) -> None:
    assert read_hand(given_hand, NAMES) == (hand, ())


def test_cards_are_kept_sorted_and_melds_as_they_were_laid() -> None:
    hand, problems = read_hand({**CARDS, "knocker_melds": "KS KC KD / 5S 6S 7S / 9C TC JC", "upcard": "7S", "knocker_count": 10}, NAMES)

    assert problems == ()
    assert hand
    assert isinstance(hand.form, Cards)
    assert hand.form.deal.knocker == tuple(sorted(read_cards(str(CARDS["knocker_cards"]))[0]))
    assert hand.body() == {
        "knocker": {"seat": "A"},
        "knocker_cards": "5S 6S 7S KS JD KD 9C TC JC KC",
        "opponent_cards": "2S 8S 9S 2H 2D 8D AC 2C 7C 8C",
        "knocker_melds": "KS KC KD / 5S 6S 7S / 9C TC JC",
        "knocker_count": 10,
        "upcard": "7S",
    }


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"knocker_melds": "-"},
        {"knocker_melds": [["KS", "KC", "KD"]], "opponent_melds": "2S 2C 2D 2H", "layoffs": "8S>0 9S>0"},
        {"layoffs": [{"card": "AC", "meld": None}]},
        {"layoffs": []},
        {"declared": "gin", "opponent_count": 9, "discard": "4H"},
        {"ruling": "dead", "dealer": "Bob", "upcard": "AH"},
    ],
)
def test_a_hand_of_cards_is_the_same_when_it_is_read_back(more: dict[str, object]) -> None:
    hand, problems = read_hand(CARDS | more, NAMES)
    assert hand, problems

    assert read_hand(json.loads(json.dumps(hand.body()))) == (hand, ())


@given(hands)
def test_any_hand_is_the_same_when_it_is_read_back(hand: Hand) -> None:
    assert read_hand(json.loads(json.dumps(hand.body()))) == (hand, ())


@pytest.mark.parametrize(
    ("given_hand", "problems"),
    [
        ({}, [("no_hand", {})]),
        ({"dealer": "Ann"}, [("no_hand", {})]),
        ({"joker": 1}, [("unknown_field", {"field": "joker"}), ("no_hand", {})]),
        ({**POINTS, "joker": None}, [("unknown_field", {"field": "joker"})]),
        ({**POINTS, "before": "h1"}, [("unknown_field", {"field": "before"})]),
        ({**POINTS, "seen": "h1"}, [("unknown_field", {"field": "seen"})]),
        ({**POINTS, "shown": {}}, [("unknown_field", {"field": "shown"})]),
        ({**POINTS, "x" * 90: 1}, [("unknown_field", {"field": "x" * 40 + "…"})]),
        ({"winner": "Ann"}, [("missing_field", {"field": "points"})]),
        ({"points": 5}, [("missing_field", {"field": "winner"})]),
        ({**POINTS, "points": True}, [("not_a_whole_number", {"field": "points", "value": "true"})]),
        ({**POINTS, "points": 12.0}, [("not_a_whole_number", {"field": "points", "value": "12.0"})]),
        ({**POINTS, "points": "12"}, [("not_a_whole_number", {"field": "points", "value": "12"})]),
        ({**POINTS, "points": 10**79}, [("not_a_whole_number", {"field": "points", "value": "1" + "0" * 39 + "…"})]),
        ({**POINTS, "winner": "Carl"}, [("unknown_player", {"field": "winner", "value": "Carl"})]),
        ({**POINTS, "winner": "\ud800"}, [("unknown_player", {"field": "winner", "value": "?"})]),
        ({**POINTS, "winner": 1}, [("not_a_player", {"field": "winner", "value": "1"})]),
        ({**POINTS, "winner": {"seat": "C"}}, [("not_a_player", {"field": "winner", "value": "{'seat': 'C'}"})]),
        ({**POINTS, "winner": {"seat": "A", "x": 1}}, [("not_a_player", {"field": "winner", "value": "{'seat': 'A', 'x': 1}"})]),
        ({**POINTS, "winner": {"seat": ["A"]}}, [("not_a_player", {"field": "winner", "value": "{'seat': ['A']}"})]),
        ({**POINTS, "ruling": "dead"}, [("mixed_forms", {"field": "ruling", "form": "points"})]),
        ({**POINTS, "knocker": "Ann"}, [("mixed_forms", {"field": "knocker", "form": "points"})]),
        (
            {**COUNTS, "points": 15},
            [("mixed_forms", {"field": f, "form": "points"}) for f in COUNTS] + [("missing_field", {"field": "winner"})],
        ),
        ({"dead": 1}, [("not_true", {"field": "dead", "value": "1"})]),
        ({"dead": False}, [("not_true", {"field": "dead", "value": "false"})]),
        ({"dead": True, "winner": "Ann"}, [("mixed_forms", {"field": "winner", "form": "dead"})]),
        ({**CARDS, "knocker_cards": None}, [("missing_field", {"field": "knocker_cards"})]),
        ({**CARDS, "winner": "Ann"}, [("mixed_forms", {"field": "winner", "form": "cards"})]),
        ({**CARDS, "knocker_count": 1.5}, [("not_a_whole_number", {"field": "knocker_count", "value": "1.5"})]),
        (
            {**COUNTS, "ruling": "dealt again"},
            [("not_one_of", {"field": "ruling", "value": "dealt again", "values": ("undercut", "dead")})],
        ),
        ({**COUNTS, "declared": "fold"}, [("not_one_of", {"field": "declared", "value": "fold", "values": ("knock", "gin", "big_gin")})]),
        ({**COUNTS, "upcard": "1X"}, [("not_a_card", {"field": "upcard", "text": "1X"})]),
    ],
)
def test_what_is_wrong_with_a_hand_is_named(given_hand: dict[str, object], problems: list[tuple[str, dict[str, object]]]) -> None:
    hand, found = read_hand(given_hand, NAMES)

    assert hand is None
    assert [(problem.code, problem.fields) for problem in found] == problems


def test_everything_wrong_with_the_cards_is_told_at_once() -> None:
    _, problems = read_hand({**CARDS, "knocker_cards": "5S 5S 7S 9C TC JC KS KC 1D JD", "knocker": "Carl", "upcard": "ZZ"}, NAMES)

    assert [problem.code for problem in problems] == ["not_a_card", "repeated_card", "unknown_player", "not_a_card"]


def test_a_bare_text_is_a_name_even_where_it_spells_a_seat() -> None:
    hand, _ = read_hand({**POINTS, "winner": "A"}, NAMES)

    assert hand == Hand(Points(Seat.B, 12))


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
    | st.sampled_from(("Ann", "gin", "5S 6S 7S", "-")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("seat", "card", "meld", "x")), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.dictionaries(
        st.sampled_from(("joker", "dealer", "upcard", "ruling", *POINTS, *COUNTS, *CARDS, "dead", "layoffs", "discard", "knocker_melds")),
        json_values,
    )
)
def test_no_json_object_breaks_the_reading(given_hand: dict[str, object]) -> None:
    hand, problems = read_hand(given_hand, NAMES)

    assert (hand is None) == bool(problems)
