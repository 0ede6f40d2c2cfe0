"""The card that is turned up, on the pad: it is asked for first, and the keys follow it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house_states import gin
from tests.browser.pads import choose, choose_call, choose_way, follow, open_pad, rows, save, tap_digits
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import open_table

LIMITS = {"A": 0, **{rank: number for number, rank in enumerate("23456789T", start=2)}, "J": 10, "Q": 10, "K": 10}
"""The limits of a table that plays an ace as gin only."""


def keys_that_stay(page: Page) -> list[str]:
    """Return what stands on the keys of the first player that can be tapped."""
    return page.locator(".who.a .key:visible .short").all_inner_texts()


def turn_up(page: Page, card: str) -> None:
    choose(page, "up_rank", card[0])
    choose(page, "up_suit", card[1])


def take_upcard_back(page: Page) -> None:
    page.locator(".upcard .link").tap()


@pytest.fixture
def page(phones: Phones, server: Server) -> Page:
    page = phones(open_table(server, gin("B", 9, "TD"), preset="oklahoma").path)
    open_pad(page)
    return page


def test_nobody_is_asked_who_knocked_before_the_upcard_is_known(page: Page) -> None:
    expect(page.locator(".calls")).to_be_hidden()

    choose(page, "up_rank", "7")
    expect(page.locator(".calls")).to_be_hidden()
    choose(page, "up_suit", "S")

    expect(page.locator(".calls")).to_be_visible()
    expect(page.locator(".upcard legend")).to_be_hidden()


def test_the_keys_that_stay_are_those_under_the_limit_of_the_upcard(page: Page) -> None:
    for rank, limit in LIMITS.items():
        turn_up(page, f"{rank}H")
        assert keys_that_stay(page) == ["Gin", *map(str, range(1, limit + 1))], rank
        take_upcard_back(page)


def test_a_spade_doubles_in_the_preview_and_the_row_shows_it(page: Page) -> None:
    turn_up(page, "7S")
    choose_call(page, "A-gin")
    tap_digits(page, "30")

    expect(page.locator("#preview")).to_contain_text("Ann 110: gin, 30 + 25 + 55.")
    save(page)
    expect(rows(page)).to_have_count(2)
    expect(rows(page).last).to_contain_text("7♠ gin")
    expect(rows(page).last).to_contain_text("+110")


def test_the_upcard_is_asked_for_again_at_the_next_hand(page: Page) -> None:
    turn_up(page, "7S")
    choose_call(page, "A-3")
    tap_digits(page, "30")
    save(page)
    expect(rows(page)).to_have_count(2)

    open_pad(page)

    expect(page.locator(".upcard legend")).to_be_visible()
    expect(page.locator(".calls")).to_be_hidden()


def test_a_dead_hand_needs_no_upcard_also_where_half_of_one_was_tapped(page: Page) -> None:
    choose(page, "up_rank", "7")

    choose_way(page, "dead")
    save(page)

    expect(rows(page)).to_have_count(2)


def test_an_upcard_that_was_taken_back_is_not_in_a_dead_hand_s_way(page: Page) -> None:
    turn_up(page, "7S")
    take_upcard_back(page)

    choose_way(page, "dead")
    save(page)

    expect(rows(page)).to_have_count(2)


def test_another_upcard_over_whose_limit_the_knock_was_is_refused_in_the_preview(page: Page) -> None:
    turn_up(page, "9H")
    choose_call(page, "A-8")
    tap_digits(page, "30")
    take_upcard_back(page)

    choose(page, "up_rank", "5")
    expect(page.locator("#preview")).to_be_hidden()
    choose(page, "up_suit", "S")

    expect(page.locator("#preview")).to_contain_text("3 over the limit")
    expect(page.locator(".calls")).to_contain_text("Ann knocked with 8")


def test_a_corrected_hand_keeps_its_upcard_on_the_page(phones: Phones, server: Server) -> None:
    table = open_table(server, gin("A", 30, "7S"), preset="oklahoma")
    page = phones(f"{table.path}/hands/e1/edit")

    page.locator("#opponent_count").fill("20")
    follow(page.locator("#save"))
    follow(page.get_by_role("button", name="Save the correction"))

    assert table.hands() == [("Ann", 90)]


@pytest.mark.parametrize("script", [True, False])
def test_a_hand_is_written_with_its_upcard_with_script_and_without(phones: Phones, server: Server, script: bool) -> None:
    table = open_table(server, preset="oklahoma")
    page = phones(table.path, script=script)
    open_pad(page)

    turn_up(page, "7S")
    choose_call(page, "A-7")
    page.locator("#opponent_count").fill("30")
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.hands() == [("Ann", 46)]


def test_big_gin_has_a_key_where_it_is_played(phones: Phones, server: Server) -> None:
    table = open_table(server, preset="modern")
    page = phones(table.path)
    open_pad(page)

    choose_call(page, "B-big_gin")
    tap_digits(page, "30")
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.hands() == [("Bob", 61)]
