"""The language of a page."""

import pytest
from flask.testing import FlaskClient


@pytest.mark.parametrize("wanted", ["", "en-GB,en;q=0.8", "xx", "tlh;q=1", "*", "\u00e9;q=q", "en;q=nan", "x" * 5000, "en-" * 500])
def test_a_page_is_english_where_the_reader_s_language_is_not_there(client: FlaskClient, wanted: str) -> None:
    page = client.get("/", headers={"Accept-Language": wanted})

    assert page.status_code == 200
    assert '<html lang="en"' in page.text
