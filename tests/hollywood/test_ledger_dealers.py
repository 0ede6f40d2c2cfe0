import pytest

from scorekeeper.hollywood.events import HandPlayed
from scorekeeper.hollywood.hands import Hand
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import A, B, hand, ledger_of


@pytest.mark.parametrize(
    ("rule", "first_dealer", "dealers", "next_dealer"),
    [
        ("winner", A, [A, A, B, B], A),
        ("loser", A, [A, B, A, A], B),
        ("alternate", A, [A, B, A, B], A),
        ("winner", None, [None, A, B, B], A),
        ("loser", None, [None, B, A, A], B),
        ("alternate", None, [None, None, None, None], None),
    ],
)
def test_the_deal_goes_by_the_rule(rule: str, first_dealer: Seat | None, dealers: list[Seat | None], next_dealer: Seat | None) -> None:
    ledger = ledger_of("A10", "B10", "dead", "A5", rules=Rules(next_dealer=rule), first_dealer=first_dealer)  # type: ignore[arg-type]

    assert [played.dealer for played in ledger.series[0].hands] == dealers
    assert ledger.next_dealer is next_dealer


@pytest.mark.parametrize(("rule", "dealer_after"), [("winner", A), ("loser", B), ("alternate", A)])
def test_who_dealt_otherwise_stands_and_the_rule_goes_on_from_there(rule: str, dealer_after: Seat) -> None:
    told = HandPlayed(Hand(hand("A10").form, dealer=B))

    ledger = ledger_of(told, rules=Rules(next_dealer=rule), first_dealer=A)  # type: ignore[arg-type]

    assert ledger.series[0].hands[0].dealer is B
    assert ledger.next_dealer is dealer_after


def test_a_dead_hand_that_somebody_else_dealt_is_dealt_again_by_him() -> None:
    assert ledger_of(HandPlayed(Hand(hand("dead").form, dealer=B)), first_dealer=A).next_dealer is B


def test_the_deal_goes_on_over_the_end_of_a_series() -> None:
    ledger = ledger_of("A10", "A5", "A60", "A45", "B3", rules=Rules(next_dealer="alternate"), first_dealer=A)

    assert [series.hands[0].dealer for series in ledger.series] == [A, A]
    assert [series.next_dealer for series in ledger.series] == [A, B]
