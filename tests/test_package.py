import shutil
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from babel.messages.pofile import PoFileError
from babel.support import Translations
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
TRANSLATED = HEADER + 'msgid "Gin"\nmsgstr "জিন"\n'
WITHOUT_TRANSLATION = HEADER + 'msgid "Gin"\n'

Build = Callable[[], ZipFile]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        root.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, root)
    write(root / "scorekeeper/__init__.py", "")
    write(root / "templates/tables/sheet.html", "<title>The sheet</title>")
    return root


@pytest.fixture
def build(project: Path, tmp_path: Path) -> Build:
    def build() -> ZipFile:
        return ZipFile(next(WheelBuilder(str(project)).build(directory=str(tmp_path / "dist"), versions=["standard"])))

    return build


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_templates_beside_the_package_are_inside_it_once_built(build: Build) -> None:
    names = build().namelist()

    assert "scorekeeper/templates/tables/sheet.html" in names
    assert not any(name.startswith("templates/") for name in names)


def test_a_catalogue_is_compiled_into_the_wheel(project: Path, build: Build) -> None:
    write(project / "scorekeeper/translations/bn/LC_MESSAGES/messages.po", TRANSLATED)

    with build().open("scorekeeper/translations/bn/LC_MESSAGES/messages.mo") as compiled:
        assert Translations(compiled).gettext("Gin") == "জিন"


def test_a_package_without_catalogues_is_built(build: Build) -> None:
    assert not [name for name in build().namelist() if "translations" in name]


def test_a_broken_catalogue_stops_the_build(project: Path, build: Build) -> None:
    write(project / "scorekeeper/translations/bn/LC_MESSAGES/messages.po", WITHOUT_TRANSLATION)

    with pytest.raises(PoFileError):
        build()
