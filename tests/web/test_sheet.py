"""The sheet: which figure stands where, and how it is marked."""

import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandAgreed, HandPlayed, HandProtested, HandStruck, PlayersRenamed, SeriesStopped
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.sheet import Sheet, show_sheet
from tests.hollywood.evenings import keep, log_of


def sheet_of(*events: object, number: int | None = None, read_only: bool = False, rules: Rules | None = None) -> Sheet:
    log = log_of(*events, rules=rules)  # type: ignore[arg-type]  # events or their short texts
    return show_sheet(keep(log), log, "/t/key", number=number, read_only=read_only)


def figures(sheet: Sheet, row: int) -> list[str]:
    return [cell.total for cell in sheet.rows[row].cells]


def states(sheet: Sheet, row: int) -> list[str]:
    return [cell.state for cell in sheet.rows[row].cells]


def test_the_worked_example_stands_in_its_cells() -> None:
    sheet = sheet_of("B10", "A18", "B30", "B4")
    assert [figures(sheet, row) for row in range(4)] == [
        ["", "10", "", "", "", ""],
        ["18", "", "", "", "", ""],
        ["", "40", "", "30", "", ""],
        ["", "44", "", "34", "", "4"],
    ]
    assert [figure for _look, figure in sheet.totals] == ["18", "44", "0", "34", "0", "4"]
    assert [span.text for span in sheet.needs] == ["82", "56", "100", "66", "100", "96"]


def test_the_figure_that_wins_a_game_is_ringed_and_the_game_closed_below() -> None:
    sheet = sheet_of("A60", "A45", "B40")
    assert sheet.rows[1].cells[0] == ("shut", "105", "ring")
    assert states(sheet, 1)[:4] == ["shut", "shut", "", ""]
    assert states(sheet, 2)[:4] == ["closed", "closed", "", ""]
    assert sheet.needs[0] == ("a g1 won", 2, "Ann won")
    assert [span.text for span in sheet.winners] == ["Ann", "–", "–"]


def test_two_games_that_close_on_one_hand_are_both_ringed() -> None:
    assert [cell.sign for cell in sheet_of("A5", "A60", "A45").rows[2].cells] == ["ring", "", "ring", "", "", ""]


def test_a_hand_under_protest_says_so_in_place_of_how_it_was_won() -> None:
    knock = HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 10, 9)))
    plain, protested = (sheet_of(knock, "A3", *events).rows[0] for events in ((), (HandProtested("e1"),)))
    assert (plain.how, plain.look) == ("undercut", "")
    assert (protested.how, protested.look) == ("protest", "protest fresh")


def test_a_hand_that_both_agreed_on_has_a_tick_that_says_so() -> None:
    rows = sheet_of("A3", "B4", HandAgreed("e1")).rows
    assert [(row.number, row.agreed, row.how) for row in rows] == [("1", "agreed by both", ""), ("2", "", "")]


def test_a_struck_hand_under_protest_is_struck() -> None:
    row = sheet_of("A3", HandProtested("e1"), HandStruck("e1")).rows[0]
    assert (row.how, row.look) == ("struck", "struck")


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ((), ""),
        ((HandProtested("e2"),), "Hand 2 is still under protest."),
        ((HandProtested("e2"), HandProtested("e1")), "Hands 1 and 2 are still under protest."),
        ((HandProtested("e2"), HandAgreed("e2")), ""),
        ((HandProtested("e2"), HandStruck("e2")), ""),
    ],
)
def test_the_end_of_a_series_says_which_hands_are_still_under_protest(marks: tuple[object, ...], said: str) -> None:
    over, beyond = sheet_of("A3", "B4", *marks, SeriesStopped()), sheet_of("A3", "B4", *marks)
    assert over.ending is not None
    assert (over.ending.protested, over.protested) == (said, said)
    assert beyond.protested == ""


def test_a_struck_hand_is_crossed_out_where_it_stood_and_closes_nothing() -> None:
    sheet = sheet_of("A60", "A70", HandStruck("e2"), "B20")
    assert sheet.rows[1].number == "–"
    assert sheet.rows[1].look == "struck"
    assert [cell for cell in sheet.rows[1].cells if cell.total] == [("", "130", "struck"), ("", "70", "struck")]
    assert states(sheet, 2)[0] == ""
    assert sheet.rows[2].number == "2"


def test_a_dead_hand_has_a_dash_in_every_open_game_only() -> None:
    sheet = sheet_of("A60", "A45", "dead")
    assert figures(sheet, 2) == ["", "", "–", "–", "–", "–"]
    assert (sheet.rows[2].points, sheet.rows[2].figure, sheet.rows[2].look) == ("dead", "–", "fresh dead")


def test_a_hand_with_something_to_know_about_it_has_a_sign_and_the_sheet_says_what_that_means() -> None:
    over_limit = HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 14, 20)))
    sheet = sheet_of("A10", over_limit)
    assert [(row.points, row.figure) for row in sheet.rows] == [("+10", "10"), ("+6*", "6*")]
    assert sheet.note.startswith("* ")
    assert sheet_of("A10").note == ""


def test_the_hand_written_last_is_fresh_and_can_be_undone_by_its_uid() -> None:
    sheet = sheet_of("A10", "B20")
    assert [row.anchor for row in sheet.rows] == ["", "fresh"]
    assert sheet.slip is not None
    assert (sheet.slip.done, sheet.slip.score, sheet.slip.event) == ("Hand 2 written:", "Bob 20", "e2")


