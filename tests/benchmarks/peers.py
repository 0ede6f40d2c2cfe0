"""Other rules engines that can be called from Python: their lowest counts beside ours, and where they differ.

They are no dependency: `pip install -e ".[peers]"` brings them, best into a virtual environment of their own.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from operator import eq
from random import Random
from typing import NamedTuple, TypeVar

from scorekeeper.gin.cards import DECK, HELD, Card
from scorekeeper.gin.holding import count_holding
from tests import oracle
from tests.benchmarks.deals import rich_holding

HOLDINGS = 100_000
LIMIT = 10

Holding = tuple[Card, ...]
Told = TypeVar("Told", int, set[int])


class Peer(NamedTuple):
    """Hold how to ask a peer: its own form of some cards, their lowest count, and of eleven the discards that allow a knock."""

    name: str
    form: Callable[[Iterable[Card]], Sequence[object]]
    count: Callable[[Sequence[object]], int]
    knocks: Callable[[Sequence[object]], set[int]]
    counts_eleven: bool
    """Whether it also counts eleven cards, as what the best discard leaves."""


def pyspiel() -> Peer:
    """Return OpenSpiel's `GinRummyUtils`, which is C++."""
    utils = import_module("pyspiel").gin_rummy.GinRummyUtils(13, 4, 10)
    return Peer(
        "pyspiel",
        lambda cards: [*map(int, cards)],
        utils.min_deadwood,
        lambda cards: {*utils.legal_discards(cards, LIMIT)},
        counts_eleven=True,
    )


def rlcard() -> Peer:
    """Return RLCard's melding, which is Python."""
    melding, utils = (import_module(f"rlcard.games.gin_rummy.utils.{name}") for name in ("melding", "utils"))
    judge = import_module("rlcard.games.gin_rummy.judge")

    def count(cards: Sequence[object]) -> int:
        best = melding.get_best_meld_clusters(cards)
        return int(utils.get_deadwood_count(cards, best[0] if best else []))

    def knocks(cards: Sequence[object]) -> set[int]:
        return {utils.get_card_id(card) for some in judge.get_going_out_cards(cards, LIMIT) for card in some}

    return Peer("rlcard", lambda cards: [utils.get_card(card) for card in cards], count, knocks, counts_eleven=False)


def installed() -> list[Peer]:
    """Return the peers that are there, and print which are not."""
    found = []
    for peer in (pyspiel, rlcard):
        try:
            found.append(peer())
        except ModuleNotFoundError as missing:
            print(f"{peer.__name__} is left out: {missing}")
    return found


def drawn(size: int) -> list[Holding]:
    """Return holdings of a size, every other one rich in melds."""
    random = Random(size)  # noqa: S311  (cards, not secrets)
    return [
        rich_holding(random, frozenset(DECK), 3, size) if number % 2 else tuple(random.sample(DECK, size)) for number in range(HOLDINGS)
    ]


def print_agreement() -> None:
    """Print where the peers differ from us on ten cards and on eleven, and who is right by the tests' oracle."""
    ten, eleven = drawn(10), drawn(11)
    for peer in installed():
        print_difference(f"{peer.name}, lowest count of ten cards", ten, asking(peer.count, peer), our_count, true_count)
        print_difference(f"{peer.name}, discards that allow a knock", eleven, asking(peer.knocks, peer), our_knocks, true_knocks)
        if peer.counts_eleven:
            print_difference(f"{peer.name}, lowest count of eleven cards", eleven, asking(peer.count, peer), our_count, true_count)


def asking(question: Callable[[Sequence[object]], Told], peer: Peer) -> Callable[[Holding], Told]:
    """Return a question to a peer that takes our cards."""
    return lambda cards: question(peer.form(cards))


def print_difference(
    asked: str,
    holdings: Sequence[Holding],
    theirs: Callable[[Holding], Told],
    ours: Callable[[Holding], Told],
    truth: Callable[[Holding], Told],
) -> None:
    """Print on how many holdings two answers differ, how often either is the oracle's, and the first of them."""
    differing = [cards for cards in holdings if theirs(cards) != ours(cards)]
    print(f"{asked}: {len(differing)} of {len(holdings)} differ")
    if differing:
        right = [truth(cards) for cards in differing]
        print(f"  right: ours {sum(map(eq, map(ours, differing), right))}, theirs {sum(map(eq, map(theirs, differing), right))}")
        first = differing[0]
        print(f"  {' '.join(map(str, sorted(first)))}: ours {shown(ours(first))}, theirs {shown(theirs(first))}")


def shown(told: int | set[int]) -> str:
    """Return a count, or the cards of some discards."""
    return " ".join(map(str, map(Card, sorted(told)))) or "none" if isinstance(told, set) else str(told)


def our_count(cards: Holding) -> int:
    """Return our lowest count, of eleven cards after the best discard."""
    return count_holding(cards).answer.count


def our_knocks(cards: Holding) -> set[int]:
    """Return the discards of eleven cards that leave a count within the limit."""
    return {int(card) for card, count in count_holding(cards).discards if count <= LIMIT}


def true_count(cards: Holding) -> int:
    """Return the oracle's lowest count, of eleven cards after the best discard."""
    return min(oracle.lowest_count(rest(cards, card)) for card in cards) if len(cards) > HELD else oracle.lowest_count(rest(cards))


def true_knocks(cards: Holding) -> set[int]:
    """Return the discards that leave the oracle a count within the limit."""
    return {int(card) for card in cards if oracle.lowest_count(rest(cards, card)) <= LIMIT}


def rest(cards: Holding, thrown: Card | None = None) -> oracle.Holding:
    """Return what stays of some cards in the oracle's terms."""
    return frozenset(str(card) for card in cards if card != thrown)


if __name__ == "__main__":
    print_agreement()
