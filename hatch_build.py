"""Compile the translations when the package is built."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[BuilderConfig]):
    """Compile every catalogue before the files of a build are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling passes both by position
        """Write `messages.mo` beside each `messages.po`; raise PoFileError where one is not valid."""
        for catalogue in Path(self.root).glob("scorekeeper/translations/*/LC_MESSAGES/*.po"):
            compile_catalogue(catalogue)


def compile_catalogue(path: Path) -> None:
    """Write the compiled catalogue beside its source."""
    locale = path.parent.parent.name
    with path.open("rb") as source:
        catalogue = read_po(source, locale=locale, abort_invalid=True)
    with path.with_suffix(".mo").open("wb") as target:
        write_mo(target, catalogue)
