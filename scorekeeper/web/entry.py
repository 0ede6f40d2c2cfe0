"""A hand as it was typed into a form, read into the one form in which it is recorded."""

import re
import unicodedata
from collections.abc import Mapping
from typing import TypeAlias

from scorekeeper.gin.points import Outcome
from scorekeeper.gin.problems import Problem

Body: TypeAlias = dict[str, object]
SEATS = ("A", "B")
MOST_TYPED = 80
"""So long a number can be in the fields of the pages; normalising a whole book would take its time."""
_NUMBER = re.compile(r"[-−]?\d{1,9}")


def read_number(text: str) -> int | None:
    """Return the whole number that somebody typed, in the digits of any script; none where it is none.

    >>> read_number(" १८ "), read_number("−3"), read_number("1_0"), read_number("9" * 80)
    (18, -3, None, None)
    """
    if len(text) > MOST_TYPED:
        return None
    plain = unicodedata.normalize("NFKC", text).strip()
    return int(plain.replace("−", "-")) if _NUMBER.fullmatch(plain) else None


class _Entry:
    """Read the fields of one hand and keep everything that is wrong with them."""

    def __init__(self, typed: Mapping[str, str]) -> None:
        self.typed = typed
        self.problems: list[Problem] = []

    def number(self, text: str, missing: str) -> int:
        number = read_number(text)
        if number is None:
            self.problems.append(Problem("not_a_number", fields={"text": text[:40]}) if text.strip() else Problem(missing))
        return number or 0

    def seat(self, letter: str, missing: str) -> Body:
        if letter not in SEATS:
            self.problems.append(Problem(missing))
        return {"seat": letter}

    def counts(self) -> Body:
        letter, _, said = self.typed["call"].partition("-")
        declared = Outcome(said) if said in (Outcome.GIN, Outcome.BIG_GIN) else Outcome.KNOCK
        is_said = letter in SEATS and said.strip()
        return {
            "knocker": self.seat(letter if is_said else "", "nobody_knocked"),
            "declared": str(declared),
            "knocker_count": self.number(said, "nobody_knocked") if is_said and declared is Outcome.KNOCK else 0,
            "opponent_count": self.number(self.typed["opponent_count"], "count_missing"),
        }

    def cards(self) -> Body:
        said = ("knocker_cards", "opponent_cards", "knocker_melds", "opponent_melds", "layoffs", "discard", "declared")
        texts: Body = {field: self.typed[field] for field in said if self.typed[field].strip()}
        texts |= {field: self.number(self.typed[field], "") for field in ("knocker_count", "opponent_count") if self.typed[field].strip()}
        if not {"knocker_cards", "opponent_cards"} <= texts.keys():
            self.problems.append(Problem("cards_missing"))
        return {"knocker": self.seat(self.typed["knocker"], "nobody_knocked"), **texts}

    def points(self) -> Body:
        outcome = {"outcome": self.typed["outcome"]} if self.typed["outcome"] else {}
        winner = self.seat(self.typed["winner"], "nobody_won")
        return {"winner": winner, "points": self.number(self.typed["points"], "points_missing"), **outcome}

    def form(self) -> Body:
        match self.typed["way"]:
            case "cards":
                return self.cards()
            case "points":
                return self.points()
            case "dead":
                return {"dead": True}
            case _:
                return self.counts()

    def body(self) -> Body:
        body = self.form()
        if self.typed["dealer"] in SEATS:
            body["dealer"] = {"seat": self.typed["dealer"]}
        if self.typed["upcard"].strip():
            body["upcard"] = self.typed["upcard"]
        if self.typed["ruling"]:
            body["ruling"] = self.typed["ruling"]
        return body


def read_shown(form: Mapping[str, str]) -> Body:
    """Return what a page showed of a hand when it was saved, where it says so.

    >>> read_shown({"shown_winner": "A", "shown_points": "12"})
    {'shown': {'winner': {'seat': 'A'}, 'points': 12}}
    """
    winner, points = form.get("shown_winner", ""), read_number(form.get("shown_points", ""))
    return {"shown": {"winner": {"seat": winner}, "points": points}} if winner in SEATS and points is not None else {}


def read_entry(typed: Mapping[str, str]) -> tuple[Body, tuple[Problem, ...]]:
    """Return the body of a hand, and what cannot be read of what was typed.

    >>> from scorekeeper.web.typed import read_typed
    >>> read_entry(read_typed({"way": "counts", "call": "A-5", "opponent_count": "20"}))[0]
    {'knocker': {'seat': 'A'}, 'declared': 'knock', 'knocker_count': 5, 'opponent_count': 20}
    """
    entry = _Entry(typed)
    return entry.body(), tuple(entry.problems)
