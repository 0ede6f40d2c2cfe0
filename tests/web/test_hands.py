"""The pad alone, and writing a hand in each of its ways."""

import pytest
from flask.testing import FlaskClient

from tests.web.forms import form_of, said_in
from tests.web.played import KNOCKER, OPPONENT, Json, Played

COUNTS = {"way": "counts", "call": "A-5", "opponent_count": "20"}
POINTS = {"way": "points", "winner": "B", "points": "37", "outcome": "gin"}
CARDS = {"way": "cards", "knocker": "A", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT}
DEAD = {"way": "dead"}
KEPT = ("way", "opponent_count", "winner", "points", "outcome")
OVER = {"way": "counts", "call": "A-12", "opponent_count": "20"}


@pytest.mark.parametrize(
    ("typed", "points", "body"),
    [
        (COUNTS, ("Ann", 15), {"knocker": {"seat": "A"}, "declared": "knock", "knocker_count": 5, "opponent_count": 20}),
        (
            {**COUNTS, "call": "B-gin", "opponent_count": "०१८"},
            ("Bob", 43),
            {"knocker": {"seat": "B"}, "declared": "gin", "knocker_count": 0, "opponent_count": 18},
        ),
        (
            {**COUNTS, "call": "A-10", "opponent_count": "9"},
            ("Bob", 11),
            {"knocker": {"seat": "A"}, "declared": "knock", "knocker_count": 10, "opponent_count": 9},
        ),
        (POINTS, ("Bob", 37), {"winner": {"seat": "B"}, "points": 37, "outcome": "gin"}),
        (DEAD, (None, 0), {"dead": True}),
        ({**DEAD, "dealer": "B"}, (None, 0), {"dead": True, "dealer": {"seat": "B"}}),
    ],
    ids=["knock", "gin", "undercut", "points", "dead", "dealer"],
)
def test_a_hand_is_written_as_it_was_typed(table: Played, typed: dict[str, str], points: tuple[str, int], body: Json) -> None:
    answer = table.type(**typed)

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}#fresh")
    assert table.points() == [points]
    assert {field: value for field, value in table.log()[-1]["body"].items() if field != "v"} == body


def test_a_hand_of_cards_is_scored_by_the_cards(table: Played) -> None:
    table.type(**CARDS)

    assert table.points() == [("Ann", 6)]
    assert table.log()[-1]["body"]["knocker_cards"].split() == sorted(KNOCKER.split(), key=_in_order)


def _in_order(card: str) -> tuple[int, int]:
    return "SHDC".index(card[1]), "A23456789TJQK".index(card[0])


def test_cards_are_scored_as_they_were_laid(table: Played) -> None:
    table.type(**CARDS, knocker_melds="4S 5S 6S / 7C 7D 7H / KS KH KD", opponent_melds="9D 9H 9C / TD JD QD")

    assert table.points() == [("Ann", 6)]
    assert table.log()[-1]["body"]["knocker_melds"] == "4S 5S 6S / 7C 7D 7H / KS KH KD"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({**COUNTS, "call": ""}, "Say who knocked."),
        ({**COUNTS, "call": "C-5"}, "Say who knocked."),
        ({**COUNTS, "opponent_count": ""}, "The opponent’s count is missing."),
        ({**COUNTS, "opponent_count": "twenty"}, "“twenty” is not a whole number."),
        ({**COUNTS, "opponent_count": "1_0"}, "“1_0” is not a whole number."),
        ({**COUNTS, "opponent_count": "9" * 80}, "is not a whole number."),
        ({**COUNTS, "opponent_count": "99"}, "A count is 0 to 98; the opponent’s cannot be 99."),
        ({**COUNTS, "opponent_count": "−3"}, "the opponent’s cannot be -3."),
        (OVER, "A count of 12 is 2 over the limit of 10: no knock."),
        ({**POINTS, "winner": ""}, "Say who won."),
        ({**POINTS, "points": ""}, "The points are missing."),
        ({**POINTS, "points": "124", "outcome": ""}, "A hand brings 1 to 123 points here, not 124."),
        ({**POINTS, "points": "20"}, "A hand brings 25 to 123 points here, not 20."),
    ],
)
def test_a_hand_that_cannot_be_says_why_and_shows_everything_again(table: Played, typed: dict[str, str], said: str) -> None:
    refused = table.type(**typed)

    fields = form_of(refused.text, f"{table.base}/hands/new")
    assert refused.status_code == 422
    assert said in said_in(refused.text)
    assert {field: fields.get(field, "") for field in KEPT if field in typed} == {field: typed[field] for field in KEPT if field in typed}
    assert table.kinds() == []


def test_an_outcome_that_no_form_offers_is_refused(table: Played) -> None:
    assert "cannot be “luck”" in said_in(table.type(**{**POINTS, "outcome": "luck"}).text)


def test_everything_that_is_wrong_is_said_at_once(table: Played) -> None:
    said = said_in(table.type(way="counts", call="", opponent_count="many").text)

    assert "Say who knocked." in said
    assert "“many” is not a whole number." in said


def test_what_was_typed_in_the_other_ways_is_not_lost_either(table: Played) -> None:
    refused = table.type(**{**COUNTS, "opponent_count": "99", "points": "37", "winner": "B", "dealer": "B"})

    fields = form_of(refused.text, f"{table.base}/hands/new")
    assert (fields["call"], fields["points"], fields["winner"], fields["dealer"]) == ("A-5", "37", "B", "B")


@pytest.mark.parametrize(("ruling", "points"), [("undercut", ("Bob", 10)), ("dead", (None, 0))])
def test_a_knock_over_the_limit_offers_the_rulings_and_takes_one(table: Played, ruling: str, points: tuple[str, int]) -> None:
    refused = table.type(**OVER)
    offered = 'id="over"><label for="ruling">' in refused.text

    written = table.submit(refused, "/hands/new", ruling=ruling)

    assert offered
    assert written.status_code == 303
    assert table.points() == [points]


def test_no_ruling_is_offered_within_the_limit(table: Played) -> None:
    refused = table.type(**{**COUNTS, "opponent_count": "99"})

    assert 'id="over" hidden' in refused.text


@pytest.mark.parametrize("way", ["counts", "points", "dead", "luck"])
def test_the_pad_alone_opens_in_the_way_that_is_asked_for(table: Played, way: str) -> None:
    page = table.get("/hands/new", way=way)

    assert form_of(page.text, f"{table.base}/hands/new")["way"] == ("counts" if way == "luck" else way)


def test_an_unknown_table_has_no_pad(client: FlaskClient) -> None:
    assert client.get("/t/nothing/hands/new").status_code == 404
    assert client.post("/t/nothing/hands/new", data=COUNTS).status_code == 404
