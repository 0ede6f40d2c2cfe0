import json
from dataclasses import fields

import pytest
from hypothesis import given

from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules, read_rules, read_settings, rules_json, setting_text
from tests.hollywood.evenings import any_rules

HOLLYWOOD = {
    "games": 3,
    "target": 100,
    "knock_limit": 10,
    "oklahoma": False,
    "ace_upcard": "one",
    "spades_double": False,
    "boxes_double": False,
    "gin_bonus": 25,
    "undercut_bonus": 10,
    "big_gin_bonus": None,
    "tie": "undercut",
    "shut_out_entry": "open_next",
    "next_dealer": "winner",
    "series_winner": "games",
    "box_bonus": 0,
    "extra_boxes": False,
    "game_bonus": 0,
    "shutout": None,
    "shutout_amount": 0,
    "game_weights": [1, 1, 1],
    "stake": None,
    "stake_step": None,
}
OTHERWISE: dict[str, dict[str, object]] = {
    "hollywood": {},
    "gin": {"games": 1, "undercut_bonus": 25, "next_dealer": "alternate"},
    "hollywood-bonus": {
        "undercut_bonus": 25,
        "box_bonus": 25,
        "game_bonus": 100,
        "shutout": "double_total",
        "series_winner": "net",
    },
    "classic": {"games": 1, "gin_bonus": 20, "box_bonus": 20, "game_bonus": 100, "shutout": "double_game_bonus"},
    "modern": {
        "games": 1,
        "undercut_bonus": 25,
        "big_gin_bonus": 31,
        "box_bonus": 25,
        "game_bonus": 100,
        "shutout": "double_points",
        "next_dealer": "alternate",
    },
    "oklahoma": {
        "oklahoma": True,
        "ace_upcard": "gin_only",
        "spades_double": True,
        "undercut_bonus": 25,
        "target": 250,
        "box_bonus": 25,
        "extra_boxes": True,
        "boxes_double": True,
        "game_bonus": 250,
        "shutout": "double_total",
        "game_weights": [1, 1, 2],
        "next_dealer": "loser",
        "series_winner": "net",
    },
}
NUMBERS = {
    "target": (25, 1000),
    "knock_limit": (0, 10),
    "gin_bonus": (0, 100),
    "undercut_bonus": (0, 100),
    "big_gin_bonus": (0, 200),
    "box_bonus": (0, 100),
    "game_bonus": (0, 500),
    "shutout_amount": (0, 1000),
    "stake": (0, 1_000_000),
    "stake_step": (1, 1_000_000),
}
OR_NONE = ("big_gin_bonus", "stake", "stake_step", "shutout")
CHOICES: dict[str, list[tuple[str, object]]] = {
    "games": [("3", 3), ("1", 1)],
    "oklahoma": [("on", True), ("off", False)],
    "ace_upcard": [("one", "one"), ("gin_only", "gin_only")],
    "spades_double": [("on", True), ("off", False)],
    "boxes_double": [("on", True), ("off", False)],
    "tie": [("undercut", "undercut"), ("knocker", "knocker")],
    "shut_out_entry": [("open_next", "open_next"), ("literal", "literal")],
    "next_dealer": [("winner", "winner"), ("loser", "loser"), ("alternate", "alternate")],
    "series_winner": [("games", "games"), ("net", "net")],
    "extra_boxes": [("on", True), ("off", False)],
    "shutout": [(word, word) for word in ("double_total", "double_points", "double_game_bonus", "flat")] + [("none", None)],
    "game_weights": [("1,1,1", [1, 1, 1]), ("1,1,2", [1, 1, 2])],
}
NUMBERS_AS_TEXT = [(field, str(value), value) for field, bounds in NUMBERS.items() for value in bounds]
NONE_AS_TEXT = [(field, "none", None) for field in OR_NONE]
VALUES = [*NUMBERS_AS_TEXT, *NONE_AS_TEXT, *((field, *value) for field, values in CHOICES.items() for value in values)]
NEVER = ["", "yes", 1.5, -1, 10**30, [], [1, 1], [1, 1, 1, 1], [1, 1, True], [1.0, 1, 2], [[1, 1, 2]], {}, {"values": 1}]


