"""The ledger, the preview and the export, for other programs."""

import gzip
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlite_utils import Database

from scorekeeper.cli import main
from tests.web.played import KNOCKER, OPPONENT, Played, codes, hand, played, struck


@pytest.mark.parametrize("address", ["/events", "/hands/preview"])
def test_a_viewers_key_writes_nothing(table: Played, address: str) -> None:
    viewer_key = table.viewer.removeprefix("/v/")

    assert table.client.post(f"/t/{viewer_key}{address}", json=[hand("h1")]).status_code == 404
    assert table.client.post(f"/v/{viewer_key}{address}", json=[hand("h1")]).status_code in (404, 405)
    assert table.kinds() == []


def test_a_viewer_reads_the_same_ledger_and_no_export(table: Played) -> None:
    table.record(hand("h1"))

    assert table.client.get(f"{table.viewer}/ledger.json").get_json() == table.ledger()
    assert table.client.get(f"{table.viewer}/export.json").status_code == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["", "/series/1", "/hands/h1", "/ledger.json"])
def test_no_post_is_answered_under_a_viewers_key(table: Played, method: str, path: str) -> None:
    table.record(hand("h1"))

    assert table.client.open(table.viewer + path, method=method).status_code == 405


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/ledger.json"), ("POST", "/events"), ("GET", "/export.json"), ("POST", "/hands/preview")]
)
def test_a_withdrawn_link_is_gone(table: Played, database: Path, method: str, path: str) -> None:
    db = Database(database)
    db.execute("UPDATE links SET withdrawn_at = '2026-11-29T19:20:00Z' WHERE key = ?", [table.key])
    db.conn.commit()
    db.close()

    answer = table.client.open(table.base + path, method=method, json=[])

    assert (answer.status_code, codes(answer.get_json()["problems"])) == (410, ["withdrawn_link"])


def test_the_ledger_is_sent_again_only_when_the_log_has_changed(table: Played) -> None:
    table.record(hand("h1"))
    tag = table.get("/ledger.json").headers["ETag"]

    unchanged = table.client.get(f"{table.base}/ledger.json", headers={"If-None-Match": tag})
    table.record(hand("h1"), hand("h2", points=500))
    after_a_repeat = table.client.get(f"{table.base}/ledger.json", headers={"If-None-Match": tag})
    table.record(hand("h2"))
    changed = table.client.get(f"{table.base}/ledger.json", headers={"If-None-Match": tag})

    assert (unchanged.status_code, unchanged.data) == (304, b"")
    assert unchanged.headers["ETag"] == tag
    assert after_a_repeat.status_code == 304
    assert changed.status_code == 200
    assert changed.headers["ETag"] != tag


def test_a_tag_that_compression_has_weakened_still_matches(table: Played) -> None:
    table.record(*(hand(f"h{number}") for number in range(8)))
    packed = {"Accept-Encoding": "gzip"}
    first = table.client.get(f"{table.base}/ledger.json", headers=packed)

    again = table.client.get(f"{table.base}/ledger.json", headers={**packed, "If-None-Match": first.headers["ETag"]})

    assert first.headers["Content-Encoding"] == "gzip"
    assert first.headers["ETag"].startswith("W/")
    assert len(json.loads(gzip.decompress(first.data))["series"][0]["hands"]) == 8
    assert again.status_code == 304


def test_the_ledger_of_another_table_leaves_the_tag_alone(table: Played) -> None:
    tag = table.get("/ledger.json").headers["ETag"]

    Played.opened(table.client, ("Carl", "Dora")).record(hand("h1", "Carl"))

    assert table.get("/ledger.json").headers["ETag"] == tag


def test_the_last_series_can_be_asked_for_alone(table: Played) -> None:
    stop = {"uid": "e1", "kind": "SeriesStopped", "body": {}}
    table.record(hand("h1"), stop, hand("h2", "Bob", 20))

    last = table.get("/ledger.json", series="last").get_json()

    assert [series["number"] for series in last["series"]] == [2]
    assert last["next_dealer"] == "Bob"


def test_a_series_of_struck_hands_only_is_not_the_last_one(table: Played) -> None:
    table.record(hand("h1"), {"uid": "e1", "kind": "SeriesStopped", "body": {}}, hand("h2", "Bob", 20), struck("s1", of="h2"))

    last = table.get("/ledger.json", series="last").get_json()

    assert [series["number"] for series in last["series"]] == [1]


def test_the_last_series_of_a_table_without_hands_is_none(table: Played) -> None:
    assert table.get("/ledger.json", series="last").get_json()["series"] == []


