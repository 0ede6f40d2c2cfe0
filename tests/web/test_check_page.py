"""The check page as a whole: its addresses, its rules, and the form that writes the hand."""

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.web.check_page import Around, CheckView, rules_query, show_check
from scorekeeper.web.dispute import Dispute
from scorekeeper.web.pad import Pad, read_typed, show_edit, show_pad
from tests.hollywood.evenings import keep, log_of
from tests.web.disputes import UNDERCUT, shown

LOG = log_of("A10", "B20")
LEDGER = keep(LOG)
OVER = {"knocker": UNDERCUT["opponent"], "opponent": UNDERCUT["knocker"]}


def at_table(pad: Pad, said: Mapping[str, str], *words: str, **kept: str) -> CheckView:
    around = Around("/t/key/check", pad.title, pad.back, LEDGER.hand_rules, LEDGER, pad, kept)
    return show_check(around, Dispute.read(said, seated=True), words)


def next_hand(**typed: str) -> Pad:
    return show_pad(LEDGER, LOG, "/t/key", read_typed(typed))


def first_hand() -> Pad:
    found = LEDGER.find("e1")
    assert found is not None
    return show_edit(LEDGER, found, "/t/key", "e1")


def asked(address: str) -> dict[str, str]:
    return {field: texts[0] for field, texts in parse_qs(urlsplit(address).query).items()}


def test_the_address_says_what_the_keys_have_done() -> None:
    view = shown({}, "tap-5S", "half-opponent", "tap-8S", "mode-laid", "tap-8S")

    assert view.address == "/check?knocker=5S&opponent=8S&half=opponent&mode=laid&picked=8S"
    assert shown({}).address == "/check"


@pytest.mark.parametrize(
    ("rules", "query"),
    [
        (Rules(), {}),
        (Rules(undercut_bonus=25), {"undercut_bonus": "25"}),
        (PRESETS["gin"], {"games": "1", "undercut_bonus": "25", "next_dealer": "alternate"}),
        (Rules(tie="knocker", knock_limit=0), {"tie": "knocker", "knock_limit": "0"}),
    ],
)
def test_rules_that_are_not_the_usual_ones_stand_in_the_link(rules: Rules, query: dict[str, str]) -> None:
    assert rules_query(rules) == query
    assert asked(shown(UNDERCUT, rules=rules).send) == {**UNDERCUT, **query}


def test_a_verdict_is_sent_without_the_table_it_is_from() -> None:
    laid = {**UNDERCUT, "mode": "laid", "half": "opponent"}

    view = at_table(next_hand(), {**laid, "by": "B"}, "tap-8D", before="e1", forgotten="1")

    assert asked(view.address) == {**laid, "by": "B", "picked": "8D", "before": "e1", "forgotten": "1"}
    assert urlsplit(view.send).path == "/check"
    assert asked(view.send) == laid


def test_players_sit_in_their_own_halves_whoever_knocked() -> None:
    ours, theirs = at_table(next_hand(), {**UNDERCUT, "by": "A"}), at_table(next_hand(), {**UNDERCUT, "by": "B"})

    assert [(half.name, half.did, half.side) for half in ours.board.halves] == [
        ("Ann", "knocked", "knocker"),
        ("Bob", "lays off 4", "opponent"),
    ]
    assert [(half.name, half.did, half.side) for half in theirs.board.halves] == [
        ("Ann", "lays off 4", "opponent"),
        ("Bob", "knocked", "knocker"),
    ]
    assert (ours.swap, theirs.swap, shown({}).swap) == ("Bob knocked", "Ann knocked", "The other knocked")
    assert (ours.answers.strip.headline, theirs.answers.strip.headline) == ("Undercut: Bob 11", "Undercut: Ann 11")


def test_the_next_hand_is_written_with_its_cards_and_what_stood_on_the_pad() -> None:
    pad = next_hand(dealer="A")

    view = at_table(pad, {**UNDERCUT, "by": "B", "declared": "gin", "opponent_count": "9"})

    assert dict(view.put) == {
        "way": "cards",
        "knocker": "B",
        "knocker_cards": UNDERCUT["knocker"],
        "opponent_cards": UNDERCUT["opponent"],
        "declared": "gin",
        "opponent_count": "9",
        "uid": pad.uid,
        "seen": "e2",
        "dealer": "A",
    }
    assert view.save == "Save: Ann 11"


def test_a_hand_that_was_written_is_put_right_from_what_is_known_of_it_now() -> None:
    view = at_table(first_hand(), {**UNDERCUT, "by": "A"})

    assert {field: text for field, text in view.put if field in ("version", "seen", "confirm")} == {"version": "e1"}
    assert view.save == "Put right: Bob 11"


def test_a_hand_that_may_be_there_twice_is_written_all_the_same_only_when_it_is_said() -> None:
    view = at_table(replace(next_hand(), confirm=True), {**UNDERCUT, "by": "A"})

    assert ("confirm", "1") in view.put
    assert view.save == "Write it all the same"


def test_without_a_table_nothing_is_written() -> None:
    view = shown(UNDERCUT)

    assert (view.put, view.save) == ((), "")


@pytest.mark.parametrize(
    ("said", "explains"),
    [
        ({}, False),
        ({"knocker": "5S 6S"}, False),
        ({"knocker": "5S 6S 1X"}, True),
        ({"knocker": "5S 6S 7S", "opponent": "8S"}, True),
        ({"knocker": f"{UNDERCUT['knocker']} 4D"}, True),
        (UNDERCUT, True),
        (OVER, True),
    ],
)
def test_the_reasons_are_offered_where_there_are_some(said: dict[str, str], explains: bool) -> None:
    assert shown(said).explains == explains


@pytest.mark.parametrize(
    ("field", "text"), [("knocker_melds", "-"), ("layoffs", "8S>0"), ("discard", "2S"), ("declared", "gin"), ("knocker_count", "3")]
)
def test_what_was_said_beside_the_cards_is_not_folded_away(field: str, text: str) -> None:
    assert shown({field: text}).says_more
    assert not shown(UNDERCUT).says_more


def test_a_holding_is_judged_as_part_of_one_until_ten_cards_are_there() -> None:
    view = shown({"knocker": "5S 6S 7S", "opponent": "8S KD", "opponent_melds": "-"})

    assert [half.counted for half in view.board.halves] == ["0", "10"]
