import json
from dataclasses import fields

import pytest

from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules, read_rules, read_settings, rules_json


def test_every_field_of_the_rules_has_its_values() -> None:
    assert {field.name for field in fields(Rules)} == set(FIELDS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_a_preset_is_one_that_its_field_may_have(preset: str) -> None:
    assert read_rules(rules_json(PRESETS[preset]), Rules(target=30)) == (PRESETS[preset], ())


def test_the_presets_are_those_of_the_rules() -> None:
    hollywood = {
        "games": 3,
        "target": 100,
        "knock_limit": 10,
        "gin_bonus": 25,
        "undercut_bonus": 10,
        "tie": "undercut",
        "shut_out_entry": "open_next",
        "next_dealer": "winner",
    }

    assert rules_json(PRESETS["hollywood"]) == hollywood
    assert rules_json(PRESETS["gin"]) == {**hollywood, "games": 1, "undercut_bonus": 25, "next_dealer": "alternate"}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("games", [1, 3]),
        ("target", [25, 1000]),
        ("knock_limit", [0, 10]),
        ("gin_bonus", [0, 100]),
        ("undercut_bonus", [0, 100]),
        ("tie", ["undercut", "knocker"]),
        ("shut_out_entry", ["open_next", "literal"]),
        ("next_dealer", ["winner", "loser", "alternate"]),
    ],
)
def test_a_field_takes_its_values(field: str, values: list[object]) -> None:
    for value in values:
        rules, problems = read_rules({field: value})
        assert (getattr(rules, field), problems) == (value, ())


@pytest.mark.parametrize(
    ("given", "code", "told"),
    [
        ({"games": 2}, "rule_values", {"field": "games", "value": "2", "values": (3, 1)}),
        ({"games": True}, "rule_values", {"field": "games", "value": "true", "values": (3, 1)}),
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
        ({"oklahoma": True}, "unknown_rule", {"field": "oklahoma"}),
        ({"big_gin_bonus": 31}, "unknown_rule", {"field": "big_gin_bonus"}),
        ({"preset": "bridge"}, "unknown_preset", {"value": "bridge", "values": ("hollywood", "gin")}),
        ({"preset": ["gin"]}, "unknown_preset", {"value": "['gin']", "values": ("hollywood", "gin")}),
    ],
)
def test_an_unknown_field_or_value_is_refused_by_name(given: dict[str, object], code: str, told: dict[str, object]) -> None:
    rules, (problem,) = read_rules(given)

    assert (problem.code, problem.fields) == (code, told)
    assert rules == PRESETS["hollywood"]


def test_everything_wrong_is_told_at_once_and_the_sound_fields_are_kept() -> None:
    rules, problems = read_rules({"preset": "gin", "target": 5, "gin_bonus": 20, "box_bonus": 25})

    assert [problem.code for problem in problems] == ["rule_bounds", "unknown_rule"]
    assert rules == Rules(games=1, undercut_bonus=25, next_dealer="alternate", gin_bonus=20)


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


def test_rules_survive_json() -> None:
    rules = Rules(target=500, tie="knocker")

    assert read_rules(json.loads(json.dumps(rules_json(rules)))) == (rules, ())
