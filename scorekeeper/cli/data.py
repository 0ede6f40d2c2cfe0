"""Looking after the data: the tables that are there, taking them out and in, backing up, forgetting."""

import json
from pathlib import Path
from typing import TextIO

import click
from sqlite_utils import Database

from scorekeeper.cli.files import read_table
from scorekeeper.cli.options import opened, said, with_database
from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.sheetfile import TableFile, export_of
from scorekeeper.hollywood.table import fold
from scorekeeper.speech import sentence
from scorekeeper.store import tables as stored_tables
from scorekeeper.store.database import backup as back_up
from scorekeeper.store.imports import Export, import_table
from scorekeeper.store.reading import read_log
from scorekeeper.store.stamps import mint, now
from scorekeeper.store.tables import Link, find


@click.command()
@with_database
def tables(database: Path) -> None:
    """List the tables, each with its key and its viewers' key."""
    with opened(database) as db:
        for table in stored_tables.tables(db):
            names = " and ".join(fold(read_log(db, table.id)).players)
            click.echo(f"{table.created_at}  {table.key or '-'}  {table.viewer_key or '-'}  {names}")


@click.command()
@click.argument("key")
@with_database
def export(key: str, database: Path) -> None:
    """Print the whole log of a table as JSON."""
    with opened(database) as db:
        link = _link(db, key)
        events = read_log(db, link.table_id)
        click.echo(json.dumps(export_of(link.table_uid, fold(events).players, events), ensure_ascii=False))


@click.command("import")
@click.argument("file", type=click.File(encoding="utf-8"))
@with_database
def import_(file: TextIO, database: Path) -> None:
    """Take a table in: an export, of which the same table again adds what is new, or a sheet file, which opens a new table."""
    table = read_table(file)
    with opened(database, create=True) as db:
        imported = import_table(db, _export(table))
    click.echo(f"{imported.table.key}  {imported.added} new")
    if imported.conflicts:
        raise click.ClickException(sentence(Problem("import_conflicts", fields={"uids": imported.conflicts})))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_database
def backup(file: Path, database: Path) -> None:
    """Write a copy of the whole database to a new file, also while it is in use."""
    with opened(database) as db, said():
        back_up(db, file)
    click.echo(f"Copied to {file}.")


@click.command()
@click.argument("key")
@click.option("--yes", is_flag=True, help="Do not ask.")
@with_database
def forget(key: str, database: Path, *, yes: bool) -> None:
    """Remove a table with all of its hands, for good."""
    with opened(database) as db:
        link = _link(db, key)
        names = " and ".join(fold(read_log(db, link.table_id)).players)
        if not yes:
            click.confirm(f"Remove the table of {names} for good?", abort=True)
        stored_tables.forget(db, link.table_id)
    click.echo(f"Removed the table of {names}.")


def _link(db: Database, key: str) -> Link:
    link = find(db, key)
    if link is None:
        raise click.ClickException(sentence(Problem("unknown_key")))
    return link


def _export(file: TableFile) -> Export:
    """Return a file as the store takes it in: the hands of a sheet file get a table, uids and a moment of their own."""
    uid, moment = file.table or mint(), now()
    renamed = {event.uid: event.uid if file.table else mint() for event in file.log}
    events = [
        {
            "uid": renamed[event.uid],
            "kind": event.event.kind,
            "body": event.event.body(),
            "played_at": event.played_at,
            "recorded_at": event.recorded_at or moment,
        }
        for event in file.log
    ]
    return {"table": uid, "events": events}  # type: ignore[typeddict-item]  # the items have the fields of an exported event
