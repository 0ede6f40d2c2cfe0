"""The two servers that are compared: the pages, and a bare "hello", both under waitress with the same settings."""

import sys
from pathlib import Path

from flask import Flask
from waitress.server import create_server

from scorekeeper.cli.serve import CONNECTIONS, THREADS
from scorekeeper.store.database import open_database
from scorekeeper.web import create_app


def hello() -> Flask:
    """Return an application that says hello."""
    app = Flask("hello")
    app.add_url_rule("/", view_func=lambda: "hello")
    return app


def main() -> None:
    """Serve one of the two on a port: `hello PORT` or `pages PORT DATABASE`."""
    kind, port, *database = sys.argv[1:]
    opened = [open_database(Path(path)) for path in database]
    app = hello() if kind == "hello" else create_app(Path(database[0]), config={"RATELIMIT_ENABLED": False})
    create_server(app, host="127.0.0.1", port=int(port), threads=THREADS, connection_limit=CONNECTIONS, asyncore_use_poll=True).run()
    for db in opened:
        db.close()


if __name__ == "__main__":
    main()
