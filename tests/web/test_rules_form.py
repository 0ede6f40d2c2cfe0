"""The house rules as a form, and read back from it."""

import pytest
from flask import Flask
from flask_babel import force_locale
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.rules import FIELDS, PRESETS, OneOf, Rules, Whole, setting_text
from scorekeeper.web.rules_form import Control, read_typed_rules, rules_from, show_rules_form, typed_of_rules
from tests.hollywood.evenings import any_rules
from tests.web.said import with_rule

NUMBERS = {field: known for field, known in FIELDS.items() if isinstance(known, Whole) and not field.startswith("stake")}
SWITCHES = [field for field, known in FIELDS.items() if isinstance(known, OneOf) and known.values == (True, False)]
CHOICES = {field: known for field, known in FIELDS.items() if isinstance(known, OneOf) and field not in SWITCHES}


def typed(preset: str = "hollywood", **fields: str) -> dict[str, str]:
    return {**typed_of_rules(PRESETS[preset], preset), **fields}


def sent(preset: str = "hollywood", **fields: str) -> dict[str, str]:
    """Return the fields as a browser sends them: a switch that is off is not there."""
    filled = typed(preset, **fields)
    return {field: text for field, text in filled.items() if field not in SWITCHES or text == "on"}


def controls(form: dict[str, str]) -> dict[str, Control]:
    return {control.field: control for _title, group in show_rules_form(form).groups for control in group}


def wrong(form: dict[str, str]) -> list[tuple[str, object]]:
    """Return what is wrong with rules that were typed: the code and the text that is quoted."""
    return [(problem.code, problem.fields["value"]) for problem in rules_from(form)[1]]


@given(any_rules, st.sampled_from(list(PRESETS)), st.sampled_from(("en", "bg", "hi")))
def test_rules_that_are_typed_as_they_are_shown_are_the_same(plain: Flask, rules: Rules, preset: str, language: str) -> None:
    with plain.test_request_context(), force_locale(language):
        shown = typed_of_rules(rules, preset)
        again = read_typed_rules({field: text for field, text in shown.items() if field not in SWITCHES or text == "on"})

        assert again == shown
        assert rules_from(again) == (rules, ())


@pytest.mark.parametrize("field", NUMBERS)
@pytest.mark.parametrize(
    "digits",
    ["0123456789", "०१२३४५६७८९", "\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19", "٠١٢٣٤٥٦٧٨٩"],
    ids=["Latin", "Devanagari", "wide", "Arabic"],
)
def test_a_number_is_read_in_the_digits_of_any_script(field: str, digits: str) -> None:
    for number in (NUMBERS[field].least, NUMBERS[field].most):
        text = "".join(digits[int(digit)] for digit in str(number))
        assert rules_from(typed(**{field: f" {text} "})) == (with_rule(Rules(), field, number), ())


@pytest.mark.parametrize("field", NUMBERS)
def test_a_number_outside_its_bounds_is_refused_with_them_by_its_label(field: str) -> None:
    known = NUMBERS[field]
    for number in (known.least - 1, known.most + 1):
        form = typed(**{field: str(number)})
        (problem,) = rules_from(form)[1]
        assert (problem.code, problem.fields["value"]) == ("rule_bounds", str(number))
        assert (problem.fields["least"], problem.fields["most"]) == (known.least, known.most)
        assert problem.fields["field"] == controls(form)[field].label


@pytest.mark.parametrize("field", NUMBERS)
@pytest.mark.parametrize("text", ["ten", "1.5", "1_0", "none", "null", "on", "9" * 80, "1e2", "5=5", "-"])
def test_what_is_no_number_is_refused_as_it_was_typed(field: str, text: str) -> None:
    ((code, quoted),) = wrong(typed(**{field: text}))

    assert code == "rule_bounds"
    assert str(quoted).strip("…") in text


@pytest.mark.parametrize("field", NUMBERS)
def test_an_empty_number_is_none_where_there_may_be_none_and_is_missed_elsewhere(field: str) -> None:
    rules, problems = rules_from(typed("modern", **{field: ""}))

    if NUMBERS[field].or_none:
        assert (getattr(rules, field), problems) == (None, ())
    else:
        assert [(problem.code, problem.fields["value"]) for problem in problems] == [("rule_bounds", "")]


@pytest.mark.parametrize(
    ("text", "amount"), [("", None), ("0", 0), ("0.05", 5), ("0,05", 5), ("2,5", 250), ("१०", 1000), ("10000", 1_000_000)]
)
def test_money_is_typed_in_what_people_speak_of(text: str, amount: int | None) -> None:
    assert rules_from(typed(stake=text)) == (Rules(stake=amount), ())


