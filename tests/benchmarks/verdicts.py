"""Measure the verdict engine: `python -m tests.benchmarks.verdicts`; the peers are measured beside it where they are installed.

Every figure is in microseconds. Nothing is remembered from one deal to the next, and no deal comes twice in a pass.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from random import Random
from statistics import median, quantiles
from time import perf_counter_ns
from typing import TypeVar

from scorekeeper.gin.bits import lowest_count, mask_of
from scorekeeper.gin.cards import Card
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.hand import judge
from scorekeeper.gin.layoffs import lowest_answer, opened_by
from scorekeeper.gin.rules import MOST_COUNT, HandRules
from scorekeeper.gin.spreads import layouts_of, lowest_of
from tests.benchmarks.deals import rich_deal, uniform_deal
from tests.benchmarks.peers import Peer, installed

Asked = TypeVar("Asked")

HOLDINGS = 4_000
DEALS = 100_000
PASSES = 3
AT_ONCE = 10
"""A short call is made so many times in a row, so that looking at the clock does not count."""


def timed(call: Callable[[Asked], object], asked: Iterable[Asked], times: int = 1) -> list[float]:
    """Return how long each call takes."""
    taken = []
    for one in asked:
        start = perf_counter_ns()
        for _ in repeat(None, times):
            call(one)
        taken.append((perf_counter_ns() - start) / 1000 / times)
    return taken


def print_counts(kind: str, holdings: Sequence[tuple[Card, ...]], peers: Iterable[Peer]) -> None:
    """Print the median of a lowest count, ours from the bits and from the cards, and each peer's from its own form of the cards."""
    ours = median(timed(lowest_count, [mask_of(cards) for cards in holdings], AT_ONCE))
    from_cards = median(timed(lambda cards: lowest_count(mask_of(cards)), holdings, AT_ONCE))
    print(f"lowest count, {kind}: {ours:.2f} (from cards {from_cards:.2f})", end="")
    for peer in peers:
        theirs = median(timed(peer.count, [peer.form(cards) for cards in holdings], AT_ONCE))
        print(f"; {peer.name} {theirs:.2f}, which is {theirs / ours:.1f} times ours", end="")
    print()


def print_layoffs(deals: Iterable[Deal]) -> None:
    """Print the median of the opponent's best answer to the knocker's melds, as a count."""
    asked = []
    for deal in deals:
        melds = lowest_of(layouts_of(mask_of(deal.knocker)))[0].spread.melds
        asked.append((mask_of(deal.opponent), melds))
    taken = timed(lambda each: lowest_answer(layouts_of(each[0]), opened_by(each[1])), asked, AT_ONCE)
    print(f"lowest count with layoffs on three melds or fewer: {median(taken):.2f}")


def print_verdicts(kind: str, deals: Sequence[Deal], rules: HandRules) -> None:
    """Print the median of a whole verdict with the best spread, and the worst, each deal at the least of its passes."""
    if len({(frozenset(deal.knocker), frozenset(deal.opponent)) for deal in deals}) < len(deals):
        raise AssertionError("A deal comes twice.")
    passes = [timed(lambda deal: judge(deal, rules), deals) for _ in range(PASSES)]
    least = [min(taken) for taken in zip(*passes, strict=True)]
    medians = ", ".join(f"{median(taken):.1f}" for taken in passes)
    hundredths = quantiles(least, n=100)
    print(f"whole verdict, {kind}, {len(deals)} deals: median of each pass {medians}", end="; ")
    print(f"90 of 100 within {hundredths[89]:.1f}, 99 within {hundredths[98]:.1f}, the worst {max(least):.0f}")


def print_all(deals: int = DEALS) -> None:
    """Print every figure."""
    random = Random(7)  # noqa: S311  (deals, not secrets)
    uniform, rich = [uniform_deal(random) for _ in range(deals)], [rich_deal(random) for _ in range(deals)]
    peers = installed()
    print_counts("uniform holdings", [deal.knocker for deal in uniform[:HOLDINGS]], peers)
    print_counts("meld-rich holdings", [deal.knocker for deal in rich[:HOLDINGS]], peers)
    print_layoffs(rich[:HOLDINGS])
    print_verdicts("uniform deals at a limit of 98", uniform, HandRules(knock_limit=MOST_COUNT))
    print_verdicts("meld-rich knocks within 10", rich, HandRules())


if __name__ == "__main__":
    print_all()
