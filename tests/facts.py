"""Read the facts in tests/cases, one JSON object a line."""

import json
from pathlib import Path
from typing import Any

import pytest

Fact = dict[str, Any]


def read_facts(name: str) -> list[Fact]:
    lines = (Path(__file__).parent / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def each_fact(name: str) -> pytest.MarkDecorator:
    """Run a test once for each fact of a file, as its parameter `fact`."""
    return pytest.mark.parametrize("fact", read_facts(name), ids=lambda fact: str(fact["id"]))
