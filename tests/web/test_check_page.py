"""The check page as a whole: its addresses, its rules, and the form that writes the hand."""

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from scorekeeper.hollywood.events import PlayersRenamed
from scorekeeper.hollywood.rules import PRESETS, Rules
from scorekeeper.hollywood.seats import Seat
from scorekeeper.web.check_page import Around, CheckView, rules_query, show_check
from scorekeeper.web.dispute import Dispute
from scorekeeper.web.pad import Pad, show_edit, show_pad
from scorekeeper.web.typed import read_typed
from scorekeeper.web.words import Words
from tests.hollywood.evenings import keep, log_of
from tests.web.disputes import UNDERCUT, shown

LOG = log_of("A10", "B20")
LEDGER = keep(LOG)
OVER = {"knocker": UNDERCUT["opponent"], "opponent": UNDERCUT["knocker"]}


def at_table(pad: Pad, said: Mapping[str, str], *words: str, written: str = "", **kept: str) -> CheckView:
    around = Around("/t/key/check", pad.title, pad.back, LEDGER.hand_rules, LEDGER, pad, kept, written)
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
        (PRESETS["gin"], {"undercut_bonus": "25"}),
        (Rules(tie="knocker", knock_limit=0), {"tie": "knocker", "knock_limit": "0"}),
    ],
)
def test_rules_of_a_hand_that_are_not_the_usual_ones_stand_in_the_link(rules: Rules, query: dict[str, str]) -> None:
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
    pad = next_hand()

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
        "shown_winner": "A",
        "shown_points": "11",
    }
    assert view.save == "Save: Ann 11"


def test_a_hand_that_was_written_is_put_right_from_what_is_known_of_it_now() -> None:
    view = at_table(first_hand(), {**UNDERCUT, "by": "A"}, written="Ann 10")

    assert {field: text for field, text in view.put if field in ("version", "seen", "confirm")} == {"version": "e1"}


@pytest.mark.parametrize(
    ("written", "save"),
    [
        ("Ann 10", "Put right: Ann 10 → Bob 11"),
        ("Bob 12", "Put right: Bob 12 → Bob 11"),
        ("Bob 11", "It stays Bob 11"),
        ("", "Save: Bob 11"),
    ],
)
def test_the_button_says_what_the_hand_was_and_what_it_will_be(written: str, save: str) -> None:
    pad = first_hand() if written else next_hand()

    assert at_table(pad, {**UNDERCUT, "by": "A"}, written=written).save == save


@pytest.mark.parametrize(("by", "winner"), [("A", "B"), ("B", "A")])
def test_what_is_shown_goes_along_with_the_cards_once_they_decide_it(by: str, winner: str) -> None:
    whole, part = at_table(next_hand(), {**UNDERCUT, "by": by}), at_table(next_hand(), {"knocker": UNDERCUT["knocker"], "by": by})

    assert [(field, text) for field, text in whole.put if "shown" in field] == [("shown_winner", winner), ("shown_points", "11")]
    assert [(field, text) for field, text in part.put if "shown" in field] == []


@pytest.mark.parametrize(
    ("words", "brought"),
    [
        (["clear"], {**UNDERCUT, "mode": "laid", "half": "opponent"}),
        (["tap-8D", "clear"], {**UNDERCUT, "mode": "laid", "half": "opponent", "picked": "8D"}),
        (["swap", "clear"], {"knocker": UNDERCUT["opponent"], "opponent": UNDERCUT["knocker"], "mode": "laid", "by": "A"}),
    ],
)
def test_what_was_just_cleared_can_be_brought_back(words: list[str], brought: dict[str, str]) -> None:
    view = at_table(next_hand(), {**UNDERCUT, "mode": "laid", "half": "opponent", "by": "B"}, *words, before="e1")

    assert asked(view.cleared) == {"by": "B", **brought, "before": "e1"}


@pytest.mark.parametrize("words", [[], ["swap"], ["clear", "tap-5S"], ["clear", "half-opponent"], ["clear", "clear"]])
def test_nothing_is_brought_back_that_was_not_just_cleared(words: list[str]) -> None:
    assert at_table(next_hand(), UNDERCUT, *words).cleared == ""


def test_long_names_are_short_in_what_is_answered_and_whole_in_the_halves() -> None:
    ledger = keep(log_of(PlayersRenamed(("Bartholomew Longfellow", "Margaret-Rose Hathaway-Smith"))))
    around = Around("/t/key/check", "", ("", ""), ledger.hand_rules, ledger)

    view = show_check(around, Dispute.read({**UNDERCUT, "by": "A"}, seated=True))

    assert [half.name for half in view.board.halves] == list(ledger.players.values())
    assert view.answers.winner == Words(ledger.players).brief.names[Seat.B] != ledger.players[Seat.B]


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
