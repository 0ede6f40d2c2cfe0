"""Answering a file of JSON objects, one a line, as it streams by."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import TextIO

import click

from scorekeeper.gin.problems import Problem

Answer = tuple[bool, dict[str, object]]


def answer_lines(file: TextIO, answer: Callable[[Mapping[str, object], tuple[Problem, ...]], Answer]) -> int:
    """Print one answer for each line that holds anything; return the exit code, 1 where one of them is not right."""
    right = True
    for given, problems in _objects(file):
        fine, answered = answer(given, problems)
        right = right and fine
        click.echo(json.dumps(answered, ensure_ascii=False))
    return 0 if right else 1


def _objects(file: TextIO) -> Iterator[tuple[Mapping[str, object], tuple[Problem, ...]]]:
    try:
        for line in file:
            if line.strip():
                yield _object(line)
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{file.name}: not a text in UTF-8") from error


def _object(line: str) -> tuple[Mapping[str, object], tuple[Problem, ...]]:
    try:
        given = json.loads(line)
    except (ValueError, RecursionError):
        return {}, (Problem("not_json"),)
    return (given, ()) if isinstance(given, dict) else ({}, (Problem("not_an_object"),))
