"""What two players can disagree about, each by the name under which it is answered."""

from typing import Any

import pytest

from scorekeeper.gin.rules import HandRules
from scorekeeper.speech import sentence
from tests.gin.verdicts import check, laid, signed

KNOCKER, MELDS = "9C TC JC 4S 5S 6S 2D 2H 2S AH", "9C TC JC / 4S 5S 6S / 2D 2H 2S"
OPPONENT = "8C 7C 7S 3S 2C KD KH KS 9D 6H"
GIN, GIN_MELDS = "9C TC JC QC 4S 5S 6S 2D 2H 2S", "9C TC JC QC / 4S 5S 6S / 2D 2H 2S"
ELEVEN = f"{KNOCKER} QD"
TEN_MELDED = "3C 4C 5C 9D 9H 9S 5H 6H 7H 8H"

Spoken = dict[str, Any]


def dispute(name: str, *answer: object, **spoken: object) -> tuple[str, tuple[object, ...]]:
    """Return one hand as laid with what is said otherwise of it, and its answer, under a name; an empty text is not said."""
    return name, ({"knocker": KNOCKER, "opponent": OPPONENT, "knocker_melds": MELDS, **spoken}, *answer)


def each(parameters: str, *disputes: tuple[str, tuple[object, ...]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(parameters.split(), [said for _, said in disputes], ids=[name for name, _ in disputes])


@each(
    "spoken code words",
    dispute("a gap in a run", "not_a_meld", "a card is missing in between", knocker_melds="9C TC QC"),
    dispute("a run of two suits", "not_a_meld", "a run is of one suit", knocker_melds="4S 5S 6H"),
    dispute("an ace above the king", "not_a_meld", "the ace stands below the two", opponent_melds="QH KH AH"),
    dispute("a run round the corner", "not_a_meld", "the ace stands below the two", opponent_melds="KS AS 2S"),
    dispute("two ranks", "not_a_meld", "neither of one rank nor a run", knocker_melds="2D 2H AH"),
    dispute("a card twice in one meld", "not_a_meld", "a card is there twice", knocker_melds="2D 2H 2H"),
    dispute("fewer than three", "not_a_meld", "three cards or more", knocker_melds="2D 2H"),
    dispute("one card in two melds", "card_in_two_melds", "one meld only", knocker_melds=f"{MELDS} / 2D 2H 2S"),
    dispute("a card the knocker does not hold", "not_in_holding", "Q♣ is not among the knocker’s", knocker_melds="9C TC JC QC"),
    dispute("a card the opponent does not hold", "not_in_holding", "K♣ is not among the opponent’s", opponent_melds="KD KH KC"),
    dispute("a meld with a card of the knocker", "not_in_holding", "6♠ is not among the opponent’s", opponent_melds="7S 8S 6S"),
    dispute("one card with both", "in_both", "A♥: one card cannot be with both", opponent=OPPONENT.replace("6H", "AH")),
    dispute("one card twice with one", "repeated_card", "9♦ is there twice", opponent=OPPONENT.replace("6H", "9D")),
    dispute("nine for the knocker", "wrong_number", "The knocker has 9 cards", knocker=KNOCKER[:-3]),
    dispute("twelve for the knocker", "wrong_number", "The knocker has 12 cards", knocker=f"{ELEVEN} QH"),
    dispute("nine for the opponent", "wrong_number", "The opponent has 9 cards", opponent=OPPONENT[:-3]),
    dispute("eleven for the opponent", "wrong_number", "The opponent has 11 cards", opponent=f"{OPPONENT} QH"),
    dispute("a knock over the limit", "over_limit", "7 is 4 over the limit of 3", knocker_melds="9C TC JC / 4S 5S 6S"),
    dispute("over the limit only as it was laid", "over_limit", "could make 1", knocker_melds="9C TC JC / 4S 5S 6S"),
    dispute("gin said far over the limit", "over_limit", "51 is 48 over the limit", knocker_melds="-", declared="gin"),
    dispute("a layoff that fits nothing", "layoff_fits_nothing", "6♥ does not fit", layoffs="6H>1"),
    dispute("a layoff on the wrong meld", "layoff_fits_nothing", "8♣ does not fit", layoffs="8C>1"),
    dispute("a chain without its middle", "layoff_fits_nothing", "7♣ does not fit", layoffs="7C>0"),
    dispute("a layoff on a meld that nobody laid", "layoff_fits_nothing", "7♠ does not fit", layoffs="7S>4"),
    dispute("a layoff on deadwood", "layoff_on_deadwood", "only on a meld", layoffs="2C>-"),
    dispute("a layoff against gin", "layoff_against_gin", "nothing can against gin", knocker=GIN, knocker_melds=GIN_MELDS, layoffs="8C>0"),
    dispute("the knocker lays off", "knocker_lays_off", "the knocker never lays off", layoffs="AH>2"),
    dispute("a layoff of a card that nobody holds", "not_in_holding", "Q♣ is not among the opponent’s", layoffs="QC>0"),
    dispute("one card laid off twice", "repeated_card", "7♠ is there twice", layoffs="7S>1 7S>1"),
    dispute("a card melded and laid off", "card_in_two_melds", "one meld only", opponent_melds="KD KH KS", layoffs="KS>0"),
    dispute("layoffs on melds that nobody named", "layoffs_need_melds", "need the knocker’s melds", knocker_melds="", layoffs="8C>0"),
    dispute("the discard still with the knocker", "discard_in_hand", "A♥ was thrown away and cannot be in a hand", discard="AH"),
    dispute("the discard with the opponent", "discard_in_hand", "K♦ was thrown away and cannot be in a hand", discard="KD"),
    dispute("a discard he never held", "discard_in_hand", "among the knocker’s eleven", knocker=ELEVEN, discard="QS"),
    dispute("a discard that is laid", "discard_in_hand", "in no meld", knocker=ELEVEN, discard="9C"),
    dispute("all eleven laid", "eleven_laid", "one has to be thrown", knocker=f"{GIN} 3S", knocker_melds=GIN_MELDS.replace("4S", "3S 4S")),
    dispute("a meld without cards", "empty_meld", "has no cards", knocker_melds="9C TC JC / / 2D 2H 2S"),
    dispute("a word that is no card", "not_a_card", "“1H” is not a card", knocker=KNOCKER.replace("AH", "1H")),
)
def test_what_does_not_stand_is_named_with_its_reason(spoken: Spoken, code: str, words: str) -> None:
    verdict = check(rules=HandRules(knock_limit=3), **spoken)

    assert words in "".join(sentence(problem) for problem in verdict.problems if problem.code == code)
    assert (verdict.legal, verdict.score) == (False, None)


@each(
    "spoken code words",
    dispute("gin said with deadwood left", "gin_with_deadwood", "A♥ is left: a knock with 1", declared="gin"),
    dispute("the knocker counted wrong", "count_differs", "The knocker said 7; the cards make 1", knocker_count=7),
    dispute("the opponent counted wrong", "count_differs", "The opponent said 7; the cards make 15", opponent_count=7),
    dispute("a knock said with gin", "knock_was_gin", "no deadwood is left", knocker=GIN, knocker_melds="", declared="knock"),
    dispute("big gin with ten cards", "big_gin_not_played", "counts as gin", knocker=GIN, knocker_melds="", declared="big_gin"),
    dispute("equal counts", "tie", "Both have 1.", opponent=TEN_MELDED.replace("8H", "AC")),
    dispute("zero against zero", "bonus_alone", "gin brings its bonus alone", knocker=GIN, knocker_melds="", opponent=TEN_MELDED),
    dispute("everything laid off", "no_gin_for_the_opponent", "an undercut and not gin", opponent=TEN_MELDED.replace("8H", "3S")),
    dispute(
        *("a card that fits two melds", "fits_two_melds", "5♠ fits two"),
        knocker="5H 5D 5C 6S 7S 8S JD JH JC AH",
        opponent="5S KS QD 8C 7D 2C 3H 9D 4C 6H",
        knocker_melds="",
    ),
    dispute(
        *("a meld of his own broken", "broke_a_meld", "Breaking 8♠ 8♦ 8♣ lets more cards go: 9 instead of 17."),
        knocker="5S 6S 7S 9C TC JC KS KC KD JD",
        opponent="2S 2C 2D 2H AC 8S 9S 7C 8C 8D",
        knocker_melds="",
    ),
)
def test_what_stands_and_is_worth_a_word_is_noted(spoken: Spoken, code: str, words: str) -> None:
    verdict = check(**spoken)

    assert words in "".join(sentence(problem) for problem in verdict.notes if problem.code == code)
    assert verdict.legal


@each(
    "spoken counts points",
    dispute("a chain in the wrong order", (1, 27), 26, layoffs="7C>0 8C>0"),
    dispute("nothing laid off", (1, 42), 41, layoffs="-"),
    dispute("the upcard in a hand", (1, 15), 14, upcard="2C"),
    dispute("the upcard in the other hand", (1, 15), 14, upcard="AH"),
    dispute("the upcard thrown away", (1, 15), 14, upcard="QS", discard="QS"),
    dispute("eleven cards before the discard", (1, 15), 14, knocker=ELEVEN),
    dispute("eleven cards with the discard named", (1, 15), 14, knocker=ELEVEN, discard="QD"),
    dispute("the end of a run held back", (10, 15), 5, knocker=GIN, knocker_melds=GIN_MELDS.replace(" QC", ""), opponent=OPPONENT),
    dispute("equal counts", (1, 1), -10, opponent=TEN_MELDED.replace("8H", "AC")),
    dispute("zero against zero", (0, 0), 25, knocker=GIN, knocker_melds="", opponent=TEN_MELDED),
    dispute(
        *("four of a rank against a run", (1, 69), 68),
        knocker="5S 5H 5D 5C 6H 7H JD JH JC AH",
        opponent="TS KS QD 8C 7D 2C 3H 9D 4C 6C",
        knocker_melds="",
    ),
)
def test_what_somebody_may_doubt_stands_and_is_counted(spoken: Spoken, counts: tuple[int, int], points: int) -> None:
    verdict = check(**spoken)

    assert verdict.legal
    assert (tuple(part.count for part in laid(verdict)), signed(verdict.score)) == (counts, points)
