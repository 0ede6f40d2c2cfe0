"""Opening a table by its form."""

import pytest
from flask.testing import FlaskClient

from tests.web.forms import form_of
from tests.web.played import Played


def opened_by(client: FlaskClient, **typed: str) -> Played:
    location = client.post("/tables/new", data=typed).headers["Location"]
    return Played(client, {"key": location.removeprefix("/t/"), "viewer_key": ""})


def test_a_table_without_names_is_we_and_they(client: FlaskClient) -> None:
    at = opened_by(client, player_a=" ", player_b="", first_dealer="B", preset="gin")

    assert at.ledger() == {"players": ["We", "They"], "series": [], "next_dealer": "They"}
    assert at.log()[0]["body"]["rules"]["games"] == 1


def test_the_form_opens_hollywood_and_draws_the_dealer_where_nothing_is_chosen(client: FlaskClient) -> None:
    tables = [opened_by(client, player_a="Ann", player_b="Bob") for _ in range(20)]

    assert {at.ledger()["next_dealer"] for at in tables} == {"Ann", "Bob"}
    assert tables[0].log()[0]["body"]["rules"]["games"] == 3


def test_opening_leads_to_the_sheet_with_a_see_other(client: FlaskClient) -> None:
    answer = client.post("/tables/new", data={"player_a": "Ann", "player_b": "Bob"})

    assert answer.status_code == 303
    assert "Ann" in client.get(answer.headers["Location"]).text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"player_a": "Juho", "player_b": " JUHO "}, "Both players would be called"),
        ({"player_a": "Ann", "player_b": "b" * 41}, "has 41 characters"),
        ({"player_a": "\u200b", "player_b": "Bob"}, "Player 1 has no name"),
        ({"player_a": "", "player_b": "we"}, "Both players would be called"),
        ({"player_a": "Ann", "player_b": "Bob", "first_dealer": "C"}, "names no player"),
        ({"player_a": "Ann", "player_b": "Bob", "preset": "poker"}, "is no preset"),
    ],
)
def test_a_table_that_cannot_be_opened_shows_the_form_again_with_what_was_typed(
    client: FlaskClient, typed: dict[str, str], said: str
) -> None:
    refused = client.post("/tables/new", data=typed)

    fields = form_of(refused.text, "/tables/new")
    assert refused.status_code == 422
    assert said in refused.text
    assert (fields["player_a"], fields["player_b"]) == (typed["player_a"], typed["player_b"])


def test_the_dealer_and_the_preset_that_were_chosen_stay_chosen(client: FlaskClient) -> None:
    refused = client.post("/tables/new", data={"player_a": "Ann", "player_b": "ann", "first_dealer": "B", "preset": "gin"})

    fields = form_of(refused.text, "/tables/new")
    assert (fields["first_dealer"], fields["preset"]) == ("B", "gin")


def test_the_names_used_on_this_phone_are_offered_the_newest_first(client: FlaskClient) -> None:
    for names in (("ANN", "Eve"), ("Carl", "Dora"), ("Ann", "Bob")):
        client.get(opened_by(client, player_a=names[0], player_b=names[1]).base)

    offered = client.get("/tables/new").text.split('<datalist id="known">')[1].split("</datalist>")[0]

    assert [part.split('"')[0] for part in offered.split('value="')[1:]] == ["Ann", "Bob", "Carl", "Dora", "Eve"]
