import pytest

from scorekeeper.gin.cards import Card
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from tests import oracle
from tests.gin.verdicts import check, codes, laid, plain, signed

ELEVEN = "AS 2S 3S 4S 5S 6S 7S 8S JH QH KH"
ALL_LAID = "AS 2S 3S 4S 5S 6S 7S 8S / JH QH KH"
EIGHTEEN = "QC QD QS 9C 9D 9H 9S 5C 6D 7H"
BIG = HandRules(big_gin_bonus=31)


def test_eleven_cards_that_all_meld_throw_one_and_are_gin() -> None:
    verdict = check(ELEVEN, EIGHTEEN)

    assert (verdict.discard in {Card("AS"), Card("8S")}, signed(verdict.score)) == (True, 43)


def test_all_eleven_laid_is_refused_where_big_gin_is_not_played_and_shown_all_the_same() -> None:
    verdict = check(ELEVEN, EIGHTEEN, knocker_melds=ALL_LAID)

    assert (verdict.problems, verdict.score) == ((Problem("eleven_laid", fields={"side": "knocker"}),), None)
    assert (laid(verdict)[0].count, verdict.discard) == (0, None)


@pytest.mark.parametrize(("said", "discard", "count"), [(None, "KH", 19), ("TD", "TD", 19), ("9C", "9C", 20), ("2S", "KH", 19)])
def test_of_eleven_as_laid_the_unlaid_card_of_highest_value_is_thrown_or_the_unlaid_one_that_was_said(
    said: str | None, discard: str, count: int
) -> None:
    eleven, opponent = "AS 2S 3S 4S 5S 6S 7S 8S KH TD 9C", "QC QD QS 8C 9D 9H 9S 5C 6D 7H"

    verdict = check(eleven, opponent, knocker_melds="AS 2S 3S 4S 5S 6S 7S 8S", discard=said)

    assert (verdict.discard, laid(verdict)[0].count) == (Card(discard), count)


def test_of_ten_nothing_is_thrown() -> None:
    assert (
        check("AS 2S 3S 4S 5S 6S 7S JH QH KH", EIGHTEEN.replace("7H", "KC"), knocker_melds="AS 2S 3S 4S 5S 6S 7S / JH QH KH").discard
        is None
    )


@pytest.mark.parametrize(
    ("knocker", "opponent", "paid", "melds", "told"),
    [
        # The end of a run is held back, so that nothing fits there.
        ("2S 3S 4S 5S AD 3C 4C 5C 6C 7C", "6S 6H 7H 9H 4D 8D 8C 9C TC JC", 33, "2S 3S 4S / 3C 4C 5C 6C 7C", (6, 34)),
        # A run is kept back whole.
        ("3S 5S KS 3H KH AD 2D 3D 3C KC", "TS 6H 8H TH 4D 6D 8D AC 6C 8C", 16, "3S 3H 3D 3C / KS KH KC", (8, 17)),
    ],
)
def test_what_would_have_paid_more_is_named_with_its_melds_count_and_points(
    knocker: str, opponent: str, paid: int, melds: str, told: tuple[int, int]
) -> None:
    verdict = check(knocker, opponent)
    better = verdict.better

    assert signed(verdict.score) == paid
    assert better is not None
    assert (plain(better.melds), (better.count, better.points), better.discard) == (oracle.read_melds(melds), told, None)
    assert signed(check(knocker, opponent, knocker_melds=melds).score) == told[1]


def test_a_worse_spread_is_advised_against_although_nothing_was_laid_off_on_it() -> None:
    verdict = check("9C TC JC 4S 5S 6S 2D 2H 2S AH", "KD KH QD QS 9D 9H 7D 6H 3D 3H", knocker_melds="9C TC JC / 4S 5S 6S")

    assert (signed(verdict.score), laid(verdict)[1].layoffs) == (70, ())
    assert verdict.better is not None
    assert (verdict.better.count, verdict.better.points) == (1, 76)


def test_of_two_discards_that_pay_the_same_the_one_that_leaves_less_is_thrown() -> None:
    # Throwing 6♠ would leave 10 against 38, throwing a five 5 against 33, for 5♠ goes.
    verdict = check("6S 7S 8S 9S TS 5H 8H 9H TH JH 5D", "5S QS 4H 6D TD AC 2C JC QC KC")

    assert (str(verdict.discard), laid(verdict)[0].count, signed(verdict.score)) == ("5H", 5, 28)


def test_of_eleven_cards_over_the_limit_the_lowest_count_is_shown_whatever_it_would_pay() -> None:
    verdict = check("9S AH 3H 8D 5C 6C 7C 8C 9C TC JC", "4S 5S 6S JS TH AD 3D JD KD QC")

    assert [problem.fields for problem in verdict.problems] == [{"count": 12, "limit": 10, "over": 2}]
    assert (str(verdict.discard), laid(verdict)[0].count) == ("9S", 12)


@pytest.mark.parametrize("melds", ["", "9C TC JC / 4S 5S 6S / 2D 2H 2S"])
def test_where_no_spread_pays_more_nothing_is_advised_whatever_was_laid_off(melds: str) -> None:
    verdict = check("9C TC JC 4S 5S 6S 2D 2H 2S AH", "8C 7C 7S 3S 2C KD KH KS 9D 6H", knocker_melds=melds)

    assert len(laid(verdict)[1].layoffs) == 5
    assert (signed(verdict.score), verdict.better) == (14, None)


def test_the_discard_that_was_said_is_the_one_that_was_thrown() -> None:
    verdict = check(ELEVEN, EIGHTEEN, discard="4S")

    assert (verdict.discard, laid(verdict)[0].count, signed(verdict.score)) == (Card("4S"), 0, 43)


