"""What a hand is worth once both counts are known."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import MOST_COUNT, HandRules

Ruling = Literal["undercut", "dead"]


class Outcome(StrEnum):
    """Say how a hand ended."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    DEAD = "dead"


class Side(StrEnum):
    """Say which of the two in one hand."""

    KNOCKER = "knocker"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True)
class Score:
    """Hold how one hand ended, who won it, and its points with the parts that add up to them."""

    outcome: Outcome
    winner: Side | None
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def points(self) -> int:
        """Return the sum of the parts, in points."""
        return sum(points for _, points in self.parts)


def resolve(declared: Outcome, knocker_count: int, opponent_count: int, rules: HandRules, ruling: Ruling | None = None) -> Score:
    """Return what a hand is worth by its rules, given both counts after layoffs.

    Source: docs/rules.md, section 2.

    >>> resolve(Outcome.KNOCK, 5, 20, HandRules()).points
    15
    >>> resolve(Outcome.KNOCK, 10, 9, HandRules()).parts
    (('difference', 1), ('undercut_bonus', 10))
    >>> resolve(Outcome.GIN, 0, 30, HandRules(doubled=True)).points
    110
    """
    score = _resolve(declared, knocker_count, opponent_count, rules, ruling)
    if score.winner is None or not rules.doubled:
        return score
    return replace(score, parts=(*score.parts, ("spade_upcard", score.points)))


def _resolve(declared: Outcome, knocker_count: int, opponent_count: int, rules: HandRules, ruling: Ruling | None) -> Score:
    if ruling == "dead":
        return Score(Outcome.DEAD, None)
    if ruling == "undercut":
        return _undercut(max(knocker_count - opponent_count, 0), rules)
    if declared is Outcome.BIG_GIN and rules.big_gin_bonus is not None:
        return Score(Outcome.BIG_GIN, Side.KNOCKER, (("opponent_count", opponent_count), ("big_gin_bonus", rules.big_gin_bonus)))
    if declared in (Outcome.GIN, Outcome.BIG_GIN):
        return Score(Outcome.GIN, Side.KNOCKER, (("opponent_count", opponent_count), ("gin_bonus", rules.gin_bonus)))
    ahead = opponent_count - knocker_count
    if ahead > 0 or (ahead == 0 and rules.tie == "knocker"):
        return Score(Outcome.KNOCK, Side.KNOCKER, (("difference", ahead),))
    return _undercut(-ahead, rules)


def _undercut(difference: int, rules: HandRules) -> Score:
    return Score(Outcome.UNDERCUT, Side.OPPONENT, (("difference", difference), ("undercut_bonus", rules.undercut_bonus)))


def count_problems(
    declared: Outcome, knocker_count: int, opponent_count: int, rules: HandRules, ruling: Ruling | None = None
) -> tuple[Problem, ...]:
    """Return everything that is wrong with two counts as they were typed.

    Source: docs/rules.md, section 2, bounds.

    >>> [problem.code for problem in count_problems(Outcome.KNOCK, 11, 99, HandRules())]
    ['over_limit', 'opponent_count_bounds']
    """
    found = [*_declared_problems(declared, knocker_count, rules)]
    if not 0 <= knocker_count <= MOST_COUNT:
        found.append(Problem("knocker_count_bounds", fields={"count": knocker_count, "least": 0, "most": MOST_COUNT}))
    elif ruling and knocker_count <= rules.knock_limit:
        found.append(Problem("ruling_within_limit", fields={"count": knocker_count, "limit": rules.knock_limit}))
    elif not ruling and declared is Outcome.KNOCK and knocker_count > rules.knock_limit:
        found.append(over_limit(knocker_count, rules))
    if not 0 <= opponent_count <= MOST_COUNT:
        found.append(Problem("opponent_count_bounds", fields={"count": opponent_count, "least": 0, "most": MOST_COUNT}))
    return tuple(found)


def _declared_problems(declared: Outcome, knocker_count: int, rules: HandRules) -> tuple[Problem, ...]:
    if declared is Outcome.BIG_GIN and rules.big_gin_bonus is None:
        return (Problem("big_gin_not_played"),)
    if declared not in (Outcome.KNOCK, Outcome.GIN, Outcome.BIG_GIN):
        return (Problem("not_declared", fields={"field": "declared", "text": str(declared)}),)
    if declared is not Outcome.KNOCK and knocker_count:
        return (Problem("gin_with_count", fields={"count": knocker_count}),)
    return (Problem("knock_with_nothing"),) if declared is Outcome.KNOCK and knocker_count == 0 else ()


def over_limit(count: int, rules: HandRules) -> Problem:
    """Return the problem of a knock above the limit, and by how much it is."""
    return Problem("over_limit", fields={"count": count, "limit": rules.knock_limit, "over": count - rules.knock_limit})


def points_problems(points: int, outcome: Outcome | None, rules: HandRules) -> tuple[Problem, ...]:
    """Return what is wrong with points that are copied from paper.

    Source: docs/rules.md, section 2, bounds.

    >>> [problem.fields["most"] for problem in points_problems(124, None, HandRules())]
    [123]
    """
    if outcome is Outcome.DEAD:
        return (Problem("dead_with_points"),)
    if outcome is Outcome.BIG_GIN and rules.big_gin_bonus is None:
        return (Problem("big_gin_not_played"),)
    least = _least_points(outcome, rules)
    if least <= points <= rules.most_points:
        return ()
    return (Problem("points_bounds", fields={"points": points, "least": least, "most": rules.most_points}),)


def _least_points(outcome: Outcome | None, rules: HandRules) -> int:
    least = {Outcome.KNOCK: 0 if rules.tie == "knocker" else 1, Outcome.GIN: rules.gin_bonus, Outcome.UNDERCUT: rules.undercut_bonus}
    if rules.big_gin_bonus is not None:
        least[Outcome.BIG_GIN] = rules.big_gin_bonus
    return least[outcome] if outcome else min(least.values())
