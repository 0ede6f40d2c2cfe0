"""Draw deals to compare the engine and the oracle on: one half as a table plays them, the other rich in melds."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from scorekeeper.hollywood.rules import setting_text
from tests import oracle


class Drawn(NamedTuple):
    knocker: oracle.Holding
    opponent: oracle.Holding
    rules: oracle.Rules
    """The rules of this very hand."""
    table: oracle.Rules
    upcard: str

    def command(self, **said: str) -> str:
        """Return the command that checks this deal, with what was said of it."""
        cards = {"knocker": text(self.knocker), "opponent": text(self.opponent), "upcard": self.upcard, **said}
        options = [f'--{name.replace("_", "-")} "{words}"' for name, words in cards.items()]
        rules = [f"--set {name}={setting_text(value)}" for name, value in self.table._asdict().items() if name != "doubled"]
        return " ".join(["scorekeeper check", *options, *rules])


def text(cards: Iterable[str]) -> str:
    return " ".join(sorted(cards, key=oracle.DECK.index))


def melds_text(melds: oracle.Melds) -> str:
    return " / ".join(sorted(text(meld) for meld in melds)) or "-"


def draw(seed: int, knocker_cards: int = 10) -> Drawn:
    """Return the deal of a seed: played where it is even, rich in melds where it is odd, seldom above the limit."""
    random = Random(seed)  # noqa: S311  a deal has to come back from its seed
    holdings = _rich(random, knocker_cards) if seed % 2 else _played(random, knocker_cards)
    table, upcard = _rules(random), random.choice(oracle.DECK)
    return Drawn(*holdings, oracle.of_hand(table, upcard), table, upcard)


def _rules(random: Random) -> oracle.Rules:
    return oracle.Rules(
        knock_limit=random.choice([10, 10, 10, random.randint(0, 9)]),
        gin_bonus=random.choice([25, 25, 20, 0]),
        undercut_bonus=random.choice([10, 10, 25, 0]),
        tie=random.choice(["undercut", "undercut", "knocker"]),
        oklahoma=random.choice([False, False, False, True]),
        ace_upcard=random.choice(["one", "gin_only"]),
        spades_double=random.choice([False, True]),
        big_gin_bonus=random.choice([None, 0, 31, 50]),
    )


def _played(random: Random, knocker_cards: int) -> tuple[oracle.Holding, oracle.Holding]:
    """Play from the stock, both throwing their highest deadwood, until one of them can knock."""
    stock = random.sample(oracle.DECK, 52)
    player, other = frozenset(stock[:10]), frozenset(stock[10:20])
    for card in stock[20:50]:
        eleven = player | {card}
        player = eleven - {_highest_deadwood(eleven)}
        if oracle.lowest_count(player) <= oracle.Rules().knock_limit:
            return (player if knocker_cards == len(player) else eleven), other
        player, other = other, player
    return player | frozenset(stock[50 : 40 + knocker_cards]), other


def _highest_deadwood(holding: oracle.Holding) -> str:
    unmatched = min((oracle.deadwood(holding, melds) for melds in oracle.all_choices(holding)), key=oracle.count)
    return max(sorted(unmatched or holding), key=lambda card: oracle.VALUES[card[0]])


def _rich(random: Random, knocker_cards: int) -> tuple[oracle.Holding, oracle.Holding]:
    """Draw whole melds out of neighbouring ranks, so that melds share cards and much can be laid off."""
    width = random.randint(6, 8)
    lowest = random.randint(0, 13 - width)
    near = _of_ranks(oracle.RANKS[lowest : lowest + width])
    low = _of_ranks(oracle.RANKS[: random.choice([3, 4, 8])])
    knocker = _melds_first(random, near, random.choice([2, 3, 3]), low, knocker_cards)
    opponent = _melds_first(random, near - knocker, random.randint(0, 2), near - knocker, 10)
    return knocker, opponent


def _of_ranks(ranks: str) -> oracle.Holding:
    return frozenset(card for card in oracle.DECK if card[0] in ranks)


def _melds_first(random: Random, cards: oracle.Holding, melds: int, others: oracle.Holding, size: int) -> oracle.Holding:
    """Draw melds of three to five cards, most often with a card left over, and fill up from others."""
    holding: oracle.Holding = frozenset()
    room = size - random.choice([0, 1, 1, 1])
    for _ in range(melds):
        fitting = [meld for meld in oracle.all_melds(cards - holding) if len(meld) <= min(5, room - len(holding))]
        holding |= random.choice(fitting) if fitting else frozenset()
    return holding | frozenset(random.sample(sorted(others - holding), size - len(holding)))
