"""Read the facts in tests/cases, one JSON object a line."""

import json
from pathlib import Path
from typing import Any

import pytest

Fact = dict[str, Any]


def read_facts(name: str) -> list[Fact]:
    lines = (Path(__file__).parent / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def each_fact(*names: str, having: str = "id") -> pytest.MarkDecorator:
    """Run a test once for each fact of some files, as its parameter `fact`, or for those only that have a field."""
    facts = [fact for name in names for fact in read_facts(name) if having in fact]
    return pytest.mark.parametrize("fact", facts, ids=lambda fact: str(fact["id"]))


def hands_of_game(fact: Fact) -> list[tuple[str, int]]:
    """Return hands that give a single game the points and boxes of a settlement, as seats with points; the last is A's, who wins it."""
    hands = []
    for seat, points, boxes in (("B", fact["points"][1], fact["boxes"][1]), ("A", fact["points"][0], fact["boxes"][0])):
        if boxes:
            share = points // boxes
            hands += [*[(seat, share)] * (boxes - 1), (seat, points - share * (boxes - 1))]
    return hands
