"""Requests that come at the same moment: each sees what the others wrote, or asks again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from scorekeeper.hollywood.rules import Rules
from scorekeeper.web.rules_form import typed_of_rules
from tests.web.played import Played, hand

AT_ONCE = 4
ROUNDS = 5


def at_once(app: Flask, ask: Callable[[int, Played], TestResponse], table: Played) -> list[TestResponse]:
    """Let several phones ask at the same moment."""
    together = Barrier(AT_ONCE)

    def one(number: int) -> TestResponse:
        phone = Played(app.test_client(), {"key": table.key, "viewer_key": ""})
        together.wait()
        return ask(number, phone)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(one, range(AT_ONCE)))


def pad(uid: str, **more: str) -> dict[str, str]:
    return {"way": "counts", "call": "A-5", "opponent_count": "20", "uid": uid, **more}


@pytest.mark.parametrize("turn", range(ROUNDS))
def test_one_pad_sent_several_times_at_once_is_one_hand_and_no_complaint(app: Flask, table: Played, turn: int) -> None:
    answers = at_once(app, lambda _, phone: phone.post("/hands/new", **pad(f"pad-{turn}")), table)

    assert [answer.status_code for answer in answers] == [303] * AT_ONCE
    assert table.kinds() == ["HandPlayed"]


@pytest.mark.parametrize("turn", range(ROUNDS))
def test_one_hand_from_several_phones_at_once_is_written_once_and_asked_about(app: Flask, table: Played, turn: int) -> None:
    table.record(hand("h1", "Bob", 12))

    answers = at_once(app, lambda number, phone: phone.post("/hands/new", **pad(f"phone-{turn}-{number}", seen="h1")), table)

    assert sorted(answer.status_code for answer in answers) == [303, *[409] * (AT_ONCE - 1)]
    assert table.kinds() == ["HandPlayed", "HandPlayed"]


@pytest.mark.parametrize("turn", range(ROUNDS))
def test_corrections_of_one_hand_at_once_are_one_correction_and_both_versions_for_the_others(app: Flask, table: Played, turn: int) -> None:
    table.record(hand("h1", "Bob", 12 + turn))

    answers = at_once(
        app,
        lambda number, phone: phone.post(
            "/hands/h1/edit", way="points", winner="A", points=str(40 + number), uid="x", version="h1", step="save"
        ),
        table,
    )

    assert sorted(answer.status_code for answer in answers) == [303, *[409] * (AT_ONCE - 1)]
    assert table.kinds() == ["HandPlayed", "HandAmended"]


@pytest.mark.parametrize("turn", range(ROUNDS))
def test_one_mark_from_several_phones_at_once_is_written_once(app: Flask, table: Played, turn: int) -> None:
    table.record(hand("h1", "Bob", 12 + turn))

    answers = at_once(app, lambda _, phone: phone.post("/hands/h1/protest"), table)

    assert [answer.status_code for answer in answers] == [303] * AT_ONCE
    assert table.kinds() == ["HandPlayed", "HandProtested"]


@pytest.mark.parametrize("turn", range(ROUNDS))
@pytest.mark.parametrize(("path", "fields"), [("/stop", {"series": "1"}), ("/stop", {}), ("/undo", {"event": "h1"})])
def test_a_series_is_stopped_and_an_event_taken_back_once(app: Flask, table: Played, path: str, fields: dict[str, str], turn: int) -> None:
    table.record(hand("h1", "Bob", 12 + turn))

    answers = at_once(app, lambda _, phone: phone.post(path, **fields), table)

    assert [answer.status_code for answer in answers] == [303] * AT_ONCE
    assert len(table.kinds()) == 2


@pytest.mark.parametrize("turn", range(ROUNDS))
def test_rules_changed_from_several_phones_at_once_are_changed_once_and_shown_to_the_others(app: Flask, table: Played, turn: int) -> None:
    def change(number: int, phone: Played) -> TestResponse:
        return phone.post("/rules/edit", version="-", **typed_of_rules(Rules(target=200 + AT_ONCE * turn + number), "hollywood"))

    answers = at_once(app, change, table)

    assert sorted(answer.status_code for answer in answers) == [303, *[409] * (AT_ONCE - 1)]
    assert table.kinds() == ["RulesChanged"]


def test_an_undo_tapped_several_times_is_one_event(table: Played) -> None:
    table.record(hand("h1", "Bob", 12))

    for _ in range(3):
        assert table.post("/undo", event="h1").status_code == 303

    assert table.kinds() == ["HandPlayed", "HandStruck"]
