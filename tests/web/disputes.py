"""Disputed hands for tests: in a few words, after any keys at all, and what the page says of them."""

import re
from collections.abc import Mapping
from html import unescape

from hypothesis import strategies as st
from werkzeug.test import TestResponse

from scorekeeper.gin.cards import DECK
from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.check_page import Around, CheckView, show_check
from scorekeeper.web.dispute import Dispute
from scorekeeper.web.taps import act
from tests.web.forms import form_of, forms_of

UNDERCUT = {"knocker": "5S 6S 7S 9H TH JH 2H 2D 2C KD", "opponent": "3C 4C 5C 6C 8S 9S 7H 8H 8D AC"}
"""A knock with 10 against which breaking three eights leaves 9."""
HOLLYWOOD = Rules()
NOT_KEYS = ("", "tap", "tap-", "tap-1X", "half-", "half-third", "mode-all", "meld-", "add-", "add-²", "add-99", "on-9", "on--1", "lay-0")

taps = st.sampled_from([f"tap-{card}" for card in DECK])
turns = st.sampled_from(("half-knocker", "half-opponent", "mode-cards", "mode-laid", "mode-typed", "mode-upcard", "best", "clear"))
layings = st.sampled_from(("meld", "add-0", "add-1", "on-0", "on-1", "on-none", "throw"))
keys = taps | taps | turns | layings | st.sampled_from(NOT_KEYS)
"""Any key that the page has, and words that are none."""


def dispute(**said: str) -> Dispute:
    """Return what an address says; whoever sits at a table has a seat, `by`."""
    return Dispute.read(said, seated="by" in said)


def after(*words: str, **said: str) -> Dispute:
    """Return what an address says after some keys."""
    return act(dispute(**said), words, HOLLYWOOD)


def tapping(cards: str) -> list[str]:
    """Return the keys of some cards."""
    return [f"tap-{card}" for card in cards.split()]


def shown(said: Mapping[str, str], *words: str, rules: Rules = HOLLYWOOD) -> CheckView:
    """Return the page without a table for what an address says, after some keys."""
    return show_check(Around("/check", "Check a hand", ("/", "Tables"), rules), Dispute.read(said, seated=False), words)


def plain(page: str) -> str:
    """Return what can be read of some of a page."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())


def strip_of(page: TestResponse) -> tuple[str, str]:
    """Return the two lines at the foot of the page: the answer in short, and how it comes about."""
    found = re.search(r'<div class="verdict".*?<strong[^>]*>(.*?)</strong>(.*?)</div>', page.text, re.DOTALL)
    assert found
    return plain(found[1]), plain(found[2])


def why_of(page: TestResponse) -> str:
    """Return what the page says of the reasons."""
    return plain(page.text.split('<section id="why"')[1].split(">", 1)[1].split("</main>")[0])


def halves_of(page: TestResponse) -> list[str]:
    """Return what stands on both halves."""
    return [plain(half) for half in re.findall(r'<button class="half.*?</button>', page.text, re.DOTALL)]


def known_in(page: TestResponse, address: str) -> dict[str, str]:
    """Return what the page at an address knows of a hand."""
    return {field: text for field, text in form_of(page.text, address).items() if text and field not in ("half", "mode", "seen", "version")}


def offers(page: TestResponse) -> list[str]:
    """Return the addresses at which the page offers to write."""
    return [action for action, name, _fields in forms_of(page.text) if name == "put"]
