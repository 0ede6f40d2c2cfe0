"""House rules in sentences, made from their values."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules
from scorekeeper.web.house_rules import hand_sentences, nearest_preset, news, own_fields, presets, rules_card, rules_line, rules_sentences
from tests.hollywood.evenings import any_rules
from tests.web.said import PARTS, is_played, with_rule

SAYING = [(field, value, part) for field, parts in PARTS.items() for value, part in parts.items() if part]
CARDS = {
    "hollywood": (
        "Three games to 100. The winner deals. A player shut out of a closed game begins in the next. Two games win the series. "
        "Knock with 10 or less. Gin 25, undercut 10. Big gin is not played. Equal counts are an undercut."
    ),
    "gin": (
        "One game to 100. The deal alternates. "
        "Knock with 10 or less. Gin 25, undercut 25. Big gin is not played. Equal counts are an undercut."
    ),
    "hollywood-bonus": (
        "Three games to 100. The winner deals. A player shut out of a closed game begins in the next. "
        "The sum of the settlement wins the series. "
        "Knock with 10 or less. Gin 25, undercut 25. Big gin is not played. Equal counts are an undercut. "
        "Each box 25. Each game 100. A shutout doubles the winner’s total of that game."
    ),
    "classic": (
        "One game to 100. The winner deals. "
        "Knock with 10 or less. Gin 20, undercut 10. Big gin is not played. Equal counts are an undercut. "
        "Each box 20. Each game 100. A shutout doubles the game’s bonus."
    ),
    "modern": (
        "One game to 100. The deal alternates. "
        "Knock with 10 or less. Gin 25, undercut 25. Big gin 31. Equal counts are an undercut. "
        "Each box 25. Each game 100. A shutout doubles the winner’s points of that game."
    ),
    "oklahoma": (
        "Three games to 250. The loser deals. A player shut out of a closed game begins in the next. "
        "The sum of the settlement wins the series. "
        "The upcard sets the knock limit, pictures 10. With an ace turned up only gin ends the hand. "
        "Gin 25, undercut 25. Big gin is not played. A spade turned up doubles the hand. Equal counts are an undercut. "
        "Each box 25. Two more boxes for gin, one more for an undercut; four and two on a spade. Each game 250. "
        "A shutout doubles the winner’s total of that game. The third game counts double."
    ),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_said_in_full(preset: str) -> None:
    assert rules_sentences(PRESETS[preset]) == CARDS[preset]


def test_every_preset_is_offered_by_a_title_of_its_own() -> None:
    assert [preset.value for preset in presets()] == list(PRESETS)
    assert len({preset.title for preset in presets()}) == len(PRESETS)


@pytest.mark.parametrize(("field", "value", "part"), SAYING, ids=str)
def test_every_value_of_a_rule_has_a_sentence_that_no_other_value_has(field: str, value: object, part: str) -> None:
    base = replace(PRESETS["oklahoma"], shutout_amount=50)

    said = {other: rules_sentences(with_rule(base, field, other)) for other in PARTS[field]}

    assert [other for other, text in said.items() if part in text] == [value]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"target": 25}, "Three games to 25."),
        ({"target": 1000}, "Three games to 1000."),
        ({"games": 1, "target": 250}, "One game to 250."),
        ({"knock_limit": 7}, "Knock with 7 or less."),
        ({"knock_limit": 0}, "Only gin ends a hand."),
        ({"gin_bonus": 0, "undercut_bonus": 0}, "Gin 0, undercut 0."),
        ({"gin_bonus": 100, "undercut_bonus": 99}, "Gin 100, undercut 99."),
        ({"big_gin_bonus": 0}, "Big gin 0."),
        ({"big_gin_bonus": 200}, "Big gin 200."),
        ({"box_bonus": 20}, "Each box 20."),
        ({"game_bonus": 500}, "Each game 500."),
        ({"shutout": "flat", "shutout_amount": 0}, "A shutout brings 0."),
        ({"shutout": "flat", "shutout_amount": 1000}, "A shutout brings 1000."),
        ({"stake": 0}, "Each point is worth 0."),
        ({"stake": 5}, "Each point is worth 0.05."),
        ({"stake": 100}, "Each point is worth 1."),
        ({"stake": 100, "stake_step": 50}, "Each point is worth 1.00, rounded to 0.50."),
        ({"stake": 1_000_000, "stake_step": 1_000_000}, "Each point is worth 10,000, rounded to 10,000."),
        ({"games": 1, "series_winner": "net"}, "The sum of the settlement wins the series."),
    ],
)
def test_numbers_stand_in_the_sentences(given: dict[str, Any], said: str) -> None:
    lines = [line for line in rules_card(Rules(**given)) if line.text == said]

    assert [line.own for line in lines] == [True]
    assert set(given) <= set(lines[0].fields) | {"games"}


@pytest.mark.parametrize(
    ("preset", "given", "marked"),
    [
        ("hollywood", {}, []),
        ("oklahoma", {}, []),
        ("hollywood", {"target": 250}, ["Three games to 250."]),
        ("hollywood", {"gin_bonus": 20, "tie": "knocker"}, ["Gin 20, undercut 10.", "Equal counts bring the knocker no points."]),
        ("hollywood-bonus", {"box_bonus": 0}, ["Boxes bring nothing."]),
        ("hollywood-bonus", {"game_bonus": 0, "shutout": "none"}, ["A game brings no bonus.", "Shutouts bring nothing more."]),
        ("oklahoma", {"spades_double": False}, ["A spade turned up doubles nothing."]),
        ("oklahoma", {"extra_boxes": False}, ["No extra boxes."]),
        ("oklahoma", {"game_weights": (1, 1, 1)}, ["The third game counts once."]),
        ("modern", {"big_gin_bonus": None}, ["Big gin is not played."]),
        ("classic", {"stake": 10}, ["Each point is worth 0.10."]),
    ],
)
def test_what_is_not_as_in_the_preset_is_marked_and_nothing_else(preset: str, given: dict[str, Any], marked: list[str]) -> None:
    card = rules_card(replace(PRESETS[preset], **given))

    assert [line.text for line in card if line.own] == marked


def as_played(rules: Rules) -> Rules:
    """Return rules without whatever makes no difference beside the others."""
    return replace(rules, **{field: getattr(Rules(), field) for field in FIELDS if not is_played(field, rules)})


@given(any_rules, any_rules, st.sampled_from(list(FIELDS)))
def test_rules_that_are_played_otherwise_are_always_said_otherwise(rules: Rules, others: Rules, field: str) -> None:
    other = with_rule(rules, field, getattr(others, field))

    if as_played(rules) != as_played(other):
        assert rules_sentences(rules) != rules_sentences(other)
        assert news(rules, other)
        assert news(rules, other) != news(other, rules)


@given(any_rules)
def test_whatever_is_played_otherwise_than_in_the_preset_is_marked_once(rules: Rules) -> None:
    card = rules_card(rules)

    said = [field for line in card for field in line.fields]
    marked = {field for line in card if line.own for field in line.fields}
    assert len(said) == len(set(said))
    assert {field for field in own_fields(rules, PRESETS[nearest_preset(rules)]) if is_played(field, rules)} <= marked
    assert news(rules, rules) == ()


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({}, "To 100. Gin 25, undercut 10, knock with 10."),
        ({"knock_limit": 0}, "To 100. Gin 25, undercut 10, gin only."),
        ({"oklahoma": True, "target": 250}, "To 250. Gin 25, undercut 10, Oklahoma."),
    ],
)
def test_the_head_of_the_sheet_says_the_rules_in_a_line(given: dict[str, Any], line: str) -> None:
    assert rules_line(Rules(**given)) == line


def test_the_rules_of_one_hand_are_said_without_those_of_the_series() -> None:
    assert hand_sentences(Rules()) == "Knock with 10 or less. Gin 25, undercut 10. Big gin is not played. Equal counts are an undercut."
