"""A disputed hand as it stands in an address."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import Card
from scorekeeper.gin.layoffs import Layoff
from scorekeeper.gin.points import Outcome, Side
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Form, Hand, Points
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.dispute import HOLDINGS, TEXTS, Dispute, known_of, layoffs_text, melds_text, read_typed_cards, typed_as_cards
from scorekeeper.web.taps import act
from scorekeeper.web.typed import read_typed
from tests.gin.verdicts import cards
from tests.web.disputes import HOLLYWOOD, UNDERCUT, dispute, keys
from tests.web.nonsense import TEXTS as NONSENSE


@given(words=st.lists(keys, max_size=30), by=st.sampled_from(("", "A", "B")))
def test_an_address_says_all_of_a_dispute_after_any_keys(words: list[str], by: str) -> None:
    tapped = replace(act(Dispute.read({"by": by}, seated=bool(by)), words, HOLLYWOOD), refused=None)

    assert Dispute.read(tapped.query(), seated=bool(by)) == tapped


@given(texts=st.fixed_dictionaries({}, optional=dict.fromkeys(TEXTS, st.text() | st.sampled_from(NONSENSE))))
def test_an_address_says_every_text_as_it_was_typed(texts: dict[str, str]) -> None:
    typed = Dispute.read(texts, seated=False)

    assert typed.query() == {field: text for field, text in texts.items() if text}
    assert Dispute.read(typed.query(), seated=False) == typed


@pytest.mark.parametrize(
    ("said", "query"),
    [
        ({}, {}),
        ({"half": "third", "mode": "all", "picked": "1X", "joker": "x"}, {}),
        ({"half": "knocker", "mode": "cards"}, {}),
        ({"half": "opponent", "mode": "laid", "picked": "5s,10♥"}, {"half": "opponent", "mode": "laid", "picked": "5S TH"}),
    ],
)
def test_an_address_is_as_short_as_it_can_be(said: dict[str, str], query: dict[str, str]) -> None:
    assert dispute(**said).query() == query


@pytest.mark.parametrize(("by", "seat"), [("A", "A"), ("B", "B"), ("", "A"), ("C", "A")])
def test_only_at_a_table_somebody_knocked(by: str, seat: str) -> None:
    assert Dispute.read({"by": by}, seated=True).by == seat
    assert Dispute.read({"by": by}, seated=False).by == ""


def test_a_holding_has_each_card_once_in_its_own_order() -> None:
    assert dispute(knocker="KD 5♠5S, 1X as").holding(Side.KNOCKER) == cards("AS 5S KD")


@pytest.mark.parametrize("melds", ["5S 6S 7S / 2H 2D 2C", "5S 6S 7S / 2H 2D 2C /", "- 5S 6S 7S 2H 2D 2C"])
def test_melds_alone_are_a_holding(melds: str) -> None:
    said = dispute(knocker=" ", knocker_melds=melds, opponent_melds="-")

    assert said.holding(Side.KNOCKER) == cards("5S 6S 7S 2H 2D 2C")
    assert said.holding(Side.OPPONENT) == ()
    assert not said.is_empty


def test_cards_that_were_said_are_the_holding_whatever_the_melds_are() -> None:
    assert dispute(knocker="KD", knocker_melds="5S 6S 7S").holding(Side.KNOCKER) == cards("KD")


@pytest.mark.parametrize(
    ("said", "empty"), [({}, True), ({"knocker": " ", "layoffs": " "}, True), *(({field: "-"}, field == "upcard") for field in TEXTS)]
)
def test_a_dispute_is_empty_as_long_as_nothing_is_known_of_the_hand(said: dict[str, str], empty: bool) -> None:
    assert dispute(**said).is_empty == empty


def test_words_that_are_no_card_stay_whatever_becomes_of_the_cards() -> None:
    said = dispute(knocker="1X 5S Joker 6S")

    assert said.with_cards(Side.KNOCKER, cards("7S")).texts["knocker"] == "7S 1X Joker"
    assert said.with_cards(Side.KNOCKER, ()).cards_text(Side.KNOCKER) == "1X Joker"


def test_what_cannot_be_read_is_said_beside_the_deal() -> None:
    deal, unread = dispute(**UNDERCUT, layoffs="8S", knocker_count="ten", opponent_count="१८", discard="1X").deal()

    assert (deal.opponent_count, deal.knocker_count) == (18, None)
    assert [problem.code for problem in unread] == ["not_layoffs", "not_a_card", "not_a_number"]


def test_melds_and_layoffs_are_written_as_they_are_read() -> None:
    melds = cards("5S 6S 7S"), cards("2H 2D 2C")
    layoffs = Layoff(Card("8S"), 0), Layoff(Card("KD"), None)
    deal, unread = dispute(**UNDERCUT, knocker_melds=melds_text(melds), opponent_melds=melds_text(()), layoffs=layoffs_text(layoffs)).deal()

    assert (deal.knocker_melds, deal.opponent_melds, deal.layoffs, unread) == (melds, (), layoffs, ())


LAID = {**UNDERCUT, "knocker_melds": "5S 6S 7S / 9H TH JH / 2H 2D 2C", "opponent_melds": "3C 4C 5C 6C", "layoffs": "8S>0 9S>0"}


@pytest.mark.parametrize(
    ("form", "known"),
    [
        (Counts(Seat.B, Outcome.KNOCK, 5, 20), {"by": "B", "declared": "knock", "knocker_count": "5", "opponent_count": "20"}),
        (Counts(Seat.A, Outcome.GIN, 0, 7), {"by": "A", "declared": "gin", "knocker_count": "0", "opponent_count": "7"}),
        (Points(Seat.A, 12), {"by": "A"}),
        (Points(Seat.A, 12, Outcome.UNDERCUT), {"by": "B"}),
        (Dead(), {}),
        (Cards(Seat.B, dispute(**LAID, discard="KC", declared="gin").deal()[0]), {"by": "B", **LAID, "discard": "KC", "declared": "gin"}),
    ],
    ids=["knock", "gin", "points", "undercut", "dead", "cards"],
)
def test_what_is_known_of_a_hand_is_said(form: Form, known: dict[str, str]) -> None:
    assert known_of(Hand(form)) == known


@given(texts=st.fixed_dictionaries(dict.fromkeys(TEXTS, st.text())), by=st.sampled_from("AB"))
def test_a_dispute_goes_through_a_form_and_comes_back_with_all_its_cards(texts: dict[str, str], by: str) -> None:
    said = Dispute(texts, by=by)

    typed = typed_as_cards(said)

    assert read_typed_cards(read_typed(typed)) == said.saying(**{side: said.cards_text(side) for side in HOLDINGS})
    assert set(typed) <= set(read_typed({}))


def test_a_form_speaks_of_cards_as_a_recorded_hand_does() -> None:
    typed = typed_as_cards(dispute(**UNDERCUT, by="B"))

    said = {field: text for field, text in typed.items() if text}
    assert said == {"way": "cards", "knocker": "B", "knocker_cards": UNDERCUT["knocker"], "opponent_cards": UNDERCUT["opponent"]}


def test_melds_alone_go_into_a_form_as_the_cards_that_they_are() -> None:
    typed = typed_as_cards(dispute(knocker_melds="5S 6S 7S / 2H 2D 2C", opponent=UNDERCUT["opponent"]))

    assert cards(typed["knocker_cards"]) == cards("5S 6S 7S 2H 2D 2C")
    assert typed["knocker_melds"] == "5S 6S 7S / 2H 2D 2C"
