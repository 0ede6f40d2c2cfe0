"""Files that a browser may keep."""

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

import scorekeeper
from scorekeeper.web import assets
from tests.web.played import Played

STATIC = Path(scorekeeper.__file__).parent / "static"
NAMES = sorted(file.name for file in STATIC.iterdir())


def addresses_in(page: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', page)


def test_a_page_names_its_files_with_what_is_in_them(table: Played) -> None:
    found = addresses_in(table.get().text)

    assert [re.sub(r"[?].*", "", address) for address in found] == ["/static/scorekeeper.css", "/static/pad.mjs"]
    assert all(re.fullmatch(r"/static/[a-z.]+\?v=[0-9a-f]{8}", address) for address in found)


def test_a_file_is_kept_for_a_year_under_its_own_address(table: Played) -> None:
    for address in addresses_in(table.get().text):
        answer = table.client.get(address, buffered=True)
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("name", [*NAMES, "nothing.css"])
@pytest.mark.parametrize("version", ["?v=", "?v=12345678", "?v=None", "?w=1", ""])
def test_nothing_is_kept_under_an_address_that_does_not_change_with_it(client: FlaskClient, name: str, version: str) -> None:
    answer = client.get(f"/static/{name}{version}", buffered=True)

    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_a_file_is_not_kept_under_the_version_of_another(table: Played) -> None:
    sheet, script = addresses_in(table.get().text)

    answer = table.client.get(f"{sheet.split('?')[0]}?{script.split('?')[1]}", buffered=True)

    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert "ETag" in answer.headers


def test_no_file_is_stripped_twice(table: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = addresses_in(table.get().text)
    first = [table.client.get(address, buffered=True).data for address in addresses]
    monkeypatch.setattr(assets, "_FOR_READERS", None)

    assert [table.client.get(address, buffered=True).data for address in addresses] == first


def test_a_file_is_compressed_and_carries_nothing_that_asks_for_it_again(table: Played) -> None:
    address = addresses_in(table.get().text)[0]

    answer = table.client.get(address, headers={"Accept-Encoding": "gzip"}, buffered=True)

    assert answer.headers["Content-Encoding"] == "gzip"
    assert {"ETag", "Last-Modified", "Expires"} & set(answer.headers.keys()) == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_sent_without_what_is_for_its_readers(table: Played, name: str) -> None:
    sent = table.client.get(f"/static/{name}", buffered=True).get_data(as_text=True)
    written = (STATIC / name).read_text(encoding="utf-8")

    kept = [line.strip() for line in written.splitlines() if not line.strip().startswith(("//", "/*"))]
    assert sent.splitlines() == kept


def test_a_part_of_a_file_is_a_part_of_what_is_there(table: Played) -> None:
    part = table.client.get("/static/pad.mjs", headers={"Range": "bytes=0-9"}, buffered=True)

    assert (part.status_code, len(part.data)) in ((206, 10), (200, len(table.client.get("/static/pad.mjs", buffered=True).data)))


@pytest.mark.parametrize("path", ["../__init__.py", "..%2f__init__.py", "/etc/passwd", "nothing.css", "%00", "."])
def test_no_other_file_is_served(client: FlaskClient, path: str) -> None:
    assert client.get(f"/static/{path}").status_code in (308, 404)
