"""The house rules of a table: every field with its values, the presets, and how they are read."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.reading import quoted


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(HandRules):
    """Hold the rules of one series; the defaults are Hollywood's.

    Source: docs/rules.md, section 5.

    >>> Rules(target=150).gin_bonus
    25
    """

    games: Literal[3, 1] = 3
    target: int = 100
    shut_out_entry: Literal["open_next", "literal"] = "open_next"
    next_dealer: Literal["winner", "loser", "alternate"] = "winner"


Values = range | tuple[int, ...] | tuple[str, ...]

FIELDS: Mapping[str, Values] = MappingProxyType(
    {
        "games": (3, 1),
        "target": range(25, 1001),
        "knock_limit": range(11),
        "gin_bonus": range(101),
        "undercut_bonus": range(101),
        "tie": ("undercut", "knocker"),
        "shut_out_entry": ("open_next", "literal"),
        "next_dealer": ("winner", "loser", "alternate"),
    }
)
"""Every field and the values it may have (docs/rules.md, section 5); forms, JSON and bounds are made from it."""

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "hollywood": Rules(),
        "gin": Rules(games=1, undercut_bonus=25, next_dealer="alternate"),
    }
)

_WHOLE = re.compile(r"-?[0-9]{1,9}")
_WORDS: Mapping[str, object] = MappingProxyType({"on": True, "off": False, "none": None})


def read_rules(given: Mapping[str, object], base: Rules = PRESETS["hollywood"]) -> tuple[Rules, tuple[Problem, ...]]:
    """Return the base with the given JSON values laid over it, and what is wrong with them; a `preset` is the base where it stands.

    >>> read_rules({"preset": "gin", "target": 150})[0].undercut_bonus
    25
    >>> [problem.code for problem in read_rules({"target": 12, "jokers": 2})[1]]
    ['rule_bounds', 'unknown_rule']
    """
    values: dict[str, Any] = dict(given)
    problems = []
    preset = values.pop("preset", None)
    if isinstance(preset, str) and preset in PRESETS:
        base = PRESETS[preset]
    elif preset is not None:
        problems.append(Problem("unknown_preset", fields={"value": quoted(preset), "values": tuple(PRESETS)}))
    faults = {field: fault for field, value in values.items() if (fault := _rule_fault(field, value))}
    sound = {field: value for field, value in values.items() if field not in faults}
    return replace(base, **sound), (*problems, *faults.values())


def _rule_fault(field: str, value: object) -> Problem | None:
    values = FIELDS.get(field)
    if values is None:
        return Problem("unknown_rule", fields={"field": quoted(field)})
    # True equals 1 and 1.0 equals 1, so the type decides before the value does.
    if type(value) is type(values[0]) and value in values:
        return None
    fields: dict[str, object] = {"field": field, "value": quoted(value)}
    if isinstance(values, range):
        return Problem("rule_bounds", fields={**fields, "least": values[0], "most": values[-1]})
    return Problem("rule_values", fields={**fields, "values": values})


def read_settings(texts: Iterable[str]) -> tuple[dict[str, object], tuple[Problem, ...]]:
    """Return the JSON values of settings written as text, and those that are no setting; `read_rules` judges the values.

    >>> read_settings(["gin_bonus=20", "tie = knocker", "target"])
    ({'gin_bonus': 20, 'tie': 'knocker'}, (Problem(code='not_a_setting', cards=(), fields={'value': 'target'}),))
    """
    values: dict[str, object] = {}
    problems = []
    for text in texts:
        field, equals, value = (part.strip() for part in text.partition("="))
        if field and equals:
            values[field] = int(value) if _WHOLE.fullmatch(value) else _WORDS.get(value, value)
        else:
            problems.append(Problem("not_a_setting", fields={"value": quoted(text)}))
    return values, tuple(problems)


def rules_json(rules: Rules) -> dict[str, object]:
    """Return every field of the rules as JSON values.

    >>> rules_json(Rules())["next_dealer"]
    'winner'
    """
    return {field: getattr(rules, field) for field in FIELDS}
