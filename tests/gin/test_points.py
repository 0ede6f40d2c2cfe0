from itertools import product

import pytest

from scorekeeper.gin.points import Outcome, Ruling, Score, Side, count_problems, over_limit, points_problems, resolve
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import MOST_COUNT, HandRules
from tests import oracle

GIN, KNOCK, BIG_GIN, UNDERCUT, DEAD = Outcome.GIN, Outcome.KNOCK, Outcome.BIG_GIN, Outcome.UNDERCUT, Outcome.DEAD
HOLLYWOOD = HandRules()
GIN_RUMMY = HandRules(undercut_bonus=25)
TIE_TO_KNOCKER = HandRules(tie="knocker")
NO_BONUS = HandRules(gin_bonus=0, undercut_bonus=0)
BIG = HandRules(big_gin_bonus=31)
SPADE = HandRules(undercut_bonus=25, big_gin_bonus=50, doubled=True)
SPADES_DOUBLE = HandRules(spades_double=True)


@pytest.mark.parametrize(
    ("declared", "knocker_count", "opponent_count", "rules", "score"),
    [
        (KNOCK, 5, 20, HOLLYWOOD, Score(KNOCK, Side.KNOCKER, (("difference", 15),))),
        (KNOCK, 10, 11, HOLLYWOOD, Score(KNOCK, Side.KNOCKER, (("difference", 1),))),
        (KNOCK, 1, 98, HOLLYWOOD, Score(KNOCK, Side.KNOCKER, (("difference", 97),))),
        (KNOCK, 10, 9, HOLLYWOOD, Score(UNDERCUT, Side.OPPONENT, (("difference", 1), ("undercut_bonus", 10)))),
        (KNOCK, 10, 10, HOLLYWOOD, Score(UNDERCUT, Side.OPPONENT, (("difference", 0), ("undercut_bonus", 10)))),
        (KNOCK, 6, 6, GIN_RUMMY, Score(UNDERCUT, Side.OPPONENT, (("difference", 0), ("undercut_bonus", 25)))),
        (KNOCK, 2, 0, HOLLYWOOD, Score(UNDERCUT, Side.OPPONENT, (("difference", 2), ("undercut_bonus", 10)))),
        (KNOCK, 2, 0, GIN_RUMMY, Score(UNDERCUT, Side.OPPONENT, (("difference", 2), ("undercut_bonus", 25)))),
        (KNOCK, 10, 10, TIE_TO_KNOCKER, Score(KNOCK, Side.KNOCKER, (("difference", 0),))),
        (KNOCK, 10, 9, TIE_TO_KNOCKER, Score(UNDERCUT, Side.OPPONENT, (("difference", 1), ("undercut_bonus", 10)))),
        (KNOCK, 7, 7, NO_BONUS, Score(UNDERCUT, Side.OPPONENT, (("difference", 0), ("undercut_bonus", 0)))),
        (GIN, 0, 72, HOLLYWOOD, Score(GIN, Side.KNOCKER, (("opponent_count", 72), ("gin_bonus", 25)))),
        (GIN, 0, 0, HOLLYWOOD, Score(GIN, Side.KNOCKER, (("opponent_count", 0), ("gin_bonus", 25)))),
        (GIN, 0, 0, TIE_TO_KNOCKER, Score(GIN, Side.KNOCKER, (("opponent_count", 0), ("gin_bonus", 25)))),
        (GIN, 0, 30, HandRules(gin_bonus=20), Score(GIN, Side.KNOCKER, (("opponent_count", 30), ("gin_bonus", 20)))),
        (GIN, 0, 0, NO_BONUS, Score(GIN, Side.KNOCKER, (("opponent_count", 0), ("gin_bonus", 0)))),
        (BIG_GIN, 0, 18, BIG, Score(BIG_GIN, Side.KNOCKER, (("opponent_count", 18), ("big_gin_bonus", 31)))),
        (BIG_GIN, 0, 0, BIG, Score(BIG_GIN, Side.KNOCKER, (("opponent_count", 0), ("big_gin_bonus", 31)))),
        (BIG_GIN, 0, 18, HandRules(big_gin_bonus=0), Score(BIG_GIN, Side.KNOCKER, (("opponent_count", 18), ("big_gin_bonus", 0)))),
        (BIG_GIN, 0, 18, HOLLYWOOD, Score(GIN, Side.KNOCKER, (("opponent_count", 18), ("gin_bonus", 25)))),
        (KNOCK, 5, 95, SPADE, Score(KNOCK, Side.KNOCKER, (("difference", 90), ("spade_upcard", 90)))),
        (GIN, 0, 30, SPADE, Score(GIN, Side.KNOCKER, (("opponent_count", 30), ("gin_bonus", 25), ("spade_upcard", 55)))),
        (BIG_GIN, 0, 45, SPADE, Score(BIG_GIN, Side.KNOCKER, (("opponent_count", 45), ("big_gin_bonus", 50), ("spade_upcard", 95)))),
        (KNOCK, 5, 3, SPADE, Score(UNDERCUT, Side.OPPONENT, (("difference", 2), ("undercut_bonus", 25), ("spade_upcard", 27)))),
        (KNOCK, 5, 5, HandRules(tie="knocker", doubled=True), Score(KNOCK, Side.KNOCKER, (("difference", 0), ("spade_upcard", 0)))),
    ],
)
def test_a_hand_is_worth_its_parts(declared: Outcome, knocker_count: int, opponent_count: int, rules: HandRules, score: Score) -> None:
    assert resolve(declared, knocker_count, opponent_count, rules) == score


