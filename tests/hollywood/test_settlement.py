from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.events import SeriesStopped
from scorekeeper.hollywood.games import Game
from scorekeeper.hollywood.ledger import Series
from scorekeeper.hollywood.rules import Rules, read_rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.settlement import Settlement, settle
from tests.facts import Fact, each_fact, hands_of_game
from tests.hollywood.evenings import A, B, any_rules, ledger_of, rules

BONUSES = Rules(box_bonus=25, game_bonus=100)
MAJORITY_TO_B = "A35 B12 A24 A75 B40 B60 B50"
"""Totals 134/99/75 to 12/100/110 with boxes 3/2/1 to 1/2/2; only game 1 is A's."""


def series_of(wins: str, table: Rules, *, stopped: bool = False) -> Series:
    (series,) = ledger_of(*wins.split(), *([SeriesStopped()] if stopped else []), rules=table).series
    return series


def game(number: int, of_a: tuple[int, int], of_b: tuple[int, int], winner: Seat | None = A) -> Game:
    """Return a game from the points and boxes of both."""
    return Game(number, {A: of_a[0], B: of_b[0]}, {A: of_a[1], B: of_b[1]}, winner, 9 if winner else None)


@each_fact("settlements")
def test_a_game_that_was_published_settles_as_published(fact: Fact) -> None:
    table, _ = read_rules(fact["rules"])

    series = series_of(" ".join(f"{seat}{points}" for seat, points in hands_of_game(fact)), table)

    assert series.finished
    assert [[column[seat] for seat in Seat] for column in (series.games[0].totals, series.games[0].boxes)] == [
        fact["points"],
        fact["boxes"],
    ]
    (settled,) = series.settlement.games
    assert [settled.totals[seat] for seat in Seat] == fact["expected"]["totals"]
    assert (settled.net, series.settlement.net, series.settlement.winner) == (fact["expected"]["net"], fact["expected"]["net"], A)


@pytest.mark.parametrize(
    ("shutout", "net"),
    [
        ({}, 250),
        ({"shutout": "double_total"}, 500),
        ({"shutout": "double_points"}, 350),
        ({"shutout": "double_game_bonus"}, 350),
        ({"shutout": "flat", "shutout_amount": 100}, 350),
        ({"shutout": "flat"}, 250),
        ({"shutout": "double_total", "shutout_amount": 100}, 500),
    ],
)
@pytest.mark.parametrize("winner", Seat)
def test_a_shutout_brings_what_the_table_plays(winner: Seat, shutout: Mapping[str, Any], net: int) -> None:
    shut_out = replace(game(1, (100, 2), (0, 0)), winner=winner)
    shut_out = replace(shut_out, totals={winner: 100, winner.other: 0}, boxes={winner: 2, winner.other: 0})

    settlement = settle([shut_out], replace(BONUSES, **shutout))

    assert (settlement.winner, settlement.net, settlement.games[0].totals) == (winner, net, {winner: net, winner.other: 0})


@pytest.mark.parametrize("shutout", ["double_total", "double_points", "double_game_bonus", "flat"])
def test_whoever_has_an_entry_in_a_game_is_not_shut_out_of_it(shutout: Any) -> None:  # noqa: ANN401 - one word of several
    table = replace(BONUSES, shutout=shutout, shutout_amount=100)

    assert settle([game(1, (100, 2), (1, 1))], table) == settle([game(1, (100, 2), (1, 1))], BONUSES)


def test_a_shutout_is_decided_game_by_game() -> None:
    series = series_of("A40 B20 A35 A30", replace(BONUSES, shutout="double_total"))

    # 105 + 100 + 3 x 25 = 280 against 20 + 25; game 2 has 65 and is open.
    assert [(settled.game, settled.totals, settled.net) for settled in series.settlement.games] == [(1, {A: 280, B: 45}, 235)]
    series = series_of("A40 B20 A35 A30 A40", replace(BONUSES, shutout="double_total"))
    # Game 2: (35 + 30 + 40) + 100 + 3 x 25 = 280, doubled for B has nothing there.
    assert [(settled.game, settled.totals, settled.net) for settled in series.settlement.games][1] == (2, {A: 560, B: 0}, 560)


def test_a_game_may_cost_the_player_who_closed_it() -> None:
    settlement = settle([game(1, (100, 2), (95, 10))], Rules(box_bonus=25))

    (settled,) = settlement.games
    assert (settled.winner, settled.totals, settled.net) == (A, {A: 150, B: 345}, -195)
    assert (settlement.winner, settlement.net, settlement.balance) == (B, 195, -195)


@pytest.mark.parametrize(
    ("table", "net", "winner"),
    [
        # 134 - 12 = 122 for A, 100 - 99 = 1 and 110 - 75 = 35 for B.
        (Rules(), 122 - 1 - 35, A),
        (Rules(game_weights=(1, 1, 2)), 122 - 1 - 70, A),
        (Rules(game_bonus=100), 222 - 101 - 135, B),
        # Two boxes more for A in game 1, one more for B in game 3.
        (Rules(box_bonus=25), 172 - 1 - 60, A),
    ],
)
def test_the_games_of_a_series_are_summed_by_their_weights(table: Rules, net: int, winner: Seat) -> None:
    series = series_of(MAJORITY_TO_B, table)

    assert (series.settlement.balance, series.settlement.net, series.settlement.winner) == (net, abs(net), winner)
    assert series.winner is B
    assert series_of(MAJORITY_TO_B, replace(table, series_winner="net")).winner is winner


