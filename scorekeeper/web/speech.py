"""Problems in the reader's language."""

from collections.abc import Iterable
from itertools import islice

from scorekeeper import speech
from scorekeeper.gin.problems import Problem
from scorekeeper.web.texts import gettext

MOST_PROBLEMS = 50
"""So many problems are said at once: a long text that holds no card at all is wrong in every word."""


def sentences(problems: Iterable[Problem]) -> tuple[str, ...]:
    """Return the sentences for some problems."""
    return tuple(map(sentence, islice(problems, MOST_PROBLEMS)))


def sentence(problem: Problem) -> str:
    """Return the sentence for a problem."""
    return speech.sentence(problem, gettext)


def problems_json(problems: Iterable[Problem]) -> list[dict[str, object]]:
    """Return problems as the JSON addresses print them."""
    return [speech.problem_json(problem, gettext) for problem in islice(problems, MOST_PROBLEMS)]
