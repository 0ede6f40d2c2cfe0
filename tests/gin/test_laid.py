import pytest

from scorekeeper.gin.problems import Problem
from tests.gin.verdicts import HOLLYWOOD, as_text, cards, check, codes, laid, signed

KNOCKER = "9C TC JC 4S 5S 6S 2D 2H 2S AH"
OPPONENT = "8C 7C 7S 3S 2C KD KH KS 9D 6H"
MELDS = "9C TC JC / 4S 5S 6S / 2D 2H 2S"
GIN = "9C TC JC QC 4S 5S 6S 2D 2H 2S"
GIN_MELDS = "9C TC JC QC / 4S 5S 6S / 2D 2H 2S"


def problem(code: str, text: str, side: str, **fields: object) -> Problem:
    return Problem(code, cards(text), {"side": side, **fields})


@pytest.mark.parametrize(
    ("melds", "found"),
    [
        ("9C TC JC / 4S 5S 6S / 2D 2H 2C", problem("not_in_holding", "2C", "knocker")),
        ("9C TC JC QC / 4S 5S 6S / 2D 2H 2S", problem("not_in_holding", "QC", "knocker")),
        ("9C TC JC / 4S 5S 6S / 2D 2H AH", problem("not_a_meld", "2D 2H AH", "knocker", reason="two_ranks")),
        ("9C TC / 4S 5S 6S / 2D 2H 2S", problem("not_a_meld", "9C TC", "knocker", reason="too_few")),
        ("9C TC JC / 2S 4S 5S 6S", problem("not_a_meld", "2S 4S 5S 6S", "knocker", reason="gap")),
        ("9C TC JC / 4S 5S 6S / 2D 2H 2S / 9C TC JC", problem("card_in_two_melds", "9C TC JC", "knocker")),
    ],
)
def test_a_meld_of_the_knocker_that_does_not_stand_is_named(melds: str, found: Problem) -> None:
    verdict = check(KNOCKER, OPPONENT, knocker_melds=melds)

    assert found in verdict.problems
    assert set(codes(verdict.problems)) <= {found.code, "over_limit"}
    assert verdict.score is None


def test_a_meld_with_a_card_that_is_not_held_names_that_card_alone() -> None:
    verdict = check("9C TC 4S 5S 6S 2D 2H 2S AH AD", OPPONENT, knocker_melds="9C TC JC / 4S 5S 6S / 2D 2H 2S")

    assert verdict.problems[0] == problem("not_in_holding", "JC", "knocker")


@pytest.mark.parametrize("said", [{}, {"knocker_melds": "5S 6S 7S"}, {"knocker_melds": "5S 6S 7S", "layoffs": "8S>0 9S>0"}])
def test_melds_alone_are_no_gin_and_take_layoffs(said: dict[str, str]) -> None:
    verdict = check("5S 6S 7S", "8S 9S KD", HOLLYWOOD, **said)

    spread, answer = laid(verdict)
    assert (spread.count, answer.count, len(answer.layoffs)) == (0, 10, 2)
    assert "layoff_against_gin" not in codes(verdict.problems)


@pytest.mark.parametrize(
    ("melds", "found"),
    [
        ("KD KH KC", problem("not_in_holding", "KC", "opponent")),
        ("KD KH 9D", problem("not_a_meld", "KD KH 9D", "opponent", reason="two_ranks")),
        ("KD KH KS / KD KH KS", problem("card_in_two_melds", "KD KH KS", "opponent")),
    ],
)
def test_a_meld_of_the_opponent_that_does_not_stand_is_named(melds: str, found: Problem) -> None:
    verdict = check(KNOCKER, OPPONENT, knocker_melds=MELDS, opponent_melds=melds)

    assert (verdict.problems, verdict.score) == ((found,), None)


