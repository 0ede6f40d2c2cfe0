import pytest

from scorekeeper.hollywood.reading import Reader, is_uid, quoted, seat_json
from scorekeeper.hollywood.seats import Seat


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (False, "false"),
        (None, "null"),
        (12.5, "12.5"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        (10**80, "1" + "0" * 39 + "…"),
        ("a\ud800b", "a?b"),
        ({"seat": "C"}, "{'seat': 'C'}"),
    ],
)
def test_a_value_is_quoted_short_and_so_that_it_can_be_shown(value: object, text: str) -> None:
    assert quoted(value) == text


@pytest.mark.parametrize(
    ("uid", "sound"),
    [("a-Z_0", True), ("x" * 64, True), ("x" * 65, False), ("", False), ("a b", False), ("é", False), ("a\n", False), (7, False)],
)
def test_a_uid_is_up_to_sixty_four_plain_signs(uid: object, sound: bool) -> None:
    assert is_uid(uid) is sound


@pytest.mark.parametrize(
    ("time", "sound"),
    [
        ("2026-11-29T19:20:00Z", True),
        ("2026-11-29T19:20:00.123+01:00", True),
        ("2026-11-29T19:20", True),
        ("29.11.2026", False),
        ("2026-11-29T19:20:00Z" + "0" * 30, False),
        (1764444000, False),
    ],
)
def test_a_time_is_kept_as_it_was_written(time: object, sound: bool) -> None:
    reader = Reader({"at": time})

    assert reader.time("at") == (time if sound else None)
    assert [problem.code for problem in reader.problems] == ([] if sound else ["not_a_time"])


def test_a_seat_is_written_as_it_is_read() -> None:
    reader = Reader({"who": seat_json(Seat.B)})

    assert reader.seat("who") is Seat.B
    assert reader.problems == []
