import pytest
from playwright.sync_api import Browser

from tests.browser.phones import Phones
from tests.browser.server import Server


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("document.body.setAttribute('style', 'color: red')", "Content Security Policy"),
        ("document.head.append(Object.assign(document.createElement('script'), {textContent: '1'}))", "Content Security Policy"),
        ("setTimeout(() => { throw new Error('broken'); })", "broken"),
        ("fetch('/nothing')", "status of 404"),
        ("location = 'http://127.0.0.2:1/'", "asks another host"),
    ],
)
def test_what_goes_wrong_on_a_phone_is_kept(browser: Browser, server: Server, wrong: str, said: str) -> None:
    phones = Phones(browser, server.url)
    page = phones("/")

    page.evaluate(f"{{ {wrong} }}")
    page.wait_for_timeout(100)  # what is told afterwards has no event of its own

    assert any(said in complaint for complaint in phones.put_away())
