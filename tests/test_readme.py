import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CI_RUN = (ROOT / ".ci/run").read_text(encoding="utf-8")
PAGES = ["README.md", "CHANGELOG.md", *(f"docs/{path.name}" for path in sorted(ROOT.glob("docs/*.md")))]
SOURCES = [*ROOT.glob("scorekeeper/**/*.py"), *ROOT.glob("tests/**/*.py")]

COMMANDS = re.findall(r"^ {4}(python3 .+)$", README, re.MULTILINE)
LINK = re.compile(r"(?:\]\(|<img\b[^>]*\bsrc=\"|<a\b[^>]*\bhref=\")(?!https?:)([^)#\"]+)")
SECTIONS = set(re.findall(r"^## (\d+)\.", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), re.MULTILINE))
CITATION = re.compile(r"docs/rules\.md, sections? (\d+(?:(?:, | and | to )\d+)*)")


def test_readme_has_one_command_to_start_and_one_to_test() -> None:
    assert [command.rpartition("/")[2] for command in COMMANDS] == ["scorekeeper serve", "pytest"]


@pytest.mark.parametrize("command", COMMANDS)
def test_ci_runs_the_very_commands_of_the_readme(command: str) -> None:
    assert command in CI_RUN


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_its_windows_form(command: str) -> None:
    windows = command.replace("python3 ", "py ").replace(".venv/bin/", ".venv\\Scripts\\")

    assert f"    {windows}\n" in README


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_is_there(page: str) -> None:
    folder = (ROOT / page).parent

    missing = [target for target in LINK.findall((ROOT / page).read_text(encoding="utf-8")) if not (folder / target).exists()]

    assert missing == []


def test_links_and_pictures_are_found_in_either_form() -> None:
    text = '[rules](docs/rules.md#1) ![](a.png) [out](https://example.org) <img width="9" src="b.png" alt=""> <a href="c.md">'

    assert LINK.findall(text) == ["docs/rules.md", "a.png", "b.png", "c.md"]


def test_the_rules_are_cited_by_sections_that_exist() -> None:
    cited = [(path.name, number) for path in SOURCES for number in sections_in(path.read_text(encoding="utf-8"))]

    assert cited
    assert [(name, number) for name, number in cited if number not in SECTIONS] == []


def sections_in(text: str) -> list[str]:
    return [number for found in CITATION.findall(" ".join(text.split())) for number in re.findall(r"\d+", found)]


def test_a_citation_of_several_sections_names_each() -> None:
    assert sections_in("Source: docs/rules.md,\n    sections 2 and 9.") == ["2", "9"]
