from dataclasses import replace

import pytest

from scorekeeper.gin.cards import read_cards
from scorekeeper.gin.choice import Better
from scorekeeper.gin.problems import Problem
from scorekeeper.speech import listed, melds_listed, problem_json, reasons, sentence
from tests.gin.verdicts import check


def test_no_cards_and_no_melds_are_a_dash() -> None:
    assert (listed(()), melds_listed(())) == ("–", "–")


def test_melds_stand_apart() -> None:
    assert melds_listed((read_cards("4S 5S 6S")[0], read_cards("TH TD TC")[0])) == "4♠ 5♠ 6♠ / 10♥ 10♦ 10♣"


def test_several_values_of_a_field_are_listed() -> None:
    problem = Problem("unknown_preset", fields={"value": "casino", "values": ("hollywood", "gin")})

    assert sentence(problem) == "“casino” is no preset. There are: hollywood, gin."


def test_a_sentence_is_translated_before_its_fields_are_put_in() -> None:
    looked_up = []

    def translate(text: str) -> str:
        looked_up.append(text)
        return "%(cards)s zweimal"

    said = problem_json(Problem("repeated_card", read_cards("TH")[0]), translate)

    assert looked_up == ["%(cards)s is there twice."]
    assert said == {"code": "repeated_card", "message": "10♥ zweimal", "cards": ["TH"]}


REASONED = "5S 6S 7S 9H TH JH 2H 2D 2C KD", "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"
"""An undercut for which three eights were broken."""


def test_reasons_name_the_two_and_are_translated_before_anything_is_put_in() -> None:
    said = reasons(check(*REASONED), "Ann", "Bob", lambda text: f"<{text}>")

    assert said == (
        "<Left after layoffs: Bob 9, Ann 10. An undercut.>",
        "<Breaking 8♠ 8♥ 8♦ lets more cards go: 9 instead of 17.>",
    )


@pytest.mark.parametrize(
    ("points", "would"), [(31, "Ann 31 instead of Ann 6."), (-12, "Bob 12 instead of Ann 6."), (0, "no points instead of Ann 6.")]
)
def test_points_that_nobody_would_have_are_no_points(points: int, would: str) -> None:
    verdict = check("4S 5S 6S 7C 7D 7H KH KS KD 2C", "9D 9H 9C TD JD QD 3S AS 2D 5H")
    assert verdict.knocker

    better = Better(verdict.knocker.melds[:2], 32, points, None)

    assert reasons(replace(verdict, better=better), "Ann", "Bob")[-1].endswith(would)
