import json

from hypothesis import given

from scorekeeper.hollywood.events import HandAgreed, HandProtested, HandStruck, PlayersRenamed, Recorded, SeriesStopped
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.seats import Seat
from tests.hollywood.evenings import keep, ledger_of, log_of, logs


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
                "standing": None,
                "hands": [
                    {"number": 1, "uid": "e1", "outcome": None, "winner": "Ann", "points": 60, "games": [1], "dealer": "Ann"},
                    {"number": 2, "uid": "e4", "outcome": None, "winner": "Ann", "points": 45, "games": [1, 2], "dealer": "Ann"},
                    {"number": 3, "uid": "e5", "outcome": "dead", "winner": None, "points": 0, "games": [], "dealer": "Ann"},
                ],
            }
        ],
        "next_dealer": "Ann",
    }


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
