"""Take the README's pictures: `python -m tests.browser.picture`, with `chromium` on the path."""

import shutil
import tempfile
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from tests.browser.keys import UNDERCUT
from tests.browser.phones import ARGUMENTS
from tests.browser.server import Server
from tests.browser.tables import DEAD, knock, open_table, struck

ROOT = Path(__file__).parents[2]
EVENING = (
    knock("A", 4, 22),
    knock("B", 9, 31),
    knock("A", 0, 6),
    knock("B", 3, 19),
    struck("e4"),
    knock("A", 10, 9),
    knock("A", 2, 29),
    DEAD,
    knock("A", 0, 9),
    knock("B", 6, 25),
)
DISPUTE = {"by": "A", "half": "opponent", "knocker": UNDERCUT[0], "opponent": UNDERCUT[1]}


def main() -> None:
    """Keep an evening, take its sheet, and a hand of it as it is disputed."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        table = open_table(server, *EVENING)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))
        page = browser.new_page(viewport={"width": 360, "height": 800}, device_scale_factor=2)
        page.goto(server.url + table.path, wait_until="networkidle")
        page.screenshot(path=ROOT / "docs" / "sheet.png")
        page.goto(f"{server.url}{table.path}/hands/e6/check?{urlencode(DISPUTE)}", wait_until="networkidle")
        page.screenshot(path=ROOT / "docs" / "check.png")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
