"""What the check page shows to be tapped: two halves, the keys of the 52 cards, and the cards as they were laid."""

from collections.abc import Iterable
from typing import NamedTuple

from scorekeeper.gin.cards import DECK, HELD, SUITS, Card
from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.points import Side
from scorekeeper.hollywood.seats import Seat
from scorekeeper.speech import listed
from scorekeeper.web.dispute import HOLDINGS, Dispute
from scorekeeper.web.laying import Lay, is_thrown, lay_of
from scorekeeper.web.spreads import Faces, faces
from scorekeeper.web.texts import gettext as _

Names = tuple[str, str]
"""What the knocker and the opponent are called."""


class Lying(NamedTuple):
    """Hold some cards that lie together, and how: a meld, laid off, or loose."""

    look: str
    faces: Faces


class Half(NamedTuple):
    """Hold one player's half: its side, his name, what he did, how many cards and what they count, and how they lie."""

    side: str
    look: str
    name: str
    did: str
    cards: str
    counted: str
    lying: tuple[Lying, ...]


class CardKey(NamedTuple):
    """Hold one card's key: the card, what stands on it, whose it is, and what it says."""

    card: str
    suit: str
    rank: str
    look: str
    said: str


class Group(NamedTuple):
    """Hold cards that were laid together: what they are, the knocker's cards they lie at, their keys, and what adds the picked cards."""

    title: str
    at: Faces
    keys: tuple[CardKey, ...]
    adds: str
    add: str


class Board(NamedTuple):
    """Hold all that can be tapped."""

    halves: tuple[Half, ...]
    deck: tuple[tuple[str, tuple[CardKey, ...]], ...]
    groups: tuple[Group, ...]
    picked: bool
    throws: bool
    """Whether the picked card can be the one thrown of eleven."""


def show_board(dispute: Dispute, verdict: Verdict, names: Names) -> Board:
    """Return what the page shows to be tapped."""
    halves = [_half(dispute, verdict, side, name) for side, name in zip(HOLDINGS, names, strict=True)]
    if dispute.by == Seat.B:
        halves.reverse()
    laid = dispute.mode == "laid"
    deck = tuple((suit, tuple(_key(card, dispute, names) for card in DECK if card.suit == suit)) for suit in SUITS)
    groups = _groups(dispute, lay_of(dispute, verdict)) if laid else ()
    return Board(tuple(halves), () if laid else deck, groups, bool(dispute.picked), is_thrown(dispute))


def _half(dispute: Dispute, verdict: Verdict, side: Side, name: str) -> Half:
    number = len(dispute.holding(side))
    spread = verdict.knocker if side is Side.KNOCKER else verdict.opponent
    on, second = dispute.half is side, (side is Side.KNOCKER) == (dispute.by == Seat.B)
    return Half(
        side=str(side),
        look=("b" if second else "a") + (" on" if on else ""),
        name=name,
        did=_did(dispute, verdict, side),
        cards=_("%(number)s cards", number=number) if number >= HELD else _("%(number)s of 10", number=number),
        counted=str(spread.count) if spread else "",
        lying=tuple(_lying(verdict, side)),
    )


def _did(dispute: Dispute, verdict: Verdict, side: Side) -> str:
    if side is Side.KNOCKER:
        return _("knocked") if dispute.by else ""
    number = len(verdict.opponent.layoffs) if verdict.opponent else 0
    return _("lays off %(number)s", number=number) if number else ""


def _lying(verdict: Verdict, side: Side) -> Iterable[Lying]:
    spread = verdict.knocker if side is Side.KNOCKER else verdict.opponent
    if spread is None:
        return
    yield from (Lying("", faces(meld)) for meld in spread.melds)
    if side is Side.OPPONENT and verdict.opponent:
        for place in sorted({layoff.meld for layoff in verdict.opponent.layoffs if layoff.meld is not None}):
            yield Lying("laid", faces(sorted(layoff.card for layoff in verdict.opponent.layoffs if layoff.meld == place)))
    if spread.deadwood:
        yield Lying("loose", faces(spread.deadwood))
    if side is Side.KNOCKER and verdict.discard is not None:
        yield Lying("thrown", faces((verdict.discard,)))


def _key(card: Card, dispute: Dispute, names: Names) -> CardKey:
    if dispute.mode == "upcard":
        return CardKey(str(card), card.suit, card.symbol[:-1], "mine" if dispute.texts["upcard"] == str(card) else "", spoken(card))
    mine = card in dispute.holding(dispute.half)
    theirs = not mine and any(card in dispute.holding(side) for side in HOLDINGS)
    said = spoken(card)
    if theirs:
        said = _("%(card)s, %(name)s holds it", card=said, name=names[dispute.half is Side.KNOCKER])
    return CardKey(str(card), card.suit, card.symbol[:-1], "mine" if mine else "theirs" if theirs else "", said)


def spoken(card: Card) -> str:
    """Return a card as it is read out."""
    rank = card.symbol[:-1]
    return {
        "S": _("%(rank)s of spades", rank=rank),
        "H": _("%(rank)s of hearts", rank=rank),
        "D": _("%(rank)s of diamonds", rank=rank),
        "C": _("%(rank)s of clubs", rank=rank),
    }[card.suit]


def _groups(dispute: Dispute, lay: Lay) -> tuple[Group, ...]:
    side = dispute.half
    found = [Group(_("Melded"), (), _keys(meld, ()), f"add-{place}", _("Add here")) for place, meld in enumerate(lay.own(side))]
    if side is Side.OPPONENT:
        found += [_laid_on(place, meld, lay) for place, meld in enumerate(lay.ours)]
        found += [_laid_on(None, lay.loose(dispute, Side.KNOCKER), lay)]
    loose = lay.loose(dispute, side)
    return (*found, Group(_("In no meld"), (), _keys(loose, dispute.picked), "meld", _("These are a meld")))


def _laid_on(place: int | None, at: tuple[Card, ...], lay: Lay) -> Group:
    laid = [layoff.card for layoff in lay.layoffs if layoff.meld == place]
    title = _("Laid off on deadwood") if place is None else _("Laid off on %(cards)s", cards=listed(at))
    return Group(title, faces(at), _keys(laid, ()), "on-none" if place is None else f"on-{place}", _("Lay off here"))


def _keys(cards: Iterable[Card], picked: tuple[Card, ...]) -> tuple[CardKey, ...]:
    return tuple(CardKey(str(card), card.suit, card.symbol[:-1], "mine" if card in picked else "", spoken(card)) for card in cards)
