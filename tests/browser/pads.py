"""What people do on the sheet and its pad."""

from playwright.sync_api import Locator, Page, expect

ROWS = "#ledger tbody tr"


def open_pad(page: Page) -> None:
    page.locator("#bar .go").tap()


def choose_call(page: Page, call: str) -> None:
    """Tap who knocked and with how much, like A-5 or B-gin."""
    choose(page, "call", call)


def choose_way(page: Page, way: str) -> None:
    page.locator(f"#pad-form label:has(.way[value={way}])").tap()


def choose(page: Page, field: str, value: str) -> None:
    page.locator(f"#pad-form label:has([name={field}][value='{value}'])").tap()


def tap_digits(page: Page, digits: str) -> None:
    for digit in digits:
        page.locator(f"#pad-form .keypad [value='{digit}']").tap()


def save(page: Page) -> None:
    page.locator("#save").tap()


def rows(page: Page) -> Locator:
    return page.locator(ROWS)


def record(page: Page, call: str, digits: str) -> None:
    """Record a hand on the sheet's pad, with the keypad that the script brings."""
    before = rows(page).count()
    open_pad(page)
    choose_call(page, call)
    tap_digits(page, digits)
    save(page)
    expect(rows(page)).to_have_count(before + 1)


def record_without_script(page: Page, call: str, digits: str) -> None:
    before = rows(page).count()
    open_pad(page)
    choose_call(page, call)
    page.locator("#opponent_count").fill(digits)
    save(page)
    expect(rows(page)).to_have_count(before + 1)


def totals(page: Page) -> Locator:
    """Return the line of totals: both players' of game 1, then of game 2, then of game 3."""
    return page.locator("#ledger .total td:not(.paper)")


def heads(page: Page) -> Locator:
    """Return the heads of the columns, which are names or their beginnings."""
    return page.locator("#ledger thead tr:nth-child(2) th")


def follow(target: Locator) -> None:
    """Tap what leads to another page, and wait for that page."""
    with target.page.expect_navigation():
        target.tap()


def press(page: Page, name: str) -> None:
    """Press a button that leads to another page."""
    follow(page.get_by_role("button", name=name, exact=True))
