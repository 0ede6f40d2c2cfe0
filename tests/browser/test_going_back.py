"""The browser's Back, which brings a page to life again as it was left: with its old uid and its old figures."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pads import choose_call, follow, open_pad, record, rows, save
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import Table, open_table

ANN_15, BOB_30 = ("Ann", 15), ("Bob", 30)


@pytest.fixture
def phones(reviving_browser: Browser, server: Server) -> Iterator[Phones]:
    phones = Phones(reviving_browser, server.url)
    yield phones
    assert phones.put_away() == []


@pytest.fixture
def table(server: Server) -> Table:
    return open_table(server)


def fill_in(page: Page, call: str, count: str) -> None:
    change = page.locator("#pad-form .calls label:has([name=call][value=''])")
    if change.is_visible():
        change.tap()
    choose_call(page, call)
    page.locator("#opponent_count").fill(count)


def save_there_and_go_back(page: Page, leave: Callable[[Page], None], *, script: bool) -> None:
    """Save by leaving the page, and go back to it; fail where it was loaded anew, as then nothing would be shown."""
    page.evaluate("window.left = true")
    page.evaluate("addEventListener('pageshow', ({persisted}) => (window.persisted = persisted))")
    leave(page)
    page.go_back(wait_until="commit")
    assert page.evaluate("window.left") is True
    assert not script or page.evaluate("window.persisted") is True


def save_by_form(page: Page) -> None:
    follow(page.locator("#save"))
    expect(rows(page)).to_have_count(1)


@pytest.mark.parametrize("script", [True, False])
def test_other_figures_on_the_pad_alone_are_another_hand(phones: Phones, table: Table, script: bool) -> None:
    page = phones(f"{table.path}/hands/new", script=script)
    fill_in(page, "A-5", "20")

    save_there_and_go_back(page, save_by_form, script=script)
    fill_in(page, "B-3", "33")
    follow(page.locator("#save"))
    if not script:
        phones.forgive("status of 409")
        expect(page.get_by_role("alert")).to_contain_text("Ann 15")
        follow(page.locator("#save"))

    expect(rows(page)).to_have_count(2)
    assert table.hands() == [ANN_15, BOB_30]


def test_other_figures_on_the_sheets_pad_are_another_hand_without_script(phones: Phones, table: Table) -> None:
    page = phones(table.path, script=False)
    open_pad(page)
    fill_in(page, "A-5", "20")
    save_by_form(page)

    page.go_back(wait_until="commit")  # to the same address, for which no browser keeps the page: it is loaded anew
    expect(page.locator("#pad")).to_be_visible()
    fill_in(page, "B-3", "33")
    follow(page.locator("#save"))

    expect(rows(page)).to_have_count(2)
    assert table.hands() == [ANN_15, BOB_30]


def test_the_sheet_that_back_brings_to_life_records_the_next_hand(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    record(page, "A-5", "20")

    save_there_and_go_back(page, lambda page: follow(rows(page).first.get_by_role("link")), script=True)
    record(page, "B-3", "33")

    assert table.hands() == [ANN_15, BOB_30]


@pytest.mark.parametrize("script", [True, False])
def test_the_same_figures_sent_again_are_no_second_hand(phones: Phones, table: Table, script: bool) -> None:
    phones.forgive("status of 409")
    page = phones(f"{table.path}/hands/new", script=script)
    fill_in(page, "A-5", "20")

    save_there_and_go_back(page, save_by_form, script=script)
    follow(page.locator("#save"))

    assert table.hands() == [ANN_15]


def test_back_puts_an_open_pad_away_and_keeps_what_was_typed(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    open_pad(page)
    fill_in(page, "A-5", "20")

    page.go_back()
    expect(page.locator("#pad")).to_be_hidden()
    open_pad(page)

    expect(page.locator("#opponent_count")).to_have_value("20")


def test_back_after_saving_does_not_lead_into_a_pad_that_was_put_away(phones: Phones, table: Table) -> None:
    page = phones("/")
    page.goto(table.path)
    record(page, "A-5", "20")

    page.go_back(wait_until="commit")

    expect(page).to_have_url(f"{phones.url}/")


def test_save_after_the_first_hand_writes_under_a_new_uid(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    uid = page.locator("#pad-form [name=uid]")
    first = uid.input_value()

    open_pad(page)
    fill_in(page, "A-5", "20")
    save(page)
    expect(rows(page)).to_have_count(1)

    assert uid.input_value() != first
