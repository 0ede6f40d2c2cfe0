"""What the check page answers, from all of the cards and from part of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.hollywood.rules import Rules
from tests.gin.deals import Drawn, text
from tests.web.disputes import UNDERCUT, shown, tapping
from tests.web.test_laying import deals

KNOCKER, OPPONENT = UNDERCUT.values()
ELEVEN = f"{KNOCKER} 4D"
LOOSE = "4S KD QC 9H 8D 2S 7C 6C JS TD"
GIN = KNOCKER.replace("KD", "8S")
ANSWER = OPPONENT.replace("8S", "4S")
BROKEN = {**UNDERCUT, "knocker_melds": "5S 6S 7S / 9H TH JH / 2H 2D KD"}


@pytest.mark.parametrize(
    ("said", "strip"),
    [
        ({}, ("Tap the cards", "The ten of whoever knocked come first.")),
        ({"declared": "gin"}, ("Tap the cards", "The ten of whoever knocked come first.")),
        ({"knocker": "5S"}, ("9 more for Knocker", "Knocker: count 5")),
        ({"knocker": KNOCKER}, ("Knocker", "Knocker: count 10")),
        ({"knocker": LOOSE}, ("Knocker", "Knocker: count 76, 66 over the limit")),
        ({"knocker": LOOSE[:-3]}, ("1 more for Knocker", "Knocker: count 66")),
        ({"knocker": KNOCKER, "half": "opponent"}, ("10 more for Opponent", "Knocker: count 10")),
        ({"opponent": OPPONENT}, ("10 more for Knocker", "Opponent: count 17")),
        ({"opponent": OPPONENT, "half": "opponent"}, ("Opponent", "Opponent: count 17")),
        ({"knocker": KNOCKER, "opponent": "8S 4D", "half": "opponent"}, ("8 more for Opponent", "Knocker: count 10")),
        ({"knocker": ELEVEN}, ("Thrown K♦: count 4", "Knocker holds eleven cards.")),
        ({"knocker_melds": "5S 6S 7S", "opponent": "8S 9S KD"}, ("2 of 3 can be laid off", "A score takes ten cards of both.")),
        ({"knocker": "5S 6S 7S", "opponent": "9S"}, ("0 of 1 can be laid off", "A score takes ten cards of both.")),
        ({"knocker": "5S 6S 7S KD", "opponent": "8S"}, ("6 more for Knocker", "Opponent: count 0")),
        ({"knocker": "5S 6S KD", "opponent": "9S"}, ("7 more for Knocker", "Opponent: count 9")),
    ],
)
def test_part_of_the_cards_is_answered_calmly(said: dict[str, str], strip: tuple[str, str]) -> None:
    answers = shown(said).answers

    assert answers.strip == (*strip, True)
    assert (answers.problems, answers.holdings, answers.parts, answers.stands, answers.over_limit) == ((), (), (), False, False)


@pytest.mark.parametrize(
    ("said", "strip", "score"),
    [
        (UNDERCUT, ("Undercut: Opponent 11", "Knocker 10, Opponent 9: 1 + 10"), ("Opponent", "11")),
        ({"knocker": ELEVEN, "opponent": OPPONENT}, ("Knocker 5", "Knocker 4, Opponent 9"), ("Knocker", "5")),
        ({"knocker": GIN, "opponent": ANSWER}, ("Gin: Knocker 62", "Knocker 0, Opponent 37: 37 + 25"), ("Knocker", "62")),
        (
            {**UNDERCUT, "layoffs": "-", "knocker_melds": BROKEN["knocker_melds"].replace("KD", "2C")},
            ("Knocker 7", "Knocker 10, Opponent 17"),
            ("Knocker", "7"),
        ),
    ],
    ids=["undercut", "knock", "gin", "as laid"],
)
def test_both_holdings_whole_are_scored(said: dict[str, str], strip: tuple[str, str], score: tuple[str, str]) -> None:
    answers = shown(said).answers

    assert answers.strip == (*strip, False)
    assert (answers.winner, answers.points, answers.stands) == (*score, True)
    assert (len(answers.holdings), sum(int(part.points.strip("+ ")) for part in answers.parts)) == (2, int(score[1]))
    assert (answers.problems, answers.partial, answers.discards) == ((), (), ())


def test_equal_counts_go_by_the_rule_of_the_table() -> None:
    tie = {"knocker": KNOCKER.replace("KD", "9D"), "opponent": OPPONENT}

    assert [shown(tie, rules=Rules(tie=tie_goes)).answers.strip for tie_goes in ("undercut", "knocker")] == [
        ("Undercut: Opponent 10", "Knocker 9, Opponent 9: 0 + 10", False),
        ("Knocker 0", "Knocker 9, Opponent 9", False),
    ]


@pytest.mark.parametrize(
    ("said", "strip"),
    [
        ({"knocker": "5S 6S 7S 1X"}, ("This does not stand", "“1X” is not a card.")),
        ({"knocker": "5S 5S"}, ("This does not stand", "5♠ is there twice.")),
        ({"knocker_melds": "5S 6S 8S", "opponent": "9S"}, ("This does not stand", "5♠ 6♠ 8♠ is no run: a card is missing in between.")),
        (
            {"knocker_melds": "5S 6S 7S", "opponent": "8S", "layoffs": "5S>0"},
            ("This does not stand", "5♠ is the knocker’s, and the knocker never lays off."),
        ),
        ({"knocker": f"{ELEVEN} 4C"}, ("This does not stand", "The knocker has 12 cards. It takes ten, or eleven before the discard.")),
        ({"opponent": f"{OPPONENT} AS"}, ("This does not stand", "The opponent has 11 cards. It takes ten.")),
        ({**UNDERCUT, "opponent": f"{OPPONENT} AS"}, ("This does not stand", "The opponent has 11 cards. It takes ten.")),
        ({**UNDERCUT, "opponent": OPPONENT.replace("AC", "KD")}, ("This does not stand", "K♦: one card cannot be with both players.")),
        (BROKEN, ("This does not stand", "2♥ 2♦ K♦ is no meld: these are neither of one rank nor a run of one suit.")),
    ],
)
def test_what_does_not_stand_is_said_at_once(said: dict[str, str], strip: tuple[str, str]) -> None:
    answers = shown(said).answers

    assert answers.strip == (*strip, False)
    assert strip[1] in answers.problems
    assert (answers.stands, answers.over_limit, answers.parts) == (False, False, ())


def test_a_knock_over_the_limit_says_by_how_much_and_can_be_settled() -> None:
    answers = shown({"knocker": OPPONENT, "opponent": KNOCKER}).answers

    assert answers.strip == ("No knock: 7 over the limit", "A count of 17 is 7 over the limit of 10: no knock.", False)
    assert (answers.stands, answers.over_limit, len(answers.holdings)) == (False, True, 2)


def test_the_limit_is_that_of_the_rules() -> None:
    assert shown(UNDERCUT, rules=Rules(knock_limit=3)).answers.strip.headline == "No knock: 7 over the limit"


@pytest.mark.parametrize(
    ("said", "partial"),
    [
        (
            {"knocker_melds": "5S 6S 7S", "opponent": "8S 9S KD"},
            ("8♠ fits 5♠ 6♠ 7♠.", "9♠ fits 5♠ 6♠ 7♠ once 8♠ lies there.", "K♦ fits none of the melds."),
        ),
        ({"knocker_melds": "5S 6S 7S / 8H 8D 8C", "opponent": "8S"}, ("8♠ fits 5♠ 6♠ 7♠.", "8♠ fits 8♥ 8♦ 8♣.")),
        ({"knocker": KNOCKER, "opponent": "8S"}, ("8♠ fits 5♠ 6♠ 7♠.",)),
        ({"knocker": KNOCKER.replace("KD", "AD"), "opponent": "8S"}, ("8♠ fits 5♠ 6♠ 7♠.",)),
        ({"knocker": GIN, "opponent": "4S"}, ("Nothing can be laid off against gin.",)),
        ({"knocker": f"{GIN} 9S", "opponent": "4S"}, ("All eleven cards are melded.", "Nothing can be laid off against gin.")),
        ({"knocker": "5S 6S 7S", "opponent": "4S"}, ("4♠ fits 5♠ 6♠ 7♠.",)),
        ({"knocker": "5S 6S", "opponent": "7S"}, ()),
        ({"knocker": "5S 6S 7S"}, ()),
        (UNDERCUT, ()),
    ],
)
def test_the_opponent_s_cards_say_where_they_can_go(said: dict[str, str], partial: tuple[str, ...]) -> None:
    assert shown(said).answers.partial == partial


@pytest.mark.parametrize("beside", [{}, {"opponent": "8S"}])
def test_each_card_of_eleven_says_what_is_left_without_it(beside: dict[str, str]) -> None:
    discards = shown({"knocker": ELEVEN, **beside}).answers.discards

    assert discards[:3] == (() if beside else (("K♦", "4"), ("4♦", "10"), ("2♥", "18")))
    assert len(discards) == (0 if beside else 11)


@pytest.mark.parametrize(
    ("said", "reasons"),
    [
        (UNDERCUT, ("Left after layoffs: Opponent 9, Knocker 10. An undercut.", "Breaking 8♠ 8♥ 8♦ lets more cards go: 9 instead of 17.")),
        (
            {**UNDERCUT, "declared": "gin", "opponent_count": "17"},
            (
                "Left after layoffs: Opponent 9, Knocker 10. An undercut.",
                "Gin was said, but K♦ is left: a knock with 10.",
                "The opponent said 17; the cards make 9.",
                "Breaking 8♠ 8♥ 8♦ lets more cards go: 9 instead of 17.",
            ),
        ),
        ({"knocker": KNOCKER}, ()),
    ],
)
def test_the_reasons_are_given_with_a_score_only(said: dict[str, str], reasons: tuple[str, ...]) -> None:
    assert shown(said).answers.reasons == reasons


def test_a_tap_that_was_refused_says_why_in_place_of_how_it_comes_about() -> None:
    answers = shown(UNDERCUT, "half-opponent", "tap-KD").answers

    assert answers.strip == ("Undercut: Opponent 11", "K♦ is among the knocker’s cards. Tap that half to put it back.", False)


@settings(deadline=None, max_examples=40)
@given(data=st.data(), deal=deals)
def test_the_same_cards_in_any_order_of_taps_are_answered_alike(data: st.DataObject, deal: Drawn) -> None:
    ours, theirs = text(deal.knocker), text(deal.opponent)
    shuffled = [*data.draw(st.permutations(ours.split())), *data.draw(st.permutations(theirs.split()))]

    tapped, typed = shown({}, *tapping(" ".join(shuffled))), shown({"knocker": ours, "opponent": theirs})

    assert tapped.answers == typed.answers
    assert tapped.board.halves == typed.board.halves
