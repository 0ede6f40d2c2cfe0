"""How players, hands and rules are spoken of."""

import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.results import result_of
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.words import Words, column_names, isolated


@pytest.mark.parametrize(
    ("names", "heads"),
    [
        (("Ann", "Bob"), ("Ann", "Bob")),
        (("We", "They"), ("We", "They")),
        (("Emma", "Bob"), ("E", "B")),
        (("Margaret", "Bartholomew"), ("M", "B")),
        (("Margaret", "Margot"), ("Ma", "Mo")),
        (("Mary", "Maryanne"), ("M", "Ma")),
        (("क्षितिज कुमार", "सीता"), ("क्", "सी")),
        (("👩\u200d🚀👩\u200d🚀👩\u200d🚀", "Bob"), ("👩\u200d🚀", "B")),
    ],
)
def test_names_over_columns_are_short_and_tell_the_players_apart(names: tuple[str, str], heads: tuple[str, str]) -> None:
    assert column_names(names) == heads
    assert heads[0] != heads[1]


@pytest.mark.parametrize(("name", "fenced"), [("Ann", False), ("Ωmega", False), ("דנה", True), ("Dana דנה", True), ("محمد", True)])
def test_names_from_right_to_left_are_fenced_in(name: str, fenced: bool) -> None:
    assert isolated(name) == (f"\u2068{name}\u2069" if fenced else name)


@pytest.mark.parametrize(
    ("hand", "story", "score"),
    [
        (Hand(Counts(Seat.A, Outcome.KNOCK, 5, 20)), "Ann knocked with 5, 50% 20", "Ann 15"),
        (Hand(Counts(Seat.A, Outcome.KNOCK, 10, 9)), "Ann knocked with 10, 50% 9: undercut", "50% 11"),
        (Hand(Counts(Seat.B, Outcome.GIN, 0, 9)), "50% gin, Ann 9", "50% 34"),
    ],
)
def test_a_hand_is_told_in_one_line_whatever_the_players_are_called(hand: Hand, story: str, score: str) -> None:
    words = Words({Seat.A: "Ann", Seat.B: "50%"})
    result = result_of(hand, Rules())
    assert (words.story(hand, result, Rules()), words.score(result)) == (story, score)
