"""`scorekeeper check`: the verdict on a hand from its cards."""

import json
import sys
from collections.abc import Mapping
from functools import partial
from typing import TextIO

import click

from scorekeeper.cli.lines import Answer, answer_lines
from scorekeeper.cli.options import rules_from, with_rules
from scorekeeper.cli.verdicts import verdict_json, verdict_lines
from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.hand import judge
from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.rules import Rules, read_rules


@click.command()
@click.option("--knocker", metavar="CARDS", help="The knocker's ten cards, or eleven before the discard.")
@click.option("--opponent", metavar="CARDS", help="The opponent's ten cards.")
@click.option("--knocker-melds", metavar="MELDS", help='As laid: "4S 5S 6S / 7C 7D 7H"; "-" for nothing laid.')
@click.option("--opponent-melds", metavar="MELDS", help="As laid by the opponent.")
@click.option("--layoffs", metavar="LAYOFFS", help='As laid off, melds counted from 0: "5H>1 6H>1", "5H>-" on deadwood.')
@click.option("--declared", type=click.Choice(("knock", "gin", "big_gin")), help="What the knocker said.")
@click.option("--upcard", metavar="CARD", help="The card that was turned up.")
@click.option("--discard", metavar="CARD", help="The card that the knocker threw.")
@click.option("--knocker-count", type=click.IntRange(0, 98), help="The count that the knocker said, in points.")
@click.option("--opponent-count", type=click.IntRange(0, 98), help="The count that the opponent said, in points.")
@click.option("--lines", "file", type=click.File(encoding="utf-8"), help='Hands as JSON, one a line; "-" for the standard input.')
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
@with_rules
def check(file: TextIO | None, preset: str, settings: tuple[str, ...], *, as_json: bool, **said: str | int | None) -> None:
    """Say what a hand is worth, and why; exit 0 where it is legal, 1 where it is not."""
    rules = rules_from(preset, settings)
    given = {field: value for field, value in said.items() if value is not None}
    if file:
        if given:
            raise click.UsageError("--lines takes the hands from the file, not from options.")
        sys.exit(answer_lines(file, partial(_judged, rules)))
    if said["knocker"] is None or said["opponent"] is None:
        raise click.UsageError("Name both holdings: --knocker and --opponent, or --lines.")
    deal, unread = read_deal(given)
    verdict = judge(deal, rules, unread)
    click.echo(json.dumps(verdict_json(verdict), ensure_ascii=False) if as_json else "\n".join(verdict_lines(verdict)))
    sys.exit(0 if verdict.legal else 1)


def _judged(base: Rules, given: Mapping[str, object], problems: tuple[Problem, ...]) -> Answer:
    """Return the verdict on one line; its own rules are laid over the base."""
    own = given.get("rules") or {}
    rules, wrong = read_rules(own, base) if isinstance(own, dict) else (base, (Problem("not_an_object"),))
    deal, unread = read_deal({field: value for field, value in given.items() if field != "rules"})
    verdict = judge(deal, rules, (*problems, *wrong, *unread))
    return verdict.legal, verdict_json(verdict)
