"""Hands that depend on the card that is turned up: the pad, its keys, the sheet, and the cards of both."""

from typing import Literal

import pytest
from flask.testing import FlaskClient

from scorekeeper.gin.cards import RANKS, Card
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.keys import Key, pad_sides
from scorekeeper.web.words import Words
from tests.web.forms import form_of, forms_of, said_in, text_of
from tests.web.played import KNOCKER, OPPONENT, Json, Played, codes, played

OKLAHOMA = {"preset": "oklahoma"}
GIN: Json = {"knocker": "Ann", "declared": "gin", "knocker_count": 0, "opponent_count": 30}


def knock(count: int, **beside: object) -> Json:
    return {"knocker": "Ann", "declared": "knock", "knocker_count": count, "opponent_count": 40, **beside}


@pytest.fixture
def at(client: FlaskClient) -> Played:
    return Played.opened(client, rules=OKLAHOMA)


def keys_of(rules: Rules, call: str = "") -> tuple[Key, ...]:
    return pad_sides(Words({Seat.A: "Ann", Seat.B: "Bob"}), rules, call)[0].keys


@pytest.mark.parametrize(
    ("rank", "ace", "limit"),
    [
        *((rank, "one", number) for number, rank in enumerate(RANKS[:9], start=1)),
        *((rank, "one", 10) for rank in "TJQK"),
        ("A", "gin_only", 0),
    ],
)
def test_the_keys_that_stay_are_those_that_the_upcard_allows(rank: str, ace: Literal["one", "gin_only"], limit: int) -> None:
    keys = keys_of(Rules(oklahoma=True, ace_upcard=ace))

    stay = [key.short for key in keys if f"x{rank}" not in key.look.split()]

    assert stay == ["Gin", *(str(count) for count in range(1, limit + 1))]


@pytest.mark.parametrize(
    ("rules", "shorts"),
    [
        (Rules(knock_limit=0), ["Gin"]),
        (Rules(knock_limit=0, big_gin_bonus=31), ["Gin", "Big gin"]),
        (Rules(knock_limit=3), ["Gin", "1", "2", "3"]),
        (PRESETS["modern"], ["Gin", "Big gin", *map(str, range(1, 11))]),
        (Rules(oklahoma=True, knock_limit=3), ["Gin", *map(str, range(1, 11))]),
    ],
)
def test_there_is_a_key_for_everything_that_can_be_knocked_with(rules: Rules, shorts: list[str]) -> None:
    assert [key.short for key in keys_of(rules)] == shorts


@pytest.mark.parametrize(("call", "short"), [("A-12", "12"), ("A-big_gin", "Big gin")])
def test_what_was_recorded_keeps_its_key_while_it_is_corrected(call: str, short: str) -> None:
    assert short in [key.short for key in keys_of(Rules(), call)]
    assert short not in [key.short for key in keys_of(Rules())]


@pytest.mark.parametrize(
    ("rules", "asks"),
    [({}, False), ({"preset": "modern"}, False), (OKLAHOMA, True), ({"spades_double": True}, True), ({"oklahoma": True}, True)],
)
def test_the_pad_asks_for_the_upcard_where_hands_depend_on_it(client: FlaskClient, rules: Json, asks: bool) -> None:
    at = Played.opened(client, rules=rules)

    for page in (at.get().text, at.get("/hands/new").text):
        assert ('name="up_rank"' in page, "upcard.css" in page) == (asks, asks)


@pytest.mark.parametrize(
    "rules", [{"knock_limit": 0}, {"knock_limit": 0, "big_gin_bonus": 31}, {"oklahoma": True, "ace_upcard": "gin_only"}]
)
def test_a_table_that_plays_gin_only_has_its_sheet_and_pad(client: FlaskClient, rules: Json) -> None:
    at = Played.opened(client, rules=rules)
    at.record(played("h1", {**GIN, "upcard": "AH"}))

    assert [at.get(path).status_code for path in ("", "/hands/new", "/hands/h1/edit", "/hands/h1")] == [200] * 4


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ({"call": "A-gin", "opponent_count": "30", "up_rank": "7", "up_suit": "S"}, 110),
        ({"call": "A-gin", "opponent_count": "30", "up_rank": "7", "up_suit": "H"}, 55),
        ({"call": "A-7", "opponent_count": "30", "up_rank": "7", "up_suit": "H"}, 23),
        ({"call": "A-10", "opponent_count": "30", "up_rank": "T", "up_suit": "C"}, 20),
        ({"way": "dead"}, 0),
        ({"way": "dead", "up_rank": "7"}, 0),
        ({"way": "dead", "up_suit": "S"}, 0),
        ({"way": "points", "winner": "A", "points": "246"}, 246),
    ],
)
def test_a_hand_is_written_with_its_upcard(at: Played, typed: dict[str, str], points: int) -> None:
    assert at.type(**typed).status_code == 303
    assert at.points()[0][1] == points


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"call": "A-5", "opponent_count": "30"}, "The upcard is missing"),
        ({"call": "A-5", "opponent_count": "30", "up_rank": "7"}, "The upcard is missing"),
        ({"call": "A-5", "opponent_count": "30", "up_suit": "S"}, "The upcard is missing"),
        ({"call": "A-8", "opponent_count": "30", "up_rank": "7", "up_suit": "H"}, "over the limit"),
        ({"call": "A-1", "opponent_count": "30", "up_rank": "A", "up_suit": "H"}, "over the limit"),
        ({"call": "A-big_gin", "opponent_count": "30", "up_rank": "7", "up_suit": "H"}, "Big gin is not played"),
        ({"way": "points", "winner": "A", "points": "247"}, "1 to 246 points here, not 247"),
        ({"way": "points", "winner": "A", "points": "24", "outcome": "gin"}, "25 to 246 points here, not 24"),
    ],
)
def test_a_hand_that_its_upcard_does_not_allow_is_refused(at: Played, typed: dict[str, str], said: str) -> None:
    refused = at.type(**typed)

    assert refused.status_code == 422
    assert said in text_of(said_in(refused.text))


