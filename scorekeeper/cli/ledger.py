"""`scorekeeper ledger`: the ledger of a sheet file or an export."""

import json
from collections.abc import Iterator
from typing import TextIO

import click

from scorekeeper.cli.files import read_table
from scorekeeper.cli.options import rules_from, with_rules
from scorekeeper.hollywood.games import Entry
from scorekeeper.hollywood.ledger import Ledger, Series, keep_ledger
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.table import fold


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
@click.option("--json", "as_json", is_flag=True, help="Print the ledger as JSON.")
@with_rules
def ledger(file: TextIO, preset: str | None, settings: tuple[str, ...], *, as_json: bool) -> None:
    """Print the ledger of a sheet file or an export; "-" for the standard input."""
    base = rules_from(preset, settings) if preset or settings else None
    table = read_table(file, base)
    kept = keep_ledger(fold(table.log))
    if as_json:
        click.echo(json.dumps(ledger_json(kept, with_uids=table.table is not None), ensure_ascii=False))
    else:
        click.echo("\n".join(_lines(kept)))


def _lines(kept: Ledger) -> Iterator[str]:
    for series in kept.series:
        if series.has_begun:
            yield f"Series {series.number}"
            yield from _sheet(kept, series)
            if series.winner:
                yield f"{kept.players[series.winner]} won the series"
            yield ""
    dealer = kept.next_dealer and kept.players[kept.next_dealer]
    yield f"{dealer} deals next" if dealer else "Nobody knows yet who deals next"


def _sheet(kept: Ledger, series: Series) -> Iterator[str]:
    """Yield the sheet of one series, a line a hand, each game with a column for each player."""
    names = [kept.players[seat] for seat in Seat]
    wide = max(5, *map(len, names)) + 1
    yield "     " + "|".join(f"{f'Game {game.number}':^{2 * wide}} " for game in series.games)
    yield "Hand " + "|".join("".join(f"{name:>{wide}}" for name in names) + " " for _ in series.games)
    for hand in series.hands:
        if not hand.struck:
            entries = {entry.game: entry for entry in hand.entries}
            cells = (_cells(entries.get(game.number), hand.result.winner, wide) for game in series.games)
            yield f"{hand.number:>4} " + "|".join(cells)
    yield "     " + "|".join("".join(f"{game.totals[seat]:>{wide}}" for seat in Seat) + " " for game in series.games)


def _cells(entry: Entry | None, winner: Seat | None, wide: int) -> str:
    cells = (f"{entry.total if entry and seat is winner else '':>{wide}}" for seat in Seat)
    return "".join(cells) + ("*" if entry and entry.closes else " ")