def test_a_discard_that_costs_gin_is_scored_and_the_better_one_is_advice() -> None:
    verdict = check(ELEVEN, EIGHTEEN, discard="3S")

    assert (laid(verdict)[0].count, signed(verdict.score)) == (3, 15)
    assert verdict.better is not None
    assert (verdict.better.count, verdict.better.points) == (0, 43)
    assert verdict.better.discard in {Card("AS"), Card("4S"), Card("5S"), Card("8S")}


def test_eleven_that_all_meld_against_nothing_left_bring_the_bonus_alone() -> None:
    verdict = check(ELEVEN, "2C 3C 4C 5H 6H 7H 9S 9D 9H 9C", declared="big_gin")

    assert (laid(verdict)[1].count, signed(verdict.score), codes(verdict.notes)) == (0, 25, ["big_gin_not_played", "bonus_alone"])


@pytest.mark.parametrize(
    ("bonus", "said", "outcome", "points", "notes"),
    [
        (31, {}, "big_gin", 49, []),
        (50, {}, "big_gin", 68, []),
        (25, {}, "big_gin", 43, []),
        (24, {}, "gin", 43, []),
        (0, {}, "gin", 43, []),
        (31, {"declared": "big_gin"}, "big_gin", 49, []),
        (0, {"declared": "big_gin"}, "big_gin", 18, []),
        (31, {"declared": "gin"}, "gin", 43, []),
        (31, {"declared": "knock"}, "gin", 43, ["knock_was_gin"]),
        (31, {"discard": "AS"}, "gin", 43, []),
        (31, {"declared": "big_gin", "discard": "AS"}, "big_gin", 49, []),
        (31, {"declared": "gin", "discard": "8S"}, "gin", 43, []),
        (None, {}, "gin", 43, []),
        (None, {"declared": "big_gin"}, "gin", 43, ["big_gin_not_played"]),
    ],
)
def test_eleven_that_all_meld_are_big_gin_where_it_is_played_and_nothing_else_was_said(
    bonus: int | None, said: dict[str, str], outcome: str, points: int, notes: list[str]
) -> None:
    verdict = check(ELEVEN, EIGHTEEN, HandRules(big_gin_bonus=bonus), **said)

    assert verdict.score is not None
    assert (verdict.score.outcome, verdict.score.points, codes(verdict.notes)) == (outcome, points, notes)
    assert (verdict.discard is None) == (outcome == "big_gin")


@pytest.mark.parametrize(
    ("knocker", "opponent", "notes"),
    [
        ("2S 3S 4S 5S 6S 7S 8S JH QH KH", EIGHTEEN, ["big_gin_of_ten"]),
        ("2S 3S 4S 5S 6S 7S 8S JH QH KH TD", EIGHTEEN, ["big_gin_of_ten"]),
        ("2S 3S 4S 5S 6S 7S 8S JH QH TD TC", EIGHTEEN, []),
    ],
)
def test_big_gin_said_with_a_card_unmelded_is_what_the_cards_are(knocker: str, opponent: str, notes: list[str]) -> None:
    verdict = check(knocker, opponent, BIG, declared="big_gin")

    assert (verdict.score and verdict.score.outcome) == ("gin" if notes else None)
    assert codes(verdict.notes) == notes


@pytest.mark.parametrize(
    ("said", "outcome", "found"),
    [
        ({}, "big_gin", []),
        ({"declared": "big_gin"}, "big_gin", []),
        ({"declared": "gin"}, None, [("eleven_laid", "said_otherwise")]),
        ({"declared": "knock"}, None, [("eleven_laid", "said_otherwise")]),
        ({"discard": "AS"}, None, [("discard_in_hand", "of_eleven"), ("eleven_laid", "said_otherwise")]),
    ],
)
def test_all_eleven_laid_are_big_gin_unless_something_else_was_said(
    said: dict[str, str], outcome: str | None, found: list[tuple[str, str]]
) -> None:
    verdict = check(ELEVEN, EIGHTEEN, BIG, knocker_melds=ALL_LAID, **said)

    assert (verdict.score and verdict.score.outcome) == outcome
    assert [(problem.code, problem.fields["reason"]) for problem in verdict.problems] == found


def test_nothing_can_be_laid_off_against_big_gin() -> None:
    verdict = check(ELEVEN, "9S TS JS QC QD 9H 9D 5C 6D 7H", BIG, layoffs="9S>0", knocker_melds=ALL_LAID)

    assert codes(verdict.problems) == ["layoff_against_gin"]


@pytest.mark.parametrize(
    ("bonus", "said", "points", "better"),
    [
        (31, {"discard": "AS"}, 43, 49),
        (31, {"knocker_melds": "2S 3S 4S 5S 6S 7S 8S / JH QH KH"}, 43, 49),
        (31, {"declared": "gin"}, 43, None),
        (31, {"declared": "knock", "discard": "3S"}, 15, 43),
        (31, {}, 49, None),
        (0, {"declared": "big_gin"}, 18, 43),
        (0, {"knocker_melds": ALL_LAID}, 18, 43),
        (0, {"discard": "AS"}, 43, None),
    ],
)
def test_what_would_have_paid_more_than_big_gin_or_as_big_gin_is_advice(
    bonus: int, said: dict[str, str], points: int, better: int | None
) -> None:
    verdict = check(ELEVEN, EIGHTEEN, HandRules(big_gin_bonus=bonus), **said)

    assert (signed(verdict.score), verdict.better and verdict.better.points) == (points, better)
    if verdict.better and better == 49:
        assert (verdict.better.discard, verdict.better.count, sum(map(len, verdict.better.melds))) == (None, 0, 11)
