"""Evenings for tests: a log in a few words, and any log at all for Hypothesis."""

from collections.abc import Iterable

from hypothesis import strategies as st

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import (
    Event,
    HandAgreed,
    HandAmended,
    HandMoved,
    HandPlayed,
    HandProtested,
    HandRestored,
    HandStruck,
    PlayersRenamed,
    Recorded,
    RulesChanged,
    SeriesStopped,
    TableOpened,
)
from scorekeeper.hollywood.hands import Counts, Dead, Hand, Points
from scorekeeper.hollywood.ledger import Ledger, Series, keep_ledger
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.table import Table, fold

A, B = Seat.A, Seat.B


def hand(text: str) -> Hand:
    """Return a hand from `A40`, or a dead one from `dead`."""
    return Hand(Dead()) if text == "dead" else Hand(Points(Seat(text[0]), int(text[1:])))


def played(text: str, before: str | None = None) -> HandPlayed:
    return HandPlayed(hand(text), before)


def log_of(*events: Event | str, rules: Rules | None = None, first_dealer: Seat | None = A) -> list[Recorded]:
    """Return a log; its events have the uids e1, e2 and so on, and a text is a hand that was played."""
    opened = Recorded("opened", TableOpened(("Ann", "Bob"), rules or Rules(), first_dealer))
    rest = (played(event) if isinstance(event, str) else event for event in events)
    return [opened, *(Recorded(f"e{number}", event) for number, event in enumerate(rest, start=1))]


def table_of(*events: Event | str, rules: Rules | None = None, first_dealer: Seat | None = A) -> Table:
    return fold(log_of(*events, rules=rules, first_dealer=first_dealer))


def ledger_of(*events: Event | str, rules: Rules | None = None, first_dealer: Seat | None = A) -> Ledger:
    return keep_ledger(table_of(*events, rules=rules, first_dealer=first_dealer))


def keep(log: Iterable[Recorded]) -> Ledger:
    return keep_ledger(fold(log))


def totals(series: Series) -> dict[Seat, list[int]]:
    return {seat: [game.totals[seat] for game in series.games] for seat in Seat}


def uids(table: Table) -> list[str]:
    return [place.uid for place in table.places]


seats = st.sampled_from(Seat)
hands = st.one_of(
    st.builds(Hand, st.builds(Points, seats, st.integers(1, 123))),
    st.builds(Hand, st.builds(Counts, seats, st.just(Outcome.KNOCK), st.integers(1, 10), st.integers(0, 98))),
    st.builds(Hand, st.builds(Counts, seats, st.just(Outcome.GIN), st.just(0), st.integers(0, 98)), st.none() | seats),
    st.builds(Hand, st.just(Dead()), st.none() | seats),
)
rules = st.builds(
    Rules,
    games=st.sampled_from((3, 3, 1)),
    target=st.integers(25, 250),
    tie=st.sampled_from(("undercut", "knocker")),
    shut_out_entry=st.sampled_from(("open_next", "literal")),
    next_dealer=st.sampled_from(("winner", "loser", "alternate")),
    undercut_bonus=st.integers(0, 25),
)


@st.composite
def logs(draw: st.DrawFn, most: int = 25) -> list[Recorded]:
    """Return any log that the door lets in: hands, corrections, moves, marks, stops, new names and rules."""
    log = log_of(rules=draw(rules), first_dealer=draw(st.none() | seats))
    places: list[str] = []
    played_here: list[str] = []
    for number in range(1, draw(st.integers(0, most)) + 1):
        uid = f"e{number}"
        event = draw(_events(places, played_here))
        log.append(Recorded(uid, event))
        if isinstance(event, HandPlayed | SeriesStopped):
            places.append(uid)
        if isinstance(event, HandPlayed):
            played_here.append(uid)
    return log


def _events(places: list[str], played_here: list[str]) -> st.SearchStrategy[Event]:
    kinds: list[st.SearchStrategy[Event]] = [st.builds(HandPlayed, hands)] * 6
    kinds += [st.builds(SeriesStopped), st.builds(RulesChanged, rules), st.just(PlayersRenamed(("Bob", "Ann")))]
    if places:
        known = st.sampled_from(places)
        kinds += [st.builds(HandPlayed, hands, known), st.builds(HandStruck, known), st.builds(HandRestored, known)]
        kinds.append(st.builds(HandMoved, known, st.none() | known).filter(lambda moved: moved.hand != moved.before))
    if played_here:
        some = st.sampled_from(played_here)
        kinds += [
            st.builds(HandAmended, some, hands, mark=st.sampled_from((None, "protested", "agreed"))),
            st.builds(HandProtested, some, st.booleans()),
            st.builds(HandAgreed, some, st.booleans()),
        ]
    return st.one_of(kinds)
