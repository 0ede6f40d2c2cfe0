from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.events import Event, HandAmended, HandPlayed, Marking, Recorded, TableOpened
from scorekeeper.hollywood.hands import Cards, Counts, Hand, Points
from scorekeeper.hollywood.ledger import Ledger, LedgerHand
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.hollywood import slow_ledger
from tests.hollywood.evenings import hands, keep, ledger_of, logs, rules, seats, totals

wins = st.lists(st.builds(slow_ledger.Win, seats, st.integers(1, 60)) | st.just(slow_ledger.Win(None, 0)), max_size=40)


@given(wins, rules)
def test_the_ledger_agrees_with_a_slow_one_written_from_the_rules(won: list[slow_ledger.Win], table: Rules) -> None:
    played = ["dead" if seat is None else f"{seat}{points}" for seat, points in won]

    ledger = ledger_of(*played, rules=table)

    slow = slow_ledger.score(won, table.games, table.target, table.shut_out_entry)
    assert [[[entry.game for entry in hand.entries] for hand in series.hands] for series in ledger.series] == [
        sheet.entries for sheet in slow
    ]
    assert [totals(series) for series in ledger.series] == [sheet.totals for sheet in slow]
    assert [[game.winner for game in series.games] for series in ledger.series] == [sheet.won_by for sheet in slow]


@given(logs())
def test_totals_and_boxes_are_the_sums_of_the_entries(log: list[Recorded]) -> None:
    for series in keep(log).series:
        counted = [(hand, boxes_by_the_rules(hand, series.rules)) for hand in series.hands if not hand.struck]
        entered = [(hand.result, boxes, entry.game) for hand, boxes in counted for entry in hand.entries]
        for game in series.games:
            for seat in Seat:
                mine = [(result, boxes) for result, boxes, number in entered if (number, result.winner) == (game.number, seat)]
                assert game.totals[seat] == sum(result.points for result, _ in mine)
                assert game.boxes[seat] == sum(boxes for _, boxes in mine)


def boxes_by_the_rules(hand: LedgerHand, table: Rules) -> int:
    """Return the boxes of an entry (section 5): its own, two more for gin and one more for an undercut, twice that on a spade."""
    extra = {"gin": 2, "undercut": 1}.get(str(hand.result.outcome), 0) if table.extra_boxes else 0
    on_a_spade = hand.hand.upcard is not None and hand.hand.upcard.suit == "S"
    return 1 + extra * (2 if on_a_spade and table.spades_double and table.boxes_double else 1)


@given(logs())
def test_a_game_never_closes_before_the_one_on_its_left(log: list[Recorded]) -> None:
    for series in keep(log).series:
        for left, right in pairwise(game.closed_by for game in series.games):
            assert right is None or (left is not None and left <= right)


@given(logs(), hands)
def test_a_closed_game_never_changes_when_hands_are_played(log: list[Recorded], hand: Hand) -> None:
    before, after = keep(log), keep([*log, Recorded("next", HandPlayed(hand))])

    for was, now in zip(before.series, after.series, strict=False):
        assert was.is_open or was == now
        assert all(game == now.games[game.number - 1] for game in was.games if game.closed)


@given(logs())
def test_marks_change_nothing_but_themselves(log: list[Recorded]) -> None:
    unmarked = keep(replace(recorded, event=_unmarked(recorded.event)) for recorded in log if not isinstance(recorded.event, Marking))

    assert without_marks(keep(log)) == without_marks(unmarked) == unmarked


def _unmarked(event: Event) -> Event:
    return replace(event, mark=None) if isinstance(event, HandAmended) else event


def without_marks(ledger: Ledger) -> Ledger:
    series = (replace(series, hands=tuple(replace(hand, mark=None) for hand in series.hands)) for series in ledger.series)
    return replace(ledger, series=tuple(series))


@given(logs())
def test_seats_swapped_give_the_same_ledger_in_a_mirror(log: list[Recorded]) -> None:
    mirrored = [replace(recorded, event=mirrored_event(recorded.event)) for recorded in log]

    assert plain(keep(mirrored), lambda seat: seat and seat.other) == plain(keep(log), lambda seat: seat)


def mirrored_event(event: Event) -> Event:
    if isinstance(event, TableOpened):
        return replace(event, first_dealer=event.first_dealer and event.first_dealer.other)
    if isinstance(event, HandPlayed):
        return replace(event, hand=mirrored_hand(event.hand))
    return replace(event, replacement=mirrored_hand(event.replacement)) if isinstance(event, HandAmended) else event


def mirrored_hand(hand: Hand) -> Hand:
    form = hand.form
    if isinstance(form, Counts | Cards):
        form = replace(form, knocker=form.knocker.other)
    elif isinstance(form, Points):
        form = replace(form, winner=form.winner.other)
    return replace(hand, form=form, dealer=hand.dealer and hand.dealer.other)


def plain(ledger: Ledger, seen: Callable[[Seat | None], Seat | None]) -> list[Any]:
    """Return a ledger as values, each seat as it is seen."""
    series: list[list[Any]] = [
        [(hand.number, seen(hand.result.winner), hand.result.points, seen(hand.dealer), hand.entries) for hand in series.hands]
        + [(seen(game.winner), game.closed_by, {seen(seat): game.totals[seat] for seat in Seat}) for game in series.games]
        + [seen(series.winner), seen(series.leads), series.finished, series.stop]
        + [seen(series.settlement.winner), series.settlement.net, series.settlement.money(series.rules)]
        for series in ledger.series
    ]
    return [*series, seen(ledger.next_dealer)]
