"""What docs/formats.md shows is taken as it says."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import main
from tests.facts import Fact

TEXT = (Path(__file__).parents[1] / "docs" / "formats.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL))
COMMANDS = {"sheet": ("ledger", "-", "--json"), "check": ("check", "--lines", "-"), "count": ("count", "--lines", "-")}


def answers_to(name: str) -> list[Fact]:
    result = CliRunner().invoke(main, COMMANDS[name], input=EXAMPLES[name], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_there_is_an_example_of_each_form() -> None:
    assert set(EXAMPLES) == set(COMMANDS)


def test_the_sheet_file_that_is_shown_has_these_points() -> None:
    [ledger] = answers_to("sheet")
    [series] = ledger["series"]

    assert [(hand["winner"], hand["points"]) for hand in series["hands"]] == [("Ann", 12), ("Bob", 15), ("Bob", 21), (None, 0)]
    assert series["stopped"]


@pytest.mark.parametrize(("name", "expected"), [("check", [21, 56]), ("count", [49, 4])])
def test_the_lines_that_are_shown_get_these_answers(name: str, expected: list[int]) -> None:
    assert [answer["points" if name == "check" else "count"] for answer in answers_to(name)] == expected
