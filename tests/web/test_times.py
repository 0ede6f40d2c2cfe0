"""When a series was played."""

from dataclasses import replace

import pytest
from flask import Flask

from scorekeeper.hollywood.events import Recorded
from scorekeeper.web.times import how_long, played_from_to, read_time, times_of
from tests.hollywood.evenings import keep, log_of


def timed(*stamps: str) -> list[Recorded]:
    opened, *hands = log_of(*["A10"] * len(stamps))
    return [opened, *(replace(hand, played_at=stamp) for hand, stamp in zip(hands, stamps, strict=True))]


@pytest.mark.parametrize(
    ("stamps", "expected"),
    [
        (("2025-11-29T19:58:00Z", "2025-11-29T21:46:30Z"), "2 hands in 1 hour 48 minutes."),
        (("2025-11-29T19:58:00Z", "2025-11-29T20:58:00Z"), "2 hands in 1 hour."),
        (("2025-11-29T20:01:00Z", "2025-11-29T20:00:00Z"), "2 hands in 1 minute."),
        (("2025-11-29T19:58:00Z",), "1 hand."),
        (("yesterday", "later"), "2 hands."),
        (("2025-11-28T19:58:00Z", "2025-11-29T19:58:00Z"), "2 hands in 24 hours."),
        (("2021-10-29T19:58:00Z", "2025-11-29T19:58:00Z"), "2 hands."),
    ],
)
def test_a_series_says_how_long_it_took(app: Flask, stamps: tuple[str, ...], expected: str) -> None:
    log = timed(*stamps)
    with app.test_request_context():
        assert how_long(keep(log).series[0], log) == expected


@pytest.mark.parametrize(
    ("stamps", "expected"),
    [
        (("2026-11-01T19:00:00", "2026-11-01T22:30:00"), "Sunday, November 1, 2026, 7:00 PM to 10:30 PM"),
        (("2026-11-01T22:00:00", "2026-11-02T01:00:00"), "November 1, 2026, 10:00 PM to November 2, 2026, 1:00 AM"),
        (("2026-11-02T01:00:00", "2026-11-01T22:00:00"), "November 1, 2026, 10:00 PM to November 2, 2026, 1:00 AM"),
        (("2026-11-01T22:00:00", "2026-11-02T22:00:00"), "November 1, 2026, 10:00 PM to November 2, 2026, 10:00 PM"),
        (("2026-12-31T23:59:59", "2027-01-01T00:00:01"), "December 31, 2026, 11:59 PM to January 1, 2027, 12:00 AM"),
        (("2026-11-01T22:00:00",), "Sunday, November 1, 2026, 10:00 PM"),
        (("2026-11-01T22:00:00", "2026-11-01T22:00:40"), "Sunday, November 1, 2026, 10:00 PM"),
        (("2026-11-01T22:00:59", "2026-11-01T22:01:00"), "Sunday, November 1, 2026, 10:00 PM to 10:01 PM"),
        (("soon",), ""),
    ],
)
def test_a_series_says_when_it_was_played_with_both_days_where_it_went_past_midnight(
    app: Flask, stamps: tuple[str, ...], expected: str
) -> None:
    log = timed(*stamps)
    with app.test_request_context():
        assert played_from_to(keep(log).series[0], log).replace("\u202f", " ") == expected


@pytest.mark.parametrize("stamp", [None, "", "soon", "0001-01-01T00:00:00+14:00"])
def test_times_that_cannot_be_read_are_left_out(stamp: str | None) -> None:
    assert read_time(stamp) is None
    log = [replace(recorded, played_at=None, recorded_at=None) for recorded in log_of("A10")]
    assert times_of(keep(log).series[0], log) == ()
