"""A hand that was written, put right by its cards."""

import re
from html import unescape

import pytest

from tests.web.disputes import UNDERCUT, known_in
from tests.web.forms import form_of, said_in, text_of
from tests.web.played import KNOCKER, OPPONENT, Json, Played, hand, played, struck
from tests.web.test_check_of_a_hand import DEAL, HAND, KNOCK


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
        "shown": {"winner": {"seat": "A"}, "points": 7},
    }
    assert table.points() == [("Ann", 7)]


def test_cards_that_are_right_already_write_nothing(table: Played) -> None:
    table.record(played("h1", {**DEAL, "layoffs": [{"card": "3S", "meld": 0}], "knocker_melds": "4S 5S 6S / 7C 7D 7H / KH KS KD"}))

    answer = table.submit(table.get("/hands/h1/check"), "/hands/h1/edit")

    assert (answer.status_code, answer.headers["Location"]) == (303, f"{table.base}/hands/h1")
    assert table.kinds() == ["HandPlayed"]


@pytest.mark.parametrize(
    ("said", "save"),
    [(HAND, "It stays Ann 6"), (UNDERCUT, "Put right: Ann 6 → Bob 11"), ({**UNDERCUT, "by": "B"}, "Put right: Ann 6 → Ann 11")],
)
def test_the_button_says_what_becomes_of_the_hand(table: Played, said: dict[str, str], save: str) -> None:
    table.record(played("h1", DEAL))

    page = table.get("/hands/h1/check", **{"by": "A", **said})

    assert f">{save}</button>" in page.text


@pytest.mark.parametrize(
    ("kind", "said", "kinds"),
    [
        ("HandProtested", "The protest ends with this.", ["HandAmended"]),
        ("HandAgreed", "The agreement ends with this.", []),
        (None, "", []),
    ],
)
def test_cards_that_are_right_already_settle_a_protest(table: Played, kind: str | None, said: str, kinds: list[str]) -> None:
    marks: list[Json] = [{"uid": "m1", "kind": kind, "body": {"hand": "h1"}}] if kind else []
    table.record(played("h1", DEAL), *marks)
    page = table.get("/hands/h1/check")

    table.submit(page, "/hands/h1/edit")

    assert said in page.text
    assert ("ends with this" in page.text) == bool(said)
    assert table.kinds()[1 + len(marks) :] == kinds
    assert table.points() == [("Ann", 6)]


def test_a_dealer_who_was_written_is_kept_or_changed_beside_the_cards(table: Played) -> None:
    table.record(played("h1", {**DEAL, "dealer": {"seat": "B"}}), hand("h2"), played("h3", DEAL))

    for uid, dealer in (("h1", ""), ("h3", "B")):
        page = table.get(f"/hands/{uid}/check", **UNDERCUT, by="A")
        table.submit(page, f"/hands/{uid}/edit", **({"dealer": dealer} if dealer else {}))

    assert [event["body"]["replacement"].get("dealer") for event in table.log()[-2:]] == [{"seat": "B"}] * 2


def test_cards_that_were_changed_meanwhile_are_looked_at_again_on_the_keys(table: Played) -> None:
    table.record(played("h1", KNOCK))
    ours = table.get("/hands/h1/check", **HAND, by="B", knocker_count="2")
    table.record({"uid": "a1", "kind": "HandAmended", "body": {"hand": "h1", "replacement": DEAL}})

    refused = table.submit(ours, "/hands/h1/edit")
    again = re.search(r'href="([^"]*/hands/h1/check[^"]*)"', refused.text)

    assert refused.status_code == 409
    assert again
    back = table.client.get(unescape(again[1]))
    assert known_in(back, f"{table.base}/hands/h1/check") == {**HAND, "by": "B", "knocker_count": "2"}


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


def test_cards_that_turn_a_game_are_put_in_after_what_changes_was_shown(table: Played) -> None:
    table.record(hand("h1", points=60), played("h2", {**KNOCK, "opponent_count": 60}), hand("h3", "Bob", 5))

    shown = table.submit(table.get("/hands/h2/check", **UNDERCUT, by="A"), "/hands/h2/edit")

    assert (shown.status_code, "Game 1 opens again." in text_of(shown.text)) == (200, True)
    assert table.submit(shown, "/hands/h2/edit", step="save").status_code == 303
    assert table.points()[1] == ("Bob", 11)
