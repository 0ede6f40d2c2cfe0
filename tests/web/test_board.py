"""What the check page shows to be tapped."""

import pytest

from scorekeeper.gin.cards import DECK
from scorekeeper.web.board import Board, Half, spoken
from tests.gin.verdicts import cards
from tests.web.disputes import UNDERCUT, shown

ELEVEN = {"knocker": "5S 6S 7S 9H TH JH 2H 2D 2C KD 4D"}
LAID = {**UNDERCUT, "mode": "laid"}


def looks(board: Board) -> dict[str, str]:
    """Return how every key looks that does not look as at first."""
    return {key.card: key.look for _suit, keys in board.deck for key in keys if key.look}


def lying(half: Half) -> list[str]:
    """Return the cards of a half as they lie, each group after how it lies."""
    return [" ".join([*filter(None, [each.look]), *(f"{face.rank}{face.suit}" for face in each.faces)]) for each in half.lying]


def test_the_keys_are_the_52_cards_by_suit() -> None:
    deck = shown({}).board.deck

    assert [suit for suit, _keys in deck] == list("SHDC")
    assert [key.card for _suit, keys in deck for key in keys] == [str(card) for card in DECK]
    assert [key.rank for key in deck[0][1]] == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


@pytest.mark.parametrize(
    ("half", "expected"),
    [("knocker", {"5S": "mine", "6S": "mine", "KD": "theirs"}), ("opponent", {"5S": "theirs", "6S": "theirs", "KD": "mine"})],
)
def test_a_key_shows_whose_card_it_is(half: str, expected: dict[str, str]) -> None:
    assert looks(shown({"knocker": "5S 6S", "opponent": "KD", "half": half}).board) == expected


def test_a_key_says_its_card_and_who_holds_it() -> None:
    said = {key.card: key.said for _suit, keys in shown({"knocker": "5S", "opponent": "KD", "half": "opponent"}).board.deck for key in keys}

    assert (said["5S"], said["KD"]) == ("5 of spades, Knocker holds it", "K of diamonds")


@pytest.mark.parametrize(("card", "said"), [("AS", "A of spades"), ("TH", "10 of hearts"), ("QD", "Q of diamonds"), ("2C", "2 of clubs")])
def test_a_card_is_read_out(card: str, said: str) -> None:
    assert spoken(cards(card)[0]) == said


@pytest.mark.parametrize(
    ("said", "halves"),
    [
        ({}, [("0 of 10", "", ""), ("0 of 10", "", "")]),
        ({"knocker": "5S 6S 7S KD"}, [("4 of 10", "10", ""), ("0 of 10", "", "")]),
        ({"opponent": "5S 6S 7S"}, [("0 of 10", "", ""), ("3 of 10", "0", "")]),
        ({"knocker": "5S 6S 7S", "opponent": "8S KD"}, [("3 of 10", "0", ""), ("2 of 10", "10", "lays off 1")]),
        (UNDERCUT, [("10 cards", "10", ""), ("10 cards", "9", "lays off 4")]),
        (ELEVEN, [("11 cards", "4", ""), ("0 of 10", "", "")]),
        ({"knocker": "1X 5S"}, [("1 of 10", "5", ""), ("0 of 10", "", "")]),
    ],
)
def test_a_half_says_how_many_cards_it_has_and_what_they_count(said: dict[str, str], halves: list[tuple[str, str, str]]) -> None:
    assert [(half.cards, half.counted, half.did) for half in shown(said).board.halves] == halves


def test_cards_lie_in_their_half_as_they_count() -> None:
    ours, theirs = shown(UNDERCUT).board.halves

    assert lying(ours) == ["5S 6S 7S", "2H 2D 2C", "9H 10H JH", "loose KD"]
    assert lying(theirs) == ["3C 4C 5C 6C", "laid 8S 9S", "laid 7H 8H", "loose 8D AC"]


@pytest.mark.parametrize("laid", [{}, {"knocker_melds": "5S 6S 7S / 9H TH JH / 2H 2D 2C"}])
def test_the_card_thrown_of_eleven_lies_apart(laid: dict[str, str]) -> None:
    ours, _theirs = shown({**ELEVEN, **laid}).board.halves

    assert sorted(lying(ours)) == sorted(["5S 6S 7S", "9H 10H JH", "2H 2D 2C", "loose 4D", "thrown KD"])


@pytest.mark.parametrize(("half", "on"), [("knocker", ["a on", "b"]), ("opponent", ["a", "b on"])])
def test_the_half_at_the_keys_looks_open(half: str, on: list[str]) -> None:
    assert [each.look for each in shown({"half": half}).board.halves] == on


def test_what_was_laid_stands_in_place_of_the_keys() -> None:
    board = shown(LAID).board

    assert board.deck == ()
    assert [(group.title, [key.card for key in group.keys], group.adds) for group in board.groups] == [
        ("Melded", ["5S", "6S", "7S"], "add-0"),
        ("Melded", ["2H", "2D", "2C"], "add-1"),
        ("Melded", ["9H", "TH", "JH"], "add-2"),
        ("In no meld", ["KD"], "meld"),
    ]
    assert shown(UNDERCUT).board.groups == ()


def test_the_opponent_s_layoffs_stand_beside_what_they_lie_on() -> None:
    board = shown({**LAID, "half": "opponent"}).board

    assert [(group.title, len(group.at), [key.card for key in group.keys], group.adds) for group in board.groups] == [
        ("Melded", 0, ["3C", "4C", "5C", "6C"], "add-0"),
        ("Laid off on 5♠ 6♠ 7♠", 3, ["8S", "9S"], "on-0"),
        ("Laid off on 2♥ 2♦ 2♣", 3, [], "on-1"),
        ("Laid off on 9♥ 10♥ J♥", 3, ["8H", "7H"], "on-2"),
        ("Laid off on deadwood", 1, [], "on-none"),
        ("In no meld", 0, ["8D", "AC"], "meld"),
    ]


@pytest.mark.parametrize(("words", "picked"), [([], []), (["tap-8D"], ["8D"]), (["tap-8D", "tap-AC"], ["8D", "AC"])])
def test_picked_cards_look_picked_and_can_be_laid_somewhere(words: list[str], picked: list[str]) -> None:
    board = shown({**LAID, "half": "opponent"}, *words).board

    assert [key.card for group in board.groups if group.adds == "meld" for key in group.keys if key.look] == picked
    assert board.picked == bool(picked)
