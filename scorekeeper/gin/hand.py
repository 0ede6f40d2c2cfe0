"""The verdict on one hand from its cards."""

from collections.abc import Collection
from dataclasses import dataclass

from scorekeeper.gin.bits import lowest_count, mask_of
from scorekeeper.gin.cards import HELD, Card
from scorekeeper.gin.checks import holding_problems, is_countable, is_sound
from scorekeeper.gin.choice import Better, Choice, better_than, choose, ending_of, signed
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.laid import answer_as_laid
from scorekeeper.gin.layoffs import Answer, best_answer
from scorekeeper.gin.notes import notes_on, notes_on_the_declaration
from scorekeeper.gin.points import Score, Side, over_limit, resolve
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.gin.spreads import Layout, Spread, layouts_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """Hold what a hand is worth and why, or why it is not legal and what could be counted all the same."""

    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...] = ()
    score: Score | None = None
    knocker: Spread | None = None
    opponent: Answer | None = None
    discard: Card | None = None
    better: Better | None = None
    opponent_better: Answer | None = None

    @property
    def counts(self) -> tuple[int, int] | None:
        """Return both counts, the knocker's first, in points; none where either cannot be counted."""
        return (self.knocker.count, self.opponent.count) if self.knocker and self.opponent else None

    @property
    def legal(self) -> bool:
        """Tell whether the hand stands."""
        return not self.problems


def judge(deal: Deal, rules: HandRules, unread: Collection[Problem] = ()) -> Verdict:
    """Return the verdict on a hand; what could not be read of it counts as wrong.

    Source: docs/rules.md, section 2.

    >>> from scorekeeper.gin.deal import read_deal
    >>> deal, unread = read_deal({"knocker": "5S 6S 7S 9C TC JC KS KC KD JD", "opponent": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"})
    >>> verdict = judge(deal, HandRules(), unread)
    >>> verdict.score.outcome, verdict.score.points, verdict.knocker.count, verdict.opponent.count
    (<Outcome.UNDERCUT: 'undercut'>, 11, 10, 9)
    """
    is_missing = rules.needs_upcard and deal.upcard is None and all(problem.fields.get("field") != "upcard" for problem in unread)
    needs = (Problem("upcard_missing"),) if is_missing else ()
    rules = rules.for_hand(deal.upcard)
    knocker, opponent = mask_of(deal.knocker), mask_of(deal.opponent)
    theirs = layouts_of(opponent) if is_countable(deal.opponent) else []
    choice = choose(deal, knocker, rules, theirs) if is_countable(deal.knocker) else Choice()
    problems = [*needs] if is_sound(deal, knocker | opponent) and not unread else [*unread, *needs, *holding_problems(deal, unread)]
    is_whole = not any(map(_leaves_the_knocker_unknown, problems))
    problems += choice.problems
    spread = choice.spread
    count = spread.count if spread else 0
    if spread and is_whole and count > rules.knock_limit:
        problems.append(_over_limit(spread, rules))
    answer, missed, more = _answer(deal, choice, theirs)
    problems += more
    if problems or not spread or not answer:
        return Verdict(tuple(problems), knocker=spread, opponent=answer, discard=choice.discard)
    score = resolve(ending_of(spread), count, answer.count, rules)
    # Where nothing is laid off on the lowest count there is, no other spread pays more: each leaves the knocker as much or more, and
    # the opponent as much or less.
    is_best = deal.knocker_melds is None and not answer.layoffs and len(deal.knocker) == HELD
    better = None if is_best else better_than(signed(score), deal, knocker, rules, theirs)
    notes = (*notes_on_the_declaration(deal.declared, rules, spread), *notes_on(deal, spread, choice.on, answer, theirs))
    return Verdict((), notes, score, spread, answer, choice.discard, better, missed)


def _leaves_the_knocker_unknown(problem: Problem) -> bool:
    """Tell whether a problem says that the knocker's cards are not the ones he held: what they count then blames nobody."""
    return problem.fields.get("side") is Side.KNOCKER or problem.fields.get("field") == Side.KNOCKER


def _over_limit(spread: Spread, rules: HandRules) -> Problem:
    """Return by how much the knock is too high, and what the cards could make where they were laid worse."""
    lowest = lowest_count(mask_of((*spread.deadwood, *(card for meld in spread.melds for card in meld))))
    problem = over_limit(spread.count, rules)
    more = {"reason": "as_laid", "lowest": lowest} if lowest < spread.count else {}
    return Problem(problem.code, spread.deadwood, {**problem.fields, **more})


def _answer(deal: Deal, choice: Choice, theirs: list[Layout]) -> tuple[Answer | None, Answer | None, tuple[Problem, ...]]:
    """Return the opponent's answer, the better one where he laid it himself and missed it, and what is wrong."""
    if not theirs:
        return None, None, ()
    spread = choice.spread
    best = best_answer(theirs, choice.on, spread.melds if spread else ())
    if spread is None or (deal.opponent_melds is None and deal.layoffs is None):
        return best, None, ()
    if deal.layoffs is not None and deal.knocker_melds is None:
        return best, None, (Problem("layoffs_need_melds"),)
    answer, problems = answer_as_laid(deal, spread)
    return answer, best if best.count < answer.count else None, problems
