"""The receipt of a hand, by its address."""

import pytest

from tests.web.played import KNOCKER, OPPONENT, Played, hand, played, struck


def test_the_receipt_says_how_the_points_came_about(table: Played) -> None:
    table.record(played("h1", {"knocker": "Ann", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT}))

    page = table.get("/hands/h1").text

    assert "Ann 6" in page
    assert "Ann knocked with 2, Bob 8" in page
    assert "Game 1" in page
    assert f"{table.base}/hands/h1/check" in page


def test_the_receipt_lists_what_was_changed(table: Played) -> None:
    table.record(
        hand("h1"),
        {"uid": "a1", "kind": "HandAmended", "body": {"hand": "h1", "replacement": {"winner": "Bob", "points": 40}}},
        struck("s1", of="h1"),
    )

    page = table.get("/hands/h1").text

    assert all(said in page for said in ("entered as", "Ann 12", "put right:", "Bob 40", "struck out"))


@pytest.mark.parametrize("uid", ["h9", "%00", "h" * 200, "<b>", "é", ".."])
def test_an_unknown_hand_has_no_receipt(table: Played, uid: str) -> None:
    assert table.get(f"/hands/{uid}").status_code == 404
    assert table.client.get(f"{table.viewer}/hands/{uid}").status_code == 404
