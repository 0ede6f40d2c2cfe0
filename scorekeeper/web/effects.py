"""What a change does besides, in sentences: games and series that open, close or go to somebody else, and hands that move."""

from collections.abc import Iterator
from typing import NamedTuple

from babel.lists import format_list
from flask_babel import get_locale

from scorekeeper.hollywood.changes import Change, changes
from scorekeeper.hollywood.hands import Mark
from scorekeeper.hollywood.ledger import Ledger, LedgerHand
from scorekeeper.hollywood.seats import Seat
from scorekeeper.sentences import CHANGES
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words

MOST_HANDS = 4
"""So many hands that go elsewhere are told one by one."""


class Effect(NamedTuple):
    """Hold one effect: what becomes of what, and more about it."""

    title: str
    text: str


def effects_of(before: Ledger, after: Ledger, uid: str, words: Words) -> tuple[Effect, ...]:
    """Return what a change to one hand does to everything else."""
    found = [change for change in changes(before, after) if change.fields.get("hand") != uid]
    moved = [change for change in found if change.code in ("hand_changes_games", "hand_changes_series")]
    effects = [effect for change in found if change not in moved and (effect := _effect(change, after, words))]
    effects += [*_later_hands(before, after, uid), *_mark_ends(before, after, uid)]
    if len(moved) > MOST_HANDS:
        numbers = ", ".join(str(change.fields["number"]) for change in moved)
        return (*effects, Effect(_("Hands %(numbers)s", numbers=numbers), _("go into other games.")))
    return (*effects, *(_moved(change, after, words) for change in moved))


def place_of(before: Ledger, after: Ledger, uid: str) -> tuple[Effect, ...]:
    """Return where a hand is moved to, by the numbers that the hands have until then; nothing for a hand that is not there."""
    was, found = before.find(uid), after.find(uid)
    if was is None or found is None:
        return ()
    series = found[0]
    uids = [hand.uid for hand in series.hands]
    later = (before.find(other) for other in uids[uids.index(uid) + 1 :])
    following = next((place[1].number for place in later if place and place[1].number), None)
    if following:
        text = _("goes before hand %(number)s.", number=following)
    elif series.number < len(after.series):
        text = _("goes to the end of series %(number)s.", number=series.number)
    else:
        text = _("goes to the end.")
    return (Effect(_("Hand %(number)s", number=was[1].number) if was[1].number else _("Struck hand"), text),)


def _mark_ends(before: Ledger, after: Ledger, uid: str) -> Iterator[Effect]:
    """Say that a mark of the hand itself stands no longer: it was about what the hand was before."""
    was, now = before.find(uid), after.find(uid)
    if was and now and was[1].mark and not now[1].mark:
        yield Effect(mark_ends(was[1].mark), "")


def mark_ends(mark: Mark | None) -> str:
    """Say that a mark ends with a change, empty where there is none."""
    return {"protested": _("The protest ends with this."), "agreed": _("The agreement ends with this."), None: ""}[mark]


def _later_hands(before: Ledger, after: Ledger, uid: str) -> Iterator[Effect]:
    """Say that hands which stay in their series and their games have other running totals or numbers."""
    staying = [
        (was[1], hand)
        for series in after.series
        for hand in series.hands
        if hand.uid != uid and (was := before.find(hand.uid)) and was[0].number == series.number
    ]
    games = {game for was, now in staying for game in _retotalled(was, now)}
    if games:
        listed = format_list([str(game) for game in sorted(games)], locale=get_locale())
        several = _("Later totals of games %(games)s change.", games=listed)
        yield Effect(_("Later totals of game %(games)s change.", games=listed) if len(games) == 1 else several, "")
    if any(was.number != now.number for was, now in staying):
        yield Effect(_("Other hands get new numbers."), "")


def _retotalled(was: LedgerHand, now: LedgerHand) -> set[int]:
    former, totals = ({entry.game: entry.total for entry in hand.entries} for hand in (was, now))
    return {game for game in totals if totals[game] != former[game]} if totals.keys() == former.keys() else set()


def _effect(change: Change, after: Ledger, words: Words) -> Effect | None:
    winner = change.fields.get("winner") or change.fields.get("now")
    name = words.names[winner] if isinstance(winner, Seat) else ""
    key = change.code if name or f"{change.code}.nobody" not in CHANGES else f"{change.code}.nobody"
    if key not in CHANGES or (key == "series_winner.nobody" and _goes_on(change, after)):
        return None
    text = _still_needed(change, after, words) if change.code == "game_reopens" else ""
    return Effect(_(CHANGES[key]) % {**change.fields, "name": name}, text)


def _goes_on(change: Change, after: Ledger) -> bool:
    number = change.fields["series"]
    return isinstance(number, int) and after.series[number - 1].is_open


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
    games = change.fields.get("now")
    numbers = [str(number) for number in games] if isinstance(games, tuple) else []
    few = {0: ".none", 1: ".one"}.get(len(numbers), "") if change.code == "hand_changes_games" else ""
    listed = format_list(numbers, locale=get_locale())
    return Effect(title, _(CHANGES[change.code + few]) % {**change.fields, "games": listed})
