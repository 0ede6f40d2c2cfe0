"""The real server, in a process of its own."""

import http.client
import json
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
PATIENCE = 20
"""How long a server may take to start, in seconds."""


class Server:
    """Run the pages on a free port and a database of their own; the same port and database after a new start."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port: int = free.getsockname()[1]
        self.folder = folder
        self.url = f"http://{HOST}:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "scorekeeper", "serve", "--host", HOST, "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*command, "--database", str(self.folder / "scorekeeper.db")], stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "server.log").read_text()[-500:])
            time.sleep(0.05)  # there is nothing to wait for before the port is open

    def _answers(self) -> bool:
        try:
            return bool(self.ask("GET", "/healthz") == {"ok": True})
        except OSError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON of any shape
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, json.dumps(body), {"Content-Type": "application/json"})
            return json.loads(connection.getresponse().read())
        finally:
            connection.close()