def test_every_field_of_the_rules_has_its_values() -> None:
    # Whether a hand counts double is no rule of a table: its upcard decides.
    assert {field.name for field in fields(Rules)} - {"doubled"} == set(FIELDS) == set(HOLLYWOOD) == {*NUMBERS, *CHOICES}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_a_preset_is_one_that_its_field_may_have(preset: str) -> None:
    assert read_rules(rules_json(PRESETS[preset]), Rules(target=30)) == (PRESETS[preset], ())


def test_the_presets_are_those_of_the_rules() -> None:
    assert {preset: rules_json(rules) for preset, rules in PRESETS.items()} == {
        preset: {**HOLLYWOOD, **otherwise} for preset, otherwise in OTHERWISE.items()
    }


@pytest.mark.parametrize(("field", "text", "value"), VALUES)
@pytest.mark.parametrize("preset", ["hollywood", "oklahoma"])
def test_a_field_takes_its_values_as_json_and_as_text(preset: str, field: str, text: str, value: object) -> None:
    read, problems = read_rules({field: value}, PRESETS[preset])

    assert (rules_json(read), problems) == ({**rules_json(PRESETS[preset]), field: value}, ())
    settings, unread = read_settings([f"{field}={text}"])
    assert (read_rules(settings, PRESETS[preset]), unread) == ((read, ()), ())
    assert setting_text(getattr(read, field)) == text


def test_no_shutout_may_be_a_word_in_json_too() -> None:
    assert read_rules({"shutout": "none"}, PRESETS["modern"]) == read_rules({"shutout": None}, PRESETS["modern"])


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", NEVER, ids=repr)
def test_a_field_takes_nothing_of_another_kind(field: str, value: object) -> None:
    read, (problem,) = read_rules({field: value})

    assert (read, problem.fields["field"]) == (PRESETS["hollywood"], field)
    assert problem.code == ("rule_bounds" if field in NUMBERS else "rule_values")


@pytest.mark.parametrize(("field", "least", "most"), [(field, *bounds) for field, bounds in NUMBERS.items()])
def test_a_number_beyond_its_bounds_is_refused_with_them(field: str, least: int, most: int) -> None:
    for value in (least - 1, most + 1):
        (problem,) = read_rules({field: value})[1]
        bounds = {"field": field, "value": str(value), "least": least, "most": most}
        assert problem.fields == bounds | ({"reason": "or_none"} if field in OR_NONE else {})


@pytest.mark.parametrize("field", sorted(set(FIELDS) - set(OR_NONE)))
def test_only_some_fields_may_be_none(field: str) -> None:
    assert [problem.fields["value"] for problem in read_rules({field: None})[1]] == ["null"]


