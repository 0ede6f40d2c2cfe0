"""What a hand would do, in words."""

import pytest
from flask.testing import FlaskClient

from scorekeeper.hollywood.reading import is_uid
from scorekeeper.web.imagined import IMAGINED
from tests.web.played import Json, Played, hand


def said(table: Played, body: Json) -> Json:
    answer: Json = table.client.post(f"{table.base}/hands/preview", json=body).get_json()["say"]
    return answer


@pytest.mark.parametrize(
    ("before", "points", "line"),
    [
        ([], 15, "Game 1."),
        ([10], 15, "Games 1 and 2. Opens game 2."),
        ([10, 5], 15, "Games 1, 2, and 3. Opens game 3."),
        ([10, 5, 60], 45, "Games 1, 2, and 3. Wins games 1, 2, and 3. The series is over."),
        ([92], 15, "Games 1 and 2. Opens game 2. Wins game 1."),
        ([105], 5, "Game 2. Opens game 2."),
    ],
)
def test_a_hand_is_said_by_its_games(table: Played, before: list[int], points: int, line: str) -> None:
    table.record(*(hand(f"h{number}", "Ann", each) for number, each in enumerate(before)))

    told = said(table, {"winner": "Ann", "points": points})

    assert (told["headline"], told["line"]) == (f"Ann {points}", line)


def test_a_dead_hand_is_said_to_score_for_nobody(table: Played) -> None:
    told = said(table, {"dead": True})

    assert (told["line"], told["moves"]) == ("Nobody scores.", [])


def test_a_hand_of_no_points_is_entered_nowhere(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"tie": "knocker"})

    told = said(at, {"knocker": "Ann", "declared": "knock", "knocker_count": 5, "opponent_count": 5})

    assert told == {"headline": "Ann 0", "line": "It is entered in no game.", "moves": []}


@pytest.mark.parametrize(
    ("counts", "line"),
    [
        ({"declared": "knock", "knocker_count": 5, "opponent_count": 20}, "Game 1."),
        ({"declared": "knock", "knocker_count": 8, "opponent_count": 5}, "undercut, 3 + 10. Game 1."),
        ({"declared": "gin", "knocker_count": 0, "opponent_count": 9}, "gin, 9 + 25. Game 1."),
    ],
)
def test_points_that_are_more_than_a_difference_are_said_with_their_parts(table: Played, counts: Json, line: str) -> None:
    assert said(table, {"knocker": "Ann", **counts})["line"] == line


@pytest.mark.parametrize(("points", "line"), [(15, ""), (45, "Wins the game.")])
def test_a_single_game_has_no_number(client: FlaskClient, points: int, line: str) -> None:
    at = Played.opened(client, rules={"games": 1})
    at.record(hand("h1", "Ann", 60))

    assert said(at, {"winner": "Ann", "points": points})["line"] == line


def test_the_first_hand_of_the_next_series_begins_at_nothing(table: Played) -> None:
    table.record(hand("h1", "Ann", 60), {"uid": "e1", "kind": "SeriesStopped", "body": {}})

    assert said(table, {"winner": "Ann", "points": 15})["moves"] == [{"game": 1, "was": 0, "now": 15, "closes": False}]


def test_no_hand_that_was_sent_can_pass_for_the_imagined_one() -> None:
    assert not is_uid(IMAGINED)


def test_a_long_name_leaves_room_for_the_points(client: FlaskClient) -> None:
    at = Played.opened(client, ("Ann", "Bertram Wolfgang von Hohenlohe"))

    assert said(at, {"winner": {"seat": "B"}, "points": 15})["headline"] == "B 15"
