import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import DECK, Card
from scorekeeper.gin.holding import count_faults, count_holding
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.problems import Problem
from tests import oracle
from tests.facts import Fact, each_fact
from tests.gin.verdicts import cards, names, plain, replay

NEIGHBOURS = DECK[3:9] + DECK[16:22] + DECK[29:35] + DECK[42:48]
holdings = st.sets(st.sampled_from(NEIGHBOURS), min_size=1, max_size=10)


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(cards(meld) for meld in text.split("/"))


@each_fact("counts")
def test_a_published_holding_counts_what_was_published(fact: Fact) -> None:
    assert count_holding(cards(fact["cards"])).answer.count == fact["expected"]["count"]


@each_fact("greedy")
def test_a_holding_that_defeats_greedy_melding_is_counted_lowest(fact: Fact) -> None:
    assert count_holding(cards(fact["cards"])).answer.count == fact["expected"]["count"]


@each_fact("layoffs")
def test_a_few_cards_are_laid_off_as_far_as_they_go(fact: Fact) -> None:
    small = fact["small"]
    on = melds(small["knocker_melds"])

    answer = count_holding(cards(small["opponent"]), on).answer

    assert answer.count == small["expected"]["opponent_count"]
    replay(answer.layoffs, on)


@each_fact("eleven")
def test_of_eleven_cards_each_discard_is_counted(fact: Fact) -> None:
    expected = fact["expected"]

    counted = count_holding(cards(fact["cards"]))

    assert counted.answer.count == expected["count_after_best_discard"]
    assert {str(card) for card, count in counted.discards if count <= 10} == set(expected["legal_knock_discards"])
    assert {str(card) for card, count in counted.discards if count == 0} == set(expected["gin_discards"])
    assert counted.big_gin is expected["big_gin"]
    assert (counted.discard, counted.answer.count) in counted.discards


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("QH KH AH", 21),
        ("QS KS AS", 21),
        ("KS AS 2S", 13),
        ("AS 2S 3S", 0),
        ("AS", 1),
        ("3H 4H 5H 6H 7H 6D 6C", 7),
        ("5H 6H 7H 7S 7D KC QC 2S 3D 9S", 45),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S KH", 10),
        ("AS 2S 3S 4S 5S 6S 7S 8S KH AD", 11),
        ("KC 3S 3C 9C KH 3H 9H 3D 9D KD", 0),
        ("TC 2H 3H 2S TD 5H 3S 4H 4S TS", 0),
        ("2C 3C 4C 5H 6H 7H 9S 9D 9H 9C", 0),
        ("9S 9D TH TC JS JD QH QC KS KD", 98),
    ],
)
def test_a_holding_has_its_lowest_count(text: str, count: int) -> None:
    assert count_holding(cards(text)).answer.count == count


@pytest.mark.parametrize(
    ("text", "on", "count"),
    [
        ("8C 7C 6C 5D", "9C TC JC", 5),
        ("7C 8C 5D", "9C TC JC", 5),
        ("4C 3C", "5C 6C 7C", 0),
        ("3C", "5C 6C 7C", 3),
        ("KS AS 2S", "JS QS TS", 3),
        ("KS AS", "2S 3S 4S", 10),
        ("9S", "9H 9D 9C / 6S 7S 8S", 0),
        ("9S TS", "9H 9D 9C / 6S 7S 8S", 0),
        ("9H 9D", "9S TS JS / 9C TC JC", 18),
        ("8S", "5S 6S 7S / 9S TS JS", 0),
    ],
)
def test_chains_go_on_at_both_ends_and_a_card_goes_where_it_helps(text: str, on: str, count: int) -> None:
    assert count_holding(cards(text), melds(on)).answer.count == count


@given(holdings)
def test_the_count_of_a_holding_is_the_oracles(holding: set[Card]) -> None:
    answer = count_holding(holding).answer

    assert answer.count == oracle.lowest_count(names(holding))
    assert plain(answer.melds) <= oracle.EVERY_MELD
    assert names(answer.deadwood) == oracle.deadwood(names(holding), plain(answer.melds))


