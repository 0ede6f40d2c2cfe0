"""Recording an event: told apart from its repeats, asked at the door, and added to the log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.door import Sent, admit
from scorekeeper.hollywood.events import Event
from scorekeeper.store.errors import StoreError
from scorekeeper.store.events import Moved, NewEvent, StoredEvent, append, find_event, received_hash
from scorekeeper.store.reading import recorded
from scorekeeper.store.stamps import mint
from scorekeeper.web.at_table import AtTable
from scorekeeper.web.connection import database

P = ParamSpec("P")
T = TypeVar("T")


def looking_again(write: Callable[Concatenate[AtTable, P], T]) -> Callable[Concatenate[AtTable, P], T]:
    """Let a step that looks at a table and then writes look again whenever something was written in between."""

    @wraps(write)
    def written(at: AtTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        while True:
            try:
                return write(at, *args, **kwargs)
            except Moved:
                at.read_again()

    return written


@dataclass(frozen=True, slots=True)
class Recording:
    """Say what became of an event: recorded, known, conflict or invalid, what is wrong, and what stands under its uid."""

    uid: str
    status: str
    problems: tuple[Problem, ...] = ()
    stored: StoredEvent | None = None


def record(at: AtTable, sent: Sent, *, read_at: int | None = None) -> Recording:
    """Record an event as it was sent; the table of the request knows it afterwards. Raise Moved as `append` does."""
    if not isinstance(sent.body, Mapping) or not isinstance(sent.kind, str):
        return Recording(sent.uid, "invalid", admit(sent.kind, sent.body, at.table)[1])
    received = received_hash(sent.kind, sent.body)
    # A repeat is known by what was sent, also where nothing can be written at the moment.
    stored = find_event(database(), at.link.table_id, sent.uid)
    if stored and stored.received == received:
        return Recording(sent.uid, "known", stored=stored)
    event, problems = admit(sent.kind, sent.body, at.table)
    if event is None:
        return Recording(sent.uid, "conflict" if stored else "invalid", problems, stored)
    try:
        return _append(at, NewEvent(sent.uid, event.kind, event.body(), received, sent.played_at), read_at)
    except StoreError as error:
        if error.code != "table_full":
            raise
        return Recording(sent.uid, "invalid", (Problem(f"store_{error.code}"),))


def record_own(at: AtTable, event: Event, *, read_at: int | None = None) -> Recording:
    """Record an event that this side has made itself, under a uid of its own. Raise Moved as `append` does."""
    body = event.body()
    return _append(at, NewEvent(mint(), event.kind, body, received_hash(event.kind, body)), read_at)


def _append(at: AtTable, new: NewEvent, read_at: int | None) -> Recording:
    appended = append(database(), at.link.table_id, new, read_at=read_at)
    if appended.status == "recorded":
        now = recorded(appended.stored)
        at.table.add(now.uid, now.event)
    return Recording(new.uid, appended.status, stored=appended.stored)
