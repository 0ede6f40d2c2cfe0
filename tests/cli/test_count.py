"""`scorekeeper count`, as other programs call it."""

import json

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import main
from tests.facts import Fact, each_fact


def count(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["count", *words], input=stdin, catch_exceptions=False)


def counted(line: Fact) -> Fact:
    said: Fact = json.loads(count("--lines", "-", stdin=json.dumps(line)).stdout)
    return said


@each_fact("counts", "greedy")
def test_a_holding_has_its_known_lowest_count(fact: Fact) -> None:
    assert counted({"cards": fact["cards"]})["count"] == fact["expected"]["count"]


@each_fact("layoffs")
def test_a_holding_that_lays_off_has_its_known_lowest_count(fact: Fact) -> None:
    small = fact["small"]
    assert counted({"cards": small["opponent"], "on": small["knocker_melds"]})["count"] == small["expected"]["opponent_count"]


@each_fact("eleven")
def test_of_eleven_cards_each_discard_has_its_known_count(fact: Fact) -> None:
    said, expected = counted({"cards": fact["cards"]}), fact["expected"]
    assert said["count"] == expected["count_after_best_discard"]
    assert sorted(d["card"] for d in said["discards"] if d["count"] <= 10) == sorted(expected["legal_knock_discards"])
    assert sorted(d["card"] for d in said["discards"] if d["count"] == 0) == sorted(expected["gin_discards"])
    assert said["big_gin"] is expected["big_gin"]
    assert {"card": said["discard"], "count": said["count"]} in said["discards"]


def test_a_person_gets_the_count_first() -> None:
    text = count("9S TS 4D", "--on", "JS QS KS").stdout
    assert text.splitlines() == ["4", "–", "+ 10♠", "+ 9♠", "4♦"]


@pytest.mark.parametrize(
    ("cards", "on", "codes"),
    [
        ("", "", ["wrong_number"]),
        ("1X", "", ["not_a_card", "wrong_number"]),
        ("AS AS", "", ["repeated_card"]),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS", "", ["wrong_number"]),
        ("4S", "4S 5S 6S", ["in_both"]),
        ("4S", "5H 6S 7S", ["not_a_meld"]),
        ("4S", "5S 6S 7S / 7S 7H 7D", ["card_in_two_melds"]),
    ],
)
def test_what_is_no_holding_is_refused_by_name(cards: str, on: str, codes: list[str]) -> None:
    result = count(cards, "--on", on, "--json")
    assert [problem["code"] for problem in json.loads(result.stdout)["problems"]] == codes
    assert result.exit_code == 1


def test_a_wrong_use_ends_with_2() -> None:
    assert count().exit_code == 2
    assert count("AS", "--lines", "-").exit_code == 2
