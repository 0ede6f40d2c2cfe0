import multiprocessing
import random
import statistics
import time
from collections import Counter
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from scorekeeper.store.events import log
from scorekeeper.store.tables import Table
from tests.store import workers

PATIENCE = 60
"""Seconds after which a process that does not answer fails its test."""


def run_together(target: Any, arguments: list[tuple[object, ...]]) -> list[Any]:  # noqa: ANN401  (workers of different shapes)
    # The bare kind starts a process in a moment, but not on every system.
    if "forkserver" in multiprocessing.get_all_start_methods():
        multiprocessing.set_forkserver_preload([workers.__name__])
        context: Any = multiprocessing.get_context("forkserver")
    else:
        context = multiprocessing.get_context("spawn")
    together, answers = context.Barrier(len(arguments)), context.Queue()
    processes = [context.Process(target=target, args=(*each, together, answers)) for each in arguments]
    for process in processes:
        process.start()
    said = [answers.get(timeout=PATIENCE) for _ in processes]
    for process in processes:
        process.join(PATIENCE)
        process.close()
    answers.close()
    answers.join_thread()
    return said


def test_thirty_six_first_starts_at_once_all_succeed_with_one_secret(path: Path) -> None:
    secrets = run_together(workers.start, [(path,)] * 36)

    assert len(secrets) == 36
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 64


def test_eight_threads_in_four_processes_record_every_uid_once_and_lose_none(db: Database, table: Table, path: Path) -> None:
    chance = random.Random(2026)  # noqa: S311  (the same order in every run)
    uids = [f"hand-{number}" for number in range(1600)]
    sent = uids + chance.choices(uids, k=400)
    chance.shuffle(sent)
    began = time.perf_counter()

    shares = run_together(workers.record, [(path, table.id, sent[process::4]) for process in range(4)])

    seconds = time.perf_counter() - began
    answers: list[workers.Answer] = [answer for share in shares for answer in share]
    waits = statistics.quantiles([wait * 1000 for _, _, wait in answers], n=100)
    print(f"\n2,000 hands in {seconds:.1f} s, half of them within {waits[49]:.0f} ms, 99 of 100 within {waits[98]:.0f} ms")  # noqa: T201  (shown with -s)
    assert Counter(status for _, status, _ in answers) == {"recorded": 1600, "known": 400}
    assert sorted(uid for uid, status, _ in answers if status == "recorded") == sorted(uids)
    assert sorted(stored.uid for stored in log(db, table.id)[1:]) == sorted(uids)
