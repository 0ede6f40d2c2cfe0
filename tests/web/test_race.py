"""The race of each game: where its lines turn, and where their labels stand."""

import pytest
from hypothesis import given

from scorekeeper.hollywood.events import Event, HandStruck, PlayersRenamed, Recorded
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.web.race import LABEL, LOWEST, Race, show_races
from tests.hollywood.evenings import keep, ledger_of, log_of, logs


def races_of(*events: Event | str, rules: Rules | None = None) -> tuple[Race, ...]:
    ledger = ledger_of(*events, rules=rules)
    return show_races(ledger.series[0], ledger.players)


def corners(line: str) -> list[tuple[float, float]]:
    pairs = [corner.split(",") for corner in line.split()]
    return [(float(x), float(y)) for x, y in pairs]


def test_a_line_goes_on_with_each_hand_and_then_up() -> None:
    ann, bob = races_of("A25", "dead", "B50", "A25")[0].lines

    assert corners(ann.corners) == [(0, 100), (25, 100), (25, 75), (100, 75), (100, 50), (100, 50), (100, 50)]
    assert corners(bob.corners) == [(0, 100), (75, 100), (75, 50), (100, 50), (100, 50)]


def test_the_lines_of_a_closed_game_end_with_the_hand_that_closed_it() -> None:
    first, second, _third = races_of("A60", "B20", "A45", "B4")

    assert [corners(line.corners)[-1][0] for line in first.lines] == [75, 75]
    assert [line.x for line in first.lines] == ["75", "75"]
    assert [line.x for line in second.lines] == ["100", "100"]


def test_the_plot_is_as_high_as_the_target_or_the_total_over_it() -> None:
    assert races_of("A50")[0].height == "0"
    over = races_of("A60", "A65")[0]
    assert (over.height, corners(over.lines[0].corners)[-1]) == ("20", (100, 0))


def test_a_struck_hand_moves_no_line() -> None:
    assert races_of("A25", "B90", "A25", HandStruck("e2")) == races_of("A25", "A25")


@pytest.mark.parametrize(
    ("played", "places"),
    [
        (("A50",), (50, LOWEST)),
        (("A50", "B50"), (38, 62)),
        (("B50", "A46"), (64, 40)),
        (("A60", "A45"), (500 / 105 - LABEL / 2, LOWEST)),
        (("A60", "A60"), (0, LOWEST)),
    ],
    ids=["apart", "the same end", "pushed apart", "just over the target", "far over it"],
)
def test_labels_stand_beside_the_ends_unless_they_would_lie_over_each_other(played: tuple[str, ...], places: tuple[float, float]) -> None:
    assert [float(line.y) for line in races_of(*played)[0].lines] == pytest.approx(places, abs=0.01)


@given(logs())
def test_labels_never_lie_over_each_other(log: list[Recorded]) -> None:
    ledger = keep(log)

    for series in ledger.series:
        for race in show_races(series, ledger.players):
            ours, theirs = (float(line.y) for line in race.lines)
            assert abs(ours - theirs) >= LABEL - 0.02
            assert -2 * LABEL <= min(ours, theirs) <= max(ours, theirs) <= LOWEST


@given(logs())
def test_lines_run_to_the_right_and_up_and_end_at_the_totals(log: list[Recorded]) -> None:
    ledger = keep(log)

    for series in ledger.series:
        for game, race in zip(series.games, show_races(series, ledger.players), strict=False):
            top = max(series.rules.target, *game.totals.values())
            for line, total in zip(race.lines, game.totals.values(), strict=True):
                turns = corners(line.corners)
                assert turns == sorted(turns, key=lambda turn: (turn[0], -turn[1]))
                assert turns[-1][1] == pytest.approx(100 - 100 * total / top, abs=0.05)


def test_a_series_without_a_hand_that_counts_has_no_race() -> None:
    assert races_of("A50", HandStruck("e1")) == ()


def test_a_race_tells_its_result_with_whole_names() -> None:
    races = races_of("A60", "B20", "A45", PlayersRenamed(("Margaret", "Bartholomew")))

    assert races[0].told == "Game 1: Margaret 105, Bartholomew 20, won by Margaret with hand 3"
    assert races[1].told == "Game 2: Margaret 45, Bartholomew 0, not decided"
    assert [line.label for line in races[0].lines] == ["M 105", "B 20"]


def test_games_are_titled_where_there_are_several() -> None:
    assert [race.title for race in races_of("A60")] == ["Game 1", "Game 2", "Game 3"]
    assert [race.title for race in races_of("A60", rules=PRESETS["gin"])] == [""]


@pytest.mark.parametrize(("played", "last"), [(("A60",), ""), (("A60", "dead"), "2")])
def test_the_last_hand_is_numbered_beside_the_first(played: tuple[str, ...], last: str) -> None:
    assert races_of(*played)[0].last == last


def test_names_from_right_to_left_are_fenced_in() -> None:
    ledger = keep([*log_of("A60"), Recorded("names", PlayersRenamed(("דנה", "Bob")))])

    (first, *_others) = show_races(ledger.series[0], ledger.players)

    assert first.lines[0].label == "\u2068דנה\u2069 60"
