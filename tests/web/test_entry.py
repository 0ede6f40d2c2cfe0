"""A hand as it was typed, read into the form in which it is recorded."""

import pytest

from scorekeeper.web.entry import read_entry, read_number
from scorekeeper.web.typed import read_typed


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("18", 18),
        (" 18\n", 18),
        ("018", 18),
        ("१८", 18),
        ("১৮", 18),
        ("\uff11\uff18", 18),
        ("-3", -3),
        ("−3", -3),
        ("0", 0),
        ("9" * 9, 999_999_999),
        ("9" * 10, None),
        ("9" * 80, None),
        (" " * 78 + "18", 18),
        (" " * 79 + "18", None),
        ("1_0", None),
        ("1 8", None),
        ("1.5", None),
        ("1e3", None),
        ("+3", None),
        ("--3", None),
        ("½", None),
        ("²", 2),
        ("", None),
        ("eighteen", None),
        ("\u0000", None),
    ],
)
def test_a_number_is_read_in_the_digits_of_any_script(text: str, number: int | None) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize(
    ("typed", "body"),
    [
        ({"call": "A-gin", "opponent_count": "3"}, {"knocker": {"seat": "A"}, "declared": "gin", "knocker_count": 0, "opponent_count": 3}),
        ({"way": "dead", "points": "12", "call": "A-5"}, {"dead": True}),
        ({"way": "points", "winner": "A", "points": "0", "outcome": ""}, {"winner": {"seat": "A"}, "points": 0}),
        (
            {"way": "cards", "knocker": "B", "knocker_cards": "4S", "opponent_cards": "5S", "knocker_melds": " ", "opponent_melds": "-"},
            {"knocker": {"seat": "B"}, "knocker_cards": "4S", "opponent_cards": "5S", "opponent_melds": "-"},
        ),
        ({"way": "dead", "dealer": "B"}, {"dead": True, "dealer": {"seat": "B"}}),
        ({"way": "dead", "dealer": "C"}, {"dead": True}),
        (
            {"call": "A-12", "opponent_count": "20", "ruling": "dead"},
            {"knocker": {"seat": "A"}, "declared": "knock", "knocker_count": 12, "opponent_count": 20, "ruling": "dead"},
        ),
    ],
)
def test_only_the_fields_of_the_way_that_was_chosen_count(typed: dict[str, str], body: dict[str, object]) -> None:
    assert read_entry(read_typed(typed)) == (body, ())


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ({}, ["nobody_knocked", "count_missing"]),
        ({"call": "gin", "opponent_count": "x"}, ["nobody_knocked", "not_a_number"]),
        ({"call": "A-", "opponent_count": "20"}, ["nobody_knocked"]),
        ({"call": "A- ", "opponent_count": "20"}, ["nobody_knocked"]),
        ({"call": "A", "opponent_count": "20"}, ["nobody_knocked"]),
        ({"call": "C-5", "opponent_count": "20"}, ["nobody_knocked"]),
        ({"call": "C-abc", "opponent_count": "20"}, ["nobody_knocked"]),
        ({"call": "A-abc", "opponent_count": "20"}, ["not_a_number"]),
        ({"call": "A-5x", "opponent_count": "20"}, ["not_a_number"]),
        ({"call": "B-GIN", "opponent_count": "20"}, ["not_a_number"]),
        ({"call": f"A-{'9' * 80}", "opponent_count": "20"}, ["not_a_number"]),
        ({"way": "points"}, ["nobody_won", "points_missing"]),
        ({"way": "cards", "knocker_cards": "4S"}, ["cards_missing", "nobody_knocked"]),
    ],
)
def test_everything_that_cannot_be_read_is_said(typed: dict[str, str], codes: list[str]) -> None:
    assert [problem.code for problem in read_entry(read_typed(typed))[1]] == codes
