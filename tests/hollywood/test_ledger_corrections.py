import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandAmended, HandMoved, HandPlayed, HandStruck, RulesAmended, RulesChanged, SeriesStopped, Shown
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import Rules
from tests.hollywood.evenings import A, B, hand, ledger_of, played, totals


def test_a_struck_hand_shows_where_it_stood_and_leaves_no_trace() -> None:
    struck = ledger_of("A40", "B30", "A35", HandStruck("e2"), first_dealer=B)

    (series,) = struck.series
    assert [(played.number, played.struck, [*played.entries]) for played in series.hands] == [
        (1, False, [(1, 40, False)]),
        (None, True, [(1, 30, False)]),
        (2, False, [(1, 75, False), (2, 35, False)]),
    ]
    assert series.games == ledger_of("A40", "A35", first_dealer=B).series[0].games
    assert series.hands[2].dealer is A


def test_a_hand_struck_after_a_series_begins_none_that_counts() -> None:
    ledger = ledger_of("A10", "A5", "A60", "A45", "B3", HandStruck("e5"))

    assert [series.has_begun for series in ledger.series] == [True, False]
    assert ledger.next_dealer is A


def test_striking_the_winning_hand_reopens_its_game() -> None:
    open_again = ledger_of("A60", "A45", HandStruck("e2"), first_dealer=B)

    assert [game.closed for game in open_again.series[0].games] == [False, False, False]
    assert open_again.next_dealer is A


def test_a_game_is_closed_by_what_its_hand_was_amended_to_last() -> None:
    lower, higher = HandAmended("e2", hand("A39")), HandAmended("e2", hand("A41"))

    assert [ledger_of("A60", "A45", *events).series[0].games[0].closed for events in ((), (lower,), (lower, higher), (higher, lower))] == [
        True,
        False,
        True,
        False,
    ]


def test_a_correction_moves_later_entries_and_the_border_between_two_series() -> None:
    finished = ("A10", "A5", "A60", "A45", "B20")

    ledger = ledger_of(*finished, HandAmended("e4", hand("A4")))

    (series,) = ledger.series
    assert [[entry.game for entry in played.entries] for played in series.hands] == [[1], [1, 2], [1, 2, 3], [1, 2, 3], [1]]


def test_a_series_plays_by_the_rules_in_force_at_its_first_hand() -> None:
    short = RulesChanged(Rules(target=50))

    first, second = ledger_of("A10", short, "A5", "A60", "A45", "B50", "B50").series

    assert (first.rules.target, second.rules.target) == (100, 50)
    assert [game.winner for game in second.games] == [B, B, None]


def test_a_struck_hand_still_counts_as_the_first_when_rules_are_changed() -> None:
    ledger = ledger_of("A10", HandStruck("e1"), RulesChanged(Rules(target=50)), "A60")

    assert ledger.series[0].rules.target == 100
    assert (ledger.rules.target, ledger.hand_rules.target) == (50, 100)


def test_a_first_hand_put_in_late_does_not_change_the_rules_of_its_series() -> None:
    ledger = ledger_of("A10", RulesChanged(Rules(target=50)), played("A60", before="e1"))

    assert ledger.series[0].rules.target == 100


def test_a_hand_that_the_rules_of_its_series_do_not_allow_is_scored_and_says_so() -> None:
    knock = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 8, 20)))

    (series,) = ledger_of(knock, rules=Rules(knock_limit=5)).series

    assert series.hands[0].result.points == 12
    assert [(problem.code, problem.fields["over"]) for problem in series.hands[0].problems] == [("over_limit", 3)]


@pytest.mark.parametrize(
    ("shown", "codes"),
    [(None, []), (Shown(A, 15), []), (Shown(A, 25), ["shown_otherwise"]), (Shown(B, 15), ["shown_otherwise"])],
)
def test_a_hand_that_a_phone_showed_otherwise_says_so(shown: Shown | None, codes: list[str]) -> None:
    (series,) = ledger_of(HandPlayed(Hand(Counts(A, Outcome.KNOCK, 5, 20)), shown=shown)).series

    assert [problem.code for problem in series.hands[0].problems] == codes


def test_a_hand_moved_over_the_end_of_a_series_counts_where_it_is() -> None:
    ledger = ledger_of("A10", "A5", "A60", "A45", "B20", HandMoved("e5", "e4"))

    (series,) = ledger.series
    assert [played.uid for played in series.hands] == ["e1", "e2", "e3", "e5", "e4"]
    assert totals(series)[B] == [20, 0, 0]


def test_rules_changed_and_changed_back_leave_a_series_that_began_before_as_it_was() -> None:
    ledger = ledger_of("A10", RulesChanged(Rules(target=50)), RulesChanged(Rules()))

    assert ledger.series[0].rules == ledger.rules == Rules()


def test_wrong_rules_are_put_right_for_the_series_that_began_with_a_hand_and_those_after_it() -> None:
    finished = ("A10", "A5", "A60", "A45")
    right = Rules(target=250, game_bonus=100)

    first, second = ledger_of(*finished, "B20", SeriesStopped(), RulesAmended("e5", right)).series
    assert (first.rules, second.rules) == (Rules(), right)

    (only,) = ledger_of(*finished, "B20", RulesAmended("e1", right)).series
    assert (only.rules, only.finished, totals(only)) == (right, False, {A: [120, 110, 105], B: [20, 0, 0]})


def test_rules_that_were_changed_for_a_later_series_stay_when_an_earlier_one_is_put_right() -> None:
    later = Rules(target=50)

    ledger = ledger_of("A10", SeriesStopped(), RulesChanged(later), "B20", RulesAmended("e1", Rules(gin_bonus=20)))

    assert [series.rules for series in ledger.series] == [Rules(gin_bonus=20), later]
    assert ledger.rules == later


def test_of_two_amendments_of_one_series_the_later_one_counts() -> None:
    ledger = ledger_of("A10", RulesAmended("e1", Rules(target=50)), RulesAmended("e1", Rules(target=75)))

    assert (ledger.series[0].rules.target, ledger.rules.target) == (75, 75)


def test_a_hand_put_in_before_the_first_plays_by_the_amended_rules() -> None:
    ledger = ledger_of("A10", RulesAmended("e1", Rules(target=50)), played("A60", before="e1"))

    assert [entry.closes for entry in ledger.series[0].hands[0].entries] == [True]


def test_hands_recorded_before_the_upcard_mattered_are_scored_and_marked_once_it_does() -> None:
    knock = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 8, 20)))

    (series,) = ledger_of(knock, RulesAmended("e1", Rules(oklahoma=True))).series

    assert series.hands[0].result.points == 12
    assert [problem.code for problem in series.hands[0].problems] == ["upcard_missing"]
