import pytest

from scorekeeper.gin.points import Outcome, Score, Side
from scorekeeper.gin.rules import HandRules
from tests import oracle
from tests.facts import Fact, each_fact
from tests.gin.verdicts import assert_true_to_the_cards, check, codes, laid, names, plain, signed

GIN_OF_SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS"


@each_fact("hands")
def test_a_known_hand_is_scored_as_it_was_published(fact: Fact) -> None:
    verdict = check(fact["knocker"], fact["opponent"], HandRules(**fact["rules"]), knocker_melds=fact.get("knocker_melds"))

    spread, answer = laid(verdict)
    expected = fact["expected"]
    assert verdict.legal
    assert verdict.score is not None
    assert (verdict.score.outcome, verdict.score.winner, verdict.score.points) == (
        expected["outcome"],
        expected["winner"],
        expected["points"],
    )
    assert (spread.count, answer.count) == (expected["knocker_count"], expected["opponent_count"])
    assert_true_to_the_cards(verdict, oracle.read(fact["knocker"]), oracle.read(fact["opponent"]))


@each_fact("layoffs")
def test_the_opponent_lays_off_all_he_can(fact: Fact) -> None:
    verdict = check(fact["knocker"], fact["opponent"], HandRules(**fact["rules"]), knocker_melds=fact["knocker_melds"])

    spread, answer = laid(verdict)
    found = {"knocker_count": spread.count, "opponent_count": answer.count, "points_to_knocker": signed(verdict.score)}
    assert found == fact["expected"]
    assert_true_to_the_cards(verdict, oracle.read(fact["knocker"]), oracle.read(fact["opponent"]))


@each_fact("spreads")
def test_the_lowest_count_is_scored_and_a_better_spread_is_advice(fact: Fact) -> None:
    expected = fact["expected"]
    lowest = max(expected["points_of_lowest_count_spreads"])

    verdict = check(fact["knocker"], fact["opponent"], HandRules(**fact["rules"]))

    assert (laid(verdict)[0].count, signed(verdict.score)) == (expected["lowest_count"], lowest)
    assert (verdict.better.points if verdict.better else lowest) == expected["best_points_to_knocker"]


@each_fact("spreads")
def test_the_better_spread_pays_what_was_said_once_it_is_laid(fact: Fact) -> None:
    best = fact["expected"]["one_best_spread"]

    verdict = check(fact["knocker"], fact["opponent"], HandRules(**fact["rules"]), knocker_melds=best)

    assert plain(laid(verdict)[0].melds) == oracle.read_melds(best)
    assert (signed(verdict.score), verdict.better) == (fact["expected"]["best_points_to_knocker"], None)


