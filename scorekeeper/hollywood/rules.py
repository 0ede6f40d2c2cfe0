"""The house rules of a table: every field with its values, the presets, and how they are read."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import MOST_LIMIT, HandRules
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
    boxes_double: bool = False
    shut_out_entry: Literal["open_next", "literal"] = "open_next"
    next_dealer: Literal["winner", "loser", "alternate"] = "winner"
    series_winner: Literal["games", "net"] = "games"
    box_bonus: int = 0
    extra_boxes: bool = False
    game_bonus: int = 0
    shutout: Literal["none", "double_total", "double_points", "double_game_bonus", "flat"] = "none"
    shutout_amount: int = 0
    game_weights: tuple[int, int, int] = (1, 1, 1)
    stake: int | None = None
    stake_step: int | None = None


@dataclass(frozen=True, slots=True)
class Whole:
    """Hold the bounds of a rule that is a whole number, and whether it may be none."""

    least: int
    most: int
    or_none: bool = False

    def has(self, value: object) -> bool:
        """Tell whether a value is one of these; true is no number here."""
        return self.or_none if value is None else type(value) is int and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class OneOf:
    """Hold the values of which a rule is one."""

    values: tuple[object, ...]

    def has(self, value: object) -> bool:
        """Tell whether a value is one of these."""
        return any(_is_same(value, one) for one in self.values)


def _is_same(value: object, one: object) -> bool:
    # True equals 1 and 1.0 equals 1, so the type decides before the value does.
    if isinstance(value, tuple) and isinstance(one, tuple):
        return len(value) == len(one) and all(map(_is_same, value, one))
    return type(value) is type(one) and value == one


SWITCH = OneOf((True, False))
BONUS = Whole(0, 100)

FIELDS: Mapping[str, Whole | OneOf] = MappingProxyType(
    {
        "games": OneOf((3, 1)),
        "target": Whole(25, 1000),
        "knock_limit": Whole(0, MOST_LIMIT),
        "oklahoma": SWITCH,
        "ace_upcard": OneOf(("one", "gin_only")),
        "spades_double": SWITCH,
        "boxes_double": SWITCH,
        "gin_bonus": BONUS,
        "undercut_bonus": BONUS,
        "big_gin_bonus": Whole(0, 200, or_none=True),
        "tie": OneOf(("undercut", "knocker")),
        "shut_out_entry": OneOf(("open_next", "literal")),
        "next_dealer": OneOf(("winner", "loser", "alternate")),
        "series_winner": OneOf(("games", "net")),
        "box_bonus": BONUS,
        "extra_boxes": SWITCH,
        "game_bonus": Whole(0, 500),
        "shutout": OneOf(("none", "double_total", "double_points", "double_game_bonus", "flat")),
        "shutout_amount": Whole(0, 1000),
        "game_weights": OneOf(((1, 1, 1), (1, 1, 2))),
        "stake": Whole(0, 1_000_000, or_none=True),
        "stake_step": Whole(1, 1_000_000, or_none=True),
    }
)
"""Every field and the values it may have (docs/rules.md, section 5); forms, JSON and bounds are made from it."""

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "hollywood": Rules(),
        "gin": Rules(games=1, undercut_bonus=25, next_dealer="alternate"),
        "hollywood-bonus": Rules(undercut_bonus=25, box_bonus=25, game_bonus=100, shutout="double_total", series_winner="net"),
        "classic": Rules(games=1, gin_bonus=20, box_bonus=20, game_bonus=100, shutout="double_game_bonus"),
        "modern": Rules(
            games=1, undercut_bonus=25, big_gin_bonus=31, box_bonus=25, game_bonus=100, shutout="double_points", next_dealer="alternate"
        ),
        "oklahoma": Rules(
            oklahoma=True,
            ace_upcard="gin_only",
            spades_double=True,
            undercut_bonus=25,
            target=250,
            box_bonus=25,
            extra_boxes=True,
            boxes_double=True,
            game_bonus=250,
            shutout="double_total",
            game_weights=(1, 1, 2),
            next_dealer="loser",
            series_winner="net",
        ),
    }
)

_WHOLE = re.compile(r"-?[0-9]{1,9}")
_LIST = re.compile(r"[0-9]{1,9}(,[0-9]{1,9})+")
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
    # For the shutout none is a word among others here, and null in JSON as everywhere.
    if "shutout" in values and values["shutout"] is None:
        values["shutout"] = "none"
    faults = {field: fault for field, value in values.items() if (fault := _rule_fault(field, value))}
    sound = {field: _kept(value) for field, value in values.items() if field not in faults}
    return replace(base, **sound), (*problems, *faults.values())


def _kept(value: object) -> Any:  # noqa: ANN401 - whatever its field may have
    return tuple(value) if isinstance(value, list) else value


def _rule_fault(field: str, value: object) -> Problem | None:
    known = FIELDS.get(field)
    if known is None:
        return Problem("unknown_rule", fields={"field": quoted(field)})
    if known.has(_kept(value)):
        return None
    fields: dict[str, object] = {"field": field, "value": quoted(value)}
    if isinstance(known, Whole):
        reason = {"reason": "or_none"} if known.or_none else {}
        return Problem("rule_bounds", fields={**fields, "least": known.least, "most": known.most, **reason})
    return Problem("rule_values", fields={**fields, "values": tuple(map(setting_text, known.values))})


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
            values[field] = _value_of(value)
        else:
            problems.append(Problem("not_a_setting", fields={"value": quoted(text)}))
    return values, tuple(problems)


def _value_of(text: str) -> object:
    if _LIST.fullmatch(text):
        return [int(part) for part in text.split(",")]
    return int(text) if _WHOLE.fullmatch(text) else _WORDS.get(text, text)


def setting_text(value: object) -> str:
    """Return the value of a rule as it is written in a setting.

    >>> [setting_text(value) for value in (True, None, (1, 1, 2), 25, "winner")]
    ['on', 'none', '1,1,2', '25', 'winner']
    """
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return next((word for word, meant in _WORDS.items() if meant is value), str(value))


def rules_json(rules: Rules) -> dict[str, object]:
    """Return every field of the rules as JSON values.

    >>> [rules_json(Rules())[field] for field in ("game_weights", "oklahoma", "shutout")]
    [[1, 1, 1], False, None]
    """
    return {field: _json(getattr(rules, field)) for field in FIELDS}


def _json(value: object) -> object:
    return None if value == "none" else list(value) if isinstance(value, tuple) else value
