"""Phones: pages in a real browser of which everything that goes wrong is kept."""

from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError

ARGUMENTS = (
    "--no-sandbox",  # a browser that root starts has none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 6000
"""How long a page may take for one step, in milliseconds."""


class Size(NamedTuple):
    """Hold the size of a screen, in pixels."""

    width: int
    height: int


TALL, SMALL = Size(360, 740), Size(320, 568)


class Phones:
    """Hand out phones, and keep what goes wrong on them: complaints of the browser and requests to other hosts."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.contexts: list[BrowserContext] = []

    def __call__(self, path: str | None = None, *, size: Size = TALL, script: bool = True) -> Page:
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size.width, "height": size.height},
            has_touch=True,
            is_mobile=True,
            java_script_enabled=script,
            locale="en-GB",
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", self._hear)
        context.on("weberror", self._fail)
        context.on("request", self._see)
        page = context.new_page()
        if path:
            page.goto(path)
        return page

    def forgive(self, *texts: str) -> None:
        """Expect complaints that contain one of these texts, as a refused form or a server gone makes them."""
        self.forgiven += texts

    def put_away(self) -> list[str]:
        """Close all phones, and return the complaints that nobody expected."""
        for context in self.contexts:
            context.close()
        return [complaint for complaint in self.complaints if not any(text in complaint for text in self.forgiven)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _fail(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def _see(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https") and not request.url.startswith(f"{self.url}/"):
            self.complaints.append(f"asks another host: {request.url}")
