from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.bits import beside, cards_of, in_runs, mask_of, set_choices, value_of
from scorekeeper.gin.cards import DECK, Card, count_of
from scorekeeper.gin.melds import all_melds, is_set
from tests import oracle
from tests.gin.verdicts import names

holdings = st.sets(st.sampled_from(DECK), max_size=20)


@given(holdings)
def test_cards_become_bits_and_come_back_in_their_order(holding: set[Card]) -> None:
    assert cards_of(mask_of(holding)) == tuple(sorted(holding))


@given(holdings)
def test_the_value_of_bits_is_the_count_of_their_cards(holding: set[Card]) -> None:
    assert value_of(mask_of(holding)) == count_of(holding)


@given(holdings)
def test_cards_in_runs_are_those_of_every_run_there_is(holding: set[Card]) -> None:
    runs = [meld for meld in all_melds(holding) if not is_set(meld)]

    assert set(cards_of(in_runs(mask_of(holding)))) == {card for run in runs for card in run}


@given(st.sampled_from(DECK))
def test_beside_a_card_are_its_neighbours_of_one_suit_and_an_ace_is_low(card: Card) -> None:
    near = [other for other in DECK if other.suit == card.suit and abs(other.rank - card.rank) == 1]

    assert [*cards_of(beside(mask_of([card])))] == near


@given(st.sets(st.sampled_from(DECK[4:7] + DECK[17:20] + DECK[30:33] + DECK[43:46]), max_size=11))
def test_the_choices_of_sets_are_all_that_can_be_laid_side_by_side(holding: set[Card]) -> None:
    sets = {
        frozenset(card for meld in melds for card in meld)
        for melds in oracle.all_choices(names(holding))
        if all(map(is_of_one_rank, melds))
    }

    assert {names(cards_of(choice)) for choice in set_choices(mask_of(holding))} == sets


def is_of_one_rank(meld: oracle.Holding) -> bool:
    return len({card[0] for card in meld}) == 1
