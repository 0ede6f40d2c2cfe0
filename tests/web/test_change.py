"""What a change would do, before it is saved."""

from scorekeeper.hollywood.events import Event, HandAmended, HandStruck
from scorekeeper.web.change import ChangeView, show_change
from tests.hollywood.evenings import hand, keep, log_of


def change_of(*events: Event | str, uid: str, step: str = "edit") -> ChangeView:
    """Return what the last of some events changes."""
    log = log_of(*events)
    return show_change(keep(log[:-1]), keep(log), uid, "/t/key", step=step, action="/there", typed={"way": "counts"})


def test_a_correction_that_reopens_a_game_says_so_and_where_later_hands_go() -> None:
    change = change_of("A60", "A45", "B20", "B19", HandAmended("e2", hand("A20")), uid="e2")
    assert [f"{effect.title} {effect.text}" for effect in change.effects] == [
        "Game 1 opens again. Ann needs 20.",
        "Hand 3 (Bob 20) goes into game 1.",
        "Hand 4 (Bob 19) goes into games 1 and 2.",
    ]
    assert change.was is not None
    assert change.now is not None
    assert (change.was.score, change.now.score, change.hidden) == ("Ann 45", "Ann 20", (("way", "counts"),))


def test_only_changed_figures_are_struck_and_bold() -> None:
    change = change_of("A10", "B20", HandAmended("e2", hand("B30")), uid="e2")
    assert [(figure.text, figure.struck) for figure in change.former[:2]] == [("10", False), ("20", True)]
    assert [(figure.text, figure.look) for figure in change.coming[:2]] == [("10", "a same"), ("30", "b")]
    assert [figure.text for figure in change.needs[:2]] == ["90", "70"]


def test_striking_a_hand_shows_it_struck() -> None:
    change = change_of("A10", "B20", HandStruck("e1"), uid="e1", step="strike")
    assert change.now is not None
    assert (change.title, change.now.struck, change.again) == ("Strike out hand 1", True, "")


def test_many_hands_that_move_are_told_together() -> None:
    change = change_of("A60", "A45", *["B2"] * 6, HandStruck("e2"), uid="e2", step="strike")
    assert [effect for effect in change.effects if effect.title == "Hands 2, 3, 4, 5, 6, 7"]
