"""What the games of a series come to once boxes, bonuses, shutouts and weights are counted."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat


@dataclass(frozen=True, slots=True)
class GameSettlement:
    """Hold what one closed game comes to, in points and before its weight: both totals, and the winner's less the loser's."""

    game: int
    winner: Seat
    totals: Mapping[Seat, int]
    net: int
    weight: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """Hold the closed games of a series, and their weighted sum from the side of the first seat, in points."""

    games: tuple[GameSettlement, ...]
    balance: int

    @property
    def winner(self) -> Seat | None:
        """Return in whose favour the sum is, none at 0."""
        return None if self.balance == 0 else Seat.A if self.balance > 0 else Seat.B

    @property
    def net(self) -> int:
        """Return the sum in favour of the winner, in points."""
        return abs(self.balance)

    def money(self, rules: Rules) -> int | None:
        """Return what the other player owes the winner, in the smallest unit of money, none where nothing is staked.

        Halves are rounded away from zero, so that swapping the seats turns the sign and nothing else.
        """
        if rules.stake is None:
            return None
        step = rules.stake_step or 1
        return (2 * self.net * rules.stake + step) // (2 * step) * step


def settle(games: Iterable[Game], rules: Rules) -> Settlement:
    """Return the settlement of those games that are closed.

    Source: docs/rules.md, section 6.

    >>> shutout = Game(1, {Seat.A: 100, Seat.B: 0}, {Seat.A: 2, Seat.B: 0}, Seat.A, 2)
    >>> settle([shutout], Rules(games=1, box_bonus=25, game_bonus=100, shutout="double_total")).net
    500
    """
    settled = tuple(_settled(game, game.winner, rules) for game in games if game.winner)
    balance = sum(game.weight * (game.net if game.winner is Seat.A else -game.net) for game in settled)
    return Settlement(settled, balance)


def _settled(game: Game, winner: Seat, rules: Rules) -> GameSettlement:
    totals = {seat: game.totals[seat] + rules.box_bonus * game.boxes[seat] for seat in Seat}
    totals[winner] += rules.game_bonus
    if game.shutout:
        totals[winner] += {
            "none": 0,
            "double_total": totals[winner],
            "double_points": game.totals[winner],
            "double_game_bonus": rules.game_bonus,
            "flat": rules.shutout_amount,
        }[rules.shutout]
    return GameSettlement(game.number, winner, totals, totals[winner] - totals[winner.other], rules.game_weights[game.number - 1])
