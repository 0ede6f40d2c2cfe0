"""Problems, cards, melds and the reasons of a verdict in words, in whatever language the sentences are looked up."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from scorekeeper.gin.cards import Card
from scorekeeper.gin.choice import Better, signed
from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.layoffs import Answer
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.places import missed_layoffs
from scorekeeper.gin.points import Outcome
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.spreads import Spread
from scorekeeper.sentences import PROBLEMS, STEPS, key_of

Translate: TypeAlias = Callable[[str], str]


def in_english(text: str) -> str:
    """Return a sentence as it is."""
    return text


def listed(cards: Iterable[Card]) -> str:
    """Return cards as people write them, or a dash where there are none.

    >>> listed((Card("TH"), Card("AS")))
    '10♥ A♠'
    """
    return " ".join(card.symbol for card in cards) or "–"


def melds_listed(melds: Iterable[Meld]) -> str:
    """Return melds as people write them, or a dash where there are none."""
    return " / ".join(listed(meld) for meld in melds) or "–"


def sentence(problem: Problem, translate: Translate = in_english) -> str:
    """Return the sentence for a problem or a note.

    >>> sentence(Problem("repeated_card", (Card("TH"),)))
    '10♥ is there twice.'
    """
    fields = {**problem.fields, "cards": listed(problem.cards)}
    values = {name: ", ".join(map(str, value)) if isinstance(value, tuple) else value for name, value in fields.items()}
    return translate(PROBLEMS[key_of(problem.code, fields)]) % values


def problem_json(problem: Problem, translate: Translate = in_english) -> dict[str, object]:
    """Return a problem as the command line and the JSON addresses print it."""
    return {"code": problem.code, "message": sentence(problem, translate), "cards": [str(card) for card in problem.cards]}


def reasons(verdict: Verdict, knocker: str, opponent: str, translate: Translate = in_english) -> tuple[str, ...]:
    """Return what is worth saying about a hand from its cards, as sentences with the names of the two."""
    names = {"knocker": knocker, "opponent": opponent}
    said = [sentence(note, translate) for note in verdict.notes]
    if verdict.score and verdict.score.outcome is Outcome.UNDERCUT and verdict.counts:
        ours, theirs = verdict.counts
        if theirs < ours:
            said.insert(0, translate(STEPS["lower"]) % {**names, "ours": ours, "theirs": theirs})
    if verdict.better and verdict.score:
        said.append(_better(verdict, verdict.better, signed(verdict.score), names, translate))
    if verdict.opponent_better and verdict.opponent and verdict.knocker:
        said.append(_missed(verdict.opponent, verdict.opponent_better, verdict.knocker, opponent, translate))
    return tuple(said)


def _better(verdict: Verdict, better: Better, was: int, names: Mapping[str, str], translate: Translate) -> str:
    """Say which other spread would have paid the knocker more, and what."""
    melds = verdict.knocker.melds if verdict.knocker else ()
    held = [card for meld in melds if meld not in better.melds for card in meld]
    said = {"melds": melds_listed(better.melds), "count": better.count, "held": listed(held)}
    said |= {"would": _score(better.points, names, translate), "was": _score(was, names, translate)}
    if better.discard != verdict.discard and better.discard is not None:
        return translate(STEPS["better.thrown"]) % {**said, "card": better.discard.symbol}
    return translate(STEPS["better.held" if set(better.melds) < set(melds) else "better"]) % said


def _score(points: int, names: Mapping[str, str], translate: Translate) -> str:
    """Return points, negative ones the opponent's, with the name of whoever has them; nobody has none."""
    if not points:
        return translate(STEPS["score.none"])
    return translate(STEPS["score"]) % {"name": names["knocker" if points > 0 else "opponent"], "points": abs(points)}


def _missed(answer: Answer, best: Answer, spread: Spread, name: str, translate: Translate) -> str:
    """Say what the opponent could have done better: which cards he could simply have laid off, or how else he could have melded."""
    missed = missed_layoffs(answer, spread.melds) if spread.count else ()
    fewer = sum(layoff.card.value for layoff in missed)
    if answer.count - fewer == best.count:
        joined = {layoff.meld: [other.card for other in missed if other.meld == layoff.meld] for layoff in missed}
        where = ", ".join(
            translate(STEPS["missed.where"]) % {"cards": listed(cards), "meld": listed(spread.melds[meld])}
            for meld, cards in joined.items()
            if meld is not None
        )
        return translate(STEPS["missed.layoffs"]) % {"where": where, "fewer": fewer}
    off = [layoff.card for layoff in best.layoffs]
    said = {"name": name, "count": best.count, "melds": melds_listed(best.melds), "cards": listed(off)}
    return translate(STEPS["missed.both" if off else "missed"]) % said
