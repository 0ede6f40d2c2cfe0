"""The pages as they are sent: light, escaped, and without anything that the policy would refuse."""

import gzip
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.web.played import Played, played

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "scorekeeper" / "static"
MOST_BYTES = 15 * 1024
EVIL = "<b>Zed</b>"


def squeezed(text: bytes) -> int:
    return len(gzip.compress(text, 6))


def test_a_first_visit_of_the_sheet_is_light(table: Played) -> None:
    table.record(*(played(f"hand-number-{number}", {"winner": "Ann", "points": 3}) for number in range(12)))
    page = table.get()
    links = re.findall(r'(?:href|src)="/static/([\w.]+)', page.text)
    assert len(links) + 1 <= 5
    assert squeezed(page.data) + sum(squeezed((STATIC / link).read_bytes()) for link in links) <= MOST_BYTES


@pytest.mark.parametrize("path", ["", "/hands/new", "/hands/h1", "/hands/h1/edit", "/series/1"])
def test_names_are_escaped_on_every_page(client: FlaskClient, path: str) -> None:
    table = Played.opened(client, (EVIL, 'Ann "A" & Co'))
    table.record(played("h1", {"knocker": {"seat": "A"}, "declared": "knock", "knocker_count": 5, "opponent_count": 20}))
    page = table.get(path).text
    assert EVIL not in page
    assert "&lt;b&gt;Zed" in page


@pytest.mark.parametrize("template", sorted(ROOT.glob("templates/**/*.html")), ids=lambda path: path.name)
def test_templates_hold_nothing_that_the_policy_refuses(template: Path) -> None:
    text = template.read_text("utf-8")
    assert not re.search(r"\sstyle=|\son\w+=|<style|<script(?![^>]*\bsrc=)|\|\s*safe\b|javascript:", text)


@pytest.mark.parametrize("template", sorted(ROOT.glob("templates/**/*.html")), ids=lambda path: path.name)
def test_templates_count_and_compute_nothing(template: Path) -> None:
    code = re.sub(r"'[^']*'|\"[^\"]*\"", "", " ".join(re.findall(r"{[{%].*?[%}]}", template.read_text("utf-8"))))
    assert not re.search(r"\|\s*(?:length|count|sum|round|abs)\b|\w\s*[-+*/<>]\s*\w", code)


def test_every_form_that_writes_carries_its_token() -> None:
    for template in ROOT.glob("templates/**/*.html"):
        for form in re.findall(r"<form[^>]*method=\"post\".*?</form>", template.read_text("utf-8"), re.DOTALL):
            assert "csrf()" in form, template


def test_somebody_who_looks_on_gets_no_form(table: Played) -> None:
    table.record(played("h1", {"winner": "Ann", "points": 12}))
    for path in ("", "/hands/h1", "/series/1"):
        page = table.client.get(table.viewer + path).text
        assert "<form" not in page
        assert "<button" not in page
