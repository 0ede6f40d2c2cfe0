"""Light and dark: as the phone has it, or as it was chosen here."""

from typing import Literal

import pytest

from tests.browser.phones import Phones
from tests.browser.server import Server
from tests.browser.tables import open_table, wins

GROUND = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK, WHITE = "rgb(251, 246, 235)", "rgb(25, 20, 15)", "rgb(255, 255, 255)"


@pytest.mark.parametrize(
    ("chosen", "of_the_phone", "ground"),
    [
        ("As the phone", "light", LIGHT),
        ("As the phone", "dark", DARK),
        ("Light", "dark", LIGHT),
        ("Dark", "light", DARK),
    ],
)
def test_the_colours_chosen_here_go_before_those_of_the_phone(
    phones: Phones, server: Server, chosen: str, of_the_phone: Literal["light", "dark"], ground: str
) -> None:
    page = phones("/")
    page.emulate_media(color_scheme=of_the_phone)

    page.get_by_role("button", name=chosen, exact=True).click()
    page.goto(open_table(server, wins("A", 15)).path)

    assert page.evaluate(GROUND) == ground
    page.emulate_media(media="print")
    assert page.evaluate(GROUND) == WHITE
