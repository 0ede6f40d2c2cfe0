"""Every page in every state that it can be in."""

from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Page

from tests.browser import acts
from tests.browser.keys import UNDERCUT
from tests.browser.pads import open_pad
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import (
    DEAD,
    KNOCKER,
    LOOSE,
    OPPONENT,
    STOP,
    Event,
    Table,
    agreed,
    amended,
    cards,
    knock,
    open_table,
    points,
    protested,
    struck,
    wins,
)

SOME: tuple[Event, ...] = (wins("A", 15), knock("B", 0, 20), DEAD, knock("A", 10, 8), wins("B", 4), struck("e2"), wins("A", 30))
CLOSED: tuple[Event, ...] = (wins("A", 40), wins("A", 35), wins("A", 30), wins("B", 20))
"""Ann has won game 1 with hand 3: 105 / 65 / 30 to 0 / 20 / 0."""
TWO_GAMES: tuple[Event, ...] = (*CLOSED, wins("A", 45))
FINISHED: tuple[Event, ...] = (*CLOSED[:3], wins("A", 45), wins("A", 45))
"""Ann has won all three, 105 / 110 / 120; the series is over with hand 5."""
BY_CARDS = cards("A", KNOCKER, OPPONENT)
MARKS: tuple[Event, ...] = (protested("e1"), agreed("e4"), protested("e5"))
LONG, RTL = ("W" * 40, "W" * 39 + "M"), ("דנה כהן", "محمد")
MANY = tuple(wins("AB"[number % 2], 1 + number % 3) for number in range(40))


class State(NamedTuple):
    """Hold a page in a state: the table behind it, the address, and what is done there; `status` where it is refused."""

    name: str
    path: str = "/t/{key}"
    events: tuple[Event, ...] = ()
    act: Callable[[Page], None] = acts.look
    players: tuple[str, str] = ("Ann", "Bob")
    preset: str = "hollywood"
    status: int = 200


def check(knocker: str = "", opponent: str = "", base: str = "", **said: str) -> str:
    """Return the address of a check; at a table, its base stands before it."""
    return f"{base}/check?{urlencode({'knocker': knocker, 'opponent': opponent, **said})}"


