"""Problems, cards and melds in words, in whatever language the sentences are looked up."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from scorekeeper.gin.cards import Card
from scorekeeper.gin.melds import Meld
from scorekeeper.gin.problems import Problem
from scorekeeper.sentences import PROBLEMS, key_of

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
