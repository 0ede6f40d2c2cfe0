"""What is said when a series is over, where bonuses and net points count."""

import pytest

from scorekeeper.hollywood.events import Event, SeriesStopped
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.web.ending import Ending
from scorekeeper.web.menu import show_menu
from scorekeeper.web.sheet import Sheet, show_sheet
from tests.hollywood.evenings import keep, log_of
from tests.web.test_settled import SPLIT

NET = Rules(series_winner="net")
EVEN = Rules(games=1, box_bonus=50, series_winner="net")
"""Two boxes more make up for fifty points fewer."""


def sheet_of(*events: Event | str, rules: Rules) -> Sheet:
    log = log_of(*events, rules=rules)
    return show_sheet(keep(log), log, "/t/key")


def ending_of(*events: Event | str, rules: Rules) -> Ending:
    ending = sheet_of(*events, rules=rules).ending
    assert ending is not None
    return ending


@pytest.mark.parametrize(
    ("events", "rules", "said", "printed"),
    [
        (SPLIT, Rules(), "Bob wins, two games to one", "Bob beat Ann, two games to one"),
        (SPLIT, NET, "Ann wins", "Ann beat Bob"),
        (("A60", "A60", SeriesStopped()), NET, "Ann wins", "Ann beat Bob"),
        (("A60", SeriesStopped()), NET, "Stopped without a winner", "Ann and Bob"),
        (("B25", "B25", "A100"), EVEN, "The series is even", "Ann and Bob"),
        (("B25", "B25", "B25", "A100"), EVEN, "Bob wins", "Bob beat Ann"),
    ],
    ids=["by games", "by net points", "one game by net points", "no game", "even", "one game by boxes"],
)
def test_whoever_has_won_by_the_tables_rules_is_named(events: tuple[Event | str, ...], rules: Rules, said: str, printed: str) -> None:
    sheet = sheet_of(*events, rules=rules)

    assert sheet.ending is not None
    assert (sheet.ending.headline, sheet.headline) == (said, printed)


@pytest.mark.parametrize("rules", [Rules(), NET], ids=["games", "net"])
def test_both_winners_are_named_where_they_are_not_the_same(rules: Rules) -> None:
    assert ending_of(*SPLIT, rules=rules).settled == "Settlement: Ann 86, 122 − 1 − 35. By games Bob, by net points Ann."


def test_the_settlement_stands_under_the_ledger_too_and_grows_with_the_games() -> None:
    rules = PRESETS["hollywood-bonus"]

    assert sheet_of("A60", rules=rules).settled == ""
    # 105 points, two boxes and the bonus of a game against nothing, doubled.
    assert sheet_of("A60", "A45", rules=rules).settled == "As it stands: Ann 510."


def test_the_series_so_far_are_told_beside_the_ending() -> None:
    assert ending_of("A100", "B110", rules=PRESETS["gin"]).score == "Series: even at 1. Net points: Bob 10."


@pytest.mark.parametrize(
    ("rules", "boxes"),
    [(Rules(), []), (Rules(box_bonus=20), ["1", "1", "0", "0", "0", "0"]), (Rules(extra_boxes=True), ["1", "1", "0", "0", "0", "0"])],
    ids=["none", "each box", "extra boxes"],
)
def test_paper_counts_the_boxes_where_they_count(rules: Rules, boxes: list[str]) -> None:
    assert [figure for _look, figure in sheet_of("A60", "B45", rules=rules).boxes] == boxes


def test_the_menu_tells_how_every_series_ended() -> None:
    log = log_of("B25", "B25", "A100", "A30", SeriesStopped(), "A110", "B5", rules=EVEN)

    menu = show_menu(keep(log), "/t/key")

    assert [result for _href, _title, result in menu.series] == ["even", "stopped", "Ann", "being played"]
    assert menu.score == "Series: Ann leads 1 to 0. Net points: Ann 160."
