"""Files that their owner alone may read."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
_OTHERS = 0o077


def create_private(path: Path) -> None:
    """Create an empty file, and its folder where there is none; leave a file that is there alone."""
    path.parent.parent.mkdir(parents=True, exist_ok=True)
    path.parent.mkdir(mode=0o700, exist_ok=True)
    with suppress(FileExistsError):
        create_new(path)


def create_new(path: Path) -> None:
    """Create an empty file; raise FileExistsError where something is there already."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def write_whole(path: Path, text: str) -> None:
    """Put a file into place with its text in it, one writer at a time: whoever finds it finds it whole."""
    beside = path.with_name(path.name + ".new")
    with os.fdopen(os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ONLY), "w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def protect(*paths: Path) -> None:
    """Take the rights of everybody but the owner from the files that are there."""
    for path in paths:
        # A file that belongs to somebody else is his to protect.
        with suppress(FileNotFoundError, PermissionError):
            if path.stat().st_mode & _OTHERS:
                path.chmod(OWNER_ONLY)
