"""What an event would change: two ledgers compared."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest

from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.seats import Seat


@dataclass(frozen=True, slots=True)
class Change:
    """Name one thing that becomes otherwise, as a code with fields; seats stand for players."""

    code: str
    fields: Mapping[str, object] = field(default_factory=dict, hash=False)


def changes(before: Ledger, after: Ledger) -> tuple[Change, ...]:
    """Return everything that is otherwise in the second ledger: hands that both count, games, series, and who deals next."""
    found = [*_hand_changes(before, after)]
    for number, (was, now) in enumerate(zip_longest(before.series, after.series), start=1):
        found += _series_changes(number, was, now)
    if before.next_dealer is not after.next_dealer:
        found.append(Change("next_dealer", {"was": before.next_dealer, "now": after.next_dealer}))
    return tuple(found)


def _hand_changes(before: Ledger, after: Ledger) -> Iterator[Change]:
    counted = {hand.uid: (series, hand) for series, hand in _counted(before)}
    for series, now in _counted(after):
        if now.uid not in counted:
            continue
        former_series, was = counted[now.uid]
        where: dict[str, object] = {"hand": now.uid, "series": series.number, "number": now.number}
        if (was.result.winner, was.result.points) != (now.result.winner, now.result.points):
            results = {"was": (was.result.winner, was.result.points), "now": (now.result.winner, now.result.points)}
            yield Change("hand_result", where | results)
        if former_series.number != series.number:
            yield Change("hand_changes_series", where | {"was": former_series.number})
        elif _games_of(was) != _games_of(now):
            yield Change("hand_changes_games", where | {"was": _games_of(was), "now": _games_of(now)})


def _counted(ledger: Ledger) -> Iterator[tuple[Series, LedgerHand]]:
    return ((series, hand) for series in ledger.series for hand in series.hands if not hand.struck)


def _games_of(hand: LedgerHand) -> tuple[int, ...]:
    return tuple(entry.game for entry in hand.entries)


def _series_changes(number: int, was: Series | None, now: Series | None) -> Iterator[Change]:
    where: dict[str, object] = {"series": number}
    if was is None or now is None:
        series = was or now
        if series and series.has_begun:
            yield Change("series_vanishes" if was else "series_begins", where)
        return
    for former, game in zip(was.games, now.games, strict=False):
        yield from _game_changes(where | {"game": game.number}, former, game)
    if was.is_open != now.is_open:
        yield Change("series_reopens" if now.is_open else "series_ends", where)
    elif not now.is_open and _last(was) != _last(now):
        yield Change("series_ends_elsewhere", where | {"hand": _last(now)})
    if was.winner is not now.winner:
        yield Change("series_winner", where | {"was": was.winner, "now": now.winner})


def _last(series: Series) -> str:
    """Return the uid of the last hand that counts, where a series ended."""
    return next((hand.uid for hand in reversed(series.hands) if not hand.struck), "")


def _game_changes(where: dict[str, object], was: Game, now: Game) -> Iterator[Change]:
    if was.winner is None and now.winner:
        yield Change("game_closes", where | {"winner": now.winner})
    elif was.winner and now.winner is None:
        yield Change("game_reopens", where | {"winner": was.winner})
    elif was.winner is not now.winner:
        yield Change("game_winner", where | {"was": was.winner, "now": now.winner})
    for seat in Seat:
        if was.totals[seat] != now.totals[seat]:
            yield Change("total", where | {"seat": seat, "was": was.totals[seat], "now": now.totals[seat]})
