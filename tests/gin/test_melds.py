import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import DECK, Card, read_cards
from scorekeeper.gin.melds import all_melds, is_set, meld_fault
from tests import oracle


@pytest.mark.parametrize(
    "text", ["AS 2S 3S", "3S AS 2S", "QH KH JH", "7S 7H 7D", "7S 7H 7D 7C", "AS AH AC", "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC", "TD JD 9D 8D"]
)
def test_a_set_and_a_run_are_melds_in_whatever_order(text: str) -> None:
    assert meld_fault(read_cards(text)[0]) is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "too_few"),
        ("9C", "too_few"),
        ("9C TC", "too_few"),
        ("9C 9D", "too_few"),
        ("QH KH AH", "ace_high"),
        ("KS AS 2S", "ace_high"),
        ("QS KS AS 2S", "ace_high"),
        ("AS 2S 4S 5S 6S 7S 8S 9S TS JS QS KS", "ace_high"),
        ("AS 2S 4S 5S", "gap"),
        ("AS QS KS 4S", "gap"),
        ("5S 6S 8S", "gap"),
        ("AS 3S 4S", "gap"),
        ("5S 6H 7S", "mixed_suits"),
        ("5S 5H 6D", "two_ranks"),
        ("5S 5H 5D 6D", "two_ranks"),
        ("5S 7H 9D", "two_ranks"),
        ("5S 5S 5H", "repeated"),
        ("5S 6S 7S 7S", "repeated"),
    ],
)
def test_what_is_no_meld_says_why(text: str, fault: str) -> None:
    assert meld_fault(read_cards(text)[0]) == fault


@given(
    st.one_of(
        st.sets(st.sampled_from(DECK), max_size=6),
        st.sets(st.sampled_from(DECK[:13]), max_size=6),
        st.sets(st.sampled_from(DECK[6::13]), max_size=4),
    )
)
def test_cards_are_a_meld_exactly_where_the_oracle_lists_them(cards: set[Card]) -> None:
    assert (meld_fault(cards) is None) == (frozenset(map(str, cards)) in oracle.EVERY_MELD)


def test_the_deck_holds_65_sets_and_264_runs() -> None:
    melds = all_melds(DECK)

    assert (sum(is_set(meld) for meld in melds), len(melds)) == (65, 65 + 264)
    assert {frozenset(map(str, meld)) for meld in melds} == oracle.EVERY_MELD


@given(st.sets(st.sampled_from(DECK[3:8] + DECK[16:21] + DECK[29:34]), max_size=11))
def test_all_melds_of_a_holding_are_found_once(holding: set[Card]) -> None:
    melds = [frozenset(map(str, meld)) for meld in all_melds(holding)]

    assert sorted(map(sorted, melds)) == sorted(map(sorted, oracle.all_melds(frozenset(map(str, holding)))))
