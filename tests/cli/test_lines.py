"""Answers line by line, while the lines still come."""

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from scorekeeper.cli.lines import Answer, answer_lines
from scorekeeper.gin.problems import Problem
from tests.gin.verdicts import codes


def echoed(given: Mapping[str, object], problems: tuple[Problem, ...]) -> Answer:
    return not problems, {"given": dict(given), "codes": codes(problems)}


@pytest.mark.parametrize(
    ("text", "code", "answers"),
    [
        ("", 0, []),
        ("\n  \n", 0, []),
        ('{"cards": "AS"}\n\n{"cards": "♠"}', 0, [{"given": {"cards": "AS"}, "codes": []}, {"given": {"cards": "♠"}, "codes": []}]),
        ("{}\nnonsense\n{}", 1, [{"given": {}, "codes": []}, {"given": {}, "codes": ["not_json"]}, {"given": {}, "codes": []}]),
        ("[]", 1, [{"given": {}, "codes": ["not_an_object"]}]),
    ],
)
def test_every_line_that_holds_anything_gets_its_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: int, answers: list[object]
) -> None:
    file = tmp_path / "lines"
    file.write_text(text, encoding="utf-8")

    with file.open(encoding="utf-8") as lines:
        assert answer_lines(lines, echoed) == code

    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == answers


def test_memory_stays_flat_however_many_lines_come(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_text((json.dumps({"cards": "4S " * 40}) + "\n") * 20_000)

    with file.open(encoding="utf-8") as lines, Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        tracemalloc.start()
        answer_lines(lines, echoed)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()

    assert most < file.stat().st_size / 10


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("count", {"cards": "4S 5S 6S KH"}),
        ("check", {"knocker": "5S 6S 7S 9C TC JC KS KC KD JD", "opponent": "2S 2C 2D 2H AC 8S 9S 7C 8C 8D"}),
    ],
)
def test_a_line_is_answered_before_the_next_one_is_sent(command: str, line: dict[str, str]) -> None:
    words = [sys.executable, "-m", "scorekeeper", command, "--lines", "-"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as program:
        assert program.stdin
        assert program.stdout
        answers = []
        for _ in range(3):
            program.stdin.write(json.dumps(line) + "\n")
            program.stdin.flush()
            answers.append(json.loads(program.stdout.readline()))
        program.stdin.close()

    assert program.returncode == 0
    assert answers[0]
    assert answers == [answers[0]] * 3
