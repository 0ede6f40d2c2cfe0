"""`scorekeeper ledger`: the ledger of a sheet file or an export."""

import json
from collections.abc import Iterable, Iterator
from typing import TextIO

import click

from scorekeeper.cli.files import read_table
from scorekeeper.cli.options import rules_from, with_rules
from scorekeeper.hollywood.games import Entry
from scorekeeper.hollywood.ledger import Ledger, Series, keep_ledger
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.table import fold
from scorekeeper.sentences import STEPS


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
            yield from _settlement(kept, series)
            if series.winner:
                yield f"{kept.players[series.winner]} won the series"
            yield ""
    dealer = kept.next_dealer and kept.players[kept.next_dealer]
    yield f"{dealer} deals next" if dealer else "Nobody knows yet who deals next"


def _sheet(kept: Ledger, series: Series) -> Iterator[str]:
    """Yield the sheet of one series, a line a hand, each game with a column for each player; a star closes a game."""
    names = [kept.players[seat] for seat in Seat]
    wide = max(6, *map(len, names)) + 1
    yield _line("", "", (f"{f'Game {game.number}':^{2 * wide}}" for game in series.games))
    yield _line("Hand", "Points", ("".join(f"{name:>{wide}}" for name in names) for _ in series.games))
    for hand in series.hands:
        if not hand.struck:
            entries = {entry.game: entry for entry in hand.entries}
            cells = (_cells(entries.get(game.number), hand.result.winner, wide) for game in series.games)
            points = "dead" if hand.result.winner is None else f"+{hand.result.points}"
            yield _line(str(hand.number), points, cells) + (f"  {STEPS[f'mark.{hand.mark}']}" if hand.mark else "")
    yield _line("", "", ("".join(f"{game.totals[seat]:>{wide}}" for seat in Seat) for game in series.games))


def _settlement(kept: Ledger, series: Series) -> Iterator[str]:
    """Yield a line for each closed game with what both have and what it comes to, and one for the sum, in money too where it is staked."""
    settlement = series.settlement
    for game in settlement.games:
        totals = ", ".join(f"{kept.players[seat]} {game.totals[seat]}" for seat in Seat)
        yield f"Game {game.game}: {totals}: {kept.players[game.winner]} {game.net:+}{' twice' if game.weight > 1 else ''}"
    if settlement.games:
        money = settlement.money(series.rules)
        said = "even" if settlement.winner is None else f"{kept.players[settlement.winner]} +{settlement.net}"
        yield f"{'Standing' if series.is_open else 'Settlement'}: {said}" + (
            "" if money is None else f", {money // 100}.{money % 100:02} in money"
        )


def _line(number: str, points: str, games: Iterable[str]) -> str:
    return f"{number:>4} {points:>6} " + " |".join(games)


def _cells(entry: Entry | None, winner: Seat | None, wide: int) -> str:
    figure = f"{'*' if entry.closes else ''}{entry.total}" if entry else ""
    return "".join(f"{figure if seat is winner else '':>{wide}}" for seat in Seat)
