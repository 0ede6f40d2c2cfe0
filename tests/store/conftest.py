"""A fresh database for each test, and a user for whom permissions mean something."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlite_utils import Database

from scorekeeper.store.tables import Table
from tests.store.made import opened

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "scorekeeper.db"


@pytest.fixture
def db_and_table(path: Path) -> Iterator[tuple[Database, Table]]:
    db, table = opened(path)
    yield db, table
    db.close()


@pytest.fixture
def db(db_and_table: tuple[Database, Table]) -> Database:
    return db_and_table[0]


@pytest.fixture
def table(db_and_table: tuple[Database, Table]) -> Table:
    return db_and_table[1]


@pytest.fixture
def ordinary_folder() -> Iterator[Path]:
    """Give a folder to work in as somebody whom permissions stop, which they do not do for root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        folder.mkdir(mode=0o700)
        if os.getuid() != 0:
            yield folder
            folder.chmod(0o700)
            return
        Path(name).chmod(0o755)
        os.chown(folder, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
        yield folder
        os.setresuid(0, 0, 0)
