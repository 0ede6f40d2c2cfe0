"""The application on a fresh database, and a table to play at."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorekeeper.store.database import open_database
from scorekeeper.web import create_app
from scorekeeper.web.guards import limiter
from tests.web.played import Played

PLAIN = {"TESTING": True, "WTF_CSRF_ENABLED": False, "RATELIMIT_ENABLED": False}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "scorekeeper.db"
    open_database(path).close()
    return path


@pytest.fixture
def app(database: Path) -> Flask:
    return create_app(database, config=dict(PLAIN))


@pytest.fixture
def guarded(database: Path) -> Flask:
    """Give the application with its guards up, as it is served."""
    guarded = create_app(database, config={"TESTING": True, "RATELIMIT_ENABLED": True})
    limiter.reset()
    return guarded


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def table(client: FlaskClient) -> Played:
    """Give a table of Ann and Bob at which Ann deals first."""
    return Played.opened(client)


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """Give an application whose data nobody touches, for texts in other languages."""
    path = tmp_path_factory.mktemp("plain") / "scorekeeper.db"
    open_database(path).close()
    return create_app(path, config=dict(PLAIN))
