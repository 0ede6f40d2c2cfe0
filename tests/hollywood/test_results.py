from dataclasses import replace

import pytest

from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.points import Outcome, Ruling
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.results import Result, boxes_of, hand_problems, result_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import A, B

TEN_AGAINST_NINE = {"knocker": "5S 6S 7S 9C TC JC KS KC KD JD", "opponent": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"}
FORTY_LEFT = {"knocker": "5S 6S 7S 9C TC JC KS KC QD JD", "opponent": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"}
GIN = {"knocker": "4S 5S 6S 7C 7D 7H TH JH QH KH", "opponent": "2S 2C 2D 2H AC 8S 9S 7S 8C 8D"}


ELEVEN = {"knocker": "AS 2S 3S 4S 5S 6S 7S 8S JH QH KH", "opponent": "QC QD QS 9C 9D 9H 9S 5C 6D 7H"}
OKLAHOMA, SPADES_DOUBLE = Rules(oklahoma=True), Rules(spades_double=True)


def counts(declared: Outcome, knocker: int, opponent: int, ruling: Ruling | None = None, upcard: str | None = None) -> Hand:
    return Hand(Counts(B, declared, knocker, opponent), upcard=Card(upcard) if upcard else None, ruling=ruling)


def cards(given: dict[str, str], ruling: Ruling | None = None, upcard: str = "") -> Hand:
    deal, _ = read_deal({**given, "upcard": upcard})
    return Hand(Cards(B, deal), upcard=deal.upcard, ruling=ruling)


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


@pytest.mark.parametrize(
    ("hand", "rules", "result"),
    [
        (counts(Outcome.GIN, 0, 30, upcard="KS"), SPADES_DOUBLE, (Outcome.GIN, B, 110)),
        (counts(Outcome.GIN, 0, 30, upcard="KH"), SPADES_DOUBLE, (Outcome.GIN, B, 55)),
        (counts(Outcome.GIN, 0, 30, upcard="KS"), Rules(), (Outcome.GIN, B, 55)),
        (counts(Outcome.KNOCK, 8, 8, upcard="2S"), SPADES_DOUBLE, (Outcome.UNDERCUT, A, 20)),
        (counts(Outcome.KNOCK, 12, 9, "undercut", "2S"), SPADES_DOUBLE, (Outcome.UNDERCUT, A, 26)),
        (counts(Outcome.KNOCK, 12, 9, "dead", "2S"), SPADES_DOUBLE, (Outcome.DEAD, None, 0)),
        (Hand(Dead(), upcard=Card("2S")), SPADES_DOUBLE, (Outcome.DEAD, None, 0)),
        (Hand(Points(A, 40), upcard=Card("2S")), SPADES_DOUBLE, (None, A, 40)),
        (cards(TEN_AGAINST_NINE, upcard="KS"), SPADES_DOUBLE, (Outcome.UNDERCUT, A, 22)),
        (cards(ELEVEN), Rules(big_gin_bonus=31), (Outcome.BIG_GIN, B, 49)),
        (cards(ELEVEN, upcard="2S"), Rules(big_gin_bonus=31, spades_double=True), (Outcome.BIG_GIN, B, 98)),
        (cards(ELEVEN), Rules(), (Outcome.GIN, B, 43)),
    ],
)
def test_the_upcard_and_big_gin_count_where_the_table_plays_them(
    hand: Hand, rules: Rules, result: tuple[Outcome | None, Seat | None, int]
) -> None:
    found = result_of(hand, rules)

    assert (found.outcome, found.winner, found.points) == result
    assert hand_problems(hand, rules) == ()


@pytest.mark.parametrize(
    ("hand", "outcome", "points"),
    [(counts(Outcome.GIN, 0, 30), Outcome.GIN, 55), (cards(TEN_AGAINST_NINE), Outcome.UNDERCUT, 11), (cards(ELEVEN), Outcome.BIG_GIN, 49)],
)
def test_a_hand_without_the_upcard_it_depends_on_counts_once_by_the_highest_limit_and_is_marked(
    hand: Hand, outcome: Outcome, points: int
) -> None:
    table = Rules(oklahoma=True, spades_double=True, big_gin_bonus=31)

    result = result_of(hand, table)

    assert (result.outcome, result.points) == (outcome, points)
    assert [problem.code for problem in hand_problems(hand, table)] == ["upcard_missing"]


@pytest.mark.parametrize("hand", [counts(Outcome.KNOCK, 10, 9, "dead"), cards(TEN_AGAINST_NINE, "dead")])
def test_a_ruling_that_was_recorded_stands_also_where_the_limit_has_become_a_higher_one(hand: Hand) -> None:
    assert result_of(hand, HandRules()) == Result(Outcome.DEAD, None)
    assert [problem.code for problem in hand_problems(hand, HandRules())] == ["ruling_within_limit"]


@pytest.mark.parametrize(
    ("hand", "boxes", "extra", "doubled"),
    [
        (counts(Outcome.KNOCK, 5, 20, upcard="2S"), 1, 1, 1),
        (counts(Outcome.KNOCK, 5, 5, upcard="2S"), 1, 2, 3),
        (counts(Outcome.KNOCK, 5, 5, upcard="2H"), 1, 2, 2),
        (counts(Outcome.GIN, 0, 5, upcard="2S"), 1, 3, 5),
        (counts(Outcome.GIN, 0, 5, upcard="2H"), 1, 3, 3),
        (counts(Outcome.BIG_GIN, 0, 5, upcard="2S"), 1, 3, 5),
        (counts(Outcome.KNOCK, 12, 5, "undercut", "2S"), 1, 2, 3),
        (Hand(Points(A, 40)), 1, 1, 1),
        (Hand(Points(A, 40, Outcome.GIN)), 1, 3, 3),
        (Hand(Points(A, 40, Outcome.GIN), upcard=Card("2S")), 1, 3, 5),
        (Hand(Points(A, 40, Outcome.UNDERCUT), upcard=Card("2S")), 1, 2, 3),
    ],
)
def test_gin_and_undercuts_bring_extra_boxes_where_they_are_played(hand: Hand, boxes: int, extra: int, doubled: int) -> None:
    plain = Rules(spades_double=True, big_gin_bonus=31)

    tables = (plain, replace(plain, extra_boxes=True), replace(plain, extra_boxes=True, boxes_double=True))

    assert [boxes_of(hand, result_of(hand, table), table) for table in tables] == [boxes, extra, doubled]


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
        (counts(Outcome.BIG_GIN, 0, 20), Rules(big_gin_bonus=31), []),
        (counts(Outcome.BIG_GIN, 0, 20), HandRules(), ["big_gin_not_played"]),
        (counts(Outcome.KNOCK, 5, 20), OKLAHOMA, ["upcard_missing"]),
        (counts(Outcome.KNOCK, 5, 20), SPADES_DOUBLE, ["upcard_missing"]),
        (counts(Outcome.KNOCK, 12, 20), OKLAHOMA, ["upcard_missing", "over_limit"]),
        (cards(TEN_AGAINST_NINE), OKLAHOMA, ["upcard_missing"]),
        (cards(TEN_AGAINST_NINE, upcard="KS"), OKLAHOMA, []),
        (cards(TEN_AGAINST_NINE, upcard="9H"), OKLAHOMA, ["over_limit"]),
        (cards(TEN_AGAINST_NINE, "undercut", "9H"), OKLAHOMA, []),
        (cards(TEN_AGAINST_NINE, "undercut", "KH"), OKLAHOMA, ["ruling_within_limit"]),
        (counts(Outcome.KNOCK, 5, 20, upcard="5D"), OKLAHOMA, []),
        (counts(Outcome.KNOCK, 6, 20, upcard="5D"), OKLAHOMA, ["over_limit"]),
        (counts(Outcome.KNOCK, 6, 20, "dead", "5D"), OKLAHOMA, []),
        (counts(Outcome.KNOCK, 5, 20, "undercut", "5D"), OKLAHOMA, ["ruling_within_limit"]),
        (counts(Outcome.KNOCK, 1, 20, upcard="AD"), OKLAHOMA, []),
        (counts(Outcome.KNOCK, 1, 20, upcard="AD"), Rules(oklahoma=True, ace_upcard="gin_only"), ["over_limit"]),
        (counts(Outcome.KNOCK, 1, 20, "undercut", "AD"), Rules(oklahoma=True, ace_upcard="gin_only"), []),
        (counts(Outcome.GIN, 0, 20, upcard="AD"), Rules(oklahoma=True, ace_upcard="gin_only"), []),
        (Hand(Dead()), OKLAHOMA, []),
        (Hand(Points(A, 12)), OKLAHOMA, []),
        (Hand(Points(A, 246)), SPADES_DOUBLE, []),
        (Hand(Points(A, 247)), SPADES_DOUBLE, ["points_bounds"]),
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
