"""Hands that were written before, or belong elsewhere: repeats, twins, and forgotten ones."""

import pytest

from tests.web.forms import form_of, said_in
from tests.web.played import KNOCKER, OPPONENT, Json, Played, hand, struck

COUNTS = {"way": "counts", "call": "A-5", "opponent_count": "20"}


def test_the_sheet_s_own_pad_writes_a_hand_once_however_often_it_is_sent(table: Played) -> None:
    sheet = table.get()

    answers = [table.submit(sheet, "/hands/new", way="counts", call="A-5", opponent_count="20") for _ in range(3)]

    assert [answer.status_code for answer in answers] == [303] * 3
    assert table.points() == [("Ann", 15)]


def test_a_pad_that_back_brought_to_life_does_not_swallow_the_next_hand(table: Played) -> None:
    sheet = table.get()
    table.submit(sheet, "/hands/new", way="counts", call="A-5", opponent_count="20")

    refused = table.submit(sheet, "/hands/new", call="B-3", opponent_count="40")
    written = table.submit(refused, "/hands/new")

    assert refused.status_code == 409
    assert "Hand 1, Ann 15, was already saved from this form." in said_in(refused.text)
    assert written.status_code == 303
    assert table.points() == [("Ann", 15), ("Bob", 37)]


@pytest.mark.parametrize(("call", "count", "points"), [("A-5", "20", ("Ann", 15)), ("B-3", "40", ("Bob", 37))])
def test_a_hand_that_was_undone_can_be_saved_again_from_its_old_pad(table: Played, call: str, count: str, points: tuple[str, int]) -> None:
    sheet = table.get()
    table.submit(sheet, "/hands/new", way="counts", call="A-5", opponent_count="20")
    table.submit(table.get(), "/undo")

    refused = table.submit(sheet, "/hands/new", call=call, opponent_count=count)
    table.submit(refused, "/hands/new")

    assert refused.status_code == 409
    assert "Ann 15 was already saved from this form, and struck out since." in said_in(refused.text)
    assert table.points() == [points]


def test_a_uid_that_is_no_hand_s_is_not_taken_twice(table: Played) -> None:
    table.record(hand("h1"), struck("s1", of="h1"))

    refused = table.type(**COUNTS, uid="s1")
    table.submit(refused, "/hands/new")

    assert refused.status_code == 409
    assert table.points() == [("Ann", 15)]


@pytest.mark.parametrize("uid", ["", "h 1", "h\u0000", "é", "h" * 65])
def test_a_form_without_a_proper_uid_comes_back_with_a_fresh_one(table: Played, uid: str) -> None:
    refused = table.type(**COUNTS, uid=uid)
    written = table.submit(refused, "/hands/new")

    assert (refused.status_code, written.status_code) == (422, 303)
    assert table.points() == [("Ann", 15)]


@pytest.mark.parametrize("before", [[], [hand("h0", "Bob", 20)]], ids=["first hand", "later hand"])
def test_one_hand_written_on_two_phones_is_told_apart_from_two(table: Played, before: list[Json]) -> None:
    table.record(*before)
    ours, theirs = table.get(), table.get()
    table.submit(ours, "/hands/new", way="counts", call="A-5", opponent_count="20")

    asked = table.submit(theirs, "/hands/new", way="counts", call="A-5", opponent_count="20")
    number = len(table.points())
    table.submit(asked, "/hands/new")

    assert asked.status_code == 409
    assert f"Hand {number}, Ann 15, was written meanwhile." in said_in(asked.text)
    assert (number, len(table.points())) == (len(before) + 1, len(before) + 2)


def test_a_twin_is_told_apart_after_a_mistake_too(table: Played) -> None:
    theirs = table.get()
    table.submit(table.get(), "/hands/new", way="counts", call="A-5", opponent_count="20")

    refused = table.submit(theirs, "/hands/new", way="counts", call="A-5", opponent_count="99")

    assert table.submit(refused, "/hands/new", opponent_count="20").status_code == 409


@pytest.mark.parametrize("seen", ["", "h 1", "h9"])
def test_a_form_that_has_seen_what_is_not_there_can_be_saved_all_the_same(table: Played, seen: str) -> None:
    refused = table.type(**{**COUNTS, "opponent_count": "99"}, seen=seen)

    assert table.submit(refused, "/hands/new", opponent_count="20").status_code == 303


