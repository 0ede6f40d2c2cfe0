"""Measure pages and verdicts, and print one table."""

import itertools
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from statistics import median

from tests.benchmarks.load import answered, rate, request
from tests.benchmarks.verdicts import print_all

SECONDS = 4.0
ROUNDS = 3
TABLES = 200
SETTLING = {"preset": "hollywood-bonus", "target": 1000, "game_weights": [1, 1, 2], "stake": 5}
"""Rules by which everything is settled, and a series takes some hundred hands."""


@contextmanager
def serving(kind: str, *more: str) -> Iterator[int]:
    """Start one of the two servers and yield its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with subprocess.Popen([sys.executable, "-m", "tests.benchmarks.servers", kind, str(port), *more]) as server:
        try:
            for _ in range(200):
                try:
                    answered(port, request("GET", "/healthz"))
                    break
                except OSError:
                    time.sleep(0.05)
            yield port
        finally:
            server.terminate()


def table_with(port: int, hands: int, rules: Mapping[str, object] | None = None) -> str:
    """Open a table with some hands and return its key."""
    rng = random.Random(hands)  # noqa: S311  (an evening, not a secret)
    opening = {"players": ["Ann", "Bob"], "first_dealer": "Ann", "rules": rules or {}}
    _, body = answered(port, request("POST", "/tables", json.dumps(opening).encode()))
    key: str = json.loads(body)["key"]
    events = [event(f"h{number}", rng) for number in range(hands)]
    for part in range(0, hands, 200):
        answered(port, request("POST", f"/t/{key}/events", json.dumps(events[part : part + 200]).encode()))
    return key


def event(uid: str, rng: random.Random) -> dict[str, object]:
    """Return a hand by counts, some of them gin."""
    gin = rng.random() < 0.2
    count = 0 if gin else rng.randint(1, 10)
    said = {"declared": "gin" if gin else "knock", "knocker_count": count, "opponent_count": rng.randint(0, 40)}
    return {"uid": uid, "kind": "HandPlayed", "body": {"knocker": {"seat": rng.choice("AB")}, **said}}


def posts(keys: list[str]) -> Iterator[bytes]:
    """Yield requests that each record one more hand, table after table, so that no table grows much."""
    rng = random.Random(1)  # noqa: S311  (an evening, not a secret)
    for number, key in enumerate(itertools.cycle(keys)):
        yield request("POST", f"/t/{key}/events", json.dumps([event(f"p{number}", rng)]).encode())


class Shared:
    """Let several threads take from one iterator."""

    def __init__(self, requests: Iterator[bytes]) -> None:
        self._requests = requests
        self._taking = threading.Lock()

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        with self._taking:
            return next(self._requests)


def print_pages() -> None:
    """Print rates of the sheet and of one hand's POST beside those of a bare hello, and the sheet's time by its length."""
    with tempfile.TemporaryDirectory() as folder, serving("hello") as hello, serving("pages", f"{folder}/b.db") as pages:
        keys = [table_with(pages, 30) for _ in range(TABLES)]
        sheet, hands = request("GET", f"/t/{keys[0]}"), Shared(posts(keys))
        rates: dict[str, list[float]] = {"hello": [], "sheet of 30 hands": [], "POST of one hand": []}
        for _ in range(ROUNDS):
            rates["hello"].append(rate(hello, itertools.repeat(request("GET", "/")), SECONDS))
            rates["sheet of 30 hands"].append(rate(pages, itertools.repeat(sheet), SECONDS))
            rates["POST of one hand"].append(rate(pages, hands, SECONDS))
        for name, found in rates.items():
            print(f"{name}: {median(found):.0f} requests a second, {median(found) / median(rates['hello']):.3f} of hello")
        for count in (10, 100, 1000):
            page = request("GET", f"/t/{table_with(pages, count)}")
            print(f"sheet at {count} hands: {median(timed(pages, page) for _ in range(9)):.1f} ms")
        print_settled(pages)
        print_first_visit(pages, table_with(pages, 8))


def print_settled(port: int) -> None:
    """Print by the number of hands how long a sheet takes where everything is settled, as a ratio to the shortest too."""
    first = 0.0
    for hands in (100, 250, 500, 1000):
        key = table_with(port, hands, SETTLING)
        finished = sum(series["finished"] for series in json.loads(answered(port, plain(f"/t/{key}/ledger.json"))[1])["series"])
        took = median(timed(port, request("GET", f"/t/{key}")) for _ in range(9))
        first = first or took
        print(f"settled sheet at {hands} hands, {finished} finished series: {took:.1f} ms, {took / first:.1f} times the first")


def plain(path: str) -> bytes:
    """Return a request for an answer that is not compressed."""
    return request("GET", path).replace(b"Accept-Encoding: gzip\r\n", b"")


def timed(port: int, sent: bytes) -> float:
    """Return how long one answer takes, in milliseconds."""
    start = time.perf_counter()
    answered(port, sent)
    return (time.perf_counter() - start) * 1000


def print_first_visit(port: int, key: str) -> None:
    """Print the bytes, heads included, and the requests of a first visit to a sheet."""
    _head, body = answered(port, plain(f"/t/{key}"))
    linked = dict.fromkeys(re.findall(rb'(?:href|src)="(/static/[^"]+)"', body))
    sizes = [len(head) + len(body) for head, body in (answered(port, request("GET", path.decode())) for path in linked)]
    sizes.append(sum(map(len, answered(port, request("GET", f"/t/{key}")))))
    print(f"first visit: {sum(sizes) / 1024:.1f} KiB in {len(sizes)} requests")


if __name__ == "__main__":
    print_all(5000)
    print_pages()
