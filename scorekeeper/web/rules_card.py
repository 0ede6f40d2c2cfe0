"""What the card of the house rules prints, and what a correction of them changes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from scorekeeper.hollywood.events import Recorded, RulesAmended, RulesChanged
from scorekeeper.hollywood.ledger import Ledger, LedgerHand, Series
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.table import fold
from scorekeeper.web.effects import Effect, effects_of
from scorekeeper.web.house_rules import Line, nearest_preset, news, own_fields, rules_card, titles
from scorekeeper.web.settled import settlement_of
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.times import clock_of
from scorekeeper.web.words import Words


class RulesCard(NamedTuple):
    """Hold what the card of the rules prints."""

    base: str
    title: str
    lines: tuple[Line, ...]
    coming: tuple[Line, ...]
    """The rules of the next series where they are others."""
    history: tuple[tuple[str, str, str], ...]
    """When, what was done, and the sentences that became others."""
    last: str
    """The uid of the last change, which can be taken back."""
    begun: bool
    """Whether there is a series whose rules a hand has fixed."""
    read_only: bool


class RulesChange(NamedTuple):
    """Hold what is shown before the rules of a series are put right."""

    base: str
    title: str
    lines: tuple[Line, ...]
    effects: tuple[Effect, ...]
    hidden: tuple[tuple[str, str], ...]


def show_card(ledger: Ledger, log: Sequence[Recorded], base: str, *, read_only: bool = False) -> RulesCard:
    """Return the card of the rules by which the next hand is played."""
    rules = ledger.hand_rules
    coming = rules_card(ledger.rules) if ledger.rules != rules else ()
    return RulesCard(base, title_of(rules), rules_card(rules), coming, _history(log), last_change(log), bool(ledger.series), read_only)


def title_of(rules: Rules) -> str:
    """Return the name of the nearest preset, and that it was changed where it was."""
    preset = nearest_preset(rules)
    name = titles()[preset]
    return _("%(preset)s, changed", preset=name) if own_fields(rules, PRESETS[preset]) else name


def _history(log: Sequence[Recorded]) -> tuple[tuple[str, str, str], ...]:
    done = {RulesChanged: _("changed for the next series:"), RulesAmended: _("put right for the series:")}
    told: list[tuple[str, str, str]] = []
    table = fold(log[:1])
    for recorded in log[1:]:
        event = recorded.event
        if isinstance(event, RulesChanged | RulesAmended):
            former = table.rules_at(event.before if isinstance(event, RulesAmended) else None)
            told.append((clock_of(recorded), done[type(event)], _listed(news(former, event.rules))))
        table.add(recorded.uid, event)
    return tuple(told)


def last_change(log: Sequence[Recorded]) -> str:
    """Return the uid of the last change of the rules, empty where there was none."""
    return next((recorded.uid for recorded in reversed(log) if isinstance(recorded.event, RulesChanged | RulesAmended)), "")


def _listed(lines: Iterable[Line]) -> str:
    return " ".join(line.text for line in lines)


def show_rules_change(before: Ledger, after: Ledger, base: str, typed: Mapping[str, str]) -> RulesChange:
    """Return what a correction of the rules of the last series changes."""
    words = Words(after.players)
    was = before.series[-1]
    now = after.series[was.number - 1]
    effects = (*_scores(before, after, words), *effects_of(before, after, "", words), *_settled(was, now, words))
    title = _("Series %(number)s", number=was.number)
    return RulesChange(base, title, news(was.rules, now.rules), effects, tuple(typed.items()))


def _settled(was: Series, now: Series, words: Words) -> tuple[Effect, ...]:
    """Return how the series adds up where that becomes otherwise."""
    settled = settlement_of(now, words)
    return (Effect("", settled or _("Nothing is settled.")),) if settled != settlement_of(was, words) else ()


def _scores(before: Ledger, after: Ledger, words: Words) -> tuple[Effect, ...]:
    """Return the hands that bring other points than before, that the rules have something against, or that somebody else dealt."""
    found: list[Effect] = []
    for series in after.series:
        for hand in series.hands:
            was = before.find(hand.uid)
            if was and hand.number:
                title = _("Hand %(number)s", number=hand.number)
                found += [Effect(title, text) for text in _about(was[1], hand, words)]
    return tuple(found)


def _about(was: LedgerHand, now: LedgerHand, words: Words) -> Iterator[str]:
    if was.result != now.result:
        yield _("%(now)s instead of %(was)s.", now=words.score(now.result), was=words.score(was.result))
        if now.mark == "agreed":
            yield _("Both had agreed on it.")
    yield from (words.problem(problem) for problem in now.problems if problem not in was.problems)
    if was.dealer != now.dealer and now.dealer:
        yield _("%(name)s dealt.", name=words.names[now.dealer])
