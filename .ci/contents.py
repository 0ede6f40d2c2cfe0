"""Check that a built wheel holds all of the package, its templates and its compiled translations, and nothing else."""

import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]


def expected_names() -> set[str]:
    """Return the names that stand in a whole wheel, its metadata left out."""
    sources = [path for folder in ("scorekeeper", "templates") for path in (ROOT / folder).rglob("*") if path.is_file()]
    names = {path.relative_to(ROOT).as_posix() for path in sources if "__pycache__" not in path.parts and path.suffix != ".mo"}
    compiled = {name.removesuffix(".po") + ".mo" for name in names if name.endswith(".po")}
    return {f"scorekeeper/{name}" if name.startswith("templates/") else name for name in names} | compiled


def main(wheel: str) -> None:
    """Exit with the names that are missing from the wheel or too many in it."""
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    expected = expected_names()
    if names != expected:
        sys.exit(f"missing: {sorted(expected - names)}\ntoo many: {sorted(names - expected)}")
    sys.stdout.write(f"{Path(wheel).name}: {len(names)} files\n")


main(sys.argv[1])
