"""One word a thing, in code, tests, pages and texts; and no word about the machine somebody wrote them on."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KINDS = {".css", ".html", ".md", ".mjs", ".py", ".toml"}
FOLDERS = ("scorekeeper", "templates", "tests", "docs")
FILES = [*ROOT.glob("*"), *(path for folder in FOLDERS for path in ROOT.glob(f"{folder}/**/*"))]

INSTEAD_OF = {
    "blitz": "shutout",
    "defender": "opponent",
    "lay-off": "layoff",
    "lay-offs": "layoffs",
    "laid-off": "laid off",
    "rubber": "series",
    "schneider": "shutout",
    "scorecard": "sheet",
    "skunk": "shutout",
    "stockpile": "stock",
    "under-cut": "undercut",
}
OTHER_WORD = re.compile(rf"(?<![\w-])(?:{'|'.join(INSTEAD_OF)})(?![\w-])", re.IGNORECASE)
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
MACHINE_PATH = re.compile(r"(?<![\w.])(?:/(?:work|root|home|Users|tmp)/|[A-Z]:\\\\?Users)")


def faults_of(text: str) -> list[str]:
    words = [f"{word}, better {INSTEAD_OF[word.lower()]}" for word in OTHER_WORD.findall(text)]
    return words + UNFINISHED.findall(text) + MACHINE_PATH.findall(text)


def test_every_file_keeps_to_the_words_agreed_on() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in FILES if path.suffix in KINDS and path != Path(__file__)}

    assert {str(path.relative_to(ROOT)): found for path, text in texts.items() if (found := faults_of(text))} == {}


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("The defender may lay off; each Lay-off is shown.", ["defender, better opponent", "Lay-off, better layoff"]),
        ("# TODO: stakes", ["TODO"]),
        ("open('/home/ann/ledger')", ["/home/"]),
        ("The opponent lays off, each layoff is shown at /t/<key>/hands.", []),
    ],
)
def test_the_check_finds_what_it_should(text: str, faults: list[str]) -> None:
    assert faults_of(text) == faults
