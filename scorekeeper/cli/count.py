"""`scorekeeper count`: the lowest count of one holding."""

import json
import sys
from collections.abc import Mapping
from typing import TextIO

import click

from scorekeeper.cli.lines import Answer, answer_lines
from scorekeeper.cli.verdicts import cards_json, layoffs_json, melds_json
from scorekeeper.gin.deal import read_holding
from scorekeeper.gin.holding import Counted, count_faults, count_holding
from scorekeeper.gin.problems import Problem
from scorekeeper.speech import listed, melds_listed, problem_json, sentence


@click.command()
@click.argument("cards", required=False)
@click.option("--on", metavar="MELDS", help='Melds that the holding may lay off on: "4S 5S 6S / 7C 7D 7H".')
@click.option("--lines", "file", type=click.File(encoding="utf-8"), help='Holdings as JSON, one a line; "-" for the standard input.')
@click.option("--json", "as_json", is_flag=True, help="Print the count as JSON.")
def count(cards: str | None, on: str | None, file: TextIO | None, *, as_json: bool) -> None:
    """Say the lowest count of 1 to 11 cards, in points; exit 1 where there is none."""
    if file:
        if cards or on:
            raise click.UsageError("--lines takes the holdings from the file.")
        sys.exit(answer_lines(file, _answered))
    if cards is None:
        raise click.UsageError("Name the cards, or --lines.")
    counted, problems = _read({"cards": cards, "on": on or ""}, ())
    click.echo(json.dumps(_json(counted, problems), ensure_ascii=False) if as_json else _text(counted, problems))
    sys.exit(0 if counted else 1)


def _answered(given: Mapping[str, object], unread: tuple[Problem, ...]) -> Answer:
    counted, problems = _read({"cards": "", **given}, unread)
    return counted is not None, _json(counted, problems)


def _read(given: Mapping[str, object], unread: tuple[Problem, ...]) -> tuple[Counted | None, tuple[Problem, ...]]:
    cards, on, wrong = read_holding(given)
    problems = (*unread, *wrong, *count_faults(cards, on))
    return (None if problems else count_holding(cards, on)), problems


def _json(counted: Counted | None, problems: tuple[Problem, ...]) -> dict[str, object]:
    said = {"problems": [problem_json(problem) for problem in problems]}
    if counted is None:
        return {"count": None, "melds": [], "deadwood": [], "layoffs": [], **said}
    answer = counted.answer
    laid = {"count": answer.count, "melds": melds_json(answer.melds), "deadwood": cards_json(answer.deadwood)}
    return {**laid, "layoffs": layoffs_json(answer.layoffs), **_eleven_json(counted), **said}


def _eleven_json(counted: Counted) -> dict[str, object]:
    if counted.discard is None:
        return {}
    discards = [{"card": str(card), "count": left} for card, left in counted.discards]
    return {"discards": discards, "big_gin": counted.big_gin, "discard": str(counted.discard)}


def _text(counted: Counted | None, problems: tuple[Problem, ...]) -> str:
    if counted is None:
        return "\n".join(sentence(problem) for problem in problems)
    answer = counted.answer
    lines = [str(answer.count), melds_listed(answer.melds)]
    lines += [f"+ {layoff.card.symbol}" for layoff in answer.layoffs]
    lines += [listed(answer.deadwood)] if answer.deadwood else []
    lines += [f"− {card.symbol}: {left}" for card, left in counted.discards]
    return "\n".join(lines)
