"""The house rules of a table, changed and put right through its pages."""

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.forms import form_of, said_in, text_of
from tests.web.played import Played, hand, struck

STOP = {"uid": "e1", "kind": "SeriesStopped", "body": {}}
UNDERCUT = {"uid": "h1", "kind": "HandPlayed", "body": {"knocker": "Ann", "declared": "knock", "knocker_count": 10, "opponent_count": 9}}


def change(at: Played, when: str, **typed: str) -> TestResponse:
    """Open the form of the rules, type something over it, and send it."""
    return at.submit(at.get("/rules/edit", when=when), "/rules/edit", when=when, **typed)


def save(at: Played, shown: TestResponse) -> TestResponse:
    return at.submit(shown, "/rules/edit", step="save")


def card(at: Played) -> str:
    return text_of(at.get("/rules").text.split("<main")[1])


def test_rules_that_are_changed_before_the_first_hand_hold_at_once(table: Played) -> None:
    answer = change(table, "next", target="150", undercut_bonus="20")

    table.record(UNDERCUT)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}/rules")
    assert "Three games to 150." in card(table)
    assert table.points() == [("Bob", 21)]


def test_rules_that_are_changed_after_the_first_hand_hold_from_the_next_series_on(table: Played) -> None:
    table.record(hand("h1", points=30))

    change(table, "next", games="1", undercut_bonus="20")

    assert "Three games to 100." in card(table).split("From the next series on")[0]
    assert "One game to 100." in card(table).split("From the next series on")[1]
    table.record(hand("h2", points=30), STOP, {**UNDERCUT, "uid": "h3"})
    first, second = table.ledger()["series"]
    assert (len(first["games"]), len(second["games"])) == (3, 1)
    assert table.points()[-1] == ("Bob", 21)
    assert "From the next series on" not in card(table)


@pytest.mark.parametrize("events", [[], [struck("s1", of="h1")]], ids=["counts", "struck"])
def test_a_first_hand_asks_whether_the_rules_change_or_were_wrong(table: Played, events: list[object]) -> None:
    before = table.get("/rules/edit").text
    table.record(UNDERCUT, *events)
    after = table.get("/rules/edit").text

    assert ("when=amend" in before, "when=amend" in after) == (False, True)


def test_rules_are_put_right_once_what_changes_was_shown(table: Played) -> None:
    table.record(UNDERCUT, hand("h2", points=30))

    shown = change(table, "amend", undercut_bonus="95")

    said = text_of(shown.text.split("<main")[1])
    assert "Gin 25, undercut 95." in said
    assert "Hand 1 Bob 96 instead of Bob 11." in said
    assert table.kinds() == ["HandPlayed", "HandPlayed"]
    answer = save(table, shown)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}/rules")
    assert table.points() == [("Bob", 96), ("Ann", 30)]
    assert table.kinds()[2:] == ["RulesAmended"]
    assert "put right for the series: Gin 25, undercut 95." in card(table)


def test_rules_that_were_found_wrong_at_the_end_of_a_series_are_put_right_for_it(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "classic"})
    at.record(hand("h1", points=100))

    save(at, change(at, "amend", box_bonus="25"))

    assert "Settlement: Ann 325." in text_of(at.get().text)
    assert at.ledger()["series"][0]["settlement"]["net"] == 325


def test_rules_that_are_put_right_may_reopen_a_series_that_was_over(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "gin"})
    at.record(hand("h1", points=100))

    shown = change(at, "amend", target="150")
    save(at, shown)

    assert "Series 1 goes on." in text_of(shown.text)
    assert at.ledger()["series"][0]["finished"] is False


def test_nothing_is_written_where_nothing_is_changed(table: Played) -> None:
    table.record(hand("h1"))

    answers = [change(table, when) for when in ("next", "amend")]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert table.kinds() == ["HandPlayed"]


def test_a_log_that_moved_meanwhile_is_shown_again_before_rules_are_put_right(table: Played) -> None:
    table.record(UNDERCUT)
    shown = change(table, "amend", undercut_bonus="20")
    table.record({**UNDERCUT, "uid": "h2"})

    again = save(table, shown)

    assert again.status_code == 409
    assert "Hand 2 Bob 21 instead of Bob 11." in text_of(again.text)
    assert "RulesAmended" not in table.kinds()
    assert save(table, again).status_code == 303
    assert table.points() == [("Bob", 21)] * 2


def test_a_series_that_is_over_meanwhile_is_never_left_for_the_next(table: Played) -> None:
    table.record(UNDERCUT)
    shown = change(table, "amend", undercut_bonus="20")
    table.record(STOP)

    again = save(table, shown)

    assert again.status_code == 409
    assert table.kinds() == ["HandPlayed", "SeriesStopped"]
    save(table, again)
    assert table.points() == [("Bob", 21)]


@pytest.mark.parametrize("when", ["next", "amend"])
def test_bad_rules_are_refused_with_everything_that_was_typed(table: Played, when: str) -> None:
    table.record(hand("h1"))
    typed = {"target": "१२", "knock_limit": "11", "big_gin_bonus": "x", "stake": "1,000", "tie": "knocker", "oklahoma": "on"}

    refused = change(table, when, **typed)

    shown = form_of(refused.text, f"{table.base}/rules/edit")
    assert refused.status_code == 422
    assert {field: shown[field] for field in typed} == typed
    for said in (
        "goes from 25 to 1000, not “12”",
        "goes from 0 to 10, not “11”",
        "or is none, not “x”",
        "0 to 10000, or is none, not “1,000”",
    ):
        assert said in text_of(said_in(refused.text))
    assert table.kinds() == ["HandPlayed"]


def test_another_preset_is_taken_over_with_the_fields_that_were_left(table: Played) -> None:
    change(table, "next", target="150", preset="modern")

    assert "Modern gin, changed" in card(table)
    assert "One game to 150." in card(table)
    assert "Big gin 31." in card(table)


def test_a_viewer_reads_the_rules_and_changes_nothing(table: Played) -> None:
    table.record(UNDERCUT)
    client = table.client

    page = client.get(f"{table.viewer}/rules")

    assert "Three games to 100." in page.text
    assert "<form" not in page.text
    assert table.key not in page.text
    assert "/rules/edit" not in page.text
    for base in (table.viewer, table.viewer.replace("/v/", "/t/")):
        assert client.get(f"{base}/rules/edit").status_code == 404
        assert client.post(f"{base}/rules/edit", data={"preset": "gin"}).status_code == 404
    assert table.kinds() == ["HandPlayed"]


def test_rules_can_be_taken_back_like_any_event(table: Played) -> None:
    table.record(UNDERCUT)
    save(table, change(table, "amend", undercut_bonus="20"))

    table.post("/undo", event=table.log()[-1]["uid"])

    assert table.points() == [("Bob", 11)]
    assert "Gin 25, undercut 10." in card(table)


def test_the_menu_and_the_sheet_lead_to_the_card(table: Played) -> None:
    assert f'href="{table.base}/rules"' in table.get().text
    assert f'href="{table.viewer}/rules"' in table.client.get(table.viewer).text
    assert f'href="{table.base}/rules/edit"' in table.get("/rules").text
