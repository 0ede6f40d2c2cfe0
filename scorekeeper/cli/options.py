"""What several commands share: the house rules, and the database."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click
from platformdirs import user_data_path
from sqlite_utils import Database

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.rules import PRESETS, Rules, read_rules, read_settings
from scorekeeper.speech import sentence
from scorekeeper.store.database import open_database
from scorekeeper.store.errors import StoreError

Command = TypeVar("Command", bound=Callable[..., object])


def with_rules(command: Command) -> Command:
    """Give a command the options of the house rules."""
    preset = click.option("--rules", "preset", type=click.Choice(tuple(PRESETS)), help="The preset to begin with; hollywood by default.")
    setting = click.option("--set", "settings", multiple=True, metavar="FIELD=VALUE", help="One rule laid over the preset.")
    return preset(setting(command))


def rules_from(preset: str | None, settings: tuple[str, ...]) -> Rules:
    """Return the rules that the options name; raise click.UsageError for what is none."""
    given, unread = read_settings(settings)
    rules, problems = read_rules(given, PRESETS[preset or "hollywood"])
    if unread or problems:
        raise click.UsageError("\n".join(sentence(problem) for problem in (*unread, *problems)))
    return rules


def with_database(command: Command) -> Command:
    """Give a command the option of the database file, which is in the data folder of whoever runs it unless said otherwise."""
    default = user_data_path("scorekeeper", appauthor=False) / "scorekeeper.db"
    where = click.Path(dir_okay=False, path_type=Path)
    return click.option("--database", type=where, default=default, help=f"The database; by default {default}.")(command)


@contextmanager
def opened(path: Path, *, create: bool = False) -> Iterator[Database]:
    """Open the database for one command; say in words what stands against it.

    Only where a command begins one is it created: anywhere else a mistyped path would look like tables that are gone.
    """
    if not create and not path.exists():
        raise click.ClickException(sentence(Problem("no_database", fields={"path": path})))
    with said():
        db = open_database(path)
        try:
            yield db
        finally:
            db.close()


@contextmanager
def said() -> Iterator[None]:
    """Say what the store refuses as an error of the command."""
    try:
        yield
    except StoreError as error:
        raise click.ClickException(sentence(Problem(f"store_{error.code}"))) from error
