"""The ledger a second time, slow and from the rules alone: for every hand everything is counted again from the list of entries."""

from typing import NamedTuple

SEATS = "AB"


class Win(NamedTuple):
    """Hold who won a hand and with how many points; nobody and 0 for a dead hand."""

    seat: str | None
    points: int


class Sheet(NamedTuple):
    """Hold one series: how many hands it took, the games of each, the totals, and who won each game."""

    entries: list[list[int]]
    totals: dict[str, list[int]]
    won_by: list[str | None]


def score(wins: list[Win], games: int, target: int, reading: str) -> list[Sheet]:
    """Return the series that these hands make."""
    sheets = []
    while wins:
        length = next(
            (n for n in range(1, len(wins) + 1) if _won_by(_entries(wins[:n], games, target, reading), wins, games, target)[-1]), len(wins)
        )
        entries = _entries(wins[:length], games, target, reading)
        column = {seat: [_total(entries, wins, seat, game) for game in range(1, games + 1)] for seat in SEATS}
        sheets.append(Sheet(entries, column, _won_by(entries, wins, games, target)))
        wins = wins[length:]
    return sheets


def _entries(wins: list[Win], games: int, target: int, reading: str) -> list[list[int]]:
    """Return for each hand the games it is entered in (section 4, points 1 to 4)."""
    entries: list[list[int]] = []
    for number, (seat, points) in enumerate(wins):
        won_by = _won_by(entries, wins, games, target)
        still_open = [game for game in range(1, games + 1) if not won_by[game - 1]]
        if seat is None or points == 0:
            entries.append([])
        elif reading == "literal":
            wins_so_far = sum(1 for win in wins[: number + 1] if win.seat == seat and win.points > 0)
            entries.append([game for game in still_open if game <= wins_so_far])
        else:
            has = [game for game in still_open if any(game in entries[n] for n in range(number) if wins[n].seat == seat)]
            has_not = [game for game in still_open if game not in has]
            entries.append(sorted(has + has_not[:1]))
    return entries


def _total(entries: list[list[int]], wins: list[Win], seat: str, game: int) -> int:
    return sum(wins[n].points for n, entered in enumerate(entries) if game in entered and wins[n].seat == seat)


def _won_by(entries: list[list[int]], wins: list[Win], games: int, target: int) -> list[str | None]:
    return [next((seat for seat in SEATS if _total(entries, wins, seat, game) >= target), None) for game in range(1, games + 1)]
