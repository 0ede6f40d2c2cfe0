"""A table as the tests play at it, through its pages and through its JSON."""

from itertools import count
from typing import Any, Self

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.forms import form_of

Json = dict[str, Any]
_numbers = count(1)

KNOCKER = "4S 5S 6S 7C 7D 7H KH KS KD 2C"
OPPONENT = "9D 9H 9C TD JD QD 3S AS 2D 5H"
"""Ann's knock with 2 against 1 + 2 + 5 = 8, for the three goes on her run: 6 points."""


def hand(uid: str, winner: str = "Ann", points: int = 12, **beside: object) -> Json:
    return played(uid, {"winner": winner, "points": points, **beside})


def played(uid: str, body: object) -> Json:
    return {"uid": uid, "kind": "HandPlayed", "body": body}


def struck(uid: str, of: str) -> Json:
    return {"uid": uid, "kind": "HandStruck", "body": {"hand": of}}


def codes(problems: list[Json]) -> list[str]:
    return [problem["code"] for problem in problems]


class Played:
    """A table with its keys, and the phone that plays at it."""

    def __init__(self, client: FlaskClient, opened: Json) -> None:
        self.client = client
        self.key = opened["key"]
        self.base = f"/t/{opened['key']}"
        self.viewer = f"/v/{opened['viewer_key']}"

    @classmethod
    def opened(cls, client: FlaskClient, players: tuple[str, str] = ("Ann", "Bob"), **beside: object) -> Self:
        given = {"players": players, "first_dealer": {"seat": "A"}, **beside}
        return cls(client, client.post("/tables", json=given).get_json())

    def get(self, path: str = "", **query: str) -> TestResponse:
        return self.client.get(self.base + path, query_string=query)

    def post(self, path: str, **fields: str) -> TestResponse:
        return self.client.post(self.base + path, data=fields)

    def type(self, **fields: str) -> TestResponse:
        """Send the pad of the sheet with these fields, under a uid of its own where none is given."""
        return self.post("/hands/new", **{"uid": f"typed-{next(_numbers)}", "step": "look", **fields})

    def submit(self, page: TestResponse, action: str, **typed: str) -> TestResponse:
        """Send the form of a page that is posted to an address of the table, with what is typed laid over it."""
        fields = form_of(page.text, self.base + action)
        return self.client.post(self.base + action, data={**fields, **typed})

    def record(self, *events: object) -> list[Json]:
        answered: list[Json] = self.client.post(f"{self.base}/events", json=list(events)).get_json()
        return answered

    def ledger(self) -> Json:
        kept: Json = self.get("/ledger.json").get_json()
        return kept

    def points(self) -> list[tuple[str | None, int]]:
        """Return who won how much, hand by hand."""
        return [(each["winner"], each["points"]) for series in self.ledger()["series"] for each in series["hands"]]

    def log(self) -> list[Json]:
        events: list[Json] = self.get("/export.json").get_json()["events"]
        return events

    def kinds(self) -> list[str]:
        """Return the kinds of the log since the opening."""
        return [event["kind"] for event in self.log()[1:]]
