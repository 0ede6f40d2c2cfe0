"""What this phone remembers, in its cookie."""

from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from http.cookies import Morsel, SimpleCookie

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorekeeper.web.phone import NEAR
from tests.web.played import Played, hand


def cookie_of(answer: TestResponse) -> Morsel[str]:
    return SimpleCookie(answer.headers["Set-Cookie"])["scorekeeper"]


def test_the_cookie_is_no_script_s_and_no_other_site_s_and_lasts_for_400_days(table: Played) -> None:
    cookie = cookie_of(table.get())

    expires = parsedate_to_datetime(cookie["expires"])
    assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["secure"]) == (True, "Lax", "/", "")
    assert abs(expires - datetime.now(UTC) - timedelta(days=400)) < timedelta(minutes=1)


@pytest.mark.parametrize(("scheme", "secure"), [("http", ""), ("https", True)])
def test_the_cookie_keeps_to_https_exactly_where_the_page_came_by_https(table: Played, scheme: str, secure: object) -> None:
    answer = table.client.get(table.base, base_url=f"{scheme}://192.168.1.7:8000")

    assert cookie_of(answer)["secure"] == secure


def test_the_token_of_a_form_lasts_as_long_as_the_tables_do(guarded: Flask) -> None:
    cookie = cookie_of(guarded.test_client().get("/tables/new"))

    assert cookie["expires"]


def test_a_poll_of_a_known_sheet_sends_no_cookie(table: Played) -> None:
    other = Played.opened(table.client, ("Carl", "Dora"))
    table.get()
    other.get()

    polls = [at.get(path) for at in (table, other) for path in ("", "/ledger.json", "/series/1", "/hands/h1")]

    assert not any("Set-Cookie" in poll.headers for poll in polls)


def test_what_a_program_sends_gets_no_cookie(table: Played) -> None:
    answers = [
        table.client.post(f"{table.base}/events", json=[hand("h1")]),
        table.client.post(f"{table.base}/hands/preview", json={"dead": True}),
        table.client.post("/tables", json={"players": ["Carl", "Dora"]}),
        table.get("/ledger.json"),
    ]

    assert not any("Set-Cookie" in answer.headers for answer in answers)


def test_the_newest_fifty_tables_are_remembered(client: FlaskClient) -> None:
    tables = [Played.opened(client) for _ in range(52)]
    for at in tables:
        at.get()

    page = client.get("/").text

    assert [at.base in page for at in tables] == [False, False, *[True] * 50]
    assert page.index(tables[51].base) < page.index(tables[50].base)


def test_a_table_that_is_visited_again_outlasts_newer_ones(client: FlaskClient) -> None:
    first, *others = [Played.opened(client) for _ in range(60)]
    for at in (first, *others[:49]):
        at.get()

    first.get()
    for at in others[49:]:
        at.get()

    page = client.get("/").text
    assert first.base in page
    assert others[0].base not in page


def test_the_tables_of_one_evening_stay_where_they_are_however_often_they_are_visited(client: FlaskClient) -> None:
    tables = [Played.opened(client) for _ in range(NEAR + 1)]
    for at in tables:
        at.get()

    assert not any("Set-Cookie" in at.get().headers for at in tables[1:] * 2)
    assert "Set-Cookie" in tables[0].get().headers
    assert "Set-Cookie" not in tables[0].get().headers


def test_a_cookie_that_somebody_has_changed_is_no_cookie(table: Played) -> None:
    table.get()
    table.client.set_cookie("scorekeeper", "eyJ0YWJsZXMiOlsiYWJjIl19.forged.signature")

    page = table.client.get("/")

    assert page.status_code == 200
    assert table.base not in page.text
