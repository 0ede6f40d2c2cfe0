"""The ledger as JSON values, for other programs."""

from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.seats import Seat


def ledger_json(ledger: Ledger, *, with_uids: bool = True) -> dict[str, object]:
    """Return the ledger by names, without the struck hands; the hands of a sheet file have no uids worth showing."""
    report = _Report(ledger, with_uids=with_uids)
    return {
        "players": list(ledger.players.values()),
        "series": [report.series(series) for series in ledger.series if series.has_begun],
        "next_dealer": report.name(ledger.next_dealer),
    }


class _Report:
    """Say seats by the names of one ledger."""

    def __init__(self, ledger: Ledger, *, with_uids: bool) -> None:
        self._players = ledger.players
        self._with_uids = with_uids

    def name(self, seat: Seat | None) -> str | None:
        return seat and self._players[seat]

    def series(self, series: Series) -> dict[str, object]:
        return {
            "number": series.number,
            "finished": series.finished,
            "stopped": series.stopped,
            "winner": self.name(series.winner),
            "games": [self.game(game) for game in series.games],
            "settlement": None if series.is_open else self.settlement(series),
            "standing": self.settlement(series) if series.is_open else None,
            "hands": [self.hand(hand) for hand in series.hands if not hand.struck],
        }

    def game(self, game: Game) -> dict[str, object]:
        return {
            "closed": game.closed,
            "winner": self.name(game.winner),
            "totals": {self._players[seat]: game.totals[seat] for seat in Seat},
            "boxes": {self._players[seat]: game.boxes[seat] for seat in Seat},
            "shutout": game.shutout,
        }

    def settlement(self, series: Series) -> dict[str, object]:
        settlement = series.settlement
        games = [
            {
                "winner": self.name(game.winner),
                "totals": {self._players[seat]: game.totals[seat] for seat in Seat},
                "net": game.net,
                "weight": game.weight,
            }
            for game in settlement.games
        ]
        money = settlement.money(series.rules)
        staked = {} if money is None else {"money": money}
        return {"games": games, "winner": self.name(settlement.winner), "net": settlement.net, **staked}

    def hand(self, hand: LedgerHand) -> dict[str, object]:
        uid = {"uid": hand.uid} if self._with_uids else {}
        mark = {"mark": hand.mark} if hand.mark else {}
        return {
            "number": hand.number,
            **uid,
            "outcome": hand.result.outcome and str(hand.result.outcome),
            "winner": self.name(hand.result.winner),
            "points": hand.result.points,
            "games": [entry.game for entry in hand.entries],
            "dealer": self.name(hand.dealer),
            **mark,
        }
