"""What a series comes to, in a sentence, and the score of all series."""

from dataclasses import replace

import pytest

from scorekeeper.hollywood.events import Event, SeriesStopped
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.web.settled import running_score, settlement_of
from scorekeeper.web.words import Words
from tests.hollywood.evenings import ledger_of

NET = Rules(series_winner="net")
SPLIT = ("A35", "B12", "A24", "A75", "B40", "B60", "B50")
"""134 to 12, 99 to 100 and 75 to 110: Bob wins two games, Ann the sum by 122 - 1 - 35."""


def settled(*events: Event | str, rules: Rules | None = None) -> str:
    ledger = ledger_of(*events, rules=rules)
    return settlement_of(ledger.series[0], Words(ledger.players))


@pytest.mark.parametrize(
    ("events", "rules", "said"),
    [
        (("A60", "A45"), Rules(), ""),
        ((), NET, ""),
        (("A60",), NET, ""),
        (("A60", "A45"), NET, "As it stands: Ann 105."),
        (("B60", "B45", "A5"), NET, "As it stands: Bob 105."),
        (SPLIT, Rules(), "Settlement: Ann 86, 122 − 1 − 35. By games Bob, by net points Ann."),
        (SPLIT, NET, "Settlement: Ann 86, 122 − 1 − 35. By games Bob, by net points Ann."),
        (SPLIT[:-1], NET, "As it stands: Ann 121, 122 − 1."),
        (SPLIT, replace(NET, game_weights=(1, 1, 2)), "Settlement: Ann 51, 122 − 1 − 2 \u00d7 35. By games Bob, by net points Ann."),
        (SPLIT, replace(NET, stake=5), "Settlement: Ann 86, 122 − 1 − 35. By games Bob, by net points Ann. Bob owes Ann 4.30."),
        (
            SPLIT,
            replace(NET, stake=5, stake_step=100),
            "Settlement: Ann 86, 122 − 1 − 35. By games Bob, by net points Ann. Bob owes Ann 4.00.",
        ),
        (("A60", "A45", SeriesStopped()), NET, "Settlement: Ann 105."),
        (("A60", SeriesStopped()), NET, ""),
        (("A100",), replace(PRESETS["gin"], stake=100), "Settlement: Ann 100. Bob owes Ann 100."),
        (("A100",), replace(PRESETS["gin"], stake=1, stake_step=1000), "Settlement: Ann 100."),
        (("A100",), replace(PRESETS["gin"], stake=0), "Settlement: Ann 100."),
        (("A100",), PRESETS["gin"], "Settlement: Ann 100."),
        (("A100",), PRESETS["classic"], "Settlement: Ann 320."),
        (("A100",), PRESETS["modern"], "Settlement: Ann 325."),
    ],
)
def test_a_settlement_is_one_sentence_that_can_be_added_up(events: tuple[Event | str, ...], rules: Rules, said: str) -> None:
    assert (settled(*events, rules=rules) if events else "") == said


def test_a_settlement_that_comes_to_nothing_is_even_and_owes_nothing() -> None:
    said = settled("B25", "B25", "A100", rules=Rules(games=1, box_bonus=50, stake=10))

    assert said == "Settlement: even."


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ((), ""),
        (("A100",), ""),
        (("A100", "A60"), ""),
        (("A100", "B100"), "Series: even at 1."),
        (("A100", "B110"), "Series: even at 1. Net points: Bob 10."),
        (("A100", "A110", "B100"), "Series: Ann leads 2 to 1. Net points: Ann 110."),
        (("B100", "B110", "A100"), "Series: Bob leads 2 to 1. Net points: Bob 110."),
        (("A100", "A30", SeriesStopped()), "Series: Ann leads 1 to 0. Net points: Ann 100."),
        (("A30", SeriesStopped(), "A30", SeriesStopped()), "Series: even at 0."),
    ],
)
def test_the_score_in_series_is_told_once_there_are_two(events: tuple[Event | str, ...], said: str) -> None:
    ledger = ledger_of(*events, rules=PRESETS["gin"])

    assert running_score(ledger.series, Words(ledger.players)) == said
