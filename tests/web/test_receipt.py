"""The receipt of a hand: where its points come from and go to, and what was changed."""

import pytest

from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandAmended, HandPlayed, HandStruck, Shown
from scorekeeper.hollywood.hands import Cards, Counts, Hand
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.receipt import Receipt, show_receipt
from tests.hollywood.evenings import hand, keep, log_of
from tests.web.played import Json, Played, played, struck
from tests.web.played import hand as played_hand

DEAL, _unread = read_deal({"knocker": "5S 6S 7S 9H TH JH 2H 2D 2C KD", "opponent": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"})


def receipt_of(*events: object, uid: str = "e1") -> Receipt:
    log = log_of(*events)  # type: ignore[arg-type]  # events or their short texts
    ledger = keep(log)
    found = ledger.find(uid)
    assert found is not None
    return show_receipt(ledger, log, found, "/t/key")


def counted(knocker: Seat, declared: Outcome, count: int, left: int) -> HandPlayed:
    return HandPlayed(Hand(Counts(knocker, declared, count, left)))


@pytest.mark.parametrize(
    ("event", "headline", "parts"),
    [
        (counted(Seat.A, Outcome.KNOCK, 5, 20), "Ann 15", [("Counts, Bob less Ann", "20 − 5", "15")]),
        (counted(Seat.A, Outcome.KNOCK, 10, 9), "Bob 11", [("Counts, Ann less Bob", "10 − 9", "1"), ("Undercut", "", "+ 10")]),
        (counted(Seat.B, Outcome.GIN, 0, 9), "Bob 34", [("Count, Ann", "", "9"), ("Gin", "", "+ 25")]),
    ],
)
def test_the_points_are_set_like_a_sum(event: HandPlayed, headline: str, parts: list[tuple[str, str, str]]) -> None:
    receipt = receipt_of(event)
    assert receipt.headline == headline
    assert list(receipt.parts) == parts


@pytest.mark.parametrize(
    ("count", "left", "parts"),
    [
        (15, 30, [("Undercut", "", "10")]),
        (15, 12, [("Counts, Ann less Bob", "15 − 12", "3"), ("Undercut", "", "+ 10")]),
    ],
)
def test_a_knock_that_was_ruled_an_undercut_says_so_and_sums_only_what_counts(
    count: int, left: int, parts: list[tuple[str, str, str]]
) -> None:
    receipt = receipt_of(HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, count, left), ruling="undercut")))
    assert list(receipt.parts) == parts
    assert receipt.reasons == ("Knock over the limit, settled as an undercut.",)


def test_a_knock_that_was_ruled_dead_says_so() -> None:
    receipt = receipt_of(HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 15, 30), ruling="dead")))
    assert (receipt.headline, receipt.reasons) == ("Dead hand", ("Knock over the limit, settled as a dead hand.",))


def test_points_from_paper_and_dead_hands_have_no_sum() -> None:
    assert receipt_of("A12").parts == ()
    assert (receipt_of("dead").headline, receipt_of("dead").parts, receipt_of("dead").moves) == ("Dead hand", (), ())


def test_a_hand_says_what_it_did_to_each_game() -> None:
    assert receipt_of("A60", "A45", uid="e2").moves == (("Game 1", "60", "105", True), ("Game 2", "0", "45", False))


def test_cards_lie_as_they_were_laid_and_laid_off_cards_beside_the_meld_they_join() -> None:
    receipt = receipt_of(HandPlayed(Hand(Cards(Seat.A, DEAL))))
    knocker, opponent = receipt.holdings
    assert (receipt.headline, knocker.left, opponent.left) == ("Bob 11", "10", "9")
    assert [["".join(face) for face in part] for part in opponent.laid_off[0]] == [[], ["S5", "S6", "S7"], ["S8", "S9"]]
    assert [["".join(face) for face in part] for part in opponent.laid_off[1]] == [["H7", "H8"], ["H9", "H10", "HJ"], []]
    assert [["".join(face) for face in meld] for meld in opponent.melds] == [["C3", "C4", "C5", "C6"]]
    assert {"".join(face) for face in opponent.deadwood} == {"D8", "CA"}
    assert receipt.reasons[0].startswith("Breaking 8")


def test_the_cards_can_be_taken_to_the_check() -> None:
    assert receipt_of(HandPlayed(Hand(Cards(Seat.A, DEAL)))).check.startswith("/check?knocker=5S+6S")
    assert receipt_of("A12").check == ""


@pytest.mark.parametrize(("winner", "points", "said"), [(Seat.B, 15, "15 points for Bob"), (None, 0, "0 points for nobody")])
def test_what_the_phone_showed_is_said_by_name(winner: Seat | None, points: int, said: str) -> None:
    hand_as_shown = HandPlayed(hand("A12"), shown=Shown(winner, points))
    assert receipt_of(hand_as_shown).marks == (f"The phone showed {said} when this hand was saved; it is counted otherwise now.",)


def test_a_hand_that_was_only_written_has_no_history() -> None:
    assert receipt_of("A12", "B10").history == ()


def test_corrections_are_told_with_what_was_said_before() -> None:
    history = receipt_of("A7", HandAmended("e1", hand("B11")), HandStruck("e1")).history
    assert history == (("–", "entered as", "Ann 7", True), ("–", "put right:", "Bob 11", False), ("–", "struck out", "", False))


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "HandStruck", "body": {"hand": "h1"}},
        {"kind": "HandRestored", "body": {"hand": "h1"}},
        {"kind": "HandMoved", "body": {"hand": "h1", "before": "h2"}},
    ],
    ids=lambda event: str(event["kind"]),
)
@pytest.mark.parametrize("struck_first", [False, True])
def test_what_says_no_points_has_none_to_cross_out(table: Played, event: Json, struck_first: bool) -> None:
    table.record(played_hand("h1"), played_hand("h2"), *([struck("s1", of="h1")] if struck_first else []), {"uid": "c1", **event})
    page = table.get("/hands/h1").text
    assert "What was changed" in page
    assert "<s></s>" not in page


def test_a_page_of_a_hand_shows_both_spreads_and_offers_to_correct_it(table: Played) -> None:
    table.record(
        played(
            "h1",
            {"knocker": {"seat": "A"}, "knocker_cards": "5S 6S 7S 9H TH JH 2H 2D 2C KD", "opponent_cards": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"},
        )
    )
    page = table.get("/hands/h1").text
    assert page.count('class="mini') == 10 + 10 + 6
    assert f'href="{table.base}/hands/h1/edit"' in page
    assert f'action="{table.base}/hands/h1/strike"' in page
