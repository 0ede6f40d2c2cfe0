"""House rules on a phone: a preset fills the fields, the same players sit down again, and paper says the rules."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house_states import BONUS, SPLIT
from tests.browser.pads import follow
from tests.browser.phones import SMALL, TALL, Phones, Size
from tests.browser.server import Server
from tests.browser.tables import open_table, points, wins
from tests.browser.test_print import PAPERS, pages_of, printed
from tests.browser.test_taps import COUNTING


def choose_preset(page: Page, preset: str) -> None:
    page.locator(f"label:has([name=preset][value={preset}])").tap()


def test_a_preset_fills_the_fields_at_once_and_leaves_what_was_typed(phones: Phones) -> None:
    page = phones("/tables/new")
    page.locator("#rules > summary").tap()
    page.get_by_text("Single rules").tap()
    page.locator("#rule-target").fill("150")

    choose_preset(page, "modern")

    expect(page.locator("#rule-big_gin_bonus")).to_have_value("31")
    expect(page.locator("#rule-target")).to_have_value("150")
    expect(page.locator("#rules > summary")).to_contain_text("Modern gin, changed")
    follow(page.get_by_role("button", name="Open the table"))
    expect(page.locator("#head")).to_contain_text("To 150. Gin 25, undercut 25")


def test_the_same_players_are_there_for_other_rules_with_two_taps(phones: Phones, server: Server) -> None:
    page = phones()
    page.context.add_init_script(COUNTING)
    page.goto(open_table(server, players=("Carl", "Dora"), preset="classic").path)

    page.get_by_role("link", name="Menu").tap()
    follow(page.get_by_role("link", name="Same players, other rules"))

    assert page.evaluate("sessionStorage.taps") == "2"
    expect(page.locator("#player_a")).to_have_value("Carl")
    expect(page.locator("[name=preset]:checked")).to_have_value("classic")
    choose_preset(page, "oklahoma")
    expect(page.locator("#rules > summary")).to_contain_text("To 250")
    follow(page.get_by_role("button", name="Open the table"))
    expect(page.locator("#head")).to_contain_text("Oklahoma")


def test_a_last_table_is_opened_again_with_two_taps(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, players=("Carl", "Dora"), preset="classic").path)
    page.context.add_init_script(COUNTING)
    page.goto("/tables/new")

    follow(page.get_by_role("link", name="Carl and Dora, Classic gin"))
    follow(page.get_by_role("button", name="Open the table"))

    assert page.evaluate("sessionStorage.taps") == "2"
    expect(page.locator("#head")).to_contain_text("Gin 20")


def test_rules_are_put_right_on_a_phone_without_script(phones: Phones, server: Server) -> None:
    table = open_table(server, wins("A", 15), wins("B", 30))
    page = phones(f"{table.path}/rules", script=False)

    follow(page.get_by_role("link", name="Change the rules"))
    follow(page.get_by_role("link", name="These were wrong"))
    page.locator("#rule-target").fill("25")
    follow(page.get_by_role("button", name="See what changes"))
    expect(page.locator("main")).to_contain_text("Bob wins game 1.")
    follow(page.get_by_role("button", name="Save the correction"))

    expect(page.locator("main")).to_contain_text("Three games to 25.")
    assert table.ledger()["series"][0]["games"][0]["winner"] == "Bob"


@pytest.mark.parametrize("paper", PAPERS)
def test_rules_boxes_and_settlement_are_on_paper(phones: Phones, server: Server, tmp_path: Path, paper: str) -> None:
    page = phones(open_table(server, *SPLIT, **BONUS).path)

    (only,) = pages_of(printed(page, paper, tmp_path))

    text = " ".join(only.split())
    assert "Each box 25. Each game 100. A shutout doubles the winner’s total of that game." in text
    assert "Each point is worth 0.05, rounded to 0.50." in text
    assert "Boxes 3 1 2 2 1 2" in text
    # 309 to 37, 149 to 250 and 100 to 260; 11 points at 0.05 are 0.55.
    assert "Settlement: Ann 11, 272 − 101 − 160. By games Bob, by net points Ann. Bob owes Ann 0.50." in text


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("preset", ["hollywood-bonus", "oklahoma"])
def test_a_series_of_ordinary_length_is_one_page_with_the_longest_rules(
    phones: Phones, server: Server, tmp_path: Path, paper: str, preset: str
) -> None:
    events = [points("AB"[number % 2], 1 + number % 2) for number in range(20)]
    page = phones(open_table(server, *events, preset=preset, stake=5, stake_step=50).path)

    assert len(pages_of(printed(page, paper, tmp_path))) == 1


@pytest.mark.parametrize("size", [TALL, SMALL], ids=["tall", "small"])
def test_every_choice_of_the_rules_can_be_read_whole(phones: Phones, server: Server, size: Size) -> None:
    page = phones(f"{open_table(server, preset='oklahoma').path}/rules/edit", size=size)

    room, needed = page.evaluate(
        """() => {
            const widths = () => [...document.querySelectorAll(".control select")].map((select) => select.clientWidth);
            const room = widths();
            document.querySelectorAll(".control select").forEach((select) => (select.style.width = "max-content"));
            return [room, widths()];
        }"""
    )

    assert len(room) == 8
    assert all(has >= needs > 0 for has, needs in zip(room, needed, strict=True)), (room, needed)
