import pytest

from scorekeeper.gin.bits import mask_of
from scorekeeper.gin.layoffs import best_answer, fits, open_in, opened_by
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.spreads import lowest_layouts
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
    gin = lowest_layouts(mask_of(cards("5S 6S 7S 9H 9D 9C")))[0]

    assert opened_by((cards("9S 9H 9D 9C"),)).fourths == 0
    assert open_in(gin).runs == open_in(gin).fourths == 0


def test_a_layout_leaves_open_what_its_melds_do() -> None:
    layout = lowest_layouts(mask_of(cards("5S 6S 7S 9H 9D 9C KD")))[0]

    assert open_in(layout) == opened_by((RUN, SET))


def test_of_several_lowest_answers_the_plainest_is_given() -> None:
    answer = best_answer(mask_of(cards("8S 8H 8D KC")), (RUN,))

    assert (answer.layoffs, answer.deadwood) == ((), cards("KC"))
