"""Faults that users of other score keepers met (tests/cases/reports.jsonl): which test holds each, or why none does yet."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import main
from scorekeeper.hollywood.events import RulesChanged, SeriesStopped
from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.settlement import settle
from tests.facts import Fact, read_facts
from tests.hollywood.evenings import A, B, ledger_of, totals

HERE = Path(__file__).parent
REPORTS = {fact["id"]: fact for fact in read_facts("reports")}

HELD = {
    4: ["test_reports.py::test_what_the_loser_won_is_taken_off_the_winners_sum"],
    7: ["hollywood/test_ledger.py::test_the_games_stand_as_the_rules_say"],
    8: ["hollywood/test_ledger.py::test_the_games_stand_as_the_rules_say"],
    9: ["hollywood/test_ledger.py::test_extra_boxes_count_in_every_game_of_an_entry"],
    10: ["hollywood/test_ledger.py::test_an_undercut_that_passes_the_target_wins_the_game_for_the_opponent"],
    14: ["gin/test_holding.py::test_a_holding_has_its_lowest_count"],
    15: ["gin/test_holding.py::test_a_holding_has_its_lowest_count"],
    18: ["gin/test_holding.py::test_chains_go_on_at_both_ends_and_a_card_goes_where_it_helps"],
    19: ["gin/test_laid.py::test_a_meld_with_a_card_that_is_not_held_names_that_card_alone"],
    21: ["gin/test_hand.py::test_a_question_of_the_table_has_one_answer"],
    22: ["gin/test_holding.py::test_a_holding_has_its_lowest_count"],
    24: ["gin/test_holding.py::test_a_holding_has_its_lowest_count"],
    25: ["test_reports.py::test_an_undercut_with_equal_counts_brings_the_bonus"],
    26: ["test_reports.py::test_big_gin_against_nothing_left_brings_its_bonus"],
    27: ["gin/test_hand.py::test_a_question_of_the_table_has_one_answer"],
    28: ["gin/test_points.py::test_all_that_is_wrong_with_typed_counts_is_named"],
    29: ["test_reports.py::test_a_lower_target_ends_no_game_that_has_begun"],
    32: ["hollywood/test_ledger_corrections.py::test_striking_the_winning_hand_reopens_its_game"],
    37: ["hollywood/test_ledger.py::test_a_new_series_is_empty_and_the_old_one_stays"],
    40: ["test_reports.py::test_three_wins_in_a_row_are_three_rows_and_the_other_players_cells_stay_empty"],
    43: ["hollywood/test_ledger_corrections.py::test_a_game_is_closed_by_what_its_hand_was_amended_to_last"],
    44: ["hollywood/test_changes.py::test_a_lower_score_reopens_its_game_and_moves_the_hands_after_it"],
    45: ["browser/test_corrections.py::test_a_correction_that_is_left_changes_nothing"],
    46: ["hollywood/test_ledger_corrections.py::test_a_struck_hand_shows_where_it_stood_and_leaves_no_trace"],
    47: [
        "web/test_sync_reading.py::test_an_export_comes_back_through_the_command_line_to_the_same_ledger",
        "browser/test_worked_example.py::test_the_worked_example_played_through_the_pages_comes_to_the_totals_of_the_rules",
    ],
    49: ["hollywood/test_ledger.py::test_a_single_game_is_won_at_its_target_and_the_next_hand_begins_another"],
    50: ["hollywood/test_ledger.py::test_a_shutout_is_a_closed_game_without_an_entry_of_the_loser"],
    51: [
        "browser/test_saving.py::test_a_double_tap_on_save_records_once",
        "browser/test_saving.py::test_reloading_after_saving_records_nothing",
    ],
    53: ["web/test_corrections.py::test_a_hand_is_opened_as_it_was_entered"],
    54: ["browser/test_corrections.py::test_undo_names_what_it_takes_back_and_takes_back_that"],
    55: [
        "gin/test_points.py::test_points_from_paper_outside_are_refused_with_the_bounds",
        "gin/test_points.py::test_points_from_paper_inside_the_bounds_are_accepted",
        "web/test_bad_input.py::test_no_field_of_a_form_is_ever_a_fault",
    ],
    59: [
        "browser/test_two_phones.py::test_different_hands_entered_at_the_same_time_are_both_there",
        "browser/test_two_phones.py::test_a_hand_that_another_phone_has_changed_meanwhile_is_shown_in_both_versions",
    ],
    65: ["browser/test_fields.py::test_a_tap_into_a_field_does_not_enlarge_the_page"],
    71: ["test_reports.py::test_a_series_that_was_begun_is_kept_when_another_is_begun"],
    72: [
        "hollywood/test_names.py::test_names_are_one_but_for_case_and_spaces",
        "web/test_tables_opening.py::test_a_table_that_cannot_be_opened_shows_the_form_again_with_what_was_typed",
    ],
}
NOT_YET = {
    62: "a screen that stays awake",
    70: "a phone that sends later what it could not deliver",
}


def test_every_report_is_held_by_a_test_or_waits_for_what_it_needs() -> None:
    assert sorted([*HELD, *NOT_YET]) == sorted(REPORTS)


@pytest.mark.parametrize("test", sorted({test for tests in HELD.values() for test in tests}))
def test_the_test_that_holds_a_report_is_there(test: str) -> None:
    path, name = test.split("::")

    assert f"\ndef {name}(" in (HERE / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("number", [14, 15])
def test_the_cards_of_a_report_are_those_of_its_test(number: int) -> None:
    (test,) = HELD[number]

    assert REPORTS[number]["input"] in (HERE / test.split("::")[0]).read_text(encoding="utf-8")


def ledger_text(hands: list[Fact], *words: str) -> str:
    sheet = json.dumps({"players": ["A", "B"], "hands": hands})
    return CliRunner().invoke(main, ["ledger", "-", *words], input=sheet, catch_exceptions=False).stdout


def test_an_undercut_with_equal_counts_brings_the_bonus() -> None:
    knock = {"knocker": "A", "declared": "knock", "knocker_count": 6, "opponent_count": 6}

    text = ledger_text([knock], "--json")

    (hand,) = json.loads(text)["series"][0]["hands"]
    assert (hand["outcome"], hand["winner"], hand["points"], hand["games"]) == ("undercut", "B", 10, [1])


def test_big_gin_against_nothing_left_brings_its_bonus() -> None:
    big_gin = {"knocker": "A", "declared": "big_gin", "knocker_count": 0, "opponent_count": 0}

    text = ledger_text([big_gin], "--json", "--set", "big_gin_bonus=31")

    (hand,) = json.loads(text)["series"][0]["hands"]
    assert (hand["outcome"], hand["winner"], hand["points"], hand["games"]) == ("big_gin", "A", 31, [1])


def test_what_the_loser_won_is_taken_off_the_winners_sum() -> None:
    columns = [(A, 150), (A, 90), (B, 120)]
    games = [
        Game(number, {seat: net, seat.other: 0}, dict.fromkeys(Seat, 1), seat, 9) for number, (seat, net) in enumerate(columns, start=1)
    ]

    settlement = settle(games, Rules())

    assert (settlement.winner, settlement.net) == (A, 120)


def test_a_lower_target_ends_no_game_that_has_begun() -> None:
    (series,) = ledger_of("A83", RulesChanged(Rules(target=75)), "B10").series

    assert (series.games[0].winner, series.rules.target) == (None, 100)


def test_three_wins_in_a_row_are_three_rows_and_the_other_players_cells_stay_empty() -> None:
    text = ledger_text([{"winner": "A", "points": points} for points in (5, 20, 9)])

    header, *rows = text.splitlines()[2:6]
    under_a, under_b = header.index("A"), header.index("B")
    assert [(row[: under_a + 1].split()[-1], row[under_b]) for row in rows[:3]] == [("5", " "), ("25", " "), ("34", " ")]


def test_a_series_that_was_begun_is_kept_when_another_is_begun() -> None:
    first, second = ledger_of("A30", SeriesStopped(), "B20").series

    assert (totals(first), totals(second)) == ({A: [30, 0, 0], B: [0, 0, 0]}, {A: [0, 0, 0], B: [20, 0, 0]})
