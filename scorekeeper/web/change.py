"""What a change would do, shown before it is saved: was and now, the effects in sentences, and the totals that move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlencode

from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.dispute import read_typed_cards
from scorekeeper.web.effects import Effect, effects_of, place_of
from scorekeeper.web.sheet import Tab, game_heads, game_tabs
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, column_names


class Told(NamedTuple):
    """Hold a hand as it was or will be: how it went, and its points."""

    story: str
    score: str
    struck: bool


class Figure(NamedTuple):
    """Hold one figure of the table: its classes, the figure, and whether it is struck."""

    look: str
    text: str
    struck: bool = False


@dataclass(frozen=True, slots=True)
class ChangeView:
    """Hold what is shown before a change is saved."""

    title: str
    save: str
    action: str
    back: tuple[str, str]
    leave: str
    again: str
    """The address at which the entry can be changed once more, empty where there is none."""
    hidden: tuple[tuple[str, str], ...]
    was: Told | None
    now: Told | None
    effects: tuple[Effect, ...]
    heads: tuple[str, str]
    games: tuple[tuple[str, str], ...]
    """Class and title of each."""
    tabs: tuple[Tab, ...]
    former: tuple[Figure, ...]
    coming: tuple[Figure, ...]
    needs: tuple[Figure, ...]
    meanwhile: Told | None = None
    """The hand as somebody else has changed it since the form was opened."""


def show_change(  # noqa: PLR0913 - each is a part of the page, and given by name
    before: Ledger, after: Ledger, uid: str, base: str, *, step: str, action: str, typed: Mapping[str, str], meanwhile: Told | None = None
) -> ChangeView:
    """Return what a change to a hand does; `step` is edit, strike, restore, move or put_in, `typed` what the form carries on.

    Raises LookupError where no such hand is in the second ledger.
    """
    found = after.find(uid)
    if found is None:
        raise LookupError(uid)
    series, hand = found
    former = before.find(uid)
    words = Words(after.players)
    numbers = former[1].number if former else None, hand.number
    number = next(filter(None, numbers), "")
    titles = {
        "edit": (_("Correct hand %(number)s", number=number) if number else _("Correct a struck hand"), _("Save the correction")),
        "strike": (_("Strike out hand %(number)s", number=number), _("Strike it out")),
        "restore": (_("Restore a struck hand"), _("Restore it")),
        "move": (_("Move hand %(number)s", number=number) if number else _("Move a struck hand"), _("Move it")),
        "put_in": (_("Put in a hand"), _("Put it in")),
    }
    was, now = _series_of(before, series), series
    others = effects_of(before, after, uid, words)
    receipt = f"{base}/hands/{uid}" if former else f"{base}#sheet"
    return ChangeView(
        title=titles[step][0],
        save=titles[step][1],
        action=action,
        back=(receipt, _("Back")),
        leave=receipt,
        again=_again(f"{base}/hands/{uid}", typed) if step == "edit" else "",
        hidden=tuple(typed.items()),
        was=told(*former, words) if former else None,
        now=told(series, hand, words),
        effects=(*place_of(before, after, uid), *others) if step == "move" else others,
        heads=column_names(tuple(after.players.values())),
        games=game_heads(now),
        tabs=game_tabs(now),
        former=_former(was, now),
        coming=_coming(was, now),
        needs=_needs(now),
        meanwhile=meanwhile,
    )


def _again(hand: str, typed: Mapping[str, str]) -> str:
    """Return where an entry is changed once more: by its cards as they were tapped, or on the pad."""
    if typed.get("way") != "cards":
        return f"{hand}/edit"
    return f"{hand}/check?{urlencode(read_typed_cards(typed).query())}"


def told(series: Series, hand: LedgerHand, words: Words) -> Told:
    """Return a hand in words."""
    return Told(words.story(hand.hand, hand.result, series.rules), words.score(hand.result), hand.struck)


def _series_of(ledger: Ledger, series: Series) -> Series | None:
    return ledger.series[series.number - 1] if series.number <= len(ledger.series) else None


def _totals(series: Series | None, count: int) -> list[int]:
    return [game.totals[seat] for game in series.games for seat in Seat] if series else [0] * count


def _former(was: Series | None, now: Series) -> tuple[Figure, ...]:
    after = _totals(now, 0)
    before = _totals(was, len(after))
    return tuple(Figure(look, str(total), total != later) for look, total, later in zip(_columns(now), before, after, strict=True))


def _coming(was: Series | None, now: Series) -> tuple[Figure, ...]:
    after = _totals(now, 0)
    before = _totals(was, len(after))
    return tuple(
        Figure(look if total != former else f"{look} same", str(total))
        for look, total, former in zip(_columns(now), after, before, strict=True)
    )


def _needs(series: Series) -> tuple[Figure, ...]:
    needs = ["–" if game.closed else str(game.needs(seat, series.rules.target)) for game in series.games for seat in Seat]
    return tuple(map(Figure, _columns(series), needs))


def _columns(series: Series) -> list[str]:
    return [f"{seat.lower()} g{game.number}" for game in series.games for seat in Seat]
