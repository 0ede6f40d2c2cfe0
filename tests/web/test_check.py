"""A disputed hand without a table, with everything in the address."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from scorekeeper.web.dispute import TEXTS
from tests.web.disputes import UNDERCUT, halves_of, keys, strip_of, why_of
from tests.web.forms import form_of, said_in
from tests.web.nonsense import TEXTS as NONSENSE
from tests.web.played import KNOCKER, OPPONENT

HAND = {"knocker": KNOCKER, "opponent": OPPONENT}
MELDS = "4S 5S 6S / 7C 7D 7H / KS KH KD"


def check(client: FlaskClient, *words: str, **said: str) -> TestResponse:
    return client.get("/check", query_string={**said, "do": words})


def test_the_page_is_empty_at_first(client: FlaskClient) -> None:
    page = check(client)

    fields = form_of(page.text, "/check")
    assert page.status_code == 200
    assert strip_of(page) == ("Tap the cards", "The ten of whoever knocked come first.")
    assert {field: text for field, text in fields.items() if text} == {"half": "knocker", "mode": "cards"}
    assert page.text.count('value="tap-') == 52
    assert [half.split(" ")[0] for half in halves_of(page)] == ["Knocker", "Opponent"]


@pytest.mark.parametrize("mode", ["cards", "laid", "typed"])
def test_the_page_carries_what_was_said_in_every_mode(client: FlaskClient, mode: str) -> None:
    said = {**HAND, "knocker_melds": MELDS, "opponent_melds": "-", "layoffs": "3S>0", "discard": "2S", "declared": "knock", "upcard": "7S"}

    page = check(client, **said, knocker_count="2", opponent_count="8", half="opponent", mode=mode, picked="5H")

    assert form_of(page.text, "/check") == {
        **said,
        "knocker_count": "2",
        "opponent_count": "8",
        "by": "",
        "half": "opponent",
        "mode": mode,
        "picked": "5H",
    }


@pytest.mark.parametrize(
    ("said", "strip"),
    [
        ({"opponent": OPPONENT}, ("10 more for Knocker", "Opponent: count 11")),
        ({"knocker_melds": "4S 5S 6S / 7C 7D 7H", "opponent": "7S 3S"}, ("2 of 2 can be laid off", "A score takes ten cards of both.")),
        (HAND, ("Knocker 6", "Knocker 2, Opponent 8")),
    ],
)
def test_part_of_the_cards_is_answered_as_well_as_all_of_them(client: FlaskClient, said: dict[str, str], strip: tuple[str, str]) -> None:
    assert strip_of(check(client, **said)) == strip


@pytest.mark.parametrize(
    ("typed", "headline", "said"),
    [
        ({**HAND, "knocker": KNOCKER.replace("2C", "1X")}, "This does not stand", "“1X” is not a card."),
        ({**HAND, "opponent": OPPONENT.replace("5H", "KH")}, "This does not stand", "K♥: one card cannot be with both players."),
        ({**HAND, "declared": "luck"}, "This does not stand", "“luck” cannot be declared."),
        ({**HAND, "knocker": KNOCKER + " 9S 8D"}, "This does not stand", "The knocker has 12 cards."),
        ({**HAND, "knocker_melds": "4S 5S 7S"}, "This does not stand", "7♠ is not among the knocker’s cards."),
        ({"knocker": "<script>\u202e\u0000"}, "This does not stand", "is not a card."),
    ],
)
def test_a_hand_that_does_not_stand_says_why_and_keeps_what_was_typed(
    client: FlaskClient, typed: dict[str, str], headline: str, said: str
) -> None:
    page = check(client, **typed, mode="typed")

    fields = form_of(page.text, "/check")
    assert page.status_code == 200
    assert strip_of(page)[0] == headline
    assert said in said_in(page.text)
    assert "<script>\u202e" not in page.text
    assert all(fields[field] == typed[field] for field in ("knocker", "opponent") if field in typed)


@pytest.mark.parametrize("field", [field for field in TEXTS if field != "declared"])
@pytest.mark.parametrize("mode", ["cards", "typed"])
def test_nothing_that_was_typed_is_lost_whatever_it_is(client: FlaskClient, field: str, mode: str) -> None:
    for text in NONSENSE:
        page = check(client, "half-opponent", **{**HAND, field: text, "mode": mode})

        assert form_of(page.text, "/check")[field] == text


@pytest.mark.parametrize("field", TEXTS)
@pytest.mark.parametrize("length", [401, 40_000])
def test_a_text_that_is_too_long_is_refused_and_not_cut(client: FlaskClient, field: str, length: int) -> None:
    text = (KNOCKER + " ").ljust(length, "x")

    page = check(client, **{**HAND, field: text})

    assert page.status_code == 200
    assert strip_of(page)[0] == "This does not stand"
    assert said_in(page.text).count("<p>") < 5
    assert form_of(page.text, "/check")[field] == text


@pytest.mark.parametrize(
    ("rules", "strip"),
    [
        ({}, "Undercut: Opponent 11"),
        ({"undercut_bonus": "25"}, "Undercut: Opponent 26"),
        ({"knock_limit": "3"}, "No knock: 7 over the limit"),
        ({"undercut_bonus": "999"}, "Undercut: Opponent 11"),
        ({"undercut_bonus": "x", "tie": "luck", "joker": "1"}, "Undercut: Opponent 11"),
    ],
)
def test_the_rules_of_a_table_can_stand_in_the_address(client: FlaskClient, rules: dict[str, str], strip: str) -> None:
    page = check(client, **UNDERCUT, **rules)

    assert strip_of(page)[0] == strip


def test_rules_are_carried_from_key_to_key_and_said(client: FlaskClient) -> None:
    page = check(client, undercut_bonus="25", tie="knocker", gin_bonus="25")

    fields = form_of(page.text, "/check")
    assert {field: fields.get(field) for field in ("undercut_bonus", "tie", "gin_bonus")} == {
        "undercut_bonus": "25",
        "tie": "knocker",
        "gin_bonus": None,
    }
    assert "undercut 25" in why_of(page)


@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(keys, max_size=8), half=st.sampled_from(["knocker", "opponent"]), mode=st.sampled_from(["cards", "laid"]))
def test_key_after_key_without_script_comes_to_the_page_that_all_of_them_make(app: Flask, words: list[str], half: str, mode: str) -> None:
    client, said = app.test_client(), {**UNDERCUT, "half": half, "mode": mode}
    step = check(client, **said)

    for word in words:
        step = check(client, word, **form_of(step.text, "/check"))

    assert step.text == check(client, *words, **said).text


def test_a_page_without_a_table_sets_no_cookie(client: FlaskClient) -> None:
    assert "Set-Cookie" not in check(client, **HAND).headers


@pytest.mark.parametrize("said", ["knock", "gin", "big_gin", "luck"])
def test_what_was_declared_stays_in_the_form(client: FlaskClient, said: str) -> None:
    page = client.get("/check", query_string={**HAND, "mode": "typed", "declared": said})

    assert form_of(page.text, "/check")["declared"] == said
