import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import DECK, Card
from scorekeeper.gin.layoffs import Answer, Layoff, fits
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.places import Place, missed_layoffs, places_for
from tests.gin.verdicts import cards, check, laid

RUN, SET, HIGH, LOW = cards("5S 6S 7S"), cards("8H 8D 8C"), cards("JH QH KH"), cards("AC 2C 3C")


def place(meld: int, after: str = "") -> Place:
    return Place(meld, cards(after))


@pytest.mark.parametrize(
    ("asked", "melds", "places"),
    [
        ("9D", (RUN, SET), []),
        ("8S", (), []),
        ("8S", (RUN,), [place(0)]),
        ("4S", (RUN,), [place(0)]),
        ("8S", (RUN, SET), [place(0), place(1)]),
        ("9S", (RUN,), []),
        ("9S 8S", (RUN,), [place(0, "8S")]),
        ("TS 9S 8S", (RUN,), [place(0, "8S 9S")]),
        ("TS 8S", (RUN,), []),
        ("3S 4S", (RUN,), [place(0, "4S")]),
        ("2S 3S 4S", (RUN,), [place(0, "4S 3S")]),
        ("3S 8S", (RUN,), []),
        ("AH", (HIGH,), []),
        ("2H AH", (HIGH,), []),
        ("KC", (LOW,), []),
        ("5C 4C", (LOW,), [place(0, "4C")]),
        ("8S", (cards("8S 8H 8D"),), []),
        ("8S", (cards("8S 8H 8D 8C"),), []),
        ("6S", (RUN,), []),
        ("8S", (cards("7S 5S 6S"),), [place(0)]),
        ("8S", (cards("9S TS JS"), RUN), [place(0), place(1)]),
        ("4D", (RUN,), []),
    ],
)
def test_a_card_has_every_place_where_it_may_be_laid_off(asked: str, melds: tuple[Meld, ...], places: list[Place]) -> None:
    (first, found), *_ = places_for(cards(asked), melds)

    assert (first, [*found]) == (cards(asked)[0], places)


def test_the_cards_come_back_in_the_order_they_were_asked_for() -> None:
    assert [card for card, _ in places_for(cards("KD 9S 8S 2C"), (RUN, LOW))] == [*cards("KD 9S 8S 2C")]


some_cards = st.sets(st.sampled_from(DECK), min_size=1, max_size=8)


@given(some_cards, st.permutations([RUN, SET, HIGH]))
def test_the_order_of_the_cards_does_not_matter(asked: set[Card], melds: list[Meld]) -> None:
    forward, backward = sorted(asked), sorted(asked, reverse=True)

    assert dict(places_for(forward, tuple(melds))) == dict(places_for(backward, tuple(melds)))


@given(some_cards)
def test_laid_behind_the_cards_before_it_a_card_fits_and_without_the_last_of_them_it_does_not(asked: set[Card]) -> None:
    melds = (RUN, SET, HIGH)

    for card, places in places_for(asked, melds):
        for found in places:
            assert set(found.after) < asked
            assert fits(card, (*melds[found.meld], *found.after))
            assert not found.after or not fits(card, (*melds[found.meld], *found.after[:-1]))


@pytest.mark.parametrize(
    ("deadwood", "layoffs", "missed"),
    [
        ("KD", (), ()),
        ("8S KD", (), (Layoff(Card("8S"), 0),)),
        ("9S 8S", (), (Layoff(Card("8S"), 0), Layoff(Card("9S"), 0))),
        ("9S KD", (Layoff(Card("8S"), 0),), (Layoff(Card("9S"), 0),)),
        ("9S KD", (Layoff(Card("8S"), 1),), ()),
        ("4S", (Layoff(Card("8S"), 1),), (Layoff(Card("4S"), 0),)),
    ],
)
def test_what_the_opponent_left_as_deadwood_could_still_have_joined_the_melds(
    deadwood: str, layoffs: tuple[Layoff, ...], missed: tuple[Layoff, ...]
) -> None:
    assert missed_layoffs(Answer((), layoffs, cards(deadwood)), (RUN, SET)) == missed


def test_nothing_was_missed_where_there_is_nothing_to_lay_off_on() -> None:
    assert missed_layoffs(Answer((), (), cards("8S 9S")), ()) == ()


def test_a_layoff_that_was_missed_is_all_that_the_best_answer_has_before_it() -> None:
    verdict = check(
        "9C TC JC 4S 5S 6S 2D 2H 2S AH",
        "8C 7C 7S 3S 2C KD KH KS 9D 6H",
        knocker_melds="9C TC JC / 4S 5S 6S / 2D 2H 2S",
        layoffs="8C>0 7C>0",
    )
    spread, answer = laid(verdict)

    missed = missed_layoffs(answer, spread.melds)

    assert [(str(layoff.card), layoff.meld) for layoff in missed] == [("3S", 1), ("7S", 1), ("2C", 2)]
    assert verdict.opponent_better is not None
    assert answer.count - sum(layoff.card.value for layoff in missed) == verdict.opponent_better.count
