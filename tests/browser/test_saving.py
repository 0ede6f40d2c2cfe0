"""Saving on the sheet's pad: once, whatever happens on the way, and with nothing lost that was typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pads import choose_call, open_pad, record, rows, save, tap_digits
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import Table, knock, open_table

ANN_15 = [("Ann", 15)]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that may be killed."""
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def table(server: Server) -> Table:
    return open_table(server)


def typed_in(page: Page, call: str = "A-5", digits: str = "20") -> Page:
    open_pad(page)
    choose_call(page, call)
    tap_digits(page, digits)
    return page


def still_typed(page: Page, call: str = "A-5", digits: str = "20") -> None:
    expect(page.locator(f"#pad-form [name=call][value={call}]")).to_be_checked()
    expect(page.locator("#opponent_count")).to_have_value(digits)


def test_a_double_tap_on_save_records_once(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path))
    box = page.locator("#save").bounding_box()
    assert box

    for _ in range(2):
        page.touchscreen.tap(box["x"] + 40, box["y"] + 20)

    expect(rows(page)).to_have_count(1)
    page.reload()
    expect(rows(page)).to_have_count(1)
    assert table.hands() == ANN_15


def test_a_double_tap_on_save_records_once_without_script(phones: Phones, table: Table) -> None:
    page = phones(table.path, script=False)
    open_pad(page)
    choose_call(page, "A-5")
    page.locator("#opponent_count").fill("20")

    page.locator("#save").dblclick()

    expect(rows(page)).to_have_count(1)
    assert table.hands() == ANN_15


def test_the_same_hand_twice_in_a_row_is_two_hands(phones: Phones, table: Table) -> None:
    page = phones(table.path)

    record(page, "A-5", "20")
    record(page, "A-5", "20")

    assert table.hands() == ANN_15 * 2


@pytest.mark.parametrize("script", [True, False])
def test_reloading_after_saving_records_nothing(phones: Phones, table: Table, script: bool) -> None:
    page = phones(table.path, script=script)
    open_pad(page)
    choose_call(page, "A-5")
    page.locator("#opponent_count").fill("20")
    save(page)
    expect(rows(page)).to_have_count(1)

    page.reload()

    expect(rows(page)).to_have_count(1)
    assert table.hands() == ANN_15


def test_a_hand_whose_answer_was_lost_is_there_once(phones: Phones, table: Table) -> None:
    phones.forgive("net::ERR_FAILED")
    page = typed_in(phones(table.path))
    arrived: list[int] = []

    def lose_first_answer(route: Route) -> None:
        arrived.append(route.fetch().status)
        if len(arrived) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/events", lose_first_answer)

    save(page)

    expect(rows(page)).to_have_count(1)
    assert arrived[:2] == [200, 200]
    assert table.hands() == ANN_15


def test_nothing_is_lost_when_the_server_goes_and_comes_back(browser: Browser, own_server: Server) -> None:
    phones = Phones(browser, own_server.url)
    phones.forgive("net::ERR_")
    table = open_table(own_server, knock("B", 1, 11))
    page = phones(table.path)
    own_server.kill()

    typed_in(page)
    save(page)
    expect(page.locator("#problems")).to_contain_text("cannot be reached", timeout=15_000)
    still_typed(page)
    expect(page.locator("#save")).to_be_enabled()

    own_server.start()
    save(page)
    expect(rows(page)).to_have_count(2)
    assert table.hands() == [("Bob", 10), *ANN_15]
    assert phones.put_away() == []


def test_a_hand_is_recorded_by_itself_once_the_server_is_back_in_time(browser: Browser, own_server: Server) -> None:
    phones = Phones(browser, own_server.url)
    phones.forgive("net::ERR_")
    table = open_table(own_server)
    page = typed_in(phones(table.path))
    own_server.kill()

    with page.expect_event("requestfailed"):
        save(page)
    own_server.start()

    expect(rows(page)).to_have_count(1)
    assert table.hands() == ANN_15
    assert phones.put_away() == []


def test_a_hand_that_cannot_be_is_refused_in_the_pad_with_nothing_lost(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path), digits="99")

    save(page)

    expect(page.locator("#problems")).to_contain_text("0 to 98")
    still_typed(page, digits="99")
    expect(page.locator("#pad")).to_be_visible()
    assert table.hands() == []


def test_a_hand_that_was_refused_is_saved_once_it_is_put_right(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path), digits="99")
    save(page)
    expect(page.locator("#problems")).to_be_visible()

    page.get_by_role("button", name="Delete").tap()
    page.get_by_role("button", name="Delete").tap()
    tap_digits(page, "20")
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.hands() == ANN_15


def test_another_hand_under_the_same_uid_is_shown_and_then_recorded_too(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path))
    uid = page.locator("#pad-form [name=uid]").input_value()
    kind, body = knock("B", 3, 33)
    table.server.ask("POST", f"{table.path}/events", [{"uid": uid, "kind": kind, "body": body}])

    save(page)
    expect(page.locator("#problems")).to_contain_text("Another hand was saved")
    still_typed(page)
    save(page)

    expect(rows(page)).to_have_count(2)
    assert table.hands() == [("Bob", 30), *ANN_15]


def test_a_table_that_has_been_removed_is_said_in_the_pad(phones: Phones, table: Table) -> None:
    phones.forgive("status of 404")
    page = typed_in(phones(table.path))
    page.route("**/events", lambda route: route.continue_(url=route.request.url.replace(table.key, "gone")))

    save(page)

    expect(page.locator("#problems")).to_contain_text("no table")
    still_typed(page)


def test_a_dealer_who_was_chosen_before_the_sheet_came_is_kept(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path))
    held: list[Route] = []
    page.route(f"**{table.path}", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in method
    with page.expect_request(f"**{table.path}"):
        save(page)
    page.locator("#ledger label.deal").tap()
    typed_in(page, "B-3", "15")

    held[0].continue_()
    expect(page.locator("#pad-title")).to_have_text("Hand 2")
    expect(page.locator("#pad-form .head").get_by_text("Bob deals")).to_be_visible()
    page.unroute(f"**{table.path}")
    save(page)

    expect(rows(page)).to_have_count(2)
    assert [hand["dealer"] for hand in table.ledger()["series"][0]["hands"]] == ["Ann", "Bob"]


def test_nothing_can_be_typed_that_a_hand_on_its_way_would_clear(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path))
    held: list[Route] = []
    page.route("**/events", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in method

    with page.expect_request("**/events"):
        save(page)

    expect(page.locator("#save")).to_have_text("Saving …")
    expect(page.locator("#save")).to_be_disabled()
    inert = "element => element.closest('[inert]') !== null"
    assert page.locator("#pad-form .calls").evaluate(inert)
    assert page.locator("#pad-form .keypad").evaluate(inert)
    held[0].continue_()
    expect(rows(page)).to_have_count(1)
    typed_in(page, "B-7", "31")
    expect(page.locator("#save")).to_have_text("Save: Bob 24")


def test_a_hand_of_this_phone_is_not_taken_for_one_of_another_before_the_sheet_came(phones: Phones, table: Table) -> None:
    page = typed_in(phones(table.path))
    held: list[Route] = []
    page.route(f"**{table.path}", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in method
    with page.expect_request(f"**{table.path}"):
        save(page)
    typed_in(page)

    with page.expect_response("**/events"):
        save(page)

    assert table.hands() == ANN_15 * 2
    for route in held:
        route.continue_()
    expect(rows(page)).to_have_count(2)
