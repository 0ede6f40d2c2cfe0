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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import ifaddr
import pytest
import segno
from ifaddr import IP, Adapter

from scorekeeper.cli.serve import addresses, pictured

ADAPTERS = [
    Adapter("lo", "lo", [IP("127.0.0.1", 8, "lo"), IP(("::1", 0, 0), 128, "lo")]),
    Adapter("wlan", "wlan", [IP("192.0.2.10", 24, "wlan"), IP(("fe80::1", 0, 2), 64, "wlan"), IP(("2001:db8::7", 0, 0), 64, "wlan")]),
    Adapter("usb", "usb", [IP("169.254.7.7", 16, "usb")]),
    Adapter("docker", "docker", [IP("172.17.0.1", 16, "docker")]),
]


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


def all_of(terminal: int) -> str:
    """Read a terminal until nobody writes to it any more."""
    shown = b""
    while True:
        try:
            more = os.read(terminal, 65536)
        except OSError:  # how Linux says that the other end is closed
            more = b""
        if not more:
            return shown.decode()
        shown += more


def test_a_terminal_gets_a_picture_to_scan_of_each_address_that_a_phone_reaches(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="there are no terminals of this kind on this system")
    port, (ours, theirs) = free_port(), pty.openpty()
    program = f"import ifaddr\nfrom ifaddr import IP, Adapter\nifaddr.get_adapters = lambda: {ADAPTERS!r}\n"
    program += f"from scorekeeper.cli import main\nmain(['serve', '--port', '{port}', '--database', {str(tmp_path / 'x.db')!r}])"
    with ThreadPoolExecutor() as pool, subprocess.Popen([sys.executable, "-c", program], stdout=theirs) as server:
        os.close(theirs)
        shown = pool.submit(all_of, ours)
        try:
            answer(port, "/healthz")
        finally:
            server.terminate()
    os.close(ours)

    links = [f"http://192.0.2.10:{port}/", f"http://172.17.0.1:{port}/"]
    drawn = io.StringIO()
    for link in links:
        drawn.write(f"{link}\n")
        segno.make(link).terminal(drawn, compact=True)
    assert shown.result().splitlines() == [
        f"http://127.0.0.1:{port}/",
        *links,
        f"Data: {tmp_path / 'x.db'}",
        *drawn.getvalue().splitlines(),
    ]


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


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("0.0.0.0", ["127.0.0.1", "192.0.2.10", "172.17.0.1"]),  # noqa: S104  (what is asked about)
        ("::", ["::1", "2001:db8::7"]),
        ("::1", ["::1"]),
        ("pi.local", ["pi.local"]),
    ],
)
def test_addresses_are_those_that_a_phone_can_type_and_the_server_listens_on(
    monkeypatch: pytest.MonkeyPatch, host: str, reached: list[str]
) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: ADAPTERS)
    assert list(addresses(host)) == reached


@pytest.mark.parametrize(
    ("reached", "drawn"),
    [
        (["127.0.0.1"], []),
        (["::1"], []),
        (["localhost"], []),
        (["pi.local"], ["pi.local"]),
        (["127.0.0.1", "192.0.2.10"], ["192.0.2.10"]),
        (["127.0.0.1", "192.0.2.10", "192.0.2.11", "192.0.2.12"], ["192.0.2.10", "192.0.2.11", "192.0.2.12"]),
        (["127.0.0.1", "192.0.2.10", "192.0.2.11", "192.0.2.12", "192.0.2.13"], []),
    ],
)
def test_a_picture_is_drawn_of_few_addresses_that_another_machine_reaches(reached: list[str], drawn: list[str]) -> None:
    assert pictured(reached) == drawn


def test_a_server_that_is_stopped_in_order_leaves_one_whole_file(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "data" / "x.db"
    with serving("--host", "127.0.0.1", "--port", str(port), "--database", str(database), home=tmp_path) as server:
        answer(port, "/healthz")
        opened = json.dumps({"players": ["Ann", "Bob"]}).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{port}/tables", opened, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=5) as response:  # noqa: S310  (this machine's own server)
            assert response.status == 201
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=10) == 0
    assert sorted(file.name for file in database.parent.iterdir()) == ["x.db", "x.db.secret"]
