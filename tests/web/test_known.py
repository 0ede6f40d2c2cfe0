"""The tables that this phone knows."""

from pathlib import Path

from flask.testing import FlaskClient

from scorekeeper.store.database import open_database
from scorekeeper.store.tables import forget, tables
from tests.web.played import Played


def test_a_table_that_was_removed_is_no_longer_listed(table: Played, database: Path) -> None:
    table.get()
    db = open_database(database)
    forget(db, tables(db)[0].id)
    db.close()

    assert table.base not in table.client.get("/").text


def test_at_most_eight_names_are_offered(client: FlaskClient) -> None:
    for number in range(5):
        Played.opened(client, (f"Ann{number}", f"Bob{number}")).get()

    page = client.get("/tables/new").text

    assert page.split('id="known"', 1)[1].split("</datalist>", 1)[0].count("<option") == 8


def test_players_who_were_not_named_are_not_offered(client: FlaskClient) -> None:
    Played.opened(client, ("We", "They")).get()

    assert 'id="known"' not in client.get("/tables/new").text
