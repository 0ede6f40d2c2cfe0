"""What a first visit costs."""

from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from tests.browser.pads import choose_call, open_pad, rows, save, tap_digits
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import knock, open_table, wins

MOST_BYTES, MOST_REQUESTS = 15 * 1024, 5
HANDS = (wins("A", 15), wins("B", 12), knock("B", 0, 9), wins("A", 28), knock("A", 10, 7), wins("B", 31), wins("A", 7), wins("B", 4))


def test_a_first_visit_to_a_sheet_of_eight_hands_is_light(phones: Phones, server: Server) -> None:
    table = open_table(server, *HANDS)
    page = phones()
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))  # noqa: PLW0108 - Playwright takes no built-in method

    page.goto(table.path, wait_until="networkidle")

    expect(rows(page)).to_have_count(len(HANDS))
    sent = {urlsplit(request.url).path: request.sizes() for request in finished if request.url.startswith("http")}
    weights = {path: sizes["responseBodySize"] + sizes["responseHeadersSize"] for path, sizes in sent.items()}
    print(f"{len(weights)} requests, {sum(weights.values())} bytes: {weights}")  # noqa: T201 - shown with -s
    assert len(weights) <= MOST_REQUESTS
    assert sum(weights.values()) <= MOST_BYTES


def test_a_hand_is_recorded_with_four_small_requests_and_no_new_page(phones: Phones, server: Server) -> None:
    table = open_table(server, *HANDS)
    page = phones()
    page.goto(table.path, wait_until="networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
    open_pad(page)
    assert not any(table.path in request for request in asked), "opening the pad asks for nothing"
    choose_call(page, "A-gin")
    tap_digits(page, "9")

    save(page)
    expect(rows(page)).to_have_count(len(HANDS) + 1)

    at_table = [request for request in asked if table.path in request]
    assert at_table == [
        f"POST {table.path}/hands/preview",
        f"POST {table.path}/hands/preview",
        f"POST {table.path}/events",
        f"GET {table.path}",
    ]
