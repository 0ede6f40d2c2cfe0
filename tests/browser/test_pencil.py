"""The pencil box of the pad, which says before saving what will happen."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pads import choose, choose_call, choose_way, open_pad, tap_digits
from tests.browser.phones import Phones, Size
from tests.browser.server import Server
from tests.browser.tables import open_table, wins


def opened(phones: Phones, server: Server) -> Page:
    page = phones(open_table(server, wins("A", 60), wins("A", 35)).path)
    open_pad(page)
    return page


def test_the_pencil_box_says_what_will_happen_and_save_says_whose_hand(phones: Phones, server: Server) -> None:
    page = opened(phones, server)

    choose_call(page, "A-5")
    tap_digits(page, "20")

    pencil = page.locator("#preview")
    expect(pencil).to_contain_text("Ann 15")
    expect(pencil).to_contain_text("Opens game 3")
    expect(pencil).to_contain_text("Wins game 1")
    expect(pencil).to_contain_text("95 → 110")
    expect(page.locator("#save")).to_have_text("Save: Ann 15")


@pytest.mark.parametrize(
    ("call", "digits", "said"),
    [("B-10", "7", "Ann 13"), ("B-10", "10", "Ann 10"), ("B-gin", "0", "Bob 25"), ("A-1", "98", "Ann 97")],
)
def test_what_a_hand_brings_is_asked_of_the_server(phones: Phones, server: Server, call: str, digits: str, said: str) -> None:
    page = opened(phones, server)

    choose_call(page, call)
    tap_digits(page, digits)

    expect(page.locator("#save")).to_have_text(f"Save: {said}")


def test_the_pencil_box_follows_the_keys_and_the_digits_as_they_change(phones: Phones, server: Server) -> None:
    page = opened(phones, server)
    choose_call(page, "A-5")
    tap_digits(page, "20")
    expect(page.locator("#save")).to_have_text("Save: Ann 15")

    page.get_by_role("button", name="Delete").tap()
    expect(page.locator("#save")).to_have_text("Save: Bob 13")
    choose(page, "call", "")
    choose_call(page, "B-1")
    expect(page.locator("#save")).to_have_text("Save: Bob 1")


def test_points_and_dead_hands_lead_to_the_same_pencil_box(phones: Phones, server: Server) -> None:
    page = opened(phones, server)
    choose_way(page, "points")
    choose(page, "winner", "B")
    page.get_by_label("Points", exact=True).fill("१८")
    expect(page.locator("#save")).to_have_text("Save: Bob 18")

    choose(page, "way", "counts")
    choose_way(page, "dead")
    expect(page.locator("#save")).to_have_text("Save: Dead hand")


def test_a_count_that_cannot_be_is_said_in_the_pencil_box(phones: Phones, server: Server) -> None:
    page = opened(phones, server)

    choose_call(page, "A-5")
    tap_digits(page, "99")

    expect(page.locator("#preview")).to_contain_text("0 to 98")
    expect(page.locator("#save")).to_have_text("Save")


def test_an_answer_that_comes_after_a_later_question_is_dropped(phones: Phones, server: Server) -> None:
    page = opened(phones, server)
    held: list[Route] = []
    page.route("**/hands/preview", lambda route: held.append(route) if not held else route.continue_())
    choose_call(page, "A-5")
    with page.expect_request("**/hands/preview"):
        tap_digits(page, "2")
    tap_digits(page, "0")
    expect(page.locator("#save")).to_have_text("Save: Ann 15")

    with page.expect_response("**/hands/preview"):
        held[0].continue_()
    page.evaluate("new Promise(requestAnimationFrame)")

    expect(page.locator("#save")).to_have_text("Save: Ann 15")
    expect(page.locator("#preview")).to_contain_text("Ann 15")


def test_save_names_no_hand_while_the_answer_is_under_way(phones: Phones, server: Server) -> None:
    page = opened(phones, server)
    choose_call(page, "A-5")
    tap_digits(page, "2")
    expect(page.locator("#save")).to_have_text("Save: Bob 13")
    held: list[Route] = []
    page.route("**/hands/preview", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in method

    with page.expect_request("**/hands/preview"):
        tap_digits(page, "0")

    expect(page.locator("#save")).to_have_text("Save")
    expect(page.locator("#preview")).to_contain_text("before you save")
    held[0].continue_()
    expect(page.locator("#save")).to_have_text("Save: Ann 15")


def test_a_knock_over_the_limit_is_settled_otherwise_where_it_is_corrected(phones: Phones, server: Server) -> None:
    over = {"knocker": {"seat": "A"}, "declared": "knock", "knocker_count": 14, "opponent_count": 20, "ruling": "undercut"}
    page = phones(open_table(server, ("HandPlayed", over)).path + "/hands/e1/edit")
    expect(page.locator("#save")).to_have_text("See what changes: Bob 10")

    page.get_by_label("Over the limit").select_option("")
    expect(page.locator("#preview")).to_contain_text("over the limit")
    page.get_by_label("Over the limit").select_option("dead")

    expect(page.locator("#save")).to_have_text("See what changes: Dead hand")


def test_the_wells_show_what_the_field_holds_and_that_is_two_digits(phones: Phones, server: Server) -> None:
    page = opened(phones, server)
    choose_call(page, "A-5")

    page.locator("#opponent_count").press_sequentially("120")

    expect(page.locator("#opponent_count")).to_have_value("12")
    expect(page.locator(".wells")).to_have_text("12")


def test_a_number_that_is_none_is_said_as_it_is_without_script(phones: Phones, server: Server) -> None:
    page = opened(phones, server)
    choose_call(page, "A-5")

    page.locator("#opponent_count").fill("1o")

    expect(page.locator("#preview")).to_have_text("“1o” is not a whole number.")


def test_the_ring_stays_in_its_column_on_a_narrow_phone(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, wins("A", 10), wins("A", 40), wins("A", 25)).path, size=Size(320, 740))
    open_pad(page)
    choose_call(page, "A-5")
    tap_digits(page, "35")

    ring = page.locator("#preview .pen").bounding_box()
    column = page.locator("#preview .moves div").nth(1).bounding_box()

    assert ring
    assert column
    assert ring["x"] + ring["width"] < column["x"]
