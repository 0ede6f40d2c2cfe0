"""The receipt of a hand: where its points come from and go to, and what was changed."""

import re
from urllib.parse import parse_qsl

import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import Event, HandAgreed, HandAmended, HandPlayed, HandProtested, HandStruck, Shown
from scorekeeper.hollywood.hands import Cards, Counts, Hand
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.receipt import Receipt, show_receipt
from tests.hollywood.evenings import hand, keep, log_of
from tests.web.played import Json, Played, played, struck
from tests.web.played import hand as played_hand
from tests.web.test_evidence import BODY, DEAL


def receipt_of(*events: Event | str, uid: str = "e1", rules: Rules | None = None, read_only: bool = False) -> Receipt:
    log = log_of(*events, rules=rules)
    ledger = keep(log)
    found = ledger.find(uid)
    assert found is not None
    return show_receipt(ledger, log, found, "/t/key", read_only=read_only)


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


def test_a_struck_hand_goes_into_no_game() -> None:
    assert receipt_of("A10", HandStruck("e1")).moves == ()


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
    assert receipt.evidence.reasons == ("Knock over the limit, settled as an undercut.",)


def test_a_knock_that_was_ruled_dead_says_so() -> None:
    receipt = receipt_of(HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 15, 30), ruling="dead")))
    assert (receipt.headline, receipt.evidence.reasons) == ("Dead hand", ("Knock over the limit, settled as a dead hand.",))


def test_points_from_paper_and_dead_hands_have_no_sum() -> None:
    assert receipt_of("A12").parts == ()
    assert (receipt_of("dead").headline, receipt_of("dead").parts, receipt_of("dead").moves) == ("Dead hand", (), ())


def test_a_hand_says_what_it_did_to_each_game() -> None:
    assert receipt_of("A60", "A45", uid="e2").moves == (("Game 1", "60", "105", True), ("Game 2", "0", "45", False))


@pytest.mark.parametrize("rules", [Rules(), Rules(undercut_bonus=20)])
def test_who_looks_on_can_take_the_cards_to_the_check_with_the_rules_of_the_table(rules: Rules) -> None:
    receipt = receipt_of(HandPlayed(Hand(Cards(Seat.A, DEAL))), rules=rules, read_only=True)
    query = dict(parse_qsl(receipt.check.removeprefix("/check?")))
    assert query.pop("undercut_bonus", "10") == str(rules.undercut_bonus)
    assert query == {"knocker": BODY["knocker_cards"], "opponent": BODY["opponent_cards"]}
    assert receipt_of("A12", read_only=True).check == ""


@pytest.mark.parametrize("event", ["A12", HandPlayed(Hand(Cards(Seat.A, DEAL)))])
def test_every_hand_can_be_checked_by_who_writes(event: Event | str) -> None:
    assert receipt_of(event).check == "/t/key/hands/e1/check"


@pytest.mark.parametrize(("winner", "points", "said"), [(Seat.B, 15, "15 points for Bob"), (None, 0, "0 points for nobody")])
def test_what_the_phone_showed_is_said_by_name(winner: Seat | None, points: int, said: str) -> None:
    hand_as_shown = HandPlayed(hand("A12"), shown=Shown(winner, points))
    assert receipt_of(hand_as_shown).problems == (f"The phone showed {said} when this hand was saved; it is counted otherwise now.",)


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


@pytest.mark.parametrize(
    ("events", "mark", "labels"),
    [
        (("A7",), "", ["Under protest", "Agreed by both"]),
        (("A7", HandProtested("e1")), "Under protest: not settled yet.", ["Withdraw the protest", "Agreed by both"]),
        (("A7", HandAgreed("e1")), "Both agreed.", ["Under protest", "No longer agreed"]),
    ],
)
def test_a_receipt_says_how_both_stand_to_the_hand_and_offers_the_other(
    events: tuple[Event | str, ...], mark: str, labels: list[str]
) -> None:
    receipt = receipt_of(*events)
    assert receipt.mark == mark
    assert [label for _path, label, _stands in receipt.switches] == labels


def test_a_hand_by_cards_shows_both_spreads_and_offers_to_correct_them_or_to_enter_it_otherwise(table: Played) -> None:
    table.record(played("h1", BODY))
    page = table.get("/hands/h1").text
    assert page.count('class="mini') == 10 + 10 + 6
    assert re.findall(rf'href="{table.base}/hands/h1/(\w+)">([\w ]+)<', page) == [
        ("edit", "Enter it otherwise"),
        ("check", "Correct the cards"),
    ]
    assert f'action="{table.base}/hands/h1/strike"' in page


def test_a_hand_by_other_means_is_corrected_as_it_was_entered_and_checked_by_cards(table: Played) -> None:
    table.record(played_hand("h1"))
    page = table.get("/hands/h1").text
    assert re.findall(rf'href="{table.base}/hands/h1/(\w+)">([\w ]+)<', page) == [("edit", "Correct"), ("check", "Check cards")]


@pytest.mark.parametrize(("body", "links"), [(BODY, 1), ({"dead": True}, 0)])
def test_who_looks_on_is_led_to_the_check_where_there_are_cards(table: Played, body: Json, links: int) -> None:
    table.record(played("h1", body))
    page = table.client.get(f"{table.viewer}/hands/h1").text
    assert page.count('href="/check?') == links
