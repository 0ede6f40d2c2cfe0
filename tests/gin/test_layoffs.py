import pytest

from scorekeeper.gin.bits import cards_of, mask_of
from scorekeeper.gin.layoffs import answer_as_melded, best_answer, fits, open_in, opened_by
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.spreads import layouts_of, lowest_of
from tests.gin.verdicts import cards

RUN, SET = cards("5S 6S 7S"), cards("9H 9D 9C")


@pytest.mark.parametrize(
    ("card", "meld", "fit"),
    [("8S", RUN, True), ("4S", RUN, True), ("8H", RUN, False), ("9S", RUN, False), ("9S", SET, True), ("8D", SET, False)],
)
def test_a_card_fits_either_end_of_a_run_and_a_set_of_its_rank(card: str, meld: Meld, fit: bool) -> None:
    (one,) = cards(card)

    assert fits(one, meld) is fit


def test_a_set_of_four_is_closed_and_gin_closes_everything() -> None:
    (gin,) = lowest_of(layouts_of(mask_of(cards("5S 6S 7S 8S 9H 9D 9C JD QD KD"))))

    assert opened_by((cards("9S 9H 9D 9C"),)).fourths == 0
    assert open_in(gin) == (0, 0, 0)


def test_melds_alone_are_no_gin_as_long_as_cards_are_missing() -> None:
    (melds,) = lowest_of(layouts_of(mask_of(cards("5S 6S 7S 9H 9D 9C"))))

    assert open_in(melds).fourths == mask_of(cards("9S"))


def test_a_layout_leaves_open_what_its_melds_do() -> None:
    (layout,) = lowest_of(layouts_of(mask_of(cards("5S 6S 7S 9H 9D 9C KD"))))

    assert open_in(layout) == opened_by((RUN, SET))


@pytest.mark.parametrize(
    ("melds", "ends", "fourths", "twice"),
    [
        ((), "", "", ""),
        ((RUN,), "4S 8S", "", ""),
        ((SET,), "", "9S", ""),
        ((cards("9S 9D 9C"),), "", "9H", ""),
        ((cards("9S 9H 9C"),), "", "9D", ""),
        ((cards("9S 9H 9D"),), "", "9C", ""),
        ((cards("7S 5S 6S"), SET), "4S 8S", "9S", ""),
        ((cards("6S 7S 8S"), SET), "5S 9S", "9S", "9S"),
        ((RUN, cards("9S TS JS")), "4S 8S QS", "", "8S"),
        ((RUN, cards("8S 9S TS")), "4S JS", "", ""),
        ((SET, cards("KH KD KC")), "", "9S KS", ""),
        ((cards("JS QS KS"), cards("AH 2H 3H")), "TS 4H", "", ""),
        ((cards("TS JS QS KS"), cards("2H 3H 4H")), "9S AH 5H", "", ""),
    ],
)
def test_melds_are_open_at_the_ends_of_runs_and_for_the_fourth_of_a_set(
    melds: tuple[Meld, ...], ends: str, fourths: str, twice: str
) -> None:
    on = opened_by(melds)

    assert [cards_of(on.ends), cards_of(on.fourths), cards_of(on.twice)] == [cards(ends), cards(fourths), cards(twice)]


def test_of_several_lowest_answers_the_plainest_is_given() -> None:
    answer = best_answer(layouts_of(mask_of(cards("8S 8H 8D KC"))), opened_by((RUN,)), (RUN,))

    assert (answer.layoffs, answer.deadwood) == ((), cards("KC"))


@pytest.mark.parametrize(
    ("loose", "laid"),
    [
        ("8S 9S", "8S>0 9S>0"),
        ("3S 4S", "4S>0 3S>0"),
        ("2S 3S 4S 8S 9S TS", "4S>0 3S>0 2S>0 8S>0 9S>0 TS>0"),
        ("9S", "9S>1"),
        ("8S 9S 9C", "8S>0 9S>0"),
        ("3S 9H AS", ""),
    ],
)
def test_a_chain_is_laid_off_from_the_run_outwards_and_before_the_sets(loose: str, laid: str) -> None:
    answer = answer_as_melded((), mask_of(cards(loose)), (RUN, SET))

    assert " ".join(f"{layoff.card}>{layoff.meld}" for layoff in answer.layoffs) == laid
    assert sorted([*answer.deadwood, *(layoff.card for layoff in answer.layoffs)]) == sorted(cards(loose))