@pytest.mark.parametrize(
    ("call", "count", "status"),
    [("A-5", "21", 409), ("A-6", "21", 409), ("A-6", "20", 303), ("B-5", "20", 303), ("A-gin", "20", 303)],
    ids=["other count left", "same points", "other count knocked with", "other knocker", "gin"],
)
def test_hands_of_two_phones_may_be_one_that_was_counted_in_two_ways(table: Played, call: str, count: str, status: int) -> None:
    ours, theirs = table.get(), table.get()
    table.submit(ours, "/hands/new", way="counts", call="A-5", opponent_count="20")

    assert table.submit(theirs, "/hands/new", way="counts", call=call, opponent_count=count).status_code == status


@pytest.mark.parametrize(
    ("others", "status"), [("2H 3H 4H", 409), ("2H 3H 4H 6H", 303)], ids=["seventeen cards alike", "sixteen cards alike"]
)
def test_hands_of_two_phones_may_be_one_of_which_a_few_cards_were_mistaken(table: Played, others: str, status: int) -> None:
    mistaken = " ".join([*others.split(), *OPPONENT.split()[len(others.split()) :]])
    ours, theirs = (table.get("/check", knocker=KNOCKER, opponent=cards, by="A") for cards in (OPPONENT, mistaken))
    table.submit(ours, "/hands/new")

    answer = table.submit(theirs, "/hands/new")

    assert table.points()[0] == ("Ann", 6)
    assert answer.status_code == status


def test_a_hand_like_one_that_this_phone_has_seen_is_no_twin(table: Played) -> None:
    for _ in range(2):
        assert table.submit(table.get(), "/hands/new", way="counts", call="A-5", opponent_count="20").status_code == 303

    assert table.points() == [("Ann", 15)] * 2


def test_a_hand_like_one_that_was_struck_is_no_twin(table: Played) -> None:
    theirs = table.get()
    table.submit(table.get(), "/hands/new", way="counts", call="A-5", opponent_count="20")
    table.submit(table.get(), "/undo")

    assert table.submit(theirs, "/hands/new", way="counts", call="A-5", opponent_count="20").status_code == 303


def test_a_forgotten_hand_is_put_in_after_showing_what_it_changes(table: Played) -> None:
    table.record(hand("h1", "Ann", 60), hand("h2", "Bob", 20), hand("h3", "Ann", 45))

    pad = table.get("/hands/new", before="h2")
    look = table.submit(pad, "/hands/new", before="h2", call="B-5", opponent_count="20", step="look")
    nothing_yet = len(table.points())
    written = table.submit(look, "/hands/new")

    assert (look.status_code, nothing_yet) == (200, 3)
    assert "If you save this" in look.text
    assert (written.status_code, written.headers["Location"]) == (303, f"{table.base}#fresh")
    assert table.points() == [("Ann", 60), ("Bob", 15), ("Bob", 20), ("Ann", 45)]


def test_a_forgotten_hand_may_be_the_last_and_is_shown_first_too(table: Played) -> None:
    table.record(hand("h1"))

    pad = table.get("/hands/new", forgotten="1")
    look = table.submit(pad, "/hands/new", **COUNTS, step="look")
    table.submit(look, "/hands/new")

    assert form_of(pad.text, f"{table.base}/hands/new")["before"] == ""
    assert look.status_code == 200
    assert table.points() == [("Ann", 12), ("Ann", 15)]


def test_a_forgotten_hand_is_put_in_once_however_often_it_is_saved(table: Played) -> None:
    table.record(hand("h1"))
    look = table.type(**COUNTS, before="h1")

    answers = [table.submit(look, "/hands/new") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert table.points() == [("Ann", 15), ("Ann", 12)]


@pytest.mark.parametrize(("before", "said"), [("h9", "is not there"), ("h 1", "has to be 1 to 64 letters")])
def test_a_place_that_is_not_there_is_refused_and_nothing_typed_is_lost(table: Played, before: str, said: str) -> None:
    table.record(hand("h1"))

    refused = table.type(**COUNTS, before=before)

    fields = form_of(refused.text, f"{table.base}/hands/new")
    assert refused.status_code == 422
    assert said in said_in(refused.text)
    assert (fields["call"], fields["opponent_count"]) == ("A-5", "20")
