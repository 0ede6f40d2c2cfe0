"""The sheet of a table, its names and its stops."""

import pytest
from flask.testing import FlaskClient

from tests.web.forms import form_of
from tests.web.played import Played, hand, struck

STOP = {"uid": "e1", "kind": "SeriesStopped", "body": {}}
NASTY = '<b onclick="go()">&amp;'
HEBREW = "\u05d3\u05e0\u05d4"


@pytest.mark.parametrize("name", [NASTY, HEBREW, "👩\u200d🚀", 'O\'Hara "" \\ %s {{ 7*7 }}'])
def test_a_name_of_any_kind_is_an_ordinary_name(client: FlaskClient, name: str) -> None:
    at = Played.opened(client, (name, "Bob"))
    at.record(hand("h1", name, 92), hand("h2", name, 20), hand("h3", "Bob", 12), struck("s1", of="h3"))

    pages = [at.get(path).text for path in ("", "/series/1", "/hands/h1", "/hands/h1/edit", "/hands/new")]

    assert at.ledger()["players"] == [name, "Bob"]
    assert not any("<b onclick" in page for page in pages)
    assert form_of(pages[0], f"{at.base}/players")["player_a"] == name


def test_a_name_from_right_to_left_is_fenced_in_sentences(client: FlaskClient) -> None:
    at = Played.opened(client, (HEBREW, "Bob"))
    at.record(hand("h1", HEBREW, 15))

    assert f"\u2068{HEBREW}\u2069 15" in at.get("/hands/h1").text


def test_the_sheet_shows_the_series_being_played_with_its_pad(table: Played) -> None:
    table.record(hand("h1"), STOP, hand("h2", "Bob", 20))

    now, earlier, same = table.get(), table.get("/series/1"), table.get("/series/2")

    assert "Series 2" in now.text
    assert "h2" in now.text
    assert "/hands/h1" not in now.text
    assert 'id="pad-form"' in now.text
    assert "/hands/h1" in earlier.text
    assert 'id="pad-form"' not in earlier.text
    assert 'id="pad-form"' in same.text


@pytest.mark.parametrize("number", ["0", "2", "99999999999999999999999999", "9" * 5000, "-1", "one", "1.0"])
def test_there_is_no_series_of_another_number(table: Played, number: str) -> None:
    table.record(hand("h1"))

    assert table.get(f"/series/{number}").status_code == 404


def test_a_viewer_sees_the_sheet_and_no_form(table: Played) -> None:
    table.record(hand("h1"))

    pages = [table.client.get(table.viewer + path) for path in ("", "/series/1", "/hands/h1")]

    assert [page.status_code for page in pages] == [200] * 3
    assert not any("<form" in page.text or table.key in page.text for page in pages)
    assert f'href="{table.viewer}/hands/h1"' in pages[0].text


def test_the_menu_gives_both_links_away_as_whole_addresses(table: Played) -> None:
    page = table.client.get(table.base, base_url="https://cards.example:8443").text

    assert f"https://cards.example:8443{table.base}" in page
    assert f"https://cards.example:8443{table.viewer}" in page


def test_who_only_looks_on_is_given_no_address_to_write_at(table: Played) -> None:
    page = table.client.get(table.viewer).text

    assert f"http://localhost{table.viewer}" in page
    assert "writes at the table" not in page


def test_names_are_put_right_without_touching_a_hand(table: Played) -> None:
    table.record(hand("h1"))

    answer = table.post("/players", player_a=" Anna ", player_b="Bob")

    assert (answer.status_code, answer.headers["Location"]) == (303, table.base)
    assert table.points() == [("Anna", 12)]
    assert table.kinds() == ["HandPlayed", "PlayersRenamed"]


def test_names_are_swapped_and_swapped_back(table: Played) -> None:
    table.post("/players", swap="1", player_a="Ann", player_b="Bob")
    swapped = table.ledger()["players"]
    table.post("/players", swap="1")

    assert (swapped, table.ledger()["players"]) == (["Bob", "Ann"], ["Ann", "Bob"])


@pytest.mark.parametrize("typed", [("Ann", "Bob"), (" Ann", "Bob  ")])
def test_the_same_names_again_are_not_written(table: Played, typed: tuple[str, str]) -> None:
    assert table.post("/players", player_a=typed[0], player_b=typed[1]).status_code == 303
    assert table.kinds() == []


@pytest.mark.parametrize(("first", "second"), [("Ann", "ann"), ("", "Bob"), ("a" * 41, "Bob")])
def test_names_that_cannot_be_are_refused_and_shown_again(table: Played, first: str, second: str) -> None:
    refused = table.post("/players", player_a=first, player_b=second)

    assert refused.status_code == 422
    assert first in refused.text
    assert second in refused.text
    assert f'href="{table.base}"' in refused.text
    assert table.kinds() == []


def test_a_series_is_stopped_once_however_often_it_is_said(table: Played) -> None:
    table.record(hand("h1"))

    answers = [table.post("/stop") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert table.kinds() == ["HandPlayed", "SeriesStopped"]


def test_a_form_that_was_made_for_another_series_stops_nothing(table: Played) -> None:
    table.record(hand("h1"))
    sheet = table.get()
    table.submit(sheet, "/stop")
    table.record(hand("h2"))

    answer = table.submit(sheet, "/stop")

    assert answer.status_code == 303
    assert table.kinds() == ["HandPlayed", "SeriesStopped", "HandPlayed"]


def test_a_series_that_has_not_begun_cannot_be_stopped(table: Played) -> None:
    table.record(hand("h1"), struck("s1", of="h1"))

    table.post("/stop")

    assert table.kinds() == ["HandPlayed", "HandStruck"]


def test_one_who_has_two_games_may_begin_the_next_series(table: Played) -> None:
    table.record(hand("h1", "Ann", 10), hand("h2", "Ann", 10), hand("h3", "Ann", 90), hand("h4", "Bob", 5))

    sheet = table.get()
    table.submit(sheet, "/stop")

    [series] = table.ledger()["series"]
    assert "Ann has two games" in sheet.text
    assert (series["winner"], series["stopped"], series["finished"]) == ("Ann", True, False)
