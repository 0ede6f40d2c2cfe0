import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandPlayed
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.preview import preview
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import A, B, ledger_of, played

PLAYERS = {A: "Ann", B: "Bob"}


@pytest.mark.parametrize(
    ("wins", "body"),
    [
        ("A15", {"winner": "Ann", "points": 15, "entries": [[1, 15]], "opens": [1], "closes": [], "series_over": False}),
        ("A10 A15", {"winner": "Ann", "points": 15, "entries": [[1, 25], [2, 15]], "opens": [2], "closes": [], "series_over": False}),
        ("A60 B9 A45", {"winner": "Ann", "points": 45, "entries": [[1, 105], [2, 45]], "opens": [2], "closes": [1], "series_over": False}),
        ("A60 A45 B9", {"winner": "Bob", "points": 9, "entries": [[2, 9]], "opens": [2], "closes": [], "series_over": False}),
        (
            "A10 A5 A60 A45",
            {
                "winner": "Ann",
                "points": 45,
                "entries": [[1, 120], [2, 110], [3, 105]],
                "opens": [],
                "closes": [1, 2, 3],
                "series_over": True,
            },
        ),
        ("A10 dead", {"winner": None, "points": 0, "entries": [], "opens": [], "closes": [], "series_over": False}),
    ],
)
def test_a_hand_says_what_it_will_do(wins: str, body: dict[str, object]) -> None:
    hands = wins.split()

    assert preview(ledger_of(*hands), f"e{len(hands)}").body(PLAYERS) == body


def test_a_hand_put_in_says_what_it_does_at_its_place() -> None:
    ledger = ledger_of("A10", "A20", played("A5", before="e1"))

    assert preview(ledger, "e3").entries == ((1, 5, False),)


def test_an_undercut_is_said_to_be_the_opponents() -> None:
    knock = HandPlayed(Hand(Counts(A, Outcome.KNOCK, 5, 3)))

    assert preview(ledger_of(knock, rules=Rules(undercut_bonus=25)), "e1").winner is Seat.B


def test_an_unknown_hand_has_no_preview() -> None:
    with pytest.raises(KeyError):
        preview(ledger_of("A10"), "e9")
