"""The rows of a sheet: one for each hand, with what it brought to each game."""

from collections.abc import Mapping
from typing import NamedTuple

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.ledger import LedgerHand, Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.sentences import STEPS
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words

SEATS = tuple(Seat)
THREE_FIGURES = 100
NOTED = "*"
"""The sign of a hand about which its receipt has more to say."""


class Cell(NamedTuple):
    """Hold one cell: how its game stands, its total, and how that is marked."""

    state: str
    """Nothing while the game is open, "shut" where this hand closes it, "closed" below."""
    total: str = ""
    sign: str = ""
    """"ring" round the total that wins the game, "struck" where the hand does not count."""


class Row(NamedTuple):
    """Hold one hand as the sheet prints it."""

    look: str
    anchor: str
    href: str
    number: str
    agreed: str
    """What the tick beside the number means, empty where there is none."""
    points: str
    how: str
    dealer: str
    story: str
    figure: str
    cells: tuple[Cell, ...]


def show_rows(  # noqa: PLR0913 - what a row is made of, and the last given by name
    series: Series, words: Words, heads: Mapping[Seat, str], base: str, fresh: str | None, *, anchored: bool
) -> tuple[Row, ...]:
    """Return the hands of a series; `heads` are the names over the columns, `fresh` the uid of the hand that was written last.

    That hand is where the page goes to if it is `anchored`.
    """
    struck, dead, protest, agreed = _("struck"), _("dead"), _("protest"), _(STEPS["mark.agreed"])
    open_games = {game.number for game in series.games}
    rows = []
    for hand in series.hands:
        closing = {game.number for game in series.games if game.closed_by == hand.number and not hand.struck}
        is_dead = hand.result.outcome is Outcome.DEAD
        asterisk = NOTED if hand.problems else ""
        how = protest if hand.mark == "protested" else words.outcomes.get(hand.result.outcome, "")
        up = hand.hand.upcard.symbol if hand.hand.upcard is not None and series.rules.needs_upcard else ""
        rows.append(
            Row(
                look=_row_look(hand, fresh),
                anchor="fresh" if anchored and hand.uid == fresh else "",
                href=f"{base}/hands/{hand.uid}",
                number=str(hand.number or "–"),
                agreed=agreed if hand.mark == "agreed" else "",
                points=(dead if is_dead else f"+{hand.result.points}") + asterisk,
                how=struck if hand.struck else " ".join(filter(None, (up, how))),
                dealer=heads[hand.dealer] if hand.dealer else "",
                story=", ".join(filter(None, (words.story(hand.hand, hand.result, series.rules), up))),
                figure=("–" if is_dead else str(hand.result.points)) + asterisk,
                cells=_cells(series, hand, open_games, closing),
            )
        )
        open_games -= closing
    return tuple(rows)


def _row_look(hand: LedgerHand, fresh: str | None) -> str:
    looks = {
        "struck": hand.struck,
        "protest": hand.mark == "protested" and not hand.struck,
        "fresh": hand.uid == fresh and not hand.struck,
        "dead": hand.result.outcome is Outcome.DEAD,
        "many": hand.result.points >= THREE_FIGURES,
    }
    return " ".join(look for look, is_so in looks.items() if is_so)


def _cells(series: Series, hand: LedgerHand, open_games: set[int], closing: set[int]) -> tuple[Cell, ...]:
    totals = {entry.game: str(entry.total) for entry in hand.entries}
    nothing = "–" if hand.result.outcome is Outcome.DEAD else ""
    cells = []
    for game in series.games:
        state = "closed" if game.number not in open_games else "shut" if game.number in closing else ""
        empty = Cell(state, nothing if game.number in open_games else "")
        pair = [empty, empty]
        if hand.result.winner and game.number in totals:
            sign = "struck" if hand.struck else "ring" if state else ""
            pair[SEATS.index(hand.result.winner)] = Cell(state, totals[game.number], sign)
        cells += pair
    return tuple(cells)
