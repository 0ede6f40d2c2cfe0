from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.bits import lowest_count, mask_of
from scorekeeper.gin.cards import DECK, Card
from scorekeeper.gin.spreads import Layout, Spread, layouts_of, layouts_within, lowest_of
from tests import oracle
from tests.gin.verdicts import cards, names, plain

NEAR = DECK[3:8] + DECK[16:21] + DECK[29:34] + DECK[42:47]
tens = st.sets(st.sampled_from(NEAR), min_size=10, max_size=10)


def in_plain(layouts: Iterable[Layout]) -> set[oracle.Melds]:
    return {plain(layout.spread.melds) for layout in layouts}


@given(tens)
def test_every_layout_within_a_limit_is_legal_and_counts_what_it_says(holding: set[Card]) -> None:
    for layout in layouts_within(mask_of(holding), 20):
        spread = layout.spread
        assert plain(spread.melds) <= oracle.EVERY_MELD
        assert names(spread.deadwood) == oracle.deadwood(names(holding), plain(spread.melds))
        assert spread.count == layout.count <= 20


@given(tens)
def test_the_lowest_layouts_are_those_of_the_lowest_count(holding: set[Card]) -> None:
    layouts = layouts_of(mask_of(holding))

    lowest = oracle.lowest_count(names(holding))
    assert {layout.count for layout in lowest_of(layouts)} == {lowest} == {lowest_count(mask_of(holding))}
    assert lowest_of(layouts) == [layout for layout in layouts if layout.spread.count == lowest]


@pytest.mark.parametrize(
    ("melds", "deadwood", "gin"),
    [
        ("5S 6S 7S", "", False),
        ("5S 6S 7S / 9H 9D 9C / JD QD KD", "", False),
        ("5S 6S 7S / 9H 9D 9C / TD JD QD KD", "", True),
        ("5S 6S 7S 8S / 9H 9D 9C / TD JD QD KD", "", True),
        ("5S 6S 7S / 9H 9D 9C / TD JD QD KD", "AS", False),
    ],
)
def test_only_a_whole_holding_without_deadwood_is_gin(melds: str, deadwood: str, gin: bool) -> None:
    spread = Spread(tuple(map(cards, melds.split(" / "))), cards(deadwood))
    (lowest,) = lowest_of(layouts_of(mask_of([*(card for meld in spread.melds for card in meld), *spread.deadwood])))

    assert spread.is_gin == lowest.is_gin == gin


def test_a_spread_may_hold_melds_and_ends_of_runs_back() -> None:
    holding = set(cards("AS 2S 3S 4S"))

    assert in_plain(layouts_within(mask_of(holding), 10)) == {
        oracle.read_melds("AS 2S 3S 4S"),
        oracle.read_melds("AS 2S 3S"),
        oracle.read_melds("2S 3S 4S"),
        frozenset(),
    }


@pytest.mark.parametrize(
    ("text", "limit", "layouts"),
    [
        ("KS", 9, []),
        ("KS", 10, ["10 KS"]),
        ("AD 2D 3D KS", 15, ["10 KS"]),
        ("AD 2D 3D KS", 16, ["10 KS", "16 KS AD 2D 3D"]),
        ("AC 2C 3C 4C", 9, ["0", "1 AC", "4 4C"]),
        ("AC 2C 3C 4C", 10, ["0", "1 AC", "10 AC 2C 3C 4C", "4 4C"]),
        ("AH 2H 3H AC 2C 3C", 11, ["0", "6 AC 2C 3C", "6 AH 2H 3H"]),
        ("AH 2H 3H AC 2C 3C", 12, ["0", "12 AH 2H 3H AC 2C 3C", "6 AC 2C 3C", "6 AH 2H 3H"]),
        ("2S 2H 2D 3D 4D", 7, ["4 2S 2H", "7 3D 4D"]),
        ("2S 2H 2D 3D 4D", 13, ["13 2S 2H 2D 3D 4D", "4 2S 2H", "7 3D 4D"]),
    ],
)
def test_the_layouts_within_a_limit_count_what_they_leave(text: str, limit: int, layouts: list[str]) -> None:
    found = layouts_within(mask_of(cards(text)), limit)

    assert sorted(f"{layout.count} {' '.join(map(str, layout.spread.deadwood))}".strip() for layout in found) == layouts
