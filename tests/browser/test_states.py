import pytest

from tests.browser.axe import axe_findings
from tests.browser.phones import Phones
from tests.browser.room import room_findings
from tests.browser.server import Server
from tests.browser.states import STATES, State, visit


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_axe_finds_nothing_and_there_is_room(phones: Phones, server: Server, state: State) -> None:
    page = visit(phones, server, state)

    assert axe_findings(page) + room_findings(page) == []


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("h1 => h1.remove()", "page-has-heading-one"),
        ("h1 => h1.style.color = '#d0c8b8'", "color-contrast:"),
        ("h1 => h1.style.color = '#777'", "color-contrast-enhanced:"),
        ("h1 => h1.style.color = '#2B241D'", "dark: color-contrast:"),
        ("h1 => h1.style.minWidth = '400px'", "wide"),
        ("h1 => h1.innerHTML = '<a href=/>Home</a>'", " x "),
    ],
)
def test_a_fault_would_be_found(phones: Phones, fault: str, said: str) -> None:
    page = phones("/check")

    page.locator("h1").evaluate(fault)

    assert any(said in finding for finding in axe_findings(page) + room_findings(page))
