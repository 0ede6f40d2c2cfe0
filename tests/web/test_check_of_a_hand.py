"""A hand that was written, checked and put right by its cards."""

import re
from html import unescape

import pytest

from tests.web.disputes import UNDERCUT, known_in, strip_of, why_of
from tests.web.forms import form_of, said_in
from tests.web.played import KNOCKER, OPPONENT, Json, Played, hand, played, struck

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


def test_a_hand_by_counts_is_put_right_from_its_cards_at_once(table: Played) -> None:
    table.record(played("h1", KNOCK), hand("h2", "Bob", 5))

    answer = table.submit(table.get("/hands/h1/check", **HAND, by="A"), "/hands/h1/edit")

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}#fresh")
    assert table.points() == [("Ann", 6), ("Bob", 5)]
    assert table.kinds() == ["HandPlayed", "HandPlayed", "HandAmended"]


@pytest.mark.parametrize("dealer", [{}, {"dealer": {"seat": "B"}}])
def test_cards_put_right_keep_what_they_do_not_speak_of(table: Played, dealer: Json) -> None:
    table.record(played("h1", {**DEAL, **dealer, "upcard": "8H", "declared": "gin", "opponent_count": 9}))
    known = form_of(table.get("/hands/h1/check").text, f"{table.base}/hands/h1/check")

    table.submit(table.get("/hands/h1/check", **{**known, "opponent": OPPONENT.replace("5H", "6H")}), "/hands/h1/edit")

    amended = table.log()[-1]["body"]["replacement"]
    assert {field: value for field, value in amended.items() if "cards" not in field} == {
        "knocker": {"seat": "A"},
        **dealer,
        "upcard": "8H",
        "declared": "gin",
        "opponent_count": 9,
    }
    assert table.points() == [("Ann", 7)]


def test_cards_that_are_right_already_write_nothing(table: Played) -> None:
    table.record(played("h1", {**DEAL, "layoffs": [{"card": "3S", "meld": 0}], "knocker_melds": "4S 5S 6S / 7C 7D 7H / KH KS KD"}))

    answer = table.submit(table.get("/hands/h1/check"), "/hands/h1/edit")

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}/hands/h1")
    assert table.kinds() == ["HandPlayed"]


def test_cards_that_cannot_be_put_right_are_all_still_there(table: Played) -> None:
    table.record(played("h1", KNOCK))

    refused = table.submit(table.get("/hands/h1/check", **HAND, by="B"), "/hands/h1/edit", knocker_cards=f"{KNOCKER} 1X", knocker_melds="-")

    assert refused.status_code == 422
    assert "“1X” is not a card." in said_in(refused.text)
    assert known_in(refused, f"{table.base}/hands/h1/check") == {
        "knocker": f"{KNOCKER} 1X",
        "opponent": OPPONENT,
        "knocker_melds": "-",
        "by": "B",
    }
    assert table.kinds() == ["HandPlayed"]


def test_a_hand_that_another_phone_has_changed_meanwhile_is_shown_in_both_versions(table: Played) -> None:
    table.record(played("h1", KNOCK))
    ours, theirs = table.get("/hands/h1/check", **HAND, by="A"), table.get("/hands/h1/check", **UNDERCUT, by="A")
    table.submit(theirs, "/hands/h1/edit")

    refused = table.submit(ours, "/hands/h1/edit")
    unharmed = table.points()
    saved = table.submit(refused, "/hands/h1/edit")

    assert refused.status_code == 409
    assert "This hand was changed meanwhile." in refused.text
    assert "Bob 11" in refused.text
    assert unharmed == [("Bob", 11)]
    assert saved.status_code == 303
    assert table.points() == [("Ann", 6)]


def test_a_hand_that_another_phone_changes_while_cards_are_tapped_is_shown_in_both_versions(table: Played) -> None:
    table.record(played("h1", KNOCK))
    first = table.get("/hands/h1/check", **HAND, by="A")
    table.submit(table.get("/hands/h1/check", **UNDERCUT, by="A"), "/hands/h1/edit")

    page = table.get("/hands/h1/check", **form_of(first.text, f"{table.base}/hands/h1/check"), do="half-opponent")

    assert table.submit(page, "/hands/h1/edit").status_code == 409


def test_a_struck_hand_is_checked_and_put_right_and_stays_struck(table: Played) -> None:
    table.record(played("h1", KNOCK), hand("h2", "Bob", 5), struck("s1", of="h1"))
    page = table.get("/hands/h1/check", **HAND, by="A")

    table.submit(page, "/hands/h1/edit")
    table.post("/hands/h1/restore", step="save")

    assert "Check a struck hand" in page.text
    assert table.points() == [("Ann", 6), ("Bob", 5)]


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
