"""What is done on a page before somebody looks at it."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pads import choose_call, choose_way, follow, open_pad, press, save, tap_digits


def look(_page: Page) -> None:
    """Do nothing."""


def see_menu(page: Page) -> None:
    page.get_by_role("link", name="Menu").tap()


def type_call(call: str, digits: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        open_pad(page)
        choose_call(page, call)
        tap_digits(page, digits)
        expect(page.locator("#preview")).not_to_be_empty()

    return act


def open_way(way: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        open_pad(page)
        choose_way(page, way)

    return act


def fail_to_save(page: Page) -> None:
    type_call("A-5", "99")(page)
    save(page)
    expect(page.locator("#problems")).to_be_visible()


def meet_same_hand(page: Page) -> None:
    other = page.context.new_page()
    other.goto(page.url)
    follow(other.locator("#put .go"))
    other.close()
    follow(page.locator("#put .go"))


def ask_to_strike(page: Page) -> None:
    press(page, "Strike the hand out")


def name_both_alike(page: Page) -> None:
    page.get_by_label("First player").fill("Ann")
    page.get_by_label("Second player").fill(" ANN ")
    follow(page.get_by_role("button", name="Open the table"))


def go_home(page: Page) -> None:
    page.goto("/")


def open_another(page: Page) -> None:
    page.goto("/tables/new")
    unfold(page)


def follow_nothing(page: Page) -> None:
    page.get_by_label("The address from the other phone").fill("nothing")
    follow(page.get_by_role("button", name="Go to the table"))


def see_changes(page: Page) -> None:
    page.locator("#opponent_count").fill("12")
    follow(page.locator("#save"))


def meet_another_change(page: Page) -> None:
    see_changes(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("#opponent_count").fill("14")
    follow(other.locator("#save"))
    press(other, "Save the correction")
    other.close()
    press(page, "Save the correction")


def see_forgotten(page: Page) -> None:
    choose_call(page, "B-3")
    page.locator("#opponent_count").fill("80")
    follow(page.locator("#save"))


def unfold(page: Page) -> None:
    for summary in page.locator("summary").all():
        summary.tap()
