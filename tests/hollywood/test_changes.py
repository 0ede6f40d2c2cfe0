import pytest
from hypothesis import given

from scorekeeper.hollywood.changes import Change, changes
from scorekeeper.hollywood.events import Event, HandAmended, HandMoved, HandPlayed, HandRestored, HandStruck, Recorded, SeriesStopped
from tests.hollywood.evenings import A, B, hand, keep, log_of, logs, played

CLOSED = ("A60", "A45", "B20")
FINISHED = ("A10", "A5", "A60", "A45")


def what_changes(*events: Event | str, by: Event) -> list[tuple[str, dict[str, object]]]:
    log = log_of(*events, first_dealer=A)
    found = changes(keep(log), keep([*log, Recorded("next", by)]))
    return [(change.code, dict(change.fields)) for change in found]


def total(game: int, seat: str, was: int, now: int, series: int = 1) -> tuple[str, dict[str, object]]:
    return "total", {"series": series, "game": game, "seat": seat, "was": was, "now": now}


def test_a_lower_score_reopens_its_game_and_moves_the_hands_after_it() -> None:
    assert what_changes(*CLOSED, by=HandAmended("e2", hand("A9"))) == [
        ("hand_result", {"hand": "e2", "series": 1, "number": 2, "was": (A, 45), "now": (A, 9)}),
        ("hand_changes_games", {"hand": "e3", "series": 1, "number": 3, "was": (2,), "now": (1,)}),
        ("game_reopens", {"series": 1, "game": 1, "winner": A}),
        total(1, A, 105, 69),
        total(1, B, 0, 20),
        total(2, A, 45, 9),
        total(2, B, 20, 0),
    ]


def test_a_hand_put_in_may_close_a_game() -> None:
    assert what_changes("A60", "B20", by=played("A45", before="e2")) == [
        ("hand_changes_games", {"hand": "e2", "series": 1, "number": 3, "was": (1,), "now": (2,)}),
        ("game_closes", {"series": 1, "game": 1, "winner": A}),
        total(1, A, 60, 105),
        total(1, B, 20, 0),
        total(2, A, 0, 45),
        total(2, B, 0, 20),
    ]


def test_another_winner_may_win_the_game_and_the_series() -> None:
    found = what_changes("A99", "B99", "A1", "B150", "B150", by=HandAmended("e3", hand("B1")))

    assert ("game_winner", {"series": 1, "game": 1, "was": A, "now": B}) in found
    assert ("hand_result", {"hand": "e3", "series": 1, "number": 3, "was": (A, 1), "now": (B, 1)}) in found


def test_the_end_of_a_series_may_move() -> None:
    found = what_changes(*FINISHED, "B20", by=HandAmended("e4", hand("A4")))

    assert [code for code, _ in found if code not in ("total", "hand_result")] == [
        "hand_changes_series",
        "game_reopens",
        "game_reopens",
        "game_reopens",
        "series_reopens",
        "series_winner",
        "series_vanishes",
    ]
    assert ("hand_changes_series", {"hand": "e5", "series": 1, "number": 5, "was": 2}) in found
    assert ("series_winner", {"series": 1, "was": A, "now": None}) in found


def test_a_series_may_end_with_another_hand() -> None:
    found = what_changes(*FINISHED, "A150", by=HandAmended("e4", hand("A4")))

    assert ("series_ends_elsewhere", {"series": 1, "hand": "e5"}) in found
    assert ("hand_changes_series", {"hand": "e5", "series": 1, "number": 5, "was": 2}) in found


@pytest.mark.parametrize(
    ("events", "by", "codes"),
    [
        (("A10",), SeriesStopped(), ["series_ends"]),
        (("A10", SeriesStopped()), HandStruck("e2"), ["series_reopens"]),
        (("A10", SeriesStopped()), SeriesStopped(), []),
        ((), HandPlayed(hand("B7")), ["series_begins", "next_dealer"]),
        (("A7",), HandStruck("e1"), ["total"]),
        (("A7",), HandAmended("e1", hand("A7")), []),
        (("A7", HandStruck("e1")), HandStruck("e1"), []),
        (("A7", HandStruck("e1")), HandRestored("e1"), ["total"]),
        (("B7",), HandStruck("e1"), ["total", "next_dealer"]),
        (("A7", "dead"), HandMoved("e2", "e1"), []),
    ],
)
def test_only_what_changes_is_named(events: tuple[Event | str, ...], by: Event, codes: list[str]) -> None:
    assert [code for code, _ in what_changes(*events, by=by)] == codes


@given(logs())
def test_nothing_changes_between_a_ledger_and_itself(log: list[Recorded]) -> None:
    assert changes(keep(log), keep(log)) == ()


@given(logs())
def test_every_total_that_differs_is_named(log: list[Recorded]) -> None:
    before, after = keep(log[:-1] or log), keep(log)

    named = {
        (change.fields["series"], change.fields["game"], change.fields["seat"])
        for change in changes(before, after)
        if change.code == "total"
    }

    pairs = zip(before.series, after.series, strict=False)
    games = [(now.number, was, game) for former, now in pairs for was, game in zip(former.games, now.games, strict=False)]
    assert named == {(series, game.number, seat) for series, was, game in games for seat in (A, B) if was.totals[seat] != game.totals[seat]}


def test_a_change_is_a_value() -> None:
    assert Change("next_dealer", {"was": A}) == Change("next_dealer", {"was": A})
