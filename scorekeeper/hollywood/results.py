"""What a recorded hand is worth by the rules of its series, and what the rules have against it."""

from dataclasses import dataclass
from functools import lru_cache

from scorekeeper.gin.choice import ending_of
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.hand import Verdict, judge
from scorekeeper.gin.points import Outcome, Score, Side, count_problems, points_problems, resolve
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.hands import Cards, Counts, Dead, Hand, Points
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """Hold what one hand came to: how it ended (none where only points are known), who won, and the points with their parts."""

    outcome: Outcome | None
    winner: Seat | None
    points: int = 0
    parts: tuple[tuple[str, int], ...] = ()


NOBODY_WON = Result(Outcome.DEAD, None)


def result_of(hand: Hand, rules: HandRules) -> Result:
    """Return what a hand is worth; it is always scored, also where the rules would not have let it in.

    Source: docs/rules.md, section 2.

    >>> result_of(Hand(Counts(Seat.A, Outcome.KNOCK, 5, 20)), HandRules()).points
    15
    """
    of_hand = rules.for_hand(hand.upcard)
    match hand.form:
        case Counts(knocker, declared, knocker_count, opponent_count):
            return _seated(resolve(declared, knocker_count, opponent_count, of_hand, hand.ruling), knocker)
        case Cards(knocker, deal):
            score = _score(hand, verdict_of(deal, rules), of_hand)
            return _seated(score, knocker) if score else NOBODY_WON
        case Points(winner, points, outcome):
            return Result(outcome, winner, points)
        case Dead():
            return NOBODY_WON


def hand_problems(hand: Hand, rules: HandRules) -> tuple[Problem, ...]:
    """Return what the rules have against a hand.

    >>> hand_problems(Hand(Counts(Seat.A, Outcome.KNOCK, 12, 20)), HandRules())[0].fields["over"]
    2
    """
    needs = (Problem("upcard_missing"),) if rules.needs_upcard and hand.upcard is None else ()
    of_hand = rules.for_hand(hand.upcard)
    match hand.form:
        case Counts(_, declared, knocker_count, opponent_count):
            return (*needs, *count_problems(declared, knocker_count, opponent_count, of_hand, hand.ruling))
        case Cards(_, deal):
            return _card_problems(hand, verdict_of(deal, rules), of_hand)
        case Points(_, points, outcome):
            return points_problems(points, outcome, rules)
        case Dead():
            return ()


def boxes_of(hand: Hand, result: Result, rules: Rules) -> int:
    """Return how many boxes a win brings in each game it is entered in: its own, and the extra ones where they are played.

    Source: docs/rules.md, section 5.
    """
    if not rules.extra_boxes:
        return 1
    extra = {Outcome.GIN: 2, Outcome.BIG_GIN: 2, Outcome.UNDERCUT: 1}.get(result.outcome or Outcome.KNOCK, 0)
    return 1 + extra * (2 if rules.boxes_double and rules.for_hand(hand.upcard).doubled else 1)


@lru_cache(maxsize=4096)
def verdict_of(deal: Deal, rules: HandRules) -> Verdict:
    """Return the verdict on a hand from its cards; kept, since a ledger asks for the same hands again and again."""
    return judge(deal, rules)


def _score(hand: Hand, verdict: Verdict, rules: HandRules) -> Score | None:
    """Return the verdict's score, or one from its counts where the rules do not allow it; none where nothing can be counted."""
    if not verdict.counts or (verdict.score and not hand.ruling):
        return verdict.score
    return resolve(_declared(verdict), *verdict.counts, rules, hand.ruling)


def _card_problems(hand: Hand, verdict: Verdict, rules: HandRules) -> tuple[Problem, ...]:
    if not hand.ruling:
        return verdict.problems
    problems = tuple(problem for problem in verdict.problems if problem.code != "over_limit")
    if verdict.counts:
        problems += count_problems(_declared(verdict), *verdict.counts, rules, hand.ruling)
    return problems


def _declared(verdict: Verdict) -> Outcome:
    """Return what was knocked with, for from cards the count decides."""
    return ending_of(verdict.knocker) if verdict.knocker else Outcome.KNOCK


def _seated(score: Score, knocker: Seat) -> Result:
    if score.winner is None:
        return NOBODY_WON
    winner = knocker if score.winner is Side.KNOCKER else knocker.other
    return Result(score.outcome, winner, score.points, score.parts)
