from dataclasses import replace

import pytest

from scorekeeper.gin.cards import Card
from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandPlayed, HandStruck, RulesChanged, SeriesStopped
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.facts import Fact, each_fact
from tests.hollywood.evenings import A, B, ledger_of, totals

LITERAL = Rules(shut_out_entry="literal")


def wins_of(fact: Fact) -> list[str]:
    return [f"{win['winner']}{win['points']}" for win in fact["hands"]]


@each_fact("ledgers")
def test_a_published_ledger_comes_out_as_published(fact: Fact) -> None:
    (series,) = ledger_of(*wins_of(fact), rules=Rules(**fact["rules"])).series

    assert totals(series) == fact["expected"]


@each_fact("ledgers")
def test_a_published_ledger_comes_out_in_the_literal_reading(fact: Fact) -> None:
    (series,) = ledger_of(*wins_of(fact), rules=Rules(**fact["rules"], shut_out_entry="literal")).series

    assert totals(series) == fact.get("expected_literal", fact["expected"])


@each_fact("ledgers", having="after_each_hand")
def test_a_published_ledger_stands_after_each_hand_as_published(fact: Fact) -> None:
    for number, expected in enumerate(fact["after_each_hand"], start=1):
        (series,) = ledger_of(*wins_of(fact)[:number], rules=Rules(**fact["rules"])).series

        assert totals(series) == expected


@pytest.mark.parametrize(
    ("wins", "of_a", "of_b", "of_b_literally"),
    [
        ("B10 A18 B30 B4", [18, 0, 0], [44, 34, 4], [44, 34, 4]),
        ("A40 A35 A30 B20", [105, 65, 30], [0, 20, 0], [0, 0, 0]),
        ("A40 A35 A30 B20 B15", [105, 65, 30], [0, 35, 15], [0, 15, 0]),
        ("A40 A35 A30 B20 B15 B10", [105, 65, 30], [0, 45, 25], [0, 25, 10]),
        ("A50 B20 A55 B40", [105, 55, 0], [20, 40, 0], [20, 40, 0]),
        ("A5 A60 A45", [110, 105, 45], [0, 0, 0], [0, 0, 0]),
        ("A10 A5 A60 A45", [120, 110, 105], [0, 0, 0], [0, 0, 0]),
        ("A60 A45 B40 B40 B40", [105, 45, 0], [0, 120, 80], [0, 80, 40]),
        ("A35 B12 A24 A75 B40 B60 B50", [134, 99, 75], [12, 100, 110], [12, 100, 110]),
        ("A10 dead A20", [30, 20, 0], [0, 0, 0], [0, 0, 0]),
        ("A18 B12 A25 B30 A15 A22 B20", [80, 62, 37], [62, 50, 20], [62, 50, 20]),
        ("A150", [150, 0, 0], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_the_games_stand_as_the_rules_say(wins: str, of_a: list[int], of_b: list[int], of_b_literally: list[int]) -> None:
    (series,) = ledger_of(*wins.split()).series
    (literal,) = ledger_of(*wins.split(), rules=LITERAL).series

    assert totals(series) == {A: of_a, B: of_b}
    assert totals(literal) == {A: of_a, B: of_b_literally}


@pytest.mark.parametrize(
    ("wins", "winners", "winner"),
    [
        ("A10 A5 A60 A45", [A, A, A], A),
        ("A35 B12 A24 A75 B40 B60 B50", [A, B, B], B),
        ("A60 A45 B40 B40 B40 B40", [A, B, B], B),
    ],
)
def test_a_series_is_won_by_two_of_three_games(wins: str, winners: list[Seat], winner: Seat) -> None:
    (series,) = ledger_of(*wins.split()).series

    assert [game.winner for game in series.games] == winners
    assert (series.finished, series.winner, series.leads) == (True, winner, None)


def test_two_games_won_lead_while_the_third_is_open() -> None:
    (series,) = ledger_of("A5", "A60", "A45").series

    assert (series.is_open, series.winner, series.leads) == (True, None, A)


@pytest.mark.parametrize(("wins", "winner"), [("A5 A60 A45", A), ("A60 A45", None), ("A20 B30", None)])
def test_a_stopped_series_is_won_only_by_two_games(wins: str, winner: Seat | None) -> None:
    (series,) = ledger_of(*wins.split(), SeriesStopped()).series

    assert (series.finished, series.stopped, series.winner, series.leads) == (False, True, winner, None)


def test_a_single_game_that_was_stopped_has_no_winner() -> None:
    (series,) = ledger_of("A99", SeriesStopped(), rules=Rules(games=1)).series

    assert (series.stopped, series.winner) == (True, None)


def test_a_single_game_is_won_at_its_target_and_the_next_hand_begins_another() -> None:
    first, second = ledger_of("A99", "B20", "A1", "B5", rules=Rules(games=1)).series

    assert (first.finished, first.winner, totals(first)) == (True, A, {A: [100], B: [20]})
    assert totals(second) == {A: [0], B: [5]}


def test_under_net_nobody_leads_by_games_and_the_sum_wins_the_series() -> None:
    net = Rules(series_winner="net")

    (still_open,) = ledger_of("A5", "A60", "A45", rules=net).series
    assert (still_open.is_open, still_open.winner, still_open.leads, still_open.majority) == (True, None, None, A)

    (series,) = ledger_of("A35", "B12", "A24", "A75", "B40", "B60", "B50", rules=net).series
    # B has two of the three games, A 122 in game 1 against 1 and 35.
    assert (series.winner, series.majority, series.settlement.net) == (A, B, 86)


def test_a_tie_for_the_knocker_is_entered_nowhere_and_he_deals() -> None:
    tie = HandPlayed(Hand(Counts(B, Outcome.KNOCK, 7, 7)))

    ledger = ledger_of("A10", tie, "A5", rules=Rules(tie="knocker"))

    (series,) = ledger.series
    assert [(hand.result.winner, hand.result.points, [*hand.entries]) for hand in series.hands][1] == (B, 0, [])
    assert [hand.dealer for hand in series.hands] == [A, A, B]
    assert {seat: [game.boxes[seat] for game in series.games] for seat in Seat} == {A: [2, 1, 0], B: [0, 0, 0]}


def test_extra_boxes_count_in_every_game_of_an_entry() -> None:
    table = Rules(spades_double=True, extra_boxes=True, boxes_double=True)
    knock = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 8, 20), upcard=Card("KH")))
    gins = [HandPlayed(Hand(Counts(A, Outcome.GIN, 0, count), upcard=Card(upcard))) for count, upcard in ((14, "KH"), (30, "AS"))]
    undercut = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 8, 7), upcard=Card("KH")))

    (series,) = ledger_of(knock, gins[0], undercut, gins[1], rules=replace(table, undercut_bonus=25)).series

    # A published sheet: 12, 51 / 39, then 26 for B, then a spade: twice 55.
    assert totals(series) == {A: [161, 149, 110], B: [26, 0, 0]}
    assert {seat: [game.boxes[seat] for game in series.games] for seat in Seat} == {A: [9, 8, 5], B: [2, 0, 0]}