@pytest.mark.parametrize(
    ("field", "text", "least"), [("stake", "10000.01", "0"), ("stake", "-1", "0"), ("stake", "1,000", "0"), ("stake_step", "0", "0.01")]
)
def test_money_that_is_refused_is_quoted_in_what_people_speak_of(field: str, text: str, least: str) -> None:
    (problem,) = rules_from(typed(**{field: text}))[1]

    assert problem.fields["value"] == text
    assert (problem.fields["least"], problem.fields["most"]) == (least, "10000")


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, known in CHOICES.items() for value in known.values])
def test_every_value_of_a_choice_is_offered_and_read(field: str, value: object) -> None:
    text = setting_text(value)

    assert [offered for offered, _title in controls(typed())[field].choices].count(text) == 1
    assert rules_from(typed(**{field: text})) == (with_rule(Rules(), field, value), ())


@pytest.mark.parametrize("field", CHOICES)
@pytest.mark.parametrize("text", ["", "7", "on", "none at all", "1,1"])
def test_what_is_not_offered_is_refused(field: str, text: str) -> None:
    assert [code for code, _value in wrong(typed(**{field: text}))] == ["rule_values"]


def test_everything_that_is_wrong_is_said_at_once() -> None:
    assert len(wrong(typed(target="1", knock_limit="11", tie="?", stake="x"))) == 4


@pytest.mark.parametrize("field", SWITCHES)
def test_a_switch_that_is_not_sent_is_off(field: str) -> None:
    assert getattr(rules_from(read_typed_rules(sent(**{field: "on"})))[0], field) is True
    assert getattr(rules_from(read_typed_rules(sent("oklahoma", **{field: "off"})))[0], field) is False


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("was", PRESETS)
def test_another_preset_brings_its_values_wherever_a_field_was_left(preset: str, was: str) -> None:
    form = read_typed_rules({**sent(was), "preset": preset})

    assert rules_from(form) == (PRESETS[preset], ())
    assert (form["preset"], form["was"]) == (preset, preset)


def test_what_was_typed_stays_when_another_preset_is_chosen() -> None:
    form = read_typed_rules({**sent(target="150", big_gin_bonus="x", oklahoma="on"), "preset": "modern"})

    assert (form["target"], form["big_gin_bonus"], form["oklahoma"]) == ("150", "x", "on")
    assert (form["games"], form["box_bonus"]) == ("1", "25")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_form_without_single_fields_has_the_values_of_its_preset(preset: str) -> None:
    assert rules_from(read_typed_rules({"preset": preset})) == (PRESETS[preset], ())


def test_rules_are_hollywoods_where_nothing_is_said() -> None:
    assert rules_from(read_typed_rules({})) == (Rules(), ())


@pytest.mark.parametrize("preset", ["poker", "HOLLYWOOD", " gin", "\u0000", "x" * 500])
def test_a_preset_that_is_not_there_is_refused_and_the_form_is_shown_all_the_same(preset: str) -> None:
    form = read_typed_rules({"preset": preset})

    assert [code for code, _value in wrong(form)] == ["unknown_preset"]
    assert show_rules_form(form).preset == "hollywood"


def test_every_field_has_one_control_with_a_label_of_its_own() -> None:
    shown = [control for _title, group in show_rules_form(typed()).groups for control in group]

    assert sorted(control.field for control in shown) == sorted(FIELDS)
    assert {control.kind for control in shown} == {"number", "money", "switch", "choice"}
    assert all(len(control.choices) == (len(CHOICES[control.field].values) if control.kind == "choice" else 0) for control in shown)
    assert all(control.label for control in shown)


def test_the_form_says_the_rules_as_far_as_they_can_be_read() -> None:
    form = show_rules_form(typed(target="150", gin_bonus="x"))

    assert form.line == "To 150. Gin 25, undercut 10, knock with 10."
    assert form.sentences.startswith("Three games to 150.")


@pytest.mark.parametrize(
    ("fields", "title", "is_open", "own"),
    [
        ({}, "Hollywood", False, []),
        ({"target": "150"}, "Hollywood, changed", True, ["target"]),
        ({"oklahoma": "on", "tie": "knocker"}, "Hollywood, changed", True, ["oklahoma", "tie"]),
    ],
)
def test_what_is_not_as_in_the_preset_is_marked_and_unfolded(fields: dict[str, str], title: str, is_open: bool, own: list[str]) -> None:
    form = show_rules_form(typed(**fields))

    marked = [control.field for _title, group in form.groups for control in group if control.own]
    assert (form.title, form.open, sorted(marked)) == (title, is_open, sorted(own))
