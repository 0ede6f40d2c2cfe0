"""An ordered list of keys in which putting in and taking out take the same time at any length."""

from collections.abc import Iterator

_END = ""


class Chain:
    """Hold keys in an order.

    >>> chain = Chain()
    >>> for key in ("h1", "h2", "h3"):
    ...     chain.put(key)
    >>> chain.move("h3", "h1")
    >>> list(chain), chain.after("h1"), chain.after("h2")
    (['h3', 'h1', 'h2'], 'h2', None)
    """

    def __init__(self) -> None:
        self._next = {_END: _END}
        self._previous = {_END: _END}

    def __contains__(self, key: str) -> bool:
        return key != _END and key in self._next

    def __iter__(self) -> Iterator[str]:
        key = self._next[_END]
        while key != _END:
            yield key
            key = self._next[key]

    def after(self, key: str) -> str | None:
        """Return the key that follows, none at the end."""
        return self._next[key] or None

    def put(self, key: str, before: str | None = None) -> None:
        """Put a new key before another, or at the end where the other is none or unknown."""
        following = before if before is not None and before in self else _END
        self._join(self._previous[following], key)
        self._join(key, following)

    def move(self, key: str, before: str | None) -> None:
        """Take a key out and put it in elsewhere; before itself it stays."""
        if before != key:
            self._join(self._previous[key], self._next[key])
            self.put(key, before)

    def _join(self, key: str, following: str) -> None:
        self._next[key] = following
        self._previous[following] = key