STATES = (
    State("home, empty", "/"),
    State("home with tables", events=SOME, act=acts.go_home),
    State("home with tables of long names", players=LONG, act=acts.go_home),
    State("home, address refused", "/", act=acts.follow_nothing, status=404),
    State("open", "/tables/new"),
    State("open with known names and presets", act=acts.open_another, players=RTL),
    State("open, names refused", "/tables/new", act=acts.name_both_alike, status=422),
    State("sheet, empty"),
    State("sheet with hands", events=SOME),
    State("sheet with forty hands", events=MANY),
    State("sheet of long names", events=MANY, players=LONG),
    State("sheet of names from right to left", events=SOME, players=RTL),
    State("sheet with a hand under protest", events=(*SOME, ("HandProtested", {"hand": "e4"}), ("HandAgreed", {"hand": "e5"}))),
    State("sheet, game closed", events=CLOSED),
    State("sheet, two games won", events=TWO_GAMES),
    State("sheet of one game", events=SOME, preset="gin"),
    State("sheet with marks", events=(*SOME, *MARKS)),
    State("sheet, series finished", events=FINISHED),
    State("sheet, series finished under protest", events=(*FINISHED, *MARKS)),
    State("sheet, series stopped", events=(*SOME, STOP)),
    State("sheet of an earlier series", "/t/{key}/series/1", (*FINISHED, wins("B", 3))),
    State("sheet for a viewer", "/v/{viewer}", CLOSED),
    State("menu", events=(*FINISHED, wins("B", 3)), act=acts.see_menu),
    State("menu for a viewer", "/v/{viewer}", CLOSED, acts.see_menu),
    State("menu of long names", events=CLOSED, act=acts.see_menu, players=LONG),
    State("pad", events=SOME, act=open_pad),
    State("pad of long names", events=SOME, act=open_pad, players=LONG),
    State("pad, count of a knock", events=CLOSED, act=acts.type_call("A-5", "20")),
    State("pad, count of a knock, long names", events=CLOSED, act=acts.type_call("A-5", "20"), players=LONG),
    State("pad, count of gin, right to left", events=CLOSED, act=acts.type_call("B-gin", "20"), players=RTL),
    State("pad, points", events=SOME, act=acts.open_way("points")),
    State("pad, dead hand", events=SOME, act=acts.open_way("dead")),
    State("pad, refused", events=SOME, act=acts.fail_to_save),
    State("pad alone", "/t/{key}/hands/new", SOME),
    State("forgotten hand", "/t/{key}/hands/new?forgotten=1", SOME),
    State("forgotten hand, what changes", "/t/{key}/hands/new?before=e1", CLOSED, acts.see_forgotten),
    State("receipt of counts", "/t/{key}/hands/e3", CLOSED),
    State("receipt of cards", "/t/{key}/hands/e1", (BY_CARDS, wins("B", 3))),
    State("receipt of cards for a viewer", "/v/{viewer}/hands/e1", (BY_CARDS, wins("B", 3))),
    State("receipt under protest", "/t/{key}/hands/e1", (*SOME, *MARKS)),
    State("receipt of what both agreed on", "/t/{key}/hands/e4", (*SOME, *MARKS), players=LONG),
    State("receipt under protest for a viewer", "/v/{viewer}/hands/e1", (*SOME, *MARKS)),
    State("receipt of a hand under protest", "/t/{key}/hands/e4", (*CLOSED, ("HandProtested", {"hand": "e4"}))),
    State("receipt of a hand that both agreed to", "/t/{key}/hands/e1", (BY_CARDS, ("HandAgreed", {"hand": "e1"}))),
    State("receipt of points", "/t/{key}/hands/e1", (points("A", 40),)),
    State("receipt of a dead hand", "/t/{key}/hands/e3", SOME),
    State("receipt of a struck hand", "/t/{key}/hands/e2", SOME),
    State("receipt of an amended hand", "/t/{key}/hands/e1", (*CLOSED, amended("e1", wins("B", 12))), acts.unfold),
    State("receipt of an amended hand, long names", "/t/{key}/hands/e1", (*CLOSED, amended("e1", wins("B", 12))), acts.unfold, LONG),
    State("correct", "/t/{key}/hands/e3/edit", CLOSED),
    State("correct counts of cards", "/t/{key}/hands/e1/edit", (BY_CARDS,)),
    State("correct, what changes", "/t/{key}/hands/e3/edit", CLOSED, acts.see_changes),
    State("correct, what changes, long names", "/t/{key}/hands/e3/edit", CLOSED, acts.see_changes, LONG),
    State("correct, changed meanwhile", "/t/{key}/hands/e3/edit", CLOSED, acts.meet_another_change, status=409),
    State("strike, what changes", "/t/{key}/hands/e1", FINISHED, acts.ask_to_strike),
    State("check, empty", "/check"),
    State("check, part of the cards", check(opponent="8S 9S KD", knocker_melds="5S 6S 7S")),
    State("check, eleven cards", check(f"{KNOCKER} 9C")),
    State("check, knock", check(KNOCKER, OPPONENT)),
    State("check, undercut", check(*UNDERCUT)),
    State("check, not legal", check(LOOSE, OPPONENT)),
    State("check, not cards", check("11X 4S 4S", OPPONENT)),
    State("check, typed", check(*UNDERCUT, mode="typed"), act=acts.unfold),
    State("check, as laid", check(*UNDERCUT, mode="laid")),
    State("check, laid off and picked", check(*UNDERCUT, mode="laid", half="opponent", picked="8D AC")),
    State("check, next hand", check(base="/t/{key}"), CLOSED),
    State("check, next hand of long names", check(*UNDERCUT, base="/t/{key}"), CLOSED, players=LONG),
    State("check, next hand of names from right to left", check(*UNDERCUT, base="/t/{key}", by="B"), CLOSED, players=RTL),
    State("check, over the limit", check(LOOSE, OPPONENT, base="/t/{key}"), CLOSED),
    State("check, perhaps written twice", check(*UNDERCUT, base="/t/{key}"), CLOSED, acts.meet_same_hand, status=409),
    State("check, forgotten hand", check(*UNDERCUT, base="/t/{key}", forgotten="1", before="e2"), CLOSED),
    State("check of a hand", "/t/{key}/hands/e1/check", (BY_CARDS,)),
    State("check of a hand of counts", "/t/{key}/hands/e3/check", CLOSED),
    State("check of a struck hand", "/t/{key}/hands/e2/check", SOME),
    State("message, no such table", "/t/nothing", status=404),
    State("message, no such page", "/nothing", status=404),
)


def visit(phones: Phones, server: Server, state: State) -> Page:
    """Return a page in a state."""
    if state.status >= 400:
        phones.forgive(f"status of {state.status}")
    table: Table = open_table(server, *state.events, players=state.players, preset=state.preset)
    page = phones(state.path.format(key=table.key, viewer=table.viewer_key))
    state.act(page)
    return page
