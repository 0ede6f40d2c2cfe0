"""What a change would do, shown before it is saved: was and now, the effects in sentences, and the totals that move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from babel.lists import format_list
from flask_babel import get_locale

from scorekeeper.hollywood.changes import Change, changes
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, column_names

MOST_HANDS = 4
"""So many hands that go elsewhere are told one by one."""


class Effect(NamedTuple):
    """Hold one effect: what becomes of what, and more about it."""

    title: str
    text: str


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
    games: tuple[str, ...]
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
    number = hand.number or (former[1].number if former else None) or ""
    titles = {
        "edit": (_("Correct hand %(number)s", number=number), _("Save the correction")),
        "strike": (_("Strike out hand %(number)s", number=number), _("Strike it out")),
        "restore": (_("Restore a struck hand"), _("Restore it")),
        "move": (_("Move a hand"), _("Move it")),
        "put_in": (_("Put in a hand"), _("Put it in")),
    }
    was, now = _series_of(before, series), series
    receipt = f"{base}/hands/{uid}" if former else f"{base}#sheet"
    return ChangeView(
        title=titles[step][0],
        save=titles[step][1],
        action=action,
        back=(receipt, _("Back")),
        leave=receipt,
        again=f"{base}/hands/{uid}/edit" if step == "edit" else "",
        hidden=tuple(typed.items()),
        was=told(*former, words) if former else None,
        now=told(series, hand, words),
        effects=_effects(before, after, uid, words),
        heads=column_names(tuple(after.players.values())),
        games=tuple(_("Game %(number)s", number=game.number) for game in now.games),
        former=_former(was, now),
        coming=_coming(was, now),
        needs=_needs(now),
        meanwhile=meanwhile,
    )


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
    return tuple(Figure(look, str(total), total != later) for look, total, later in zip("ab" * len(now.games), before, after, strict=True))


def _coming(was: Series | None, now: Series) -> tuple[Figure, ...]:
    after = _totals(now, 0)
    before = _totals(was, len(after))
    return tuple(
        Figure(look if total != former else f"{look} same", str(total))
        for look, total, former in zip("ab" * len(now.games), after, before, strict=True)
    )


def _needs(series: Series) -> tuple[Figure, ...]:
    return tuple(
        Figure(seat.lower(), "–" if game.closed else str(game.needs(seat, series.rules.target))) for game in series.games for seat in Seat
    )


def _effects(before: Ledger, after: Ledger, uid: str, words: Words) -> tuple[Effect, ...]:
    found = [change for change in changes(before, after) if change.fields.get("hand") != uid]
    moved = [change for change in found if change.code in ("hand_changes_games", "hand_changes_series")]
    effects = [effect for change in found if change not in moved and (effect := _effect(change, after, words))]
    if len(moved) > MOST_HANDS:
        numbers = ", ".join(str(change.fields["number"]) for change in moved)
        return (*effects, Effect(_("Hands %(numbers)s", numbers=numbers), _("go into other games.")))
    return (*effects, *(_moved(change, after, words) for change in moved))


def _effect(change: Change, after: Ledger, words: Words) -> Effect | None:
    winner = change.fields.get("winner") or change.fields.get("now")
    name = words.names[winner] if isinstance(winner, Seat) else ""
    pattern = _patterns().get(change.code, "")
    if not pattern or ("%(name)s" in pattern and not name):
        return None
    text = _still_needed(change, after, words) if change.code == "game_reopens" else ""
    return Effect(pattern % {**change.fields, "name": name}, text)


def _patterns() -> dict[str, str]:
    return {
        "game_reopens": _("Game %(game)s opens again."),
        "game_closes": _("%(name)s wins game %(game)s."),
        "game_winner": _("Game %(game)s goes to %(name)s."),
        "series_reopens": _("Series %(series)s goes on."),
        "series_ends": _("Series %(series)s is over."),
        "series_ends_elsewhere": _("Series %(series)s ends with another hand."),
        "series_begins": _("Series %(series)s begins."),
        "series_vanishes": _("Series %(series)s is no more; its hands join the series before."),
        "series_winner": _("%(name)s wins series %(series)s."),
        "next_dealer": _("%(name)s deals next."),
    }


def _still_needed(change: Change, after: Ledger, words: Words) -> str:
    number, game_number, seat = (change.fields.get(field) for field in ("series", "game", "winner"))
    if not (isinstance(number, int) and isinstance(game_number, int) and isinstance(seat, Seat)):
        return ""
    series = after.series[number - 1]
    needs = series.games[game_number - 1].needs(seat, series.rules.target)
    return _("%(name)s needs %(points)s.", name=words.names[seat], points=needs)


def _moved(change: Change, after: Ledger, words: Words) -> Effect:
    found = after.find(str(change.fields["hand"]))
    score = f" ({words.score(found[1].result)})" if found else ""
    title = _("Hand %(number)s", number=change.fields["number"]) + score
    if change.code == "hand_changes_series":
        return Effect(title, _("goes into series %(number)s.", number=change.fields["series"]))
    games = change.fields["now"]
    numbers = [str(number) for number in games] if isinstance(games, tuple) else []
    if not numbers:
        return Effect(title, _("goes into no game."))
    pattern = _("goes into game %(games)s.") if len(numbers) == 1 else _("goes into games %(games)s.")
    return Effect(title, pattern % {"games": format_list(numbers, locale=get_locale())})
