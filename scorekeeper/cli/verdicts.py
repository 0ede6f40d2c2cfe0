"""A verdict as JSON and as plain text."""

from collections.abc import Iterable, Iterator

from scorekeeper.gin.cards import Card
from scorekeeper.gin.choice import Better
from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.layoffs import Answer, Layoff
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.spreads import Spread
from scorekeeper.sentences import STEPS
from scorekeeper.speech import listed, melds_listed, problem_json, reasons, sentence


def cards_json(cards: Iterable[Card]) -> list[str]:
    """Return cards as two letters each."""
    return [str(card) for card in cards]


def melds_json(melds: Iterable[Meld]) -> list[list[str]]:
    """Return melds as lists of cards."""
    return [cards_json(meld) for meld in melds]


def layoffs_json(layoffs: Iterable[Layoff]) -> list[dict[str, object]]:
    """Return layoffs, each with the index of the meld it goes to."""
    return [{"card": str(layoff.card), "meld": layoff.meld} for layoff in layoffs]


def verdict_json(verdict: Verdict) -> dict[str, object]:
    """Return a verdict in the form of `check --json`."""
    score, discard = verdict.score, verdict.discard
    return {
        "legal": verdict.legal,
        "problems": [problem_json(problem) for problem in verdict.problems],
        "notes": [problem_json(note) for note in verdict.notes],
        "outcome": score and score.outcome,
        "winner": score and score.winner,
        "points": score and score.points,
        "parts": [list(part) for part in score.parts] if score else [],
        "knocker": _side_json(verdict.knocker),
        "opponent": {**_side_json(verdict.opponent), "layoffs": layoffs_json(verdict.opponent.layoffs if verdict.opponent else ())}
        | {"better": _missed_json(verdict.opponent_better)},
        "discard": None if discard is None else str(discard),
        "better": _better_json(verdict.better),
    }


def _side_json(laid: Spread | Answer | None) -> dict[str, object]:
    if laid is None:
        return {"melds": [], "deadwood": [], "count": None}
    return {"melds": melds_json(laid.melds), "deadwood": cards_json(laid.deadwood), "count": laid.count}


def _missed_json(missed: Answer | None) -> dict[str, object] | None:
    return {**_side_json(missed), "layoffs": layoffs_json(missed.layoffs)} if missed else None


def _better_json(better: Better | None) -> dict[str, object] | None:
    if better is None:
        return None
    thrown: dict[str, object] = {} if better.discard is None else {"discard": str(better.discard)}
    return {**thrown, "melds": melds_json(better.melds), "count": better.count, "points": better.points}


def verdict_lines(verdict: Verdict) -> Iterator[str]:
    """Yield a verdict as lines of text: what it is, the steps that lead there, and what is worth a note."""
    score, spread, answer = verdict.score, verdict.knocker, verdict.opponent
    yield STEPS[f"outcome.{score.outcome}"] % {"points": score.points} if score else STEPS["not_legal"]
    yield from (f"  {sentence(problem)}" for problem in verdict.problems)
    if verdict.discard is not None:
        yield STEPS["discard"] % {"card": verdict.discard.symbol}
    if spread:
        yield STEPS["melds.knocker"] % {"melds": melds_listed(spread.melds)}
        yield STEPS["left.knocker"] % {"cards": listed(spread.deadwood), "count": spread.count}
    if answer:
        yield STEPS["melds.opponent"] % {"melds": melds_listed(answer.melds)}
        for layoff in answer.layoffs:
            if spread and layoff.meld is not None:
                yield STEPS["layoff"] % {"card": layoff.card.symbol, "meld": listed(spread.melds[layoff.meld])}
        yield STEPS["left.opponent"] % {"cards": listed(answer.deadwood), "count": answer.count}
    if score:
        yield " + ".join(STEPS[f"part.{name}"] % {"points": points} for name, points in score.parts) + f" = {score.points}"
    yield from reasons(verdict, "Knocker", "Opponent")
