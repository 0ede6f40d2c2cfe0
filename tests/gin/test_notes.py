import pytest

from scorekeeper.gin.problems import Problem
from tests.gin.verdicts import HOLLYWOOD, cards, check, codes, laid

KNOCKER = "9C TC JC 4S 5S 6S KC KD KH AH"
OPPONENT = "2S 2H 2D 3C 3H QD QH 9S 7D 5H"
GIN = "9C TC JC QC 4S 5S 6S KC KD KH"


def note(code: str, text: str = "", **fields: object) -> Problem:
    return Problem(code, cards(text), fields)


@pytest.mark.parametrize(
    ("knocker", "said", "found"),
    [
        (KNOCKER, {"declared": "gin"}, note("gin_with_deadwood", "AH", count=1)),
        (KNOCKER, {"declared": "big_gin"}, note("gin_with_deadwood", "AH", count=1)),
        (GIN, {"declared": "big_gin"}, note("big_gin_not_played")),
        (GIN, {"declared": "knock"}, note("knock_was_gin")),
        (KNOCKER, {"knocker_count": 2}, note("count_differs", side="knocker", said=2, count=1)),
        (KNOCKER, {"opponent_count": 50}, note("count_differs", side="opponent", said=50, count=47)),
    ],
)
def test_what_was_said_otherwise_is_a_note_and_the_cards_decide(knocker: str, said: dict[str, object], found: Problem) -> None:
    verdict = check(knocker, OPPONENT, HOLLYWOOD, **said)

    assert verdict.notes == (found,)
    assert verdict.score == check(knocker, OPPONENT).score
    assert verdict.legal


@pytest.mark.parametrize(
    ("knocker", "said"),
    [
        (KNOCKER, {}),
        (KNOCKER, {"declared": "knock", "knocker_count": 1, "opponent_count": 47}),
        (GIN, {"declared": "gin", "knocker_count": 0}),
    ],
)
def test_what_is_as_it_was_said_needs_no_note(knocker: str, said: dict[str, object]) -> None:
    assert check(knocker, OPPONENT, HOLLYWOOD, **said).notes == ()


def test_gin_said_with_too_much_deadwood_is_over_the_limit() -> None:
    verdict = check("9C TC JC 4S 5S 6S KC KD QH AH", "2S 2H 2D 3C 3H QD 8D 9S 7D 5H", declared="gin")

    assert (codes(verdict.problems), verdict.score) == (["over_limit"], None)


def test_a_tie_is_noted() -> None:
    assert check("AC 2C 3C 4D 5D 6D 7H 8H 9H JS", "JC QC KC JD QD KD JH QH KH TS").notes == (note("tie", count=10),)


def test_a_card_that_fits_two_melds_is_noted() -> None:
    verdict = check("AS AC AD TC TD TH JS QS KS 2H", "4S 4C 4D 4H 5S 5C 5D 5H 9S TS")

    assert note("fits_two_melds", "TS") in verdict.notes


def test_a_meld_that_was_broken_to_lay_more_off_is_noted() -> None:
    verdict = check("5S 6S 7S 9C TC JC KS KC KD JD", "2S 2C 2D 2H AC 8S 9S 7C 8C 8D")

    assert [set(problem.cards) for problem in verdict.notes if problem.code == "broke_a_meld"] == [set(cards("8S 8C 8D"))]
    assert [problem.fields for problem in verdict.notes if problem.code == "broke_a_meld"] == [{"count": 9, "instead": 17}]


def test_a_broken_meld_is_set_beside_the_best_of_several_lowest_counts() -> None:
    # Hearts as a run leave 26, fives as a set 20, for then 6♥ goes; with the eights broken up 12 are left.
    verdict = check("5S 6S 7S 9C TC JC 7H 8H 9H JD", "4H 5H 6H 5D 5C 8S 9S 7C 8C 8D")

    assert verdict.notes == (note("broke_a_meld", "8S 8D 8C", count=12, instead=20),)


def test_layoffs_that_fit_one_meld_and_break_none_need_no_note() -> None:
    verdict = check("9C TC JC 4S 5S 6S 2D 2H 2S AH", "8C 7C 7S 3S 2C KD KH KS 9D 6H")

    assert (len(laid(verdict)[1].layoffs), verdict.notes) == (5, ())
