"""A hand that was written, opened by its cards."""

import re
from html import unescape

import pytest

from tests.web.disputes import known_in, strip_of, why_of
from tests.web.forms import form_of
from tests.web.played import KNOCKER, OPPONENT, Json, Played, hand, played

HAND = {"knocker": KNOCKER, "opponent": OPPONENT}
DEAL: Json = {"knocker": "Ann", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT}
KNOCK: Json = {"knocker": "Ann", "declared": "knock", "knocker_count": 2, "opponent_count": 9}


@pytest.mark.parametrize(
    ("body", "known"),
    [
        (KNOCK, {"by": "A", "declared": "knock", "knocker_count": "2", "opponent_count": "9"}),
        ({"winner": "Bob", "points": 12}, {"by": "B"}),
        ({"winner": "Bob", "points": 12, "outcome": "undercut"}, {"by": "A"}),
        ({"dead": True}, {"by": "A"}),
        (
            {**DEAL, "knocker": "Bob", "opponent_melds": "9D 9H 9C", "declared": "gin"},
            {"by": "B", "opponent_melds": "9D 9H 9C", "declared": "gin"},
        ),
    ],
    ids=["counts", "points", "undercut", "dead", "cards"],
)
def test_a_hand_is_opened_with_what_is_known_of_it(table: Played, body: Json, known: dict[str, str]) -> None:
    table.record(played("h1", body))

    page = table.get("/hands/h1/check")

    found = known_in(page, f"{table.base}/hands/h1/check")
    assert {field: text for field, text in found.items() if field not in ("knocker", "opponent")} == known
    assert ("knocker" in found) == ("knocker_cards" in body)


def test_what_was_tapped_takes_the_place_of_what_is_known(table: Played) -> None:
    table.record(played("h1", DEAL))

    page = table.get("/hands/h1/check", knocker="5S", by="B")

    assert known_in(page, f"{table.base}/hands/h1/check") == {"knocker": "5S", "by": "B"}


def test_a_cleared_page_stays_clear_from_key_to_key_and_at_its_address(table: Played) -> None:
    table.record(played("h1", DEAL))
    path = f"{table.base}/hands/h1/check"
    cleared = table.get("/hands/h1/check", **HAND, by="B", do="clear")
    address = re.search(r'data-address="([^"]*)"', cleared.text)

    assert address
    again = [table.get("/hands/h1/check", **form_of(cleared.text, path)), table.client.get(unescape(address[1]))]

    assert [known_in(page, path) for page in (cleared, *again)] == [{"by": "B"}] * 3


def test_the_said_counts_of_a_hand_are_held_against_its_cards(table: Played) -> None:
    table.record(played("h1", KNOCK))
    known = form_of(table.get("/hands/h1/check").text, f"{table.base}/hands/h1/check")

    page = table.get("/hands/h1/check", **{**known, **HAND})

    assert strip_of(page) == ("Ann 6", "Ann 2, Bob 8")
    assert "The opponent said 9; the cards make 8." in why_of(page)


@pytest.mark.parametrize("path", ["/check", "/hands/h1/check"])
def test_somebody_who_looks_on_checks_without_the_table(table: Played, path: str) -> None:
    table.record(played("h1", DEAL))

    assert table.client.get(table.viewer + path).status_code == 404
    assert 'href="/check?knocker=' in table.client.get(f"{table.viewer}/hands/h1").text


@pytest.mark.parametrize("uid", ["h9", "e1", "%00", "h" * 200, "é"])
def test_what_is_no_hand_cannot_be_checked(table: Played, uid: str) -> None:
    table.record(hand("h1"), {"uid": "e1", "kind": "SeriesStopped", "body": {}})

    assert table.get(f"/hands/{uid}/check").status_code == 404
    assert table.client.get("/t/nothing/check").status_code == 404