def test_somebody_who_looks_on_is_offered_nothing_to_take_back() -> None:
    assert sheet_of("A10", read_only=True).slip is None


def test_a_new_table_has_an_empty_sheet() -> None:
    sheet = sheet_of()
    assert (sheet.title, sheet.rows, sheet.next_number, sheet.deals) == ("Series 1", (), "1", "Ann deals")
    assert len(sheet.totals) == 6


def test_one_game_has_one_pair_of_columns() -> None:
    sheet = sheet_of("A40", rules=PRESETS["gin"])
    assert (sheet.look, sheet.columns, sheet.tabs) == ("lone", 2, ())
    assert len(sheet.totals) == 2


@pytest.mark.parametrize(("preset", "letterhead"), [("hollywood", "Hollywood Gin"), ("gin", "Gin Rummy")])
def test_the_paper_is_headed_by_the_game_that_is_played(preset: str, letterhead: str) -> None:
    assert sheet_of("A40", rules=PRESETS[preset]).letterhead == letterhead


def test_the_hand_written_last_stays_fresh_while_names_are_put_right() -> None:
    sheet = sheet_of("A10", PlayersRenamed(("Ann", "Robert")))
    assert [row.anchor for row in sheet.rows] == ["fresh"]
    assert sheet.slip is not None
    assert sheet.slip.event == "e1"


@pytest.mark.parametrize(
    ("names", "dealer", "story"),
    [
        (("Ann", "Bob"), "Ann", "Ann knocked with 5, Bob 20"),
        (("Margaret", "Bartholomew"), "M", "Margaret knocked with 5, Bartholomew 20"),
        (("W" * 40, "W" * 39 + "M"), "WW", "WW knocked with 5, WM 20"),
    ],
)
def test_paper_shortens_names_where_it_has_no_room_for_them(names: tuple[str, str], dealer: str, story: str) -> None:
    (row,) = sheet_of(PlayersRenamed(names), HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 5, 20)))).rows
    assert (row.dealer, row.story) == (dealer, story)


def test_totals_of_four_figures_are_set_smaller() -> None:
    assert "wide" in sheet_of(*["A98"] * 11, rules=Rules(target=1000)).look.split()


@pytest.mark.parametrize(("target", "is_wide"), [(999, False), (1000, True)])
def test_needs_of_four_figures_are_set_smaller(target: int, is_wide: bool) -> None:
    assert ("wide" in sheet_of("A98", rules=Rules(target=target)).look.split()) is is_wide


def test_two_games_won_are_said_while_the_third_is_open() -> None:
    assert (sheet_of("A60", "A45", "A50").leads, sheet_of("A60", "A45", "A50").go) == ("", "Record a hand")
    assert (sheet_of("A60", "A45", "A60").leads, sheet_of("A60", "A45", "A60").go) == ("Ann has two games", "Play game 3 out")


def test_a_finished_series_shows_its_ending_until_the_next_hand() -> None:
    over = ("A60", "A50", "A45", "A10", "A50")
    ended = sheet_of(*over)
    assert ended.ending is not None
    assert (ended.ending.headline, ended.next_number, ended.next_series) == ("Ann wins, three games to none", "", "Begin series 2")
    assert ended.headline == "Ann beat Bob, three games to none"
    assert (sheet_of(*over, "B3").title, sheet_of(*over, "B3").ending) == ("Series 2", None)
    assert sheet_of(*over, "B3", number=1).ending is not None


def test_a_stopped_series_has_no_winner() -> None:
    ending = sheet_of("A60", SeriesStopped()).ending
    assert ending is not None
    assert ending.headline == "Stopped without a winner"


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_series_that_is_not_there_is_looked_up_in_vain(number: int) -> None:
    with pytest.raises(LookupError):
        sheet_of("A60", number=number)


def test_the_page_goes_to_the_end_of_a_series_that_is_over_and_not_to_its_last_hand() -> None:
    over = sheet_of("A60", "A50", "A45", "A10", "A50")
    assert [row.anchor for row in over.rows] == [""] * 5
    assert over.rows[-1].look == "fresh"


def test_the_end_of_a_series_is_shown_again_once_the_first_hand_of_the_next_is_taken_back() -> None:
    sheet = sheet_of("A60", "A50", "A45", "A10", "A50", "B3", HandStruck("e6"))
    assert sheet.ending is not None
    assert (sheet.title, sheet.ending.title, sheet.go) == ("Series 2", "Series 1", "Record a hand")


@pytest.mark.parametrize(
    ("names", "heads"),
    [(("Margaret", "Bob"), ("Margaret", "Bob")), (("Ann", "Bertram Wolfgang von Hohenlohe"), ("A", "B"))],
)
def test_results_and_slip_shorten_names_where_they_have_no_room_for_them(names: tuple[str, str], heads: tuple[str, str]) -> None:
    sheet = sheet_of("A60", "A50", "A45", "A10", "B50", SeriesStopped(), PlayersRenamed(names), "B12")
    ending = sheet_of("A60", SeriesStopped(), PlayersRenamed(names)).ending
    assert ending is not None
    assert ending.heads == heads
    assert sheet.slip is not None
    assert sheet.slip.score == f"{heads[1]} 12"