@pytest.mark.parametrize(
    ("knocker", "opponent", "counts", "points"),
    [
        pytest.param("AC 2C 3C 4D 5D 6D 7H 8H 9H JS", "JC QC KC JD QD KD JH QH KH TS", (10, 10), -10, id="a tie is the opponent's"),
        pytest.param(GIN_OF_SPADES, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH", (0, 0), 25, id="gin against nothing left is the bonus"),
        pytest.param(GIN_OF_SPADES, "2C 3C 4C 5H 6H 7H KD 9D 9H 9C", (0, 10), 35, id="gin against one card left"),
        pytest.param(
            "TC TD TH 4S 5S 6S AC AD AH AS", "2C 3C 4C 5H 6H 7H 9S 9D 9H 9C", (0, 0), 25, id="gin may be answered with nothing left"
        ),
        pytest.param("AS 2S 3S 7H 8H 9H JS JH JD 5C", "5S 5H 5D KS KD QC 2D 2H 8C 9C", (5, 51), 46, id="the knocker never lays off"),
        pytest.param("4S 5S 6S TH JH QH KH AC 2C 2H", "2D KS KD 7C 5C 3H AH 6D 8C 9D", (5, 61), 56, id="no layoff on an odd pair"),
        pytest.param("9H TH JH 4S 5S 6S 2C 2D 2H 2S", "QH KH 7S 3S TC TD 5H 6D 8C 9D", (0, 78), 103, id="no layoff against gin"),
        pytest.param(
            "AS AC AD TC TD TH JS QS KS 2H", "4S 4C 4D 4H 5S 5C 5D 5H 9S TS", (2, 0), -12, id="all laid off is an undercut and no gin"
        ),
        pytest.param("4S 5S 6S 9H TH JH QC QD QS 2C", "7S AH KC KD KH KS 3C 4C 5C 6C", (2, 1), -11, id="counts are compared after layoffs"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S 8S 9S KH", "JC QC KC JD QD KD 2H 4H 6H 8D", (10, 20), 10, id="exactly ten is enough"),
        pytest.param(
            "8H 9H TH 8D 9D TD AC AS AH 5C", "9S TS JS JH JD 2C 3C 4C KC 6S", (5, 16), 11, id="a run of his own, and two jacks laid off"
        ),
        pytest.param("2C 3C 4C 6D 7D 8D TS TH TC 6H", "JC QC KC JD QD KD 2H 4H AS AD", (6, 8), 2, id="six against eight"),
        pytest.param("2C 3C 4C 6D 7D 8D TS TH TC 6H", "JC QC KC JD QD KD AH 4H AS 8S", (6, 14), 8, id="six against fourteen"),
    ],
)
def test_a_question_of_the_table_has_one_answer(knocker: str, opponent: str, counts: tuple[int, int], points: int) -> None:
    verdict = check(knocker, opponent)

    spread, answer = laid(verdict)
    assert verdict.legal
    assert (spread.count, answer.count) == counts
    assert signed(verdict.score) == points


def test_an_equal_count_after_layoffs_is_an_undercut_of_the_bonus_alone() -> None:
    verdict = check("2C 3C 4C 6D 7D 8D TS TH TC 6H", "JC QC KC JD QD KD AH 5C 5H 9D")

    assert {str(layoff.card) for layoff in laid(verdict)[1].layoffs} == {"5C", "9D"}
    assert verdict.score == Score(Outcome.UNDERCUT, Side.OPPONENT, (("difference", 0), ("undercut_bonus", 10)))


def test_eleven_is_over_the_limit_and_scores_nothing() -> None:
    verdict = check("AS 2S 3S 4S 5S 6S 7S 8S KH AD", "JC QC KC JD QD KD 2H 4H 6H 8D")

    (problem,) = verdict.problems
    assert (problem.code, problem.fields) == ("over_limit", {"count": 11, "limit": 10, "over": 1})
    assert (verdict.legal, verdict.score, verdict.better) == (False, None, None)
    assert tuple(part.count for part in laid(verdict)) == (11, 20)


@pytest.mark.parametrize(("limit", "legal"), [(5, False), (6, True), (7, True)])
def test_the_knock_limit_of_the_table_decides(limit: int, legal: bool) -> None:
    verdict = check("AC 2D 3C 4H 4D 4C TH JH QH KH", "5S 6S 7S 8S 9C TC JC 2S 2H KD", HandRules(knock_limit=limit))

    assert verdict.legal is legal


def test_the_same_cards_give_the_same_picture_in_whatever_order_they_are_given() -> None:
    opponent = "8D TC 2C 9D 7S 8S 3S TS JS KC"

    assert check("4S 5C 5D 5H 6C 6D 6H 7C 7D 7H", opponent) == check("7H 7D 7C 6H 6D 6C 5H 5D 5C 4S", opponent)


def test_as_laid_above_the_limit_names_the_count_the_cards_could_make() -> None:
    verdict = check("2D 3D 4D 6S 7S 8S AH KD KH KS", "6D 9S 8C 9H TD TC JS TH 3H 5D", knocker_melds="2D 3D 4D / KD KH KS")

    (problem,) = verdict.problems
    assert problem.code == "over_limit"
    assert problem.fields == {"count": 22, "limit": 10, "over": 12, "reason": "as_laid", "lowest": 1}
    assert names(problem.cards) == oracle.read("6S 7S 8S AH")


def test_what_the_opponent_missed_is_said_and_not_scored() -> None:
    verdict = check(
        "5S 6S 7S 9C TC JC KS KC KD JD",
        "2S 2C 2D 2H AC 8S 9S 7C 8C 8D",
        knocker_melds="5S 6S 7S / 9C TC JC / KS KC KD",
        opponent_melds="2S 2C 2D 2H / 8S 8C 8D",
    )

    assert (laid(verdict)[1].count, signed(verdict.score)) == (17, 7)
    assert verdict.opponent_better is not None
    assert verdict.opponent_better.count == 9


def test_laying_nothing_is_not_the_same_as_not_said() -> None:
    knocker, opponent = "AS 2S 3S AH AD AC 2H 2D 3H 4C", "KS KH KD QS QH QD 9C 9D 8C 7D"

    said, unsaid = check(knocker, opponent, knocker_melds="-"), check(knocker, opponent, knocker_melds="")

    assert codes(said.problems) == ["over_limit"]
    assert (laid(said)[0].melds, unsaid.legal) == ((), True)


def test_layoffs_as_laid_leave_the_other_cards_melded_best() -> None:
    verdict = check(
        "5S 6S 7S 9C TC JC KS KC KD JD",
        "2S 2C 2D 2H AC 8S 9S 7C 8C 8D",
        knocker_melds="5S 6S 7S / 9C TC JC / KS KC KD",
        layoffs="8S>0 9S>0",
    )

    _, answer = laid(verdict)
    assert plain(answer.melds) == oracle.read_melds("2S 2C 2D 2H")
    assert (answer.count, signed(verdict.score)) == (24, 14)


def test_a_verdict_can_be_checked_again_from_its_own_lists() -> None:
    first = check("AS AC AD TC TD TH JS QS KS 2H", "4S 4C 4D 4H 5S 5C 5D 5H 9S TS")
    spread, answer = laid(first)

    again = check(
        "AS AC AD TC TD TH JS QS KS 2H",
        "4S 4C 4D 4H 5S 5C 5D 5H 9S TS",
        knocker_melds=[[str(card) for card in meld] for meld in spread.melds],
        opponent_melds=[[str(card) for card in meld] for meld in answer.melds],
        layoffs=[{"card": str(layoff.card), "meld": layoff.meld} for layoff in answer.layoffs],
    )

    assert (again.score, laid(again)) == (first.score, laid(first))
