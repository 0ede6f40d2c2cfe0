from random import Random

from hypothesis import given, note
from hypothesis import strategies as st

from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.rules import HandRules
from tests import oracle
from tests.gin.deals import Drawn, draw, text
from tests.gin.verdicts import as_text, assert_true_to_the_cards, check, laid, signed

deals = st.builds(draw, st.integers(0, 10**9), st.sampled_from([10, 10, 11]))


def judged(drawn: Drawn, **said: str) -> Verdict:
    note(drawn.command(**said))
    return check(text(drawn.knocker), text(drawn.opponent), HandRules(**drawn.rules._asdict()), **said)


@given(deals)
def test_melds_layoffs_and_deadwood_are_the_cards_that_were_given(drawn: Drawn) -> None:
    assert_true_to_the_cards(judged(drawn), drawn.knocker, drawn.opponent)


@given(deals)
def test_the_points_follow_from_the_counts(drawn: Drawn) -> None:
    verdict = judged(drawn)

    if verdict.score:
        spread, answer = laid(verdict)
        eleven_melded = sum(map(len, spread.melds)) > 10
        expected = oracle.big_gin(answer.count, drawn.rules) if eleven_melded else oracle.resolve(spread.count, answer.count, drawn.rules)
        assert (verdict.score.outcome, signed(verdict.score)) == (expected.outcome, expected.points)
        assert verdict.score.points == sum(points for _, points in verdict.score.parts)


@given(deals, st.permutations(oracle.SUITS))
def test_suits_are_all_alike(drawn: Drawn, suits: list[str]) -> None:
    swap = str.maketrans(oracle.SUITS, "".join(suits).lower())
    first = judged(drawn)

    second = check(text(drawn.knocker).translate(swap), text(drawn.opponent).translate(swap), HandRules(**drawn.rules._asdict()))

    assert [part.count for part in laid(second)] == [part.count for part in laid(first)]
    assert (signed(second.score), second.legal) == (signed(first.score), first.legal)
    assert (second.better and second.better.points) == (first.better and first.better.points)


@given(deals, st.integers())
def test_the_order_of_the_cards_does_not_matter(drawn: Drawn, seed: int) -> None:
    random = Random(seed)  # noqa: S311  an order has to come back from its seed
    knocker, opponent = (" ".join(random.sample(sorted(cards), len(cards))) for cards in (drawn.knocker, drawn.opponent))

    assert check(knocker, opponent, HandRules(**drawn.rules._asdict())) == judged(drawn)


@given(deals)
def test_a_verdicts_own_cards_laid_again_give_the_same_verdict(drawn: Drawn) -> None:
    first = judged(drawn)
    spread, answer = laid(first)
    said = {"discard": str(first.discard)} if first.discard is not None else {}
    layoffs = " ".join(f"{layoff.card}>{layoff.meld}" for layoff in answer.layoffs) or "-"

    spread_again = judged(drawn, knocker_melds=as_text(spread.melds), **said)
    answer_again = judged(drawn, knocker_melds=as_text(spread.melds), opponent_melds=as_text(answer.melds), layoffs=layoffs, **said)

    assert spread_again.score == answer_again.score == first.score
    assert laid(spread_again) == (spread, answer)
    assert answer_again.opponent_better is None


@given(deals)
def test_the_better_spread_is_legal_and_pays_what_it_promises(drawn: Drawn) -> None:
    verdict = judged(drawn)

    if verdict.better:
        said = {"discard": str(verdict.better.discard)} if verdict.better.discard is not None else {}
        laid_better = judged(drawn, knocker_melds=as_text(verdict.better.melds), **said)
        assert signed(laid_better.score) == verdict.better.points > (signed(verdict.score) or 0)
        assert laid_better.better is None
