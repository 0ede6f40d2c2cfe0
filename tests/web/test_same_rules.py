"""The rules of a table are the same wherever they stand: on the card, in JSON, on paper, and where hands are counted."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules, rules_json
from scorekeeper.web.at_table import at_table
from scorekeeper.web.money import in_money
from tests.web.forms import text_of
from tests.web.played import Json, Played, hand
from tests.web.said import NUMBERS, PARTS, is_played

TABLES: dict[str, Json] = {
    **{preset: {"preset": preset} for preset in PRESETS},
    "with stakes": {"preset": "oklahoma", "stake": 5, "stake_step": 50, "big_gin_bonus": 50},
    "gin only": {"preset": "hollywood-bonus", "knock_limit": 0, "tie": "knocker", "shutout": "flat", "shutout_amount": 150},
    "literal": {"shut_out_entry": "literal", "extra_boxes": True, "series_winner": "net", "game_weights": [1, 1, 2]},
}


@pytest.mark.parametrize("table", TABLES)
def test_every_field_is_the_same_on_the_card_in_json_on_paper_and_in_the_ledger(app: Flask, client: FlaskClient, table: str) -> None:
    at = Played.opened(client, rules=TABLES[table])
    at.record(hand("h1", points=30))
    card = text_of(at.get("/rules").text.split("<main")[1])
    viewed = text_of(client.get(f"{at.viewer}/rules").text.split("<main")[1])
    paper = text_of(at.get().text.split('class="played"')[1].split("</p>")[0])
    exported = at.log()[0]["body"]["rules"]
    with app.test_request_context(f"{at.base}/rules"):
        app.preprocess_request()
        (series,) = at_table().ledger.series
    asked = PRESETS[TABLES[table].get("preset", "hollywood")]
    wanted = {**rules_json(asked), **{field: value for field, value in TABLES[table].items() if field != "preset"}}

    assert exported == wanted
    assert rules_json(series.rules) == wanted
    for field in FIELDS:
        value = getattr(series.rules, field)
        said = said_of(field, value, series.rules) if is_played(field, series.rules) else ""
        others = {part for other, part in PARTS.get(field, {}).items() if part and other != value}
        for text in (card, viewed, paper):
            assert said in text, field
            assert not any(other in text for other in others - {said}), field


def said_of(field: str, value: Any, rules: Rules) -> str:  # noqa: ANN401 - whatever the field may have
    """Return what ought to be said of a rule that is played."""
    if field in PARTS:
        return "" if field == "series_winner" and rules.games == 1 and value == "games" else PARTS[field][value]
    if field == "knock_limit" and value == 0:
        return "Only gin ends a hand."
    if value is None:
        return "Big gin is not played." if field == "big_gin_bonus" else ""
    if field in ("box_bonus", "game_bonus") and value == 0:
        return ""
    return NUMBERS[field].format(in_money(value, rules) if field.startswith("stake") else value)
