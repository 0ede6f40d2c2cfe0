"""This phone's tables, the link somebody typed, the colours, and whether the server is well."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.web.forms import form_of
from tests.web.played import Played, hand, struck


def test_the_server_says_that_it_is_well(client: FlaskClient) -> None:
    answer = client.get("/healthz")

    assert (answer.status_code, answer.get_json()) == (200, {"ok": True})


def test_the_server_says_that_its_data_is_gone(client: FlaskClient, database: Path) -> None:
    database.unlink()

    answer = client.get("/healthz")

    assert (answer.status_code, answer.get_json()["problems"][0]["code"]) == (503, "store_unreadable")


def test_a_phone_that_knows_no_table_is_told_what_this_is(client: FlaskClient) -> None:
    page = client.get("/")

    assert page.status_code == 200
    assert "Keep a Hollywood Gin ledger" in page.text
    assert 'href="/tables/new"' in page.text


def test_the_tables_of_this_phone_are_listed_with_how_far_they_are(table: Played) -> None:
    table.record(hand("h1"), hand("h2"), struck("s1", of="h2"))
    table.get()

    page = table.client.get("/").text

    assert f'href="{table.base}"' in page
    assert "Ann and Bob" in page
    assert "Series 1, hands: 1" in page


def test_a_table_that_was_only_looked_at_through_a_viewers_key_is_not_listed(table: Played) -> None:
    table.client.get(table.viewer)

    assert table.viewer not in table.client.get("/").text


def test_a_table_is_forgotten_on_this_phone_only(table: Played) -> None:
    table.get()

    answer = table.client.post("/forget", data=form_of(table.client.get("/").text, "/forget"))

    assert (answer.status_code, answer.headers["Location"]) == (303, "/")
    assert table.base not in table.client.get("/").text
    assert table.get().status_code == 200


@pytest.mark.parametrize("key", ["", "nothing", "\u0000"])
def test_forgetting_a_table_that_is_not_there_changes_nothing(table: Played, key: str) -> None:
    table.get()

    assert table.client.post("/forget", data={"key": key}).status_code == 303
    assert table.base in table.client.get("/").text


@pytest.mark.parametrize(
    "form",
    [
        "http://10.0.0.7:8000/t/{key}",
        " https://cards.example/gin/t/{key}/series/1#sheet ",
        "/t/{key}?fresh=1",
        "{key}",
        "10.0.0.7:8000/t/{key}/",
    ],
)
def test_a_link_in_any_form_leads_to_its_table(table: Played, form: str) -> None:
    answer = table.client.post("/link", data={"link": form.format(key=table.key)})

    assert (answer.status_code, answer.headers["Location"]) == (303, table.base)


@pytest.mark.parametrize("form", ["http://10.0.0.7:8000/v/{key}", "http://10.0.0.7:8000/t/{key}", "{key}"])
def test_a_viewers_link_leads_to_the_view(table: Played, form: str) -> None:
    viewer_key = table.viewer.removeprefix("/v/")

    answer = table.client.post("/link", data={"link": form.format(key=viewer_key)})

    assert answer.headers["Location"] == table.viewer


@pytest.mark.parametrize("text", ["", "nothing", "https://evil.example/", "a b", "<b>", "t/" * 5000, "k" * 65, "/t/\u0000"])
def test_a_link_to_nowhere_is_shown_again(client: FlaskClient, text: str) -> None:
    refused = client.post("/link", data={"link": text})

    assert refused.status_code == 404
    assert "There is no table at this address." in refused.text
    assert form_of(refused.text, "/link")["link"] == text


@pytest.mark.parametrize(("scheme", "shown"), [("light", 'data-scheme="light"'), ("dark", 'data-scheme="dark"')])
def test_the_colours_that_were_chosen_are_kept(client: FlaskClient, scheme: str, shown: str) -> None:
    answer = client.post("/scheme", data={"scheme": scheme, "next": "/tables/new"})

    assert (answer.status_code, answer.headers["Location"]) == (303, "/tables/new")
    assert shown in client.get("/").text


@pytest.mark.parametrize("scheme", ["system", "", "pink", '"><b>'])
def test_any_other_colours_are_those_of_the_phone(client: FlaskClient, scheme: str) -> None:
    client.post("/scheme", data={"scheme": "dark"})
    client.post("/scheme", data={"scheme": scheme})

    assert "data-scheme" not in client.get("/").text


@pytest.mark.parametrize(
    "elsewhere",
    [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/%09/evil.example",
        "///evil.example",
        "/./\n/evil.example",
        "javascript:alert(1)",
        "evil.example",
        " //evil.example",
        "/tables/new\r\nSet-Cookie: a=b",
        "",
    ],
)
def test_choosing_colours_leads_nowhere_else(client: FlaskClient, elsewhere: str) -> None:
    answer = client.post("/scheme", data={"scheme": "dark", "next": elsewhere})

    assert (answer.status_code, answer.headers["Location"]) == (303, "/")


def test_choosing_colours_leads_back_to_the_table(table: Played) -> None:
    answer = table.client.post("/scheme", data=form_of(table.get().text, "/scheme"))

    assert answer.headers["Location"] == table.base


def test_a_link_is_looked_for_in_no_more_than_an_address(table: Played) -> None:
    answers = [table.client.post("/link", data={"link": f"{table.base}?{'x' * (more - len(table.base) - 1)}"}) for more in (400, 401)]

    assert [answer.status_code for answer in answers] == [303, 404]
