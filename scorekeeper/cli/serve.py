"""`scorekeeper serve`: the pages, for the phones in the same network."""

import ipaddress
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import ifaddr
import segno
from flask import Flask
from waitress.server import BaseWSGIServer, MultiSocketServer, create_server

from scorekeeper.cli.options import opened, with_database

THREADS = 8
CONNECTIONS = 1000
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - phones are to reach it


@click.command()
@click.option("--host", default=ANYWHERE[0], show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option("--proxy", "proxies", type=click.IntRange(0, 9), default=0, help="How many proxies stand before this server.")
@with_database
def serve(host: str, port: int, proxies: int, database: Path) -> None:
    """Serve the pages until it is stopped; print the addresses that phones can reach, in a terminal also as a picture to scan."""
    # The pages are not needed by the other commands, which start faster without them.
    from scorekeeper.web import create_app  # noqa: PLC0415

    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    # While this connection is open SQLite keeps its log between the requests instead of folding it in after each.
    with opened(database):
        server = _server(create_app(database, proxies=proxies), host, port, proxies)
        links = [f"http://{address}:{port}/" for address in addresses(host)]
        click.echo("\n".join([*links, f"Data: {database}"]))
        if sys.stdout.isatty():
            # The last address is the one that other machines reach, where there is any.
            segno.make(links[-1]).terminal(compact=True)
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
    """Yield the addresses under which a server on this host can be reached, as they are typed into a browser."""
    if host not in ANYWHERE:
        yield f"[{host}]" if ":" in host else host
        return
    yield "127.0.0.1"
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            # A link-local address of the new kind needs a zone, which a phone cannot type.
            if isinstance(ip.ip, str) and not ipaddress.ip_address(ip.ip).is_loopback:
                yield ip.ip
