"""The forms of a page, as a browser would send them."""

import re
from html import unescape
from html.parser import HTMLParser

Attributes = dict[str, str | None]


class _Forms(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[tuple[str, str, dict[str, str]]] = []
        self._inside: dict[str, str] | None = None
        self._by_id: dict[str, dict[str, str]] = {}
        self._text: tuple[dict[str, str], str] | None = None
        self._select: tuple[dict[str, str], str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form":
            self._inside = self._form(given.get("id") or "")
            self.forms.append((given.get("action") or "", given.get("id") or "", self._inside))
            return
        fields = self._form(given["form"] or "") if "form" in given else self._inside
        name = given.get("name")
        if fields is None:
            return
        if tag == "option":
            self._option(given)
        elif name and tag == "input":
            _input(fields, name, given)
        elif name and tag == "textarea":
            fields[name] = ""
            self._text = fields, name
        elif name and tag == "select":
            self._select = fields, name

    def _form(self, name: str) -> dict[str, str]:
        """Return the fields of a form, which may be named before it stands there; one without a name is not named."""
        return self._by_id.setdefault(name, {}) if name else {}

    def _option(self, given: Attributes) -> None:
        if self._select is None:
            return
        fields, name = self._select
        if "selected" in given or name not in fields:
            fields[name] = given.get("value") or ""

    def handle_data(self, data: str) -> None:
        if self._text:
            fields, name = self._text
            fields[name] += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._inside = None
        elif tag == "textarea":
            self._text = None
        elif tag == "select":
            self._select = None


def _input(fields: dict[str, str], name: str, given: Attributes) -> None:
    if given.get("type") not in ("radio", "checkbox") or "checked" in given:
        fields[name] = given.get("value") or ""


def forms_of(page: str) -> list[tuple[str, str, dict[str, str]]]:
    """Return every form of a page: its action, its id and its fields, without the buttons."""
    parser = _Forms()
    parser.feed(page)
    return parser.forms


def form_of(page: str, action: str) -> dict[str, str]:
    """Return the fields of the form that is posted to this address, of several those of the pad."""
    found = [(name, fields) for posted_to, name, fields in forms_of(page) if posted_to == action]
    return next((fields for name, fields in found if name == "pad-form"), found[0][1])


def said_in(page: str) -> str:
    """Return what is said to be wrong above a form."""
    return page.split('role="alert"')[1].split("</div>", maxsplit=1)[0]


def text_of(part: str) -> str:
    """Return what can be read in a part of a page, in one line."""
    return " ".join(unescape(re.sub("<[^>]*>", " ", part)).split())
