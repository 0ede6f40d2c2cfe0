"""What is seen of a page at first, and what stays in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pads import record
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.states import FINISHED
from tests.browser.tables import STOP, Event, open_table, struck, wins

LONG_EVENING = tuple(wins("AB"[number % 2], 1 + number % 3) for number in range(20))


@pytest.mark.parametrize(
    ("events", "path", "sticks"),
    [
        (LONG_EVENING, "/t/{key}", True),
        (LONG_EVENING, "/v/{viewer}", False),
        ((*LONG_EVENING, STOP), "/t/{key}", False),
        ((*FINISHED, wins("B", 3)), "/t/{key}/series/1", False),
    ],
)
def test_the_totals_stay_in_sight_only_above_a_bar_under_an_open_series(
    phones: Phones, server: Server, events: tuple[Event, ...], path: str, sticks: bool
) -> None:
    table = open_table(server, *events)

    page = phones(path.format(key=table.key, viewer=table.viewer_key))

    assert page.locator("#ledger tfoot").evaluate("foot => getComputedStyle(foot).position") == ("sticky" if sticks else "static")


@pytest.mark.parametrize("script", [True, False])
def test_the_hand_that_ends_a_series_shows_who_has_won(phones: Phones, server: Server, script: bool) -> None:
    table = open_table(server, *FINISHED[:-1], *[wins("B", 1)] * 12)
    page = phones(table.path, script=script)

    if script:
        record(page, "A-5", "98")
    else:
        end_without_script(page)

    expect(page.get_by_role("heading", name="Ann wins, three games to none")).to_be_in_viewport()


def test_the_end_of_a_series_is_seen_again_once_the_first_hand_of_the_next_is_struck(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, *FINISHED, wins("B", 3), struck("e6")).path)

    expect(page.get_by_role("heading", name="Ann wins, three games to none")).to_be_in_viewport()


def end_without_script(page: Page) -> None:
    page.locator("#bar .go").tap()
    page.locator("#pad-form label:has([value='A-5'])").tap()
    page.locator("#opponent_count").fill("98")
    page.locator("#save").tap()


def test_the_rules_that_are_chosen_for_a_new_table_are_named_when_they_are_folded_away(phones: Phones) -> None:
    page = phones("/tables/new")
    summary = page.locator("#rules > summary")
    summary.tap()
    page.get_by_text("Gin Rummy", exact=True).tap()
    expect(summary).to_contain_text("Gin Rummy")

    summary.tap()

    expect(page.get_by_text("Single rules")).to_be_hidden()
    expect(summary.locator("b:visible")).to_have_text("House rules: Gin Rummy")
