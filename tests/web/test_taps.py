"""What each key of the check page does."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorekeeper.gin.cards import Card
from scorekeeper.gin.points import Side
from scorekeeper.web.check_page import Around, show_check
from scorekeeper.web.dispute import HOLDINGS, Dispute
from scorekeeper.web.speech import sentence
from scorekeeper.web.taps import act, swapped
from tests.gin.verdicts import cards
from tests.web.disputes import HOLLYWOOD, NOT_KEYS, UNDERCUT, after, dispute, keys, tapping

KNOCKER, OPPONENT = UNDERCUT.values()
ELEVEN = {**UNDERCUT, "knocker": f"{KNOCKER} QD"}
SAID = {
    "knocker_melds": "-",
    "opponent_melds": "5S 6S 7S",
    "layoffs": "-",
    "discard": "2S",
    "declared": "knock",
    "knocker_count": "5",
    "opponent_count": "20",
}
"""What can be known of a hand before any card of it is."""


def numbers(tapped: Dispute) -> list[int]:
    return [len(tapped.holding(side)) for side in HOLDINGS]


def refusal(tapped: Dispute) -> str:
    return sentence(tapped.refused) if tapped.refused else ""


@given(words=st.lists(keys, max_size=40), by=st.sampled_from(("", "A", "B")))
@example(words=[f"tap-{Card(number)}" for number in range(52)], by="")
@example(words=["half-opponent", *(f"tap-{Card(number)}" for number in range(52))], by="A")
def test_no_keys_give_anybody_too_many_cards_or_one_card_to_both(words: list[str], by: str) -> None:
    tapped = act(Dispute.read({"by": by}, seated=bool(by)), words, HOLLYWOOD)

    ours, theirs = (tapped.holding(side) for side in HOLDINGS)
    assert len(ours) <= 11
    assert len(theirs) <= 10
    assert not set(ours) & set(theirs)


@given(words=st.lists(keys | st.just("swap"), max_size=40), by=st.sampled_from(("", "A", "B")))
def test_the_page_can_be_shown_after_any_keys(words: list[str], by: str) -> None:
    view = show_check(Around("/check", "", ("/", ""), HOLLYWOOD), Dispute.read({"by": by}, seated=bool(by)), words)

    assert view.answers.strip.headline


@given(before=st.lists(keys, max_size=20), then=st.lists(keys, max_size=10))
def test_keys_sent_together_do_what_they_do_one_by_one(before: list[str], then: list[str]) -> None:
    halfway = Dispute.read(after(*before).query(), seated=False)

    assert act(halfway, then, HOLLYWOOD).query() == after(*before, *then).query()


@pytest.mark.parametrize("word", NOT_KEYS)
def test_a_word_that_is_no_key_does_nothing(word: str) -> None:
    assert after(word, **UNDERCUT) == dispute(**UNDERCUT)


def test_a_second_tap_puts_a_card_back() -> None:
    assert after("tap-5S", "tap-6S", "tap-5S").holding(Side.KNOCKER) == cards("6S")


def test_the_tenth_card_opens_the_other_half_by_itself() -> None:
    tapped = after(*tapping(f"{KNOCKER} {OPPONENT}"))

    assert [after(*tapping(KNOCKER[:-3])).half, after(*tapping(KNOCKER)).half] == [Side.KNOCKER, Side.OPPONENT]
    assert [tapped.holding(side) for side in HOLDINGS] == [tuple(sorted(cards(KNOCKER))), tuple(sorted(cards(OPPONENT)))]


def test_once_both_have_ten_the_knocker_s_half_is_open_whoever_came_first() -> None:
    assert after(*tapping(f"{KNOCKER} {OPPONENT}")).half is Side.KNOCKER
    assert after("half-opponent", *tapping(f"{OPPONENT} {KNOCKER}")).half is Side.KNOCKER


def test_one_more_card_after_twenty_is_the_knocker_s_eleventh() -> None:
    tapped = after(*tapping(f"{KNOCKER} {OPPONENT} QD"))

    assert numbers(tapped) == [11, 10]
    assert refusal(tapped) == ""


def test_a_knocker_of_eleven_is_tapped_in_by_turning_back_to_him() -> None:
    assert numbers(after(*tapping(KNOCKER), "half-knocker", "tap-QD")) == [11, 0]


@pytest.mark.parametrize(
    ("said", "key", "why"),
    [
        ({**UNDERCUT, "half": "opponent"}, "tap-KD", "K♦ is among the knocker’s cards. Tap that half to put it back."),
        ({**UNDERCUT, "half": "knocker"}, "tap-3C", "3♣ is among the opponent’s cards. Tap that half to put it back."),
        (ELEVEN, "tap-TD", "The knocker has 11 cards. Tap one of them to put it back."),
        ({**UNDERCUT, "half": "opponent"}, "tap-TD", "The opponent has 10 cards. Tap one of them to put it back."),
    ],
)
def test_a_tap_that_changes_nothing_says_why(said: dict[str, str], key: str, why: str) -> None:
    tapped = after(key, **said)

    assert refusal(tapped) == why
    assert tapped.query() == dispute(**said).query()
    assert refusal(act(tapped, ["half-opponent"], HOLLYWOOD)) == ""


@pytest.mark.parametrize(("seated", "by"), [({}, ""), ({"by": "A"}, "B"), ({"by": "B"}, "A")], ids=["nobody", "A", "B"])
@pytest.mark.parametrize("half", HOLDINGS)
def test_a_swap_leaves_everybody_his_cards_and_his_count_and_makes_the_other_the_knocker(
    seated: dict[str, str], by: str, half: Side
) -> None:
    melds = {"knocker_melds": "5S 6S 7S", "opponent_melds": "-"}
    tapped = after("swap", **UNDERCUT, **melds, layoffs="8S>0", discard="KC", knocker_count="10", opponent_count="9", half=half, **seated)

    said = {"knocker": OPPONENT, "opponent": KNOCKER, "knocker_melds": "-", "opponent_melds": "5S 6S 7S"}
    counts = {"knocker_count": "9", "opponent_count": "10"}
    assert {field: text for field, text in tapped.texts.items() if text} == {**said, **counts}
    assert tapped.half is not half
    assert tapped.by == by


@given(words=st.lists(keys, max_size=30), by=st.sampled_from(("", "A", "B")))
def test_two_swaps_lose_no_card_no_meld_and_no_count(words: list[str], by: str) -> None:
    before = act(Dispute.read({"by": by}, seated=bool(by)), words, HOLLYWOOD)

    again = swapped(swapped(before))

    assert again == replace(before.saying(layoffs="", discard=""), picked=(), refused=before.refused)


def test_clear_leaves_nothing_but_who_knocked() -> None:
    tapped = after("clear", **UNDERCUT, knocker_melds="-", declared="gin", discard="2S", half="opponent", mode="typed", by="B")

    assert tapped.query() == {"by": "B"}


@pytest.mark.parametrize(
    ("by", "words", "knocker"),
    [
        ("A", ["half-opponent"], "B"),
        ("A", ["half-knocker"], "A"),
        ("B", ["half-opponent"], "A"),
        ("A", ["half-opponent", "half-opponent"], "A"),
        ("A", ["tap-5S", "half-opponent"], "A"),
        ("A", ["tap-5S", "tap-5S", "half-opponent"], "B"),
    ],
)
def test_as_long_as_no_card_is_there_whoever_is_chosen_is_the_knocker(by: str, words: list[str], knocker: str) -> None:
    assert after(*words, by=by).by == knocker


@pytest.mark.parametrize("said", [{field: text} for field, text in SAID.items()], ids=list(SAID))
def test_once_anything_is_known_a_half_that_is_chosen_is_only_opened(said: dict[str, str]) -> None:
    turned = after("half-opponent", **said, by="A")

    assert (turned.by, turned.half) == ("A", Side.OPPONENT)


@pytest.mark.parametrize("half", HOLDINGS)
def test_cards_that_were_picked_are_picked_no_more_when_a_half_is_chosen(half: Side) -> None:
    assert after(f"half-{half}", **UNDERCUT, mode="laid", picked="KD").picked == ()


def test_without_a_table_the_half_that_is_chosen_first_is_just_open() -> None:
    assert after("half-opponent", "tap-5S").query() == {"opponent": "5S", "half": "opponent"}


@pytest.mark.parametrize("mode", ["cards", "laid", "typed"])
def test_another_mode_shows_the_same_cards_with_none_picked(mode: str) -> None:
    tapped = after(f"mode-{mode}", **UNDERCUT, picked="KD")

    assert (tapped.mode, tapped.picked, tapped.texts) == (mode, (), dispute(**UNDERCUT).texts)


LAID = {"knocker_melds": "5S 6S 7S / 9H TH JH / 2H 2D 2C", "opponent_melds": "3C 4C 5C 6C", "layoffs": "8S>0 9S>0"}


@pytest.mark.parametrize(
    ("half", "card", "left"),
    [
        ("knocker", "7S", ("opponent_melds",)),
        ("knocker", "KD", tuple(LAID)),
        ("opponent", "3C", ("knocker_melds",)),
        ("opponent", "8S", ("knocker_melds",)),
        ("opponent", "8D", tuple(LAID)),
    ],
)
def test_a_card_put_back_takes_back_how_its_half_was_laid_with_it(half: str, card: str, left: tuple[str, ...]) -> None:
    tapped = after(f"tap-{card}", **UNDERCUT, **LAID, half=half)

    assert {field: tapped.texts[field] for field in LAID if tapped.texts[field]} == {field: LAID[field] for field in left}
