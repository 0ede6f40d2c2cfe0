"""Every text can be taken out for translation."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from scorekeeper.sentences import CHANGES, PROBLEMS, STEPS

ROOT = Path(__file__).parents[1]
LOOKED_UP = re.compile(r"""\b_\(\s*(['"])(.+?)\1""", re.DOTALL)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    taken = tmp_path_factory.mktemp("texts") / "messages.pot"
    command = [sys.executable, "-m", "babel.messages.frontend", "extract", "-F", "pyproject.toml", "-k", "mark", "-o", str(taken), "."]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with taken.open(encoding="utf-8") as file:
        return read_po(file)


def test_every_sentence_of_the_rules_is_taken_out(catalogue: Catalog) -> None:
    assert {*PROBLEMS.values(), *STEPS.values(), *CHANGES.values()} - {message.id for message in catalogue} == set()


def test_every_text_of_a_template_is_taken_out(catalogue: Catalog) -> None:
    texts = {text for file in ROOT.glob("templates/**/*.html") for _, text in LOOKED_UP.findall(file.read_text(encoding="utf-8"))}

    assert len(texts) > 50
    assert texts - {message.id for message in catalogue} == set()


def can_be_taken_out(text: ast.expr) -> bool:
    if isinstance(text, ast.Subscript):
        return isinstance(text.value, ast.Name) and text.value.id in ("CHANGES", "PROBLEMS", "STEPS")
    return isinstance(text, ast.Constant) and isinstance(text.value, str)


def test_every_text_of_a_module_is_written_out_where_it_is_looked_up() -> None:
    hidden = []
    for file in ROOT.glob("scorekeeper/web/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            is_lookup = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_"
            if is_lookup and isinstance(node, ast.Call) and not can_be_taken_out(node.args[0]):
                hidden.append(f"{file.name}:{node.lineno}")
    assert hidden == []
