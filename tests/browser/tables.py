"""Tables to look at, opened and filled through the JSON addresses."""

from dataclasses import dataclass
from itertools import count
from typing import Any, TypeAlias

from tests.browser.server import Server

Body: TypeAlias = dict[str, Any]
Event: TypeAlias = tuple[str, Body]
"""A kind and a body."""

KNOCKER, OPPONENT = "4S 5S 6S 7C 7D 7H KS QS JS 2D", "2C 7S 6H 8C TD QD KD AH 9H 3S"
LOOSE = "2C 4D 6H 8C TD QD KD AH 9H 3S"
"""A holding without a meld, far over the limit."""
STOP: Event = ("SeriesStopped", {})
DEAD: Event = ("HandPlayed", {"dead": True})


def points(winner: str, number: int) -> Event:
    return "HandPlayed", {"winner": {"seat": winner}, "points": number}


def knock(knocker: str, knocker_count: int, opponent_count: int) -> Event:
    return "HandPlayed", {
        "knocker": {"seat": knocker},
        "declared": "knock" if knocker_count else "gin",
        "knocker_count": knocker_count,
        "opponent_count": opponent_count,
    }


def wins(winner: str, number: int) -> Event:
    """Return a knock that brings its knocker 1 to 97 points."""
    return knock(winner, 1, number + 1)


def cards(knocker: str, knocker_cards: str, opponent_cards: str) -> Event:
    return "HandPlayed", {"knocker": {"seat": knocker}, "knocker_cards": knocker_cards, "opponent_cards": opponent_cards}


def struck(hand: str) -> Event:
    return "HandStruck", {"hand": hand}


def amended(hand: str, replacement: Event) -> Event:
    return "HandAmended", {"hand": hand, "replacement": replacement[1]}


def protested(hand: str) -> Event:
    return "HandProtested", {"hand": hand}


def agreed(hand: str) -> Event:
    return "HandAgreed", {"hand": hand}


@dataclass(frozen=True)
class Table:
    """Hold a table at a server; its events are called e1, e2 and so on."""

    server: Server
    key: str
    viewer_key: str
    uids: "count[int]"

    @property
    def path(self) -> str:
        return f"/t/{self.key}"

    def write(self, *events: Event) -> None:
        sent = [{"uid": f"e{number}", "kind": kind, "body": body} for (kind, body), number in zip(events, self.uids, strict=False)]
        answers = self.server.ask("POST", f"{self.path}/events", sent)
        assert {answer["status"] for answer in answers} <= {"recorded"}, answers

    def ledger(self) -> Body:
        ledger: Body = self.server.ask("GET", f"{self.path}/ledger.json")
        return ledger

    def hands(self) -> list[tuple[str | None, int]]:
        """Return winner and points of every hand that counts."""
        return [(hand["winner"], hand["points"]) for series in self.ledger()["series"] for hand in series["hands"]]


def open_table(server: Server, *events: Event, players: tuple[str, str] = ("Ann", "Bob"), **rules: object) -> Table:
    opened = server.ask("POST", "/tables", {"players": players, "first_dealer": {"seat": "A"}, "rules": rules})
    table = Table(server, opened["key"], opened["viewer_key"], count(1))
    if events:
        table.write(*events)
    return table
