"""Cards as they were laid, put together by tapping: pick loose cards, then say what they are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from scorekeeper.gin.cards import MOST_HELD, Card
from scorekeeper.gin.deal import read_place
from scorekeeper.gin.hand import Verdict, judge
from scorekeeper.gin.layoffs import Layoff
from scorekeeper.gin.melds import Meld, meld_fault
from scorekeeper.gin.places import places_for
from scorekeeper.gin.points import Side
from scorekeeper.gin.rules import HandRules
from scorekeeper.web.dispute import HOLDINGS, Dispute, layoffs_text, melds_text, text_of

MELDS = {Side.KNOCKER: "knocker_melds", Side.OPPONENT: "opponent_melds"}


@dataclass(frozen=True, slots=True)
class Lay:
    """Hold how both holdings lie: as somebody said it, or else as they lie best."""

    ours: tuple[Meld, ...]
    theirs: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]

    def own(self, side: Side) -> tuple[Meld, ...]:
        """Return the melds of one side."""
        return self.ours if side is Side.KNOCKER else self.theirs

    def loose(self, dispute: Dispute, side: Side) -> tuple[Card, ...]:
        """Return the cards of one side that are neither melded nor laid off."""
        used = {card for meld in self.own(side) for card in meld}
        if side is Side.OPPONENT:
            used |= {layoff.card for layoff in self.layoffs}
        return tuple(card for card in dispute.holding(side) if card not in used)

    def with_melds(self, side: Side, melds: Iterable[Meld]) -> "Lay":
        """Return the lay with other melds on one side."""
        return replace(self, ours=tuple(melds)) if side is Side.KNOCKER else replace(self, theirs=tuple(melds))


def lay_of(dispute: Dispute, verdict: Verdict) -> Lay:
    """Return how the cards lie: what was said of it, and the rest as the verdict has it."""
    deal, _unread = dispute.deal()
    counted = verdict.knocker.melds if verdict.knocker else ()
    answer = verdict.opponent
    ours = counted if deal.knocker_melds is None else deal.knocker_melds
    theirs = (answer.melds if answer else ()) if deal.opponent_melds is None else deal.opponent_melds
    layoffs = deal.layoffs
    if layoffs is None:
        found = answer.layoffs if answer else ()
        layoffs = tuple(Layoff(layoff.card, ours.index(counted[layoff.meld])) for layoff in found if layoff.meld is not None)
    return Lay(ours, theirs, layoffs)


def picked(dispute: Dispute, card: Card, rules: HandRules) -> Dispute:
    """Return the dispute after a card of the half that is laid was tapped: picked or put back; out of its meld, or taken back."""
    side = dispute.half
    lay = _lay_by(dispute, rules)
    if card in lay.loose(dispute, side):
        cards = tuple(other for other in dispute.picked if other != card)
        return replace(dispute, picked=cards if card in dispute.picked else (*cards, card))
    return _said(dispute, _released(lay, side, card))


def laid(dispute: Dispute, step: str, what: str, rules: HandRules) -> Dispute:
    """Return the dispute after the picked cards were called a meld, added to one, or laid off on one of the knocker's."""
    side = dispute.half
    lay = _lay_by(dispute, rules)
    cards = tuple(sorted(set(dispute.picked) & set(lay.loose(dispute, side))))
    place = read_place(what)
    melds = lay.own(side)
    if step == "meld":
        lay = lay.with_melds(side, (*melds, cards))
    elif step == "add" and place is not None and place < len(melds):
        grown = (*melds[:place], tuple(sorted((*melds[place], *cards))), *melds[place + 1 :])
        lay = lay.with_melds(side, grown)
    elif step == "on" and side is Side.OPPONENT:
        lay = replace(lay, layoffs=(*lay.layoffs, *(Layoff(card, place) for card in cards)))
    return replace(_said(dispute, lay), picked=()) if cards else dispute


def thrown(dispute: Dispute) -> Dispute:
    """Return the dispute after the one card that is picked was called the knocker's discard."""
    return replace(dispute.saying(discard=text_of(dispute.picked)), picked=()) if is_thrown(dispute) else dispute


