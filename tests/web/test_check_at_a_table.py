"""The next hand of a table, or a forgotten one, entered by its cards."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.web.disputes import UNDERCUT, halves_of, known_in, offers, strip_of
from tests.web.forms import form_of, said_in
from tests.web.played import KNOCKER, OPPONENT, Played, hand

HAND = {"knocker": KNOCKER, "opponent": OPPONENT}
OVER = {"knocker": UNDERCUT["opponent"], "opponent": UNDERCUT["knocker"]}
CARDS = {"way": "cards", "knocker": "A", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT}


@pytest.mark.parametrize(("by", "points"), [("A", ("Bob", 11)), ("B", ("Ann", 11))])
def test_the_next_hand_is_written_from_its_cards(table: Played, by: str, points: tuple[str, int]) -> None:
    page = table.get("/check", **UNDERCUT, by=by)

    answer = table.submit(page, "/hands/new")

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}#fresh")
    assert table.points() == [points]
    assert table.log()[-1]["body"]["knocker_cards"].split()[0] == "5S"


def test_what_was_said_is_written_with_the_cards(table: Played) -> None:
    said = {"knocker_melds": "4S 5S 6S / 7C 7D 7H / KH KS KD", "opponent_melds": "9D 9H 9C / TD JD QD", "layoffs": "3S>0"}

    table.submit(table.get("/check", **HAND, **said, by="A", declared="gin", discard="2H", knocker_count="१", dealer="B"), "/hands/new")

    body = table.log()[-1]["body"]
    assert {field: body[field] for field in (*said, "declared", "discard", "knocker_count", "dealer")} == {
        **said,
        "layoffs": [{"card": "3S", "meld": 0}],
        "declared": "gin",
        "discard": "2H",
        "knocker_count": 1,
        "dealer": {"seat": "B"},
    }


@pytest.mark.parametrize(
    "said", [{}, {"knocker": KNOCKER}, {"knocker_melds": "4S 5S 6S", "opponent": OPPONENT}, {**HAND, "opponent": KNOCKER}]
)
def test_nothing_can_be_written_before_the_cards_decide_something(table: Played, said: dict[str, str]) -> None:
    assert offers(table.get("/check", **said)) == []


def test_the_pad_leads_to_the_keys_and_what_it_knows_goes_along(table: Played) -> None:
    table.record(hand("h1"))

    assert f'href="{table.base}/check"' in table.get("/hands/new").text
    assert f'href="{table.base}/hands/h1/check"' in table.get("/hands/h1/edit").text
    page = table.get("/hands/new", way="cards", knocker="B", knocker_cards="5S", opponent_cards="6S")
    assert known_in(page, f"{table.base}/check") == {"knocker": "5S", "opponent": "6S", "by": "B"}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"knocker": ""}, "Say who knocked."),
        ({"opponent_cards": " "}, "Enter the cards of both players."),
        ({"knocker_cards": KNOCKER.replace("2C", "1X")}, "“1X” is not a card."),
        ({"knocker_cards": KNOCKER.replace("2C", "KH")}, "K♥ is there twice."),
        ({"opponent_cards": OPPONENT.replace("5H", "KH")}, "K♥: one card cannot be with both players."),
        ({"knocker_cards": KNOCKER[:-3]}, "The knocker has 9 cards."),
        ({"knocker_melds": "4S 5S 7S"}, "7♠ is not among the knocker’s cards."),
        ({"knocker_cards": KNOCKER.replace("4S", "KC").replace("2C", "9S")}, "over the limit of 10"),
        ({"knocker_cards": "<b>\u202e\u0000"}, "is not a card."),
        ({"declared": "luck"}, "cannot be “luck”."),
        ({"discard": "KH"}, "K♥ was thrown away and cannot be in a hand."),
        ({"layoffs": "3S"}, "“3S” cannot be read as a layoff."),
        ({"knocker_count": "two"}, "“two” is not a whole number."),
        ({"opponent_count": "99"}, "the opponent’s cannot be 99."),
    ],
)
def test_cards_that_cannot_be_written_say_why_and_are_all_still_there(table: Played, typed: dict[str, str], said: str) -> None:
    sent = {**CARDS, **typed}

    refused = table.type(**sent)

    shown = {"knocker": "by", "knocker_cards": "knocker", "opponent_cards": "opponent"}
    fields = form_of(refused.text, f"{table.base}/check")
    assert refused.status_code == 422
    assert said in said_in(refused.text)
    assert {field: fields[shown.get(field, field)] for field in sent if field != "way"} | {"way": "cards"} == {**sent, "knocker": "A"}
    assert table.kinds() == []


@pytest.mark.parametrize(("ruling", "points"), [("undercut", ("Bob", 17)), ("dead", (None, 0))])
def test_a_knock_over_the_limit_is_settled_from_the_cards(table: Played, ruling: str, points: tuple[str, int]) -> None:
    page = table.get("/check", **OVER, by="A")

    table.submit(page, "/hands/new", ruling=ruling)

    assert 'value="undercut"' in page.text
    assert table.points() == [points]
    assert strip_of(table.get("/hands/" + table.log()[-1]["uid"] + "/check"))[0] == "No knock: 7 over the limit"


def test_a_knock_over_the_limit_is_not_written_as_it_is(table: Played) -> None:
    refused = table.submit(table.get("/check", **OVER, by="A"), "/hands/new")

    assert refused.status_code == 422
    assert offers(refused) == [f"{table.base}/hands/new"]
    assert table.kinds() == []


def test_one_hand_entered_by_counts_on_one_phone_and_by_cards_on_another_is_told_apart_from_two(table: Played) -> None:
    ours = table.get("/check", **HAND, by="A")
    table.type(way="counts", call="A-2", opponent_count="8")

    asked = table.submit(ours, "/hands/new")
    number = len(table.points())
    table.submit(asked, "/hands/new")

    assert asked.status_code == 409
    assert "Hand 1, Ann 6, was written meanwhile." in said_in(asked.text)
    assert "Write it all the same" in asked.text
    assert known_in(asked, f"{table.base}/check") == {**HAND, "by": "A"}
    assert (number, len(table.points())) == (1, 2)


def test_a_hand_that_another_phone_writes_while_cards_are_tapped_is_told_apart_from_two(table: Played) -> None:
    first = table.get("/check", **HAND, by="A")
    table.type(way="counts", call="A-2", opponent_count="8")

    page = table.get("/check", **form_of(first.text, f"{table.base}/check"), do="half-opponent")

    assert table.submit(page, "/hands/new").status_code == 409


@pytest.mark.parametrize("before", ["h2", ""])
def test_a_forgotten_hand_keeps_its_place_from_key_to_key_and_shows_what_it_changes(table: Played, before: str) -> None:
    table.record(hand("h1"), hand("h2", "Bob", 20))
    pad = table.get("/hands/new", before=before)
    assert f'href="{table.base}/check?forgotten=1&amp;before={before}"' in pad.text

    first = table.get("/check", forgotten="1", before=before, **HAND, by="A")
    page = table.get("/check", **form_of(first.text, f"{table.base}/check"), do="half-opponent")
    look = table.submit(page, "/hands/new")
    nothing_yet = len(table.points())
    table.submit(look, "/hands/new")

    assert strip_of(page)[0] == "Ann 6"
    assert form_of(page.text, f"{table.base}/hands/new")["before"] == before
    assert (look.status_code, nothing_yet) == (200, 2)
    assert table.points()[1 if before else 2] == ("Ann", 6)


def test_a_hand_is_checked_by_the_rules_of_its_series(client: FlaskClient) -> None:
    table = Played.opened(client, rules={"preset": "gin"})
    table.record(hand("h1"))

    pages = [table.get(path, **UNDERCUT, by="A") for path in ("/check", "/hands/h1/check")]

    assert [strip_of(page)[0] for page in pages] == ["Undercut: Bob 26"] * 2
    link = re.search(r'href="(/check\?[^"]*)"', pages[0].text)
    assert link
    assert strip_of(client.get(unescape(link[1])))[0] == "Undercut: Opponent 26"


def test_players_sit_in_their_own_halves(table: Played) -> None:
    assert [half.split(" ")[0] for half in halves_of(table.get("/check", by="B"))] == ["Ann", "Bob"]
    assert "knocked" in halves_of(table.get("/check", by="B"))[1]
