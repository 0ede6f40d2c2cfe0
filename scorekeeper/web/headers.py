"""What every answer carries: the policy that keeps strangers out, and compression."""

import gzip

from flask import Flask, Response, request

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PAGES = ("text/html", "image/svg+xml")
"""What a browser may show by itself; to anything else the policies of a page mean nothing and only add weight."""
OF_A_PAGE = {
    "Content-Security-Policy": POLICY,
    # Without a referrer of the same origin the form tokens are refused on https.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SMALLEST = 500
"""From this size on an answer is compressed, in bytes: below it the wrapping costs more than it saves."""
KEYED = ("/t/", "/v/")


def init_app(app: Flask) -> None:
    """Put the headers on every answer."""
    app.after_request(protected)
    app.after_request(compressed)


def protected(response: Response) -> Response:
    """Return the answer with the headers of safety; pages with a key are nobody else's to keep or to list."""
    response.headers["X-Content-Type-Options"] = "nosniff"
    if response.mimetype in PAGES:
        response.headers.update(OF_A_PAGE)
    if request.path.startswith(KEYED):
        response.headers["X-Robots-Tag"] = "noindex"
    if not response.cache_control.immutable:
        response.headers["Cache-Control"] = "private, no-cache"
    return response


def compressed(response: Response) -> Response:
    """Return the answer compressed where the other side takes that and it is worth it."""
    kind = response.mimetype or ""
    text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml", "application/manifest+json")
    if not text or response.status_code != 200 or "Content-Encoding" in response.headers:  # noqa: PLR2004 - only whole answers
        return response
    response.vary.add("Accept-Encoding")
    if not request.accept_encodings["gzip"]:
        return response
    response.direct_passthrough = False
    body = response.get_data()
    if len(body) >= SMALLEST:
        response.set_data(gzip.compress(body, compresslevel=9, mtime=0))
        response.headers["Content-Encoding"] = "gzip"
        if etag := response.get_etag()[0]:
            # The same tag would promise the same bytes.
            response.set_etag(etag, weak=True)
    return response
