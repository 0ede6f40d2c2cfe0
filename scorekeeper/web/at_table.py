"""The table that a request is about: its link, its log and its ledger, each read once where it is needed."""

from functools import cached_property

from flask import Blueprint, g, request

from scorekeeper.gin.problems import Problem
from scorekeeper.hollywood.events import Recorded
from scorekeeper.hollywood.ledger import Ledger, keep_ledger
from scorekeeper.hollywood.table import Table, fold
from scorekeeper.store.events import StoredEvent, log, version
from scorekeeper.store.reading import recorded
from scorekeeper.store.tables import Link, find
from scorekeeper.web.connection import database
from scorekeeper.web.errors import Refused

NOT_FOUND, GONE = 404, 410
ROLES = {"t": "scorer", "v": "viewer"}


class AtTable:
    """Hold what a request needs to know of its table."""

    def __init__(self, key: str, link: Link) -> None:
        """Hold the key that was used, and what it leads to."""
        self.key = key
        self.link = link

    @property
    def read_only(self) -> bool:
        """Tell whether the key only shows the table."""
        return self.link.role == "viewer"

    @property
    def base(self) -> str:
        """Return the address of the sheet, from which every other address of the table is made."""
        return f"/{'v' if self.read_only else 't'}/{self.key}"

    @property
    def version(self) -> int:
        """Return a number that changes exactly with the log."""
        return version(database(), self.link.table_id)

    @cached_property
    def stored(self) -> list[StoredEvent]:
        """Return the events of the table as they are stored, in the order of their arrival."""
        return log(database(), self.link.table_id)

    @property
    def read_at(self) -> int:
        """Return the version of the log that this request has read."""
        return self.stored[-1].id

    def read_again(self) -> None:
        """Forget what was read, so that it is read anew."""
        for read in ("stored", "log", "table", "ledger"):
            self.__dict__.pop(read, None)

    @cached_property
    def log(self) -> tuple[Recorded, ...]:
        """Return the events of the table, in the order of their arrival."""
        return tuple(map(recorded, self.stored))

    @cached_property
    def table(self) -> Table:
        """Return what the log has made of the table."""
        return fold(self.log)

    @cached_property
    def ledger(self) -> Ledger:
        """Return the ledger, from all of the hands."""
        return keep_ledger(self.table)


def entering(blueprint: Blueprint) -> Blueprint:
    """Let every address of a blueprint that has a key find its table before its view begins."""
    blueprint.url_value_preprocessor(_enter)
    return blueprint


def _enter(_endpoint: str | None, values: dict[str, str] | None) -> None:
    if values and "key" in values:
        g.at_table = find_at(request.path.split("/")[1], values.pop("key"))


def find_at(root: str, key: str) -> AtTable:
    """Return the table of a key; raise Refused where the key opens nothing, or nothing any more."""
    link = find(database(), key)
    if link is None or link.role != ROLES[root]:
        raise Refused(NOT_FOUND, Problem("unknown_table"))
    if link.withdrawn:
        raise Refused(GONE, Problem("withdrawn_link"))
    return AtTable(key, link)


def at_table() -> AtTable:
    """Return the table that this request is about."""
    found: AtTable = g.at_table
    return found
