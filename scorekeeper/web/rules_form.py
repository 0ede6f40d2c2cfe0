"""The house rules as a form: a control for each field, and what was typed into them read back."""

from collections.abc import Mapping
from typing import NamedTuple

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules, Whole, read_rules, read_settings, setting_text
from scorekeeper.web.entry import read_number
from scorekeeper.web.house_rules import Preset, presets, rules_line, rules_sentences
from scorekeeper.web.money import read_money, typed_money
from scorekeeper.web.texts import gettext as _

MONEY = ("stake", "stake_step")
GROUPS = (
    ("games", "target", "next_dealer", "shut_out_entry", "series_winner"),
    ("knock_limit", "oklahoma", "ace_upcard", "gin_bonus", "undercut_bonus", "big_gin_bonus", "spades_double", "tie"),
    ("box_bonus", "extra_boxes", "boxes_double", "game_bonus", "shutout", "shutout_amount", "game_weights"),
    MONEY,
)


class Control(NamedTuple):
    """Hold one field as a form shows it: its kind, its label, what is typed, its choices, and whether it is not as in the preset."""

    field: str
    kind: str
    label: str
    typed: str
    choices: tuple[tuple[str, str], ...]
    own: bool


class RulesForm(NamedTuple):
    """Hold the rules as a form shows them."""

    preset: str
    presets: tuple[Preset, ...]
    title: str
    line: str
    sentences: str
    groups: tuple[tuple[str, tuple[Control, ...]], ...]
    open: bool
    """Whether the single fields are shown at once."""


def typed_of_rules(rules: Rules, preset: str) -> dict[str, str]:
    """Return rules as they would be typed."""
    return {"preset": preset, "was": preset, **{field: _text(field, getattr(rules, field)) for field in FIELDS}}


def _text(field: str, value: object) -> str:
    if field in MONEY:
        return typed_money(value if isinstance(value, int) else None)
    return "" if value is None else setting_text(value)


def read_typed_rules(form: Mapping[str, str]) -> dict[str, str]:
    """Return what was typed of the rules; whoever chooses another preset gets its values wherever a field was left as it was.

    A form that shows no single fields has only its preset.
    """
    preset = form.get("preset", "") or "hollywood"
    base = PRESETS.get(preset, PRESETS["hollywood"])
    if "was" not in form:
        return typed_of_rules(base, preset)
    was = typed_of_rules(PRESETS.get(form["was"], base), form["was"])
    fresh = typed_of_rules(base, preset)
    # A switch that is off is not sent.
    sent = {field: form.get(field, "off" if _kind(field) == "switch" else "").strip() for field in FIELDS}
    left = form["was"] != preset
    typed = {field: fresh[field] if left and text == was[field] else text for field, text in sent.items()}
    return {"preset": preset, "was": preset, **typed}


def rules_from(typed: Mapping[str, str]) -> tuple[Rules, tuple[Problem, ...]]:
    """Return the rules that were typed, and what is wrong with them, by the names that the form has for the fields."""
    rules, problems = read_rules({"preset": typed["preset"], **{field: _value(field, typed[field]) for field in FIELDS}})
    return rules, tuple(_named(problem, typed) for problem in problems)


def _value(field: str, text: str) -> object:
    known = FIELDS[field]
    if not isinstance(known, Whole):
        values, _problems = read_settings([f"{field}={text}"])
        return values.get(field, text)
    if not text and known.or_none:
        return None
    number = read_money(text) if field in MONEY else read_number(text)
    return text if number is None else number


def _named(problem: Problem, typed: Mapping[str, str]) -> Problem:
    field = str(problem.fields.get("field", ""))
    known = FIELDS.get(field)
    said = {**problem.fields, "field": _labels().get(field, field)}
    if field in MONEY and isinstance(known, Whole):
        said |= {"value": typed[field], "least": typed_money(known.least), "most": typed_money(known.most)}
    return Problem(problem.code, fields=said)


def show_rules_form(typed: Mapping[str, str], *, unfolded: bool = False) -> RulesForm:
    """Return the rules as a form shows them."""
    preset = typed["preset"] if typed["preset"] in PRESETS else "hollywood"
    usual = typed_of_rules(PRESETS[preset], preset)
    titles = (_("The series"), _("One hand"), _("Settlement"), _("Stakes"))
    controls = [tuple(_control(field, typed[field], usual[field]) for field in fields) for fields in GROUPS]
    groups = tuple(zip(titles, controls, strict=True))
    rules, _problems = rules_from(typed)
    offered = presets()
    title = next(each.title for each in offered if each.value == preset)
    own = any(control.own for group in controls for control in group)
    said = _("%(preset)s, changed", preset=title) if own else title
    return RulesForm(preset, offered, said, rules_line(rules), rules_sentences(rules), groups, unfolded or own)


def _control(field: str, typed: str, usual: str) -> Control:
    return Control(field, _kind(field), _labels()[field], typed, _choices(field), typed != usual)


def _kind(field: str) -> str:
    known = FIELDS[field]
    if isinstance(known, Whole):
        return "money" if field in MONEY else "number"
    return "switch" if known.values == (True, False) else "choice"


def _labels() -> dict[str, str]:
    return {
        "games": _("Games"),
        "target": _("Points that win a game"),
        "next_dealer": _("Who deals next"),
        "shut_out_entry": _("Shut out of a closed game"),
        "series_winner": _("What wins the series"),
        "knock_limit": _("Knock limit; 0 for gin only"),
        "oklahoma": _("The upcard sets the limit"),
        "ace_upcard": _("An ace turned up"),
        "gin_bonus": _("Gin bonus"),
        "undercut_bonus": _("Undercut bonus"),
        "big_gin_bonus": _("Big gin bonus; empty for no big gin"),
        "spades_double": _("A spade turned up doubles"),
        "tie": _("Equal counts"),
        "box_bonus": _("Each box"),
        "extra_boxes": _("Extra boxes for gin and undercut"),
        "boxes_double": _("Extra boxes double on a spade"),
        "game_bonus": _("Each game"),
        "shutout": _("A shutout"),
        "shutout_amount": _("Amount for a shutout"),
        "game_weights": _("The third game"),
        "stake": _("Money for a point; empty for none"),
        "stake_step": _("Rounded to"),
    }


def _choices(field: str) -> tuple[tuple[str, str], ...]:
    choices = {
        "games": (("3", _("three side by side")), ("1", _("one"))),
        "next_dealer": (("winner", _("the winner")), ("loser", _("the loser")), ("alternate", _("in turn"))),
        "shut_out_entry": (("open_next", _("begins in the next")), ("literal", _("is entered nowhere"))),
        "series_winner": (("games", _("two games")), ("net", _("the sum"))),
        "ace_upcard": (("one", _("means 1")), ("gin_only", _("gin only"))),
        "tie": (("undercut", _("an undercut")), ("knocker", _("no points"))),
        "shutout": (
            ("none", _("brings nothing")),
            ("double_total", _("doubles the total")),
            ("double_points", _("doubles the points")),
            ("double_game_bonus", _("doubles the bonus")),
            ("flat", _("brings an amount")),
        ),
        "game_weights": (("1,1,1", _("counts once")), ("1,1,2", _("counts double"))),
    }
    return choices.get(field, ())
