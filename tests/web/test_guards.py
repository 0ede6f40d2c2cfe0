"""Forged forms, and somebody who opens tables without end."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.forms import form_of
from tests.web.played import Played, hand

FORMS = [
    "/tables/new",
    "/link",
    "/forget",
    "/scheme",
    "/t/KEY/hands/new",
    "/t/KEY/hands/h1/edit",
    "/t/KEY/hands/h1/strike",
    "/t/KEY/hands/h1/restore",
    "/t/KEY/hands/h1/move",
    "/t/KEY/undo",
    "/t/KEY/stop",
    "/t/KEY/players",
]
TYPED = {
    "player_a": "Carl",
    "player_b": "Dora",
    "way": "points",
    "winner": "B",
    "points": "37",
    "uid": "h2",
    "step": "save",
    "event": "h1",
    "scheme": "dark",
}


@pytest.fixture
def guarded_table(guarded: Flask) -> Played:
    at = Played.opened(guarded.test_client())
    at.record(hand("h1"))
    return at


@pytest.mark.parametrize("address", FORMS)
def test_a_form_without_its_token_changes_nothing_and_loses_nothing(guarded_table: Played, address: str) -> None:
    client = guarded_table.client
    client.get(guarded_table.base)

    refused = client.post(address.replace("KEY", guarded_table.key), data=TYPED)

    assert refused.status_code == 400
    assert all(text in refused.text for text in ("Carl", "Dora", "37"))
    assert guarded_table.kinds() == ["HandPlayed"]


@pytest.mark.parametrize("address", FORMS)
def test_a_token_of_another_phone_opens_no_form(guarded: Flask, guarded_table: Played, address: str) -> None:
    guarded_table.client.get(guarded_table.base)
    other = form_of(guarded.test_client().get("/tables/new").text, "/tables/new")["csrf_token"]

    refused = guarded_table.client.post(address.replace("KEY", guarded_table.key), data={**TYPED, "csrf_token": other})

    assert refused.status_code == 400
    assert guarded_table.kinds() == ["HandPlayed"]


def test_a_form_with_its_token_is_taken(guarded_table: Played) -> None:
    sheet = guarded_table.get()

    written = guarded_table.submit(sheet, "/hands/new", way="counts", call="B-gin", opponent_count="10")

    assert written.status_code == 303
    assert guarded_table.points() == [("Ann", 12), ("Bob", 35)]


def test_json_takes_no_token(guarded: Flask) -> None:
    at = Played.opened(guarded.test_client())

    assert at.record(hand("h1"))[0]["status"] == "recorded"
    assert at.client.post(f"{at.base}/hands/preview", json={"dead": True}).status_code == 200


def _open_by_form(client: FlaskClient) -> int:
    token = form_of(client.get("/tables/new").text, "/tables/new")["csrf_token"]
    return client.post("/tables/new", data={"csrf_token": token}).status_code


def test_three_hundred_tables_a_minute_are_opened_in_all_by_form_or_by_program(guarded: Flask) -> None:
    client = guarded.test_client()
    by_form = [_open_by_form(client), *(client.post("/tables", json={}).status_code for _ in range(299))]

    refused = client.post("/tables", json={"players": ["Ann", "Bob"]})

    assert by_form == [303, *[400] * 299]
    assert (refused.status_code, refused.get_json()["problems"][0]["code"]) == (429, "http_429")
    assert _open_by_form(client) == 429


def test_somebody_elsewhere_cannot_open_more_once_the_server_has_enough(guarded: Flask) -> None:
    client = guarded.test_client()
    for number in range(300):
        client.post("/tables", json={}, environ_base={"REMOTE_ADDR": f"192.0.2.{number % 100}"})

    assert client.post("/tables", json={}, environ_base={"REMOTE_ADDR": "198.51.100.1"}).status_code == 429


def test_nothing_at_a_table_is_limited(guarded: Flask) -> None:
    at = Played.opened(guarded.test_client())
    for _ in range(300):
        at.client.post("/tables", json={})

    assert at.record(hand("h1"))[0]["status"] == "recorded"
