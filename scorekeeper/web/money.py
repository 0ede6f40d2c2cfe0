"""Amounts of money: whole numbers of the smallest unit, a hundredth, shown and typed the reader's way."""

import re
import unicodedata
from decimal import Decimal

from babel.numbers import format_decimal, get_decimal_symbol
from flask_babel import get_locale

from scorekeeper.hollywood.rules import Rules

UNITS = 100
"""So many of the smallest unit make one of what people speak of; where money has no smaller unit the hundredths stay 0."""
_AMOUNT = re.compile(r"(?=.*\d)(\d{0,5})(?:[.,\u066b](\d{0,2}))?")


def in_money(amount: int, rules: Rules) -> str:
    """Return an amount as people write it, without hundredths where the stake and its step have none."""
    whole = all(part % UNITS == 0 for part in (rules.stake or 0, rules.stake_step or 0, amount))
    return str(format_decimal(Decimal(amount) / UNITS, format="#,##0" if whole else "#,##0.00", locale=get_locale()))


def read_money(text: str) -> int | None:
    """Return the amount that somebody typed, with a point or a comma, in the smallest unit; none where it is no amount.

    >>> read_money("0.05"), read_money("2,5"), read_money("10"), read_money("1.234")
    (5, 250, 1000, None)
    """
    found = _AMOUNT.fullmatch(unicodedata.normalize("NFKC", text[:80]).strip())
    if not found:
        return None
    whole, part = found.groups()
    return int(whole or 0) * UNITS + int((part or "").ljust(2, "0"))


def typed_money(amount: int | None) -> str:
    """Return an amount as somebody would type it, nothing where there is none."""
    if amount is None:
        return ""
    text = str(Decimal(amount) / UNITS)
    return text.replace(".", get_decimal_symbol(get_locale()))
