import pytest

from scorekeeper.gin.problems import Problem
from tests.gin.verdicts import cards, check, codes, laid

KNOCKER = "2D 3D 4D 6S 7S 8S AH KD KH KS"
OPPONENT = "6D 9S 8C 9H TD TC JS TH 3H 5D"
ELEVEN = f"{KNOCKER} QC"


def problem(code: str, text: str = "", **fields: object) -> Problem:
    return Problem(code, cards(text), fields)


@pytest.mark.parametrize(
    ("knocker", "opponent", "found"),
    [
        (KNOCKER.replace("AH", "KH"), OPPONENT, problem("repeated_card", "KH", side="knocker")),
        (KNOCKER, f"{OPPONENT[:-2]}TC", problem("repeated_card", "TC", side="opponent")),
        (KNOCKER, f"{OPPONENT[:-2]}KS", problem("in_both", "KS")),
        (KNOCKER[3:], OPPONENT, problem("wrong_number", side="knocker", number=9, least=10, most=11)),
        (f"{ELEVEN} QD", OPPONENT, problem("wrong_number", side="knocker", number=12, least=10, most=11)),
        ("", OPPONENT, problem("wrong_number", side="knocker", number=0, least=10, most=11)),
        (KNOCKER, OPPONENT[3:], problem("wrong_number", side="opponent", number=9, least=10, most=10)),
        (KNOCKER, f"{OPPONENT} QC", problem("wrong_number", side="opponent", number=11, least=10, most=10)),
        (KNOCKER, "", problem("wrong_number", side="opponent", number=0, least=10, most=10)),
    ],
)
def test_holdings_that_cannot_be_are_refused_naming_the_cards(knocker: str, opponent: str, found: Problem) -> None:
    verdict = check(knocker, opponent)

    assert verdict.problems == (found,)
    assert (verdict.legal, verdict.score) == (False, None)


@pytest.mark.parametrize(
    ("knocker", "discard", "reason"),
    [
        (KNOCKER, "KS", "of_ten"),
        (KNOCKER, "6D", "of_ten"),
        (ELEVEN, "2C", "of_eleven"),
        (ELEVEN, "6D", "of_eleven"),
    ],
)
def test_a_discard_that_cannot_be_is_refused_naming_it(knocker: str, discard: str, reason: str) -> None:
    assert check(knocker, OPPONENT, discard=discard).problems == (problem("discard_in_hand", discard, reason=reason),)


@pytest.mark.parametrize(("knocker", "discard"), [(KNOCKER, "QC"), (ELEVEN, "QC"), (ELEVEN, "KD")])
def test_a_discard_that_can_be_is_accepted(knocker: str, discard: str) -> None:
    assert "discard_in_hand" not in codes(check(knocker, OPPONENT, discard=discard).problems)


def test_a_laid_card_cannot_have_been_thrown() -> None:
    verdict = check(ELEVEN, OPPONENT, knocker_melds="2D 3D 4D / 6S 7S 8S / KD KH KS", discard="KD")

    assert verdict.problems == (problem("discard_in_hand", "KD", reason="of_eleven"),)


@pytest.mark.parametrize("upcard", ["KS", "6D", "2C"])
def test_the_upcard_may_be_in_a_hand(upcard: str) -> None:
    assert check(KNOCKER, OPPONENT, upcard=upcard).legal


def test_everything_that_is_wrong_is_said_at_once() -> None:
    verdict = check("4S 4S 5S 6S 1X", "4S 9C", discard="9C", declared="undercut")

    assert codes(verdict.problems) == [
        "not_a_card",
        "not_declared",
        "repeated_card",
        "wrong_number",
        "wrong_number",
        "in_both",
        "discard_in_hand",
    ]


def test_a_word_that_is_no_card_stands_for_the_card_that_was_meant() -> None:
    verdict = check(f"{KNOCKER[:-2]}K5", OPPONENT)

    assert verdict.problems[0] == Problem("not_a_card", fields={"field": "knocker", "text": "K5"})
    assert "wrong_number" not in codes(verdict.problems)


def test_what_can_be_counted_is_counted_although_the_hand_does_not_stand() -> None:
    spread, answer = laid(check(KNOCKER, OPPONENT[3:]))

    assert (spread.count, answer.count > 0) == (1, True)


@pytest.mark.parametrize(
    ("knocker", "opponent", "codes_found"),
    [
        ("KH KD QH QD JS TS 9S 8D 7D 6C", OPPONENT.replace("TD", "AC").replace("9S", "2C").replace("JS", "4H"), ["over_limit"]),
        ("KH KD QH QD JS TS 9S 8D 7D 6C", "2C", ["wrong_number", "over_limit"]),
        ("KH KD QH QD JS TS 9S 8D 7D 1X", "2C 3C 4C 5C AS 2S 3S 4S 6H 7H", ["not_a_card"]),
        ("KH KD QH QD JS TS 9S 8D 7D 7D", "2C 3C 4C 5C AS 2S 3S 4S 6H 7H", ["repeated_card"]),
        ("KH KD QH QD JS TS 9S 8D 7D", "2C 3C 4C 5C AS 2S 3S 4S 6H 7H", ["wrong_number"]),
        ("KH KD QH QD JS TS 9S 8D 7D 6C", "2C 3C 4C 5C AS 2S 3S 4S 6H 1X", ["not_a_card", "over_limit"]),
    ],
)
def test_a_holding_that_is_not_known_is_not_blamed_for_its_count(knocker: str, opponent: str, codes_found: list[str]) -> None:
    assert codes(check(knocker, opponent).problems) == codes_found


@pytest.mark.parametrize(("number", "counted"), [(0, False), (1, True), (10, True), (11, True), (12, False)])
def test_a_holding_of_one_to_eleven_cards_is_counted_on_either_side(number: int, counted: bool) -> None:
    spades = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"[: 3 * number]
    hearts = spades.replace("S", "H")

    verdict = check(spades, hearts)

    assert (verdict.knocker is not None, verdict.opponent is not None) == (counted, counted)
