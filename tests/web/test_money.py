"""Amounts of money, shown and typed."""

import pytest
from flask import Flask
from flask_babel import force_locale
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.money import in_money, read_money, typed_money


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("0", 0),
        ("0.05", 5),
        ("0,05", 5),
        ("2,5", 250),
        ("2.50", 250),
        (" 10 ", 1000),
        ("१८", 1800),
        ("\u09e6,\u09eb", 50),
        ("\uff11\uff10\uff0e\uff15", 1050),
        ("10000", 1_000_000),
        ("", None),
        ("1.234", None),
        ("1,000", None),
        ("1.000,50", None),
        (".5", 50),
        ("5.", 500),
        ("\u0661\u066b\u0665", 150),
        (".", None),
        ("-5", None),
        ("1_0", None),
        ("1e3", None),
        ("½", None),
        ("five", None),
        ("9" * 80, None),
        ("9" * 5000, None),
    ],
)
def test_an_amount_is_read_with_a_point_or_a_comma_in_the_digits_of_any_script(text: str, amount: int | None) -> None:
    assert read_money(text) == amount


@pytest.mark.parametrize(
    ("amount", "stake", "step", "shown"),
    [
        (1000, 100, None, "10"),
        (123_400, 100, 100, "1,234"),
        (1000, 5, None, "10.00"),
        (1550, 5, 50, "15.50"),
        (1000, 100, 50, "10.00"),
        (150, 100, None, "1.50"),
        (0, None, None, "0"),
    ],
)
def test_hundredths_are_shown_only_where_they_occur(amount: int, stake: int | None, step: int | None, shown: str) -> None:
    assert in_money(amount, Rules(stake=stake, stake_step=step)) == shown


@given(st.none() | st.integers(0, 1_000_000), st.sampled_from(("en", "bg", "bn", "hi", "ja")))
def test_an_amount_that_is_typed_as_it_is_shown_is_the_same(plain: Flask, amount: int | None, language: str) -> None:
    with plain.test_request_context(), force_locale(language):
        assert read_money(typed_money(amount)) == amount


def test_amounts_are_written_in_the_readers_way(plain: Flask) -> None:
    with plain.test_request_context(), force_locale("bg"):
        assert (typed_money(5), in_money(123_450, Rules(stake=5))) == ("0,05", "1\xa0234,50")
