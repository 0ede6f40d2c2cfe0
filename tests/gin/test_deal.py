import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import FIELDS, Deal, read_deal, read_holding
from scorekeeper.gin.hand import judge
from scorekeeper.gin.layoffs import Layoff
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Outcome
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from tests.gin.verdicts import cards

RUN, SET = cards("4S 5S 6S"), cards("7C 7D 7H")


@pytest.mark.parametrize(
    "melds", ["4S 5S 6S / 7C 7D 7H", "4♠5♠6♠/7♣7♦7♥", [["4S", "5S", "6S"], ["7C", "7D", "7H"]], ["4S 5S 6S", "7C 7D 7H"]]
)
def test_melds_are_read_from_a_text_and_from_a_verdicts_own_lists(melds: object) -> None:
    deal, problems = read_deal({"knocker_melds": melds})

    assert (deal.knocker_melds, problems) == ((RUN, SET), ())


@pytest.mark.parametrize("layoffs", ["5H>1 6H>-", "5h>1, 6h>-", [{"card": "5H", "meld": 1}, {"card": "6H", "meld": None}]])
def test_layoffs_are_read_from_a_text_and_from_a_verdicts_own_lists(layoffs: object) -> None:
    deal, problems = read_deal({"layoffs": layoffs})

    assert (deal.layoffs, problems) == ((Layoff(Card("5H"), 1), Layoff(Card("6H"), None)), ())


@pytest.mark.parametrize("field", ["knocker_melds", "opponent_melds", "layoffs"])
@pytest.mark.parametrize(("given", "read"), [(None, None), ("", None), ("  ", None), ("-", ()), ([], ())])
def test_an_empty_text_is_not_said_and_a_dash_is_nothing(field: str, given: object, read: object) -> None:
    deal, problems = read_deal({field: given})

    assert (getattr(deal, field), problems) == (read, ())


def test_every_field_is_read() -> None:
    deal, problems = read_deal(
        {
            "knocker": ["TH"],
            "opponent": "2c 3c",
            "declared": "gin",
            "upcard": "7S",
            "discard": "10♥",
            "knocker_count": 0,
            "opponent_count": 40,
        }
    )

    assert problems == ()
    assert deal == Deal(
        knocker=(Card("TH"),),
        opponent=cards("2C 3C"),
        declared=Outcome.GIN,
        upcard=Card("7S"),
        discard=Card("TH"),
        knocker_count=0,
        opponent_count=40,
    )


@pytest.mark.parametrize(
    ("field", "given", "code", "text"),
    [
        ("knocker", "4S 1X", "not_a_card", "1X"),
        ("opponent", ["4S", "Joker"], "not_a_card", "Joker"),
        ("knocker", 7, "not_cards", "7"),
        ("opponent", ["4S", 5], "not_cards", "['4S', 5]"),
        ("knocker_melds", "4S 5S 6Z", "not_a_card", "6Z"),
        ("knocker_melds", 3, "not_cards", "3"),
        ("knocker_melds", [3], "not_cards", "3"),
        ("upcard", "7S 8S", "not_a_card", "7S 8S"),
        ("discard", "zz", "not_a_card", "zz"),
        ("layoffs", "5H", "not_layoffs", "5H"),
        ("layoffs", "5H>x", "not_layoffs", "5H>x"),
        ("layoffs", "5H>1>2", "not_layoffs", "5H>1>2"),
        ("layoffs", "5H>100", "not_layoffs", "5H>100"),
        ("layoffs", 5, "not_layoffs", "5"),
        ("layoffs", [{"card": "5H", "meld": True}], "not_layoffs", "5H"),
        ("layoffs", [{"card": "5H 6H", "meld": 0}], "not_layoffs", "5H 6H"),
        ("layoffs", [{"meld": 0}], "not_layoffs", ""),
        ("layoffs", [{"card": "5H", "on": 0}], "not_layoffs", "{'card': '5H', 'on': 0}"),
        ("layoffs", [{0}], "not_layoffs", "{0}"),
        ("knocker", "\ud800", "not_a_card", "?"),
        ("declared", "undercut", "not_declared", "undercut"),
        ("declared", ["gin"], "not_declared", "['gin']"),
        ("knocker_count", "5", "not_a_number", "5"),
        ("opponent_count", True, "not_a_number", "True"),
        ("opponent_count", 1.5, "not_a_number", "1.5"),
    ],
)
def test_what_cannot_be_read_is_quoted_with_its_field(field: str, given: object, code: str, text: str) -> None:
    _, problems = read_deal({field: given})

    assert problems == (Problem(code, fields={"field": field, "text": text}),)


