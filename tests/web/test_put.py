"""What the check page writes: the verdict that it shows, and only where there is one."""

from pathlib import Path

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.hollywood.door import admit
from scorekeeper.hollywood.events import HandPlayed, RulesChanged
from scorekeeper.hollywood.results import result_of
from scorekeeper.hollywood.rules import PRESETS, Rules, read_rules
from scorekeeper.hollywood.table import fold
from scorekeeper.store.database import open_database
from scorekeeper.store.events import NewEvent, append, received_hash
from scorekeeper.store.tables import tables
from scorekeeper.web.check_page import Around, show_check
from scorekeeper.web.dispute import Dispute
from scorekeeper.web.entry import read_entry
from scorekeeper.web.pad import show_pad
from scorekeeper.web.typed import read_typed
from scorekeeper.web.words import Words
from tests.hollywood.evenings import keep, log_of
from tests.web.disputes import UNDERCUT, keys, offers, strip_of
from tests.web.forms import form_of
from tests.web.played import KNOCKER, OPPONENT, Json, Played, hand

HAND = {"knocker": KNOCKER, "opponent": OPPONENT}
LAID = {**UNDERCUT, "knocker_melds": "5S 6S 7S / 9H TH JH / 2H 2D 2C", "opponent_melds": "3C 4C 5C 6C", "layoffs": "8S>0 9S>0"}
GIN = {"knocker": "AS 2S 3S 4S JH QH KH TC TD TH", "opponent": OPPONENT.replace("TD", "8D").replace("3S", "6S").replace("AS", "AD")}
STARTS: tuple[dict[str, str], ...] = (
    {},
    HAND,
    UNDERCUT,
    LAID,
    GIN,
    {"knocker": UNDERCUT["opponent"], "opponent": UNDERCUT["knocker"]},
    {**UNDERCUT, "knocker": f"{UNDERCUT['knocker']} QD"},
    {**GIN, "knocker": f"{GIN['knocker']} 5S"},
    {"knocker_melds": "4S 5S 6S / 7C 7D 7H / KH KS KD 2C", "opponent": OPPONENT},
    {"knocker_melds": "4S 5S 6S / 7C 7D 7H", "opponent": "3S 8S"},
    {**HAND, "upcard": "8S"},
    {**UNDERCUT, "upcard": "KC"},
)
TYPED: dict[str, st.SearchStrategy[str]] = {
    "knocker_melds": st.sampled_from(("-", " ", "5S 6S 7S", "4S 5S 6S / / KH KS KD", "4S 5S 6S / 7C 7D 7H / KH KS KD")),
    "opponent_melds": st.sampled_from(("-", " ", "9D 9H 9C", "3C 4C 5C 6C", "QS KS AS")),
    "layoffs": st.sampled_from(("-", " ", "3S>0", "8S>0", "8D>-", "3S")),
    "discard": st.sampled_from((" ", "KC", "KD", "QD", "2S 3S", "1X")),
    "declared": st.sampled_from((" ", "knock", "gin", "big_gin", "luck")),
    "upcard": st.sampled_from((" ", "KD", "5S", "AH", "2S 3S", "1X")),
    "knocker_count": st.sampled_from((" ", "2", "१", "-1", "99", "two")),
    "opponent_count": st.sampled_from((" ", "8", "98", "99")),
}
"""What somebody may type beside the cards, rightly and wrongly."""
said = st.builds(lambda start, typed: {**start, **typed}, st.sampled_from(STARTS), st.just({}) | st.fixed_dictionaries({}, optional=TYPED))
words = st.lists(keys | st.sampled_from(("swap", "throw")), max_size=6)
house: st.SearchStrategy[Json] = st.sampled_from(
    ({}, {"preset": "modern"}, {"preset": "oklahoma"}, {"tie": "knocker", "undercut_bonus": 0, "knock_limit": 3})
)


