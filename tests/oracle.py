"""Score one hand the slow way, by trying every choice: the measure that the engine is held against.

Cards are two letters ("TS"), holdings and melds plain sets, and nothing comes from the package. Source: docs/rules.md, sections 1 and 2.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

RANKS = "A23456789TJQK"
SUITS = "SHDC"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
VALUES = dict(zip(RANKS, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))

Holding = frozenset[str]
Melds = frozenset[Holding]

SETS = [frozenset(rank + suit for suit in suits) for rank in RANKS for size in (3, 4) for suits in combinations(SUITS, size)]
RUNS = [frozenset(rank + suit for rank in RANKS[first : last + 1]) for suit in SUITS for last in range(13) for first in range(last - 1)]
EVERY_MELD = frozenset(SETS + RUNS)


class Rules(NamedTuple):
    knock_limit: int = 10
    gin_bonus: int = 25
    undercut_bonus: int = 10
    tie: str = "undercut"
    oklahoma: bool = False
    ace_upcard: str = "one"
    spades_double: bool = False
    big_gin_bonus: int | None = None
    doubled: bool = False


class Worth(NamedTuple):
    """Hold what one spread is worth: both counts, and the points, which are negative where the opponent scores them."""

    outcome: str
    knocker_count: int
    opponent_count: int
    points: int


def of_hand(table: Rules, upcard: str | None) -> Rules:
    """Return the rules of one hand at a table: its limit, and whether it counts double."""
    rules = table._replace(oklahoma=False, spades_double=False, doubled=table.spades_double and upcard is not None and upcard[1] == "S")
    if not table.oklahoma or upcard is None:
        return rules
    gin_only = upcard[0] == "A" and table.ace_upcard == "gin_only"
    return rules._replace(knock_limit=0 if gin_only else VALUES[upcard[0]])


def read(text: str) -> Holding:
    return frozenset(text.split())


def read_melds(text: str) -> Melds:
    return frozenset(read(meld) for meld in text.split("/"))


def count(cards: Iterable[str]) -> int:
    return sum(VALUES[card[0]] for card in cards)


def deadwood(holding: Holding, melds: Melds) -> Holding:
    return holding.difference(*melds)


def all_melds(holding: Holding) -> list[Holding]:
    return [meld for meld in SETS + RUNS if meld <= holding]


@lru_cache(maxsize=10_000)
def all_choices(holding: Holding) -> tuple[Melds, ...]:
    """Return every way to choose disjoint melds from a holding, each once; choosing none is one of them."""
    choices: list[Melds] = [frozenset()]
    for meld in all_melds(holding):
        choices += [chosen | {meld} for chosen in choices if all(meld.isdisjoint(other) for other in chosen)]
    return tuple(choices)


def lowest_count(holding: Holding) -> int:
    return min(count(deadwood(holding, melds)) for melds in all_choices(holding))


@lru_cache(maxsize=100_000)
def lowest_after_layoffs(unmatched: Holding, melds: Melds) -> int:
    """Return the lowest count that laying off one card after the other leaves; a meld grows with each card laid on it."""
    counts = [count(unmatched)]
    for meld in melds:
        for card in unmatched:
            grown = meld | {card}
            if grown in EVERY_MELD:
                counts.append(lowest_after_layoffs(unmatched - {card}, melds - {meld} | {grown}))
    return min(counts)


def best_answer(opponent: Holding, knocker_melds: Melds) -> int:
    """Return the lowest count the opponent can reach: each choice of his own melds, with each way to lay off what is left."""
    return min(lowest_after_layoffs(deadwood(opponent, melds), knocker_melds) for melds in all_choices(opponent))


def resolve(knocker_count: int, opponent_count: int, rules: Rules) -> Worth:
    times = 2 if rules.doubled else 1
    if knocker_count == 0:
        return Worth("gin", 0, opponent_count, times * (opponent_count + rules.gin_bonus))
    if knocker_count < opponent_count or (knocker_count == opponent_count and rules.tie == "knocker"):
        return Worth("knock", knocker_count, opponent_count, times * (opponent_count - knocker_count))
    return Worth("undercut", knocker_count, opponent_count, -times * (knocker_count - opponent_count + rules.undercut_bonus))


def big_gin(opponent_count: int, rules: Rules) -> Worth:
    times = 2 if rules.doubled else 1
    return Worth("big_gin", 0, opponent_count, times * (opponent_count + (rules.big_gin_bonus or 0)))


def worth(knocker: Holding, knocker_melds: Melds, opponent: Holding, rules: Rules) -> Worth:
    """Return what one spread is worth against the best answer; nothing is laid off against gin."""
    knocker_count = count(deadwood(knocker, knocker_melds))
    opponent_count = best_answer(opponent, knocker_melds) if knocker_count else lowest_count(opponent)
    return resolve(knocker_count, opponent_count, rules)


def all_spreads(knocker: Holding, opponent: Holding, rules: Rules) -> dict[Melds, Worth]:
    """Return what every legal spread of ten cards is worth; empty where the knock is above the limit."""
    return {
        melds: worth(knocker, melds, opponent, rules)
        for melds in all_choices(knocker)
        if count(deadwood(knocker, melds)) <= rules.knock_limit
    }


def points_of_lowest(spreads: dict[Melds, Worth]) -> list[int]:
    """Return the points of the spreads that have the lowest count of all."""
    lowest = min(spread.knocker_count for spread in spreads.values())
    return sorted(spread.points for spread in spreads.values() if spread.knocker_count == lowest)


def best_points(spreads: dict[Melds, Worth]) -> int:
    return max(spread.points for spread in spreads.values())


def all_discards(eleven: Holding, opponent: Holding, rules: Rules) -> dict[str, dict[Melds, Worth]]:
    """Return for each card that can be thrown from eleven, and leaves a legal knock, what every legal spread is worth."""
    thrown = {card: all_spreads(eleven - {card}, opponent, rules) for card in sorted(eleven)}
    return {card: spreads for card, spreads in thrown.items() if spreads}


def all_big_gins(eleven: Holding, opponent: Holding, rules: Rules) -> dict[Melds, Worth]:
    """Return what every way to meld all eleven cards is worth; empty where there is none or where big gin is not played."""
    if rules.big_gin_bonus is None:
        return {}
    return {melds: big_gin(lowest_count(opponent), rules) for melds in all_choices(eleven) if not deadwood(eleven, melds)}
