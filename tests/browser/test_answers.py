"""Answers of the check page that come late, or are refusals."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.keys import UNDERCUT, answer, half, hold, key, settled, tap_cards
from tests.browser.pads import follow, rows
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import open_table, wins

KNOCKER, OPPONENT = UNDERCUT
CARDS = f"knocker={KNOCKER.replace(' ', '+')}&opponent={OPPONENT.replace(' ', '+')}&by=A"


def pick_card(page: Page) -> None:
    key(page, "8D").tap()


def type_card(page: Page) -> None:
    page.get_by_label("The opponent’s cards").fill(OPPONENT.replace("AC", "AD"))


def swap(page: Page) -> None:
    page.get_by_role("button", name="Bob knocked").tap()


@pytest.mark.parametrize(
    ("beside", "act", "button"),
    [("&mode=laid&half=opponent", pick_card, "Save: Bob 11"), ("&mode=typed", type_card, "Save: Bob 11"), ("", swap, "It is a dead hand")],
)
def test_nothing_can_be_put_in_until_the_page_says_what_it_would_be(
    phones: Phones, server: Server, beside: str, act: Callable[[Page], None], button: str
) -> None:
    page = phones()
    hold(page)
    page.goto(f"{open_table(server, wins('A', 3)).path}/check?{CARDS}{beside}")
    expect(page.locator("#put button").first).to_be_enabled()

    act(page)

    expect(page.locator("#put button").first).to_be_disabled()
    answer(page)
    expect(page.get_by_role("button", name=button)).to_be_enabled()


@pytest.mark.parametrize(
    ("change", "status"),
    [("DELETE FROM links WHERE key = ?", 404), ("UPDATE links SET withdrawn_at = '2026-11-29T19:20:00Z' WHERE key = ?", 410)],
    ids=["forgotten", "withdrawn"],
)
def test_a_tap_at_a_table_that_is_no_longer_open_leads_to_the_page_that_says_so(
    phones: Phones, server: Server, change: str, status: int
) -> None:
    phones.forgive(f"status of {status}")
    table = open_table(server, wins("A", 3))
    page = phones(f"{table.path}/check")
    with closing(sqlite3.connect(server.folder / "scorekeeper.db", isolation_level=None)) as database:
        database.execute(change, (table.key,))

    with page.expect_navigation() as found:
        key(page, "5S").tap()

    assert found.value
    assert found.value.status == status
    expect(page.locator(".deck")).to_have_count(0)


def test_a_server_that_stumbles_is_asked_again(phones: Phones) -> None:
    phones.forgive("status of 503")
    page = phones("/check")
    stumbles: list[Route] = []

    def stumble(route: Route) -> None:
        stumbles.append(route)
        if len(stumbles) < 2:
            route.fulfill(status=503)
        else:
            route.continue_()

    page.route("**/check?*", stumble)

    tap_cards(page, "5S")

    settled(page, "9 more for Knocker")
    expect(half(page, 0)).to_contain_text("1 of 10")
    assert len(stumbles) == 2


def test_the_clock_of_the_phone_goes_along_with_the_cards(phones: Phones, server: Server) -> None:
    table = open_table(server, wins("A", 3))
    page = phones(f"{table.path}/check?{CARDS}")

    follow(page.get_by_role("button", name="Save: Bob 11"))

    event = server.ask("GET", f"{table.path}/export.json")["events"][-1]
    assert event["played_at"] is not None
    assert event["body"]["shown"] == {"winner": {"seat": "B"}, "points": 11}


def test_the_dealer_and_the_place_go_along_to_the_keys(phones: Phones, server: Server) -> None:
    table = open_table(server, wins("A", 3), wins("A", 4))
    page = phones(f"{table.path}/hands/new?before=e2")
    page.locator("#other-dealer").check(force=True)
    page.locator("[name=before]").select_option("e1")

    follow(page.get_by_role("link", name="Tap the cards"))
    half(page, 0).tap()
    tap_cards(page, f"{KNOCKER} {OPPONENT}")
    settled(page, "Undercut: Bob 11")
    follow(page.get_by_role("button", name="See what changes: Bob 11"))
    follow(page.get_by_role("button", name="Put it in"))

    expect(rows(page).first).to_contain_text("+11")
    assert server.ask("GET", f"{table.path}/export.json")["events"][-1]["body"]["dealer"] == {"seat": "B"}


@pytest.mark.parametrize(("chosen", "dealer"), [("", {"seat": "B"}), ("&dealer=B", None)], ids=["chosen", "taken back"])
def test_whoever_is_said_to_deal_stays_so_with_every_tap(phones: Phones, server: Server, chosen: str, dealer: object) -> None:
    table = open_table(server, wins("A", 3))
    page = phones(f"{table.path}/check?{CARDS.replace('+AC', '')}&half=opponent{chosen}")
    page.locator("label.deal").tap()

    key(page, "AC").tap()
    settled(page, "Undercut: Bob 11")
    follow(page.get_by_role("button", name="Save: Bob 11"))

    assert server.ask("GET", f"{table.path}/export.json")["events"][-1]["body"].get("dealer") == dealer