@settings(deadline=None, max_examples=200)
@given(house=house, known=said, pressed=words, by=st.sampled_from("AB"))
def test_what_the_page_shows_is_what_its_form_would_write_in_any_state(
    house: Json, known: dict[str, str], pressed: list[str], by: str
) -> None:
    log = log_of(rules=read_rules(house)[0])
    ledger = keep(log)
    around = Around("/t/key/check", "", ("", ""), ledger.hand_rules, ledger, show_pad(ledger, log, "/t/key"))
    view = show_check(around, Dispute.read({**known, "by": by}, seated=True), pressed)
    body, unread = read_entry(read_typed(dict(view.put)))

    event, _problems = admit("HandPlayed", body, fold(log))

    written = event if not unread else None
    assert view.answers.stands == isinstance(written, HandPlayed)
    if isinstance(written, HandPlayed):
        score = Words(ledger.players).score(result_of(written.hand, ledger.hand_rules))
        assert score == f"{view.answers.winner} {view.answers.points}"


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(house=house, known=said, pressed=words, ruling=st.sampled_from(("undercut", "dead")))
def test_a_form_is_offered_only_where_it_is_accepted(
    app: Flask, house: Json, known: dict[str, str], pressed: list[str], ruling: str
) -> None:
    table = Played.opened(app.test_client(), rules=house)
    page = table.client.get(f"{table.base}/check", query_string={**known, "do": pressed})
    if not offers(page):
        return
    over = {"ruling": ruling} if 'name="ruling"' in page.text else {}

    answer = table.submit(page, "/hands/new", **over)

    assert answer.status_code == 303
    ((winner, points),) = table.points()
    assert over or strip_of(page)[0].endswith(f"{winner} {points}")


@pytest.mark.parametrize(("by", "winner"), [("A", "B"), ("B", "A")])
def test_what_the_page_showed_is_written_with_the_hand(table: Played, by: str, winner: str) -> None:
    table.submit(table.get("/check", **UNDERCUT, by=by), "/hands/new", played_at="2026-11-29T19:20:00.000Z")

    event = table.log()[-1]
    assert event["body"]["shown"] == {"winner": {"seat": winner}, "points": 11}
    assert event["played_at"] == "2026-11-29T19:20:00.000Z"


def test_melds_alone_are_written_as_the_cards_that_they_are(table: Played) -> None:
    melds = "4S 5S 6S / 7C 7D 7H / KH KS KD"
    page = table.get("/check", knocker_melds=f"{melds} / 2C", opponent=OPPONENT, by="A")
    whole = table.get("/check", knocker_melds="4S 5S 6S / 7C 7D 7H / TH JH QH KH", opponent=OPPONENT, by="A")

    table.submit(whole, "/hands/new")

    assert offers(page) == []
    assert table.log()[-1]["body"]["knocker_cards"] == "4S 5S 6S 7H TH JH QH KH 7D 7C"


def test_another_dealer_is_chosen_beside_the_keys_as_on_the_pad(table: Played) -> None:
    page = table.get("/check", **HAND, by="A")

    table.submit(page, "/hands/new", dealer="B")

    assert 'name="dealer" value="B"' in page.text
    assert table.log()[-1]["body"]["dealer"] == {"seat": "B"}


@pytest.mark.parametrize(("dealer", "kept"), [("", {}), ("A", {"dealer": {"seat": "A"}}), ("B", {"dealer": {"seat": "B"}})])
def test_a_dealer_who_was_chosen_before_the_cards_stays_from_key_to_key(table: Played, dealer: str, kept: dict[str, object]) -> None:
    first = table.get("/check", **HAND, by="A", dealer=dealer)
    page = table.get("/check", **form_of(first.text, f"{table.base}/check"), do="half-opponent")

    table.submit(page, "/hands/new")

    body = table.log()[-1]["body"]
    assert {field: body[field] for field in ("dealer",) if field in body} == kept


@pytest.mark.parametrize(("before", "points"), [("h1", 26), ("stop", 26), ("", 11)])
def test_a_forgotten_hand_is_judged_by_the_rules_of_the_series_that_it_is_put_into(
    table: Played, database: Path, before: str, points: int
) -> None:
    change_rules(database, PRESETS["gin"])
    table.record(hand("h1"), {"uid": "stop", "kind": "SeriesStopped", "body": {}})
    change_rules(database, PRESETS["hollywood"])

    page = table.get("/check", **UNDERCUT, by="A", forgotten="1", before=before)
    look = table.submit(page, "/hands/new")
    table.submit(look, "/hands/new")

    assert strip_of(page)[0] == f"Undercut: Bob {points}"
    assert ("Bob", points) in table.points()


def change_rules(database: Path, rules: Rules) -> None:
    db = open_database(database)
    body = RulesChanged(rules).body()
    append(db, tables(db)[0].id, NewEvent(f"rules-{rules.undercut_bonus}", "RulesChanged", body, received_hash("RulesChanged", body)))
    db.close()
