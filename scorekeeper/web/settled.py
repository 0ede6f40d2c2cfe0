"""What a series comes to once it is settled, and the score of all series between two players."""

from collections.abc import Iterable

from scorekeeper.hollywood.ledger import Series
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.settlement import GameSettlement, Settlement
from scorekeeper.web.money import in_money
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


def has_settlement(rules: Rules) -> bool:
    """Tell whether a table counts more than the points of its games."""
    return bool(rules.box_bonus or rules.game_bonus or rules.shutout != "none" or rules.stake is not None) or rules.series_winner == "net"


def settlement_of(series: Series, words: Words) -> str:
    """Return how the closed games of a series add up; while it is open only where the table counts more than their points."""
    settlement = series.settlement
    if not settlement.games or (series.is_open and not has_settlement(series.rules)):
        return ""
    said = {"score": _score(settlement, words), "sum": _sum(settlement)}
    if len(settlement.games) == 1 and settlement.games[0].weight == 1:
        settled = _("As it stands: %(score)s.", **said) if series.is_open else _("Settlement: %(score)s.", **said)
    else:
        settled = _("As it stands: %(score)s, %(sum)s.", **said) if series.is_open else _("Settlement: %(score)s, %(sum)s.", **said)
    return " ".join(filter(None, (settled, _disagreement(series, settlement, words), owed(series, words))))


def _score(settlement: Settlement, words: Words) -> str:
    if settlement.winner is None:
        return _("even")
    return _("%(name)s %(points)s", name=words.names[settlement.winner], points=settlement.net)


def _sum(settlement: Settlement) -> str:
    """Return the sum from the side of whoever it favours, each game with its weight."""
    side = settlement.winner or Seat.A
    parts = [_part(game, side) for game in settlement.games]
    text = " ".join(("− " if minus else "+ ") + part for minus, part in parts)
    return text.removeprefix("+ ")


def _part(game: GameSettlement, side: Seat) -> tuple[bool, str]:
    net = game.net if game.winner is side else -game.net
    times = f"{game.weight} × {abs(net)}"  # noqa: RUF001 - the sign that people read
    return net < 0, times if game.weight > 1 else str(abs(net))


def _disagreement(series: Series, settlement: Settlement, words: Words) -> str:
    """Say both winners where the games and the net points have not the same."""
    games, net = series.majority, settlement.winner
    if series.is_open or games is None or net is None or games is net:
        return ""
    return _("By games %(games)s, by net points %(net)s.", games=words.names[games], net=words.names[net])


def owed(series: Series, words: Words) -> str:
    """Return what one owes the other, empty where nothing is staked or nothing owed."""
    settlement = series.settlement
    money = settlement.money(series.rules)
    if not money or settlement.winner is None:
        return ""
    said = {"loser": words.names[settlement.winner.other], "winner": words.names[settlement.winner], "money": in_money(money, series.rules)}
    return _("%(loser)s owes %(winner)s %(money)s.", **said)


def running_score(played: Iterable[Series], words: Words) -> str:
    """Return the score in series between the two, and the sum of their settlements; empty before a second one is over."""
    over = [series for series in played if not series.is_open]
    if len(over) < 2:  # noqa: PLR2004 - one series is no score
        return ""
    won = {seat: sum(series.winner is seat for series in over) for seat in Seat}
    balance = sum(series.settlement.balance for series in over)
    ahead = Seat.A if won[Seat.A] >= won[Seat.B] else Seat.B
    said = {"name": words.names[ahead], "won": won[ahead], "lost": won[ahead.other]}
    series = (
        _("Series: even at %(won)s.", **said) if won[Seat.A] == won[Seat.B] else _("Series: %(name)s leads %(won)s to %(lost)s.", **said)
    )
    if not balance:
        return series
    return series + " " + _("Net points: %(name)s %(net)s.", name=words.names[Seat.A if balance > 0 else Seat.B], net=abs(balance))
