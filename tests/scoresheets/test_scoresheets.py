import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.hollywood.ledger import Ledger, keep_ledger
from scorekeeper.hollywood.report import ledger_json
from scorekeeper.hollywood.rules import PRESETS
from scorekeeper.hollywood.sheetfile import read_file
from scorekeeper.hollywood.table import fold

SHEETS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(Path(__file__).parent.glob("*.json"))}
CELLS = [(name, number) for name, sheet in SHEETS.items() for number in range(1, len(sheet["worked"]) + 1)]


def ledger_of(sheet: Mapping[str, object]) -> Ledger:
    file, faults = read_file(sheet)
    assert file, faults
    return keep_ledger(fold(file.log))


def report_of(sheet: Mapping[str, object]) -> dict[str, Any]:
    return dict(ledger_json(ledger_of(sheet), with_uids=False))


def up_to(sheet: dict[str, Any], hands: int) -> dict[str, Any]:
    """Return the sheet as it was when so many hands were on it."""
    played = [index for index, hand in enumerate(sheet["hands"]) if "stop" not in hand]
    return {**sheet, "hands": sheet["hands"][: played[hands - 1] + 1]}


def test_every_preset_has_an_evening() -> None:
    presets = {sheet["sheet"].get("rules", {}).get("preset", "hollywood") for sheet in SHEETS.values()}

    assert presets == set(PRESETS)


@pytest.mark.parametrize(("name", "number"), CELLS)
def test_every_cell_of_a_sheet_is_as_worked_out_by_hand(name: str, number: int) -> None:
    worked = SHEETS[name]["worked"][number - 1]

    series = report_of(up_to(SHEETS[name]["sheet"], number))["series"][-1]

    totals = {player: [game["totals"][player] for game in series["games"]] for player in worked["totals"]}
    assert {**series["hands"][-1], "series": series["number"], "totals": totals} == worked


@pytest.mark.parametrize("name", SHEETS)
def test_every_series_of_a_sheet_ends_as_worked_out_by_hand(name: str) -> None:
    ledger = ledger_of(SHEETS[name]["sheet"])
    report = report_of(SHEETS[name]["sheet"])

    ends = [
        {
            "finished": series["finished"],
            "stopped": series["stopped"],
            "winner": series["winner"],
            "games_won": [game["winner"] for game in series["games"]],
            "boxes": {player: [game["boxes"][player] for game in series["games"]] for player in report["players"]},
            "shutouts": [game["shutout"] for game in series["games"]],
            "closed_by": [game.closed_by for game in kept.games],
            "settlement": series["settlement"],
            "standing": series["standing"],
        }
        for series, kept in zip(report["series"], ledger.series, strict=True)
    ]

    assert ends == SHEETS[name]["series"]
    assert report["next_dealer"] == SHEETS[name]["next_dealer"]


@pytest.mark.parametrize("name", SHEETS)
def test_the_hands_of_a_sheet_stay_as_they_were_when_more_are_played(name: str) -> None:
    hands = [hand for series in report_of(SHEETS[name]["sheet"])["series"] for hand in series["hands"]]

    assert [hand["points"] for hand in hands] == [worked["points"] for worked in SHEETS[name]["worked"]]
    assert [hand["games"] for hand in hands] == [worked["games"] for worked in SHEETS[name]["worked"]]