def is_thrown(dispute: Dispute) -> bool:
    """Tell whether the card that is picked can be the one thrown of eleven."""
    eleven = dispute.holding(Side.KNOCKER)
    return dispute.half is Side.KNOCKER and len(eleven) == MOST_HELD and len(dispute.picked) == 1 and dispute.picked[0] in eleven


def as_best(dispute: Dispute) -> Dispute:
    """Return the dispute with nothing said of how the half at the keys was laid, nor of the layoffs, which name the knocker's melds."""
    return _unlaid(_with_cards_said(dispute))


def without(dispute: Dispute, card: Card) -> Dispute:
    """Return the dispute with nothing said of how a half was laid once a card of it was laid otherwise, or not at all."""
    deal, _unread = dispute.deal()
    melds = deal.knocker_melds if dispute.half is Side.KNOCKER else deal.opponent_melds
    said = [card for meld in melds or () for card in meld] + [layoff.card for layoff in deal.layoffs or ()]
    return _unlaid(dispute) if card in said else dispute


def _unlaid(dispute: Dispute) -> Dispute:
    return replace(dispute.saying(**{MELDS[dispute.half]: "", "layoffs": "", "discard": ""}), picked=())


def _with_cards_said(dispute: Dispute) -> Dispute:
    """Return the dispute with both holdings as cards, for melds alone are one only as long as they lie."""
    return dispute.saying(**{side: dispute.cards_text(side) for side in HOLDINGS})


def _lay_by(dispute: Dispute, rules: HandRules) -> Lay:
    deal, unread = dispute.deal()
    return lay_of(dispute, judge(deal, rules, unread))


def _released(lay: Lay, side: Side, card: Card) -> Lay:
    """Return the lay with a card loose again; what is no meld without it falls apart, and so do the layoffs on that."""
    melds = list(lay.own(side))
    layoffs = list(lay.layoffs) if side is Side.KNOCKER else _without_chain(lay, card)
    for place, meld in reversed(tuple(enumerate(melds))):
        if card not in meld:
            continue
        rest = tuple(other for other in meld if other != card)
        if meld_fault(rest) is None:
            melds[place] = rest
            continue
        del melds[place]
        if side is Side.KNOCKER:
            layoffs = [_moved_up(layoff, place) for layoff in layoffs if layoff.meld != place]
    return replace(lay.with_melds(side, melds), layoffs=tuple(layoffs))


def _without_chain(lay: Lay, card: Card) -> list[Layoff]:
    """Return the layoffs without a card and without those that only lay behind it."""
    left = [layoff for layoff in lay.layoffs if layoff.card != card]
    fell = {layoff for layoff in left if _fits(layoff, lay.layoffs, lay.ours) and not _fits(layoff, left, lay.ours)}
    return [layoff for layoff in left if layoff not in fell]


def _fits(layoff: Layoff, beside: Iterable[Layoff], melds: Sequence[Meld]) -> bool:
    if layoff.meld is None or layoff.meld >= len(melds) or meld_fault(melds[layoff.meld]):
        return False
    at = [other.card for other in beside if other.meld == layoff.meld]
    return any(places for card, places in places_for(at, (melds[layoff.meld],)) if card == layoff.card)


def _moved_up(layoff: Layoff, gone: int) -> Layoff:
    return replace(layoff, meld=layoff.meld - 1) if layoff.meld is not None and layoff.meld > gone else layoff


def _said(dispute: Dispute, lay: Lay) -> Dispute:
    """Return the dispute with a lay as what was said; of what nobody has said yet only as much as the half at the keys shows."""
    theirs = dispute.half is Side.OPPONENT
    shown = {"knocker_melds": True, "opponent_melds": theirs, "layoffs": theirs}
    texts = {"knocker_melds": melds_text(lay.ours), "opponent_melds": melds_text(lay.theirs), "layoffs": layoffs_text(lay.layoffs)}
    said = {field: text for field, text in texts.items() if shown[field] or dispute.texts[field].strip()}
    return _with_cards_said(dispute).saying(**said)
