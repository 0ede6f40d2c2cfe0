"""What each key of the check page does to a disputed hand; the page's script sends the keys here too and decides nothing itself."""

from collections.abc import Iterable
from dataclasses import replace

from scorekeeper.gin.cards import HELD, MOST_HELD, Card
from scorekeeper.gin.points import Side
from scorekeeper.gin.problems import Problem
from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web import laying
from scorekeeper.web.dispute import HOLDINGS, MODES, TEXTS, Dispute

MOST = {Side.KNOCKER: MOST_HELD, Side.OPPONENT: HELD}
OTHER = dict(zip(HOLDINGS, reversed(HOLDINGS), strict=True))


def act(dispute: Dispute, words: Iterable[str], rules: HandRules) -> Dispute:
    """Return the dispute after some keys, one after the other; a word that is no key does nothing."""
    for word in words:
        dispute = _act(replace(dispute, refused=None), word, rules)
    return dispute


def _act(dispute: Dispute, word: str, rules: HandRules) -> Dispute:
    step, _, what = word.partition("-")
    card = _card(what) if step == "tap" else None
    if card is not None and dispute.mode == "upcard":
        return replace(dispute.saying(upcard=str(card)), mode="cards")
    if card is not None:
        return laying.picked(dispute, card, rules) if dispute.mode == "laid" else tapped(dispute, card)
    if step in ("meld", "add", "on"):
        return laying.laid(dispute, step, what, rules)
    return _turned_page(dispute, step, what)


def _turned_page(dispute: Dispute, step: str, what: str) -> Dispute:
    if step == "half" and what in HOLDINGS:
        return turned(dispute, Side(what))
    if step == "mode" and what in MODES:
        return replace(dispute, mode=what, picked=())
    plain = {"swap": swapped, "throw": laying.thrown, "best": laying.as_best, "clear": cleared}
    return plain[step](dispute) if step in plain else dispute


def _card(text: str) -> Card | None:
    try:
        return Card(text)
    except ValueError:
        return None


def tapped(dispute: Dispute, card: Card) -> Dispute:
    """Return the dispute after a card's key: taken up, or put back where this half has it.

    After a tenth card the other half opens by itself; once both have ten it is the knocker's, whose can be one card more.
    """
    own, other = dispute.half, OTHER[dispute.half]
    cards, theirs = dispute.holding(own), dispute.holding(other)
    if card in cards:
        return laying.without(dispute.with_cards(own, [held for held in cards if held != card]), card)
    if card in theirs:
        return replace(dispute, refused=Problem("held_across", (card,), {"side": other}))
    if len(cards) >= MOST[own]:
        return replace(dispute, refused=Problem("holding_full", fields={"side": own, "number": len(cards)}))
    taken = dispute.with_cards(own, [*cards, card])
    opens = len(cards) + 1 == HELD and (own is Side.OPPONENT or len(theirs) < HELD)
    return replace(taken, half=other) if opens else taken


def turned(dispute: Dispute, side: Side) -> Dispute:
    """Return the dispute with the other half at the keys; as long as no card is there, whoever is chosen is the knocker."""
    if dispute.by and dispute.is_empty and side is Side.OPPONENT:
        return replace(dispute, by=str(Seat(dispute.by).other), half=Side.KNOCKER)
    return replace(dispute, half=side, picked=())


def swapped(dispute: Dispute) -> Dispute:
    """Return the dispute with the other player as the knocker, who keeps his cards and melds; what was laid off falls away."""
    texts = {f"{side}{what}": dispute.texts[f"{OTHER[side]}{what}"] for side in HOLDINGS for what in ("", "_melds", "_count")}
    by = str(Seat(dispute.by).other) if dispute.by else ""
    return replace(dispute.saying(**texts, layoffs="", discard=""), by=by, half=OTHER[dispute.half], picked=())


def cleared(dispute: Dispute) -> Dispute:
    """Return the dispute with nothing known but who knocked."""
    return replace(dispute.saying(**dict.fromkeys(TEXTS, "")), half=Side.KNOCKER, mode="cards", picked=())
