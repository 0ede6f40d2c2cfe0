import json
from typing import Any

from hypothesis import given

from scorekeeper.gin.points import Outcome
from scorekeeper.hollywood.events import HandAgreed, HandPlayed, HandProtested, HandStruck, PlayersRenamed, Recorded, SeriesStopped
from scorekeeper.hollywood.hands import Counts, Hand
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.rules import Rules
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import A, keep, ledger_of, log_of, logs


def test_a_ledger_is_reported_by_names_with_every_key() -> None:
    ledger = ledger_of("A60", "B9", HandStruck("e2"), "A45", "dead")

    assert ledger_json(ledger) == {
        "players": ["Ann", "Bob"],
        "series": [
            {
                "number": 1,
                "finished": False,
                "stopped": False,
                "winner": None,
                "games": [
                    {"closed": True, "winner": "Ann", "totals": {"Ann": 105, "Bob": 0}, "boxes": {"Ann": 2, "Bob": 0}, "shutout": True},
                    {"closed": False, "winner": None, "totals": {"Ann": 45, "Bob": 0}, "boxes": {"Ann": 1, "Bob": 0}, "shutout": False},
                    {"closed": False, "winner": None, "totals": {"Ann": 0, "Bob": 0}, "boxes": {"Ann": 0, "Bob": 0}, "shutout": False},
                ],
                "settlement": None,
                "standing": {
                    "games": [{"winner": "Ann", "totals": {"Ann": 105, "Bob": 0}, "net": 105, "weight": 1}],
                    "winner": "Ann",
                    "net": 105,
                },
                "hands": [
                    {"number": 1, "uid": "e1", "outcome": None, "winner": "Ann", "points": 60, "games": [1], "dealer": "Ann"},
                    {"number": 2, "uid": "e4", "outcome": None, "winner": "Ann", "points": 45, "games": [1, 2], "dealer": "Ann"},
                    {"number": 3, "uid": "e5", "outcome": "dead", "winner": None, "points": 0, "games": [], "dealer": "Ann"},
                ],
            }
        ],
        "next_dealer": "Ann",
    }


def settled(*wins: str, rules: Rules, stopped: bool = False) -> tuple[Any, Any]:
    (series,) = json.loads(json.dumps(ledger_json(ledger_of(*wins, *([SeriesStopped()] if stopped else []), rules=rules))))["series"]
    return series["settlement"], series["standing"]


def test_a_finished_series_is_settled_and_stands_no_more() -> None:
    table = Rules(games=1, box_bonus=25, game_bonus=100, shutout="double_total", series_winner="net", stake=5, stake_step=100)

    # Bob: 100 + 100 + 2 x 25 = 250; Ann: 40 + 25. At 5 a point 925, which is nearer to 900 than to 1000.
    assert settled("A40", "B60", "B40", rules=table) == (
        {
            "games": [{"winner": "Bob", "totals": {"Ann": 65, "Bob": 250}, "net": 185, "weight": 1}],
            "winner": "Bob",
            "net": 185,
            "money": 900,
        },
        None,
    )


def test_a_games_net_is_its_winners_and_the_sum_is_in_favour_of_whom_it_names() -> None:
    # Bob closes with 100 and one box, Ann has 95 with ten: 125 against 345.
    settlement, _ = settled(*["A9"] * 9, "A14", "B100", rules=Rules(games=1, box_bonus=25))

    assert settlement == {
        "games": [{"winner": "Bob", "totals": {"Ann": 345, "Bob": 125}, "net": -220, "weight": 1}],
        "winner": "Ann",
        "net": 220,
    }


def test_a_stopped_series_is_settled_by_its_closed_games() -> None:
    assert settled("A60", "A45", "B9", rules=Rules(), stopped=True) == (
        {"games": [{"winner": "Ann", "totals": {"Ann": 105, "Bob": 0}, "net": 105, "weight": 1}], "winner": "Ann", "net": 105},
        None,
    )
    assert settled("A60", rules=Rules(stake=1), stopped=True) == ({"games": [], "winner": None, "net": 0, "money": 0}, None)


def test_the_boxes_of_a_game_count_the_extra_ones() -> None:
    gin = HandPlayed(Hand(Counts(A, Outcome.GIN, 0, 14)))

    report: Any = ledger_json(ledger_of(gin, "B9", rules=Rules(extra_boxes=True)))

    assert report["series"][0]["games"][0]["boxes"] == {"Ann": 3, "Bob": 1}


def test_a_ledger_of_a_sheet_file_has_no_uids() -> None:
    report = json.loads(json.dumps(ledger_json(ledger_of("A60"), with_uids=False)))

    assert "uid" not in report["series"][0]["hands"][0]


def test_a_hand_has_a_mark_only_where_somebody_made_one() -> None:
    report = json.loads(json.dumps(ledger_json(ledger_of("A60", "B9", "A4", HandProtested("e1"), HandAgreed("e2")))))

    assert [hand.get("mark", "none") for hand in report["series"][0]["hands"]] == ["protested", "agreed", "none"]


def test_a_table_without_a_hand_that_counts_has_no_series() -> None:
    assert ledger_json(ledger_of(first_dealer=None)) == {"players": ["Ann", "Bob"], "series": [], "next_dealer": None}
    assert ledger_json(ledger_of("A60", HandStruck("e1"), first_dealer=None))["series"] == []


def test_players_are_called_as_they_are_now() -> None:
    report = json.loads(json.dumps(ledger_json(ledger_of("A60", PlayersRenamed(("Bob", "Ann")), SeriesStopped()))))

    assert report["players"] == ["Bob", "Ann"]
    assert report["series"][0]["hands"][0]["winner"] == "Bob"
    assert report["series"][0]["stopped"]


@given(logs())
def test_any_ledger_can_be_written_as_json(log: list[Recorded]) -> None:
    report = json.loads(json.dumps(ledger_json(keep(log))))

    assert report["players"] == [*keep(log).players.values()]
    assert len(log) >= len([hand for series in report["series"] for hand in series["hands"]])


def test_seats_keep_the_order_of_the_players() -> None:
    assert list(keep(log_of()).players) == list(Seat)
