"""Cards put together by tapping, as they were laid."""

import pytest
from hypothesis import strategies as st

from scorekeeper.gin.hand import judge
from scorekeeper.gin.points import Side
from scorekeeper.web.dispute import HOLDINGS, Dispute, layoffs_text, melds_text
from scorekeeper.web.laying import Lay, is_thrown, lay_of
from tests.gin.deals import draw
from tests.gin.verdicts import cards
from tests.web.disputes import HOLLYWOOD, UNDERCUT, after, dispute

OURS = {**UNDERCUT, "mode": "laid"}
THEIRS = {**OURS, "half": "opponent"}
MELDS = "5S 6S 7S / 2H 2D 2C / 9H TH JH"
"""The knocker's, as they lie best."""
OFF = "8S>0 9S>0 8H>2 7H>2"
"""The opponent's layoffs on them."""
deals = st.builds(draw, st.integers(0, 10**6))


def said(laid: Dispute) -> dict[str, str]:
    """Return what was said of how the cards lie."""
    return {field: laid.texts[field] for field in ("knocker_melds", "opponent_melds", "layoffs") if laid.texts[field]}


def lay(laid: Dispute) -> Lay:
    deal, unread = laid.deal()
    return lay_of(laid, judge(deal, HOLLYWOOD, unread))


def score(laid: Dispute) -> tuple[str, int] | None:
    deal, unread = laid.deal()
    found = judge(deal, HOLLYWOOD, unread).score
    return (str(found.winner), found.points) if found else None


def test_cards_lie_as_the_verdict_has_them_until_somebody_says_otherwise() -> None:
    laid = lay(dispute(**OURS))

    assert (melds_text(laid.ours), melds_text(laid.theirs), layoffs_text(laid.layoffs)) == (MELDS, "3C 4C 5C 6C", OFF)
    assert [laid.loose(dispute(**OURS), side) for side in HOLDINGS] == [cards("KD"), cards("8D AC")]


@pytest.mark.parametrize(
    ("words", "picked"), [(["tap-8D"], "8D"), (["tap-AC", "tap-8D"], "AC 8D"), (["tap-AC", "tap-8D", "tap-AC"], "8D"), (["tap-8D"] * 2, "")]
)
def test_a_loose_card_is_picked_and_put_back_and_nothing_is_said_by_that(words: list[str], picked: str) -> None:
    laid = after(*words, **THEIRS)

    assert laid.picked == cards(picked)
    assert said(laid) == {}


@pytest.mark.parametrize(
    ("words", "ours"),
    [
        (["tap-2C"], "5S 6S 7S / 9H TH JH"),
        (["tap-2C", "tap-2C", "tap-2D", "tap-2H", "meld"], "5S 6S 7S / 9H TH JH / 2H 2D 2C"),
        (["tap-2C", "tap-2D", "tap-KD", "meld"], "5S 6S 7S / 9H TH JH / 2D KD"),
        (["tap-KD", "add-1"], "5S 6S 7S / 2H 2D KD 2C / 9H TH JH"),
        (["tap-KD", "add-1", "tap-KD"], "5S 6S 7S / 2H 2D 2C / 9H TH JH"),
        (["tap-KD", "add-3"], MELDS),
        (["tap-KD", "on-0"], MELDS),
    ],
)
def test_the_knocker_s_melds_are_what_was_tapped_together(words: list[str], ours: str) -> None:
    laid = after(*words, **OURS)

    assert said(laid) == {"knocker_melds": ours}
    assert laid.picked == ()


def test_a_long_meld_loses_a_card_at_its_end_and_falls_apart_in_the_middle() -> None:
    at_the_end, in_the_middle = (after(word, **THEIRS) for word in ("tap-3C", "tap-4C"))

    assert at_the_end.texts["opponent_melds"] == "4C 5C 6C"
    assert in_the_middle.texts["opponent_melds"] == "-"


@pytest.mark.parametrize("step", ["meld", "add-0", "on-0"])
def test_nothing_is_laid_with_no_card_picked(step: str) -> None:
    assert after(step, **THEIRS) == dispute(**THEIRS)


@pytest.mark.parametrize("step", ["meld", "add-0"])
def test_only_loose_cards_of_the_half_at_the_keys_are_laid(step: str) -> None:
    assert after(step, **OURS, picked="5S 8S QD") == dispute(**OURS, picked="5S 8S QD")


@pytest.mark.parametrize(
    ("words", "layoffs"),
    [
        (["tap-9S"], "8S>0 8H>2 7H>2"),
        (["tap-8S"], "8H>2 7H>2"),
        (["tap-8H"], "8S>0 9S>0"),
        (["tap-9S", "tap-9S", "on-0"], "8S>0 8H>2 7H>2 9S>0"),
        (["tap-8D", "on-none"], f"{OFF} 8D>-"),
        (["tap-8D", "on-1"], f"{OFF} 8D>1"),
        (["tap-8D", "on-1", "tap-8D"], OFF),
        (["tap-AC", "tap-8D", "on-1"], f"{OFF} 8D>1 AC>1"),
    ],
)
def test_a_layoff_goes_where_it_was_tapped_and_comes_back_with_those_behind_it(words: list[str], layoffs: str) -> None:
    assert said(after(*words, **THEIRS)) == {"knocker_melds": MELDS, "opponent_melds": "3C 4C 5C 6C", "layoffs": layoffs}


