"""What keeps strangers out: rate limits, the origin check, and the headers that tell browsers to be strict."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """A bucket that fills at a rate and is emptied by use: when it is empty, somebody is too quick.

    >>> bucket = Bucket(rate=0.0, size=2)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one; False if there is none."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    @property
    def full(self) -> bool:
        """Whether it has not been used for long."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._size


class Addresses:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Use one of an address; False if it has none left."""
        if len(self._buckets) > 10_000:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(address, Bucket(self._rate, self._size)).take()


def may_come_from(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of that origin may speak to the server that was called by that host name. Programs name no origin.

    >>> may_come_from("http://localhost:8666", "localhost:8666", ()), may_come_from("https://else.example", "localhost:8666", ())
    (True, False)
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host
