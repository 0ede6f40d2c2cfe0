"""axe, with all of its rules on, also those that it leaves to taste."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe().axe_script
RUN = """async (tags) => {
  const rules = Object.fromEntries(axe.getRules(tags).map(({ruleId}) => [ruleId, {enabled: true}]));
  const {violations} = await axe.run({runOnly: Object.keys(rules), rules, resultTypes: ['violations']});
  return violations.flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
}"""
COLOURS = ("cat.color",)


def axe_findings(page: Page) -> list[str]:
    """Return what axe finds on a page in its light colours, and what the dark ones add."""
    page.evaluate(AXE)
    page.emulate_media(color_scheme="light")
    found: list[str] = page.evaluate(RUN, None)
    page.emulate_media(color_scheme="dark")
    in_the_dark: list[str] = page.evaluate(RUN, COLOURS)
    return found + [f"dark: {finding}" for finding in in_the_dark]
