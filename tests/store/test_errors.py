import errno
import os
import sqlite3

import pytest

from scorekeeper.store.errors import StoreError, store_errors


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EACCES, "read_only"),
        (errno.EROFS, "read_only"),
        (errno.ENOSPC, "full"),
        (errno.EEXIST, "exists"),
        (errno.ENOTDIR, "unreadable"),
    ],
)
def test_what_the_disk_refuses_has_a_code(number: int, code: str) -> None:
    with pytest.raises(StoreError) as caught, store_errors():
        raise OSError(number, os.strerror(number))

    assert caught.value.code == code


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_READONLY_DBMOVED, "read_only"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked"),
        (sqlite3.SQLITE_IOERR_READ, "unreadable"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "full"),
    ],
)
def test_a_narrower_number_of_sqlite_has_the_code_of_the_wider_one_or_its_own(number: int, code: str) -> None:
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = number

    with pytest.raises(StoreError) as caught, store_errors():
        raise error

    assert caught.value.code == code


def test_a_fault_of_the_program_stays_what_it_is() -> None:
    with pytest.raises(sqlite3.OperationalError, match="syntax error"), store_errors(), sqlite3.connect(":memory:") as conn:
        conn.execute("SELEKT")