@pytest.mark.parametrize(
    ("given", "code", "told"),
    [
        ({"games": 2}, "rule_values", {"field": "games", "value": "2", "values": ("3", "1")}),
        ({"games": True}, "rule_values", {"field": "games", "value": "true", "values": ("3", "1")}),
        ({"target": 24}, "rule_bounds", {"field": "target", "value": "24", "least": 25, "most": 1000}),
        ({"target": 1001}, "rule_bounds", {"field": "target", "value": "1001", "least": 25, "most": 1000}),
        ({"target": 100.0}, "rule_bounds", {"field": "target", "value": "100.0", "least": 25, "most": 1000}),
        ({"target": "100"}, "rule_bounds", {"field": "target", "value": "100", "least": 25, "most": 1000}),
        ({"target": None}, "rule_bounds", {"field": "target", "value": "null", "least": 25, "most": 1000}),
        ({"knock_limit": True}, "rule_bounds", {"field": "knock_limit", "value": "true", "least": 0, "most": 10}),
        ({"gin_bonus": -1}, "rule_bounds", {"field": "gin_bonus", "value": "-1", "least": 0, "most": 100}),
        ({"gin_bonus": 10**79}, "rule_bounds", {"field": "gin_bonus", "value": "1" + "0" * 39 + "…", "least": 0, "most": 100}),
        ({"tie": "both"}, "rule_values", {"field": "tie", "value": "both", "values": ("undercut", "knocker")}),
        ({"tie": 1}, "rule_values", {"field": "tie", "value": "1", "values": ("undercut", "knocker")}),
        ({"oklahoma": 1}, "rule_values", {"field": "oklahoma", "value": "1", "values": ("on", "off")}),
        ({"oklahoma": "on"}, "rule_values", {"field": "oklahoma", "value": "on", "values": ("on", "off")}),
        ({"game_weights": [1, 1, 3]}, "rule_values", {"field": "game_weights", "value": "[1, 1, 3]", "values": ("1,1,1", "1,1,2")}),
        ({"stake": "none"}, "rule_bounds", {"field": "stake", "value": "none", "least": 0, "most": 1_000_000, "reason": "or_none"}),
        ({"jokers": 2}, "unknown_rule", {"field": "jokers"}),
        ({"doubled": True}, "unknown_rule", {"field": "doubled"}),
        ({"preset": "bridge"}, "unknown_preset", {"value": "bridge", "values": tuple(PRESETS)}),
        ({"preset": ["gin"]}, "unknown_preset", {"value": "['gin']", "values": tuple(PRESETS)}),
    ],
)
def test_an_unknown_field_or_value_is_refused_by_name(given: dict[str, object], code: str, told: dict[str, object]) -> None:
    read, (problem,) = read_rules(given)

    assert (problem.code, problem.fields) == (code, told)
    assert read == PRESETS["hollywood"]


def test_everything_wrong_is_told_at_once_and_the_sound_fields_are_kept() -> None:
    read, problems = read_rules({"preset": "gin", "target": 5, "gin_bonus": 20, "jokers": 2})

    assert [problem.code for problem in problems] == ["rule_bounds", "unknown_rule"]
    assert read == Rules(games=1, undercut_bonus=25, next_dealer="alternate", gin_bonus=20)


def test_a_preset_replaces_the_base_and_other_fields_are_laid_over_it() -> None:
    base = Rules(target=250)

    assert read_rules({"gin_bonus": 20}, base)[0] == Rules(target=250, gin_bonus=20)
    assert read_rules({"gin_bonus": 20, "preset": "hollywood"}, base)[0] == Rules(gin_bonus=20)


@pytest.mark.parametrize(
    ("texts", "values"),
    [
        (["gin_bonus=20"], {"gin_bonus": 20}),
        ([" tie = knocker "], {"tie": "knocker"}),
        (["oklahoma=on", "spades_double=off", "big_gin_bonus=none"], {"oklahoma": True, "spades_double": False, "big_gin_bonus": None}),
        (["game_weights=1,1,2"], {"game_weights": [1, 1, 2]}),
        (["game_weights=1,1"], {"game_weights": [1, 1]}),
        (["game_weights=1,,2"], {"game_weights": "1,,2"}),
        (["target=-5"], {"target": -5}),
        (["target=" + "9" * 80], {"target": "9" * 80}),
        (["target=1_000"], {"target": "1_000"}),
        (["a=b=c"], {"a": "b=c"}),
        (["target=100", "target=150"], {"target": 150}),
    ],
)
def test_settings_are_read_from_text(texts: list[str], values: dict[str, object]) -> None:
    assert read_settings(texts) == (values, ())


@pytest.mark.parametrize("text", ["target", "=5", ""])
def test_a_text_that_sets_nothing_is_refused(text: str) -> None:
    assert [problem.code for problem in read_settings([text])[1]] == ["not_a_setting"]


@given(any_rules)
def test_rules_survive_json_and_settings(table: Rules) -> None:
    settings, unread = read_settings(f"{field}={setting_text(getattr(table, field))}" for field in FIELDS)

    assert read_rules(json.loads(json.dumps(rules_json(table))), PRESETS["oklahoma"]) == (table, ())
    assert (read_rules(settings, PRESETS["oklahoma"]), unread) == ((table, ()), ())
