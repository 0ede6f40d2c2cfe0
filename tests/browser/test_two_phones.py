"""Two phones at one table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pads import choose_call, follow, open_pad, rows, save, tap_digits
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import Table, open_table, points, wins


@pytest.fixture
def table(server: Server) -> Table:
    return open_table(server, wins("A", 10), wins("B", 12))


def typed_in(page: Page, call: str, digits: str) -> Page:
    open_pad(page)
    choose_call(page, call)
    tap_digits(page, digits)
    return page


def test_different_hands_entered_at_the_same_time_are_both_there(phones: Phones, table: Table) -> None:
    one = typed_in(phones(table.path), "A-5", "20")
    other = typed_in(phones(table.path), "B-3", "33")

    save(one)
    save(other)

    expect(rows(one)).to_have_count(3)
    expect(rows(other)).to_have_count(4)
    assert sorted(table.hands()[2:], key=str) == [("Ann", 15), ("Bob", 30)]


def test_the_same_hand_entered_on_both_is_asked_about_and_not_written_twice(phones: Phones, table: Table) -> None:
    one = typed_in(phones(table.path), "A-5", "20")
    other = typed_in(phones(table.path), "A-5", "20")
    save(one)
    expect(rows(one)).to_have_count(3)

    save(other)

    expect(other.locator("#problems")).to_contain_text("Ann 15")
    assert table.hands()[2:] == [("Ann", 15)]


def test_the_same_hand_entered_on_both_is_asked_about_without_script(phones: Phones, table: Table) -> None:
    phones.forgive("status of 409")
    both = [phones(table.path, script=False) for _ in range(2)]
    for page in both:
        open_pad(page)
        choose_call(page, "A-5")
        page.locator("#opponent_count").fill("20")

    follow(both[0].locator("#save"))
    follow(both[1].locator("#save"))
    expect(both[1].get_by_role("alert")).to_contain_text("Ann 15")
    assert table.hands()[2:] == [("Ann", 15)]
    follow(both[1].locator("#save"))

    assert table.hands()[2:] == [("Ann", 15)] * 2


@pytest.mark.parametrize("script", [True, False])
def test_a_hand_that_another_phone_has_changed_meanwhile_is_shown_in_both_versions(phones: Phones, table: Table, script: bool) -> None:
    phones.forgive("status of 409")
    one, other = (phones(f"{table.path}/hands/e2/edit", script=script) for _ in range(2))
    for page, count in ((one, "24"), (other, "36")):
        page.locator("#opponent_count").fill(count)
        follow(page.locator("#save"))
    follow(one.get_by_role("button", name="Save the correction"))

    follow(other.get_by_role("button", name="Save the correction"))

    expect(other.get_by_role("alert")).to_contain_text("changed meanwhile")
    expect(other.locator("dl")).to_contain_text("Bob 23")
    expect(other.locator("dl")).to_contain_text("Bob 35")
    assert table.hands() == [("Ann", 10), ("Bob", 23)]
    follow(other.get_by_role("button", name="Save the correction"))
    assert table.hands() == [("Ann", 10), ("Bob", 35)]


def test_what_another_phone_writes_is_on_the_sheet_after_the_next_hand(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    table.write(points("A", 7))

    save(typed_in(page, "A-5", "20"))

    expect(rows(page)).to_have_count(4)


def test_undo_takes_back_the_hand_that_it_names_although_another_came_after_it(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    expect(page.locator("#bar .slip")).to_contain_text("Bob 12")
    table.write(points("A", 7))

    follow(page.locator("#bar .slip button"))

    assert table.hands() == [("Ann", 10), ("Ann", 7)]


def test_somebody_who_looks_on_sees_the_sheet_and_can_change_nothing(phones: Phones, table: Table) -> None:
    page = phones(f"/v/{table.viewer_key}")

    expect(rows(page)).to_have_count(2)
    expect(page.locator("form, #pad, #bar .go")).to_have_count(0)
    follow(rows(page).first.get_by_role("link"))
    expect(page.locator("form, .bar")).to_have_count(0)
