from scorekeeper.gin.cards import read_cards
from scorekeeper.gin.problems import Problem
from scorekeeper.speech import listed, melds_listed, problem_json, sentence


def test_no_cards_and_no_melds_are_a_dash() -> None:
    assert (listed(()), melds_listed(())) == ("–", "–")


def test_melds_stand_apart() -> None:
    assert melds_listed((read_cards("4S 5S 6S")[0], read_cards("TH TD TC")[0])) == "4♠ 5♠ 6♠ / 10♥ 10♦ 10♣"


def test_several_values_of_a_field_are_listed() -> None:
    problem = Problem("unknown_preset", fields={"value": "casino", "values": ("hollywood", "gin")})

    assert sentence(problem) == "“casino” is no preset. There are: hollywood, gin."


def test_a_sentence_is_translated_before_its_fields_are_put_in() -> None:
    looked_up = []

    def translate(text: str) -> str:
        looked_up.append(text)
        return "%(cards)s zweimal"

    said = problem_json(Problem("repeated_card", read_cards("TH")[0]), translate)

    assert looked_up == ["%(cards)s is there twice."]
    assert said == {"code": "repeated_card", "message": "10♥ zweimal", "cards": ["TH"]}
