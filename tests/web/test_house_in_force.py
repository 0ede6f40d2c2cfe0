"""Which rules a form begins with, and which a hand is held to, once they were changed."""

import pytest
from flask.testing import FlaskClient

from tests.web.disputes import strip_of
from tests.web.forms import form_of, said_in, text_of
from tests.web.played import Json, Played, hand, played

ELEVEN = "AS 2S 3S 4S 5S 6S 7S 8S JH QH KH"
EIGHTEEN = "QC QD QS 9C 9D 9H 9S 5C 6D 7H"


def change(at: Played, **typed: str) -> int:
    return at.submit(at.get("/rules/edit"), "/rules/edit", **typed).status_code


def knock(count: int, **beside: object) -> Json:
    return {"knocker": "Ann", "declared": "knock", "knocker_count": count, "opponent_count": 20, **beside}


def coming(at: Played) -> dict[str, str]:
    return form_of(at.get("/rules/edit").text, f"{at.base}/rules/edit")


def test_a_second_change_for_the_next_series_keeps_the_first(table: Played) -> None:
    table.record(hand("h1"))

    assert [change(table, target="150"), change(table, gin_bonus="20")] == [303, 303]

    assert (coming(table)["target"], coming(table)["gin_bonus"]) == ("150", "20")


def test_rules_are_put_right_from_those_of_the_series_and_not_from_those_of_the_next(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "gin"})
    at.record(hand("h1", points=60))
    change(at, game_bonus="200")
    at.record(hand("h2", points=60))

    form = form_of(at.get("/rules/edit", when="amend").text, f"{at.base}/rules/edit")

    assert (form["game_bonus"], form["when"]) == ("0", "amend")


@pytest.mark.parametrize("meanwhile", ["another change", "a first hand"])
def test_a_change_is_asked_again_where_its_form_is_out_of_date(table: Played, meanwhile: str) -> None:
    stale = table.get("/rules/edit")
    if meanwhile == "another change":
        change(table, undercut_bonus="20")
    else:
        table.record(hand("h1"))

    answer = table.submit(stale, "/rules/edit", target="150")

    assert (answer.status_code, "Look again before you save." in said_in(answer.text)) == (409, True)
    assert form_of(answer.text, f"{table.base}/rules/edit")["target"] == "150"
    assert table.submit(answer, "/rules/edit").status_code == 303


def test_a_big_gin_by_its_cards_is_a_big_gin_on_the_pad_too(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "modern"})
    at.record(played("h1", {"knocker": "Ann", "declared": "big_gin", "knocker_cards": ELEVEN, "opponent_cards": EIGHTEEN}))

    assert form_of(at.get("/hands/h1/edit").text, f"{at.base}/hands/h1/edit")["call"] == "A-big_gin"


def test_the_half_filled_first_is_the_knocker_s_also_after_the_upcard(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "oklahoma"})

    form = form_of(at.get("/check", upcard="7H", by="A", do="half-opponent").text, f"{at.base}/check")

    assert (form["by"], form["half"], form["upcard"]) == ("B", "knocker", "7H")


def test_the_upcard_of_a_hand_by_counts_is_known_where_its_cards_are_checked(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "oklahoma"})
    at.record(played("h1", knock(3, upcard="7S")))

    assert form_of(at.get("/hands/h1/check").text, f"{at.base}/hands/h1/check")["upcard"] == "7S"


def test_a_forgotten_hand_is_entered_by_the_rules_of_the_series_it_is_put_into(client: FlaskClient) -> None:
    at = Played.opened(client, rules={"preset": "oklahoma"})
    at.record(played("h1", knock(3, upcard="7H")))
    change(at, preset="hollywood", was="oklahoma", oklahoma="")
    at.record({"uid": "s1", "kind": "SeriesStopped", "body": {}}, hand("h2"))

    pages = [at.get("/hands/new", before=before).text for before in ("h1", "h2")]

    assert ["up-rank" in page for page in pages] == [True, "up-rank" in at.get().text]


@pytest.mark.parametrize("typed", [{"call": "A-8", "upcard": "3H"}, {"call": "A-8"}])
def test_a_hand_is_held_to_the_rules_of_its_series_though_others_were_in_force_before(table: Played, typed: dict[str, str]) -> None:
    change(table, preset="oklahoma", was="hollywood")

    answer = table.type(way="counts", opponent_count="40", **typed)

    assert answer.status_code == 422
    assert table.ledger()["series"] == []


def test_the_preview_says_what_the_rules_in_force_have_against_a_hand(table: Played) -> None:
    change(table, knock_limit="5")

    said = table.client.post(f"{table.base}/hands/preview", json=knock(8)).get_json()

    assert [problem["code"] for problem in said["problems"]] == ["over_limit"]


def test_rules_that_hands_break_once_they_are_put_right_are_told_before(table: Played) -> None:
    table.record(played("h1", knock(8)))

    page = table.submit(table.get("/rules/edit", when="amend"), "/rules/edit", knock_limit="5")

    assert "Hand 1 A count of 8 is 3 over the limit of 5: no knock." in text_of(page.text)


def test_an_unreadable_upcard_is_said_once(client: FlaskClient) -> None:
    page = client.get("/check", query_string={"oklahoma": "on", "knocker": ELEVEN[3:-3], "opponent": EIGHTEEN, "upcard": "XX"})

    assert strip_of(page)[0] == "This does not stand"
    assert page.text.count("The upcard is missing") == 0
