"""A table in figures: the page, its charts, and both on paper."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import axe_findings
from tests.browser.pads import follow
from tests.browser.phones import SMALL, TALL, Phones, Size
from tests.browser.room import TOO_WIDE, room_findings
from tests.browser.server import Server
from tests.browser.states import CLOSED, FINISHED, LONG, MANY, RTL, SOME
from tests.browser.tables import STOP, Event, knock, open_table, struck, wins
from tests.browser.test_print import PAPERS, SHEET_OF_PAPER, pages_of, printed

WIDE = Size(1100, 800)
LEAST_TEXT = 13
"""How large a text in a chart is at least, in pixels."""
TWELVE: tuple[Event, ...] = (
    *(wins("A", 18), wins("B", 22), knock("A", 0, 6), knock("A", 10, 9), wins("A", 27), wins("A", 34)),
    *(wins("B", 19), wins("A", 15), knock("B", 0, 13), wins("B", 27), wins("A", 1), wins("B", 2)),
)
EQUAL: tuple[Event, ...] = (wins("A", 20), wins("B", 20))
AT_ONCE: tuple[Event, ...] = (knock("A", 0, 80), *EQUAL)
"""Ann has won the first game with the first hand."""
BOXES = "texts => texts.map((text) => text.getBoundingClientRect().toJSON())"
SIZES = "texts => texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
STROKES = "lines => lines.map((line) => getComputedStyle(line).stroke)"
CLASSES = "lines => lines.map((line) => [line.getAttribute('class'), getComputedStyle(line).strokeDasharray !== 'none'])"
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"


def figures_of(phones: Phones, server: Server, *events: Event, size: Size = TALL, players: tuple[str, str] = ("Ann", "Bob")) -> Page:
    return phones(f"{open_table(server, *events, players=players).path}/figures", size=size)


def overlapping(page: Page) -> list[int]:
    """Return the charts of which two texts lie over each other."""
    charts = [chart.locator("text").evaluate_all(BOXES) for chart in page.locator(".race").all()]
    return [
        number
        for number, boxes in enumerate(charts, start=1)
        for place, one in enumerate(boxes)
        for other in boxes[place + 1 :]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 0.5
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 0.5
    ]


@pytest.mark.parametrize(
    ("events", "players"),
    [((), ("Ann", "Bob")), (SOME, ("Ann", "Bob")), ((*FINISHED, *CLOSED, STOP, wins("B", 3)), LONG), (MANY, RTL)],
    ids=["nothing", "one series", "several series, long names", "right to left"],
)
def test_axe_finds_nothing_and_there_is_room(phones: Phones, server: Server, events: tuple[Event, ...], players: tuple[str, str]) -> None:
    page = figures_of(phones, server, *events, players=players)

    assert axe_findings(page) + room_findings(page) == []


def test_the_end_of_a_series_leads_to_the_figures_and_these_lead_back(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, *FINISHED).path)

    follow(page.locator(".end").get_by_role("link", name="In figures"))
    assert page.locator(".race").count() == 3
    assert page.get_by_role("img", name="Game 1: Ann 105, Bob 0, won by Ann with hand 3").is_visible()
    follow(page.get_by_role("link", name="Sheet"))

    assert page.locator(".end").is_visible()


@pytest.mark.parametrize("size", [TALL, SMALL], ids=["360", "320"])
@pytest.mark.parametrize("large", [False, True], ids=["", "text of 200 %"])
@pytest.mark.parametrize(
    "events",
    [TWELVE, EQUAL, AT_ONCE, (wins("A", 60), *[wins("A", 40)] * 9)],
    ids=["ordinary", "equal", "won at once", "to nothing"],
)
def test_no_text_of_a_chart_lies_over_another_or_leaves_the_page(
    phones: Phones, server: Server, events: tuple[Event, ...], size: Size, large: bool
) -> None:
    page = figures_of(phones, server, *events, size=size)
    if large:
        page.evaluate(LARGE_TEXT)

    assert overlapping(page) == []
    assert page.evaluate(TOO_WIDE) == []
    boxes = page.locator(".race text:visible").evaluate_all(BOXES)
    assert min(box["left"] for box in boxes) >= 0
    assert max(box["right"] for box in boxes) <= size.width


def test_texts_that_lie_over_each_other_would_be_found(phones: Phones, server: Server) -> None:
    page = figures_of(phones, server, *EQUAL)

    page.locator(".end-of-line").evaluate_all("texts => texts.forEach((text) => text.setAttribute('y', '50%'))")

    assert overlapping(page) == [1, 2, 3]


def test_the_text_of_a_chart_is_large_enough_and_grows_with_that_of_the_page(phones: Phones, server: Server) -> None:
    page = figures_of(phones, server, *TWELVE)
    texts = page.locator(".race text")

    usual = texts.evaluate_all(SIZES)
    page.evaluate(LARGE_TEXT)

    assert min(usual) >= LEAST_TEXT
    assert texts.evaluate_all(SIZES) == pytest.approx([2 * size for size in usual])


@pytest.mark.parametrize("size", [TALL, WIDE], ids=["phone", "wide"])
def test_charts_stand_side_by_side_where_there_is_room(phones: Phones, server: Server, size: Size) -> None:
    page = figures_of(phones, server, *TWELVE, size=size)

    tops = [box["top"] for box in page.locator(".race").evaluate_all(BOXES)]

    assert [above < below for above, below in pairwise(tops)] == [size is TALL] * 2


def test_charts_stand_side_by_side_on_paper(phones: Phones, server: Server) -> None:
    page = figures_of(phones, server, *TWELVE)
    page.emulate_media(media="print")
    page.set_viewport_size(SHEET_OF_PAPER)

    boxes = page.locator(".race").evaluate_all(BOXES)

    assert len({box["top"] for box in boxes}) == 1
    assert overlapping(page) == []


def test_the_lines_are_told_apart_without_colour(phones: Phones, server: Server) -> None:
    page = figures_of(phones, server, *TWELVE)

    assert page.locator(".race polyline").evaluate_all(CLASSES) == [["a", False], ["b", True]] * 3


def test_the_lines_take_the_colour_of_the_text_where_colours_are_forced(phones: Phones, server: Server) -> None:
    page = figures_of(phones, server, *TWELVE)
    page.emulate_media(forced_colors="active", color_scheme="dark")

    strokes = page.locator(".race :is(path, polyline)").evaluate_all(STROKES)

    assert set(strokes) == {page.evaluate("getComputedStyle(document.body).color")}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("players", [("Ann", "Bob"), LONG], ids=["", "long names"])
def test_a_series_of_twelve_hands_is_one_page(phones: Phones, server: Server, tmp_path: Path, paper: str, players: tuple[str, str]) -> None:
    page = figures_of(phones, server, *TWELVE, struck("e3"), players=players)

    (only,) = pages_of(printed(page, paper, tmp_path))

    assert "Hands per game" in only
    assert "The race to 100" in only
    assert "Sheet" not in only
