from dataclasses import fields, replace
from fractions import Fraction

import pytest
from hypothesis import given

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import Event, HandAgreed, HandPlayed, HandProtested, HandStruck, Marking, Recorded, SeriesStopped
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.hollywood.statistics import Figures, Statistics, statistics_of
from tests.hollywood.evenings import A, B, hands, keep, ledger_of, logs
from tests.hollywood.test_ledger_properties import mirrored_event

SUMMED = [field.name for field in fields(Figures) if field.name not in ("largest", "streak")]


def statistics_of_all(*events: Event | str, rules: Rules | None = None, first_dealer: Seat | None = A) -> Statistics:
    return statistics_of(ledger_of(*events, rules=rules, first_dealer=first_dealer).series)


def figures_of(*events: Event | str, rules: Rules | None = None, first_dealer: Seat | None = A) -> tuple[Figures, Figures]:
    ann, bob = statistics_of_all(*events, rules=rules, first_dealer=first_dealer).figures.values()
    return ann, bob


def counted(knocker: Seat, declared: Outcome, knocker_count: int, opponent_count: int) -> HandPlayed:
    return HandPlayed(Hand(Counts(knocker, declared, knocker_count, opponent_count)))


KNOCK = counted(A, Outcome.KNOCK, 4, 22)
GIN = counted(A, Outcome.GIN, 0, 9)
BIG_GIN = counted(A, Outcome.BIG_GIN, 0, 9)
UNDERCUT = counted(B, Outcome.KNOCK, 9, 0)


def test_a_player_without_hands_has_no_mean_and_no_largest_hand() -> None:
    ann, bob = figures_of("A15")

    assert (ann.mean, ann.largest) == (Fraction(15), 15)
    assert (bob.mean, bob.largest, bob.won, bob.points, bob.streak) == (None, None, 0, 0, 0)


def test_a_table_without_hands_has_nothing_made_up() -> None:
    assert statistics_of([]).hands_per_game is None
    assert {(one.won, one.mean, one.dealt) for one in statistics_of([]).figures.values()} == {(0, None, 0)}


@pytest.mark.parametrize(
    ("hand", "knocks", "gins", "big_gins", "undercuts"),
    [(KNOCK, 1, 0, 0, 0), (GIN, 0, 1, 0, 0), (BIG_GIN, 0, 1, 1, 0), (UNDERCUT, 0, 0, 0, 1), ("A15", 0, 0, 0, 0)],
    ids=["knock", "gin", "big gin", "undercut", "points only"],
)
def test_each_way_to_win_is_counted_apart_and_points_alone_are_a_hand_won(
    hand: Event | str, knocks: int, gins: int, big_gins: int, undercuts: int
) -> None:
    ann, bob = figures_of(hand, rules=PRESETS["modern"])

    assert (ann.won, ann.knocks, ann.gins, ann.big_gins, ann.undercuts) == (1, knocks, gins, big_gins, undercuts)
    assert (bob.won, bob.undercuts_suffered, ann.undercuts_suffered) == (0, undercuts, 0)


def test_a_hand_won_with_0_points_is_a_hand_won() -> None:
    tie = counted(A, Outcome.KNOCK, 4, 4)

    ann, _bob = figures_of(tie, "A15", rules=Rules(tie="knocker"))

    assert (ann.won, ann.knocks, ann.points, ann.mean, ann.streak) == (2, 1, 15, Fraction(15, 2), 2)


def test_the_mean_is_exact() -> None:
    assert figures_of("A10", "A10", "A11")[0].mean == Fraction(31, 3)


@pytest.mark.parametrize(
    ("played", "ours", "theirs"),
    [
        (("A5", "A6", "B7", "A8"), 2, 1),
        (("A5", "dead", "A6"), 2, 0),
        (("B5", "A6", "A7", "A8"), 3, 1),
        (("A5", SeriesStopped(), "A6", "A7", "B8"), 3, 1),
    ],
    ids=["a lost hand breaks it", "a dead one does not", "the last one", "nor the end of a series"],
)
def test_the_longest_streak_is_of_hands_won_one_after_another(played: tuple[Event | str, ...], ours: int, theirs: int) -> None:
    ann, bob = figures_of(*played)

    assert (ann.streak, bob.streak) == (ours, theirs)


