from scorekeeper.gin.cards import Card
from tests.gin.verdicts import check, codes, laid, signed

ELEVEN = "AS 2S 3S 4S 5S 6S 7S 8S JH QH KH"
EIGHTEEN = "QC QD QS 9C 9D 9H 9S 5C 6D 7H"


def test_eleven_cards_that_all_meld_throw_one_and_are_gin() -> None:
    verdict = check(ELEVEN, EIGHTEEN)

    assert (verdict.discard in {Card("AS"), Card("8S")}, signed(verdict.score)) == (True, 43)


def test_all_eleven_laid_is_refused_where_big_gin_is_not_played() -> None:
    verdict = check(ELEVEN, EIGHTEEN, knocker_melds="AS 2S 3S 4S 5S 6S 7S 8S / JH QH KH")

    assert (codes(verdict.problems), verdict.score) == (["eleven_laid"], None)


def test_of_eleven_as_laid_the_unlaid_card_of_highest_value_is_thrown() -> None:
    verdict = check("AS 2S 3S 4S 5S 6S 7S 8S KH TD 9C", "QC QD QS 8C 9D 9H 9S 5C 6D 7H", knocker_melds="AS 2S 3S 4S 5S 6S 7S 8S")

    assert verdict.discard in {Card("KH"), Card("TD")}
    assert laid(verdict)[0].count == 19


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

    assert (laid(verdict)[1].count, signed(verdict.score), codes(verdict.notes)) == (0, 25, ["big_gin_not_played"])
