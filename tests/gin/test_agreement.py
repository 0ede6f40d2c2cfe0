import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest

from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.rules import HandRules
from tests import oracle
from tests.gin.deals import Drawn, draw, melds_text, text
from tests.gin.verdicts import assert_true_to_the_cards, check, codes, laid, plain, signed

IN_CI = range(2_000)
ELEVEN_IN_CI = range(400)
LONG = range(len(IN_CI), len(IN_CI) + int(os.environ.get("DEALS", "20000")))
BLOCK = 100
Agree: TypeAlias = Callable[[Drawn, int], bool]
"""Fail where engine and oracle differ on a deal, and return whether it is legal."""


def every_block(seeds: range) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("first", seeds[::BLOCK])


def legal_hands(agree: Agree, first: int, knocker_cards: int = 10) -> int:
    """Hold the engine against the oracle on each deal of a block, and return how many of them are legal: the others say little."""
    return sum(agree(draw(seed, knocker_cards), seed) for seed in range(first, first + BLOCK))


@contextmanager
def judged(drawn: Drawn, **said: str) -> Iterator[Verdict]:
    """Yield the verdict on a deal, and where something differs from it, note the command that shows it."""
    try:
        yield check(text(drawn.knocker), text(drawn.opponent), HandRules(**drawn.table._asdict()), upcard=drawn.upcard, **said)
    except Exception as difference:
        difference.add_note(drawn.command(**said))
        raise


def agree_on_cards_alone(drawn: Drawn, _seed: int) -> bool:
    spreads = oracle.all_spreads(*drawn[:3])

    with judged(drawn) as verdict:
        assert_true_to_the_cards(verdict, drawn.knocker, drawn.opponent)
        assert laid(verdict)[0].count == oracle.lowest_count(drawn.knocker)
        assert verdict.legal == bool(spreads)
        if spreads:
            assert signed(verdict.score) == oracle.points_of_lowest(spreads)[-1]
            assert_worth(verdict, spreads[plain(laid(verdict)[0].melds)])
            assert_better(verdict, {"None": spreads})
        else:
            assert (codes(verdict.problems), verdict.score) == (["over_limit"], None)
    return bool(spreads)


def agree_on_cards_as_laid(drawn: Drawn, seed: int) -> bool:
    spreads = oracle.all_spreads(*drawn[:3])
    if not spreads:
        return False
    melds = one_of(spreads, seed)
    answer = one_of(oracle.all_choices(drawn.opponent), seed)
    unmatched = oracle.deadwood(drawn.opponent, answer)
    counted = oracle.lowest_after_layoffs(unmatched, melds) if spreads[melds].knocker_count else oracle.count(unmatched)

    with judged(drawn, knocker_melds=melds_text(melds)) as verdict:
        assert plain(laid(verdict)[0].melds) == melds
        assert_worth(verdict, spreads[melds])
        assert_better(verdict, {"None": spreads})
    with judged(drawn, knocker_melds=melds_text(melds), opponent_melds=melds_text(answer)) as verdict:
        assert_worth(verdict, oracle.resolve(spreads[melds].knocker_count, counted, drawn.rules))
        assert (verdict.opponent_better is not None) == (counted > spreads[melds].opponent_count)
    return True


def agree_on_eleven(drawn: Drawn, _seed: int) -> bool:
    thrown = oracle.all_discards(*drawn[:3])
    whole = oracle.all_big_gins(*drawn[:3])

    with judged(drawn) as verdict:
        assert_true_to_the_cards(verdict, drawn.knocker, drawn.opponent)
        assert verdict.legal == bool(thrown)
        if thrown:
            worths = [spread for spreads in thrown.values() for spread in lowest(spreads)]
            best = max([*whole.values(), *worths], key=lambda spread: (spread.points, -spread.knocker_count))
            assert (signed(verdict.score), laid(verdict)[0].count) == (best.points, best.knocker_count)
            assert (verdict.discard is None) == (best.outcome == "big_gin")
            assert_worth(verdict, {**thrown, "None": whole}[str(verdict.discard)][plain(laid(verdict)[0].melds)])
            assert_better(verdict, {**thrown, "None": whole})
    return bool(thrown)


def agree_on_eleven_as_laid(drawn: Drawn, seed: int) -> bool:
    thrown = oracle.all_discards(*drawn[:3])
    if not thrown:
        return False
    discard = sorted(thrown)[seed % len(thrown)]
    melds = one_of(thrown[discard], seed)

    with judged(drawn, knocker_melds=melds_text(melds), discard=discard) as verdict:
        assert_worth(verdict, thrown[discard][melds])
        assert_better(verdict, {**thrown, "None": oracle.all_big_gins(*drawn[:3])})
    return True


def lowest(spreads: dict[oracle.Melds, oracle.Worth]) -> list[oracle.Worth]:
    count = min(spread.knocker_count for spread in spreads.values())
    return [spread for spread in spreads.values() if spread.knocker_count == count]


def one_of(choices: Iterable[oracle.Melds], seed: int) -> oracle.Melds:
    ordered = sorted(choices, key=melds_text)
    return ordered[seed % len(ordered)]


def assert_worth(verdict: Verdict, expected: oracle.Worth) -> None:
    spread, answer = laid(verdict)
    assert verdict.score is not None
    assert (verdict.score.outcome, spread.count, answer.count, signed(verdict.score)) == expected


def assert_better(verdict: Verdict, thrown: dict[str, dict[oracle.Melds, oracle.Worth]]) -> None:
    """Hold the advice against every legal spread after each discard; where none is thrown, it is "None"."""
    best = max(oracle.best_points(spreads) for spreads in thrown.values() if spreads)
    if verdict.better is None:
        assert signed(verdict.score) == best
    else:
        assert signed(verdict.score) != best
        advised = thrown[str(verdict.better.discard)][plain(verdict.better.melds)]
        assert (verdict.better.count, verdict.better.points) == (advised.knocker_count, advised.points)
        assert advised.points == best


@every_block(IN_CI)
def test_engine_and_oracle_agree_on_cards_alone(first: int) -> None:
    assert legal_hands(agree_on_cards_alone, first) > BLOCK // 2


@every_block(IN_CI)
def test_engine_and_oracle_agree_on_cards_as_laid(first: int) -> None:
    assert legal_hands(agree_on_cards_as_laid, first) > BLOCK // 2


@every_block(ELEVEN_IN_CI)
@pytest.mark.parametrize("agree", [agree_on_eleven, agree_on_eleven_as_laid])
def test_engine_and_oracle_agree_on_eleven_cards(first: int, agree: Agree) -> None:
    assert legal_hands(agree, first, 11) > BLOCK // 2


@pytest.mark.long
@every_block(LONG)
@pytest.mark.parametrize(
    ("agree", "knocker_cards"),
    [(agree_on_cards_alone, 10), (agree_on_cards_as_laid, 10), (agree_on_eleven, 11), (agree_on_eleven_as_laid, 11)],
)
def test_engine_and_oracle_agree_on_many_more(first: int, agree: Agree, knocker_cards: int) -> None:
    assert legal_hands(agree, first, knocker_cards) > BLOCK // 2