def test_a_preview_says_what_a_hand_would_do_and_stores_nothing(table: Played) -> None:
    table.record(hand("h1", "Ann", 92))

    said = table.client.post(
        f"{table.base}/hands/preview", json={"knocker": "Ann", "declared": "knock", "knocker_count": 5, "opponent_count": 20}
    ).get_json()

    assert {name: value for name, value in said.items() if name != "say"} == {
        "winner": "Ann",
        "points": 15,
        "entries": [[1, 107], [2, 15]],
        "opens": [2],
        "closes": [1],
        "series_over": False,
        "problems": [],
        "notes": [],
    }
    assert said["say"]["headline"] == "Ann 15"
    assert said["say"]["moves"][0] == {"game": 1, "was": 92, "now": 107, "closes": True}
    assert table.kinds() == ["HandPlayed"]


@pytest.mark.parametrize(("seen", "codes"), [("h1", ["written_meanwhile"]), ("h2", []), (None, []), ("nothing", [])])
def test_a_preview_notes_a_hand_that_another_phone_has_just_written(table: Played, seen: str | None, codes: list[str]) -> None:
    table.record(hand("h1", "Ann", 92), hand("h2", "Bob", 12))

    said = table.client.post(f"{table.base}/hands/preview", json={"winner": "Bob", "points": 12, "seen": seen}).get_json()

    assert [note["code"] for note in said["notes"]] == codes


@pytest.mark.parametrize(
    ("outcome", "codes"), [({}, ["written_meanwhile"]), ({"outcome": "knock"}, ["written_meanwhile"]), ({"outcome": "gin"}, [])]
)
def test_one_hand_entered_in_two_ways_is_still_one(table: Played, outcome: dict[str, str], codes: list[str]) -> None:
    counts = {"knocker": "Ann", "declared": "knock", "knocker_count": 5, "opponent_count": 35}
    table.record(hand("h1", "Bob", 12), played("h2", counts))

    said = table.client.post(f"{table.base}/hands/preview", json={"winner": "Ann", "points": 30, "seen": "h1", **outcome}).get_json()

    assert [note["code"] for note in said["notes"]] == codes


def test_a_preview_of_a_hand_put_in_earlier_counts_from_there(table: Played) -> None:
    table.record(hand("h1", "Ann", 92))

    said = table.client.post(f"{table.base}/hands/preview", json={"winner": "Ann", "points": 10, "before": "h1"}).get_json()

    assert said["entries"] == [[1, 10]]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"winner": "Ann", "points": 500}, "points_bounds"),
        ({"knocker": "Ann", "declared": "knock", "knocker_count": 12, "opponent_count": 20}, "over_limit"),
        ({}, "no_hand"),
        ([], "not_an_object"),
        ("hand", "not_an_object"),
        ({"winner": "Ann", "points": 5, "before": "h9"}, "unknown_before"),
    ],
)
def test_a_preview_of_a_hand_that_cannot_be_says_why(table: Played, body: object, code: str) -> None:
    answer = table.client.post(f"{table.base}/hands/preview", json=body)

    said = answer.get_json()
    assert (answer.status_code, said["winner"], said["points"], said["entries"]) == (200, None, None, [])
    assert codes(said["problems"]) == [code]


def test_an_export_comes_back_through_the_command_line_to_the_same_ledger(table: Played, tmp_path: Path) -> None:
    table.record(hand("h1"), {**hand("h2", "Bob", 20), "played_at": "2026-11-29T20:15:00+01:00"}, struck("s1", of="h1"))
    table.record(played("h3", {"knocker": "Ann", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT, "upcard": "8H"}))
    table.post("/players", player_a="Anna", player_b="Bob")
    exported = table.get("/export.json")
    file, database = tmp_path / "table.json", tmp_path / "other" / "scorekeeper.db"
    file.write_bytes(exported.data)

    imported = CliRunner().invoke(main, ["import", str(file), "--database", str(database)])
    again = CliRunner().invoke(main, ["import", str(file), "--database", str(database)])
    key = imported.output.split()[0]
    back = CliRunner().invoke(main, ["export", key, "--database", str(database)])

    assert "attachment" in exported.headers["Content-Disposition"]
    assert imported.output.endswith("6 new\n")
    assert again.output.endswith("0 new\n")
    assert json.loads(back.output) == exported.get_json()
    assert exported.get_json()["players"] == ["Anna", "Bob"]


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59", "2026-13-45T99:99:99Z", "2026-11-29T20:15"])
def test_the_clock_of_a_phone_may_say_anything(table: Played, moment: str) -> None:
    table.record({**hand("h1"), "played_at": moment}, hand("h2"))

    assert [table.get(path).status_code for path in ("", "/hands/h1", "/series/1", "/export.json", "/ledger.json")] == [200] * 5
