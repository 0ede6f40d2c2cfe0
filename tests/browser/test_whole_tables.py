"""What belongs to the table as a whole: stops, names, who deals, earlier series."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pads import choose_call, follow, heads, open_pad, press, rows, save, tap_digits, totals
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.states import CLOSED, TWO_GAMES
from tests.browser.tables import STOP, Table, open_table, points, struck


@pytest.fixture
def table(server: Server) -> Table:
    return open_table(server, *CLOSED)


@pytest.fixture(params=[True, False], ids=["script", "no script"])
def page(request: pytest.FixtureRequest, phones: Phones, table: Table) -> Page:
    return phones(table.path, script=request.param)


def test_a_series_is_stopped_and_the_stop_taken_back(page: Page, table: Table) -> None:
    page.get_by_role("link", name="Menu").tap()
    press(page, "Stop series 1")
    expect(page.locator(".end")).to_contain_text("Stopped without a winner")
    press(page, "Undo")

    expect(page.locator(".end")).to_have_count(0)
    assert table.ledger()["series"][0]["stopped"] is False


def test_a_player_with_two_games_may_begin_the_next_series(phones: Phones, server: Server) -> None:
    table = open_table(server, *TWO_GAMES)
    page = phones(table.path)
    expect(page.locator("#bar")).to_contain_text("Ann has two games")

    press(page, "Begin series 2")

    expect(page.locator(".end")).to_contain_text("Ann wins, two games to none")
    open_pad(page)
    choose_call(page, "B-5")
    tap_digits(page, "20")
    save(page)
    expect(page.locator("#head")).to_contain_text("Series 2")
    assert [series["winner"] for series in table.ledger()["series"]] == ["Ann", None]


def test_names_are_put_right_and_swapped_without_touching_a_hand(page: Page) -> None:
    page.get_by_role("link", name="Menu").tap()
    page.get_by_label("Second player").fill("Beth")
    press(page, "Put names right")
    expect(heads(page)).to_have_text(["Ann", "Beth"] * 3)

    page.get_by_role("link", name="Menu").tap()
    press(page, "Swap names")
    expect(heads(page)).to_have_text(["Beth", "Ann"] * 3)
    expect(totals(page)).to_have_text(["105", "0", "65", "20", "30", "0"])


def test_names_that_are_refused_are_shown_with_what_was_typed(page: Page, phones: Phones) -> None:
    phones.forgive("status of 422")
    page.get_by_role("link", name="Menu").tap()
    page.get_by_label("Second player").fill("ann")
    press(page, "Put names right")

    expect(page.locator("main")).to_contain_text("Both players would be called")
    expect(page.locator("main")).to_contain_text("ann")


def test_a_wrong_dealer_is_put_right_with_a_tap(page: Page, table: Table) -> None:
    expect(page.locator("#ledger .next")).to_contain_text("Bob deals")
    page.locator("#ledger .next label.deal").tap()
    expect(page.locator("#ledger .next")).to_contain_text("Ann deals")

    open_pad(page)
    choose_call(page, "B-5")
    page.locator("#opponent_count").fill("20")
    save(page)

    expect(rows(page)).to_have_count(5)
    assert table.ledger()["series"][0]["hands"][-1]["dealer"] == "Ann"


def test_an_earlier_series_stays_readable_and_brings_no_pad(phones: Phones, server: Server) -> None:
    table = open_table(server, points("A", 5), struck("e1"), points("B", 7), STOP, points("A", 9))
    page = phones(table.path)
    page.get_by_role("link", name="Menu").tap()

    follow(page.get_by_role("link", name="Series 1"))

    expect(rows(page)).to_have_count(2)
    expect(page.locator("#pad")).to_have_count(0)


def test_the_menu_prints_the_sheet(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    page.evaluate("window.print = () => (window.printed = true)")
    page.get_by_role("link", name="Menu").tap()

    page.get_by_role("button", name="Print the sheet").tap()

    assert page.evaluate("window.printed") is True
