"""The tables that this phone knows, looked up by their keys, and the names used at them."""

from collections.abc import Iterable, Iterator

from scorekeeper.hollywood.names import folded
from scorekeeper.store.tables import find
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.connection import database
from scorekeeper.web.house_rules import rules_line
from scorekeeper.web.phone import known_keys
from scorekeeper.web.rules_card import title_of
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import isolated

MOST_OFFERED = 4
"""So many of the last tables are offered when a table is opened."""
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


def last_tables(tables: Iterable[AtTable]) -> tuple[tuple[str, str], ...]:
    """Return the key of this phone's last tables, each with its players and rules in a line; those played alike are one."""
    found: dict[object, tuple[str, str]] = {}
    for at in tables:
        if len(found) == MOST_OFFERED:
            break
        players, rules = at.table.players, at.ledger.hand_rules
        first, second = map(isolated, players)
        line = _("%(first)s and %(second)s, %(rules)s", first=first, second=second, rules=title_of(rules))
        found.setdefault((players, rules), (at.key, f"{line}: {rules_line(rules)}"))
    return tuple(found.values())


def known_names(tables: Iterable[AtTable]) -> tuple[str, ...]:
    """Return the names used on this phone, those of the last evenings first, each once."""
    names: dict[str, str] = {}
    for at in tables:
        if len(names) >= MOST_NAMES:
            break
        for name in at.table.players:
            if name not in UNNAMED:
                names.setdefault(folded(name), name)
    return tuple(names.values())[:MOST_NAMES]
