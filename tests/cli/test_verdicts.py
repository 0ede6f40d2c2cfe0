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
    assert lines[-1] == "Throwing A♠, laid as 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ / J♥ Q♥ K♥, a count of 0: Knocker 43 instead of Knocker 15."


def test_the_lines_tell_what_the_opponent_missed() -> None:
    knocker, opponent = "9C TC JC 4S 5S 6S 2D 2H 2S AH", "8C 7C 7S 3S 2C KD KH KS 9D 6H"
    lines = list(verdict_lines(check(knocker, opponent, knocker_melds="9C TC JC / 4S 5S 6S / 2D 2H 2S", layoffs="8C>0 7C>0")))

    assert lines[-1] == "3♠ 7♠ could have joined 4♠ 5♠ 6♠, 2♣ could have joined 2♦ 2♥ 2♠: 12 fewer."


def test_the_lines_show_each_layoff_on_its_meld_also_where_another_meld_does_not_stand() -> None:
    knocker, opponent = "9C TC JC 4S 5S 6S 2D 2H 2S AH", "8C 7C 7S 3S 2C KD KH KS 9D 6H"
    lines = list(verdict_lines(check(knocker, opponent, knocker_melds="9C TC QC / 4S 5S 6S / 2D 2H 2S", layoffs="7S>1 2C>2")))

    assert [line for line in lines if "Lays off" in line] == ["Lays off 7♠ on 4♠ 5♠ 6♠", "Lays off 2♣ on 2♦ 2♥ 2♠"]