def test_a_struck_hand_between_two_others_does_not_break_a_streak() -> None:
    assert figures_of("A5", "B6", "A7", HandStruck("e2"))[0].streak == 2


def test_games_shutouts_and_series_go_to_who_won_them() -> None:
    ann, bob = figures_of("A60", "A45", "B40", "B40", "B40", "A50", "A60")

    assert (ann.games, ann.shutouts, ann.series) == (2, 1, 1)
    assert (bob.games, bob.shutouts, bob.series) == (1, 0, 0)


def test_a_stopped_series_without_a_winner_is_won_by_nobody_though_its_closed_games_are() -> None:
    ann, _bob = figures_of("A60", "A45", SeriesStopped())

    assert (ann.games, ann.series) == (1, 0)


def test_hands_per_game_are_counted_from_the_first_hand_of_the_series() -> None:
    assert statistics_of_all("A60", "dead", "A45", "A60").hands_per_game == Fraction(3 + 4, 2)
    assert statistics_of_all("A60").hands_per_game is None


def test_the_dealer_is_counted_where_he_is_known_and_somebody_won() -> None:
    ann, bob = figures_of("A10", "dead", "B10", "B10", "A10")
    assert ((ann.won_as_dealer, ann.dealt), (bob.won_as_dealer, bob.dealt)) == ((1, 2), (1, 2))

    ann, bob = figures_of("A10", "A10", first_dealer=None)
    assert ((ann.won_as_dealer, ann.dealt), (bob.won_as_dealer, bob.dealt)) == ((1, 1), (0, 0))


@given(logs())
def test_the_series_add_up_to_the_whole(log: list[Recorded]) -> None:
    series = keep(log).series
    whole, parts = statistics_of(series), [statistics_of((one,)) for one in series]

    for seat in Seat:
        of_parts = [part.figures[seat] for part in parts]
        for name in SUMMED:
            assert getattr(whole.figures[seat], name) == sum(getattr(part, name) for part in of_parts), name
        assert whole.figures[seat].largest == max((part.largest for part in of_parts if part.largest is not None), default=None)
        assert whole.figures[seat].streak >= max((part.streak for part in of_parts), default=0)


@given(logs())
def test_the_figures_of_both_players_account_for_every_hand_and_game(log: list[Recorded]) -> None:
    series = keep(log).series
    decided = [hand for one in series for hand in one.hands if not hand.struck and hand.result.winner]
    whole = statistics_of(series)
    ann, bob = whole.figures.values()

    assert ann.won + bob.won == len(decided)
    assert ann.dealt + bob.dealt == sum(hand.dealer is not None for hand in decided)
    assert (ann.undercuts, bob.undercuts) == (bob.undercuts_suffered, ann.undercuts_suffered)
    for one in (ann, bob):
        assert one.points == (one.mean or 0) * one.won
        assert one.knocks + one.gins + one.undercuts <= one.won
        assert (one.largest is None) == (one.won == 0)
        assert one.streak <= one.won
        assert one.won_as_dealer <= min(one.dealt, one.won)
    lengths = [game.closed_by for one in series for game in one.games if game.closed_by]
    assert (whole.hands_per_game or 0) * (ann.games + bob.games) == sum(lengths)


@given(logs())
def test_seats_swapped_swap_the_columns(log: list[Recorded]) -> None:
    mirrored = [replace(recorded, event=mirrored_event(recorded.event)) for recorded in log]

    as_played, swapped = statistics_of(keep(log).series), statistics_of(keep(mirrored).series)

    assert {seat.other: figures for seat, figures in swapped.figures.items()} == as_played.figures
    assert swapped.hands_per_game == as_played.hands_per_game


@given(logs(), hands)
def test_marks_and_struck_hands_change_no_figure(log: list[Recorded], hand: Hand) -> None:
    unmarked = [recorded for recorded in log if not isinstance(recorded.event, Marking)]
    more = [HandPlayed(hand), HandProtested("more"), HandAgreed("more"), HandStruck("more")]
    struck = [Recorded("more" if number == 0 else f"more{number}", event) for number, event in enumerate(more)]

    assert statistics_of(keep([*log, *struck]).series) == statistics_of(keep(log).series) == statistics_of(keep(unmarked).series)
