"""How the pages speak of players, hands and house rules."""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property

from babel.lists import format_list
from flask_babel import get_locale

from scorekeeper.gin.points import Outcome
from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.results import Result, verdict_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.sentences import STEPS
from scorekeeper.web.speech import sentence
from scorekeeper.web.texts import gettext as _

ROOM_FOR_A_NAME = 4.5
"""How wide a name may be over a narrow column, in letters of middling width."""
ROOM_IN_A_STORY = 18
"""How wide a name may be where paper tells a hand in two lines."""
ROOM_IN_RESULTS = 10
"""How wide a name may be over the results of a series."""


def isolated(name: str) -> str:
    """Return a name as it may stand in a sentence: one written from right to left is fenced in, so that it cannot turn what follows.

    >>> isolated("Ann"), len(isolated("דנה"))
    ('Ann', 5)
    """
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in name)
    return f"\u2068{name}\u2069" if turns else name


def column_names(names: Sequence[str]) -> tuple[str, str]:
    """Return both names as they fit over a narrow column: as they are, or two different beginnings of them.

    >>> column_names(("Ann", "Bob")), column_names(("Margaret", "Margot")), column_names(("Theo", "Bartholomew"))
    (('Ann', 'Bob'), ('Ma', 'Mo'), ('T', 'B'))
    """
    first, second = names
    if all(_width_of(name) <= ROOM_FOR_A_NAME for name in names):
        return first, second
    ours, theirs = _letters(first), _letters(second)
    different = next(
        (place for place, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), min(len(ours), len(theirs))
    )
    if different == 0:
        return ours[0], theirs[0]
    return ours[0] + "".join(ours[different : different + 1]), theirs[0] + "".join(theirs[different : different + 1])


def story_names(names: Sequence[str], room: float = ROOM_IN_A_STORY) -> tuple[str, str]:
    """Return both names as they fit into a story on paper, or into other room: as they are, or as they stand over the columns.

    >>> story_names(("Margaret", "Bob")), story_names(("Margaret", "Bartholomew of Alexandria"))
    (('Margaret', 'Bob'), ('M', 'B'))
    """
    first, second = names
    return (first, second) if all(_width_of(name) <= room for name in names) else column_names(names)


def _width_of(name: str) -> float:
    return sum(map(_width, name))


def _width(character: str) -> float:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Cf"):
        return 0
    if unicodedata.east_asian_width(character) in "WF" or character in "MWmw":
        return 1.6
    return 1


def _letters(name: str) -> list[str]:
    """Return a name letter by letter as people see them: marks, joiners and what they join stay with the letter before."""
    letters: list[str] = []
    for character in name:
        joins = unicodedata.category(character) in ("Mn", "Mc", "Me", "Cf", "Sk") or (letters and letters[-1].endswith("\u200d"))
        if letters and joins:
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def numbered(one: str, several: str, games: Sequence[int]) -> str:
    """Return a pattern for one game or for several with their numbers in it, empty for none."""
    if not games:
        return ""
    return (one if len(games) == 1 else several) % {"games": format_list([str(game) for game in games], locale=get_locale())}


class Words:
    """Tell the hands of one table; every pattern is looked up once, since a sheet tells many hands."""

    def __init__(self, players: Mapping[Seat, str]) -> None:
        self.names = {seat: isolated(name) for seat, name in players.items()}
        self._players = players

    @cached_property
    def brief(self) -> "Words":
        """Return the same for where there is room for two lines: both names are shortened where one of them is long."""
        return Words(dict(zip(self._players, story_names(tuple(self._players.values())), strict=True)))

    @cached_property
    def outcomes(self) -> Mapping[Outcome | None, str]:
        """Return what is said of a hand that was no plain knock."""
        return {None: "", Outcome.KNOCK: "", Outcome.GIN: _("gin"), Outcome.BIG_GIN: _("big gin"), Outcome.UNDERCUT: _("undercut")}

    @cached_property
    def _score(self) -> str:
        return _(STEPS["score"])

    @cached_property
    def _paper(self) -> str:
        return _("%(winner)s, points from paper")

    @cached_property
    def _stories(self) -> Mapping[Outcome, str]:
        return {
            Outcome.KNOCK: _("%(knocker)s knocked with %(count)s, %(opponent)s %(left)s"),
            Outcome.UNDERCUT: _("%(knocker)s knocked with %(count)s, %(opponent)s %(left)s: undercut"),
            Outcome.GIN: _("%(knocker)s gin, %(opponent)s %(left)s"),
            Outcome.BIG_GIN: _("%(knocker)s big gin, %(opponent)s %(left)s"),
            Outcome.DEAD: _("dead hand"),
        }

    def score(self, result: Result) -> str:
        """Return who won how much, as in "Ann 15"."""
        if result.winner is None:
            return _("Dead hand")
        return self._score % {"name": self.names[result.winner], "points": result.points}

    def problem(self, problem: Problem) -> str:
        """Return what is unusual about a recorded hand, with the winner that its phone showed by name."""
        winner = problem.fields.get("winner")
        name = self.names[winner] if isinstance(winner, Seat) else _("nobody")
        return sentence(Problem(problem.code, problem.cards, {**problem.fields, "winner": name}))

    def story(self, hand: Hand, result: Result, rules: Rules) -> str:
        """Return how a hand went, in one line."""
        match hand.form:
            case Counts(knocker, _declared, count, left):
                return self._told(knocker, count, left, result)
            case Cards(knocker, deal):
                return self._told(knocker, *(verdict_of(deal, rules).counts or (0, 0)), result)
            case Points(winner):
                return self._paper % {"winner": self.names[winner]}
            case Dead():
                return self._stories[Outcome.DEAD]

    def _told(self, knocker: Seat, count: int, left: int, result: Result) -> str:
        pattern = self._stories[result.outcome or Outcome.KNOCK]
        return pattern % {"knocker": self.names[knocker], "count": count, "opponent": self.names[knocker.other], "left": left}
