"""What goes wrong, said on a page or as JSON."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from flask import Flask

from scorekeeper.web import create_app, hands
from tests.web.played import Played

TYPED = {"way": "points", "winner": "B", "points": "37", "uid": "typed-1", "step": "look"}


@pytest.mark.parametrize(
    ("method", "path", "status", "said"),
    [
        ("GET", "/nothing", 404, "There is nothing at this address."),
        ("GET", "/t/nothing", 404, "There is no table at this address."),
        ("GET", "/t/%00", 404, "There is no table at this address."),
        ("GET", "/v/nothing", 404, "There is no table at this address."),
        ("PUT", "/t/KEY", 405, "This address does not do that."),
        ("GET", "/t/KEY/hands/h9", 404, "There is no such hand at this table."),
        ("GET", "/t/KEY/series/9", 404, "There is no such series at this table."),
    ],
)
def test_a_person_gets_a_page(table: Played, method: str, path: str, status: int, said: str) -> None:
    answer = table.client.open(path.replace("KEY", table.key), method=method)

    assert (answer.status_code, answer.mimetype) == (status, "text/html")
    assert said in answer.text


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing.json", 404, "http_404"),
        ("GET", "/tables", 405, "http_405"),
        ("GET", "/t/KEY/events", 405, "http_405"),
        ("GET", "/t/nothing/ledger.json", 404, "unknown_table"),
        ("POST", "/t/KEY/ledger.json", 405, "http_405"),
    ],
)
def test_a_program_gets_problems(table: Played, method: str, path: str, status: int, code: str) -> None:
    answer = table.client.open(path.replace("KEY", table.key), method=method)

    assert answer.status_code == status
    assert answer.get_json() == {"problems": [{"code": code, "message": answer.get_json()["problems"][0]["message"], "cards": []}]}
    assert ("Allow" in answer.headers) == (status == 405)


def test_the_way_back_leads_to_the_table_where_there_is_one(table: Played) -> None:
    assert f'href="{table.base}"' in table.get("/hands/h9").text
    assert f'href="{table.viewer}"' in table.client.get(f"{table.viewer}/hands/h9").text
    assert 'href="/"' in table.client.get("/t/nothing").text


def test_a_withdrawn_link_says_so(table: Played, database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE links SET withdrawn_at = '2026-11-29T19:20:00Z' WHERE key = ?", [table.key])
        db.commit()

    page = table.get()

    assert page.status_code == 410
    assert "This link has been withdrawn." in page.text
    assert table.base not in table.client.get("/").text


@pytest.mark.parametrize("path", ["/tables/new", "/t/KEY/hands/new", "/link"])
@pytest.mark.parametrize("content_type", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"])
def test_a_form_of_ten_megabytes_is_too_much(guarded: Flask, path: str, content_type: str) -> None:
    at = Played.opened(guarded.test_client())

    answer = at.client.post(path.replace("KEY", at.key), data=b"link=" + b"x" * (10 << 20), content_type=content_type)

    assert answer.status_code == 413
    assert "This is too much at once." in answer.text


def test_a_fault_of_the_program_is_a_page_that_keeps_what_was_typed(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(database, config={"WTF_CSRF_ENABLED": False, "RATELIMIT_ENABLED": False})
    table = Played.opened(app.test_client())
    monkeypatch.setattr(hands, "record", None)

    page = table.type(**TYPED)

    assert page.status_code == 500
    assert "Something went wrong here. What was saved before is safe." in page.text
    assert "<dd>37</dd>" in page.text
