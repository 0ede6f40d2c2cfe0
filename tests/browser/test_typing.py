"""Cards that are typed, and keys pressed in between, while answers are under way."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import UNDERCUT, answer, half, hold, key, query, settled
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import open_table, wins

KNOCKER, OPPONENT = UNDERCUT
OURS, THEIRS = "The knocker’s cards", "The opponent’s cards"
TYPED = f"knocker={KNOCKER.replace(' ', '+')}&opponent={OPPONENT.replace(' ', '+')}&mode=typed"


@pytest.fixture(params=[False, True], ids=["answered at once", "answered late"])
def typing(phones: Phones, request: pytest.FixtureRequest) -> Page:
    """Give the fields to type cards in, on a phone that gets its answers at once, or none before it is let."""
    page = phones()
    if request.param:
        hold(page)
    page.goto("/check?mode=typed")
    return page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).tap()


def test_both_holdings_are_typed_one_right_after_the_other(typing: Page) -> None:
    typing.get_by_label(OURS).fill(KNOCKER)
    typing.get_by_label(THEIRS).fill(OPPONENT)

    answer(typing)

    settled(typing, "Undercut: Opponent 11")
    expect(typing.get_by_label(OURS)).to_have_value(KNOCKER)
    expect(typing.get_by_label(THEIRS)).to_have_value(OPPONENT)


def test_typed_cards_and_counts_change_places_when_the_other_knocked(typing: Page) -> None:
    typing.locator("summary").tap()
    typing.get_by_label(OURS).fill(OPPONENT)
    typing.get_by_label(THEIRS).fill(KNOCKER)
    typing.get_by_label("The count that the knocker said").fill("17")

    press(typing, "The other knocked")
    answer(typing)

    settled(typing, "Undercut: Opponent 11")
    expect(typing.get_by_label(OURS)).to_have_value(KNOCKER)
    expect(typing.get_by_label(THEIRS)).to_have_value(OPPONENT)
    expect(typing.get_by_label("The count that the knocker said")).to_have_value("")
    expect(typing.get_by_label("The count that the opponent said")).to_have_value("17")


def test_fields_are_empty_once_they_were_cleared(typing: Page) -> None:
    typing.locator("summary").tap()
    typing.get_by_label(OURS).fill(KNOCKER)
    typing.get_by_label("Declared").select_option("gin")

    press(typing, "Clear")
    answer(typing)
    press(typing, "Type them")

    expect(typing.get_by_label(OURS)).to_have_value("")
    expect(typing.get_by_label(THEIRS)).to_have_value("")
    expect(typing.locator("#declared")).to_have_value("")


def test_to_swap_twice_before_an_answer_leaves_the_fields_as_they_were_typed(typing: Page) -> None:
    typing.get_by_label(OURS).fill(KNOCKER)

    press(typing, "The other knocked")
    press(typing, "The other knocked")
    answer(typing)

    settled(typing, "Knocker: count 10")
    expect(typing.get_by_label(OURS)).to_have_value(KNOCKER)
    expect(typing.get_by_label(THEIRS)).to_have_value("")


def test_fields_follow_a_key_that_brings_back_what_they_were_before_somebody_typed(phones: Phones) -> None:
    page = phones()
    hold(page)
    page.goto(f"/check?knocker={KNOCKER.replace(' ', '+')}&mode=typed")

    page.get_by_label(OURS).fill("")
    page.get_by_label(THEIRS).fill(KNOCKER)
    press(page, "The other knocked")
    answer(page)

    expect(half(page, 0)).to_contain_text("10 cards")
    expect(half(page, 1)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label(OURS)).to_have_value(KNOCKER)
    expect(page.get_by_label(THEIRS)).to_have_value("")


def test_what_was_unfolded_stays_unfolded(typing: Page) -> None:
    typing.locator("summary").tap()

    typing.get_by_label(OURS).fill(KNOCKER)
    answer(typing)

    settled(typing, "Knocker: count 10")
    expect(typing.get_by_label("The card thrown away")).to_be_visible()


def test_a_key_pressed_between_two_fields_is_not_lost(typing: Page) -> None:
    typing.get_by_label(OURS).fill(KNOCKER)
    typing.get_by_label(THEIRS).fill(OPPONENT)
    press(typing, "Tap them")
    answer(typing)

    expect(typing.locator(".deck")).to_be_visible()
    settled(typing, "Undercut: Opponent 11")
    expect(key(typing, "TH")).to_have_attribute("aria-pressed", "true")


def test_what_is_typed_on_is_not_overwritten_by_an_answer_to_less(phones: Phones) -> None:
    page = phones("/check?mode=typed")

    page.get_by_label(OURS).press_sequentially(KNOCKER, delay=15)

    settled(page, "Knocker: count 10")
    expect(page.get_by_label(OURS)).to_have_value(KNOCKER)
    expect(page.get_by_label(THEIRS)).to_have_value("")


def test_enter_in_a_field_asks_and_changes_nothing(phones: Phones, server: Server) -> None:
    page = phones(f"{open_table(server, wins('A', 3)).path}/check?{TYPED}&by=A&discard=QC")

    page.get_by_label("The card thrown away").fill("KC")
    page.get_by_label("The card thrown away").press("Enter")

    expect(page).to_have_url(re.compile("discard=KC"))
    settled(page, "Undercut: Bob 11")
    expect(half(page, 0)).to_contain_text("Ann knocked")
    assert "half=" not in query(page)


def test_enter_asks_and_changes_nothing_without_script_as_well(phones: Phones) -> None:
    page = phones(f"/check?{TYPED}&discard=QC", script=False)

    page.get_by_label("The card thrown away").fill("KC")
    with page.expect_navigation():
        page.get_by_label("The card thrown away").press("Enter")

    settled(page, "Undercut: Opponent 11")
    assert "discard=KC" in query(page)
    assert "do=" not in query(page)
    assert "half=knocker" in query(page)
