"""Figures beside each other on a narrow screen."""

import pytest

from tests.browser.phones import SMALL, TALL, Phones, Size
from tests.browser.server import Server
from tests.browser.tables import Event, open_table, wins

LEAST = 4
"""How far a figure keeps from the figure before it, in pixels: as much as the double rule between two games."""
GAPS = """rows => rows.flatMap((row) => [...row.cells].slice(1))
  .filter((cell) => cell.checkVisibility() && cell.textContent.trim()).map((cell) => {
    const range = new Range();
    range.selectNodeContents(cell);
    return [cell.textContent.trim(), range.getBoundingClientRect().left - cell.getBoundingClientRect().left];
  })"""


@pytest.mark.parametrize("size", [TALL, SMALL], ids=["360", "320"])
@pytest.mark.parametrize(
    "events",
    [(), (wins("A", 97), wins("A", 88)), tuple(wins("AB"[number % 2], 97) for number in range(21)), (*[wins("A", 97)] * 10, wins("A", 88))],
    ids=["nothing", "needs", "totals", "a game won"],
)
def test_figures_do_not_touch_at_a_target_of_1000(phones: Phones, server: Server, size: Size, events: tuple[Event, ...]) -> None:
    page = phones(open_table(server, *events, target=1000).path, size=size)

    gaps = page.locator("#ledger :is(tbody tr, .total, .needs)").evaluate_all(GAPS)

    assert len(gaps) >= 12
    assert [(figure, gap) for figure, gap in gaps if gap < LEAST] == []
