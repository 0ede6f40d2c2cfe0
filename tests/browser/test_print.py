"""The sheet on paper."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.pads import ROWS
from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.states import FINISHED, LONG, RTL
from tests.browser.tables import DEAD, Event, agreed, amended, cards, knock, open_table, protested, struck, wins

PAPERS = ("A4", "Letter")
SHEET_OF_PAPER: ViewportSize = {"width": 688, "height": 1017}
"""What the margins leave of an A4 sheet, in pixels."""
UNUSUAL: tuple[Event, ...] = (knock("A", 4, 3), knock("B", 0, 2))
USUAL: tuple[Event, ...] = (wins("A", 1), wins("B", 2), DEAD)
"""So few points that no game closes in sixty hands."""
ENDING: tuple[Event, ...] = tuple(wins("AB"[number % 2], 12 + number % 2) for number in range(20))
"""A series that is over with its twentieth hand."""
DISPUTED = cards("A", "5S 6S 7S 9H TH JH 2H 2D 2C KD", "3C 4C 5C 6C 8S 9S 7H 8H 8D AC")
"""An undercut of 11 points with four cards laid off on two melds."""
LINES = """cells => cells.map((cell) => {
  const range = new Range();
  range.selectNodeContents(cell);
  return range.getClientRects().length;
})"""
BOXES = "cards => cards.map((card) => card.getBoundingClientRect().toJSON())"
FIVE_LINES = """(rows, inside) => rows.forEach((row, number) => {
  row.style.breakInside = inside;
  const lines = ['a', 'b', 'c', 'd', 'e'].map((letter) => Object.assign(document.createElement('p'), {textContent: `r${number}${letter}`}));
  row.querySelector('td.paper').replaceChildren(...lines);
})"""
"""Rows are broken where they are long: each is made five lines long."""


def printed(page: Page, paper: str, folder: Path) -> Path:
    page.pdf(path=folder / f"{paper}.pdf", format=paper)
    return folder / f"{paper}.pdf"


def pages_of(pdf: Path) -> list[str]:
    reader = shutil.which("pdftotext")
    if reader is None:
        pytest.skip("pdftotext, which reads what is on the paper, is not on this machine")
    text = subprocess.run([reader, "-layout", str(pdf), "-"], capture_output=True, text=True, check=True).stdout
    return text.split("\f")[:-1]


def hands(count: int) -> tuple[Event, ...]:
    return (*UNUSUAL, *(USUAL[number % len(USUAL)] for number in range(count - len(UNUSUAL))))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", [12, 20])
def test_a_series_of_ordinary_length_is_one_page(phones: Phones, server: Server, tmp_path: Path, paper: str, count: int) -> None:
    page = phones(open_table(server, *hands(count)).path)

    (only,) = pages_of(printed(page, paper, tmp_path))

    assert "House rules:" in only
    assert "Hollywood" in only
    assert re.search(r"\b20\d\d\b", only), "the date"
    assert "Total" in only
    assert "Winner" in only
    assert len(re.findall(r"^\s*\d+\s+(?:Ann|Bob)\s", only, re.MULTILINE)) == count
    for screen_only in ("Record a hand", "Undo", "Menu", "Needs", "Ann deals", "Bob deals"):
        assert screen_only not in only


@pytest.mark.parametrize("paper", PAPERS)
def test_a_series_of_ordinary_length_with_struck_hands_and_long_names_is_one_page(
    phones: Phones, server: Server, tmp_path: Path, paper: str
) -> None:
    page = phones(open_table(server, *hands(20), struck("e3"), struck("e7"), players=("Bartholomew", "Margaret-Rose")).path)

    assert len(pages_of(printed(page, paper, tmp_path))) == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("events", [hands(20), ENDING], ids=["open", "finished"])
def test_a_series_of_ordinary_length_is_one_page_whatever_the_players_are_called(
    phones: Phones, server: Server, tmp_path: Path, paper: str, events: tuple[Event, ...]
) -> None:
    page = phones(open_table(server, *events, players=LONG).path)

    (only,) = pages_of(printed(page, paper, tmp_path))

    assert re.search(r"WW = W+, WM = W+M\.", only.replace("\n", " ")), "the short names are explained"
    assert len(re.findall(r"^\s*\d+\s+W[WM]\s+W[WM] ", only, re.MULTILINE)) >= len(events) - events.count(DEAD)


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Bartholomew", "Margaret-Rose"), LONG, RTL])
def test_no_word_is_broken_beside_a_hand(phones: Phones, server: Server, names: tuple[str, str]) -> None:
    page = phones(open_table(server, *hands(6), players=names).path)
    page.emulate_media(media="print")
    page.set_viewport_size(SHEET_OF_PAPER)

    lines = page.locator("#ledger tbody td:nth-child(2)").evaluate_all(LINES)

    assert lines == [1] * 6


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("players", [("Ann", "Bob"), ("Bartholomew", "Margaret-Rose")])
def test_a_disputed_hand_is_on_the_same_page_with_its_cards(
    phones: Phones, server: Server, tmp_path: Path, paper: str, players: tuple[str, str]
) -> None:
    events = (*hands(12), struck("e3"), amended("e4", DISPUTED), agreed("e4"), protested("e5"))
    page = phones(open_table(server, *events, players=players).path)

    (only,) = pages_of(printed(page, paper, tmp_path))

    told = " ".join(only.split("Checked and changed")[1].split())
    assert "Struck hand:" in told
    assert "put right from the cards:" in told
    assert "agreed by both" in told
    assert "under protest" in told
    assert "Breaking 8♠ 8♥ 8♦" in told
    assert all(name in told.split("Breaking")[0] for name in players)


def test_cards_on_paper_lie_in_their_boxes(phones: Phones, server: Server) -> None:
    page = phones(open_table(server, DISPUTED).path)
    page.emulate_media(media="print")
    page.set_viewport_size(SHEET_OF_PAPER)

    boxes = page.locator(".held .mini")

    assert boxes.count() == 10 + 10 + 6
    assert {box["width"] < 25 and box["height"] > box["width"] for box in boxes.evaluate_all(BOXES)} == {True}


def test_a_finished_series_says_who_won(phones: Phones, server: Server, tmp_path: Path) -> None:
    page = phones(open_table(server, *FINISHED).path)

    (only,) = pages_of(printed(page, "A4", tmp_path))

    assert "Ann beat Bob, three games to none" in only


@pytest.mark.parametrize(("inside", "cut"), [("", False), ("auto", True)], ids=["as it is", "as it would be otherwise"])
def test_no_row_of_a_long_series_is_cut_between_pages(phones: Phones, server: Server, tmp_path: Path, inside: str, cut: bool) -> None:
    page = phones(open_table(server, *hands(60)).path)
    page.locator(ROWS).evaluate_all(FIVE_LINES, inside)

    lines = lines_of_rows(printed(page, "A4", tmp_path))

    assert all(len(pages) == 5 for pages in lines)
    assert any(len(set(pages)) > 1 for pages in lines) is cut


def lines_of_rows(pdf: Path) -> list[list[int]]:
    """Return for each row the pages on which its five lines stand."""
    found = [(int(row), page) for page, text in enumerate(pages_of(pdf)) for row in re.findall(r"\br(\d+)[a-e]\b", text)]
    return [[page for other, page in found if other == row] for row in range(60)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_in_either_scheme(phones: Phones, server: Server, scheme: Literal["light", "dark"]) -> None:
    page = phones(open_table(server, *hands(3)).path)
    page.emulate_media(media="print", color_scheme=scheme)

    colours = page.evaluate("[document.documentElement, document.body].map(part => getComputedStyle(part).backgroundColor)")

    assert set(colours) <= {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
