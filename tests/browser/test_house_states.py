"""Nothing is wrong with any page about house rules, and everything on it has room."""

import pytest

from tests.browser.axe import axe_findings
from tests.browser.house_states import HOUSE_STATES, HouseState, visit_house
from tests.browser.phones import Phones
from tests.browser.room import room_findings
from tests.browser.server import Server


@pytest.mark.parametrize("state", HOUSE_STATES, ids=lambda state: state.name)
def test_axe_finds_nothing_and_there_is_room(phones: Phones, server: Server, state: HouseState) -> None:
    page = visit_house(phones, server, state)

    assert axe_findings(page) + room_findings(page) == []
