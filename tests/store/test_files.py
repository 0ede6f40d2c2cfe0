from pathlib import Path

import pytest

from scorekeeper.store.files import create_new, create_private, protect, write_whole


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_text("mine")

    create_private(path)
    with pytest.raises(FileExistsError):
        create_new(path)

    assert path.read_text() == "mine"


def test_a_file_is_put_into_place_whole_over_what_a_broken_writer_left(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    broken = tmp_path / "secret.new"
    broken.touch(mode=0o600)
    broken.write_text("half of something that was much longer")

    write_whole(path, "whole")

    assert (path.read_text(), rights(path)) == ("whole", 0o600)
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_the_rights_of_others_are_taken_and_a_file_that_is_not_there_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "open"
    path.touch(mode=0o644)

    protect(tmp_path / "nowhere", path)

    assert rights(path) == 0o600
