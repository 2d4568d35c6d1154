"""What keeps strangers out: rate limits, the origin check, and the headers that tell browsers to be strict."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address, ip_network
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

FORWARDED = {"forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"}
"""Headers by which proxies are known."""


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


def block_of(address: str) -> str:
    """The addresses that count as one: an IPv6 network of 64 bits, which one household has, and an IPv4 address itself.

    >>> block_of("2001:db8:1:2:3::4") == block_of("2001:db8:1:2:ffff::1"), block_of("::ffff:192.0.2.7"), block_of("192.0.2.7")
    (True, '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False).network_address)


def is_here(address: str, headers: Iterable[str]) -> bool:
    """Whether a program on this machine asks by itself: from a loopback address, and through no proxy, which would speak for others.

    >>> is_here("127.0.0.1", ["host"]), is_here("127.0.0.1", ["host", "X-Forwarded-For"]), is_here("192.0.2.7", ["host"])
    (True, False, False)
    """
    if any(name.lower() in FORWARDED for name in headers):
        return False
    try:
        return ip_address(block_of(address)).is_loopback or ip_address(address).is_loopback
    except ValueError:
        return False


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
