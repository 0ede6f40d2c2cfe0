"""What stands in the menu of a table."""

from dataclasses import dataclass

from scorekeeper.hollywood.ledger import Ledger, Series
from scorekeeper.web.house_rules import rules_sentences
from scorekeeper.web.settled import running_score
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.words import Words


@dataclass(frozen=True, slots=True)
class Menu:
    """Hold what stands in the menu: names as they are typed, every series, the rules, and the links for others."""

    base: str
    players: tuple[str, str]
    series: tuple[tuple[str, str, str], ...]
    score: str
    rules: str
    link: str
    viewer_link: str
    stops: str
    """The number of the series that can be stopped, empty where none can; it may be another one than that on the page."""
    read_only: bool

    @property
    def key(self) -> str:
        """Return the key in the address."""
        return self.base.rpartition("/")[2]


def show_menu(ledger: Ledger, base: str, *, link: str = "", viewer_link: str = "", read_only: bool = False) -> Menu:
    """Return the menu; the links are whole addresses, for another phone and for somebody who only looks on."""
    words = Words(ledger.players)
    first, second = ledger.players.values()
    shown = [
        (f"{base}/series/{series.number}", _("Series %(number)s", number=series.number), _result(series, words)) for series in ledger.series
    ]
    playing = ledger.playing
    return Menu(
        base=base,
        players=(first, second),
        series=tuple(shown),
        score=running_score(ledger.series, words),
        rules=rules_sentences(ledger.hand_rules),
        link=link,
        viewer_link=viewer_link,
        stops=str(playing.number) if playing and playing.has_begun else "",
        read_only=read_only,
    )


def _result(series: Series, words: Words) -> str:
    if series.winner:
        return words.names[series.winner]
    return _("being played") if series.is_open else _("stopped") if series.stopped else _("even")