@pytest.mark.parametrize("rules", [HOLLYWOOD, GIN_RUMMY, TIE_TO_KNOCKER, NO_BONUS, SPADE])
def test_every_pair_of_counts_is_worth_what_the_oracle_says(rules: HandRules) -> None:
    plain = oracle.Rules(rules.knock_limit, rules.gin_bonus, rules.undercut_bonus, rules.tie, doubled=rules.doubled)
    for knocker_count, opponent_count in product(range(11), range(99)):
        expected = oracle.resolve(knocker_count, opponent_count, plain)

        score = resolve(KNOCK if knocker_count else GIN, knocker_count, opponent_count, rules)

        assert (score.outcome, score.points) == (expected.outcome, abs(expected.points))
        assert (score.winner == Side.OPPONENT) == (expected.outcome == "undercut")


@pytest.mark.parametrize(
    ("knocker_count", "opponent_count", "difference"),
    [(11, 20, 0), (11, 11, 0), (15, 12, 3), (98, 0, 98)],
)
def test_a_knock_over_the_limit_ruled_an_undercut_pays_bonus_and_what_the_opponent_is_below(
    knocker_count: int, opponent_count: int, difference: int
) -> None:
    score = resolve(KNOCK, knocker_count, opponent_count, HOLLYWOOD, "undercut")

    assert score == Score(UNDERCUT, Side.OPPONENT, (("difference", difference), ("undercut_bonus", 10)))


@pytest.mark.parametrize("rules", [HOLLYWOOD, SPADE])
def test_a_knock_over_the_limit_ruled_dead_scores_nothing_for_nobody(rules: HandRules) -> None:
    score = resolve(KNOCK, 11, 20, rules, "dead")

    assert score == Score(DEAD, None)
    assert score.points == 0


def test_an_undercut_by_ruling_counts_double_on_a_spade_too() -> None:
    score = resolve(KNOCK, 15, 12, SPADE, "undercut")

    assert (score.parts, score.points) == ((("difference", 3), ("undercut_bonus", 25), ("spade_upcard", 28)), 56)


@pytest.mark.parametrize(
    ("declared", "knocker_count", "opponent_count", "rules", "ruling"),
    [
        (KNOCK, 1, 98, HOLLYWOOD, None),
        (KNOCK, 10, 0, HOLLYWOOD, None),
        (KNOCK, 6, 6, HOLLYWOOD, None),
        (GIN, 0, 0, HOLLYWOOD, None),
        (GIN, 0, 98, HandRules(knock_limit=0), None),
        (KNOCK, 11, 0, HOLLYWOOD, "undercut"),
        (KNOCK, 98, 98, HOLLYWOOD, "dead"),
        (KNOCK, 1, 5, HandRules(knock_limit=0), "undercut"),
        (BIG_GIN, 0, 0, BIG, None),
        (BIG_GIN, 0, 98, BIG, None),
    ],
)
def test_counts_inside_the_bounds_are_accepted(
    declared: Outcome, knocker_count: int, opponent_count: int, rules: HandRules, ruling: Ruling | None
) -> None:
    assert count_problems(declared, knocker_count, opponent_count, rules, ruling) == ()


def bounds(side: str, count: int) -> Problem:
    return Problem(f"{side}_count_bounds", fields={"count": count, "least": 0, "most": 98})


@pytest.mark.parametrize(
    ("declared", "knocker_count", "opponent_count", "rules", "problems"),
    [
        (KNOCK, 11, 20, HOLLYWOOD, [Problem("over_limit", fields={"count": 11, "limit": 10, "over": 1})]),
        (KNOCK, 6, 20, HandRules(knock_limit=5), [Problem("over_limit", fields={"count": 6, "limit": 5, "over": 1})]),
        (KNOCK, 98, 20, HOLLYWOOD, [Problem("over_limit", fields={"count": 98, "limit": 10, "over": 88})]),
        (KNOCK, 12, 500, HOLLYWOOD, [Problem("over_limit", fields={"count": 12, "limit": 10, "over": 2}), bounds("opponent", 500)]),
        (KNOCK, 99, 20, HOLLYWOOD, [bounds("knocker", 99)]),
        (KNOCK, -1, 20, HOLLYWOOD, [bounds("knocker", -1)]),
        (KNOCK, 5, 99, HOLLYWOOD, [bounds("opponent", 99)]),
        (KNOCK, 5, -1, HOLLYWOOD, [bounds("opponent", -1)]),
        (KNOCK, 0, 20, HOLLYWOOD, [Problem("knock_with_nothing")]),
        (GIN, 1, 20, HOLLYWOOD, [Problem("gin_with_count", fields={"count": 1})]),
        (GIN, 11, 20, HOLLYWOOD, [Problem("gin_with_count", fields={"count": 11})]),
        (BIG_GIN, 0, 20, HOLLYWOOD, [Problem("big_gin_not_played")]),
        (UNDERCUT, 5, 3, HOLLYWOOD, [Problem("not_declared", fields={"field": "declared", "text": "undercut"})]),
        (DEAD, 5, 3, HOLLYWOOD, [Problem("not_declared", fields={"field": "declared", "text": "dead"})]),
    ],
)
def test_all_that_is_wrong_with_typed_counts_is_named(
    declared: Outcome, knocker_count: int, opponent_count: int, rules: HandRules, problems: list[Problem]
) -> None:
    assert [*count_problems(declared, knocker_count, opponent_count, rules)] == problems


