"""What every answer carries, and how it is sent."""

import gzip

import pytest
from flask.testing import FlaskClient

from scorekeeper.web.headers import POLICY, SMALLEST
from tests.web.played import Played, hand

EVERY_KIND = [
    ("GET", "/", 200),
    ("GET", "/tables/new", 200),
    ("GET", "/check", 200),
    ("GET", "/healthz", 200),
    ("GET", "/nothing", 404),
    ("GET", "/static/scorekeeper.css", 200),
    ("GET", "/static/nothing.css", 404),
    ("POST", "/", 405),
    ("POST", "/tables", 415),
    ("POST", "/tables/new", 303),
    ("GET", "/t/KEY", 200),
    ("GET", "/t/KEY/", 404),
    ("GET", "/t/KEY/hands/new", 200),
    ("GET", "/t/KEY/hands/h1", 200),
    ("GET", "/t/KEY/hands/h9", 404),
    ("GET", "/t/KEY/ledger.json", 200),
    ("GET", "/t/KEY/export.json", 200),
    ("POST", "/t/KEY/events", 415),
    ("POST", "/t/KEY/undo", 404),
    ("POST", "/t/KEY/players", 422),
    ("GET", "/t/nothing", 404),
]


@pytest.mark.parametrize(("method", "path", "status"), EVERY_KIND)
def test_every_page_carries_the_policy_and_every_answer_its_type(table: Played, method: str, path: str, status: int) -> None:
    table.record(hand("h1"))

    answer = table.client.open(path.replace("KEY", table.key), method=method, buffered=True)

    assert answer.status_code == status
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "Strict-Transport-Security" not in answer.headers
    if answer.mimetype == "text/html":
        assert answer.headers["Content-Security-Policy"] == POLICY
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_the_policy_allows_nothing_inline_and_nothing_of_others() -> None:
    assert POLICY.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in POLICY
    assert "*" not in POLICY


@pytest.mark.parametrize(("path", "listed"), [("", False), ("/hands/h1", False), ("/ledger.json", False), ("/hands/h9", False)])
def test_no_page_with_a_key_is_listed_or_kept_by_others(table: Played, path: str, listed: bool) -> None:
    table.record(hand("h1"))

    for root in (table.base, table.viewer):
        answer = table.client.get(root + path)
        assert ("noindex" not in answer.headers["X-Robots-Tag"]) == listed
        assert answer.headers["Cache-Control"] == "private, no-cache"


@pytest.mark.parametrize("path", ["/", "/check", "/tables/new", "/healthz", "/nothing", "/static/scorekeeper.css"])
def test_no_page_is_kept_unasked(client: FlaskClient, path: str) -> None:
    assert client.get(path, buffered=True).headers["Cache-Control"] == "private, no-cache"


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_large_answer_is_compressed_for_those_who_take_it(table: Played, method: str) -> None:
    plain = table.get()

    packed = table.client.open(table.base, method=method, headers={"Accept-Encoding": "br, gzip"})

    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in plain.headers["Vary"]
    assert "Accept-Encoding" in packed.headers["Vary"]
    if method == "GET":
        assert gzip.decompress(packed.data).lstrip().startswith(b"<!doctype html>")
        assert int(packed.headers["Content-Length"]) == len(packed.data)


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0", "br"])
def test_nothing_is_compressed_for_those_who_do_not_take_it(table: Played, accepted: str) -> None:
    answer = table.client.get(table.base, headers={"Accept-Encoding": accepted})

    assert "Content-Encoding" not in answer.headers


def test_a_small_answer_is_not_compressed(table: Played) -> None:
    small = table.client.get("/healthz", headers={"Accept-Encoding": "gzip"})
    ledger = table.client.get(f"{table.base}/ledger.json", headers={"Accept-Encoding": "gzip"})

    assert "Content-Encoding" not in small.headers
    assert len(ledger.data) < SMALLEST
    assert "Content-Encoding" not in ledger.headers


@pytest.mark.parametrize("path", ["/", "/check", "/t/KEY", "/t/KEY/ledger.json", "/t/KEY/export.json", "/healthz", "/nothing"])
def test_head_is_answered_like_get_without_a_body(table: Played, path: str) -> None:
    path = path.replace("KEY", table.key)

    got, head = table.client.get(path), table.client.head(path)

    assert head.status_code == got.status_code
    assert head.data == b""
    assert head.headers["Content-Type"] == got.headers["Content-Type"]