def test_the_weight_is_not_in_the_figures_of_a_game() -> None:
    settled = series_of(MAJORITY_TO_B, Rules(game_weights=(1, 1, 2))).settlement.games

    assert [(each.winner, each.totals, each.net, each.weight) for each in settled] == [
        (A, {A: 134, B: 12}, 122, 1),
        (B, {A: 99, B: 100}, 1, 1),
        (B, {A: 75, B: 110}, 35, 2),
    ]


def test_a_single_game_has_the_first_weight() -> None:
    assert series_of("A100", Rules(games=1, game_weights=(1, 1, 2))).settlement.net == 100


@pytest.mark.parametrize(("decides", "winner"), [("games", A), ("net", None)])
def test_a_sum_of_nothing_is_nobodys(decides: Any, winner: Seat | None) -> None:  # noqa: ANN401 - one word of several
    # A 100 with one box, B 80 with two: 100 + 20 against 80 + 40.
    series = series_of("B40 B40 A100", Rules(games=1, box_bonus=20, series_winner=decides))

    assert (series.settlement.winner, series.settlement.net) == (None, 0)
    assert (series.finished, series.winner) == (True, winner)


@pytest.mark.parametrize(
    ("wins", "table", "winner", "nets"),
    [
        ("A5 A60 A45", Rules(), A, [110, 105]),
        ("A60 A45 B40", Rules(), None, [105]),
        ("A60 A45 B40", Rules(series_winner="net"), A, [105]),
        ("A20 B30", Rules(series_winner="net"), None, []),
        ("A99", Rules(games=1), None, []),
        ("A99", Rules(games=1, series_winner="net"), None, []),
    ],
)
def test_of_a_stopped_series_only_closed_games_are_settled(wins: str, table: Rules, winner: Seat | None, nets: list[int]) -> None:
    series = series_of(wins, table, stopped=True)

    assert (series.finished, series.stopped, series.winner) == (False, True, winner)
    assert [settled.net for settled in series.settlement.games] == nets


def test_an_open_series_stands_at_the_sum_of_its_closed_games_and_is_nobodys_yet() -> None:
    series = series_of("A60 A45 B40", Rules(series_winner="net", game_bonus=100))

    assert (series.settlement.net, series.settlement.winner, series.winner, series.leads) == (205, A, None, None)


@pytest.mark.parametrize(
    ("balance", "stake", "step", "money"),
    [
        (0, 5, None, 0),
        (565, None, None, None),
        (565, None, 100, None),
        (565, 0, 100, 0),
        (565, 5, None, 2825),
        (565, 5, 50, 2850),
        (564, 5, 50, 2800),
        (1, 5, 10, 10),
        (1, 4, 10, 0),
        (3, 5, 10, 20),
        (2, 5, 3, 9),
    ],
)
@pytest.mark.parametrize("sign", [1, -1])
def test_money_is_rounded_to_the_nearest_step_and_halves_away_from_nothing(
    sign: int, balance: int, stake: int | None, step: int | None, money: int | None
) -> None:
    assert Settlement((), sign * balance).money(Rules(stake=stake, stake_step=step)) == money


points_and_boxes = st.tuples(st.integers(0, 400), st.integers(0, 20)).map(lambda of: of if all(of) else (0, 0))
columns = st.lists(
    st.builds(game, st.integers(1, 3), points_and_boxes, points_and_boxes, st.none() | st.sampled_from(Seat)),
    max_size=3,
    unique_by=lambda column: column.number,
)


@given(columns, any_rules)
def test_seats_swapped_turn_the_sign_of_points_and_money_and_nothing_else(games: list[Game], table: Rules) -> None:
    swapped = [
        replace(
            each,
            totals={seat: each.totals[seat.other] for seat in Seat},
            boxes={seat: each.boxes[seat.other] for seat in Seat},
            winner=each.winner and each.winner.other,
        )
        for each in games
    ]

    here, there = settle(games, table), settle(swapped, table)

    assert there.balance == -here.balance
    assert there.winner is (here.winner and here.winner.other)
    assert (there.net, there.money(table)) == (here.net, here.money(table))
    assert [each.net for each in there.games] == [each.net for each in here.games]


@given(columns, any_rules)
def test_a_doubled_third_game_adds_its_net_once_more(games: list[Game], table: Rules) -> None:
    once, twice = (settle(games, replace(table, game_weights=weights)) for weights in ((1, 1, 1), (1, 1, 2)))

    third = sum(each.net if each.winner is A else -each.net for each in once.games if each.game == 3)
    assert twice.balance == once.balance + third


@given(columns, any_rules, st.integers(0, 1000), st.integers(1, 1000))
def test_the_stake_scales_the_money_and_the_step_moves_it_by_half_a_step_at_most(
    games: list[Game], table: Rules, stake: int, step: int
) -> None:
    settlement = settle(games, table)

    assert settlement.money(Rules(stake=stake)) == stake * settlement.net
    money = settlement.money(Rules(stake=stake, stake_step=step))
    assert money is not None
    assert money % step == 0
    assert 2 * abs(money - stake * settlement.net) <= step


@given(st.lists(st.tuples(st.sampled_from("AB"), st.integers(1, 60)), max_size=40), rules, any_rules)
def test_bonuses_and_boxes_never_change_which_hand_closes_a_game(wins: list[tuple[str, int]], table: Rules, other: Rules) -> None:
    settled_otherwise = ("box_bonus", "extra_boxes", "game_bonus", "shutout", "shutout_amount", "game_weights", "stake", "stake_step")
    changed = replace(table, **{field: getattr(other, field) for field in settled_otherwise})

    plain, bonuses = (ledger_of(*(f"{seat}{points}" for seat, points in wins), rules=by).series for by in (table, changed))

    assert [[(each.winner, each.closed_by, each.totals) for each in series.games] for series in plain] == [
        [(each.winner, each.closed_by, each.totals) for each in series.games] for series in bonuses
    ]
