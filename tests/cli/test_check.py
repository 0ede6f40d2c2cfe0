"""`scorekeeper check`, as other programs call it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import main
from tests.facts import Fact, each_fact

KNOCKER = "5S 6S 7S 9C TC JC KS KC KD JD"
OPPONENT = "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"
ELEVEN = "AS 2S 3S 4S AH 2H 3H 4H 7D 7C 7H"
BROKEN = "KS KH QD QC JS TS 9D 8C 6D 5C"


def check(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["check", *words], input=stdin, catch_exceptions=False)


def verdict(*words: str) -> Fact:
    said: Fact = json.loads(check(*words, "--json").stdout)
    return said


def verdicts(*lines: object) -> list[Fact]:
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    return [json.loads(line) for line in check("--lines", "-", stdin=text).stdout.splitlines()]


def codes(said: Fact, where: str = "problems") -> list[str]:
    return [problem["code"] for problem in said[where]]


def deal(fact: Fact) -> Fact:
    return {field: fact[field] for field in ("knocker", "opponent", "knocker_melds", "upcard", "rules") if field in fact}


def paid(said: Fact) -> int:
    return int(said["points"]) * (1 if said["winner"] == "knocker" else -1)


@each_fact("hands")
def test_a_whole_hand_gets_its_known_verdict(fact: Fact) -> None:
    [said] = verdicts(deal(fact))
    counts = {"knocker_count": said["knocker"]["count"], "opponent_count": said["opponent"]["count"]}
    assert {**{field: said[field] for field in ("outcome", "winner", "points")}, **counts} == fact["expected"]


@each_fact("layoffs")
def test_a_hand_with_lay_offs_gets_its_known_verdict(fact: Fact) -> None:
    [said] = verdicts(deal(fact))
    counts = {"knocker_count": said["knocker"]["count"], "opponent_count": said["opponent"]["count"]}
    assert {**counts, "points_to_knocker": paid(said)} == fact["expected"]


@each_fact("spreads")
def test_a_spread_that_would_have_paid_more_is_named(fact: Fact) -> None:
    [said] = verdicts(deal(fact))
    best = said["better"]["points"] if said["better"] else paid(said)
    expected = fact["expected"]
    assert said["knocker"]["count"] == expected["lowest_count"]
    assert paid(said) == max(expected["points_of_lowest_count_spreads"])
    assert best == expected["best_points_to_knocker"]


def test_a_verdict_has_every_field_that_programs_rely_on() -> None:
    said = verdict("--knocker", KNOCKER, "--opponent", OPPONENT, "--set", "undercut_bonus=20")
    assert list(said) == [
        *("legal", "problems", "notes", "outcome", "winner", "points", "parts", "knocker", "opponent", "discard", "better"),
    ]
    assert said["parts"] == [["difference", 1], ["undercut_bonus", 20]]
    assert said["opponent"]["layoffs"] == [
        {"card": "8S", "meld": 0},
        {"card": "9S", "meld": 0},
        {"card": "8C", "meld": 2},
        {"card": "7C", "meld": 2},
    ]
    assert said["knocker"] == {"melds": [["5S", "6S", "7S"], ["KS", "KD", "KC"], ["9C", "TC", "JC"]], "deadwood": ["JD"], "count": 10}


def test_a_legal_hand_ends_with_0_and_another_with_1() -> None:
    assert check("--knocker", KNOCKER, "--opponent", OPPONENT).exit_code == 0
    assert check("--knocker", KNOCKER, "--opponent", "2S").exit_code == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--knocker", KNOCKER),
        ("--knocker", KNOCKER, "--opponent", OPPONENT, "--set", "jokers=2"),
        ("--knocker", KNOCKER, "--opponent", OPPONENT, "--set", "big_gin_bonus=201"),
        ("--knocker", KNOCKER, "--opponent", OPPONENT, "--set", "knock_limit=11"),
        ("--knocker", KNOCKER, "--opponent", OPPONENT, "--set", "knock_limit"),
        ("--knocker", KNOCKER, "--opponent", OPPONENT, "--rules", "casino"),
        ("--knocker", KNOCKER, "--opponent", OPPONENT, "--declared", "flush"),
        ("--lines", "-", "--knocker", KNOCKER),
        ("--nonsense",),
    ],
)
def test_a_wrong_use_ends_with_2(words: tuple[str, ...]) -> None:
    assert check(*words).exit_code == 2


def test_a_file_that_is_not_there_is_a_wrong_use_and_one_that_is_no_text_a_bad_file(tmp_path: Path) -> None:
    binary = tmp_path / "hands"
    binary.write_bytes(b"\xff\xfe\x00")
    assert check("--lines", str(tmp_path / "nowhere")).exit_code == 2
    assert check("--lines", str(binary)).exit_code == 1


@pytest.mark.parametrize(
    "line",
    ["nonsense", "[]", "7", "null", "[" * 100_000, '{"knocker": "\\ud800"}', '{"knocker": ' + "9" * 5000 + "}", '{"knocker": {"a": 1}}'],
)
def test_a_line_that_cannot_be_read_gets_a_verdict_and_the_next_one_too(line: str) -> None:
    broken, whole = verdicts(line, {"knocker": KNOCKER, "opponent": OPPONENT})
    assert broken["legal"] is False
    assert broken["problems"]
    assert whole["points"] == 11


def test_a_line_has_its_own_rules_over_those_of_the_options() -> None:
    line = json.dumps({"knocker": KNOCKER, "opponent": OPPONENT, "rules": {"undercut_bonus": 20}})
    assert json.loads(check("--lines", "-", "--rules", "gin", stdin=line).stdout)["points"] == 21


@pytest.mark.parametrize("rules", [{"jokers": 2}, {"gin_bonus": True}, {"gin_bonus": 2.0}, {"gin_bonus": 10**30}, [1], "gin"])
def test_rules_of_a_line_that_are_none_are_a_problem(rules: object) -> None:
    [said] = verdicts({"knocker": KNOCKER, "opponent": OPPONENT, "rules": rules})
    assert said["legal"] is False


def test_the_verdicts_own_lists_are_taken_back() -> None:
    said = verdict("--knocker", KNOCKER, "--opponent", OPPONENT)
    [again] = verdicts(
        {
            "knocker": KNOCKER.split(),
            "opponent": OPPONENT.split(),
            "knocker_melds": said["knocker"]["melds"],
            "opponent_melds": said["opponent"]["melds"],
            "layoffs": said["opponent"]["layoffs"],
        }
    )
    assert (again["legal"], again["points"], again["opponent"]["count"]) == (True, 11, 9)


def test_lay_offs_can_be_said_as_text() -> None:
    melds = ("--knocker-melds", "5S 6S 7S / 9C TC JC / KS KC KD")
    said = verdict("--knocker", KNOCKER, "--opponent", OPPONENT, *melds, "--layoffs", "9S>0 8S>0")
    assert said["opponent"]["layoffs"] == [{"card": "8S", "meld": 0}, {"card": "9S", "meld": 0}]
    # Without the two clubs he keeps 7♣ 8♣ 8♦ and the ace: 24, and could have had 9.
    assert (said["opponent"]["count"], said["opponent"]["better"]["count"]) == (24, 9)


@pytest.mark.parametrize(
    ("layoffs", "code"),
    [
        ("5D>0", "not_in_holding"),
        ("JD>1", "knocker_lays_off"),
        ("8D>0", "layoff_fits_nothing"),
        ("8S>7", "layoff_fits_nothing"),
        ("8S>-", "layoff_on_deadwood"),
        ("8S>0 8S>0", "repeated_card"),
        ("8S", "not_layoffs"),
    ],
)
def test_a_lay_off_that_cannot_be_is_named(layoffs: str, code: str) -> None:
    melds = ("--knocker-melds", "5S 6S 7S / 9C TC JC / KS KC KD")
    said = verdict("--knocker", KNOCKER, "--opponent", OPPONENT, *melds, "--layoffs", layoffs)
    assert codes(said) == [code]


def test_lay_offs_need_the_melds_they_go_to() -> None:
    assert "layoffs_need_melds" in codes(verdict("--knocker", KNOCKER, "--opponent", OPPONENT, "--layoffs", "8S>0"))


def test_nothing_laid_is_something_else_than_nothing_said() -> None:
    assert verdict("--knocker", KNOCKER, "--opponent", OPPONENT, "--knocker-melds", "")["legal"] is True
    said = verdict("--knocker", KNOCKER, "--opponent", OPPONENT, "--knocker-melds", "-")
    assert codes(said) == ["over_limit"]
    assert "could make 10" in said["problems"][0]["message"]


def test_all_that_is_wrong_is_said_at_once() -> None:
    said = verdict("--knocker", "5S 5S 1X", "--opponent", "5S 6H", "--knocker-melds", "5S 6S 8S")
    assert codes(said) == ["not_a_card", "repeated_card", "wrong_number", "wrong_number", "in_both", "not_in_holding", "not_a_meld"]
    assert "“1X”" in said["problems"][0]["message"]
    assert (said["outcome"], said["winner"], said["points"]) == (None, None, None)
    assert said["opponent"]["count"] == 11


def test_of_eleven_cards_the_best_discard_is_thrown_and_named() -> None:
    said = verdict("--knocker", ELEVEN, "--opponent", OPPONENT.replace("2S", "KS").replace("2H", "KH").replace("7C", "QH"))
    assert (said["legal"], said["outcome"], said["discard"] in ELEVEN.split()) == (True, "gin", True)


def test_big_gin_is_gin_with_a_note_where_it_is_not_played() -> None:
    said = verdict("--knocker", ELEVEN, "--opponent", BROKEN, "--declared", "big_gin")
    assert (said["outcome"], codes(said, "notes")) == ("gin", ["big_gin_not_played"])
    all_laid = verdict("--knocker", ELEVEN, "--opponent", BROKEN, "--knocker-melds", "AS 2S 3S 4S / AH 2H 3H 4H / 7D 7C 7H")
    assert codes(all_laid) == ["eleven_laid"]


@pytest.mark.parametrize(
    ("words", "outcome", "points"),
    [
        (("--set", "big_gin_bonus=31"), "big_gin", 119),
        (("--rules", "modern"), "big_gin", 119),
        (("--rules", "modern", "--declared", "big_gin"), "big_gin", 119),
        (("--rules", "modern", "--declared", "gin"), "gin", 113),
        (("--set", "big_gin_bonus=10"), "gin", 113),
        (("--set", "big_gin_bonus=10", "--declared", "big_gin"), "big_gin", 98),
        (("--rules", "gin"), "gin", 113),
    ],
)
def test_eleven_melded_cards_are_big_gin_where_it_is_played(words: tuple[str, ...], outcome: str, points: int) -> None:
    # Nothing of the opponent’s melds: six cards of ten, and 9 + 8 + 6 + 5.
    said = verdict("--knocker", ELEVEN, "--opponent", BROKEN, *words)
    assert (said["outcome"], said["points"], said["discard"] is None) == (outcome, points, outcome == "big_gin")
    assert sum(paid for _, paid in said["parts"]) == points


@pytest.mark.parametrize(
    ("upcard", "words", "exit_code", "parts"),
    [
        ("TH", ("--set", "oklahoma=on"), 0, [["difference", 1], ["undercut_bonus", 10]]),
        ("KH", ("--rules", "oklahoma"), 0, [["difference", 1], ["undercut_bonus", 25]]),
        ("KS", ("--rules", "oklahoma"), 0, [["difference", 1], ["undercut_bonus", 25], ["spade_upcard", 26]]),
        ("2S", ("--set", "spades_double=on"), 0, [["difference", 1], ["undercut_bonus", 10], ["spade_upcard", 11]]),
        ("9H", ("--set", "oklahoma=on"), 1, []),
        ("AH", ("--rules", "oklahoma"), 1, []),
    ],
)
def test_the_upcard_sets_the_limit_and_doubles_where_that_is_played(
    upcard: str, words: tuple[str, ...], exit_code: int, parts: list[list[object]]
) -> None:
    result = check("--knocker", KNOCKER, "--opponent", OPPONENT, "--upcard", upcard, *words, "--json")
    said = json.loads(result.stdout)
    assert (result.exit_code, said["parts"], codes(said)) == (exit_code, parts, ["over_limit"] if exit_code else [])


@pytest.mark.parametrize("rules", [{"oklahoma": True}, {"spades_double": True}, {"preset": "oklahoma"}])
def test_a_line_without_the_upcard_it_depends_on_is_not_legal_and_still_counted(rules: Fact) -> None:
    missing, there = verdicts(
        {"knocker": KNOCKER, "opponent": OPPONENT, "rules": rules},
        {"knocker": KNOCKER, "opponent": OPPONENT, "rules": rules, "upcard": "KD"},
    )
    assert (missing["legal"], codes(missing), missing["points"]) == (False, ["upcard_missing"], None)
    assert [missing[side]["count"] for side in ("knocker", "opponent")] == [10, 9]
    assert there["legal"]


def test_a_person_is_told_of_big_gin_and_of_what_a_spade_doubles() -> None:
    text = check("--knocker", ELEVEN, "--opponent", BROKEN, "--rules", "oklahoma", "--set", "big_gin_bonus=31", "--upcard", "2S").stdout
    assert "Big gin: 238 points for the knocker." in text
    assert "opponent’s count 88 + big gin bonus 31 + doubled for a spade 119 = 238" in text


def test_counts_that_were_said_otherwise_are_a_note() -> None:
    said = verdict("--knocker", KNOCKER, "--opponent", OPPONENT, "--knocker-count", "7", "--opponent-count", "9")
    assert codes(said, "notes") == ["count_differs", "broke_a_meld"]
    assert said["points"] == 11


def test_the_upcard_changes_nothing_where_nothing_depends_on_it() -> None:
    with_it, without = (
        verdict("--knocker", KNOCKER, "--opponent", OPPONENT, "--upcard", "7S"),
        verdict("--knocker", KNOCKER, "--opponent", OPPONENT),
    )
    assert with_it == without


def test_a_person_gets_the_steps_in_words() -> None:
    text = check("--knocker", KNOCKER, "--opponent", OPPONENT).stdout
    assert "Undercut: 11 points for the opponent." in text
    assert "Lays off 8♠ on 5♠ 6♠ 7♠" in text
    assert "difference 1 + undercut bonus 10 = 11" in text
    assert "Breaking 8♠ 8♦ 8♣ lets more cards go: 9 instead of 17." in text
