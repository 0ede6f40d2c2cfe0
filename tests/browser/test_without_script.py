"""Everything a table needs, without JavaScript."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pads import choose, choose_call, choose_way, follow, heads, open_pad, rows, save
from tests.browser.phones import SMALL, Phones
from tests.browser.server import Server
from tests.browser.tables import DEAD, KNOCKER, OPPONENT, Event, Table, open_table, wins


@pytest.fixture
def table(server: Server) -> Table:
    return open_table(server)


@pytest.fixture
def page(phones: Phones, table: Table) -> Page:
    page = phones(table.path, script=False)
    open_pad(page)
    return page


@pytest.mark.parametrize(
    ("call", "count", "hand"),
    [("A-5", "20", ("Ann", 15)), ("B-gin", "১৮", ("Bob", 43)), ("A-10", "10", ("Bob", 10)), ("B-2", " 7 ", ("Bob", 5))],
)
def test_counts_are_recorded(page: Page, table: Table, call: str, count: str, hand: tuple[str, int]) -> None:
    choose_call(page, call)
    page.locator("#opponent_count").fill(count)
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.hands() == [hand]
    expect(page.locator("#bar .slip")).to_contain_text(f"Hand 1 written: {hand[0]} {hand[1]}")


@pytest.mark.parametrize(
    ("before", "knock", "said"),
    [
        ((), ("A-5", "20"), "Hand 1 written: Ann 15, game 1"),
        ((*[DEAD] * 10, wins("A", 40)), ("A-5", "20"), "Hand 12 written: Ann 15, games 1 and 2, opens game 2"),
        ((*[DEAD] * 10, *[wins("A", 3)] * 2), ("A-5", "20"), "Hand 13 written: Ann 15, all games, opens game 3"),
        ((*[DEAD] * 10, wins("B", 60), wins("B", 45)), ("A-5", "20"), "Hand 13 written: Ann 15, game 2, opens game 2"),
        ((*[DEAD] * 10, wins("A", 5), wins("A", 90)), ("A-5", "20"), "Hand 13 written: Ann 15, all games, wins games 1 and 2"),
        (tuple([DEAD] * 10), ("A-10", "10"), "Hand 11 written: Bob 10, game 1"),
    ],
)
def test_the_slip_says_in_two_lines_what_a_hand_has_done(
    phones: Phones, server: Server, before: tuple[Event, ...], knock: tuple[str, str], said: str
) -> None:
    page = phones(open_table(server, *before).path, script=False, size=SMALL)
    open_pad(page)
    choose_call(page, knock[0])
    page.locator("#opponent_count").fill(knock[1])
    save(page)

    slip = page.locator("#bar .slip [role=status]")
    expect(slip).to_have_text(said)
    assert slip.evaluate("said => said.scrollHeight <= said.clientHeight")


def test_another_player_can_be_chosen_before_saving(page: Page, table: Table) -> None:
    choose_call(page, "A-5")
    choose(page, "call", "")
    choose_call(page, "B-5")
    page.locator("#opponent_count").fill("20")
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.hands() == [("Bob", 15)]


def test_points_from_paper_are_recorded(page: Page, table: Table) -> None:
    choose_way(page, "points")
    choose(page, "winner", "B")
    page.get_by_label("Points", exact=True).fill("13")
    page.get_by_label("How?").select_option(label="an undercut")
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.ledger()["series"][0]["hands"][0]["outcome"] == "undercut"


def test_cards_are_typed_and_recorded(page: Page, table: Table) -> None:
    type_cards(page, KNOCKER, OPPONENT)
    expect(page.locator("#bar .verdict")).to_contain_text("Ann 54")

    follow(page.get_by_role("button", name="Save: Ann 54"))

    expect(rows(page)).to_have_count(1)
    assert table.hands() == [("Ann", 54)]


def type_cards(page: Page, knocker: str, opponent: str) -> None:
    """Type the cards of both players on the page to which the pad leads."""
    follow(page.get_by_role("link", name="Tap the cards"))
    follow(page.get_by_role("button", name="Type them"))
    page.get_by_label("The knocker’s cards").fill(knocker)
    page.get_by_label("The opponent’s cards").fill(opponent)
    follow(page.locator(".typed").get_by_role("button", name="Check"))


def test_a_dead_hand_is_recorded(page: Page, table: Table) -> None:
    choose_way(page, "dead")
    save(page)

    expect(rows(page)).to_have_count(1)
    assert table.hands() == [(None, 0)]


def test_what_cannot_be_is_said_and_everything_typed_is_still_there(page: Page, table: Table) -> None:
    type_cards(page, f"{KNOCKER} 11X", f"{OPPONENT} KS")

    expect(page.get_by_role("alert")).to_contain_text("“11X” is not a card.")
    expect(page.get_by_label("The knocker’s cards")).to_have_value(f"{KNOCKER} 11X")
    expect(page.get_by_label("The opponent’s cards")).to_have_value(f"{OPPONENT} KS")
    expect(page.locator("#put")).to_have_count(0)
    page.get_by_label("The knocker’s cards").fill(KNOCKER)
    page.get_by_label("The opponent’s cards").fill(OPPONENT)
    follow(page.locator(".typed").get_by_role("button", name="Check"))
    follow(page.locator("#put .go"))
    assert len(table.hands()) == 1


def test_a_count_that_cannot_be_is_said_and_the_pad_is_still_filled_in(page: Page, phones: Phones, table: Table) -> None:
    phones.forgive("status of 422")
    choose_call(page, "B-5")
    page.locator("#opponent_count").fill("99")
    follow(page.locator("#save"))

    expect(page.get_by_role("alert")).to_contain_text("the opponent’s cannot be 99.")
    expect(page.locator("#opponent_count")).to_have_value("99")
    expect(page.locator("#pad-form [name=call][value=B-5]")).to_be_checked()
    page.locator("#opponent_count").fill("20")
    follow(page.locator("#save"))
    assert table.hands() == [("Bob", 15)]


def test_a_forgotten_hand_is_put_in_from_the_menu(page: Page, table: Table) -> None:
    table.write(wins("A", 5), wins("B", 6))
    page.goto(table.path)
    page.get_by_role("link", name="Menu").tap()
    follow(page.get_by_role("link", name="Put in a forgotten hand"))
    page.get_by_label("Where was it played?").select_option(label="Before hand 2 (Bob 6)")
    choose_call(page, "A-gin")
    page.locator("#opponent_count").fill("30")
    follow(page.locator("#save"))
    follow(page.get_by_role("button", name="Put it in"))

    assert table.hands() == [("Ann", 5), ("Ann", 55), ("Bob", 6)]


def test_the_colours_are_chosen_and_kept(phones: Phones, table: Table) -> None:
    page = phones(table.path, script=False)
    page.get_by_role("link", name="Menu").tap()
    follow(page.get_by_role("button", name="Dark"))

    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    expect(heads(page)).to_have_count(6)
    page.goto("/")
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"


def test_a_table_is_joined_by_its_address_and_forgotten_again(phones: Phones, table: Table) -> None:
    phones.forgive("status of 404")
    page = phones("/", script=False)
    page.get_by_label("The address from the other phone").fill("http://10.0.0.9/t/nothing")
    follow(page.get_by_role("button", name="Go to the table"))
    expect(page.get_by_role("alert")).to_contain_text("no table")

    page.get_by_label("The address from the other phone").fill(f"http://10.0.0.9:8000{table.path}")
    follow(page.get_by_role("button", name="Go to the table"))
    expect(heads(page).first).to_have_text("Ann")
    page.goto("/")
    follow(page.get_by_role("button", name="Forget Ann and Bob on this phone"))
    expect(page.get_by_role("link", name="Ann and Bob")).to_have_count(0)


def test_a_hand_is_checked_without_a_table_and_its_address_says_it_all(phones: Phones) -> None:
    page = phones("/check?mode=typed", script=False)
    page.get_by_label("The knocker’s cards").fill(KNOCKER)
    page.get_by_label("The opponent’s cards").fill(OPPONENT)
    follow(page.locator(".typed").get_by_role("button", name="Check"))

    other = phones(page.url, script=False)

    for each in (page, other):
        expect(each.locator("#bar .verdict")).to_contain_text("Knocker 54")
        expect(each.get_by_label("The knocker’s cards")).to_have_value(KNOCKER)
