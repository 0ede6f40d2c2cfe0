"""Start the app by a shell command, check that it answers on a free port, and stop it."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

PATIENCE = 300  # seconds; the command may have to install the app first


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def status_of(url: str) -> int:
    """Return the status of a GET; raise OSError where nobody answers."""
    try:
        with urlopen(url, timeout=10) as response:  # noqa: S310 - the scheme is http, written below
            return int(response.status)
    except HTTPError as refusal:
        return refusal.code


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Return once the address answers; exit where the server has ended or the time is up."""
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        try:
            status_of(url)
        except OSError:
            time.sleep(0.2)
        else:
            return
    sys.exit(f"no answer from {url}")


def main(command: str) -> None:
    """Exit with a message unless `/healthz` and `/` answer 200."""
    Path.home().mkdir(parents=True, exist_ok=True)
    base = f"http://127.0.0.1:{free_port()}"
    line = f"{command} --host 127.0.0.1 --port {base.rpartition(':')[2]}"
    server = subprocess.Popen(["/bin/bash", "-c", line], start_new_session=True, stdin=subprocess.DEVNULL)  # noqa: S603 - .ci/run wrote the line
    try:
        wait_for(f"{base}/healthz", server)
        statuses = [status_of(f"{base}{path}") for path in ("/healthz", "/")]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        server.wait(10)
    if statuses != [HTTPStatus.OK, HTTPStatus.OK]:
        sys.exit(f"/healthz and / answer {statuses}")
    sys.stdout.write(f"{command.rpartition('/')[2]}: /healthz and / answer 200\n")


main(sys.argv[1])
