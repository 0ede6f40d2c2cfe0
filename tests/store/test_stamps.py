import pytest

from scorekeeper.hollywood.reading import is_time, is_uid
from scorekeeper.store.stamps import mint, now


def test_no_two_keys_are_alike_and_each_can_stand_in_an_address() -> None:
    keys = [mint() for _ in range(1000)]

    assert len(set(keys)) == 1000
    assert all(is_uid(key) and len(key) == 26 for key in keys)


def test_now_is_a_moment_in_utc_to_the_second() -> None:
    assert is_time(now())
    assert len(now()) == len("2026-11-29T19:20:00Z")
    assert now().endswith("Z")


@pytest.mark.parametrize("value", ["", "x" * 65, "a b", "a\n", "ä", "\ud800", "a/b", None, 7, ["a"]])
def test_what_is_no_uid_is_told(value: object) -> None:
    assert not is_uid(value)


@pytest.mark.parametrize("value", ["", "1" * 41, "yesterday", "2026-11-29T19:20:00Z\n", "١٢", "\ud800", None, 1764444000])
def test_what_is_no_moment_is_told(value: object) -> None:
    assert not is_time(value)
