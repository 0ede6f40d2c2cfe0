from scorekeeper.cli.verdicts import verdict_json, verdict_lines
from scorekeeper.sentences import STEPS
from tests.gin.verdicts import check

KNOCKER = "5S 6S 7S 9C TC JC KS KC KD JD"
OPPONENT = "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"
MELDS = "5S 6S 7S / 9C TC JC / KS KC KD"
ELEVEN = "AS 2S 3S 4S 5S 6S 7S 8S JH QH KH"
EIGHTEEN = "QC QD QS 9C 9D 9H 9S 5C 6D 7H"


def test_a_hand_that_cannot_be_counted_has_every_field_all_the_same() -> None:
    said = verdict_json(check("", ""))

    assert (said["legal"], said["outcome"], said["winner"], said["points"], said["parts"]) == (False, None, None, None, [])
    nothing: dict[str, object] = {"melds": [], "deadwood": [], "count": None}
    assert (said["knocker"], said["opponent"]) == (nothing, {**nothing, "layoffs": [], "better": None})
    assert (said["discard"], said["better"]) == (None, None)


def test_what_either_player_missed_is_told() -> None:
    missed = verdict_json(check(KNOCKER, OPPONENT, knocker_melds=MELDS, opponent_melds="2S 2C 2D 2H / 8S 8C 8D"))
    dear = verdict_json(check(ELEVEN, EIGHTEEN, discard="3S"))

    assert isinstance(missed["opponent"], dict)
    assert missed["opponent"]["better"]["count"] == 9
    assert isinstance(dear["better"], dict)
    assert (dear["discard"], dear["better"]["count"], dear["better"]["points"]) == ("3S", 0, 43)


def test_the_lines_of_a_hand_that_does_not_stand_say_why() -> None:
    lines = list(verdict_lines(check("5S 6S 7S 9C TC JC KS KC QD JD", OPPONENT)))

    assert lines[0] == STEPS["not_legal"]
    assert "over the limit of 10" in lines[1]


def test_the_lines_tell_the_card_thrown_and_what_would_have_paid_more() -> None:
    lines = list(verdict_lines(check(ELEVEN, EIGHTEEN, discard="3S")))

    assert "Thrown away: 3♠" in lines
    assert lines[-1].startswith("Laid as ")
    assert lines[-1].endswith("with a count of 0, it would have paid the knocker 43.")
