import tempfile
from contextlib import closing
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from scorekeeper.store.database import connect, open_database
from scorekeeper.store.events import append, log
from scorekeeper.store.tables import open_table
from tests.store.made import event


class Log(RuleBasedStateMachine):
    """Append to two tables and to a list each, and compare."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "scorekeeper.db"
        self.db = open_database(self.path)
        self.tables = [open_table(self.db, event("opened", "TableOpened")).id for _ in range(2)]
        self.told: list[dict[str, object]] = [{"opened": {}} for _ in range(2)]

    @rule(table=st.sampled_from([0, 1]), uid=st.sampled_from(["a", "b", "c", "opened"]), points=st.integers(0, 2))
    def record(self, table: int, uid: str, points: int) -> None:
        told = self.told[table]
        expected = "recorded" if uid not in told else "known" if told[uid] == {"points": points} else "conflict"

        appended = append(self.db, self.tables[table], event(uid, points=points))

        told.setdefault(uid, {"points": points})
        assert (appended.status, appended.stored.body) == (expected, told[uid])

    @rule()
    def start_again(self) -> None:
        self.db.close()
        self.db = open_database(self.path)

    @invariant()
    def every_reader_sees_what_was_told_first_in_its_order(self) -> None:
        with closing(connect(self.path)) as reader:
            for table, told in zip(self.tables, self.told, strict=True):
                assert [(stored.uid, stored.body) for stored in log(reader, table)] == list(told.items())

    def teardown(self) -> None:
        self.db.close()
        self.folder.cleanup()


Log.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestLog = Log.TestCase
