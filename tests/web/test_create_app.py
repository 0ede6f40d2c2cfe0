"""The application as it stands behind a proxy, and on its own."""

from pathlib import Path

import pytest

from scorekeeper.web import create_app
from tests.web.conftest import PLAIN

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "cards.example", "X-Forwarded-For": "192.0.2.7"}


@pytest.mark.parametrize(("proxies", "address"), [(0, "http://localhost/t/"), (1, "https://cards.example/t/")])
def test_what_a_proxy_says_counts_only_where_there_is_one(database: Path, proxies: int, address: str) -> None:
    client = create_app(database, proxies=proxies, config=dict(PLAIN)).test_client()

    opened = client.post("/tables", json={"players": ["Ann", "Bob"]}, headers=FORWARDED).get_json()
    sheet = client.get(f"/t/{opened['key']}", headers=FORWARDED)

    assert opened["url"].startswith(address)
    assert ("Secure" in sheet.headers["Set-Cookie"]) == bool(proxies)


def test_two_applications_on_one_database_trust_each_other_s_cookies(database: Path) -> None:
    first, second = (create_app(database, config=dict(PLAIN)) for _ in range(2))

    assert first.secret_key == second.secret_key
