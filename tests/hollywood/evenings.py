"""Evenings for tests: a log in a few words, and any log at all for Hypothesis."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import product
from typing import Literal

from hypothesis import strategies as st

from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import read_deal
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
    RulesAmended,
    RulesChanged,
    SeriesStopped,
    TableOpened,
)
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.ledger import Ledger, Series, keep_ledger
from scorekeeper.hollywood.rules import FIELDS, PRESETS, OneOf, Rules, Whole
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
DEAL = read_deal(
    {
        "knocker": "5S 6S 7S KS JD KD 9C TC JC KC",
        "opponent": "2S 8S 9S 2H 2D 8D AC 2C 7C 8C",
        "knocker_melds": "5S 6S 7S / 9C TC JC / KS KC KD",
        "upcard": "KS",
    }
)[0]
"""Cards with their evidence: ten against nine once four cards are laid off, and a black picture as the upcard."""
# Whatever the rules of an evening are, a picture allows a knock with ten; a black one may double it.
upcards = st.sampled_from((Card("KS"), Card("QH")))
knocks = st.builds(Counts, seats, st.just(Outcome.KNOCK), st.integers(1, 10), st.integers(0, 98))
gins = st.builds(Counts, seats, st.just(Outcome.GIN), st.just(0), st.integers(0, 98))
hands = st.one_of(
    st.builds(Hand, st.builds(Points, seats, st.integers(1, 123))),
    st.builds(Hand, st.builds(Points, seats, st.integers(100, 123), st.sampled_from((Outcome.GIN, Outcome.UNDERCUT))), upcard=upcards),
    st.builds(Hand, knocks, upcard=upcards),
    st.builds(Hand, gins, st.none() | seats, upcards),
    st.builds(Hand, st.builds(Cards, seats, st.just(DEAL)), upcard=st.just(DEAL.upcard)),
    st.builds(Hand, st.just(Dead()), st.none() | seats),
)


def _values(field: Whole | OneOf) -> st.SearchStrategy[object]:
    if isinstance(field, OneOf):
        return st.sampled_from(field.values)
    return (st.none() | st.integers(field.least, field.most)) if field.or_none else st.integers(field.least, field.most)


any_rules = st.builds(Rules, **{field: _values(known) for field, known in FIELDS.items()})


DEALERS: tuple[Literal["winner", "loser", "alternate"], ...] = ("winner", "loser", "alternate")
TABLES = [
    table
    for preset, dealer in product(PRESETS.values(), DEALERS)
    for table in (
        replace(preset, gin_bonus=25, next_dealer=dealer),
        replace(preset, gin_bonus=40, next_dealer=dealer, tie="knocker", stake=5),
        replace(preset, gin_bonus=25, next_dealer=dealer, shut_out_entry="literal", series_winner="net"),
    )
]
rules = st.builds(replace, st.sampled_from(TABLES), target=st.integers(25, 250), undercut_bonus=st.integers(0, 25))
"""Rules by which all of these hands may be played."""


@st.composite
def logs(draw: st.DrawFn, most: int = 25) -> list[Recorded]:
    """Return any log that the door lets in: hands, corrections, moves, marks, stops, new names and other rules."""
    log = log_of(rules=draw(rules), first_dealer=draw(st.none() | seats))
    places: list[str] = []
    played_here: list[str] = []
    for number in range(1, draw(st.integers(0, most)) + 1):
        uid = f"e{number}"
        event = draw(st.sampled_from(_makers(draw, places, played_here)))()
        log.append(Recorded(uid, event))
        if isinstance(event, HandPlayed | SeriesStopped):
            places.append(uid)
        if isinstance(event, HandPlayed):
            played_here.append(uid)
    return log


def _makers(draw: st.DrawFn, places: list[str], played_here: list[str]) -> list[Callable[[], Event]]:
    """Return what makes each event that the door lets in now; only that of the chosen one is drawn, which takes a tenth of the time."""

    def place() -> str:
        return draw(st.sampled_from(places))

    def hand_here() -> str:
        return draw(st.sampled_from(played_here))

    def moved() -> Event:
        uid = place()
        return HandMoved(uid, draw(st.sampled_from([None, *(other for other in places if other != uid)])))

    makers: list[Callable[[], Event]] = [lambda: HandPlayed(draw(hands))] * 6
    makers += [SeriesStopped, lambda: RulesChanged(draw(rules)), lambda: PlayersRenamed(("Bob", "Ann"))]
    if places:
        makers += [lambda: HandPlayed(draw(hands), place()), lambda: HandStruck(place()), lambda: HandRestored(place()), moved]
    if played_here:
        makers += [
            lambda: HandAmended(hand_here(), draw(hands), mark=draw(st.sampled_from((None, "protested", "agreed")))),
            lambda: HandProtested(hand_here(), draw(st.booleans())),
            lambda: HandAgreed(hand_here(), draw(st.booleans())),
            lambda: RulesAmended(hand_here(), draw(rules)),
        ]
    return makers