@given(st.sets(st.sampled_from(NEIGHBOURS), min_size=2, max_size=10))
def test_one_more_card_adds_its_value_at_most(holding: set[Card]) -> None:
    whole = count_holding(holding).answer.count

    for card in holding:
        assert whole <= count_holding(holding - {card}).answer.count + card.value


@given(holdings)
def test_deadwood_that_goes_takes_its_value_with_it(holding: set[Card]) -> None:
    whole = count_holding(holding).answer

    for card in whole.deadwood[: len(holding) - 1]:
        assert count_holding(holding - {card}).answer.count == whole.count - card.value


@given(holdings, st.sampled_from(["7S 8S 9S", "4H 4D 4C", "5S 6S 7S / 7H 7D 7C", "JS QS KS / TH JH QH"]))
def test_melds_to_lay_off_on_never_raise_a_count_and_match_the_oracle(holding: set[Card], on: str) -> None:
    holding = holding - {card for meld in melds(on) for card in meld} or {Card("KD")}

    answer = count_holding(holding, melds(on)).answer

    assert answer.count <= count_holding(holding).answer.count
    assert answer.count == oracle.best_answer(names(holding), oracle.read_melds(on))
    replay(answer.layoffs, melds(on))


def test_eleven_cards_are_big_gin_by_melds_alone() -> None:
    assert not count_holding(cards("AS 2S 3S 4S 5S 6S 7S JH QH KH 9C"), melds("TC JC QC")).big_gin


TWELVE = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"


@pytest.mark.parametrize(
    ("text", "on", "faults"),
    [
        ("4S", "5S 6S 7S", []),
        ("4S 8S", "", []),
        ("AS AS 2H 2H 3C", "", [Problem("repeated_card", cards("AS 2H"))]),
        ("", "", [Problem("wrong_number", fields={"number": 0, "least": 1, "most": 11})]),
        (TWELVE, "", [Problem("wrong_number", fields={"number": 12, "least": 1, "most": 11})]),
        (TWELVE[:-3], "", []),
        ("7S 4S 6S", "7S 6S 5S", [Problem("in_both", cards("6S 7S"))]),
        ("4S", "5S 6S", [Problem("not_a_meld", cards("5S 6S"), {"side": "knocker", "reason": "too_few"})]),
        ("4S", "5S 6S 7S / 7S 7H 7D", [Problem("card_in_two_melds", cards("7S"), {"side": "knocker"})]),
    ],
)
def test_what_is_wrong_with_a_holding_and_the_melds_it_may_lay_off_on_is_named(text: str, on: str, faults: list[Problem]) -> None:
    assert [*count_faults(cards(text), melds(on) if on else ())] == faults


def test_eleven_cards_are_counted_after_each_discard_and_the_best_one_is_named() -> None:
    counted = count_holding(cards("KD AS 2S 3S 4S 5H 5D 5C 9C 9D 9H"))

    assert (counted.discard, counted.answer.count, counted.big_gin) == (Card("KD"), 0, False)
    counts = {"AS": 10, "2S": 18, "3S": 17, "4S": 10, "5H": 20, "5D": 20, "5C": 20, "9H": 28, "9D": 28, "9C": 28, "KD": 0}
    assert {str(card): count for card, count in counted.discards} == counts
    assert [card for card, _ in counted.discards] == sorted(cards("KD AS 2S 3S 4S 5H 5D 5C 9C 9D 9H"))


def test_ten_cards_have_no_discards() -> None:
    counted = count_holding(cards("AS 2S 3S 4S 5H 5D 5C 9C 9D 9H"))

    assert (counted.answer.count, counted.discard, counted.discards, counted.big_gin) == (0, None, (), False)


def test_eleven_cards_that_all_meld_are_big_gin() -> None:
    counted = count_holding(cards("AS 2S 3S 4S 5S 5H 5D 5C 9C 9D 9H"))

    assert (counted.big_gin, counted.answer.count) == (True, 0)
