from pathlib import Path

import click
import pytest

from scorekeeper.cli.files import read_table


def test_everything_wrong_with_a_file_is_said_with_its_name_and_the_hand(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.write_text(
        '{"players": ["Ann", "Bob"], "hands": [{"winner": "Carl", "points": 3}, {"dead": true}, {"winner": "Bob", "points": 500}]}'
    )

    with path.open(encoding="utf-8") as file, pytest.raises(click.ClickException) as refused:
        read_table(file)

    assert refused.value.message.splitlines() == [
        f"{path}: hand 1: Nobody here is called “Carl”.",
        f"{path}: hand 3: A hand brings 1 to 123 points here, not 500.",
    ]
