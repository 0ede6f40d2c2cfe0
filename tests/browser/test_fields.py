"""Fields on a phone: a tap into one does not make the page jump, and fingers may still enlarge it."""

import pytest
from playwright.sync_api import Page

from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.states import STATES, State, visit

SMALL_LETTERS = """() => [...document.querySelectorAll("input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea")]
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.name)"""
FILLED_IN = ("open", "home, empty", "pad", "pad, points", "correct", "check, typed", "check, forgotten hand", "menu", "forgotten hand")


def small_letters(page: Page) -> list[str]:
    """Return the fields whose letters are so small that a phone enlarges the page when they are tapped."""
    found: list[str] = page.evaluate(SMALL_LETTERS)
    return found


@pytest.mark.parametrize("state", [state for state in STATES if state.name in FILLED_IN], ids=lambda state: state.name)
def test_a_tap_into_a_field_does_not_enlarge_the_page(phones: Phones, server: Server, state: State) -> None:
    page = visit(phones, server, state)

    assert page.locator("input, select, textarea").count() > 0
    assert small_letters(page) == []
    assert page.locator("meta[name=viewport]").get_attribute("content") == "width=device-width, initial-scale=1, viewport-fit=cover"


def test_small_letters_would_be_found(phones: Phones) -> None:
    page = phones("/check?mode=typed")

    page.locator("#knocker").evaluate("field => field.style.fontSize = '15px'")

    assert small_letters(page) == ["knocker"]
