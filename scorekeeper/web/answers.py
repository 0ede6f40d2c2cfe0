"""What the check page answers: a verdict where both holdings are whole, and from part of the cards whatever they decide."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorekeeper.gin.cards import HELD, MOST_HELD
from scorekeeper.gin.hand import Verdict
from scorekeeper.gin.holding import count_holding
from scorekeeper.gin.places import places_for
from scorekeeper.gin.points import Outcome, Score, Side
from scorekeeper.gin.problems import Problem
from scorekeeper.sentences import STEPS
from scorekeeper.speech import listed
from scorekeeper.web.board import Names
from scorekeeper.web.dispute import HOLDINGS, Dispute
from scorekeeper.web.speech import sentences
from scorekeeper.web.spreads import Holding, Part, holdings, reasons, sum_of
from scorekeeper.web.texts import gettext as _


class Strip(NamedTuple):
    """Hold the answer in two lines; `calm` where nothing is decided yet."""

    headline: str
    line: str
    calm: bool


class Answers(NamedTuple):
    """Hold everything the page answers: in short, what is wrong, and why."""

    strip: Strip
    problems: tuple[str, ...]
    partial: tuple[str, ...]
    discards: tuple[tuple[str, str], ...]
    holdings: tuple[Holding, ...]
    reasons: tuple[str, ...]
    parts: tuple[Part, ...]
    winner: str
    points: str
    stands: bool
    over_limit: bool


def show_answers(dispute: Dispute, verdict: Verdict, names: Names) -> Answers:
    """Return what the cards decide, as far as they are known."""
    whole = _is_whole(dispute)
    wrong = [problem for problem in verdict.problems if whole or not _is_undecided(problem)]
    score = verdict.score
    winner = _winner(score, names) if score else ""
    asked = dispute.refused and sentences([dispute.refused])[0]
    strip = _verdict_strip(verdict, wrong, names) if whole or wrong else _partial_strip(dispute, verdict, names)
    return Answers(
        strip=Strip(strip.headline, asked, strip.calm) if asked else strip,
        problems=sentences(wrong),
        partial=() if whole else tuple(_where_cards_go(dispute, verdict)),
        discards=_discards(dispute) if not dispute.holding(Side.OPPONENT) else (),
        holdings=holdings(verdict, *names) if whole else (),
        reasons=reasons(verdict, *names) if whole else (),
        parts=sum_of(score.parts, verdict.counts, *names, score.outcome) if score else (),
        winner=winner,
        points=str(score.points) if score else "",
        stands=score is not None,
        over_limit=bool(wrong) and all(problem.code == "over_limit" for problem in wrong) and whole,
    )


def _is_whole(dispute: Dispute) -> bool:
    return all(len(dispute.holding(side)) >= HELD for side in HOLDINGS)


def _is_undecided(problem: Problem) -> bool:
    """Tell whether a problem is none as long as cards are missing."""
    return problem.code in ("over_limit", "upcard_missing") or (problem.code == "wrong_number" and problem.fields["number"] in range(HELD))


def _winner(score: Score, names: Names) -> str:
    return names[score.outcome is Outcome.UNDERCUT]


def _verdict_strip(verdict: Verdict, wrong: Sequence[Problem], names: Names) -> Strip:
    if verdict.score is None:
        over = wrong[0] if [problem.code for problem in wrong] == ["over_limit"] else None
        headline = _("No knock: %(over)s over the limit", over=over.fields["over"]) if over else _(STEPS["not_legal"])
        return Strip(headline, sentences(wrong)[0], calm=False)
    score, counts = verdict.score, verdict.counts or (0, 0)
    said = {"winner": _winner(score, names), "points": score.points}
    headlines = {
        Outcome.UNDERCUT: _("Undercut: %(winner)s %(points)s", **said),
        Outcome.GIN: _("Gin: %(winner)s %(points)s", **said),
        Outcome.BIG_GIN: _("Big gin: %(winner)s %(points)s", **said),
    }
    line = _("%(knocker)s %(ours)s, %(opponent)s %(theirs)s", knocker=names[0], ours=counts[0], opponent=names[1], theirs=counts[1])
    working = " + ".join(str(points) for _part, points in score.parts)
    headline = headlines.get(score.outcome, _("%(winner)s %(points)s", **said))
    return Strip(headline, f"{line}: {working}" if len(score.parts) > 1 else line, calm=False)


def _partial_strip(dispute: Dispute, verdict: Verdict, names: Names) -> Strip:
    numbers = [len(dispute.holding(side)) for side in HOLDINGS]
    if not any(numbers):
        return Strip(_("Tap the cards"), _("The ten of whoever knocked come first."), calm=True)
    if numbers[0] > HELD and not numbers[1] and verdict.knocker and verdict.discard is not None:
        thrown = _("Thrown %(card)s: count %(count)s", card=verdict.discard.symbol, count=verdict.knocker.count)
        return Strip(thrown, _("%(name)s holds eleven cards.", name=names[0]), calm=True)
    if numbers[0] < HELD and numbers[1] and verdict.knocker and not verdict.knocker.deadwood:
        placed = [places for _card, places in places_for(dispute.holding(Side.OPPONENT), verdict.knocker.melds) if places]
        headline = _("%(number)s of %(all)s can be laid off", number=len(placed), all=numbers[1])
        return Strip(headline, _("A score takes ten cards of both."), calm=True)
    side = dispute.half
    other = 1 - HOLDINGS.index(side)
    missing = HELD - numbers[1 - other]
    headline = _("%(number)s more for %(name)s", number=missing, name=names[1 - other]) if missing > 0 else names[1 - other]
    return Strip(headline, _told(verdict, names, other) if numbers[other] else _told(verdict, names, 1 - other), calm=True)


def _told(verdict: Verdict, names: Names, which: int) -> str:
    """Return what one holding counts, and whether that is too much to knock with."""
    spread = (verdict.knocker, verdict.opponent)[which]
    if spread is None:
        return ""
    over = next((problem.fields["over"] for problem in verdict.problems if problem.code == "over_limit"), None)
    said = {"name": names[which], "count": spread.count, "over": over}
    return _("%(name)s: count %(count)s", **said) if which or not over else _("%(name)s: count %(count)s, %(over)s over the limit", **said)


def _where_cards_go(dispute: Dispute, verdict: Verdict) -> Iterator[str]:
    """Say of each of the opponent's cards where it may be laid off, as long as the knocker has melds and not gin."""
    melds = verdict.knocker.melds if verdict.knocker else ()
    cards, ours = dispute.holding(Side.OPPONENT), dispute.holding(Side.KNOCKER)
    if len(ours) == MOST_HELD and count_holding(ours).big_gin:
        yield _(STEPS["eleven_melded"])
    if not melds or not cards:
        return
    if verdict.knocker and verdict.knocker.is_gin:
        yield _(STEPS["place.gin"])
        return
    for card, places in places_for(cards, melds):
        said = {"card": card.symbol}
        if not places:
            yield _(STEPS["place.none"]) % said
        for place in places:
            step = "place.after" if place.after else "place"
            yield _(STEPS[step]) % {**said, "meld": listed(melds[place.meld]), "after": listed(place.after)}


def _discards(dispute: Dispute) -> tuple[tuple[str, str], ...]:
    """Return what each card thrown of eleven would leave, the best first."""
    cards = dispute.holding(Side.KNOCKER)
    if len(cards) != MOST_HELD:
        return ()
    return tuple((card.symbol, str(count)) for card, count in sorted(count_holding(cards).discards, key=lambda each: each[1]))
