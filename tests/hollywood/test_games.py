import pytest

from scorekeeper.hollywood.games import Games
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import A, B

OPEN_NEXT, LITERAL, SINGLE = Rules(), Rules(shut_out_entry="literal"), Rules(games=1)


def games_after(wins: str, rules: Rules) -> Games:
    games = Games(rules)
    for number, win in enumerate(wins.split(), start=1):
        seat = Seat(win[0])
        games.enter(seat, games.entries(seat, int(win[1:])), number)
    return games


@pytest.mark.parametrize(
    ("wins", "rules", "entries"),
    [
        ("", OPEN_NEXT, [(1, 30, False)]),
        ("A10", OPEN_NEXT, [(1, 40, False), (2, 30, False)]),
        ("A10 A10", OPEN_NEXT, [(1, 50, False), (2, 40, False), (3, 30, False)]),
        ("A10 A10 A10", OPEN_NEXT, [(1, 60, False), (2, 50, False), (3, 40, False)]),
        ("A70", OPEN_NEXT, [(1, 100, True), (2, 30, False)]),
        ("A69", OPEN_NEXT, [(1, 99, False), (2, 30, False)]),
        ("B99 B1", OPEN_NEXT, [(2, 30, False)]),
        ("B99 B1", LITERAL, []),
        ("B99 B1 A5", OPEN_NEXT, [(2, 35, False), (3, 30, False)]),
        ("B99 B1 A5", LITERAL, [(2, 30, False)]),
        ("B99 A5 B1", OPEN_NEXT, [(2, 30, False)]),
        ("B99 A5 B1", LITERAL, [(2, 30, False)]),
        ("A10 A10", SINGLE, [(1, 50, False)]),
        ("B99 A70", SINGLE, [(1, 100, True)]),
    ],
)
def test_a_win_goes_into_the_games_that_the_rules_name(wins: str, rules: Rules, entries: list[tuple[int, int, bool]]) -> None:
    assert [tuple(entry) for entry in games_after(wins, rules).entries(A, 30)] == entries


def test_boxes_are_counted_in_every_game_that_a_win_is_entered_in() -> None:
    games = Games(OPEN_NEXT)
    for number, boxes in enumerate((1, 3, 5), start=1):
        games.enter(A, games.entries(A, 20), number, boxes)

    assert [(game.boxes[A], game.boxes[B]) for game in games.result()] == [(9, 0), (8, 0), (5, 0)]


def test_games_know_who_closed_them_and_when_they_are_over() -> None:
    games = games_after("A10 A5 A60 A45", OPEN_NEXT)

    assert games.is_over
    assert [(game.number, game.winner, game.closed_by, game.boxes[A], game.boxes[B]) for game in games.result()] == [
        (1, A, 4, 4, 0),
        (2, A, 4, 3, 0),
        (3, A, 4, 2, 0),
    ]
