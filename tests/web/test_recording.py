"""Recording an event: once, by whatever way and however many at a time."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import main
from scorekeeper.web import create_app
from tests.web.conftest import PLAIN
from tests.web.played import Played, hand, played


@pytest.mark.parametrize(("points", "others"), [([12] * 8, "known"), (range(12, 20), "conflict")])
def test_of_many_at_once_under_one_uid_exactly_one_is_recorded(table: Played, points: list[int], others: str) -> None:
    def send(each: int) -> str:
        client = table.client.application.test_client()
        answered = client.post(f"{table.base}/events", json=[hand("h1", points=each)]).get_json()
        return str(answered[0]["status"])

    with ThreadPoolExecutor(8) as pool:
        statuses = Counter(pool.map(send, points))

    assert statuses == {"recorded": 1, others: 7}
    assert len(table.points()) == 1


def test_a_form_and_a_program_share_one_log(table: Played) -> None:
    table.type(way="points", winner="A", points="12", uid="h1")

    sent = played("h1", {"winner": {"seat": "A"}, "points": 12})

    assert table.record(sent)[0]["status"] == "known"
    assert table.type(way="points", winner="A", points="12", uid="h1").status_code == 303
    assert table.points() == [("Ann", 12)]


def test_an_event_that_came_by_an_import_is_known_when_its_phone_repeats_it(table: Played, tmp_path: Path) -> None:
    table.record(hand("h1"))
    file, database = tmp_path / "table.json", tmp_path / "other" / "scorekeeper.db"
    file.write_text(json.dumps(table.get("/export.json").get_json()))
    imported = CliRunner().invoke(main, ["import", str(file), "--database", str(database)])
    client = create_app(database, config=dict(PLAIN)).test_client()
    other = Played(client, {"key": imported.output.split()[0], "viewer_key": ""})

    assert other.record(hand("h1"))[0]["status"] == "known"
    assert other.record(hand("h1", points=13))[0]["status"] == "conflict"


def test_an_own_event_gets_a_uid_that_nobody_has(table: Played) -> None:
    table.record(hand("h1"))
    table.post("/undo", event="h1")
    table.post("/players", swap="1")

    uids = [event["uid"] for event in table.log()]

    assert len(set(uids)) == 4
    assert all(len(uid) == 26 for uid in (uids[0], *uids[2:]))
