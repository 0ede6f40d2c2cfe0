from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pads import follow, heads, record, record_without_script, rows, totals
from tests.browser.phones import SMALL, TALL, Phones, Size
from tests.browser.server import Server


@pytest.mark.parametrize(
    ("script", "size", "enter"),
    [
        pytest.param(True, TALL, record, id="360 x 740"),
        pytest.param(True, SMALL, record, id="320 x 568"),
        pytest.param(False, TALL, record_without_script, id="no script"),
    ],
)
def test_the_worked_example_played_through_the_pages_comes_to_the_totals_of_the_rules(
    phones: Phones, server: Server, script: bool, size: Size, enter: Callable[[Page, str, str], None]
) -> None:
    page = phones("/tables/new", script=script, size=size)
    page.get_by_label("First player").fill("Alexandra")
    page.get_by_label("Second player").fill("Bob")
    follow(page.get_by_role("button", name="Open the table"))

    enter(page, "B-5", "15")  # Bob 10
    enter(page, "A-2", "20")  # Alexandra 18
    enter(page, "B-gin", "5")  # Bob 30
    enter(page, "B-3", "7")  # Bob 4

    expect(totals(page)).to_have_text(["18", "44", "0", "34", "0", "4"])
    expect(rows(page).nth(1)).to_contain_text("+18")
    expect(rows(page).nth(2)).to_contain_text("gin")
    ledger = server.ask("GET", f"{page.url.removeprefix(server.url).split('#')[0]}/ledger.json")
    assert [game["totals"] for game in ledger["series"][0]["games"]] == [
        {"Alexandra": 18, "Bob": 44},
        {"Alexandra": 0, "Bob": 34},
        {"Alexandra": 0, "Bob": 4},
    ]
    assert [hand["dealer"] for hand in ledger["series"][0]["hands"]][1:] == ["Bob", "Alexandra", "Bob"]
    assert ledger["next_dealer"] == "Bob"


def test_a_table_can_be_opened_without_typing_a_name(phones: Phones) -> None:
    page = phones("/tables/new")

    follow(page.get_by_role("button", name="Open the table"))

    expect(heads(page)).to_have_text(["We", "They"] * 3)


def test_known_names_open_a_table_in_three_taps(phones: Phones) -> None:
    page = phones("/tables/new")
    page.get_by_label("First player").fill("Ann")
    page.get_by_label("Second player").fill("דנה")
    follow(page.get_by_role("button", name="Open the table"))
    page.goto("/tables/new")

    page.get_by_role("button", name="Ann").tap()
    page.get_by_role("button", name="דנה").tap()
    follow(page.get_by_role("button", name="Open the table"))

    expect(heads(page)).to_have_text(["Ann", "דנה"] * 3)
