"""Ask the engine for verdicts and counts in texts, and put its answers in the oracle's terms."""

from collections.abc import Iterable, Sequence

from scorekeeper.gin.cards import Card, read_cards
from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.hand import Verdict, judge
from scorekeeper.gin.layoffs import Answer, Layoff
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.points import Score, Side
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.gin.spreads import Spread
from tests import oracle

HOLLYWOOD = HandRules()


def check(knocker: str, opponent: str, rules: HandRules = HOLLYWOOD, **said: object) -> Verdict:
    deal, unread = read_deal({"knocker": knocker, "opponent": opponent, **said})
    return judge(deal, rules, unread)


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(text)[0]


def laid(verdict: Verdict) -> tuple[Spread, Answer]:
    """Return how both holdings are laid, and fail where one could not be counted."""
    assert verdict.knocker is not None
    assert verdict.opponent is not None
    return verdict.knocker, verdict.opponent


def signed(score: Score | None) -> int | None:
    """Return the points as the oracle gives them: negative where the opponent scores."""
    if score is None:
        return None
    return -score.points if score.winner == Side.OPPONENT else score.points


def names(some: Iterable[Card]) -> oracle.Holding:
    return frozenset(map(str, some))


def plain(melds: Iterable[Meld]) -> oracle.Melds:
    return frozenset(names(meld) for meld in melds)


def codes(problems: Iterable[Problem]) -> list[str]:
    return [problem.code for problem in problems]


def as_text(melds: Iterable[Meld]) -> str:
    return " / ".join(" ".join(map(str, meld)) for meld in melds) or "-"


def replay(layoffs: Iterable[Layoff], melds: Sequence[Meld]) -> None:
    """Lay off one card after the other and fail where one does not fit the meld as it has grown."""
    grown = [names(meld) for meld in melds]
    for layoff in layoffs:
        assert layoff.meld is not None
        grown[layoff.meld] |= {str(layoff.card)}
        assert grown[layoff.meld] in oracle.EVERY_MELD, f"{layoff} does not fit"


def assert_true_to_the_cards(verdict: Verdict, knocker: oracle.Holding, opponent: oracle.Holding) -> None:
    """Fail where a verdict shows cards that nobody holds, one card twice, no meld, or a wrong count."""
    spread, answer = laid(verdict)
    thrown = names([verdict.discard]) if verdict.discard is not None else frozenset()
    spread_cards = [*spread.deadwood, *(card for meld in spread.melds for card in meld)]
    answer_cards = [*answer.deadwood, *(card for meld in answer.melds for card in meld), *(layoff.card for layoff in answer.layoffs)]
    assert sorted(map(str, spread_cards)) == sorted(knocker - thrown)
    assert sorted(map(str, answer_cards)) == sorted(opponent)
    assert plain(spread.melds) | plain(answer.melds) <= oracle.EVERY_MELD
    assert spread.count == oracle.count(names(spread.deadwood))
    assert answer.count == oracle.count(names(answer.deadwood))
    replay(answer.layoffs, spread.melds)
