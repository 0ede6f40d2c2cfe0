import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.bits import above, below, beside, cards_of, in_runs, lowest_count, mask_of, set_choices, value_of
from scorekeeper.gin.cards import DECK, Card, count_of
from scorekeeper.gin.melds import all_melds, is_set
from tests import oracle
from tests.gin.verdicts import cards, names

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


@pytest.mark.parametrize("card", DECK, ids=str)
def test_beside_a_card_are_its_neighbours_of_one_suit_and_an_ace_is_low(card: Card) -> None:
    lower = [other for other in DECK if other.suit == card.suit and other.rank == card.rank - 1]
    higher = [other for other in DECK if other.suit == card.suit and other.rank == card.rank + 1]

    mask = mask_of([card])
    assert [[*cards_of(near(mask))] for near in (below, above, beside)] == [lower, higher, lower + higher]


@given(st.sets(st.sampled_from(DECK), max_size=11))
def test_the_lowest_count_is_the_oracles(holding: set[Card]) -> None:
    assert lowest_count(mask_of(holding)) == oracle.lowest_count(names(holding))


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


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("", ["-"]),
        ("7S 7H 8D", ["-"]),
        ("KS AH KD", ["-"]),
        *((some, ["-", some]) for some in ("7S 7H 7D", "7S 7H 7C", "7S 7D 7C", "7H 7D 7C", "AS AH AD", "KH KD KC")),
        ("KS KH KD KC", ["-", "KS KH KD", "KS KH KC", "KS KD KC", "KH KD KC", "KS KH KD KC"]),
        ("2S 2H 2D 9H 9D 9C", ["-", "9H 9D 9C", "2S 2H 2D", "2S 2H 2D 9H 9D 9C"]),
    ],
)
def test_the_choices_of_sets_come_in_a_fixed_order(text: str, choices: list[str]) -> None:
    assert set_choices(mask_of(cards(text))) == [mask_of(cards(choice.strip("-"))) for choice in choices]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("KS", 10),
        ("AS 2S 3S", 0),
        ("QS KS AH 2H", 23),
        ("QS KS AS", 21),
        ("JH QH KH AD 2D", 3),
        ("AS 2H 3D 4C", 10),
        ("7S 7H 7D", 0),
        ("7S 7H 7D 7C", 0),
        ("7S 7H 7D AS 2H 3D 4C", 10),
        ("7S 7H 8S 9S", 7),
        ("7S 7H 7D 8S 9S", 14),
        ("7S 7H 7D 7C 8S 9S", 0),
        ("3H 4H 5H 6H 7H 6D 6C", 7),
        ("9S 9D TH TC JS JD QH QC KS KD", 98),
    ],
)
def test_cards_have_their_lowest_count(text: str, count: int) -> None:
    assert lowest_count(mask_of(cards(text))) == count


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_one_bit_and_comes_back_with_its_value(card: Card) -> None:
    mask = mask_of([card])

    assert (mask, cards_of(mask), value_of(mask)) == (2 ** int(card), (card,), card.value)


def test_a_run_stays_in_its_suit() -> None:
    assert cards_of(in_runs(mask_of(cards("QS KS AH 2H 5H 6H 7H 8H KH JD QD KD AC 2C 3C")))) == cards("5H 6H 7H 8H JD QD KD AC 2C 3C")
