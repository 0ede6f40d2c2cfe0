"""Sheet files and exports, read for a command or refused whole."""

import json
from typing import TextIO

import click

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.sheetfile import Fault, TableFile, read_file
from scorekeeper.speech import sentence


def read_table(file: TextIO, base: Rules | None = None) -> TableFile:
    """Return the table that a file tells; raise click.ClickException with everything that is wrong with it."""
    try:
        given = json.load(file)
    except (ValueError, RecursionError) as error:
        raise click.ClickException(f"{file.name}: {sentence(Problem('not_json'))}") from error
    table, faults = read_file(given, base)
    if table is None:
        raise click.ClickException("\n".join(f"{file.name}: {_said(fault)}" for fault in faults))
    return table


def _said(fault: Fault) -> str:
    where = "" if fault.number is None else f"{fault.where} {fault.number}: "
    return where + sentence(fault.problem)
