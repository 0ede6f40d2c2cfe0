from dataclasses import replace

import pytest

from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.layoffs import Layoff
from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from tests.gin.verdicts import cards
from tests.hollywood.evenings import A, B

SEAT_A, SEAT_B = {"seat": "A"}, {"seat": "B"}
DEAL = Deal(knocker=cards("4S 5S 6S"), opponent=cards("TH KD"))


@pytest.mark.parametrize(
    ("hand", "body"),
    [
        (Hand(Points(A, 12)), {"winner": SEAT_A, "points": 12}),
        (Hand(Points(B, 0, Outcome.KNOCK), dealer=A), {"winner": SEAT_B, "points": 0, "outcome": "knock", "dealer": SEAT_A}),
        (
            Hand(Counts(B, Outcome.KNOCK, 12, 3), upcard=Card("TH"), ruling="dead"),
            {"knocker": SEAT_B, "declared": "knock", "knocker_count": 12, "opponent_count": 3, "upcard": "TH", "ruling": "dead"},
        ),
        (Hand(Dead()), {"dead": True}),
        (Hand(Cards(A, DEAL)), {"knocker": SEAT_A, "knocker_cards": "4S 5S 6S", "opponent_cards": "TH KD"}),
    ],
)
def test_a_hand_is_written_with_what_was_said_and_nothing_else(hand: Hand, body: dict[str, object]) -> None:
    assert hand.body() == body


def test_nothing_laid_is_written_otherwise_than_nothing_said() -> None:
    laid = replace(DEAL, knocker_melds=(DEAL.knocker,), opponent_melds=(), layoffs=(Layoff(Card("TH"), None),))

    body = Hand(Cards(A, laid)).body()

    assert (body["knocker_melds"], body["opponent_melds"]) == ("4S 5S 6S", "-")
    assert body["layoffs"] == [{"card": "TH", "meld": None}]
