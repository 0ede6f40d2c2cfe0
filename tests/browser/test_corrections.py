"""Putting right what is on the sheet: what changes is shown first, and everything can be taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import look
from tests.browser.pads import choose_call, follow, press, record, rows, tap_digits, totals
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.states import CLOSED, FINISHED
from tests.browser.tables import Table, open_table, wins


@pytest.fixture
def table(server: Server) -> Table:
    return open_table(server, *CLOSED)


@pytest.fixture(params=[True, False], ids=["script", "no script"])
def page(request: pytest.FixtureRequest, phones: Phones, table: Table) -> Page:
    return phones(table.path, script=request.param)


def open_hand(page: Page, number: int) -> None:
    follow(rows(page).nth(number - 1).get_by_role("link"))


def strike_first(page: Page) -> None:
    open_hand(page, 1)
    press(page, "Strike the hand out")
    press(page, "Strike it out")


def correct_third(page: Page) -> None:
    open_hand(page, 3)
    follow(page.get_by_role("link", name="Correct"))
    page.locator("#opponent_count").fill("11")
    follow(page.locator("#save"))
    press(page, "Save the correction")


def test_a_count_is_corrected_after_what_it_changes_was_shown(page: Page) -> None:
    open_hand(page, 3)
    follow(page.get_by_role("link", name="Correct"))
    page.locator("#opponent_count").fill("11")
    follow(page.locator("#save"))
    expect(page.locator("main")).to_contain_text("Game 1 opens again.")
    press(page, "Save the correction")

    expect(totals(page)).to_have_text(["85", "20", "45", "0", "10", "0"])
    expect(page.locator("#bar .slip")).to_contain_text("Hand 3 corrected")


def test_a_correction_that_is_left_changes_nothing(page: Page, table: Table) -> None:
    open_hand(page, 3)
    follow(page.get_by_role("link", name="Correct"))
    page.locator("#opponent_count").fill("11")
    follow(page.locator("#save"))
    follow(page.get_by_role("link", name="Leave it as it was"))

    assert table.hands()[2] == ("Ann", 30)


def test_a_wrong_winner_is_put_right(page: Page) -> None:
    open_hand(page, 2)
    follow(page.get_by_role("link", name="Correct"))
    press(page, "It was the other player’s hand")
    press(page, "Save the correction")

    expect(totals(page)).to_have_text(["70", "55", "30", "20", "0", "0"])


def test_a_hand_is_struck_and_restored(page: Page) -> None:
    open_hand(page, 1)
    press(page, "Strike the hand out")
    press(page, "Strike it out")
    expect(rows(page)).to_have_count(4)
    expect(rows(page).first.locator("s").first).to_be_visible()
    expect(totals(page)).to_have_text(["65", "20", "30", "0", "0", "0"])

    open_hand(page, 1)
    press(page, "Let the hand count again")
    press(page, "Restore it")
    expect(totals(page)).to_have_text(["105", "0", "65", "20", "30", "0"])


def test_a_hand_is_moved(page: Page, table: Table) -> None:
    open_hand(page, 4)
    page.get_by_text("It was played earlier or later").tap()
    page.get_by_label("Where was it played?").select_option(label="Before hand 1 (Ann 40)")
    press(page, "See what changes")
    press(page, "Move it")

    assert [winner for winner, _ in table.hands()] == ["Bob", "Ann", "Ann", "Ann"]
    expect(totals(page)).to_have_text(["105", "20", "65", "0", "30", "0"])


@pytest.mark.parametrize(
    ("act", "named"),
    [
        (look, "Hand 4 written: Bob 20"),
        (strike_first, "Struck out: Ann 40"),
        (correct_third, "Hand 3 corrected: Ann 10"),
    ],
    ids=["a hand", "striking", "a correction"],
)
def test_undo_names_what_it_takes_back_and_takes_back_that(page: Page, act: Callable[[Page], None], named: str) -> None:
    was = ["105", "0", "65", "0", "30", "0"] if named.startswith("Hand 4") else ["105", "0", "65", "20", "30", "0"]
    act(page)
    expect(page.locator("#bar .slip")).to_contain_text(named)
    page.reload()
    expect(page.locator("#bar .slip")).to_contain_text(named)

    press(page, "Undo")

    expect(totals(page)).to_have_text(was)


def test_undo_stays_until_the_next_hand_is_saved(phones: Phones, table: Table) -> None:
    page = phones(table.path)
    follow(rows(page).first.get_by_role("link"))
    page.go_back()
    expect(page.locator("#bar .slip")).to_contain_text("Hand 4 written: Bob 20")

    record(page, "A-5", "20")

    expect(page.locator("#bar .slip")).to_contain_text("Hand 5 written: Ann 15")
    expect(page.locator("#bar .slip")).to_have_count(1)


def test_a_hand_that_is_taken_back_across_the_end_of_a_series_reopens_it(phones: Phones, server: Server) -> None:
    table = open_table(server, *FINISHED)
    page = phones(table.path)
    expect(page.locator(".end")).to_contain_text("Ann wins")

    press(page, "Undo")

    expect(page.locator(".end")).to_have_count(0)
    assert table.ledger()["series"][0]["finished"] is False


def test_striking_a_hand_of_a_finished_series_lets_it_go_on_with_the_next_hands(phones: Phones, server: Server) -> None:
    table = open_table(server, *FINISHED, wins("B", 12))
    page = phones(f"{table.path}/series/1")
    open_hand(page, 1)
    press(page, "Strike the hand out")
    expect(page.locator("main")).to_contain_text("Series 1 goes on.")
    press(page, "Strike it out")

    assert len(table.ledger()["series"]) == 1
    assert table.hands()[-1] == ("Bob", 12)


def test_a_forgotten_hand_is_put_in_across_the_end_of_a_series(phones: Phones, server: Server) -> None:
    table = open_table(server, *FINISHED, wins("B", 12))
    page = phones(f"{table.path}/series/1")
    open_hand(page, 2)
    follow(page.get_by_role("link", name="Put in a forgotten hand before it"))
    choose_call(page, "A-5")
    tap_digits(page, "98")
    follow(page.locator("#save"))
    expect(page.locator("main")).to_contain_text("Series 1")
    press(page, "Put it in")

    first, second = table.ledger()["series"]
    assert [hand["points"] for hand in first["hands"]] == [40, 93, 35, 30, 45]
    assert [hand["points"] for hand in second["hands"]] == [45, 12]
