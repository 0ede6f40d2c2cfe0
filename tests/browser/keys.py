"""What people do on the keys of the check page."""

from playwright.sync_api import Locator, Page, expect

UNDERCUT = "5S 6S 7S 9H TH JH 2H 2D 2C KD", "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"
"""A knock with 10 against which breaking three eights leaves 9."""


def key(page: Page, card: str) -> Locator:
    return page.locator(f".ck[value='tap-{card}']")


def tap_cards(page: Page, cards: str) -> None:
    """Tap the keys of some cards, one right after the other."""
    for card in cards.split():
        key(page, card).tap()


def half(page: Page, number: int) -> Locator:
    return page.locator(".half").nth(number)


def strip(page: Page) -> Locator:
    """Return the two lines at the foot that say what the cards decide."""
    return page.locator("#bar .verdict")


def settled(page: Page, text: str) -> None:
    """Wait until the page says what the cards decide."""
    expect(strip(page)).to_contain_text(text)


def hold(page: Page) -> None:
    """Let nothing that a script asks for be answered, on the pages opened from now on, before `answer` lets it."""
    page.add_init_script(
        "const asked = fetch, gate = new Promise((open) => (window.letThrough = open));"
        "window.fetch = async (...what) => (await gate, asked(...what));"
    )


def answer(page: Page) -> None:
    """Let the answers through that `hold` has kept back, and all later ones."""
    page.evaluate("window.letThrough?.()")


def query(page: Page) -> str:
    return page.url.partition("?")[2]
