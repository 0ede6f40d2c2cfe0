"""What the processes of the concurrency tests do."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import Any

from scorekeeper.store.database import connect, open_database, read_secret
from scorekeeper.store.events import append
from tests.store.made import event

Answer = tuple[str, str, float]
"""The uid, the status, and how long it took, in seconds."""


def start(path: Path, together: Barrier, answers: Any) -> None:  # noqa: ANN401  (a queue between processes has no public type)
    together.wait()
    try:
        with closing(open_database(path)):
            answers.put(read_secret(path))
    except Exception as error:  # noqa: BLE001  (whatever it is, the test shows it)
        answers.put(repr(error))


def record(path: Path, table_id: int, uids: Sequence[str], together: Barrier, answers: Any) -> None:  # noqa: ANN401  (as above)
    together.wait()
    with ThreadPoolExecutor(8) as threads:
        shares = threads.map(lambda thread: _record_share(path, table_id, uids[thread::8]), range(8))
    answers.put([answer for share in shares for answer in share])


def _record_share(path: Path, table_id: int, uids: Sequence[str]) -> list[Answer]:
    answers = []
    for uid in uids:
        began = time.perf_counter()
        try:
            with closing(connect(path)) as db:
                status = append(db, table_id, event(uid, points=12)).status
        except Exception as error:  # noqa: BLE001  (whatever it is, the test shows it)
            answers.append((uid, repr(error), 0.0))
        else:
            answers.append((uid, status, time.perf_counter() - began))
    return answers
