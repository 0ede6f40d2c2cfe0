"""A real server, and phones that are pages in the system's own Chromium."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserType

from tests.browser.phones import ARGUMENTS, Phones
from tests.browser.server import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, object]:
    return {"executable_path": chromium, "args": list(ARGUMENTS)}


@pytest.fixture(scope="session")
def reviving_browser(browser_type: BrowserType, chromium: str) -> Iterator[Browser]:
    """Give a browser whose Back button brings a page to life again as it was left, which Playwright switches off."""
    browser = browser_type.launch(executable_path=chromium, args=list(ARGUMENTS), ignore_default_args=["--disable-back-forward-cache"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture
def phones(browser: Browser, server: Server) -> Iterator[Phones]:
    phones = Phones(browser, server.url)
    yield phones
    assert phones.put_away() == []
