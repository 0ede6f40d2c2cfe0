"""Files that a browser may keep."""

import re

import pytest
from flask.testing import FlaskClient

from tests.web.played import Played


def addresses_in(page: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', page)


def test_a_page_names_its_files_with_what_is_in_them(table: Played) -> None:
    found = addresses_in(table.get().text)

    assert len(found) >= 3
    assert all(re.fullmatch(r"/static/[a-z.]+\?v=[0-9a-f]{8}", address) for address in found)


def test_a_file_is_kept_for_a_year_under_its_own_address(table: Played) -> None:
    for address in addresses_in(table.get().text):
        answer = table.client.get(address, buffered=True)
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "public, max-age=31536000"


def test_a_file_is_compressed_and_not_sent_twice(table: Played) -> None:
    address = addresses_in(table.get().text)[0]
    packed = {"Accept-Encoding": "gzip"}
    first = table.client.get(address, headers=packed, buffered=True)

    again = table.client.get(address, headers={**packed, "If-None-Match": first.headers["ETag"]}, buffered=True)

    assert first.headers["Content-Encoding"] == "gzip"
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["../__init__.py", "..%2f__init__.py", "/etc/passwd", "nothing.css", "%00", "."])
def test_no_other_file_is_served(client: FlaskClient, path: str) -> None:
    assert client.get(f"/static/{path}").status_code in (308, 404)
