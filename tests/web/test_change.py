"""What a change would do, before it is saved."""

from collections.abc import Mapping

import pytest

from scorekeeper.hollywood.events import Event, HandAmended, HandMoved, HandStruck, SeriesStopped
from scorekeeper.web.change import ChangeView, show_change
from scorekeeper.web.typed import read_typed
from tests.hollywood.evenings import hand, keep, log_of

COUNTS = {"way": "counts"}


def change_of(*events: Event | str, uid: str, step: str = "edit", typed: Mapping[str, str] = COUNTS) -> ChangeView:
    """Return what the last of some events changes."""
    log = log_of(*events)
    filled = typed if typed == COUNTS else read_typed(typed)
    return show_change(keep(log[:-1]), keep(log), uid, "/t/key", step=step, action="/there", typed=filled)


def test_a_hand_is_shown_as_it_was_and_as_it_will_be() -> None:
    change = change_of("A60", "A45", HandAmended("e2", hand("A20")), uid="e2")
    assert change.was is not None
    assert change.now is not None
    assert (change.was.score, change.now.score, change.hidden) == ("Ann 45", "Ann 20", (("way", "counts"),))


def test_only_changed_figures_are_struck_and_bold() -> None:
    change = change_of("A10", "B20", HandAmended("e2", hand("B30")), uid="e2")
    assert [(figure.text, figure.struck) for figure in change.former[:2]] == [("10", False), ("20", True)]
    assert [(figure.text, figure.look) for figure in change.coming[:2]] == [("10", "a g1 same"), ("30", "b g1")]
    assert [figure.text for figure in change.needs[:2]] == ["90", "70"]


def test_striking_a_hand_shows_it_struck() -> None:
    change = change_of("A10", "B20", HandStruck("e1"), uid="e1", step="strike")
    assert change.now is not None
    assert (change.title, change.now.struck, change.again) == ("Strike out hand 1", True, "")


def test_a_correction_of_a_struck_hand_is_called_one() -> None:
    change = change_of("A10", HandStruck("e1"), HandAmended("e1", hand("A12")), uid="e1")
    assert change.title == "Correct a struck hand"


@pytest.mark.parametrize(
    ("typed", "again"),
    [
        ({"way": "counts"}, "/t/key/hands/e1/edit"),
        ({"way": "cards", "knocker": "B", "knocker_cards": "5S 6S"}, "/t/key/hands/e1/check?knocker=5S+6S&by=B"),
    ],
)
def test_an_entry_is_changed_once_more_where_it_was_made(typed: dict[str, str], again: str) -> None:
    assert change_of("A10", HandAmended("e1", hand("A12")), uid="e1", typed=typed).again == again


@pytest.mark.parametrize(
    ("events", "title", "first"),
    [
        (("A10", "B20", "A30", HandMoved("e1", "e3")), "Move hand 1", ("Hand 1", "goes before hand 3.")),
        (("A10", "B20", "A30", HandMoved("e1", None)), "Move hand 1", ("Hand 1", "goes to the end.")),
        (("A10", "B20", SeriesStopped(), "A30", HandMoved("e1", "e3")), "Move hand 1", ("Hand 1", "goes to the end of series 1.")),
        (("A10", "B20", HandStruck("e1"), HandMoved("e1", None)), "Move a struck hand", ("Struck hand", "goes to the end.")),
    ],
)
def test_a_move_says_which_hand_goes_where(events: tuple[Event | str, ...], title: str, first: tuple[str, str]) -> None:
    change = change_of(*events, uid="e1", step="move")
    assert (change.title, change.effects[0]) == (title, first)
