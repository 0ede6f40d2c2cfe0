"""The facts in tests/cases, asked of the check page as somebody at a table would."""

import re

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.facts import Fact, each_fact
from tests.web.disputes import halves_of, strip_of, why_of

HEADLINES = {"knock": "{winner} {points}", "gin": "Gin: {winner} {points}", "undercut": "Undercut: {winner} {points}"}


def check(client: FlaskClient, fact: Fact, **beside: str) -> TestResponse:
    said = {field: fact[field] for field in ("knocker", "opponent", "knocker_melds") if field in fact}
    return client.get("/check", query_string={**said, **fact.get("rules", {}), **beside})


def paid(points: int) -> str:
    """Return points from the knocker's side with the name of whoever has them."""
    return f"{'Knocker' if points > 0 else 'Opponent'} {abs(points)}"


def throws(page: TestResponse) -> dict[str, int]:
    """Return what is left after each card that can be thrown of eleven."""
    listed = re.findall(r'<span class="fig">([^<]*)</span> (\d+)</li>', page.text)
    return {card.replace("10", "T"): int(count) for card, count in listed}


@each_fact("hands")
def test_a_whole_hand_gets_its_known_verdict(client: FlaskClient, fact: Fact) -> None:
    expected = fact["expected"]

    headline, line = strip_of(check(client, fact))

    assert headline == HEADLINES[expected["outcome"]].format(winner=expected["winner"].title(), points=expected["points"])
    assert line.split(":")[0] == f"Knocker {expected['knocker_count']}, Opponent {expected['opponent_count']}"


@each_fact("layoffs")
def test_a_hand_with_layoffs_gets_its_known_verdict(client: FlaskClient, fact: Fact) -> None:
    expected = fact["expected"]

    headline, line = strip_of(check(client, fact))

    assert headline.removeprefix("Undercut: ") == paid(expected["points_to_knocker"])
    assert line.split(":")[0] == f"Knocker {expected['knocker_count']}, Opponent {expected['opponent_count']}"


@each_fact("layoffs")
def test_the_cards_in_question_are_counted_on_the_melds_alone(client: FlaskClient, fact: Fact) -> None:
    page = check(client, fact["small"])

    assert f"count {fact['small']['expected']['opponent_count']} " in f"{halves_of(page)[1]} "
    assert strip_of(page)[0].endswith(f"of {len(fact['small']['opponent'].split())} can be laid off")


@each_fact("spreads")
def test_a_spread_that_would_have_paid_more_is_advised(client: FlaskClient, fact: Fact) -> None:
    expected = fact["expected"]
    best, scored = expected["best_points_to_knocker"], max(expected["points_of_lowest_count_spreads"])

    page = check(client, fact)

    headline, line = strip_of(page)
    assert headline.removeprefix("Undercut: ") == paid(scored)
    assert line.startswith(f"Knocker {expected['lowest_count']}, ")
    assert (f"{paid(best)} instead of {paid(scored)}." in why_of(page)) == (best > scored)


@each_fact("spreads")
def test_the_spread_that_pays_best_is_scored_where_it_was_laid(client: FlaskClient, fact: Fact) -> None:
    page = check(client, fact, knocker_melds=fact["expected"]["one_best_spread"])

    assert strip_of(page)[0].removeprefix("Undercut: ") == paid(fact["expected"]["best_points_to_knocker"])
    assert "instead of Knocker" not in why_of(page)


@each_fact("eleven")
def test_each_discard_of_eleven_says_what_it_leaves(client: FlaskClient, fact: Fact) -> None:
    expected = fact["expected"]

    page = client.get("/check", query_string={"knocker": fact["cards"]})

    thrown = throws(page)
    assert len(thrown) == 11
    assert min(thrown.values()) == expected["count_after_best_discard"]
    assert strip_of(page)[0].endswith(f"count {expected['count_after_best_discard']}")
    for field, most in (("legal_knock_discards", 10), ("gin_discards", 0)):
        assert sorted(card for card, count in thrown.items() if count <= most) == sorted(map(symbol, expected[field]))


def symbol(card: str) -> str:
    return card.translate(str.maketrans("SHDC", "♠♥♦♣"))


@each_fact("greedy", "counts")
@pytest.mark.parametrize("side", ["knocker", "opponent"])
def test_one_holding_alone_says_its_count(client: FlaskClient, fact: Fact, side: str) -> None:
    page = client.get("/check", query_string={side: fact["cards"]})

    said = [half.partition("count ")[2].split(" ")[0] for half in halves_of(page)]
    count = str(fact["expected"]["count"])
    assert said == ([count, ""] if side == "knocker" else ["", count])
    assert f"{side.title()}: count {count}" in strip_of(page)[1]


FIVES = {"knocker_melds": "5C 6C 7C"}
TENS = {"knocker": "8H 9H TH 8D 9D TD AC AS AH 5C", "knocker_melds": "8H 9H TH / 8D 9D TD / AC AS AH"}
GIN = {"knocker": "AS 2S 3S 4S JH QH KH TC TD TH", "opponent": "2C 3C 4C 5H 6H 7H 9S 9D 9H 9C"}


@pytest.mark.parametrize(
    ("said", "counts", "why"),
    [
        ({"knocker": "KC 3S 3C 9C KH 3H 9H 3D 9D KD"}, ("0", ""), ""),
        ({"knocker": "TC 2H 3H 2S TD 5H 3S 4H 4S TS"}, ("0", ""), ""),
        ({**FIVES, "opponent": "4C 3C"}, ("0", "0"), "3♣ fits 5♣ 6♣ 7♣ once 4♣ lies there."),
        ({"opponent": "9C TC", "opponent_melds": "9C TC JC", "knocker": "2S"}, ("2", "19"), "J♣ is not among the opponent’s cards."),
        ({**TENS, "opponent": "9S TS JS JH JD 2C 3C 4C KC 6S"}, ("5", "16"), "Opponent less Knocker 16 − 5 11"),
        ({"knocker": "3H 4H 5H 6H 7H 6D 6C"}, ("7", ""), ""),
        ({"knocker": "AS 2S 3S"}, ("0", ""), ""),
        ({"knocker": "QS KS AS"}, ("21", ""), ""),
        ({"knocker": "KS AS 2S"}, ("13", ""), ""),
        ({"knocker_melds": "QS KS AS"}, ("21", ""), "the ace stands below the two, not above the king."),
        (GIN, ("0", "0"), "The opponent has no deadwood either: gin brings its bonus alone."),
    ],
    ids=["14", "15", "18", "19", "21", "22", "24 low", "24 high", "24 round", "24 laid", "27"],
)
def test_what_others_got_wrong_is_answered(client: FlaskClient, said: Fact, counts: tuple[str, str], why: str) -> None:
    page = client.get("/check", query_string=said)

    assert tuple(half.partition("count ")[2].split(" ")[0] for half in halves_of(page)) == counts
    assert why in why_of(page)
