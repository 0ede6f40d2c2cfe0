"""The command line: check a hand, count a holding, keep a ledger from a file, serve the pages, look after the data."""

import click

from scorekeeper.cli.check import check
from scorekeeper.cli.count import count
from scorekeeper.cli.data import backup, export, forget, import_, tables
from scorekeeper.cli.ledger import ledger
from scorekeeper.cli.serve import serve


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="scorekeeper")
def main() -> None:
    """Keep the three-game ledger of Hollywood Gin."""


for command in (serve, check, count, ledger, tables, export, import_, backup, forget):
    main.add_command(command)
