"""Every page about house rules, and every page that they make different, in the states that it can be in."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser import acts
from tests.browser.pads import choose, choose_call, follow, open_pad, tap_digits
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.states import CLOSED, LONG, RTL
from tests.browser.tables import KNOCKER, OPPONENT, Body, Event, open_table, wins

BONUS: Body = {"preset": "hollywood-bonus", "stake": 5, "stake_step": 50}
OKLAHOMA: Body = {"preset": "oklahoma"}
CHANGED: Body = {"preset": "oklahoma", "box_bonus": 0, "stake": 5, "big_gin_bonus": 50}
SPLIT: tuple[Event, ...] = tuple(wins(winner, number) for winner, number in zip("ABAABBB", (35, 12, 24, 75, 40, 60, 50), strict=True))
"""Bob wins two games of three, Ann the sum."""


def gin(winner: str, number: int, upcard: str) -> Event:
    return "HandPlayed", {
        "knocker": {"seat": winner},
        "declared": "gin",
        "knocker_count": 0,
        "opponent_count": number,
        "upcard": upcard,
    }


SPADES: tuple[Event, ...] = (gin("A", 30, "7S"), gin("B", 12, "TD"), gin("A", 9, "AH"))


class HouseState(NamedTuple):
    """Hold a page in a state: the rules of the table behind it, its hands, the address, and what is done there."""

    name: str
    path: str = "/t/{key}"
    rules: Mapping[str, Any] = MappingProxyType({})
    events: tuple[Event, ...] = ()
    act: Callable[[Page], None] = acts.look
    players: tuple[str, str] = ("Ann", "Bob")
    status: int = 200


def refuse_rules(page: Page) -> None:
    if not page.locator("#rule-target").is_visible():
        acts.unfold(page)
    page.locator("#rule-target").fill("10")
    page.locator("#rule-stake").fill("x")
    follow(page.locator(".bar .go"))


def put_right(page: Page) -> None:
    follow(page.get_by_role("link", name="These were wrong"))
    page.locator("#rule-undercut_bonus").fill("95")
    page.locator("#rule-target").fill("25")
    follow(page.get_by_role("button", name="See what changes"))


def change_next(page: Page) -> None:
    page.locator("#rule-target").fill("500")
    follow(page.get_by_role("button", name="From the next series on"))


def turn_up(page: Page, card: str) -> None:
    """Tap the upcard on the pad of the sheet."""
    open_pad(page)
    choose(page, "up_rank", card[0])
    choose(page, "up_suit", card[1])


def ask_for_knocker(page: Page) -> None:
    turn_up(page, "7S")


def ask_for_count(page: Page) -> None:
    turn_up(page, "TH")
    choose_call(page, "A-5")
    tap_digits(page, "20")


HOUSE_STATES = (
    HouseState("rules", "/t/{key}/rules"),
    HouseState("rules, changed", "/t/{key}/rules", CHANGED, SPADES, players=LONG),
    HouseState("rules for a viewer", "/v/{viewer}/rules", OKLAHOMA),
    HouseState("rules that come", "/t/{key}/rules/edit", {}, CLOSED, change_next),
    HouseState("edit", "/t/{key}/rules/edit", CHANGED),
    HouseState("edit after the first hand", "/t/{key}/rules/edit", {}, CLOSED),
    HouseState("edit, refused", "/t/{key}/rules/edit", {}, CLOSED, refuse_rules, status=422),
    HouseState("what changes", "/t/{key}/rules/edit", {}, CLOSED, put_right),
    HouseState("open, unfolded", "/tables/new", act=acts.unfold),
    HouseState("open as at the last tables", rules=CHANGED, act=acts.open_another, players=LONG),
    HouseState("open as at the last tables, right to left", act=acts.open_another, players=RTL),
    HouseState("open, refused", "/tables/new", act=refuse_rules, status=422),
    HouseState("home with a score", rules={"preset": "gin"}, events=(wins("A", 97), wins("A", 97)) * 2, act=acts.go_home, players=LONG),
    *(HouseState(f"sheet of {preset}", rules={"preset": preset}, events=SPADES) for preset in ("gin", "classic", "modern", "oklahoma")),
    HouseState("sheet of spades, long names", rules=OKLAHOMA, events=SPADES * 3, players=LONG),
    HouseState("sheet of gin only", rules={"knock_limit": 0, "big_gin_bonus": 31}, act=open_pad),
    HouseState("standing", rules=BONUS, events=CLOSED),
    HouseState("ending with money", rules=BONUS, events=SPLIT),
    HouseState("ending with money, long names", rules=BONUS, events=SPLIT, players=LONG),
    HouseState("ending with money, right to left", rules=BONUS, events=SPLIT, players=RTL),
    HouseState("menu of a table with bonuses", rules=BONUS, events=(*SPLIT, *SPLIT, wins("A", 3)), act=acts.see_menu, players=LONG),
    HouseState("pad, upcard", rules=OKLAHOMA, events=SPADES, act=open_pad),
    HouseState("pad, upcard known", rules=CHANGED, events=SPADES, act=ask_for_knocker),
    HouseState("pad, count after the upcard", rules=OKLAHOMA, events=SPADES, act=ask_for_count, players=LONG),
    HouseState("pad with big gin", rules={"preset": "modern"}, act=open_pad),
    HouseState("pad with big gin, long names", rules={"preset": "modern"}, act=open_pad, players=LONG),
    HouseState("pad alone with the upcard", "/t/{key}/hands/new", OKLAHOMA, SPADES),
    HouseState("correct a hand with its upcard", "/t/{key}/hands/e1/edit", CHANGED, SPADES),
    HouseState("receipt of a spade hand", "/t/{key}/hands/e1", OKLAHOMA, SPADES),
    HouseState("check asks for the upcard", "/t/{key}/check?mode=upcard", OKLAHOMA),
    HouseState("check with the upcard", f"/t/{{key}}/check?by=A&upcard=8S&knocker={KNOCKER}&opponent={OPPONENT}", OKLAHOMA),
)


def visit_house(phones: Phones, server: Server, state: HouseState) -> Page:
    """Return a page in a state."""
    if state.status >= 400:
        phones.forgive(f"status of {state.status}")
    table = open_table(server, *state.events, players=state.players, **state.rules)
    page = phones(state.path.format(key=table.key, viewer=table.viewer_key))
    state.act(page)
    return page
