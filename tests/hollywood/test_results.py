import pytest

from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.points import Outcome, Ruling
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.results import Result, hand_problems, result_of
from tests.hollywood.evenings import A, B

TEN_AGAINST_NINE = {"knocker": "5S 6S 7S 9C TC JC KS KC KD JD", "opponent": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"}
FORTY_LEFT = {"knocker": "5S 6S 7S 9C TC JC KS KC QD JD", "opponent": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"}
GIN = {"knocker": "4S 5S 6S 7C 7D 7H TH JH QH KH", "opponent": "2S 2C 2D 2H AC 8S 9S 7S 8C 8D"}


def counts(declared: Outcome, knocker: int, opponent: int, ruling: Ruling | None = None) -> Hand:
    return Hand(Counts(B, declared, knocker, opponent), ruling=ruling)


def cards(given: dict[str, str], ruling: Ruling | None = None) -> Hand:
    return Hand(Cards(B, read_deal(given)[0]), ruling=ruling)


@pytest.mark.parametrize(
    ("hand", "result"),
    [
        (Hand(Dead()), Result(Outcome.DEAD, None)),
        (Hand(Points(A, 12)), Result(None, A, 12)),
        (Hand(Points(A, 25, Outcome.GIN)), Result(Outcome.GIN, A, 25)),
        (counts(Outcome.KNOCK, 5, 20), Result(Outcome.KNOCK, B, 15, (("difference", 15),))),
        (counts(Outcome.KNOCK, 5, 5), Result(Outcome.UNDERCUT, A, 10, (("difference", 0), ("undercut_bonus", 10)))),
        (counts(Outcome.GIN, 0, 0), Result(Outcome.GIN, B, 25, (("opponent_count", 0), ("gin_bonus", 25)))),
        (counts(Outcome.KNOCK, 13, 11, "undercut"), Result(Outcome.UNDERCUT, A, 12, (("difference", 2), ("undercut_bonus", 10)))),
        (counts(Outcome.KNOCK, 13, 40, "undercut"), Result(Outcome.UNDERCUT, A, 10, (("difference", 0), ("undercut_bonus", 10)))),
        (counts(Outcome.KNOCK, 13, 11, "dead"), Result(Outcome.DEAD, None)),
        (cards(TEN_AGAINST_NINE), Result(Outcome.UNDERCUT, A, 11, (("difference", 1), ("undercut_bonus", 10)))),
    ],
)
def test_a_hand_comes_to_its_result(hand: Hand, result: Result) -> None:
    assert result_of(hand, HandRules()) == result
    assert hand_problems(hand, HandRules()) == ()


def test_cards_with_gin_score_gin() -> None:
    result = result_of(cards(GIN), HandRules())

    assert (result.outcome, result.winner, result.parts[1]) == (Outcome.GIN, B, ("gin_bonus", 25))


@pytest.mark.parametrize(
    ("ruling", "outcome", "winner", "codes"),
    [
        (None, Outcome.UNDERCUT, A, ["over_limit"]),
        ("undercut", Outcome.UNDERCUT, A, []),
        ("dead", Outcome.DEAD, None, []),
    ],
)
def test_cards_over_the_limit_are_scored_by_their_counts_and_stand_only_with_a_ruling(
    ruling: Ruling | None, outcome: Outcome, winner: str | None, codes: list[str]
) -> None:
    hand = cards(FORTY_LEFT, ruling)

    result = result_of(hand, HandRules())

    assert (result.outcome, result.winner) == (outcome, winner)
    assert [problem.code for problem in hand_problems(hand, HandRules())] == codes


@pytest.mark.parametrize("given", [TEN_AGAINST_NINE, GIN])
def test_a_ruling_within_the_limit_is_refused(given: dict[str, str]) -> None:
    assert [problem.code for problem in hand_problems(cards(given, "undercut"), HandRules())] == ["ruling_within_limit"]


def test_cards_that_cannot_be_counted_are_nobodys_hand_and_marked() -> None:
    hand = cards({"knocker": "", "opponent": "2S"})

    assert result_of(hand, HandRules()) == Result(Outcome.DEAD, None)
    assert {problem.code for problem in hand_problems(hand, HandRules())} == {"wrong_number"}


@pytest.mark.parametrize(
    ("hand", "rules", "codes"),
    [
        (Hand(Points(A, 123)), HandRules(), []),
        (Hand(Points(A, 124)), HandRules(), ["points_bounds"]),
        (Hand(Points(A, 0)), HandRules(), ["points_bounds"]),
        (Hand(Points(A, 0, Outcome.KNOCK)), HandRules(tie="knocker"), []),
        (Hand(Points(A, 24, Outcome.GIN)), HandRules(), ["points_bounds"]),
        (counts(Outcome.KNOCK, 12, 20), HandRules(), ["over_limit"]),
        (counts(Outcome.KNOCK, 5, 99), HandRules(), ["opponent_count_bounds"]),
        (counts(Outcome.KNOCK, 5, 20), HandRules(knock_limit=4), ["over_limit"]),
    ],
)
def test_the_rules_say_what_they_have_against_a_hand(hand: Hand, rules: HandRules, codes: list[str]) -> None:
    assert [problem.code for problem in hand_problems(hand, rules)] == codes
