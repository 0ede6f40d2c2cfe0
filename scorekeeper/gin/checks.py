"""What can be wrong with the cards of a hand before anybody lays them."""

from collections import Counter
from collections.abc import Iterable

from scorekeeper.gin.cards import HELD, MOST_HELD, Card
from scorekeeper.gin.deal import Deal
from scorekeeper.gin.points import Side
from scorekeeper.gin.problems import Problem


def is_countable(cards: tuple[Card, ...]) -> bool:
    """Tell whether a holding is one that somebody can have in a hand of gin, complete or not."""
    return 1 <= len(set(cards)) <= MOST_HELD


def is_sound(deal: Deal, held: int) -> bool:
    """Tell at once that nothing is wrong with two holdings, of which all the bits are given; where a discard is known, look closer."""
    knocker, opponent = len(deal.knocker), len(deal.opponent)
    return deal.discard is None and opponent == HELD <= knocker <= MOST_HELD and held.bit_count() == knocker + opponent


def holding_problems(deal: Deal, unread: Iterable[Problem] = ()) -> list[Problem]:
    """Return everything wrong with the two holdings and the discard.

    Source: docs/rules.md, section 2. A word that is no card stands for the card that somebody meant.
    """
    words = Counter(problem.fields.get("field") for problem in unread)
    problems = []
    for side, cards, most in ((Side.KNOCKER, deal.knocker, MOST_HELD), (Side.OPPONENT, deal.opponent, HELD)):
        twice = tuple(card for card, times in Counter(cards).items() if times > 1)
        if twice:
            problems.append(Problem("repeated_card", twice, {"side": side}))
        number = len(cards) + words[side]
        if not HELD <= number <= most:
            problems.append(Problem("wrong_number", fields={"side": side, "number": number, "least": HELD, "most": most}))
    both = tuple(sorted(set(deal.knocker) & set(deal.opponent)))
    if both:
        problems.append(Problem("in_both", both))
    if deal.discard is not None and _discard_is_impossible(deal, deal.discard):
        problems.append(Problem("discard_in_hand", (deal.discard,), {"reason": "of_eleven" if len(deal.knocker) > HELD else "of_ten"}))
    return problems


def _discard_is_impossible(deal: Deal, discard: Card) -> bool:
    laid = {card for meld in deal.knocker_melds or () for card in meld}
    if len(deal.knocker) > HELD:
        return discard not in deal.knocker or discard in deal.opponent or discard in laid
    return discard in deal.knocker or discard in deal.opponent
