"""What stands in the menu of a table."""

from dataclasses import dataclass

from scorekeeper.hollywood.ledger import Ledger
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words, rules_sentences


@dataclass(frozen=True, slots=True)
class Menu:
    """Hold what stands in the menu: names as they are typed, every series, the rules, and the links for others."""

    base: str
    players: tuple[str, str]
    series: tuple[tuple[str, str, str], ...]
    rules: str
    link: str
    viewer_link: str
    stops: str
    """The number of the series that can be stopped, empty where none can."""
    read_only: bool


def show_menu(ledger: Ledger, base: str, *, link: str = "", viewer_link: str = "", read_only: bool = False) -> Menu:
    """Return the menu; the links are whole addresses, for another phone and for somebody who only looks on."""
    words = Words(ledger.players)
    first, second = ledger.players.values()
    shown = []
    for series in ledger.series:
        result = words.names[series.winner] if series.winner else _("being played") if series.is_open else _("stopped")
        shown.append((f"{base}/series/{series.number}", _("Series %(number)s", number=series.number), result))
    playing = ledger.playing
    return Menu(
        base=base,
        players=(first, second),
        series=tuple(shown),
        rules=rules_sentences(ledger.hand_rules),
        link=link,
        viewer_link=viewer_link,
        stops=str(playing.number) if playing and playing.has_begun else "",
        read_only=read_only,
    )
