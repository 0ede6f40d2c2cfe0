"""Opening a table by its form with house rules, and as at the last tables."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorekeeper.hollywood.rules import PRESETS, rules_json
from tests.web.forms import form_of, said_in, text_of
from tests.web.played import Json, Played
from tests.web.test_tables_opening import opened_by


def submitted(client: FlaskClient, page: str, **typed: str) -> Played:
    return opened_by(client, **{**form_of(page, "/tables/new"), **typed})


def rules_of(at: Played) -> Json:
    rules: Json = at.log()[0]["body"]["rules"]
    return rules


def last_tables(client: FlaskClient) -> list[str]:
    """Return what is offered as at the last tables, each with the key in its address."""
    page = client.get("/tables/new").text
    return page.split("last-title")[2].split("</nav>")[0].split("<a ")[1:] if "last-title" in page else []


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_is_opened_with_every_preset(client: FlaskClient, preset: str) -> None:
    assert rules_of(submitted(client, client.get("/tables/new").text, preset=preset)) == rules_json(PRESETS[preset])


@pytest.mark.parametrize("preset", PRESETS)
def test_the_form_of_a_preset_is_filled_in_with_its_rules(client: FlaskClient, preset: str) -> None:
    shown = client.get("/tables/new", query_string={"preset": preset}).text

    assert rules_of(submitted(client, shown)) == rules_json(PRESETS[preset])


def test_a_table_is_opened_with_single_rules(client: FlaskClient) -> None:
    typed = {"target": "२५०", "big_gin_bonus": "50", "spades_double": "on", "shutout": "flat", "shutout_amount": "150", "stake": "0,05"}

    at = submitted(client, client.get("/tables/new").text, game_weights="1,1,2", **typed)

    rules = {"target": 250, "big_gin_bonus": 50, "spades_double": True, "shutout": "flat", "shutout_amount": 150, "stake": 5}
    assert rules_of(at) == {**rules_json(PRESETS["hollywood"]), **rules, "game_weights": [1, 1, 2]}


def test_bad_rules_are_refused_with_everything_that_was_typed(client: FlaskClient) -> None:
    typed = {"player_a": "Ann", "player_b": "Bob", "target": "1001", "gin_bonus": "", "tie": "knocker", "extra_boxes": "on"}

    refused = client.post("/tables/new", data={**form_of(client.get("/tables/new").text, "/tables/new"), **typed})

    shown = form_of(refused.text, "/tables/new")
    assert refused.status_code == 422
    assert {field: shown[field] for field in typed} == typed
    assert "“Points that win a game” goes from 25 to 1000, not “1001”" in text_of(said_in(refused.text))
    assert '<details id="rules" open>' in refused.text


def test_another_preset_is_shown_with_what_was_typed_before_it_is_opened(client: FlaskClient) -> None:
    filled = {**form_of(client.get("/tables/new").text, "/tables/new"), "player_a": "Ann", "target": "150"}

    shown = form_of(client.get("/tables/new", query_string={**filled, "preset": "modern"}).text, "/tables/new")

    assert (shown["player_a"], shown["target"], shown["games"], shown["preset"], shown["was"]) == ("Ann", "150", "1", "modern", "modern")


def test_a_table_is_opened_like_another_one_of_this_phone(client: FlaskClient) -> None:
    at = Played.opened(client, ("Carl", "Dora"), rules={"preset": "classic", "target": 150})
    at.get()

    again = submitted(client, client.get("/tables/new", query_string={"like": at.key}).text)

    assert again.log()[0]["body"]["players"] == ["Carl", "Dora"]
    assert rules_of(again) == rules_of(at)
    assert again.key != at.key


def test_a_table_of_another_phone_is_no_pattern(app: Flask, client: FlaskClient) -> None:
    at = Played.opened(app.test_client(), ("Carl", "Dora"), rules={"preset": "classic"})
    at.get()

    for key in (at.key, at.viewer.removeprefix("/v/"), "nothing", "", "\u0000"):
        shown = form_of(client.get("/tables/new", query_string={"like": key}).text, "/tables/new")
        assert (shown["player_a"], shown["preset"]) == ("", "hollywood")


def test_the_last_tables_are_offered_the_newest_first_and_alike_ones_once(client: FlaskClient) -> None:
    for names, preset in ((("Ann", "Bob"), "gin"), (("Ann", "Bob"), "oklahoma"), (("Eve", "Bob"), "gin"), (("Ann", "Bob"), "gin")):
        Played.opened(client, names, rules={"preset": preset}).get()

    offered = [text_of(f"<a {part}") for part in last_tables(client)]

    assert [line.split(":")[0] for line in offered] == ["Ann and Bob, Gin Rummy", "Eve and Bob, Gin Rummy", "Ann and Bob, Oklahoma"]


def test_last_tables_that_differ_in_one_rule_only_are_told_apart(client: FlaskClient) -> None:
    for target in (150, 200):
        Played.opened(client, rules={"target": target}).get()

    offered = [text_of(f"<a {part}") for part in last_tables(client)]

    assert [" To 200." in offered[0], " To 150." in offered[1], len(offered)] == [True, True, 2]


def test_at_most_four_of_the_last_tables_are_offered(client: FlaskClient) -> None:
    for number in range(6):
        Played.opened(client, (f"Ann{number}", "Bob")).get()

    assert ["Ann5" in part for part in last_tables(client)] == [True, False, False, False]


def test_no_last_tables_are_offered_on_a_phone_that_has_none(client: FlaskClient) -> None:
    assert last_tables(client) == []


def test_home_tells_the_score_in_series(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "gin"})
    at.record(*[{"uid": f"h{n}", "kind": "HandPlayed", "body": {"winner": "Ann", "points": 100}} for n in range(2)])
    at.get()

    assert "Series: Ann leads 2 to 0. Net points: Ann 200." in text_of(client.get("/").text)