def test_an_undercut_that_passes_the_target_wins_the_game_for_the_opponent() -> None:
    knock = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 5, 3)))

    ledger = ledger_of("A95", "B95", knock, rules=Rules(games=1, undercut_bonus=25))

    assert totals(ledger.series[0]) == {A: [95], B: [122]}
    assert ledger.series[0].winner is B


def test_a_new_series_is_empty_and_the_old_one_stays() -> None:
    finished = ("A10", "A5", "A60", "A45")

    first, second = ledger_of(*finished, "B20").series

    assert (first,) == ledger_of(*finished).series
    assert (second.number, totals(second), second.hands[0].number) == (2, {A: [0, 0, 0], B: [20, 0, 0]}, 1)


def test_a_finished_series_without_a_further_hand_has_no_empty_one_after_it() -> None:
    ledger = ledger_of("A10", "A5", "A60", "A45")

    assert len(ledger.series) == 1
    assert ledger.playing is None


@pytest.mark.parametrize("events", [(), ("A10", "A5", "A60", "A45"), ("A10", HandStruck("e1"))])
def test_a_stop_without_an_open_series_changes_nothing(events: tuple[str | HandStruck, ...]) -> None:
    stopped, not_stopped = ledger_of(*events, SeriesStopped(), "B7"), ledger_of(*events, RulesChanged(Rules()), "B7")

    assert stopped == not_stopped


def test_a_win_of_no_points_makes_no_entry_and_is_no_win() -> None:
    tie = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 7, 7)))

    (series,) = ledger_of(tie, "A10", rules=Rules(tie="knocker", shut_out_entry="literal"), first_dealer=B).series

    assert series.hands[0].entries == ()
    assert totals(series) == {A: [10, 0, 0], B: [0, 0, 0]}
    assert series.hands[1].dealer is A


def test_an_empty_table_has_no_series_and_its_first_dealer() -> None:
    ledger = ledger_of(first_dealer=B)

    assert (ledger.series, ledger.playing, ledger.next_dealer) == ((), None, B)


def test_what_a_player_needs_counts_down_to_the_target_and_ends_with_the_game() -> None:
    (series,) = ledger_of("A60", "A45", "B40").series

    assert [[game.needs(seat, series.rules.target) for game in series.games] for seat in Seat] == [[0, 55, 100], [0, 60, 100]]


@pytest.mark.parametrize(("wins", "shutouts"), [("A60 A45", [True, False, False]), ("A60 B5 A45", [False, False, False])])
def test_a_shutout_is_a_closed_game_without_an_entry_of_the_loser(wins: str, shutouts: list[bool]) -> None:
    (series,) = ledger_of(*wins.split()).series

    assert [game.shutout for game in series.games] == shutouts


def test_a_hand_is_found_with_its_series() -> None:
    ledger = ledger_of("A10", "A5", "A60", "A45", "B20")

    found = ledger.find("e5")

    assert found
    assert (found[0].number, found[1].result.winner) == (2, B)
    assert ledger.find("e9") is None
