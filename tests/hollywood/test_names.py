import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.names import read_name, read_players, same_name

ASTRONAUT = "👩\u200d🚀"
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
RED_HEART = "❤\ufe0f"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PERSIAN = "علی\u200cرضا"  # noqa: RUF001 - a name as people write it
ABUGIDA = "क्\u200dष"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "<b>Ann</b>",
        "O'Brien & Söhne",
        "דנה",
        "محمد",
        PERSIAN,
        ABUGIDA,
        "さくら",
        ASTRONAUT,
        FAMILY,
        RED_HEART,
        ENGLAND,
        "👍🏽",
        "A",
        "0",
    ],
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("  Ann \t\n Lee  ", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Ann\u2028Lee", "Ann Lee"),
        ("A\u0308nn", "Änn"),
        ("Ann\x00\x07", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("\u2066Ann\u2069\u200f", "Ann"),
        ("\ufeffAnn\u200b", "Ann"),
        ("An\u00adn", "Ann"),
        ("Ann\ud800", "Ann"),
        ("Ann\uffff\ufdd0", "Ann"),
        ("\u200dAnn\u200d Lee", "Ann Lee"),
        ("Ann \u202e Lee", "Ann Lee"),
        ("", ""),
        ("\u200d", ""),
        ("\u3164", ""),
        ("\u202e \u2066", ""),
        ("\ufe0f", ""),
    ],
)
def test_a_name_is_cleaned_of_what_controls_and_what_nobody_sees(given_name: str, name: str) -> None:
    assert read_name(given_name) == name


@given(st.text(st.characters(codec=None, exclude_categories=())))
def test_a_clean_name_is_clean(text: str) -> None:
    name = read_name(text)

    assert read_name(name) == name
    assert name == unicodedata.normalize("NFC", name).strip()
    name.encode()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Juho", " juho ", True),
        ("Äimä", "äimä", True),
        ("A\u0308imä", "äimä", True),
        ("\uff21\uff4e\uff4e", "ann", True),
        ("Straße", "STRASSE", True),
        ("Ann  Lee", "ann lee", True),
        ("ﬁn", "FIN", True),
        ("❤", RED_HEART, True),
        ("Ann", "Anne", False),
        ("Ann Lee", "AnnLee", False),
        ("Ann", "Änn", False),
    ],
)
def test_names_are_one_but_for_case_and_spaces(one: str, other: str, same: bool) -> None:
    assert same_name(one, other) is same
    assert same_name(other, one) is same


def test_two_names_are_read_clean() -> None:
    assert read_players([" Ann ", "Bob"]) == (("Ann", "Bob"), ())


@pytest.mark.parametrize(
    ("players", "codes"),
    [
        (["Ann"], ["not_two_players"]),
        (["Ann", "Bob", "Carl"], ["not_two_players"]),
        ("AB", ["not_two_players"]),
        (None, ["not_two_players"]),
        ({"A": "Ann", "B": "Bob"}, ["not_two_players"]),
        (["Ann", 7], ["not_a_name"]),
        ([None, " "], ["not_a_name", "name_empty"]),
        (["Ann", "\u202e"], ["name_empty"]),
        (["Ann", "x" * 41], ["name_too_long"]),
        (["Ann", " ANN"], ["names_equal"]),
    ],
)
def test_names_that_cannot_be_told_apart_or_written_are_refused(players: object, codes: list[str]) -> None:
    assert [problem.code for problem in read_players(players)[1]] == codes


def test_a_name_may_have_forty_characters() -> None:
    assert read_players(["x" * 40, " y" * 20])[1] == ()


@given(st.text(alphabet=st.sampled_from("ab \u200d\u200c\u0000\u0301\u030a\u0323\u3164\u202e👩"), max_size=30))
def test_what_is_dropped_leaves_nothing_else_to_drop(text: str) -> None:
    assert read_name(read_name(text)) == read_name(text)


def test_a_filler_that_cannot_be_seen_makes_no_other_name() -> None:
    assert same_name("A", "A\u3164")


@pytest.mark.parametrize("many", ["\u200d", "\u0301\u0323", " a", "\u3164"])
def test_a_name_without_end_is_refused_at_once(many: str) -> None:
    _, problems = read_players(["a" + many * 100_000 + "a", "B"])

    assert [problem.code for problem in problems] == ["name_too_long"]
