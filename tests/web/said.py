"""What a card says of each house rule, written down a second time: by field and value, as a part of a sentence."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scorekeeper.hollywood.rules import Rules

PARTS: Mapping[str, Mapping[object, str]] = {
    "games": {3: "Three games to ", 1: "One game to "},
    "oklahoma": {True: "The upcard sets the knock limit", False: ""},
    "ace_upcard": {"one": "An ace turned up means 1.", "gin_only": "With an ace turned up only gin ends the hand."},
    "spades_double": {True: "A spade turned up doubles the hand.", False: ""},
    "boxes_double": {True: "; four and two on a spade.", False: ""},
    "tie": {"undercut": "Equal counts are an undercut.", "knocker": "Equal counts bring the knocker no points."},
    "shut_out_entry": {
        "open_next": "A player shut out of a closed game begins in the next.",
        "literal": "A win in a closed game is entered nowhere.",
    },
    "next_dealer": {"winner": "The winner deals.", "loser": "The loser deals.", "alternate": "The deal alternates."},
    "series_winner": {"games": "Two games win the series.", "net": "The sum of the settlement wins the series."},
    "extra_boxes": {True: "Two more boxes for gin, one more for an undercut", False: ""},
    "shutout": {
        "none": "",
        "double_total": "A shutout doubles the winner’s total of that game.",
        "double_points": "A shutout doubles the winner’s points of that game.",
        "double_game_bonus": "A shutout doubles the game’s bonus.",
        "flat": "A shutout brings ",
    },
    "game_weights": {(1, 1, 1): "", (1, 1, 2): "The third game counts double."},
}
"""Of a rule that has a few values: what is said of each, nothing where it is not played."""
NUMBERS: Mapping[str, str] = {
    "target": " to {}.",
    "knock_limit": "Knock with {} or less.",
    "gin_bonus": "Gin {}, ",
    "undercut_bonus": ", undercut {}.",
    "big_gin_bonus": "Big gin {}.",
    "box_bonus": "Each box {}.",
    "game_bonus": "Each game {}.",
    "shutout_amount": "A shutout brings {}.",
    "stake": "Each point is worth {}",
    "stake_step": ", rounded to {}.",
}
"""Of a rule that is a number: what is said of it where it is played."""


IDLE: Mapping[str, tuple[tuple[str, object], ...]] = {
    "knock_limit": (("oklahoma", True),),
    "ace_upcard": (("oklahoma", False),),
    "boxes_double": (("extra_boxes", False), ("spades_double", False)),
    "shut_out_entry": (("games", 1),),
    "game_weights": (("games", 1),),
    "shutout_amount": (("shutout", "none"), ("shutout", "double_total"), ("shutout", "double_points"), ("shutout", "double_game_bonus")),
    "stake_step": (("stake", None),),
}
"""Of a rule that not every table needs: beside which values of others it makes no difference."""


def is_played(field: str, rules: Rules) -> bool:
    return all(getattr(rules, other) != value for other, value in IDLE.get(field, ()))


def with_rule(rules: Rules, field: str, value: Any) -> Rules:  # noqa: ANN401 - whatever the field may have
    return replace(rules, **{field: value})
