"""The tables that this phone knows, looked up by their keys, and the names used at them."""

from collections.abc import Iterator

from scorekeeper.hollywood.names import folded
from scorekeeper.store.tables import find
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.connection import database
from scorekeeper.web.phone import known_keys

MOST_NAMES = 8
"""So many names are offered when a table is opened."""
UNNAMED = ("We", "They")
"""What the players are called where no name is given, as on a paper pad; nobody asks for these by name."""


def known_tables() -> Iterator[AtTable]:
    """Yield this phone's tables, those of the last evenings first, without those that are gone."""
    for key in known_keys():
        link = find(database(), key)
        if link and not link.withdrawn:
            yield AtTable(key, link)


def known_names() -> tuple[str, ...]:
    """Return the names used on this phone, those of the last evenings first, each once."""
    names: dict[str, str] = {}
    for at in known_tables():
        for name in at.table.players:
            if name not in UNNAMED:
                names.setdefault(folded(name), name)
    return tuple(names.values())[:MOST_NAMES]