def test_a_field_that_nobody_knows_is_named() -> None:
    _, problems = read_deal({"colour": "red"})

    assert problems == (Problem("unknown_field", fields={"field": "colour"}),)


def test_a_long_text_is_quoted_in_part() -> None:
    _, problems = read_deal({"knocker": "x" * 400, "y" * 50: 1, "knocker_count": 10**50})

    assert problems == (
        Problem("not_a_card", fields={"field": "knocker", "text": "x" * 40}),
        Problem("knocker_count_bounds", fields={"count": "1" + "0" * 39, "least": 0, "most": 98}),
        Problem("unknown_field", fields={"field": "y" * 40}),
    )


@pytest.mark.parametrize("field", ["knocker", "knocker_melds", "layoffs"])
def test_a_field_of_four_hundred_characters_is_read(field: str) -> None:
    text = {"knocker": "4S", "knocker_melds": "4S 5S 6S", "layoffs": "4S>0"}[field]

    assert (read_deal({field: f"{text:400}"}), len(f"{text:400}")) == (read_deal({field: text}), 400)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["4S 5S 6S", "-", "5H>0", "gin"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["card", "meld", "x"]), inner, max_size=2),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from([*FIELDS, "x"]), anything))
def test_whatever_is_given_ends_in_a_verdict(given: dict[str, object]) -> None:
    deal, unread = read_deal(given)

    verdict = judge(deal, HandRules(), unread)

    assert verdict.legal is (verdict.score is not None)
    assert len(verdict.problems) >= len(unread)


@pytest.mark.parametrize("field", ["knocker", "knocker_melds", "layoffs", "upcard"])
@pytest.mark.parametrize("long", ["5H/" * 300_000, ["5H"] * 300_000])
def test_a_field_without_end_is_refused_at_once(field: str, long: object) -> None:
    _, problems = read_deal({field: long})
    assert [problem.code for problem in problems] in (["not_cards"], ["not_layoffs"])


@pytest.mark.parametrize("melds", ["4S 5S 6S / / 7C 7D 7H", "/ 7C 7D 7H", [["4S", "5S", "6S"], [], ["7C", "7D", "7H"]]])
def test_a_meld_without_cards_is_refused_since_layoffs_count_the_melds(melds: object) -> None:
    assert read_deal({"knocker_melds": melds})[1] == (Problem("empty_meld", fields={"field": "knocker_melds"}),)


def test_a_stroke_behind_the_last_meld_is_no_meld() -> None:
    deal, problems = read_deal({"knocker_melds": "4S 5S 6S / 7C 7D 7H /"})
    assert (len(deal.knocker_melds or ()), problems) == (2, ())


@pytest.mark.parametrize("field", ["knocker_count", "opponent_count"])
@pytest.mark.parametrize(("count", "codes"), [(-1, ["{}_bounds"]), (0, []), (98, []), (99, ["{}_bounds"]), (10**80, ["{}_bounds"])])
def test_a_count_that_was_said_has_bounds(field: str, count: int, codes: list[str]) -> None:
    assert [problem.code for problem in read_deal({field: count})[1]] == [code.format(field) for code in codes]


@pytest.mark.parametrize(
    ("given", "holding", "on", "problems"),
    [
        ({}, "", (), []),
        ({"cards": "4S 10♥"}, "4S TH", (), []),
        ({"cards": "4S", "on": "4S 5S 6S / 7C 7D 7H"}, "4S", (RUN, SET), []),
        ({"cards": ["4S"], "on": [["4S", "5S", "6S"]]}, "4S", (RUN,), []),
        ({"cards": "4S 1X"}, "4S", (), [Problem("not_a_card", fields={"field": "cards", "text": "1X"})]),
        ({"on": 7}, "", (), [Problem("not_cards", fields={"field": "on", "text": "7"})]),
        ({"cards": "4S", "knocker": "5S"}, "4S", (), [Problem("unknown_field", fields={"field": "knocker"})]),
    ],
)
def test_a_holding_is_read_with_the_melds_it_may_lay_off_on(
    given: dict[str, object], holding: str, on: tuple[Meld, ...], problems: list[Problem]
) -> None:
    assert read_holding(given) == (cards(holding), on, tuple(problems))


def test_a_layoff_of_no_card_names_the_word_too() -> None:
    _, problems = read_deal({"layoffs": [{"card": "5X", "meld": 0}]})

    assert problems == tuple(Problem(code, fields={"field": "layoffs", "text": "5X"}) for code in ("not_a_card", "not_layoffs"))
