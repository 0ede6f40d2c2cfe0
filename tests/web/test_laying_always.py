"""What always holds of cards that are put together by tapping."""

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scorekeeper.gin.points import Side
from scorekeeper.web.dispute import HOLDINGS, Dispute, layoffs_text, melds_text
from scorekeeper.web.taps import act
from tests.gin.deals import Drawn, text
from tests.web.disputes import HOLLYWOOD, UNDERCUT, dispute, keys, shown
from tests.web.test_laying import ELEVEN, THEIRS, deals, lay, score


@settings(deadline=None)
@given(words=st.lists(keys | st.just("swap"), max_size=20), half=st.sampled_from(HOLDINGS), data=st.data())
def test_a_tap_does_to_a_card_what_the_page_shows_of_it(words: list[str], half: Side, data: st.DataObject) -> None:
    start = {**data.draw(st.sampled_from(({}, {"knocker_melds": "5S 6S 7S", "opponent": "8S KD"}, UNDERCUT, ELEVEN))), "half": str(half)}
    before = shown(start, *words, "mode-laid")
    lying = [(group, card) for group in before.board.groups for card in group.keys]
    assume(lying)
    group, card = data.draw(st.sampled_from(lying))

    after_it = shown(start, *words, "mode-laid", f"tap-{card.card}")

    loose = [key for group in after_it.board.groups if group.adds == "meld" for key in group.keys]
    assert [key.look for key in loose if key.card == card.card] == ["" if card.look or group.adds != "meld" else "mine"]


@settings(deadline=None)
@given(words=st.lists(keys | st.just("swap"), max_size=30), by=st.sampled_from(("A", "B")))
def test_every_card_lies_in_one_place_after_any_keys(words: list[str], by: str) -> None:
    laid = act(Dispute.read({**THEIRS, "by": by}, seated=True), words, HOLLYWOOD)

    found = lay(laid)

    for side in HOLDINGS:
        off = [layoff.card for layoff in found.layoffs] if side is Side.OPPONENT else []
        lying = Counter([*found.loose(laid, side), *off, *(card for meld in found.own(side) for card in meld)])
        assert lying == Counter(laid.holding(side))


@settings(deadline=None, max_examples=50)
@given(deal=deals)
def test_to_say_how_cards_lie_best_changes_no_verdict(deal: Drawn) -> None:
    unsaid = dispute(knocker=text(deal.knocker), opponent=text(deal.opponent))
    best = lay(unsaid)

    laid = unsaid.saying(knocker_melds=melds_text(best.ours), opponent_melds=melds_text(best.theirs), layoffs=layoffs_text(best.layoffs))

    assert lay(laid) == best
    assert score(laid) == score(unsaid)
