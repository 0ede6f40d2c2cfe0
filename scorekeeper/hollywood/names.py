"""What players may be called, and when two names are one."""

import re
import unicodedata

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.reading import quoted
from scorekeeper.hollywood.seats import Seat

LONGEST_NAME = 40
"""In characters, once the name is clean."""
MOST_READ = 400
"""So many characters of a text are read at all: cleaning takes longer than the text is long."""

_JOINERS = "\u200c\u200d"
_TAGS = range(0xE0020, 0xE0080)
_VARIATIONS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
_NEVER = frozenset((*range(0xFDD0, 0xFDF0), *(plane * 0x10000 + last for plane in range(17) for last in (0xFFFE, 0xFFFF))))
_FILLERS = "\u115f\u1160\u3164\uffa0"
_BLANKS = _FILLERS + "\u2800"
_LOOSE_JOINER = re.compile(rf"(?<!\S)[{_JOINERS}]+|[{_JOINERS}]+(?!\S)")


def read_name(given: str) -> str:
    r"""Return a name as it is kept: NFC, single spaces, nothing that controls; empty where nothing can be seen of it.

    Joiners stay between two characters, since emoji and several scripts are written with them.

    >>> read_name("  Ann\t Lee ")
    'Ann Lee'
    >>> read_name("\u202eBob\u200d"), read_name("👩\u200d🚀") == "👩\u200d🚀"
    ('Bob', True)
    """
    name = given[:MOST_READ]
    # What is dropped may leave something else to be cleaned beside it.
    while (cleaned := _cleaned(name)) != name:
        name = cleaned
    return name if any(map(_is_seen, name)) else ""


def _cleaned(name: str) -> str:
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    kept = " ".join("".join(filter(_is_kept, plain)).split())
    return _LOOSE_JOINER.sub("", kept)


def _is_kept(character: str) -> bool:
    kind = unicodedata.category(character)
    if kind == "Cf":
        return character in _JOINERS or ord(character) in _TAGS
    if kind == "Cn":
        # An emoji newer than this Python counts as unassigned; only what can never be a character is dropped.
        return ord(character) not in _NEVER
    return kind not in ("Cc", "Cs", "Zl", "Zp")


def _is_seen(character: str) -> bool:
    return character not in _BLANKS and unicodedata.category(character)[0] not in "ZM" and unicodedata.category(character) != "Cf"


def folded(name: str) -> str:
    """Return what two names share when they are one: compatible forms, letter case, spaces and joiners set aside.

    >>> folded("ÄIMÄ  ①")
    'äimä 1'
    """
    wide = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    told = (c for c in wide if unicodedata.category(c) != "Cf" and ord(c) not in _VARIATIONS and c not in _FILLERS)
    return " ".join("".join(told).split())


def same_name(one: str, other: str) -> bool:
    """Return whether two names are one.

    >>> same_name("Juho", " juho ")
    True
    """
    return folded(one) == folded(other)


def read_players(given: object) -> tuple[tuple[str, str], tuple[Problem, ...]]:
    """Return the two players' names, clean, and what is wrong with them.

    >>> read_players(["Ann", " ann"])[1][0].code
    'names_equal'
    """
    if not isinstance(given, list | tuple) or len(given) != len(Seat):
        return ("", ""), (Problem("not_two_players", fields={"value": quoted(given)}),)
    first, second = (read_name(name) if isinstance(name, str) else "" for name in given)
    problems = [fault for number, name in enumerate(given, start=1) if (fault := _name_fault(number, name))]
    if not problems and same_name(first, second):
        problems.append(Problem("names_equal", fields={"name": second}))
    return (first, second), tuple(problems)


def _name_fault(number: int, given: object) -> Problem | None:
    if not isinstance(given, str):
        return Problem("not_a_name", fields={"player": number, "value": quoted(given)})
    name = read_name(given)
    if not name:
        return Problem("name_empty", fields={"player": number})
    length = len(given) if len(given) > MOST_READ else len(name)
    if length > LONGEST_NAME:
        return Problem("name_too_long", fields={"player": number, "length": length, "most": LONGEST_NAME})
    return None
