"""The card of a table's rules: what holds now, what comes, and what was changed."""

from dataclasses import replace

import pytest

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import Event, HandPlayed, HandStruck, RulesAmended, RulesChanged, SeriesStopped
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.rules_card import RulesCard, RulesChange, show_card, show_rules_change, title_of
from tests.hollywood.evenings import keep, log_of

LONGER = Rules(target=250)
BONUS = PRESETS["hollywood-bonus"]
UNDERCUT = HandPlayed(Hand(Counts(Seat.A, Outcome.KNOCK, 10, 9)))
GIN = HandPlayed(Hand(Counts(Seat.A, Outcome.GIN, 0, 7)))


def card_of(*events: Event | str, rules: Rules | None = None) -> RulesCard:
    log = log_of(*events, rules=rules)
    return show_card(keep(log), log, "/t/key")


def change_of(*events: Event | str, to: Rules, rules: Rules | None = None) -> RulesChange:
    """Return what is shown before the rules of the last series are put right."""
    log = log_of(*events, rules=rules)
    before = keep(log)
    amended = RulesAmended(before.series[-1].hands[0].uid, to)
    return show_rules_change(before, keep(log_of(*events, amended, rules=rules)), "/t/key", {})


@pytest.mark.parametrize(
    ("rules", "title"),
    [
        *((PRESETS[preset], title) for preset, title in {"hollywood": "Hollywood", "gin": "Gin Rummy", "oklahoma": "Oklahoma"}.items()),
        (LONGER, "Hollywood, changed"),
        (replace(PRESETS["modern"], big_gin_bonus=50), "Modern gin, changed"),
    ],
)
def test_a_card_is_called_by_its_preset_and_says_that_it_was_changed(rules: Rules, title: str) -> None:
    assert title_of(rules) == title
    assert card_of(rules=rules).title == title


@pytest.mark.parametrize(
    ("events", "target", "coming"),
    [
        ((), 100, None),
        ((RulesChanged(LONGER),), 250, None),
        (("A10", RulesChanged(LONGER)), 100, 250),
        (("A10", HandStruck("e1"), RulesChanged(LONGER)), 100, 250),
        (("A10", RulesChanged(LONGER), "A20"), 100, 250),
        (("A10", RulesChanged(LONGER), SeriesStopped()), 250, None),
        (("A10", RulesChanged(LONGER), SeriesStopped(), "A10"), 250, None),
        (("A10", RulesAmended("e1", LONGER)), 250, None),
        (("A10", RulesChanged(LONGER), RulesAmended("e1", Rules(target=150))), 150, 250),
    ],
)
def test_the_card_says_the_rules_of_the_next_hand_and_those_of_the_next_series(
    events: tuple[Event | str, ...], target: int, coming: int | None
) -> None:
    card = card_of(*events)

    assert card.lines[0].text == f"Three games to {target}."
    assert [line.text for line in card.coming[:1]] == [f"Three games to {coming}."] * (coming is not None)


@pytest.mark.parametrize(
    ("events", "begun"), [((), False), (("A10",), True), (("A10", HandStruck("e1")), True), (("A10", SeriesStopped()), True)]
)
def test_the_first_hand_fixes_the_rules_struck_or_not(events: tuple[Event | str, ...], begun: bool) -> None:
    assert card_of(*events).begun is begun


def test_every_change_stands_in_the_history_with_what_it_changed() -> None:
    changed = RulesChanged(replace(BONUS, box_bonus=0))
    amended = RulesAmended("e1", replace(BONUS, box_bonus=0, target=150))

    told = card_of("A10", changed, amended, rules=BONUS).history

    assert [(done, news) for _when, done, news in told] == [
        ("changed for the next series:", "Boxes bring nothing."),
        ("put right for the series:", "Three games to 150. Boxes bring nothing."),
    ]


def test_putting_rules_right_shows_the_rules_and_every_hand_that_is_worth_something_else() -> None:
    shown = change_of(UNDERCUT, GIN, "A12", to=replace(Rules(), gin_bonus=20, undercut_bonus=25))

    assert shown.title == "Series 1"
    assert [line.text for line in shown.lines] == ["Gin 20, undercut 25."]
    assert shown.effects[:2] == (("Hand 1", "Bob 26 instead of Bob 11."), ("Hand 2", "Ann 27 instead of Ann 32."))
    assert not any("Hand 3" in title for title, _text in shown.effects)


@pytest.mark.parametrize(
    ("events", "rules", "to", "said"),
    [
        (("A10",), Rules(), LONGER, []),
        (("A60", "A45"), Rules(), LONGER, ["Game 1 opens again."]),
        (("A60", "A45"), LONGER, Rules(), ["Ann wins game 1."]),
        (("A60", "A45"), BONUS, replace(BONUS, box_bonus=0), ["As it stands: Ann 410."]),
        (("A60", "A45"), BONUS, replace(Rules(), undercut_bonus=25), ["Nothing is settled."]),
    ],
    ids=["nothing", "a game opens", "a game closes", "another sum", "no sum"],
)
def test_putting_rules_right_shows_games_and_sums_that_change(events: tuple[str, ...], rules: Rules, to: Rules, said: list[str]) -> None:
    effects = [" ".join(filter(None, effect)) for effect in change_of(*events, rules=rules, to=to).effects]

    assert [text for text in said if not any(text in effect for effect in effects)] == []
    assert bool(effects) is bool(said)


def test_rules_that_end_the_series_are_shown_though_others_come_next() -> None:
    shown = change_of("A60", "A45", "A90", RulesChanged(LONGER), rules=LONGER, to=Rules(games=1))

    assert "One game to 100." in [line.text for line in shown.lines]
