"""A table in figures: which rows there are, how figures are written, and who sees them."""

import pytest
from flask import Flask
from flask_babel import force_locale

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import Event, HandPlayed, HandStruck, PlayersRenamed, SeriesStopped
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.figures import Part, Shown, show_figures
from tests.hollywood.evenings import ledger_of
from tests.web.played import Played, hand


def shown_of(*events: Event | str, rules: Rules | None = None) -> Shown:
    return show_figures(ledger_of(*events, rules=rules), "/t/key")


def figures(part: Part) -> dict[str, tuple[str, ...]]:
    return {row.title: row.figures for row in part.rows}


def counts(knocker: Seat, declared: Outcome, knocker_count: int, opponent_count: int) -> HandPlayed:
    return HandPlayed(Hand(Counts(knocker, declared, knocker_count, opponent_count)))


KNOCK, GIN = Outcome.KNOCK, Outcome.GIN
A, B = Seat
EVENING = (
    counts(A, KNOCK, 4, 22),
    counts(B, KNOCK, 9, 31),
    counts(A, GIN, 0, 6),
    counts(A, KNOCK, 10, 9),
    counts(A, KNOCK, 2, 29),
    "dead",
    counts(A, GIN, 0, 9),
    counts(B, KNOCK, 6, 25),
    counts(A, KNOCK, 5, 20),
    counts(B, GIN, 0, 13),
    counts(B, KNOCK, 1, 28),
    counts(A, KNOCK, 9, 0),
)
"""A series that Ann wins by two games to one: 110 to 33, 107 to 30, 76 to 103."""


def test_an_evening_worked_out_by_hand() -> None:
    (part,) = shown_of(*EVENING).parts

    assert part.title == "Series 1"
    assert figures(part) == {
        "Hands won": ("5", "6"),
        "Points": ("125", "136"),
        "Knocks": ("5", "3"),
        "Won by knocking": ("3", "3"),
        "Gin": ("2", "1"),
        "Undercuts made": ("0", "2"),
        "Undercuts suffered": ("2", "0"),
        "Largest hand": ("34", "38"),
        "Mean": ("25.0", "22.7"),
        "Longest streak": ("2", "3"),
        "Won as dealer": ("2 of 6", "2 of 5"),
        "Games won": ("2", "1"),
        "Shutouts": ("0", "0"),
        "Hands played": ("12",),
        "Dead hands": ("1",),
        "Hands per game": ("9.3",),
    }
    assert part.race == "The race to 100"
    assert [race.told for race in part.games] == [
        "Game 1: Ann 110, Bob 33, won by Ann with hand 7",
        "Game 2: Ann 107, Bob 30, won by Ann with hand 9",
        "Game 3: Ann 76, Bob 103, won by Bob with hand 12",
    ]


def test_a_player_without_hands_has_a_dash_where_a_number_would_be_made_up() -> None:
    (part,) = shown_of("A15").parts

    told = figures(part)
    assert (told["Largest hand"], told["Mean"], told["Won as dealer"]) == (("15", "–"), ("15.0", "–"), ("1 of 1", "–"))
    assert (told["Hands won"], told["Hands per game"]) == (("1", "0"), ("–",))


@pytest.mark.parametrize(
    ("played", "mean"),
    [(("A12", "A13"), "12.5"), (("A12", "A12", "A12", "A13"), "12.3"), (("A10", "A10", "A11"), "10.3")],
    ids=["a tenth", "a half of a tenth goes up", "less goes down"],
)
def test_the_mean_has_one_decimal(played: tuple[str, ...], mean: str) -> None:
    (part,) = shown_of(*played).parts

    assert figures(part)["Mean"][0] == mean


def test_the_mean_is_written_as_the_reader_writes_it(app: Flask) -> None:
    with app.test_request_context(), force_locale("bg"):
        (part,) = shown_of("A12", "A13").parts

    assert "12,5" in [row.figures[0] for row in part.rows]


def test_all_series_stand_above_each_with_the_newest_first() -> None:
    shown = shown_of("A60", SeriesStopped(), "B20", SeriesStopped(), "A5")

    assert [part.title for part in shown.parts] == ["Over all", "Series 3", "Series 2", "Series 1"]
    assert [figures(part)["Points"] for part in shown.parts] == [("65", "20"), ("5", "0"), ("0", "20"), ("60", "0")]
    assert [len(part.games) for part in shown.parts] == [0, 3, 3, 3]


def test_series_won_are_counted_over_all_only() -> None:
    shown = shown_of("A60", "A50", "A45", "A10", "A50", "B3")

    assert [figures(part).get("Series won") for part in shown.parts] == [("1", "0"), None, None]


def test_big_gin_is_told_apart_where_it_is_played() -> None:
    big = counts(A, Outcome.BIG_GIN, 0, 9)

    (played,), (not_played,) = shown_of(big, rules=PRESETS["modern"]).parts, shown_of("A15").parts

    assert (figures(played)["Gin"], figures(played)["Big gin among them"]) == (("1", "0"), ("1", "0"))
    assert "Big gin among them" not in figures(not_played)


@pytest.mark.parametrize("events", [(), ("A15", HandStruck("e1"))], ids=["nothing played", "all struck"])
def test_a_table_without_hands_that_count_has_no_series_and_no_race(events: tuple[Event | str, ...]) -> None:
    (part,) = shown_of(*events).parts

    assert (part.title, part.games) == ("Over all", ())
    assert figures(part)["Mean"] == ("–", "–")


def test_long_names_are_shortened_over_the_columns_and_spelled_out_above() -> None:
    shown = shown_of("A15", PlayersRenamed(("Margaret of York", "Bob")))

    assert (shown.title, shown.heads) == ("Margaret of York and Bob", ("M", "B"))


def test_who_looks_on_sees_the_same_figures(table: Played) -> None:
    table.record(hand("h1", "Ann", 40), hand("h2", "Ann", 70))

    ours, theirs = table.get("/figures"), table.client.get(f"{table.viewer}/figures")

    assert (ours.status_code, theirs.status_code) == (200, 200)
    assert ours.text.split("<main>")[1] == theirs.text.split("<main>")[1]
    assert 'role="img" aria-label="Game 1: Ann 110, Bob 0, won by Ann with hand 2"' in ours.text
    assert f'href="{table.viewer}"' in theirs.text


def test_figures_of_a_table_that_is_not_there_are_not_found(app: Flask) -> None:
    assert app.test_client().get("/t/nothing/figures").status_code == 404


def test_menu_and_ending_lead_to_the_figures(table: Played) -> None:
    link = f'href="{table.base}/figures"'
    assert table.get().text.count(link) == 0

    table.record(hand("h1", "Ann", 40))
    assert table.get().text.count(link) == 1

    table.record({"uid": "s1", "kind": "SeriesStopped", "body": {}})
    assert table.get().text.count(link) == 2
    assert table.client.get(table.viewer).text.count(f'href="{table.viewer}/figures"') == 2