@pytest.mark.parametrize(
    ("declared", "knocker_count", "ruling", "problem"),
    [
        (KNOCK, 10, "undercut", Problem("ruling_within_limit", fields={"count": 10, "limit": 10})),
        (KNOCK, 1, "dead", Problem("ruling_within_limit", fields={"count": 1, "limit": 10})),
        (GIN, 0, "dead", Problem("ruling_within_limit", fields={"count": 0, "limit": 10})),
        (KNOCK, 99, "undercut", bounds("knocker", 99)),
    ],
)
def test_a_ruling_is_refused_within_the_limit_and_beyond_what_ten_cards_leave(
    declared: Outcome, knocker_count: int, ruling: Ruling, problem: Problem
) -> None:
    assert count_problems(declared, knocker_count, 20, HOLLYWOOD, ruling) == (problem,)


def test_a_knock_over_the_limit_says_by_how_much() -> None:
    assert over_limit(13, HOLLYWOOD) == Problem("over_limit", fields={"count": 13, "limit": 10, "over": 3})


@pytest.mark.parametrize(
    ("points", "outcome", "rules"),
    [
        (1, None, HOLLYWOOD),
        (123, None, HOLLYWOOD),
        (0, None, TIE_TO_KNOCKER),
        (0, None, NO_BONUS),
        (118, None, HandRules(gin_bonus=20)),
        (1, KNOCK, HOLLYWOOD),
        (0, KNOCK, TIE_TO_KNOCKER),
        (25, GIN, HOLLYWOOD),
        (10, UNDERCUT, HOLLYWOOD),
        (110, None, HandRules(gin_bonus=0, undercut_bonus=100)),
        (129, None, BIG),
        (31, BIG_GIN, BIG),
        (0, None, HandRules(big_gin_bonus=0)),
        (246, None, SPADES_DOUBLE),
        (25, GIN, SPADES_DOUBLE),
        (10, UNDERCUT, SPADES_DOUBLE),
        (110, None, HandRules(knock_limit=0, oklahoma=True, gin_bonus=0, undercut_bonus=100)),
    ],
)
def test_points_from_paper_inside_the_bounds_are_accepted(points: int, outcome: Outcome | None, rules: HandRules) -> None:
    assert points_problems(points, outcome, rules) == ()


@pytest.mark.parametrize(
    ("points", "outcome", "rules", "least", "most"),
    [
        (0, None, HOLLYWOOD, 1, 123),
        (-25, None, HOLLYWOOD, 1, 123),
        (124, None, HOLLYWOOD, 1, 123),
        (99999999999999999999, None, HOLLYWOOD, 1, 123),
        (119, None, HandRules(gin_bonus=20), 1, 118),
        (111, None, HandRules(gin_bonus=5, undercut_bonus=100), 1, 110),
        (-1, None, TIE_TO_KNOCKER, 0, 123),
        (0, KNOCK, HOLLYWOOD, 1, 123),
        (24, GIN, HOLLYWOOD, 25, 123),
        (9, UNDERCUT, HOLLYWOOD, 10, 123),
        (130, None, BIG, 1, 129),
        (30, BIG_GIN, BIG, 31, 129),
        (247, None, SPADES_DOUBLE, 1, 246),
        (397, None, HandRules(spades_double=True, big_gin_bonus=100), 1, 396),
        (101, None, HandRules(knock_limit=0, gin_bonus=0, undercut_bonus=100), 0, 100),
    ],
)
def test_points_from_paper_outside_are_refused_with_the_bounds(
    points: int, outcome: Outcome | None, rules: HandRules, least: int, most: int
) -> None:
    assert points_problems(points, outcome, rules) == (Problem("points_bounds", fields={"points": points, "least": least, "most": most}),)


@pytest.mark.parametrize(("outcome", "code"), [(BIG_GIN, "big_gin_not_played"), (DEAD, "dead_with_points")])
def test_points_of_an_outcome_that_brings_none_are_refused(outcome: Outcome, code: str) -> None:
    assert points_problems(20, outcome, HOLLYWOOD) == (Problem(code),)


def test_ten_cards_leave_at_most_98() -> None:
    worst = oracle.read("9S 9D TH TC JS JD QH QC KS KD")

    assert oracle.lowest_count(worst) == MOST_COUNT == 98
