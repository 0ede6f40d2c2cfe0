"""What the points of a hand rest on, and which hands of a series paper tells about."""

import re

import pytest

from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import Event, HandAgreed, HandAmended, HandMoved, HandPlayed, HandProtested, HandStruck, SeriesStopped
from scorekeeper.hollywood.hands import Cards, Counts, Hand
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.evidence import Checked, evidence_of, show_checked
from scorekeeper.web.words import Words
from tests.hollywood.evenings import hand, keep, log_of
from tests.web.played import Played, played
from tests.web.played import hand as played_hand

DEAL, _unread = read_deal({"knocker": "5S 6S 7S 9H TH JH 2H 2D 2C KD", "opponent": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"})
BY_CARDS = Hand(Cards(Seat.A, DEAL))
BODY = {"knocker": {"seat": "A"}, "knocker_cards": "5S 6S 7S 9H TH JH 2H 2D 2C KD", "opponent_cards": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"}


def checked(*events: Event | str) -> tuple[Checked, ...]:
    log = log_of(*events)
    ledger = keep(log)
    return show_checked(ledger.series[0], log, Words(ledger.players))


def test_cards_lie_as_they_were_laid_and_laid_off_cards_beside_the_meld_they_join() -> None:
    knocker, opponent = evidence_of(BY_CARDS, Rules(), Words({Seat.A: "Ann", Seat.B: "Bob"})).holdings
    assert [(holding.name, holding.left) for holding in (knocker, opponent)] == [("Ann", "10"), ("Bob", "9")]
    assert [["".join(face) for face in part] for part in opponent.laid_off[0]] == [[], ["S5", "S6", "S7"], ["S8", "S9"]]
    assert [["".join(face) for face in part] for part in opponent.laid_off[1]] == [["H7", "H8"], ["H9", "H10", "HJ"], []]
    assert [["".join(face) for face in meld] for meld in opponent.melds] == [["C3", "C4", "C5", "C6"]]
    assert {"".join(face) for face in opponent.deadwood} == {"D8", "CA"}


@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        ("undercut", ("Knock over the limit, settled as an undercut.",)),
        ("dead", ("Knock over the limit, settled as a dead hand.",)),
        (None, ()),
    ],
)
def test_a_ruling_is_a_reason_and_counts_have_no_cards(ruling: str | None, said: tuple[str, ...]) -> None:
    counts = Hand(Counts(Seat.A, Outcome.KNOCK, 15, 30), ruling=ruling)  # type: ignore[arg-type]  # one of the rulings
    assert evidence_of(counts, Rules(), Words({Seat.A: "Ann", Seat.B: "Bob"})) == ((), said)


@pytest.mark.parametrize(
    ("events", "titles"),
    [
        (("A10", "dead"), []),
        (("A10", HandPlayed(BY_CARDS)), ["Hand 2"]),
        (("A10", "B9", HandAmended("e2", BY_CARDS)), ["Hand 2"]),
        (("A10", "B9", HandAmended("e1", hand("A12"))), ["Hand 1"]),
        (("A10", "B9", HandStruck("e1")), ["Struck hand"]),
        (("A10", "B9", HandProtested("e2"), HandAgreed("e1")), ["Hand 1", "Hand 2"]),
        (("A10", "B9", HandMoved("e2", "e1")), []),
        (("A10", SeriesStopped(), "B9", HandStruck("e3")), []),
    ],
)
def test_paper_tells_of_every_hand_of_its_series_that_was_checked_changed_or_marked(
    events: tuple[Event | str, ...], titles: list[str]
) -> None:
    assert [each.title for each in checked(*events)] == titles


def test_a_checked_hand_has_its_history_and_its_evidence() -> None:
    (told,) = checked("A7", HandAmended("e1", BY_CARDS))
    assert [done for _when, done, _score, _old in told.history] == ["entered as", "put right from the cards:"]
    assert [holding.name for holding in told.evidence.holdings] == ["Ann", "Bob"]
    assert any("Breaking 8♠ 8♥ 8♦" in reason for reason in told.evidence.reasons)


def test_the_sheet_holds_the_cards_for_paper_and_waits_for_their_look_on_paper_only(table: Played) -> None:
    table.record(played("h1", BODY))
    page = table.get().text
    assert '<section class="paper checked">' in page
    assert re.search(r'media="print" href="/static/cards.css', page)
    assert page.count('class="mini') == 10 + 10 + 6


def test_a_sheet_on_which_nothing_was_checked_or_changed_has_no_word_about_it(table: Played) -> None:
    table.record(played_hand("h1"))
    page = table.get().text
    assert "Checked and changed" not in page
    assert "cards.css" not in page
