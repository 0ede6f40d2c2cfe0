from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from scorekeeper.cli.options import opened, rules_from, with_database
from scorekeeper.hollywood.rules import PRESETS, Rules


@pytest.mark.parametrize(
    ("preset", "settings", "rules"),
    [
        (None, (), Rules()),
        ("gin", (), PRESETS["gin"]),
        (None, ("target=150", "tie=knocker"), Rules(target=150, tie="knocker")),
        (None, ("target=150", "target=200"), Rules(target=200)),
    ],
)
def test_rules_are_a_preset_with_settings_laid_over_it(preset: str | None, settings: tuple[str, ...], rules: Rules) -> None:
    assert rules_from(preset, settings) == rules


def test_every_setting_that_is_none_is_said() -> None:
    with pytest.raises(click.UsageError) as refused:
        rules_from(None, ("target", "jokers=2", "target=5"))

    assert len(refused.value.message.splitlines()) == 3


def test_the_database_is_in_the_data_folder_of_whoever_runs_the_command() -> None:
    @click.command()
    @with_database
    def command(database: Path) -> None:
        click.echo(database)

    path = Path(CliRunner().invoke(command).output.strip())

    assert (path.parent.name, path.name) == ("scorekeeper", "scorekeeper.db")


def test_a_database_is_closed_when_the_command_ends(tmp_path: Path) -> None:
    with opened(tmp_path / "x.db", create=True) as db:
        assert db.table_names()

    assert not (tmp_path / "x.db-wal").exists()
