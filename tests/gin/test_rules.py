import pytest

from scorekeeper.gin.cards import DECK, Card
from scorekeeper.gin.points import Outcome, resolve
from scorekeeper.gin.rules import HandRules
from tests.facts import Fact, each_fact
from tests.gin.verdicts import check, codes, laid, signed

OKLAHOMA = HandRules(knock_limit=3, oklahoma=True)
GIN_ONLY = HandRules(oklahoma=True, ace_upcard="gin_only")
SPADES = HandRules(knock_limit=6, spades_double=True)
SEVEN, TWENTY = "AS 2S 3S 4S 5S 6S 7S 8S 9S 7H", "JC QC KC JD QD KD 2H 4H 6H 8D"


@pytest.mark.parametrize(
    ("upcard", "rules", "limit", "doubled"),
    [
        ("7H", OKLAHOMA, 7, False),
        ("TD", OKLAHOMA, 10, False),
        ("JC", OKLAHOMA, 10, False),
        ("KS", OKLAHOMA, 10, False),
        ("AH", OKLAHOMA, 1, False),
        ("AS", OKLAHOMA, 1, False),
        ("AH", GIN_ONLY, 0, False),
        ("2H", GIN_ONLY, 2, False),
        ("7H", SPADES, 6, False),
        ("7S", SPADES, 6, True),
        ("AS", SPADES, 6, True),
        ("7S", HandRules(oklahoma=True, spades_double=True), 7, True),
        ("7S", HandRules(), 10, False),
    ],
)
def test_the_upcard_sets_the_limit_and_a_spade_doubles_where_the_table_plays_it(
    upcard: str, rules: HandRules, limit: int, doubled: bool
) -> None:
    of_hand = rules.for_hand(Card(upcard))

    assert (of_hand.knock_limit, of_hand.doubled) == (limit, doubled)


@pytest.mark.parametrize(("rules", "limit"), [(OKLAHOMA, 10), (GIN_ONLY, 10), (SPADES, 6), (HandRules(), 10)])
def test_without_its_upcard_a_hand_has_the_highest_limit_and_counts_once(rules: HandRules, limit: int) -> None:
    of_hand = rules.for_hand(None)

    assert (of_hand.knock_limit, of_hand.doubled) == (limit, False)


@pytest.mark.parametrize(("rules", "needs"), [(HandRules(), False), (OKLAHOMA, True), (SPADES, True)])
def test_an_upcard_is_needed_only_where_something_depends_on_it(rules: HandRules, needs: bool) -> None:
    verdict = check(SEVEN, TWENTY, rules)

    assert ("upcard_missing" in codes(verdict.problems), verdict.score is None) == (needs, needs)


@pytest.mark.parametrize(
    ("upcard", "rules", "points", "found"),
    [
        ("7D", OKLAHOMA, 13, []),
        ("6S", OKLAHOMA, None, ["over_limit"]),
        ("AD", GIN_ONLY, None, ["over_limit"]),
        ("KS", HandRules(oklahoma=True, spades_double=True), 26, []),
        ("7S", HandRules(spades_double=True), 26, []),
        ("7D", HandRules(spades_double=True), 13, []),
    ],
)
def test_a_hand_is_judged_by_its_upcard_which_may_be_in_a_holding(
    upcard: str, rules: HandRules, points: int | None, found: list[str]
) -> None:
    verdict = check(SEVEN, TWENTY, rules, upcard=upcard)

    assert (signed(verdict.score), codes(verdict.problems)) == (points, found)


def test_a_knock_over_the_limit_of_its_upcard_says_that_limit() -> None:
    (problem,) = check(SEVEN, TWENTY, OKLAHOMA, upcard="4D").problems

    assert problem.fields == {"count": 7, "limit": 4, "over": 3}


@pytest.mark.parametrize("upcard", DECK, ids=str)
def test_no_upcard_sets_a_limit_or_points_beyond_the_bounds(upcard: Card) -> None:
    rules = HandRules(oklahoma=True, spades_double=True, big_gin_bonus=50)
    of_hand = rules.for_hand(upcard)

    assert 1 <= of_hand.knock_limit <= rules.most_limit == 10
    assert resolve(Outcome.BIG_GIN, 0, 98, of_hand).points <= rules.most_points == 296


@each_fact("spreads")
def test_the_spread_that_is_scored_and_the_better_one_both_pay_double_on_a_spade(fact: Fact) -> None:
    expected = fact["expected"]

    verdict = check(fact["knocker"], fact["opponent"], HandRules(**fact["rules"], spades_double=True), upcard="KS")

    scored = 2 * max(expected["points_of_lowest_count_spreads"])
    assert (laid(verdict)[0].count, signed(verdict.score)) == (expected["lowest_count"], scored)
    assert (verdict.better.points if verdict.better else scored) == 2 * expected["best_points_to_knocker"]
