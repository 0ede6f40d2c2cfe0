"""What SQLite and the disk refuse, as one exception with a code."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

Code = Literal[
    "read_only", "full", "locked", "unreadable", "newer", "foreign", "old_sqlite", "exists", "table_full", "gone", "other_opening"
]


class StoreError(Exception):
    """Say by its code why the store could not do what was asked.

    About the file: `read_only`, `full`, `locked`, `unreadable`, `newer` (written by a later version), `foreign` (another program's),
    `old_sqlite` (this machine's SQLite lacks what the store needs), `exists` (a backup's place is taken).
    About a table: `table_full` (it holds as many events as it may), `gone` (it was forgotten), `other_opening` (a file of
    the same table begins with another opening).
    """

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code = code


_BY_SQLITE: dict[int, Code] = {
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CANTOPEN: "unreadable",
    sqlite3.SQLITE_CORRUPT: "unreadable",
    sqlite3.SQLITE_IOERR: "unreadable",
    sqlite3.SQLITE_NOTADB: "unreadable",
    sqlite3.SQLITE_PERM: "unreadable",
    # The index of the write-ahead log lies in shared memory, where a full disk is an input/output error.
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",
    # Whatever refers to a table through a foreign key was found without it.
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY: "gone",
}
_BY_SYSTEM: dict[int, Code] = {
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EEXIST: "exists",
}


@contextmanager
def store_errors() -> Iterator[None]:
    """Turn what SQLite and the disk refuse into StoreError; a fault of the program stays what it is."""
    try:
        yield
    except sqlite3.Error as error:
        number = getattr(error, "sqlite_errorcode", 0)
        code = _BY_SQLITE.get(number) or _BY_SQLITE.get(number & 0xFF)
        if code is None:
            raise
        raise StoreError(code) from error
    except OSError as error:
        raise StoreError(_BY_SYSTEM.get(error.errno or 0, "unreadable")) from error
