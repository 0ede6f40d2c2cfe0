"""Events sent to the JSON address: each by itself, once, and told apart from others under its uid."""

import pytest

from tests.web.played import Json, Played, codes, hand, played, struck


def test_an_empty_list_records_nothing(table: Played) -> None:
    assert table.record() == []
    assert table.kinds() == []


def test_each_event_stands_by_itself_and_is_answered_in_order(table: Played) -> None:
    answers = table.record(
        hand("h1"),
        "no event",
        hand("h2", points=0),
        hand("h1"),
        hand("h1", points=13),
        struck("s1", of="h9"),
        hand("h3", "Bob", 20),
        {"uid": "a1", "kind": "HandAmended", "body": {"hand": "h1", "replacement": {"winner": "Ann", "points": 21}}},
    )

    assert [answer["status"] for answer in answers] == [
        "recorded",
        "invalid",
        "invalid",
        "known",
        "conflict",
        "invalid",
        "recorded",
        "recorded",
    ]
    assert [answer["uid"] for answer in answers] == ["h1", "", "h2", "h1", "h1", "s1", "h3", "a1"]
    assert answers[0] == {"uid": "h1", "status": "recorded"}
    assert codes(answers[5]["problems"]) == ["unknown_hand"]
    assert table.points() == [("Ann", 21), ("Bob", 20)]


def test_a_conflict_says_what_is_stored(table: Played) -> None:
    table.record(hand("h1"))

    [answer] = table.record(hand("h1", "Bob", 40))

    assert answer["status"] == "conflict"
    assert answer["stored"] == {"kind": "HandPlayed", "body": {"v": 1, "winner": {"seat": "A"}, "points": 12}}


def test_a_used_uid_is_a_conflict_also_where_the_new_body_is_wrong(table: Played) -> None:
    table.record(hand("h1"))

    [answer] = table.record(hand("h1", points=500))

    assert answer["status"] == "conflict"
    assert codes(answer["problems"]) == ["points_bounds"]
    assert answer["stored"]["body"]["points"] == 12


@pytest.mark.parametrize(
    "again",
    [
        {**hand("h1"), "played_at": "2026-11-29T20:15:00+01:00"},
        hand("h1", shown={"winner": "Ann", "points": 12}),
        {**hand("h1"), "body": {"points": 12, "winner": "Ann"}},
    ],
    ids=["played_at", "shown", "order"],
)
def test_a_repeat_is_known_whatever_the_phone_adds(table: Played, again: Json) -> None:
    table.record(hand("h1"))

    assert table.record(again) == [{"uid": "h1", "status": "known"}]
    assert len(table.kinds()) == 1


def test_a_repeat_after_names_were_swapped_is_known_and_records_nothing(table: Played) -> None:
    table.record(hand("h1"))
    table.post("/players", swap="1")

    assert table.record(hand("h1")) == [{"uid": "h1", "status": "known"}]
    assert table.points() == [("Bob", 12)]


def test_a_seat_means_the_same_player_after_names_were_swapped(table: Played) -> None:
    table.post("/players", swap="1")

    table.record(played("h1", {"winner": {"seat": "A"}, "points": 12}), hand("h2", "Ann", 20))

    assert table.points() == [("Bob", 12), ("Ann", 20)]
    assert [event["body"]["winner"] for event in table.log()[2:]] == [{"seat": "A"}, {"seat": "B"}]


def test_a_former_name_still_names_its_player(table: Played) -> None:
    table.post("/players", player_a="Anna", player_b="Bob")

    table.record(hand("h1", "ann", 12), hand("h2", " ANNA ", 13))

    assert table.points() == [("Anna", 12), ("Anna", 13)]


def test_a_uid_is_free_at_another_table(table: Played) -> None:
    other = Played.opened(table.client, ("Carl", "Dora"))
    table.record(hand("h1"))

    assert other.record(hand("h1", "Carl", 40)) == [{"uid": "h1", "status": "recorded"}]
    assert (table.points(), other.points()) == ([("Ann", 12)], [("Carl", 40)])


def test_a_hand_is_struck_restored_and_moved_and_a_series_stopped(table: Played) -> None:
    answers = table.record(
        hand("h1"),
        hand("h2", "Bob", 20),
        struck("s1", of="h1"),
        {"uid": "r1", "kind": "HandRestored", "body": {"hand": "h1"}},
        {"uid": "m1", "kind": "HandMoved", "body": {"hand": "h2", "before": "h1"}},
        {"uid": "e1", "kind": "SeriesStopped", "body": {}},
    )

    assert {answer["status"] for answer in answers} == {"recorded"}
    assert table.points() == [("Bob", 20), ("Ann", 12)]
    assert table.ledger()["series"][0]["stopped"]
