"""How often somebody has to tap, from the open sheet to the row as it ought to be."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pads import choose_call, choose_way, follow, open_pad, rows, save, tap_digits
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import knock, open_table, wins

COUNTING = "addEventListener('pointerup', () => (sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1), true)"


def enter(call: str, digits: str) -> Callable[[Page], None]:
    def taps(page: Page) -> None:
        open_pad(page)
        choose_call(page, call)
        tap_digits(page, digits)
        save(page)

    return taps


def enter_dead_hand(page: Page) -> None:
    open_pad(page)
    choose_way(page, "dead")
    save(page)


def put_in_forgotten_hand(page: Page) -> None:
    follow(rows(page).nth(3).get_by_role("link"))
    follow(page.get_by_role("link", name="Put in a forgotten hand before it"))
    choose_call(page, "A-5")
    tap_digits(page, "20")
    follow(page.locator("#save"))
    follow(page.get_by_role("button", name="Put it in"))


def put_winner_right(page: Page) -> None:
    follow(rows(page).nth(1).get_by_role("link"))
    follow(page.get_by_role("link", name="Correct"))
    follow(page.get_by_role("button", name="It was the other player’s hand"))
    follow(page.get_by_role("button", name="Save the correction"))


class Errand(NamedTuple):
    """Hold what is done, the row in which its outcome stands, what it says there, and the most taps that it may take."""

    act: Callable[[Page], None]
    row: int
    text: str
    most: int


@pytest.mark.parametrize(
    "errand",
    [
        pytest.param(Errand(enter("A-5", "20"), 7, "+15", 5), id="a knock with a count of two digits"),
        pytest.param(Errand(enter("A-gin", "20"), 7, "+45", 5), id="gin"),
        pytest.param(Errand(enter("A-10", "10"), 7, "+10", 5), id="an undercut"),
        pytest.param(Errand(enter("A-5", "8"), 7, "+3", 4), id="a knock with a count of one digit"),
        pytest.param(Errand(enter_dead_hand, 7, "dead", 3), id="a dead hand"),
        pytest.param(Errand(put_in_forgotten_hand, 4, "+15", 7), id="hand 4 was forgotten"),
        pytest.param(Errand(put_winner_right, 2, "Bob knocked with 2, Ann 14", 4), id="wrong winner in hand 2"),
    ],
)
def test_no_more_taps_are_needed_than_were_counted(phones: Phones, server: Server, errand: Errand) -> None:
    page = phones()
    page.context.add_init_script(COUNTING)
    page.goto(open_table(server, wins("A", 3), knock("A", 2, 14), *[wins("B", 4)] * 4).path)

    errand.act(page)

    expect(rows(page).nth(errand.row - 1)).to_contain_text(errand.text)
    counted = int(page.evaluate("sessionStorage.taps"))
    print(f"{counted} taps")  # noqa: T201 - shown with -s
    assert 3 <= counted <= errand.most


def test_a_tap_is_counted_once(phones: Phones, server: Server) -> None:
    page = phones()
    page.context.add_init_script(COUNTING)
    page.goto(open_table(server).path)

    open_pad(page)

    assert page.evaluate("sessionStorage.taps") == "1"