def test_an_upcard_that_was_chosen_stays_chosen(at: Played) -> None:
    refused = at.type(call="A-5", opponent_count="99", up_rank="T", up_suit="D")

    shown = form_of(refused.text, f"{at.base}/hands/new")
    assert (shown["up_rank"], shown["up_suit"], shown["call"]) == ("T", "D", "A-5")


@pytest.mark.parametrize("body", [knock(5), GIN, {"knocker": "Ann", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT}])
def test_a_hand_that_is_sent_without_its_upcard_is_refused_with_a_reason(at: Played, body: Json) -> None:
    (answer,) = at.record(played("h1", body))
    shown = at.client.post(f"{at.base}/hands/preview", json=body).get_json()

    assert answer["status"] == "invalid"
    assert codes(answer["problems"]) == codes(shown["problems"]) == ["upcard_missing"]
    assert answer["problems"][0]["message"] == "The upcard is missing: by this table’s rules the hand depends on it."
    assert at.points() == []


@pytest.mark.parametrize("upcard", ["7", "1S", "", "joker", 7, None])
def test_an_upcard_that_is_no_card_is_never_a_fault(at: Played, upcard: object) -> None:
    (answer,) = at.record(played("h1", knock(5, upcard=upcard)))

    assert answer["status"] == "invalid"
    assert all(len(problem["message"]) > 10 for problem in answer["problems"])


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ({**GIN, "upcard": "7S"}, "gin, 30 + 25 + 55."),
        ({**GIN, "upcard": "7H"}, "gin, 30 + 25."),
        (knock(5, upcard="7S"), "35 + 35."),
        (knock(5, upcard="7H"), "Game 1."),
    ],
)
def test_the_preview_says_how_a_spade_doubles(at: Played, body: Json, line: str) -> None:
    said = at.client.post(f"{at.base}/hands/preview", json=body).get_json()["say"]["line"]

    assert said.startswith(line)


@pytest.mark.parametrize(("upcard", "shown"), [("7S", "7♠"), ("TD", "10♦"), ("AC", "A♣")])
def test_the_row_shows_the_upcard(at: Played, upcard: str, shown: str) -> None:
    at.record(played("h1", {**GIN, "upcard": upcard}), played("h2", {"dead": True}))

    row, dead = at.get().text.split("<tbody>")[-1].split("</tbody>")[0].split("</tr>")[:2]

    assert f"{shown} gin" in text_of(row)
    assert f"Ann gin, Bob 30, {shown}" in text_of(row)
    assert not any(suit in dead for suit in "♠♥♦♣")
    assert Card(upcard).symbol == shown


def test_an_upcard_is_not_shown_where_nothing_depends_on_it(table: Played) -> None:
    table.record(played("h1", {**GIN, "upcard": "7S"}))

    assert "7♠" not in table.get().text.split("<tbody>")[-1].split("</tbody>")[0]


def test_a_correction_keeps_the_upcard(at: Played) -> None:
    at.record(played("h1", {**GIN, "upcard": "TS"}))

    edit = at.get("/hands/h1/edit")
    shown = at.submit(edit, "/hands/h1/edit", opponent_count="20", step="look")
    at.submit(shown, "/hands/h1/edit", step="save")

    assert form_of(edit.text, f"{at.base}/hands/h1/edit")["up_rank"] == "T"
    assert at.points() == [("Ann", 90)]
    assert at.log()[-1]["body"]["replacement"]["upcard"] == "TS"


def test_the_hand_of_the_other_player_keeps_the_upcard(at: Played) -> None:
    at.record(played("h1", {**GIN, "upcard": "TS"}))

    (across,) = (fields for _action, name, fields in forms_of(at.get("/hands/h1/edit").text) if name == "across")
    at.submit(at.post("/hands/h1/edit", **across), "/hands/h1/edit", step="save")

    assert at.points() == [("Bob", 110)]


def test_big_gin_is_written_by_its_key(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "modern"})

    written = at.type(uid="h1", call="A-big_gin", opponent_count="30")

    assert written.status_code == 303
    assert at.points() == [("Ann", 61)]
    assert form_of(at.get("/hands/h1/edit").text, f"{at.base}/hands/h1/edit")["call"] == "A-big_gin"


def test_the_cards_are_judged_once_the_upcard_is_known(at: Played) -> None:
    cards = {"knocker": KNOCKER, "opponent": OPPONENT, "by": "A"}

    without = text_of(at.get("/check", **cards).text)
    spade, low = (text_of(at.get("/check", **cards, upcard=upcard).text) for upcard in ("8S", "AH"))

    assert "The upcard is missing" in without
    assert "Ann 12" in spade
    assert "Upcard 8♠" in spade
    assert "2 over the limit" in low


def test_the_keys_of_the_check_page_take_the_upcard_up(at: Played) -> None:
    assert "Tap the card that was turned up at the deal." in at.get("/check", mode="upcard").text
    assert "mode-upcard" in at.get("/check").text
    assert "mode-upcard" not in at.client.get("/check").text
