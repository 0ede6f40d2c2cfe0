"""`scorekeeper ledger`, as other programs call it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import main
from scorekeeper.hollywood.rules import FIELDS, PRESETS, setting_text
from tests.facts import Fact, each_fact, hands_of_game

SEED: Fact = {
    "players": ["Alexandra", "Bob"],
    "hands": [
        {"winner": "Bob", "points": 10},
        {"winner": "Alexandra", "points": 18},
        {"winner": "Bob", "points": 30},
        {"winner": "Bob", "points": 4},
    ],
}


def run(given: object, *words: str) -> Result:
    return CliRunner().invoke(main, ["ledger", "-", *words], input=json.dumps(given), catch_exceptions=False)


def ledger(given: object, *words: str) -> Fact:
    said: Fact = json.loads(run(given, "--json", *words).stdout)
    return said


def totals(said: Fact, player: str, series: int = 0) -> list[int]:
    return [game["totals"][player] for game in said["series"][series]["games"]]


def sheet(fact: Fact, **rules: object) -> Fact:
    return {"players": ["A", "B"], "rules": {"preset": "hollywood", **fact["rules"], **rules}, "hands": fact["hands"]}


KNOCK: Fact = {"knocker": "Bob", "declared": "knock", "knocker_count": 5, "opponent_count": 20}


@each_fact("ledgers")
def test_a_ledger_has_its_known_totals(fact: Fact) -> None:
    said = ledger(sheet(fact))
    assert {player: totals(said, player) for player in "AB"} == fact["expected"]


@each_fact("ledgers", having="expected_literal")
def test_a_ledger_has_its_known_totals_in_the_literal_reading(fact: Fact) -> None:
    said = ledger(sheet(fact, shut_out_entry="literal"))
    assert {player: totals(said, player) for player in "AB"} == fact["expected_literal"]


@each_fact("settlements")
def test_a_game_has_its_known_settlement(fact: Fact) -> None:
    hands = [{"winner": seat, "points": points} for seat, points in hands_of_game(fact)]

    [series] = ledger({"players": ["A", "B"], "rules": fact["rules"], "hands": hands})["series"]

    settlement = series["settlement"]
    assert [settlement["games"][0]["totals"][seat] for seat in "AB"] == fact["expected"]["totals"]
    assert (settlement["winner"], settlement["net"], settlement["games"][0]["net"]) == ("A", *[fact["expected"]["net"]] * 2)


def test_the_worked_example_is_18_0_0_and_44_34_4() -> None:
    said = ledger(SEED)
    assert (totals(said, "Alexandra"), totals(said, "Bob")) == ([18, 0, 0], [44, 34, 4])


def test_a_ledger_has_every_field_that_programs_rely_on() -> None:
    said = ledger(SEED)
    [series] = said["series"]
    assert list(said) == ["players", "series", "next_dealer"]
    assert list(series) == ["number", "finished", "stopped", "winner", "games", "settlement", "standing", "hands"]
    assert series["games"][1] == {
        "closed": False,
        "winner": None,
        "totals": {"Alexandra": 0, "Bob": 34},
        "boxes": {"Alexandra": 0, "Bob": 2},
        "shutout": False,
    }
    assert series["hands"][2] == {"number": 3, "outcome": None, "winner": "Bob", "points": 30, "games": [1, 2], "dealer": "Alexandra"}
    assert (said["next_dealer"], series["settlement"]) == ("Bob", None)


def test_a_hand_is_taken_in_each_of_its_forms() -> None:
    hands: list[Fact] = [
        {"winner": "Bob", "points": 12, "outcome": "undercut"},
        {"knocker": "Alexandra", "declared": "knock", "knocker_count": 5, "opponent_count": 20, "upcard": "7S"},
        {
            "knocker": "Bob",
            "knocker_cards": "5S 6S 7S 9C TC JC KS KC KD JD",
            "opponent_cards": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D",
        },
        {"dead": True},
        {"stop": True},
        {"winner": "Bob", "points": 1},
    ]
    said = ledger({**SEED, "first_dealer": "Bob", "hands": hands})
    first, second = said["series"]
    assert [(hand["outcome"], hand["winner"], hand["points"]) for hand in first["hands"]] == [
        ("undercut", "Bob", 12),
        ("knock", "Alexandra", 15),
        ("undercut", "Alexandra", 11),
        ("dead", None, 0),
    ]
    assert [hand["dealer"] for hand in first["hands"]] == ["Bob", "Bob", "Alexandra", "Alexandra"]
    assert (first["finished"], first["stopped"], second["number"]) == (False, True, 2)


def test_the_options_are_the_base_and_the_files_own_rules_lie_over_them() -> None:
    given = {**SEED, "rules": {"target": 40}}
    assert ledger(given, "--set", "target=30")["series"][0]["games"][0]["winner"] == "Bob"
    assert len(ledger(SEED, "--rules", "gin")["series"][0]["games"]) == 1


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ([], "object"),
        ({"hands": []}, "players"),
        ({"players": ["Ann", " ann "], "hands": []}, "ann"),
        ({"players": ["Ann", ""], "hands": []}, "Player 2"),
        ({"players": ["Ann", "B" * 41], "hands": []}, "41"),
        ({**SEED, "first_dealer": "Carl"}, "Carl"),
        ({**SEED, "rules": {"preset": "casino"}}, "casino"),
        ({**SEED, "rules": {"box_bonus": 101}}, "box_bonus"),
        ({**SEED, "rules": {"big_gin_bonus": 201}}, "goes from 0 to 200, or is none"),
        ({**SEED, "rules": {"game_weights": [1, 2, 2]}}, "game_weights"),
        ({**SEED, "rules": {"jokers": 2}}, "jokers"),
        ({**SEED, "hands": [{"winner": "Carl", "points": 3}]}, "hand 1: "),
        ({**SEED, "hands": [{"dead": True}, {"winner": "Bob", "points": 124}]}, "hand 2: A hand brings 1 to 123 points here, not 124."),
        ({**SEED, "hands": [{"winner": "Bob", "points": 12.5}]}, "12.5"),
        ({**SEED, "hands": [{"winner": "Bob", "points": True}]}, "points"),
        ({**SEED, "hands": [{"winner": "Bob", "points": 10**80}]}, "points"),
        ({**SEED, "hands": [{"winner": "Bob", "points": 3, "dead": True}]}, "hand 1: "),
        ({**SEED, "hands": [{"winner": "Bob", "points": 3, "jokers": 1}]}, "jokers"),
        ({**SEED, "hands": [{"winner": "Bob", "points": 3, "before": "h1"}]}, "before"),
        ({**SEED, "hands": [{"knocker": "Bob", "declared": "big_gin", "knocker_count": 0, "opponent_count": 9}]}, "Big gin"),
        ({**SEED, "hands": [{"knocker": "Bob", "declared": "knock", "knocker_count": 11, "opponent_count": 9}]}, "1 over the limit of 10"),
        ({**SEED, "rules": {"oklahoma": True}, "hands": [KNOCK]}, "hand 1: The upcard is missing"),
        ({**SEED, "rules": {"oklahoma": True}, "hands": [{**KNOCK, "upcard": "4H"}]}, "1 over the limit of 4"),
        (
            {**SEED, "rules": {"preset": "oklahoma"}, "hands": [{**KNOCK, "upcard": "5H", "ruling": "undercut"}]},
            "5 is within the limit of 5",
        ),
        ({**SEED, "rules": {"spades_double": True}, "hands": [{"winner": "Bob", "points": 247}]}, "1 to 246 points"),
        ({**SEED, "hands": [{"knocker": "Bob", "knocker_cards": "5S", "opponent_cards": "6S"}]}, "hand 1: The knocker has 1 cards"),
    ],
)
def test_a_bad_file_is_refused_whole_with_the_hand_and_the_reason(given: object, named: str) -> None:
    result = run(given, "--json")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert named in result.stderr


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    for number, content in enumerate((b"", b"nonsense", b"\xff\xfe", b"[" * 100_000)):
        file = tmp_path / str(number)
        file.write_bytes(content)
        assert CliRunner().invoke(main, ["ledger", str(file)]).exit_code == 1


def test_a_person_is_told_how_both_stand_to_a_hand() -> None:
    opening = {"players": ["Ann", "Bob"], "first_dealer": None}
    played = [(f"h{points}", "HandPlayed", {"winner": {"seat": "A"}, "points": points}) for points in (5, 6, 7)]
    marks = [("m1", "HandProtested", {"hand": "h6"}), ("m2", "HandAgreed", {"hand": "h7"})]
    events = [{"uid": uid, "kind": kind, "body": body} for uid, kind, body in [("t", "TableOpened", opening), *played, *marks]]

    lines = run({"table": "t1", "players": ["Ann", "Bob"], "events": events}).stdout.splitlines()

    assert [line.partition("+")[2].split(" ", 1)[0] for line in lines[3:6]] == ["5", "6", "7"]
    assert [line.endswith(("  under protest", "  agreed by both")) for line in lines[3:6]] == [False, True, True]


EVENING: Fact = {
    "players": ["Ann", "Bob"],
    "rules": {"preset": "hollywood-bonus", "game_weights": [1, 1, 2], "stake": 5, "stake_step": 100},
    "hands": [
        {"winner": name, "points": points}
        for name, points in (("Ann", 35), ("Bob", 12), ("Ann", 24), ("Ann", 75), ("Bob", 40), ("Bob", 60), ("Bob", 50), ("Bob", 100))
    ],
}


def test_a_person_gets_the_settlement_of_a_series_and_the_standing_of_an_open_one() -> None:
    first, second = (part.splitlines() for part in run(EVENING).stdout.split("\n\n")[:2])

    # 134 + 100 + 3 x 25 against 12 + 25; 99 + 2 x 25 against 100 + 100 + 2 x 25; 75 + 25 against 110 + 100 + 2 x 25, twice.
    assert first[-5:] == [
        "Game 1: Ann 309, Bob 37: Ann +272",
        "Game 2: Ann 149, Bob 250: Bob +101",
        "Game 3: Ann 100, Bob 260: Bob +160 twice",
        "Settlement: Bob +149, 7.00 in money",
        "Bob won the series",
    ]
    # (100 + 100 + 25) x 2 for a shutout; 2250 is as near to 2200 as to 2300.
    assert second[-2:] == ["Game 1: Ann 0, Bob 450: Bob +450", "Standing: Bob +450, 23.00 in money"]


def test_a_person_is_told_where_games_and_sum_disagree_and_where_nobody_is_ahead() -> None:
    plain = {**EVENING, "rules": {}, "hands": EVENING["hands"][:7]}
    assert run(plain).stdout.splitlines()[-4:-2] == ["Settlement: Ann +86", "Bob won the series"]

    even = {"players": ["Ann", "Bob"], "rules": {"games": 1, "box_bonus": 20, "series_winner": "net"}}
    hands = [{"winner": name, "points": points} for name, points in (("Bob", 40), ("Bob", 40), ("Ann", 100))]
    assert run({**even, "hands": hands}).stdout.splitlines()[-4:-1] == ["Game 1: Ann 120, Bob 120: Ann +0", "Settlement: even", ""]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_by_name_is_the_base_of_a_file_without_rules_of_its_own(preset: str) -> None:
    given = {field: value for field, value in EVENING.items() if field != "rules"}

    assert ledger(given, "--rules", preset) == ledger({**given, "rules": {"preset": preset}})


def test_every_rule_can_be_set_as_text() -> None:
    words = [f"--set={field}={setting_text(getattr(PRESETS['oklahoma'], field))}" for field in FIELDS]
    given = {field: value for field, value in EVENING.items() if field != "rules"}

    assert ledger(given, *words) == ledger(given, "--rules", "oklahoma") != ledger(given)


def test_a_person_gets_the_sheet() -> None:
    text = run(SEED).stdout
    assert "Series 1" in text
    assert "Bob deals next" in text
    assert text.splitlines()[-3].split() == ["18", "44", "|", "0", "34", "|", "0", "4"]
