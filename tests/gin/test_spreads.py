from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.gin.bits import mask_of
from scorekeeper.gin.cards import DECK, Card
from scorekeeper.gin.spreads import Layout, layouts_within, lowest_layouts, lowest_spread
from tests import oracle
from tests.gin.verdicts import cards, names, plain

NEAR = DECK[3:8] + DECK[16:21] + DECK[29:34] + DECK[42:47]
tens = st.sets(st.sampled_from(NEAR), min_size=10, max_size=10)


def in_plain(layouts: list[Layout], holding: set[Card]) -> set[oracle.Melds]:
    return {plain(layout.spread(mask_of(holding)).melds) for layout in layouts}


@given(tens)
def test_every_layout_within_a_limit_is_legal_and_counts_what_it_says(holding: set[Card]) -> None:
    for layout in layouts_within(mask_of(holding), 20):
        spread = layout.spread(mask_of(holding))
        assert plain(spread.melds) <= oracle.EVERY_MELD
        assert names(spread.deadwood) == oracle.deadwood(names(holding), plain(spread.melds))
        assert spread.count == layout.count <= 20


@given(tens)
def test_the_lowest_layouts_are_those_of_the_lowest_count(holding: set[Card]) -> None:
    layouts = lowest_layouts(mask_of(holding))

    assert {layout.count for layout in layouts} == {oracle.lowest_count(names(holding))}
    assert lowest_spread(mask_of(holding)) == layouts[0].spread(mask_of(holding))


def test_a_spread_may_hold_melds_and_ends_of_runs_back() -> None:
    holding = set(cards("AS 2S 3S 4S"))

    assert in_plain(list(layouts_within(mask_of(holding), 10)), holding) == {
        oracle.read_melds("AS 2S 3S 4S"),
        oracle.read_melds("AS 2S 3S"),
        oracle.read_melds("2S 3S 4S"),
        frozenset(),
    }
