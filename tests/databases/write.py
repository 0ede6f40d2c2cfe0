"""Write the dump of a database as this version of the program leaves it: python -m tests.databases.write 0.1.0.

Done once for each released version, from the evening in the JSON file of that name; a dump is never written again.
"""

import json
import sys
import tempfile
from pathlib import Path

from scorekeeper.store.database import open_database
from scorekeeper.store.imports import import_table

FOLDER = Path(__file__).parent


def write_dump(version: str) -> None:
    export = json.loads((FOLDER / f"{version}.json").read_text(encoding="utf-8"))["export"]
    with tempfile.TemporaryDirectory() as folder, open_database(Path(folder) / "scorekeeper.db") as db:
        import_table(db, export)
        with (FOLDER / f"{version}.sql").open("x", encoding="utf-8") as dump:
            dump.writelines(f"{line}\n" for line in db.conn.iterdump())


if __name__ == "__main__":
    write_dump(sys.argv[1])
