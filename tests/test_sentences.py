"""Every code has its sentence with all of its fields, and every sentence its code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from scorekeeper.gin.deal import read_deal
from scorekeeper.gin.hand import judge
from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import Recorded, TableOpened
from scorekeeper.hollywood.rules import PRESETS
from scorekeeper.hollywood.table import fold
from scorekeeper.sentences import CHANGES, PROBLEMS, STEPS, key_of
from scorekeeper.speech import sentence
from scorekeeper.store.errors import Code

PACKAGE = Path(__file__).parents[1] / "scorekeeper"
SOURCES = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.glob("**/*.py")}
MAKERS = ("Problem", "refuse", "unread", "_unread", "_already")
FIELD = re.compile(r"%\((\w+)\)s")
KNOCKER = "4S 5S 6S 7C 7D 7H KH KS KD 2C"
OPPONENT = "9D 9H 9C TD JD QD 3S AS 2D 5H"


def calls_in(source: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield each code that is made into a problem where it stands, with the call that makes it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name_of(node.func) in MAKERS and node.args:
            yield from ((code, node) for code in _texts_of(node.args[0]))


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def _texts_of(value: ast.expr) -> list[str]:
    if isinstance(value, ast.IfExp):
        return [*_texts_of(value.body), *_texts_of(value.orelse)]
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def fields_of(call: ast.Call) -> set[str] | None:
    """Return the names of the fields of a problem, none where they are not all written at the call."""
    if _name_of(call.func) == "refuse":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else {name for name in names if name}
    if _name_of(call.func) != "Problem":
        return None
    given = next((keyword.value for keyword in call.keywords if keyword.arg == "fields"), call.args[2] if len(call.args) > 2 else None)
    if given is None:
        return set()
    keys = given.keys if isinstance(given, ast.Dict) else [None]
    names = [str(key.value) if isinstance(key, ast.Constant) else None for key in keys]
    return None if None in names else {name for name in names if name}


def sentences_of(code: str) -> dict[str, str]:
    return {key: text for key, text in PROBLEMS.items() if key.split(".")[0] == code}


def texts_in(source: str) -> set[str]:
    return {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


CALLS = [(path, code, call) for path, source in SOURCES.items() for code, call in calls_in(source)]


@pytest.mark.parametrize("code", sorted({code for _, code, _ in CALLS}))
def test_every_code_that_is_made_somewhere_has_a_sentence(code: str) -> None:
    assert sentences_of(code)


@pytest.mark.parametrize(("path", "code", "call"), CALLS, ids=[f"{path}:{call.lineno}" for path, _, call in CALLS])
def test_a_sentence_speaks_of_the_fields_that_its_problem_has(path: str, code: str, call: ast.Call) -> None:
    _ = path
    fields = fields_of(call)
    plain = PROBLEMS.get(code)

    assert fields is None or plain is None or set(FIELD.findall(plain)) <= fields | {"cards"}
    assert plain is not None or fields is None or fields & {"side", "reason"}


def test_every_sentence_is_said_somewhere() -> None:
    said = set().union(*(texts_in(source) for path, source in SOURCES.items() if path != "sentences.py"))
    said |= {f"store_{code}" for code in get_args(Code)}

    assert [key for key in PROBLEMS if key.split(".")[0] not in said and not key.startswith("http_")] == []


@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_of_the_store_has_a_sentence(code: str) -> None:
    assert sentence(Problem(f"store_{code}"))


def test_no_sentence_holds_anything_but_named_fields() -> None:
    texts = [*PROBLEMS.values(), *STEPS.values(), *CHANGES.values()]

    assert [text for text in texts if "%" in FIELD.sub("", text)] == []


SHOWN = {"hand_result", "total"}
"""Changes that stand as figures on the page: nothing is said of them."""


def test_every_change_but_those_that_are_shown_has_a_sentence_and_every_sentence_its_change() -> None:
    codes = {
        text for text in texts_in(SOURCES["hollywood/changes.py"]) if re.fullmatch(r"(?:game|hand|next|series|total)(?:_[a-z]+)*", text)
    }
    fields = {"game", "hand", "series"}

    assert {key.split(".")[0] for key in CHANGES} == codes - SHOWN - fields


@pytest.mark.parametrize("table", [PROBLEMS, STEPS, CHANGES], ids=["problems", "steps", "changes"])
def test_no_sentence_is_written_out_a_second_time(table: dict[str, str]) -> None:
    elsewhere = set().union(*(texts_in(source) for path, source in SOURCES.items() if path != "sentences.py"))

    # A label of one or two words may well be used for something else too.
    assert {text for text in table.values() if text.count(" ") > 1} & elsewhere == set()


DEALS = [
    ({"knocker": "1X"}, {"not_a_card", "wrong_number.knocker", "wrong_number.opponent"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "layoffs": "7"}, {"not_layoffs"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "declared": "luck"}, {"not_declared"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_count": "x"}, {"not_a_number"}),
    ({"knocker": KNOCKER, "opponent": 7}, {"not_cards"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "joker": 1}, {"unknown_field"}),
    ({"knocker": KNOCKER + " 2C", "opponent": OPPONENT.replace("5H", "KH")}, {"repeated_card", "in_both"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "discard": "KH"}, {"discard_in_hand"}),
    ({"knocker": KNOCKER + " 8H", "opponent": OPPONENT, "discard": "JS"}, {"discard_in_hand.of_eleven"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "9S TS JS"}, {"not_in_holding.knocker"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "opponent_melds": "9S TS JS"}, {"not_in_holding.opponent"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "KH KS KD / KH KS KD"}, {"card_in_two_melds"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "KH KS"}, {"not_a_meld.too_few"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "KH KS KS"}, {"not_a_meld.repeated"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "4S 5S 7S"}, {"not_a_meld.gap"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "5S 6S 7C"}, {"not_a_meld.mixed_suits"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "QD KD AD"}, {"not_a_meld.ace_high"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "4S KH 2C"}, {"not_a_meld.two_ranks"}),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "-"}, {"over_limit.as_laid"}),
    ({"knocker": "KS QH JD 9C 8S 7H 6D 5C 4S 3H", "opponent": OPPONENT.replace("JD", "JC")}, {"over_limit"}),
    (
        {"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD", "layoffs": "JH>0"},
        {"not_in_holding.opponent"},
    ),
    (
        {"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD", "layoffs": "2C>0"},
        {"knocker_lays_off"},
    ),
    (
        {"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD", "layoffs": "3S>-"},
        {"layoff_on_deadwood"},
    ),
    (
        {"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD", "layoffs": "3S>1"},
        {"layoff_fits_nothing"},
    ),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "layoffs": "3S>0"}, {"layoffs_need_melds"}),
    (
        {
            "knocker": KNOCKER.replace("2C", "7S"),
            "opponent": OPPONENT,
            "knocker_melds": "4S 5S 6S / 7C 7D 7H 7S / KS KH KD",
            "layoffs": "3S>0",
        },
        {"layoff_against_gin"},
    ),
    ({"knocker": KNOCKER, "opponent": OPPONENT, "declared": "gin"}, {"gin_with_deadwood"}),
    ({"knocker": KNOCKER.replace("2C", "7S"), "opponent": OPPONENT, "declared": "knock"}, {"knock_was_gin"}),
    ({"knocker": KNOCKER.replace("2C", "7S"), "opponent": OPPONENT, "declared": "big_gin"}, {"big_gin_not_played"}),
    (
        {"knocker": KNOCKER, "opponent": OPPONENT, "knocker_count": 3, "opponent_count": 3},
        {"count_differs.knocker", "count_differs.opponent"},
    ),
    ({"knocker": KNOCKER + " 7S", "opponent": OPPONENT, "knocker_melds": "4S 5S 6S 7S / 7C 7D 7H / KS KH KD"}, set()),
]


@pytest.mark.parametrize(("given", "keys"), DEALS)
def test_what_is_said_of_cards_is_said_in_whole_sentences(given: dict[str, object], keys: set[str]) -> None:
    deal, unread = read_deal(given)
    verdict = judge(deal, PRESETS["hollywood"], unread)
    problems = [*unread, *verdict.problems, *verdict.notes]

    assert keys <= {key_of(problem.code, dict(problem.fields)) for problem in problems}
    assert all("%" not in sentence(problem) and "None" not in sentence(problem) for problem in problems)


PLAYED_OTHERWISE = [
    ("oklahoma", {"knocker": KNOCKER, "opponent": OPPONENT}, "upcard_missing"),
    ("modern", {"knocker": KNOCKER.replace("2C", "7S"), "opponent": OPPONENT, "declared": "big_gin"}, "big_gin_of_ten"),
    (
        "modern",
        {"knocker": "4S 5S 6S 7S 7C 7D 7H KS KH KD KC", "opponent": OPPONENT, "knocker_melds": "4S 5S 6S / 7S 7C 7D 7H / KS KH KD KC"}
        | {"declared": "gin"},
        "eleven_laid.said_otherwise",
    ),
]


@pytest.mark.parametrize(("preset", "given", "key"), PLAYED_OTHERWISE)
def test_what_is_said_where_other_rules_are_played_is_said_in_whole_sentences(preset: str, given: dict[str, object], key: str) -> None:
    deal, unread = read_deal(given)
    verdict = judge(deal, PRESETS[preset], unread)
    problems = [*unread, *verdict.problems, *verdict.notes]

    assert key in {key_of(problem.code, dict(problem.fields)) for problem in problems}
    assert all("%" not in sentence(problem) and "None" not in sentence(problem) for problem in problems)


EVENTS = [
    (7, {}, "unknown_kind"),
    ("HandPlayed", [], "not_an_object"),
    ("HandPlayed", {"v": 2, "dead": True}, "unknown_version"),
    ("HandPlayed", {}, "no_hand"),
    ("HandPlayed", {"dead": 1}, "not_true"),
    ("HandPlayed", {"dead": True, "points": 1}, "mixed_forms"),
    ("HandPlayed", {"winner": "Ann", "points": "12"}, "not_a_whole_number"),
    ("HandPlayed", {"winner": "Ann"}, "missing_field"),
    ("HandPlayed", {"winner": "Carl", "points": 12}, "unknown_player"),
    ("HandPlayed", {"winner": 7, "points": 12}, "not_a_player"),
    ("HandPlayed", {"winner": "Ann", "points": 12, "outcome": "luck"}, "not_one_of"),
    ("HandPlayed", {"winner": "Ann", "points": 124}, "points_bounds"),
    ("HandPlayed", {"winner": "Ann", "points": 12, "before": "h 1"}, "not_a_uid"),
    ("HandPlayed", {"winner": "Ann", "points": 12, "before": "h9"}, "unknown_before"),
    ("HandPlayed", {"knocker": "Ann", "declared": "knock", "knocker_count": 12, "opponent_count": 99}, "over_limit"),
    ("HandPlayed", {"knocker": "Ann", "declared": "knock", "knocker_count": 99, "opponent_count": 99}, "knocker_count_bounds"),
    ("HandPlayed", {"knocker": "Ann", "declared": "gin", "knocker_count": 3, "opponent_count": 99}, "opponent_count_bounds"),
    ("HandPlayed", {"knocker": "Ann", "declared": "gin", "knocker_count": 3, "opponent_count": 9}, "gin_with_count"),
    ("HandPlayed", {"knocker": "Ann", "declared": "knock", "knocker_count": 0, "opponent_count": 9}, "knock_with_nothing"),
    (
        "HandPlayed",
        {"knocker": "Ann", "declared": "knock", "knocker_count": 9, "opponent_count": 9, "ruling": "dead"},
        "ruling_within_limit",
    ),
    ("HandMoved", {"hand": "h9", "before": "h9"}, "before_itself"),
    ("HandStruck", {"hand": "h9"}, "unknown_hand"),
    ("TableOpened", {"players": ["Ann", "Bob"]}, "opened_already"),
    ("PlayersRenamed", {"players": ["Ann", "ann"]}, "names_equal"),
    ("PlayersRenamed", {"players": ["Ann", 7]}, "not_a_name"),
    ("PlayersRenamed", {"players": ["", "b" * 41]}, "name_too_long"),
    ("PlayersRenamed", {"players": "Ann"}, "not_two_players"),
    ("RulesChanged", {"rules": {"preset": "poker"}}, "unknown_preset"),
    ("RulesChanged", {"rules": {"target": 7}}, "rule_bounds"),
    ("RulesChanged", {"rules": {"stake_step": 0}}, "rule_bounds"),
    ("RulesAmended", {"before": "h9", "rules": {"game_weights": [2]}}, "rule_values"),
    ("RulesAmended", {"before": "h9", "rules": {}}, "unknown_hand"),
    ("RulesChanged", {"rules": {"tie": "luck"}}, "rule_values"),
    ("RulesChanged", {"rules": {"jokers": 2}}, "unknown_rule"),
]


@pytest.mark.parametrize(("kind", "body", "code"), EVENTS)
def test_what_is_said_of_an_event_is_said_in_whole_sentences(kind: object, body: object, code: str) -> None:
    table = fold([Recorded("t", TableOpened(("Ann", "Bob"), PRESETS["hollywood"], None))])

    problems = admit(kind, body, table)[1]

    assert code in [problem.code for problem in problems]
    assert all("%" not in sentence(problem) and "None" not in sentence(problem) for problem in problems)
