"""A log is right from the start, something goes wrong with one of its hands, and an event mends it: the ledger is what it was."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.events import Event, HandAmended, HandMoved, HandPlayed, HandRestored, HandStruck, Recorded, SeriesStopped
from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.hollywood.rules import Rules
from tests.hollywood.evenings import hands, keep, log_of, rules

Log = list[Recorded]
Spoiling = Callable[[st.DataObject, Log, str], tuple[Log, Recorded]]

evenings = st.lists(st.builds(HandPlayed, hands) | st.builds(SeriesStopped), max_size=30)


def hand_of(data: st.DataObject, log: Log) -> tuple[int, HandPlayed]:
    """Return where one of the hands stands in a log, and the hand."""
    return data.draw(st.sampled_from([(at, each.event) for at, each in enumerate(log) if isinstance(each.event, HandPlayed)]))


def place_after(data: st.DataObject, log: Log, at: int) -> int:
    return data.draw(st.integers(at + 1, len(log)))


def followed_by(log: Log, at: int) -> str | None:
    """Return the uid of what was played after a hand, none at the end."""
    return next((each.uid for each in log[at + 1 :] if isinstance(each.event, HandPlayed | SeriesStopped)), None)


def said_wrong(data: st.DataObject, log: Log, uid: str) -> tuple[Log, Recorded]:
    at, right = hand_of(data, log)
    wrong = replace(log[at], event=HandPlayed(data.draw(hands)))
    return [*log[:at], wrong, *log[at + 1 :]], Recorded(uid, HandAmended(log[at].uid, right.hand))


def forgotten(data: st.DataObject, log: Log, _uid: str) -> tuple[Log, Recorded]:
    at, right = hand_of(data, log)
    return [*log[:at], *log[at + 1 :]], replace(log[at], event=HandPlayed(right.hand, followed_by(log, at)))


def misplaced(data: st.DataObject, log: Log, uid: str) -> tuple[Log, Recorded]:
    at, _ = hand_of(data, log)
    others = [*log[:at], *log[at + 1 :]]
    to = place_after(data, others, 0)
    return [*others[:to], log[at], *others[to:]], Recorded(uid, HandMoved(log[at].uid, followed_by(log, at)))


def struck_by_mistake(data: st.DataObject, log: Log, uid: str) -> tuple[Log, Recorded]:
    at, _ = hand_of(data, log)
    later = place_after(data, log, at)
    return [*log[:later], Recorded(uid, HandStruck(log[at].uid)), *log[later:]], Recorded(f"{uid}-mended", HandRestored(log[at].uid))


def written_too_often(data: st.DataObject, log: Log, uid: str) -> tuple[Log, Recorded]:
    at = place_after(data, log, 0)
    extra = Recorded(uid, HandPlayed(data.draw(hands)))
    return [*log[:at], extra, *log[at:]], Recorded(f"{uid}-mended", HandStruck(extra.uid))


SPOILINGS: list[Spoiling] = [said_wrong, forgotten, misplaced, struck_by_mistake, written_too_often]


def as_counted(ledger: Ledger) -> Ledger:
    """Return a ledger without struck hands."""
    series = [
        replace(series, hands=tuple(hand for hand in series.hands if not hand.struck)) for series in ledger.series if series.has_begun
    ]
    return replace(ledger, series=tuple(series))


def has_hands(events: Iterable[Event]) -> bool:
    return any(isinstance(event, HandPlayed) for event in events)


@pytest.mark.parametrize("spoiling", SPOILINGS)
@given(table=rules, events=evenings.filter(has_hands), data=st.data())
def test_a_hand_that_was_put_right_counts_as_if_it_had_always_been_right(
    spoiling: Spoiling, table: Rules, events: list[HandPlayed | SeriesStopped], data: st.DataObject
) -> None:
    right = log_of(*events, rules=table)

    spoiled, mend = spoiling(data, right, "mistake")

    assert as_counted(keep([*spoiled, mend])) == keep(right)


@given(table=rules, events=evenings, mistakes=st.lists(st.sampled_from(SPOILINGS), max_size=6), data=st.data())
def test_mistakes_put_right_one_by_one_leave_the_ledger_of_a_log_without_any(
    table: Rules, events: list[HandPlayed | SeriesStopped], mistakes: list[Spoiling], data: st.DataObject
) -> None:
    spoiled = right = log_of("dead", *events, rules=table)
    mends: Log = []
    for number, spoiling in enumerate(mistakes):
        if has_hands(each.event for each in spoiled):
            spoiled, mend = spoiling(data, spoiled, f"mistake-{number}")
            mends = [mend, *mends]

    assert as_counted(keep([*spoiled, *mends])) == keep(right)
