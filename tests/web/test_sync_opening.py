"""Opening a table by JSON, and bodies that are none."""

import json

import pytest
from flask.testing import FlaskClient

from tests.web.played import Played, codes, hand

EIGHTY_DIGITS = int("9" * 80)


def test_a_table_is_opened_with_both_its_keys(client: FlaskClient) -> None:
    answer = client.post("/tables", json={"players": ["Ann", "Bob"], "first_dealer": "Bob", "rules": {"preset": "gin", "gin_bonus": 20}})

    opened = answer.get_json()
    assert answer.status_code == 201
    assert set(opened) == {"key", "viewer_key", "url"}
    assert opened["url"] == f"http://localhost/t/{opened['key']}"
    assert client.get(f"/v/{opened['viewer_key']}/ledger.json").get_json() == {
        "players": ["Ann", "Bob"],
        "series": [],
        "next_dealer": "Bob",
    }
    rules = client.get(f"/t/{opened['key']}/export.json").get_json()["events"][0]["body"]["rules"]
    assert (rules["games"], rules["gin_bonus"], rules["undercut_bonus"]) == (1, 20, 25)


def test_a_first_dealer_who_is_not_named_is_drawn_and_written_down(client: FlaskClient) -> None:
    opened = [client.post("/tables", json={"players": ["Ann", "Bob"]}).get_json()["key"] for _ in range(20)]

    dealers = {client.get(f"/t/{key}/ledger.json").get_json()["next_dealer"] for key in opened}
    assert dealers == {"Ann", "Bob"}


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({}, ["not_two_players"]),
        ([], ["not_an_object"]),
        ("table", ["not_an_object"]),
        ({"players": ["Ann"]}, ["not_two_players"]),
        ({"players": ["Ann", "  "]}, ["name_empty"]),
        ({"players": ["Ann", " ANN "]}, ["names_equal"]),
        ({"players": ["Ann", 7]}, ["not_a_name"]),
        ({"players": ["Ann", "b" * 41]}, ["name_too_long"]),
        ({"players": ["Ann", "\ud800"]}, ["name_empty"]),
        ({"players": ["Ann", "Bob"], "first_dealer": "Carl"}, ["unknown_player"]),
        ({"players": ["Ann", "Bob"], "rules": {"target": EIGHTY_DIGITS}}, ["rule_bounds"]),
        ({"players": ["Ann", "Bob"], "rules": {"target": 100.0}}, ["rule_bounds"]),
        ({"players": ["Ann", "Bob"], "rules": {"target": True, "jokers": 2}}, ["rule_bounds", "unknown_rule"]),
        ({"players": ["Ann", "Bob"], "rules": {"preset": "poker"}}, ["unknown_preset"]),
        ({"players": ["Ann", "Bob"], "stake": 5}, ["unknown_field"]),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_with_all_that_is_wrong(client: FlaskClient, given: object, found: list[str]) -> None:
    answer = client.post("/tables", json=given)

    assert answer.status_code == 400
    assert codes(answer.get_json()["problems"]) == found
    assert all(problem["message"] for problem in answer.get_json()["problems"])


def test_names_are_cleaned_when_a_table_is_opened(client: FlaskClient) -> None:
    at = Played.opened(client, ("  Ann\u0000 \u202eLee ", "Zoe\u0301"))

    assert at.ledger()["players"] == ["Ann Lee", "Zo\u00e9"]


@pytest.mark.parametrize("address", ["/tables", "/events", "/hands/preview"])
@pytest.mark.parametrize(
    ("body", "content_type", "refusal"),
    [
        (b"{", "application/json", (400, "not_json")),
        (b"", "application/json", (400, "not_json")),
        (b"\xff\xfe\x00", "application/json", (400, "not_json")),
        (b"9" * 5000, "application/json", (400, "not_json")),
        (b"[" * 100_000, "application/json", (400, "not_json")),
        (b"[" * 900 + b"]" * 900, "application/json", (400, "not_json")),
        (b"[" + b" " * (10 << 20) + b"]", "application/json", (413, "http_413")),
        (b"[]", "text/plain", (415, "http_415")),
        (b"[]", "", (415, "http_415")),
        (b"players=Ann", "application/x-www-form-urlencoded", (415, "http_415")),
    ],
    ids=["half", "empty", "no-text", "number", "open", "deep", "ten-megabytes", "plain", "no-type", "form"],
)
def test_a_body_that_is_no_json_is_refused_as_json(
    table: Played, address: str, body: bytes, content_type: str, refusal: tuple[int, str]
) -> None:
    path = address if address == "/tables" else table.base + address

    answer = table.client.post(path, data=body, content_type=content_type)

    assert (answer.status_code, codes(answer.get_json()["problems"])) == (refusal[0], [refusal[1]])


def test_a_type_with_a_character_set_is_json_too(table: Played) -> None:
    body = json.dumps([hand("h1")])

    answer = table.client.post(f"{table.base}/events", data=body, content_type="application/json; charset=utf-8")

    assert answer.get_json() == [{"uid": "h1", "status": "recorded"}]
