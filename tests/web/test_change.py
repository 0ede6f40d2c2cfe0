"""What a change would do, before it is saved."""

import pytest

from scorekeeper.hollywood.events import Event, HandAmended, HandMoved, HandStruck, SeriesStopped
from scorekeeper.web.change import ChangeView, show_change
from tests.hollywood.evenings import hand, keep, log_of


def change_of(*events: Event | str, uid: str, step: str = "edit") -> ChangeView:
    """Return what the last of some events changes."""
    log = log_of(*events)
    return show_change(keep(log[:-1]), keep(log), uid, "/t/key", step=step, action="/there", typed={"way": "counts"})


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
