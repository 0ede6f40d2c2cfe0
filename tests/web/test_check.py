"""A disputed hand without a table, with everything in the address."""

import pytest
from flask.testing import FlaskClient

from tests.web.forms import form_of, said_in
from tests.web.played import KNOCKER, OPPONENT

HAND = {"knocker": KNOCKER, "opponent": OPPONENT}


def test_the_form_is_empty_at_first(client: FlaskClient) -> None:
    page = client.get("/check")

    assert page.status_code == 200
    assert set(form_of(page.text, "/check").values()) == {""}
    assert 'class="headline"' not in page.text


def test_the_verdict_stands_above_the_cards_that_were_typed(client: FlaskClient) -> None:
    page = client.get("/check", query_string={**HAND, "declared": "knock", "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD"})

    fields = form_of(page.text, "/check")
    assert "Knocker 6" in page.text
    assert fields == {
        **HAND,
        "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD",
        "opponent_melds": "",
        "declared": "knock",
    }


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({**HAND, "knocker": KNOCKER.replace("2C", "1X")}, "“1X” is not a card."),
        ({**HAND, "opponent": OPPONENT.replace("5H", "KH")}, "K♥: one card cannot be with both players."),
        ({**HAND, "knocker": ""}, "The knocker has 0 cards."),
        ({**HAND, "declared": "luck"}, "“luck” cannot be declared."),
        ({**HAND, "knocker": KNOCKER + " 9S 8D"}, "The knocker has 12 cards."),
        ({**HAND, "knocker_melds": "4S 5S 7S"}, "7♠ is not among the knocker’s cards."),
        ({"knocker": "<script>\u202e\u0000"}, "is not a card."),
    ],
)
def test_a_hand_that_does_not_stand_says_why_and_keeps_what_was_typed(client: FlaskClient, typed: dict[str, str], said: str) -> None:
    page = client.get("/check", query_string=typed)

    fields = form_of(page.text, "/check")
    assert page.status_code == 200
    assert "This does not stand" in page.text
    assert said in page.text
    assert "<script>\u202e" not in page.text
    assert all(fields[field] == typed[field] for field in ("knocker", "opponent") if field in typed)


@pytest.mark.parametrize("field", ["knocker", "opponent", "knocker_melds", "opponent_melds", "declared"])
@pytest.mark.parametrize("length", [401, 40_000])
def test_a_text_that_is_too_long_is_refused_and_not_cut(client: FlaskClient, field: str, length: int) -> None:
    text = (KNOCKER + " ").ljust(length, "x")

    page = client.get("/check", query_string={**HAND, field: text})

    assert page.status_code == 200
    assert "This does not stand" in page.text
    assert said_in(page.text).count("<p>") < 5
    assert field == "declared" or form_of(page.text, "/check")[field] == text


def test_a_page_without_a_table_sets_no_cookie(client: FlaskClient) -> None:
    assert "Set-Cookie" not in client.get("/check", query_string=HAND).headers