def test_a_layoff_between_two_others_takes_only_those_behind_it_back() -> None:
    run = {"knocker": "6S 7S 8S 2H 2D 2C KH KD KC AS", "opponent": "3S 4S 5S 9S QH QD JC TC 4H 9D"}

    laid = after("tap-4S", **run, mode="laid", half="opponent", knocker_melds="6S 7S 8S", layoffs="5S>0 4S>0 3S>0 9S>0")

    assert laid.texts["layoffs"] == "5S>0 9S>0"


def test_a_meld_that_falls_apart_takes_its_layoffs_with_it_and_the_others_are_counted_anew() -> None:
    laid = after("tap-7S", **OURS, knocker_melds=MELDS, layoffs=OFF)

    assert said(laid) == {"knocker_melds": "2H 2D 2C / 9H TH JH", "layoffs": "8H>1 7H>1"}


def test_a_card_in_two_melds_is_taken_out_of_both() -> None:
    assert said(after("tap-5S", **OURS, knocker_melds="5S 6S 7S / 3S 4S 5S 6S / 2H 2D 2C")) == {"knocker_melds": "2H 2D 2C"}


def test_a_layoff_on_a_meld_that_is_not_there_stays_until_it_is_tapped() -> None:
    odd = {**THEIRS, "knocker_melds": MELDS, "layoffs": "8S>9 9S>0 8H>2"}

    assert [after(word, **odd).texts["layoffs"] for word in ("tap-8H", "tap-8S")] == ["8S>9 9S>0", "9S>0 8H>2"]


def test_the_knocker_lays_nothing_off() -> None:
    assert after("tap-KD", "on-0", **OURS, knocker_melds=MELDS, layoffs=OFF).texts["layoffs"] == OFF


def test_layoffs_name_the_melds_as_they_were_said_also_beside_one_that_does_not_stand() -> None:
    laid = lay(dispute(**THEIRS, knocker_melds="2H 2D KD / 9H TH JH / 5S 6S 7S"))

    assert layoffs_text(laid.layoffs) == "8H>1 7H>1 8S>2 9S>2"


@pytest.mark.parametrize(
    ("half", "left"),
    [("knocker", {"opponent_melds": "-"}), ("opponent", {"knocker_melds": "5S 6S 7S"})],
)
def test_as_they_lie_best_takes_back_what_was_said_of_the_half_at_the_keys(half: str, left: dict[str, str]) -> None:
    laid = after("best", **UNDERCUT, mode="laid", half=half, knocker_melds="5S 6S 7S", opponent_melds="-", layoffs="8S>0", picked="KD")

    assert said(laid) == left
    assert laid.picked == ()


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ([], ("opponent", 11)),
        (["tap-9S"], ("knocker", 8)),
        (["tap-9S", "tap-9S", "on-0"], ("opponent", 11)),
        (["tap-8D", "meld"], None),
        (["tap-8S", "tap-8H", "tap-8S", "tap-8H", "tap-8D", "meld"], ("knocker", 7)),
        (["tap-8D", "on-none"], None),
    ],
)
def test_the_verdict_is_that_of_what_was_laid(words: list[str], points: tuple[str, int] | None) -> None:
    assert score(after(*words, **THEIRS)) == points


@pytest.mark.parametrize("words", [["tap-5S"], ["best"], ["tap-5S", "tap-5S", "tap-6S", "meld"]])
@pytest.mark.parametrize("half", HOLDINGS)
def test_melds_alone_lose_no_card_when_they_are_laid_otherwise(half: Side, words: list[str]) -> None:
    laid = after(*words, **{f"{half}_melds": "5S 6S 7S / 2H 2D 2C"}, mode="laid", half=half)

    assert laid.holding(half) == cards("5S 6S 7S 2H 2D 2C")


ELEVEN = {**OURS, "knocker": f"{UNDERCUT['knocker']} QD"}


@pytest.mark.parametrize(
    ("said", "words", "discard", "points"),
    [
        (ELEVEN, [], "", ("opponent", 11)),
        (ELEVEN, ["tap-QD", "throw"], "QD", ("opponent", 11)),
        ({**ELEVEN, "knocker_melds": MELDS}, ["tap-QD", "throw"], "QD", ("opponent", 11)),
        ({**ELEVEN, "knocker_melds": MELDS}, ["tap-QD", "throw", "tap-KD", "throw"], "KD", ("opponent", 11)),
        ({**ELEVEN, "discard": "QD"}, ["best"], "", ("opponent", 11)),
    ],
)
def test_the_card_that_is_picked_can_be_the_one_thrown_of_eleven(
    said: dict[str, str], words: list[str], discard: str, points: tuple[str, int]
) -> None:
    laid = after(*words, **said)

    assert (laid.texts["discard"], laid.picked) == (discard, ())
    assert score(laid) == points


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (OURS, ["tap-KD"]),
        (ELEVEN, []),
        ({**ELEVEN, "knocker_melds": "5S 6S 7S"}, ["tap-KD", "tap-QD"]),
        ({**ELEVEN, "half": "opponent"}, ["tap-8D"]),
        ({**ELEVEN, "picked": "3C"}, []),
    ],
    ids=["ten cards", "none picked", "two picked", "the opponent’s", "not held"],
)
def test_nothing_else_can_be_thrown(said: dict[str, str], words: list[str]) -> None:
    assert not is_thrown(after(*words, **said))
    assert after(*words, "throw", **said) == after(*words, **said)
