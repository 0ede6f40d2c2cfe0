"""Every form and every event that can be sent, and what may be sent in place of each of their fields."""

from scorekeeper.hollywood.rules import FIELDS
from scorekeeper.web import dispute, typed
from tests.web.played import KNOCKER, OPPONENT, Json

TEXTS = [
    "",
    " ",
    "\u0000",
    "9" * 80,
    "-1",
    "1e9",
    "null",
    "<script>alert(1)</script>",
    "\u202e\u2066",
    "\U0001f469\u200d\U0001f680" * 20,
    "x" * 5000,
    "%s %(x)s {0} {{ 7*7 }}",
    "../../etc/passwd",
    "' OR 1=1 --",
    "A-",
    "B-99999999999999999999",
    "h1",
    "\u0661\u0668",
]
VALUES: list[object] = [
    None,
    True,
    0,
    -1,
    10**80,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "\u0000",
    "\ud800",
    "x" * 500,
    [],
    {},
    [[]],
    [None, {}],
    {"seat": []},
    {"seat": "A", "x": 1},
    {"\ud800": "\udfff"},
    [[[[[[]]]]]],
]
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]
HAND_FORM = {"way": "points", "winner": "A", "points": "12", "step": "save"}
CHECK = (*dispute.TEXTS, "do", "half", "mode", "picked", "by", "seen", "version", *FIELDS)
"""Everything that the address of a check can say."""
FORMS: dict[str, tuple[str, ...]] = {
    "/tables/new": ("player_a", "player_b", "first_dealer", "preset", "was", *FIELDS),
    "/t/KEY/rules/edit": ("preset", "was", *FIELDS, "when", "version", "step"),
    "/link": ("link",),
    "/forget": ("key",),
    "/scheme": ("scheme", "next"),
    "/t/KEY/hands/new": (*typed.FIELDS, "uid", "seen", "step", "confirm", "forgotten"),
    "/t/KEY/hands/h1/edit": (*typed.FIELDS, "version", "step"),
    "/t/KEY/hands/h1/strike": ("version", "step"),
    "/t/KEY/hands/h2/restore": ("version", "step"),
    "/t/KEY/hands/h1/move": ("before", "version", "step"),
    "/t/KEY/hands/h1/protest": ("withdrawn",),
    "/t/KEY/hands/h2/agree": ("withdrawn",),
    "/t/KEY/undo": ("event",),
    "/t/KEY/players": ("player_a", "player_b", "swap"),
    "/t/KEY/stop": ("step",),
}
WAYS = [
    HAND_FORM,
    {"way": "counts", "call": "A-5", "opponent_count": "20", "step": "look"},
    {"way": "cards", "knocker": "A", "knocker_cards": KNOCKER, "opponent_cards": OPPONENT, "step": "save"},
]
DEAL: Json = {
    "knocker": "Ann",
    "knocker_cards": KNOCKER,
    "opponent_cards": OPPONENT,
    "knocker_melds": "4S 5S 6S / 7C 7D 7H / KS KH KD",
    "opponent_melds": "9D 9H 9C / TD JD QD",
    "layoffs": [{"card": "3S", "meld": 0}],
    "discard": "2H",
    "declared": "knock",
    "knocker_count": 2,
    "opponent_count": 8,
    "upcard": "8H",
    "dealer": "Ann",
    "ruling": "dead",
}
BODIES: list[tuple[str, Json]] = [
    ("HandPlayed", {"v": 1, "winner": "Ann", "points": 12, "outcome": "knock", "before": "h1", "seen": "h1", "shown": {"points": 12}}),
    ("HandPlayed", DEAL),
    ("HandPlayed", {"knocker": "Ann", "declared": "knock", "knocker_count": 5, "opponent_count": 20}),
    ("HandPlayed", {"dead": True}),
    ("HandAmended", {"hand": "h1", "replacement": {"winner": "Ann", "points": 12}}),
    ("HandStruck", {"hand": "h1"}),
    ("HandRestored", {"hand": "h1"}),
    ("HandMoved", {"hand": "h1", "before": "h2"}),
    ("HandProtested", {"hand": "h1", "withdrawn": True}),
    ("HandAgreed", {"hand": "h1"}),
    ("SeriesStopped", {}),
]
