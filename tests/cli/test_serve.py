"""`scorekeeper serve`, really started."""

import io
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import ifaddr
import pytest
import segno

from scorekeeper.cli.serve import addresses


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(*words: str, home: Path) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "scorekeeper", "serve", *words]
    environment = {**os.environ, "HOME": str(home), "PYTHONUNBUFFERED": "1"}
    environment.pop("XDG_DATA_HOME", None)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as server:
        try:
            yield server
        finally:
            server.send_signal(signal.SIGTERM)


def answer(port: int, path: str, headers: dict[str, str] | None = None) -> str:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers or {})
    for _ in range(200):
        try:
            with urllib.request.urlopen(request, timeout=5) as response:  # noqa: S310  (this machine's own server)
                text: str = response.read().decode()
                return text
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_it_makes_its_own_data_for_its_owner_only_and_says_where(tmp_path: Path) -> None:
    port = free_port()
    with serving("--host", "127.0.0.1", "--port", str(port), home=tmp_path) as server:
        assert json.loads(answer(port, "/healthz")) == {"ok": True}
        assert server.stdout
        lines = [server.stdout.readline().strip(), server.stdout.readline().strip()]
    assert lines[0] == f"http://127.0.0.1:{port}/"
    database = Path(lines[1].removeprefix("Data: "))
    assert database.is_relative_to(tmp_path)
    made = list(database.parent.iterdir())
    assert database in made
    assert {oct(file.stat().st_mode & 0o077) for file in [database.parent, *made]} == {"0o0"}


def test_a_terminal_gets_a_picture_that_a_phone_can_scan(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="there are no terminals of this kind on this system")
    port, (ours, theirs) = free_port(), pty.openpty()
    command = [
        sys.executable,
        "-m",
        "scorekeeper",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--database",
        str(tmp_path / "x.db"),
    ]
    with subprocess.Popen(command, stdout=theirs) as server:
        answer(port, "/healthz")
        server.terminate()
    shown = os.read(ours, 65536).decode()

    drawn = io.StringIO()
    segno.make(f"http://127.0.0.1:{port}/").terminal(drawn, compact=True)
    assert shown.splitlines()[2:] == drawn.getvalue().splitlines()


def test_a_port_in_use_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with serving("--host", "127.0.0.1", "--port", port, home=tmp_path) as server:
            _, said = server.communicate(timeout=20)
    assert f"Port {port} on 127.0.0.1 cannot be used" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(("words", "scheme"), [((), "http"), (("--proxy", "1"), "https")])
def test_what_a_proxy_says_of_the_scheme_counts_only_where_one_is_named(tmp_path: Path, words: tuple[str, ...], scheme: str) -> None:
    port = free_port()
    opened = json.dumps({"players": ["Ann", "Bob"]}).encode()
    with serving("--host", "127.0.0.1", "--port", str(port), *words, home=tmp_path):
        answer(port, "/healthz")
        headers = {"Content-Type": "application/json", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        request = urllib.request.Request(f"http://127.0.0.1:{port}/tables", opened, headers)
        with urllib.request.urlopen(request, timeout=5) as response:  # noqa: S310  (this machine's own server)
            assert json.load(response)["url"].startswith(f"{scheme}://")


def test_addresses_are_those_that_a_phone_can_type(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters = [
        ifaddr.Adapter("lo", "lo", [ifaddr.IP("127.0.0.1", 8, "lo")]),
        ifaddr.Adapter("wlan", "wlan", [ifaddr.IP("192.0.2.10", 24, "wlan"), ifaddr.IP(("fe80::1", 0, 2), 64, "wlan")]),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    assert list(addresses("0.0.0.0")) == ["127.0.0.1", "192.0.2.10"]  # noqa: S104  (what is asked about)
    assert list(addresses("::1")) == ["[::1]"]
