"""Data that cannot be written or read: it is said so, and nothing typed is lost."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from scorekeeper.store import database as store_database
from scorekeeper.store.database import connect
from scorekeeper.web import connection
from tests.web.forms import form_of
from tests.web.played import Played, hand

TYPED = {"way": "points", "winner": "B", "points": "37", "uid": "typed-1", "step": "look"}


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    _every_connection(monkeypatch, "PRAGMA query_only = ON")


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the file grow by no page; many hands need one sooner or later."""
    _every_connection(monkeypatch, "PRAGMA max_page_count = 1")


@pytest.fixture
def locked(database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(store_database, "PATIENCE", 0.05)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def _every_connection(monkeypatch: pytest.MonkeyPatch, pragma: str) -> None:
    def connect_so(path: Path) -> Database:
        db = connect(path)
        db.execute(pragma)
        return db

    monkeypatch.setattr(connection, "connect", connect_so)


@pytest.mark.parametrize(
    ("trouble", "said"),
    [("read_only", "The data cannot be written"), ("locked", "Another program is writing to the data")],
)
def test_a_hand_that_cannot_be_written_stays_on_the_page_to_be_tried_again(
    table: Played, request: pytest.FixtureRequest, trouble: str, said: str
) -> None:
    table.get()
    request.getfixturevalue(trouble)

    page = table.type(**TYPED)

    again = form_of(page.text, f"{table.base}/hands/new")
    assert page.status_code == 503
    assert said in page.text
    assert {field: text for field, text in again.items() if field != "csrf_token"} == TYPED
    assert "<dd>37</dd>" in page.text
    assert f'href="{table.base}"' in page.text


def test_what_could_not_be_written_is_written_once_when_it_is_tried_again(table: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as for_now:
        _every_connection(for_now, "PRAGMA query_only = ON")
        page = table.type(**TYPED)

    answers = [table.submit(page, "/hands/new") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert table.points() == [("Bob", 37)]


@pytest.mark.usefixtures("full")
def test_a_full_disk_is_said_so(table: Played) -> None:
    answers = [table.type(**{**TYPED, "uid": f"typed-{number}", "confirm": "1"}) for number in range(60)]

    refused = next(answer for answer in answers if answer.status_code != 303)
    assert refused.status_code == 503
    assert "The disk is full. Nothing was recorded." in refused.text
    assert "<dd>37</dd>" in refused.text


@pytest.mark.parametrize(
    ("path", "typed", "kept"),
    [
        ("/tables/new", {"player_a": "Carl", "player_b": "<b>Dora", "first_dealer": "B"}, ["Carl", "&lt;b&gt;Dora"]),
        ("/t/KEY/players", {"player_a": "Carl", "player_b": "Dora"}, ["Carl", "Dora"]),
        ("/t/KEY/hands/h1/edit", {**TYPED, "step": "save"}, ["37"]),
        ("/t/KEY/hands/h1/strike", {"step": "save", "version": "h1"}, []),
        ("/t/KEY/undo", {"event": "h1"}, []),
        ("/t/KEY/stop", {}, []),
    ],
)
def test_every_form_can_be_tried_again(
    table: Played, request: pytest.FixtureRequest, path: str, typed: dict[str, str], kept: list[str]
) -> None:
    table.record(hand("h1"))
    request.getfixturevalue("read_only")
    address = path.replace("KEY", table.key)

    page = table.client.post(address, data=typed)

    again = form_of(page.text, address)
    assert page.status_code == 503
    assert {field: text for field, text in again.items() if field != "csrf_token"} == typed
    assert all(text in page.text for text in kept)


def test_a_database_that_is_read_only_can_still_be_read(table: Played, request: pytest.FixtureRequest) -> None:
    table.record(hand("h1"))
    request.getfixturevalue("read_only")

    assert table.get().status_code == 200
    assert table.points() == [("Ann", 12)]


@pytest.mark.parametrize("trouble", ["read_only", "locked"])
def test_a_program_is_told_so_as_json(table: Played, request: pytest.FixtureRequest, trouble: str) -> None:
    request.getfixturevalue(trouble)

    for path, body in ((f"{table.base}/events", [hand("h1")]), ("/tables", {"players": ["Carl", "Dora"]})):
        answer = table.client.post(path, json=body)
        assert answer.status_code == 503
        assert [problem["code"] for problem in answer.get_json()["problems"]] == [f"store_{trouble}"]


@pytest.mark.parametrize("how", ["removed", "no database"])
def test_a_database_that_is_gone_is_said_so_everywhere(table: Played, database: Path, how: str) -> None:
    table.get()
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()
    if how == "no database":
        database.write_bytes(b"no database" * 1000)

    pages = [table.get(), table.client.get("/"), table.client.get("/tables/new"), table.type(**TYPED)]
    answers = [table.get("/ledger.json"), table.client.post(f"{table.base}/events", json=[hand("h1")])]

    assert [answer.status_code for answer in (*pages, *answers)] == [503] * 6
    assert all("The data file is missing, damaged or no database." in page.text for page in pages)
    assert "<dd>37</dd>" in pages[3].text
    assert all(answer.get_json()["problems"][0]["code"] == "store_unreadable" for answer in answers)


def test_a_missing_database_is_not_replaced_by_an_empty_one(table: Played, database: Path) -> None:
    database.unlink()

    table.get()

    assert not database.exists()


def test_a_repeat_is_known_also_while_nothing_can_be_written(table: Played, request: pytest.FixtureRequest) -> None:
    table.record(hand("h1"))
    request.getfixturevalue("read_only")

    assert table.record(hand("h1")) == [{"uid": "h1", "status": "known"}]
