"""No layer imports upward: gin -> hollywood -> store -> web -> cli, where an arrow reads "may be imported by"."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("scorekeeper/**/*.py"))]
TEMPLATES = [path for path in ROOT.glob("templates/**/*") if path.is_file()]

PURE = frozenset(
    {
        "collections",
        "dataclasses",
        "enum",
        "fractions",
        "functools",
        "itertools",
        "math",
        "operator",
        "re",
        "types",
        "typing",
        "unicodedata",
    }
)
STDLIB = frozenset(sys.stdlib_module_names)
FLASK = frozenset({"babel", "flask", "flask_babel", "flask_limiter", "flask_wtf", "jinja2", "limits", "markupsafe", "werkzeug", "wtforms"})
COMMANDS = frozenset({"click", "ifaddr", "platformdirs", "segno", "waitress"})

LIBRARIES = {
    "__init__": PURE,
    "__main__": PURE,
    "sentences": frozenset[str](),
    "speech": PURE,
    "gin": PURE,
    "hollywood": PURE,
    "store": STDLIB | {"sqlite_utils"},
    "web": STDLIB | {"sqlite_utils"} | FLASK,
    "cli": STDLIB | {"sqlite_utils"} | FLASK | COMMANDS,
}
LAYERS = {
    "__init__": frozenset[str](),
    "__main__": frozenset({"cli"}),
    "sentences": frozenset[str](),
    "speech": frozenset({"gin", "sentences"}),
    "gin": frozenset({"gin"}),
    "hollywood": frozenset({"gin", "hollywood"}),
    "store": frozenset({"gin", "hollywood", "store"}),
    "web": frozenset({"gin", "hollywood", "store", "web", "sentences", "speech"}),
    "cli": frozenset({"gin", "hollywood", "store", "web", "cli", "sentences", "speech"}),
}
IMPURE_CALLS = frozenset({"__import__", "input", "open", "print"})

INLINE = {
    "script": re.compile(r"<script(?![^>]*\bsrc=)", re.IGNORECASE),
    "style": re.compile(r"<style|\sstyle\s*=", re.IGNORECASE),
    "handler": re.compile(r"<[^>]*\son\w+\s*=|javascript:", re.IGNORECASE),
    "unescaped": re.compile(r"\|\s*safe\b|autoescape\s+false", re.IGNORECASE),
}


def imports_of(path: str, source: str) -> Iterator[str]:
    package = path.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *(node.module or "").split(".")]).strip(".")
            yield from ([f"scorekeeper.{alias.name}" for alias in node.names] if module == "scorekeeper" else [module])


def calls_of(source: str) -> Iterator[str]:
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return (function.id for function in calls if isinstance(function, ast.Name))


def faults_of_module(path: str, source: str) -> list[str]:
    layer = path.removesuffix(".py").split("/")[1]
    if layer not in LAYERS:
        return [f"{layer} is no layer"]
    faults = []
    for name in imports_of(path, source):
        top, *rest = name.split(".")
        fits = rest[0] in LAYERS[layer] if top == "scorekeeper" and rest else top in LIBRARIES[layer]
        faults += [] if fits else [f"{layer} imports {name}"]
    if layer in {"gin", "hollywood"}:
        faults += [f"{layer} calls {name}" for name in calls_of(source) if name in IMPURE_CALLS]
    return faults


def faults_of_template(source: str) -> list[str]:
    return [name for name, pattern in INLINE.items() if pattern.search(source)]


@pytest.mark.parametrize("path", MODULES)
def test_no_module_imports_upward(path: str) -> None:
    assert faults_of_module(path, (ROOT / path).read_text(encoding="utf-8")) == []


def test_no_template_holds_inline_script_or_style() -> None:
    faults = {path.name: faults_of_template(path.read_text(encoding="utf-8")) for path in TEMPLATES}

    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(
    ("path", "source", "faults"),
    [
        ("scorekeeper/gin/hand.py", "import random", ["gin imports random"]),
        ("scorekeeper/gin/hand.py", "def draw():\n    from os import path", ["gin imports os"]),
        ("scorekeeper/gin/hand.py", "from scorekeeper.hollywood.rules import Rules", ["gin imports scorekeeper.hollywood.rules"]),
        ("scorekeeper/gin/hand.py", "from ..hollywood import rules", ["gin imports scorekeeper.hollywood"]),
        ("scorekeeper/gin/hand.py", "from .. import store", ["gin imports scorekeeper.store"]),
        ("scorekeeper/gin/hand.py", "from scorekeeper import sentences", ["gin imports scorekeeper.sentences"]),
        ("scorekeeper/gin/hand.py", "import scorekeeper", ["gin imports scorekeeper"]),
        ("scorekeeper/gin/hand.py", "open('log')", ["gin calls open"]),
        ("scorekeeper/gin/hand.py", "import re\nfrom collections.abc import Iterable\nfrom .cards import Card", []),
        ("scorekeeper/hollywood/ledger.py", "import datetime, json", ["hollywood imports datetime", "hollywood imports json"]),
        ("scorekeeper/hollywood/ledger.py", "from scorekeeper.gin import cards", []),
        ("scorekeeper/store/events.py", "import flask", ["store imports flask"]),
        ("scorekeeper/store/events.py", "import sqlite3, sqlite_utils", []),
        ("scorekeeper/store/events.py", "from scorekeeper.sentences import SENTENCES", ["store imports scorekeeper.sentences"]),
        ("scorekeeper/web/sheet.py", "from scorekeeper.cli import main", ["web imports scorekeeper.cli"]),
        ("scorekeeper/web/sheet.py", "import flask\nfrom scorekeeper import sentences, store", []),
        ("scorekeeper/web/__init__.py", "from . import sheet", []),
        ("scorekeeper/hollywood/ledger.py", "from scorekeeper.speech import sentence", ["hollywood imports scorekeeper.speech"]),
        ("scorekeeper/speech.py", "from scorekeeper.web import locale", ["speech imports scorekeeper.web"]),
        ("scorekeeper/sentences.py", "import re", ["sentences imports re"]),
        ("scorekeeper/cli.py", "import click\nfrom scorekeeper.web import create_app", []),
        ("scorekeeper/extra.py", "", ["extra is no layer"]),
    ],
)
def test_the_check_of_modules_finds_what_it_should(path: str, source: str, faults: list[str]) -> None:
    assert faults_of_module(path, source) == faults


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("<script>go()</script>", ["script"]),
        ('<script type="module" src="{{ url }}"></script>', []),
        ("<p style='color: red'>", ["style"]),
        ("<style>", ["style"]),
        ('<button name="save" onclick="go()">', ["handler"]),
        ('<a href="javascript:go()">', ["handler"]),
        ("{{ name | safe }}", ["unescaped"]),
        ("{% autoescape false %}", ["unescaped"]),
        ('<link rel="stylesheet" href="{{ url }}"><p>once = 1, safe</p>', []),
    ],
)
def test_the_check_of_templates_finds_what_it_should(source: str, faults: list[str]) -> None:
    assert faults_of_template(source) == faults
