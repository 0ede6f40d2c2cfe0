"""A disputed hand in a real browser: tapped in, seen to change with every tap, put into the ledger, and sent to somebody."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.keys import UNDERCUT, half, key, query, settled, strip, tap_cards
from tests.browser.pads import follow, open_pad, rows
from tests.browser.phones import SMALL, TALL, Phones, Size
from tests.browser.server import Server
from tests.browser.tables import knock, open_table, wins
from tests.browser.test_taps import COUNTING

KNOCKER, OPPONENT = UNDERCUT


@pytest.mark.parametrize("size", [TALL, SMALL], ids=["tall", "small"])
def test_twenty_taps_enter_both_holdings_from_an_empty_page_to_the_verdict(phones: Phones, size: Size) -> None:
    page = phones(size=size)
    page.context.add_init_script(COUNTING)
    page.goto("/check")

    tap_cards(page, KNOCKER)
    tap_cards(page, OPPONENT)

    settled(page, "Undercut: Opponent 11")
    taps = int(page.evaluate("sessionStorage.taps"))
    print(f"{taps} taps")  # noqa: T201 - shown with -s
    assert taps == 20


def test_a_disputed_hand_of_the_ledger_is_tapped_in_and_put_right_and_can_be_undone(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, wins("A", 3), knock("A", 10, 17)).path)
    follow(rows(page).nth(1).get_by_role("link"))
    page.context.add_init_script(COUNTING)
    follow(page.get_by_role("link", name="Check cards"))
    tap_cards(page, KNOCKER)
    tap_cards(page, OPPONENT)
    settled(page, "Undercut: Bob 11")
    expect(strip(page)).to_contain_text("Ann 10, Bob 9: 1 + 10")

    follow(page.get_by_role("button", name="Put right: Ann 7 → Bob 11"))

    expect(rows(page).nth(1)).to_contain_text("+11")
    expect(page.locator("#bar .slip")).to_contain_text("Hand 2 corrected: Bob 11")
    assert int(page.evaluate("sessionStorage.taps")) == 21
    follow(page.get_by_role("button", name="Undo"))
    expect(rows(page).nth(1)).to_contain_text("+7")


def test_the_next_hand_is_entered_by_its_cards_on_the_same_keys(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, wins("A", 3)).path)
    open_pad(page)

    follow(page.get_by_role("link", name="Tap the cards"))
    half(page, 1).tap()
    tap_cards(page, KNOCKER)
    tap_cards(page, OPPONENT)
    settled(page, "Undercut: Ann 11")
    follow(page.get_by_role("button", name="Save: Ann 11"))

    expect(rows(page)).to_have_count(2)
    expect(rows(page).nth(1)).to_contain_text("+11")


def test_the_verdict_moves_with_every_tap_and_a_second_tap_takes_a_card_back(phones: Phones) -> None:
    page = phones("/check?" + "knocker=5S+6S+7S&half=opponent")

    key(page, "8S").tap()
    settled(page, "1 of 1 can be laid off")
    key(page, "3D").tap()
    settled(page, "1 of 2 can be laid off")
    key(page, "3D").tap()

    settled(page, "1 of 1 can be laid off")
    expect(page.locator("#why")).to_contain_text("8♠ fits 5♠ 6♠ 7♠.")


def test_a_card_of_the_other_half_is_greyed_and_says_whose_it_is(phones: Phones) -> None:
    page = phones("/check?knocker=5S+6S+7S&half=opponent")

    expect(key(page, "6S")).to_have_attribute("aria-disabled", "true")
    key(page, "6S").tap(force=True)

    settled(page, "6♠ is among the knocker’s cards.")


def test_one_tap_swaps_who_knocked(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, wins("A", 3)).path + "/check")
    tap_cards(page, KNOCKER)
    tap_cards(page, OPPONENT)
    settled(page, "Undercut: Bob 11")

    page.get_by_role("button", name="Bob knocked").tap()

    settled(page, "No knock: 7 over the limit")
    expect(half(page, 1)).to_contain_text("Bob knocked")


def test_the_address_says_it_all_and_opens_to_the_same_verdict_on_another_phone(phones: Phones) -> None:
    page = phones("/check")
    tap_cards(page, KNOCKER)
    tap_cards(page, OPPONENT)
    settled(page, "Undercut: Opponent 11")

    other = phones(page.url.partition("/check")[1] + "?" + query(page))

    settled(other, "Undercut: Opponent 11")
    expect(other.locator("#why")).to_contain_text("Breaking 8♠ 8♥ 8♦ lets more cards go: 9 instead of 17.")


def test_taps_that_are_faster_than_the_server_are_all_counted(phones: Phones) -> None:
    page = phones("/check")
    page.route("**/check?*", slowly)

    page.evaluate(
        "cards => cards.forEach((card) => document.querySelector(`.ck[value='tap-${card}']`).click())", f"{KNOCKER} {OPPONENT}".split()
    )

    settled(page, "Undercut: Opponent 11")
    expect(half(page, 0)).to_contain_text("10 cards")
    expect(half(page, 1)).to_contain_text("10 cards")


def slowly(route: Route) -> None:
    route.fulfill(response=route.fetch())


def test_cards_are_kept_while_the_server_is_gone_and_counted_when_it_is_back(phones: Phones) -> None:
    page = phones("/check")
    phones.forgive("Failed to load resource")
    page.route("**/check?*", lambda route: route.abort())
    tap_cards(page, "5S 6S 7S")
    settled(page, "The server cannot be reached.")
    expect(key(page, "6S")).to_have_attribute("aria-pressed", "true")

    page.unroute("**/check?*")

    settled(page, "7 more for Knocker")
    expect(half(page, 0)).to_contain_text("3 of 10")


def test_melds_as_they_were_laid_are_put_together_by_tapping(phones: Phones) -> None:
    page = phones("/check?knocker=5S+6S+7S+8S+7H+7D+QC+2C+2D+2H&opponent=3C+4C+5C+6C+9S+9H+8H+8D+AC+KD")
    page.get_by_role("button", name="As they were laid").tap()

    expect(page.locator(".laying section").first).to_contain_text("Melded")
    tap_laid(page, "2C")
    tap_laid(page, "2C 2D")
    page.get_by_role("button", name="These are a meld").tap()

    settled(page, "2♦ 2♣ is no meld: a meld has three cards or more.")
    page.get_by_role("button", name="As they lie best").tap()
    expect(strip(page)).not_to_contain_text("is no meld")


def tap_laid(page: Page, cards: str) -> None:
    for card in cards.split():
        before = page.url
        key(page, card).tap()
        # The address changes with what the page shows.
        page.wait_for_function("before => location.href !== before", arg=before)


def test_a_card_is_laid_off_by_tapping_where_it_went(phones: Phones) -> None:
    page = phones("/check?knocker=5S+6S+7S+9H+TH+JH+2H+2D+2C+KD&opponent=3C+4C+5C+6C+8S+9S+7H+8H+8D+AC&half=opponent&mode=laid")
    settled(page, "Undercut: Opponent 11")

    tap_laid(page, "9S")
    settled(page, "Knocker 8")
    tap_laid(page, "9S")
    onto = page.locator(".laying section", has_text="Laid off on 5♠ 6♠ 7♠")
    onto.get_by_role("button", name="Lay off here").tap()

    settled(page, "Undercut: Opponent 11")
    expect(onto.locator("[value='tap-9S']")).to_be_visible()


def test_cards_can_be_typed_or_pasted_and_the_verdict_follows(phones: Phones) -> None:
    page = phones("/check")
    page.get_by_role("button", name="Type them").tap()
    page.get_by_label("The knocker’s cards").fill("5♠6♠7♠ 9♥10♥J♥ 2♥2♦2♣ K♦")
    page.get_by_label("The opponent’s cards").fill(OPPONENT.lower())

    settled(page, "Undercut: Opponent 11")
    page.get_by_role("button", name="Tap them").tap()
    expect(key(page, "TH")).to_have_attribute("aria-pressed", "true")


def test_without_script_every_key_is_a_request_and_the_verdict_is_the_same(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, wins("A", 3)).path + "/check", script=False)

    for card in f"{KNOCKER} {OPPONENT}".split():
        follow(key(page, card))
    settled(page, "Undercut: Bob 11")
    follow(page.get_by_role("button", name="Save: Bob 11"))

    expect(rows(page)).to_have_count(2)


@pytest.mark.parametrize("script", [True, False])
def test_a_knock_over_the_limit_offers_what_the_table_may_make_of_it(phones: Phones, server: Server, script: bool) -> None:
    page = phones(open_table(server, wins("A", 3)).path, script=script)
    page.goto(f"{page.url}/check?knocker={OPPONENT.replace(' ', '+')}&opponent={KNOCKER.replace(' ', '+')}&by=A")
    settled(page, "No knock: 7 over the limit")

    follow(page.get_by_role("button", name="It counts as an undercut"))

    expect(rows(page)).to_have_count(2)
    expect(rows(page).nth(1)).to_contain_text("undercut")


def test_a_verdict_cannot_be_put_in_while_the_server_is_gone_and_stays_on_the_page(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, wins("A", 3)).path + "/check")
    phones.forgive("Failed to load resource")
    tap_cards(page, KNOCKER)
    tap_cards(page, OPPONENT)
    settled(page, "Undercut: Bob 11")
    page.route("**/*", lambda route: route.abort())

    page.get_by_role("button", name="Save: Bob 11").tap()

    settled(page, "Nothing is lost")
    page.unroute("**/*")
    follow(page.get_by_role("button", name="Save: Bob 11"))
    expect(rows(page)).to_have_count(2)
