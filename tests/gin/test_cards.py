from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import DECK, Card, count_of, read_cards
from tests import oracle

SUIT_WRITINGS = {"S": "Ss♠♤", "H": "Hh♥♡", "D": "Dd♦♢", "C": "Cc♣♧"}
RANK_WRITINGS = {rank: (rank, rank.lower()) for rank in "A23456789JQK"} | {"T": ("T", "t", "10")}
WRITINGS = [
    (rank + suit, written_rank + written_suit)
    for rank, suit in product(RANK_WRITINGS, SUIT_WRITINGS)
    for written_rank, written_suit in product(dict.fromkeys(RANK_WRITINGS[rank]), SUIT_WRITINGS[suit])
]


@pytest.mark.parametrize(("name", "written"), WRITINGS)
def test_every_way_to_write_a_card_reads_as_that_card(name: str, written: str) -> None:
    assert str(Card(written)) == name
    assert read_cards(written) == ((Card(name),), ())


@pytest.mark.parametrize("written", [" TH ", "10♥\ufe0f", "10♥\ufe0e", "10Ｈ", "１０h"])  # noqa: RUF001  a Japanese keyboard types these
def test_spaces_emoji_marks_and_full_width_letters_do_not_matter(written: str) -> None:
    assert Card(written) == Card("TH")


def test_the_deck_is_52_cards_each_of_its_own_name() -> None:
    assert {str(card) for card in DECK} == set(oracle.DECK)
    assert len(DECK) == 52


@pytest.mark.parametrize("name", oracle.DECK)
def test_a_card_reads_back_from_its_name_its_symbol_and_its_repr(name: str) -> None:
    card = Card(name)

    assert Card(str(card)) == Card(card.symbol) == card
    assert repr(card) == f'Card("{name}")'
    assert DECK[card] == card


@pytest.mark.parametrize("name", oracle.DECK)
def test_a_card_knows_its_rank_suit_and_value(name: str) -> None:
    card = Card(name)

    assert (card.rank, card.suit) == (oracle.RANKS.index(name[0]) + 1, name[1])
    assert card.value == oracle.VALUES[name[0]]


@pytest.mark.parametrize(("name", "symbol"), [("AS", "A♠"), ("TH", "10♥"), ("9D", "9♦"), ("KC", "K♣")])
def test_a_symbol_is_what_people_write(name: str, symbol: str) -> None:
    assert Card(name).symbol == symbol


@pytest.mark.parametrize("written", ["", "1X", "1S", "11S", "0H", "T", "H", "HT", "T H", "TH TH", "joker", "T♥♥", "100S", "4_S"])
def test_an_error_quotes_the_text_that_is_no_card(written: str) -> None:
    with pytest.raises(ValueError, match=r".*") as caught:
        Card(written)

    assert caught.value.args == (written,)


@pytest.mark.parametrize("text", ["4S 5S 6S", "4S,5S,6S", "4s; 5s; 6s", "4S\n5S\t6S", "4♠5♠6♠", "  4S 5S6S  "])
def test_cards_are_read_in_their_order_however_they_stand_apart(text: str) -> None:
    assert read_cards(text) == ((Card("4S"), Card("5S"), Card("6S")), ())


def test_no_cards_are_read_from_an_empty_text() -> None:
    assert read_cards("   ") == ((), ())


def test_words_that_are_no_card_are_returned_as_they_were_written() -> None:
    assert read_cards("4S 1x 5S6Z, Joker 10h") == ((Card("4S"), Card("TH")), ("1x", "5S6Z", "Joker"))


def test_the_same_card_twice_is_read_twice() -> None:
    assert read_cards("4S 4♠") == ((Card("4S"), Card("4S")), ())


@given(st.text(max_size=40))
def test_any_text_is_read_without_an_error(text: str) -> None:
    cards, unread = read_cards(text)

    assert set(cards) <= set(DECK)
    assert all(word in text for word in unread)


@given(st.lists(st.sampled_from(DECK), max_size=12))
def test_cards_written_in_a_row_are_read_back(cards: list[Card]) -> None:
    assert read_cards(" ".join(map(str, cards))) == read_cards("".join(card.symbol for card in cards)) == (tuple(cards), ())


@pytest.mark.parametrize(
    ("text", "count"),
    [("", 0), ("AS", 1), ("AS KH 5D", 16), ("TS JH QD KC", 40), ("9S 9D TH TC JS JD QH QC KS KD", 98), ("2S 3S 4S 5S 6S 7S 8S", 35)],
)
def test_a_count_is_the_sum_of_values(text: str, count: int) -> None:
    assert count_of(read_cards(text)[0]) == count
