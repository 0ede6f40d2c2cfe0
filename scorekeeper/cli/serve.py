"""`scorekeeper serve`: the pages, for the phones in the same network."""

import ipaddress
import logging
import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click
import ifaddr
import segno
from flask import Flask
from waitress.server import BaseWSGIServer, MultiSocketServer, create_server

from scorekeeper.cli.options import opened, with_database

THREADS = 8
CONNECTIONS = 1000
EVERY_ADDRESS = "0.0.0.0"  # noqa: S104 - phones are to reach it
OWN = {EVERY_ADDRESS: "127.0.0.1", "::": "::1"}
"""The hosts that stand for every address of their kind, with the one at which this machine reaches itself."""
MOST_PICTURES = 3
"""So many pictures still help: with more of them nobody knows which one to scan."""


@click.command()
@click.option("--host", default=EVERY_ADDRESS, show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option("--proxy", "proxies", type=click.IntRange(0, 9), default=0, help="How many proxies stand before this server.")
@with_database
def serve(host: str, port: int, proxies: int, database: Path) -> None:
    """Serve the pages until it is stopped; print the addresses that phones can reach, in a terminal also as pictures to scan."""
    from scorekeeper.web import create_app  # noqa: PLC0415 - the other commands need no pages and start faster without them

    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    # While this connection is open SQLite keeps its log between the requests instead of folding it in after each.
    with opened(database, create=True):
        server = _server(create_app(database, proxies=proxies), host, port, proxies)
        reached = list(addresses(host))
        click.echo("\n".join([*(_link(address, port) for address in reached), f"Data: {database}"]))
        if sys.stdout.isatty():
            for address in pictured(reached):
                click.echo(_link(address, port))
                segno.make(_link(address, port)).terminal(compact=True)
        # Stopped in order, the connection is closed and SQLite folds its log in: the database is one file again.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        server.run()


def _server(app: Flask, host: str, port: int, proxies: int) -> BaseWSGIServer | MultiSocketServer:
    try:
        return create_server(
            app,
            host=host,
            port=port,
            threads=THREADS,
            connection_limit=CONNECTIONS,
            asyncore_use_poll=True,
            ident="",
            clear_untrusted_proxy_headers=not proxies,
        )
    except OSError as error:
        raise click.ClickException(f"Port {port} on {host} cannot be used: {error.strerror}.") from error


def addresses(host: str) -> Iterator[str]:
    """Yield the addresses at which a server on this host can be reached, this machine's own first, as numbers or names."""
    yield OWN.get(host, host)
    if host not in OWN:
        return
    for adapter in ifaddr.get_adapters():
        for each in adapter.ips:
            ip = ipaddress.ip_address(each.ip if isinstance(each.ip, str) else each.ip[0])
            # A link-local address works between neighbours only, and the newer kind needs a zone, which a phone cannot type.
            if ip.version == ipaddress.ip_address(host).version and not ip.is_loopback and not ip.is_link_local:
                yield str(ip)


def pictured(reached: Iterable[str]) -> list[str]:
    """Return the addresses to draw: those that another machine reaches, none where they are many.

    >>> pictured(["127.0.0.1", "192.0.2.10", "172.17.0.1"])
    ['192.0.2.10', '172.17.0.1']
    """
    others = [address for address in reached if not _is_this_machines_own(address)]
    return others if len(others) <= MOST_PICTURES else []


def _is_this_machines_own(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def _link(address: str, port: int) -> str:
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"
