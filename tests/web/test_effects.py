"""What a change does besides, in sentences."""

import pytest

from scorekeeper.hollywood.events import Event, HandAmended, HandStruck, SeriesStopped
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.effects import effects_of
from scorekeeper.web.words import Words
from tests.hollywood.evenings import hand, keep, log_of


def effects(*events: Event | str, uid: str, first_dealer: Seat | None = Seat.A) -> list[str]:
    """Return what the last of some events does besides."""
    log = log_of(*events, first_dealer=first_dealer)
    after = keep(log)
    return [f"{effect.title} {effect.text}".strip() for effect in effects_of(keep(log[:-1]), after, uid, Words(after.players))]


def test_a_correction_that_reopens_a_game_says_so_and_where_later_hands_go() -> None:
    assert effects("A60", "A45", "B20", "B19", HandAmended("e2", hand("A20")), uid="e2") == [
        "Game 1 opens again. Ann needs 20.",
        "Hand 3 (Bob 20) goes into game 1.",
        "Hand 4 (Bob 19) goes into games 1 and 2.",
    ]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (("A10", "A30", "A20", HandAmended("e2", hand("A35"))), ["Later totals of games 1 and 2 change."]),
        (("A10", "A30", HandAmended("e1", hand("A15"))), ["Later totals of game 1 change."]),
        (("A10", "dead", "A30", HandStruck("e2")), ["Other hands get new numbers."]),
        (("A10", "A30", HandAmended("e2", hand("A15"))), []),
    ],
)
def test_later_hands_that_stay_in_their_games_are_said_to_stand_otherwise(events: tuple[Event | str, ...], said: list[str]) -> None:
    uid = events[-1].hand if isinstance(events[-1], HandAmended | HandStruck) else ""
    assert effects(*events, uid=uid) == said


def test_many_hands_that_move_are_told_together() -> None:
    assert "Hands 2, 3, 4, 5, 6, 7 go into other games." in effects("A60", "A45", *["B2"] * 6, HandStruck("e2"), uid="e2")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [("A45", "B45", "Bob deals next."), ("B45", "A45", "Ann deals next.")],
)
def test_who_deals_next_is_said_by_name(before: str, after: str, said: str) -> None:
    assert said in effects(before, HandAmended("e1", hand(after)), uid="e1")


def test_a_dealer_whom_nobody_knows_any_more_is_said() -> None:
    assert effects("A45", HandStruck("e1"), uid="e1", first_dealer=None)[-1] == "Nobody knows who deals next."


def test_a_stopped_series_can_lose_its_winner() -> None:
    assert "Nobody has won series 1." in effects("A60", "A45", "A60", SeriesStopped(), HandStruck("e3"), uid="e3")


def test_a_series_that_goes_on_has_no_winner_to_speak_of() -> None:
    told = effects("A60", "A50", "A45", "A95", HandStruck("e4"), uid="e4")
    assert "Series 1 goes on." in told
    assert not any("Nobody has won" in text for text in told)