@pytest.mark.parametrize(
    ("layoffs", "found"),
    [
        ("6H>0", problem("layoff_fits_nothing", "6H", "opponent")),
        ("7C>0", problem("layoff_fits_nothing", "7C", "opponent")),
        ("8C>1", problem("layoff_fits_nothing", "8C", "opponent")),
        ("8C>3", problem("layoff_fits_nothing", "8C", "opponent")),
        ("8C>-", problem("layoff_on_deadwood", "8C", "opponent")),
        ("QC>0", problem("not_in_holding", "QC", "opponent")),
        ("AH>2", problem("knocker_lays_off", "AH", "opponent")),
        ("KD>0", problem("card_in_two_melds", "KD", "opponent")),
        ("8C>0 8C>0", problem("repeated_card", "8C", "opponent")),
        ("8C>0 8C>1", problem("repeated_card", "8C", "opponent")),
        ([{"card": "8C", "meld": -1}], problem("layoff_fits_nothing", "8C", "opponent")),
        ([{"card": "8C", "meld": 10**9}], problem("layoff_fits_nothing", "8C", "opponent")),
    ],
)
def test_a_layoff_that_does_not_stand_is_named(layoffs: object, found: Problem) -> None:
    verdict = check(KNOCKER, OPPONENT, knocker_melds=MELDS, opponent_melds="KD KH KS", layoffs=layoffs)

    assert (verdict.problems, verdict.score) == ((found,), None)


def test_nothing_is_laid_off_against_gin() -> None:
    verdict = check(GIN, OPPONENT, knocker_melds=GIN_MELDS, layoffs="8C>0")

    assert verdict.problems == (problem("layoff_against_gin", "8C", "opponent"),)


def test_layoffs_need_the_melds_they_were_laid_on() -> None:
    assert codes(check(KNOCKER, OPPONENT, layoffs="8C>0").problems) == ["layoffs_need_melds"]


@pytest.mark.parametrize(
    ("layoffs", "count"),
    [
        ("-", 42),
        ("8C>0", 34),
        ("8C>0 7C>0", 27),
        ("7C>0 8C>0", 27),
        ("7S>1, 3S>1, 2C>2", 30),
        ("8C>0 7C>0 7S>1 3S>1 2C>2", 15),
    ],
)
def test_layoffs_count_as_they_were_laid_in_whatever_order_they_were_said(layoffs: str, count: int) -> None:
    verdict = check(KNOCKER, OPPONENT, knocker_melds=MELDS, opponent_melds="KD KH KS", layoffs=layoffs)

    assert verdict.legal
    assert (laid(verdict)[1].count, signed(verdict.score)) == (count, count - 1)
    assert (verdict.opponent_better is None) == (count == 15)


def test_without_layoffs_all_that_fit_beside_the_melds_that_were_laid() -> None:
    verdict = check(KNOCKER, OPPONENT, knocker_melds=MELDS, opponent_melds="-")

    assert (laid(verdict)[1].melds, laid(verdict)[1].count) == ((), 45)
    assert verdict.opponent_better is not None


def test_a_wrong_holding_is_not_taken_for_gin() -> None:
    verdict = check(f"{KNOCKER} QH QD", OPPONENT, knocker_melds=MELDS, layoffs="8C>0")

    assert codes(verdict.problems) == ["wrong_number"]


def test_a_meld_that_does_not_stand_does_not_move_the_layoffs_on_the_others() -> None:
    verdict = check(KNOCKER, OPPONENT, knocker_melds="9C TC QC / 4S 5S 6S / 2D 2H 2S", layoffs="7S>1 2C>2 8C>0")

    spread, answer = laid(verdict)
    assert "layoff_fits_nothing" not in codes(verdict.problems)
    assert {(str(layoff.card), spread.melds[layoff.meld or 0]) for layoff in answer.layoffs} == {
        ("7S", cards("4S 5S 6S")),
        ("2C", cards("2D 2H 2S")),
    }


@pytest.mark.parametrize(
    ("melds", "standing", "count"),
    [
        (f"{MELDS} / 2D 2H 2S", MELDS, 1),
        ("9C TC JC / 4S 5S 6S / 2D 2H 2C", "9C TC JC / 4S 5S 6S", 7),
        ("9C TC JC / 4S 5S 6S / 2D 2H AH", "9C TC JC / 4S 5S 6S", 7),
    ],
)
def test_only_melds_that_stand_are_counted(melds: str, standing: str, count: int) -> None:
    spread, _ = laid(check(KNOCKER, OPPONENT, knocker_melds=melds))

    assert (as_text(spread.melds), spread.count) == (standing, count)


@pytest.mark.parametrize("melds", ["", "KD KH KS"])
def test_against_gin_as_it_was_laid_nothing_goes(melds: str) -> None:
    verdict = check(GIN, OPPONENT, knocker_melds=GIN_MELDS, opponent_melds=melds)

    assert (laid(verdict)[1].layoffs, laid(verdict)[1].count, signed(verdict.score)) == ((), 42, 67)
