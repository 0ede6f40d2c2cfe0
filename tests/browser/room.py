"""Room on a narrow screen: nothing to scroll sideways for, and everything that is tapped large enough for a thumb."""

from playwright.sync_api import Page

from tests.browser.phones import SMALL, TALL

TOO_SMALL = """() => {
  const LEAST = 43.99;
  const shown = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const isInLabel = (element) => element.matches('label input');
  // The key that was chosen has become the title of the next step: a tap on it changes nothing.
  const isTitle = (element) => element.matches('.key:has(:checked)');
  const targets = document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input)');
  return [...targets].filter((element) => shown(element) && !isInLabel(element) && !isTitle(element)).flatMap((element) => {
    const {width, height} = element.getBoundingClientRect();
    return Math.min(width, height) < LEAST ? [`${width} x ${height}: ${element.outerHTML.slice(0, 160)}`] : [];
  });
}"""
TOO_WIDE = """() => {
  const boxes = [document.documentElement, ...document.querySelectorAll('main, .panel')];
  return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.scrollWidth} wide: ${box.localName}`);
}"""


def room_findings(page: Page) -> list[str]:
    """Return what is too wide or too small on either phone."""
    found = []
    for width, height in (TALL, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"at {width}: {finding}" for finding in page.evaluate(TOO_WIDE) + page.evaluate(TOO_SMALL)]
    return found
