"""Carries a notice to where a player wants it: as e-mail through the host's mail server, or as a POST to a web address.

A web address comes from a player, so it is trusted with nothing: only http and https, never a redirect, never for longer than a few
seconds, and never to the host's own network unless the host allows it. The address that was checked is the one that is connected to.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import smtplib
import socket
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

import msgspec

from coterie.kernel.errors import CoterieError

SECONDS: Final = 10.0
"""How long one delivery may take."""
EMAIL: Final = re.compile(r"[\w.+%-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*", re.ASCII)
URL: Final = re.compile(r"https?://[!-~]{1,500}", re.ASCII)
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class BadSetting(CoterieError):
    """A setting of the host cannot be read."""


class BadAddress(CoterieError):
    """A notice cannot be sent to that address."""


class Undelivered(CoterieError):
    """A notice did not arrive; it may be tried again."""


class MailServer(msgspec.Struct, frozen=True):
    """The host's mail server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"


class NoticeSettings(msgspec.Struct, frozen=True):
    """What the host allows and offers. Without any of it there are only feeds and webhooks."""

    base_url: str = ""
    """Where people reach this server, for links: never taken from a request, which could claim anything."""
    mail: MailServer | None = None
    sender: str = ""
    private_webhooks: bool = False
    after: float = 60.0
    """How long a game waits for somebody before a notice goes out: who is at the table needs none."""
    apart: float = 600.0
    """At most one notice for a seat in so many seconds."""
    every: float = 5.0
    """How often somebody who should be told is looked for."""
    retries: tuple[float, ...] = (15.0, 60.0, 240.0)
    """How long to wait before each further attempt."""

    @property
    def mails(self) -> bool:
        """Whether e-mail can be sent from here."""
        return self.mail is not None and bool(self.base_url)


def notice_settings(environment: Mapping[str, str], base_url: str = "") -> NoticeSettings:
    """The settings in environment variables, as `docs/host.md` lists them.

    >>> notice_settings({"COTERIE_SMTP": "smtps://mail.example.org", "COTERIE_MAIL_FROM": "table@example.org"}).mail
    MailServer(mail.example.org:465)
    """
    base = base_url or environment.get("COTERIE_BASE_URL", "")
    if base and not URL.fullmatch(base):
        raise BadSetting(f"COTERIE_BASE_URL is an address such as https://play.example.org/coterie/, not {base!r}")
    mail = _mail_server(environment["COTERIE_SMTP"]) if environment.get("COTERIE_SMTP") else None
    sender = environment.get("COTERIE_MAIL_FROM", "")
    if mail is not None and not EMAIL.fullmatch(sender):
        raise BadSetting(f"COTERIE_MAIL_FROM is the address that mail comes from, such as table@example.org, not {sender!r}")
    return NoticeSettings(
        base_url=base and base.rstrip("/") + "/",
        mail=mail,
        sender=sender,
        private_webhooks=environment.get("COTERIE_PRIVATE_WEBHOOKS", "") == "1",
    )


def _mail_server(url: str) -> MailServer:
    """The server that `smtps://user:password@host:port` names. `smtp://` asks for STARTTLS, except on this machine."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSetting("COTERIE_SMTP is smtps://user:password@host, or smtp://host:port for a server with STARTTLS or on this machine")
    if parts.scheme == "smtps":
        security, usual = "tls", 465
    else:
        security, usual = ("none", 25) if _is_loopback(parts.hostname) else ("starttls", 587)
    return MailServer(
        parts.hostname,
        port or usual,
        msgspec.convert(security, Literal["tls", "starttls", "none"]),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# E-mail.


def check_email(address: str) -> str:
    """The address, if mail can be sent to it."""
    if len(address) > 254 or not EMAIL.fullmatch(address):
        raise BadAddress(f"{address[:80]!r} is not an e-mail address that we can write to")
    return address


def letter(sender: str, to: str, subject: str, body: str, stop: str = "") -> EmailMessage:
    """A message ready to be sent. `stop` is the address at which its reader can end such messages with one click."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


async def send_mail(server: MailServer, message: EmailMessage) -> None:
    """Hand a message to the host's mail server."""
    try:
        await asyncio.wait_for(asyncio.to_thread(_send_mail, server, message), 3 * SECONDS)
    except (OSError, smtplib.SMTPException, TimeoutError) as error:
        raise Undelivered(f"the mail server did not take the message: {type(error).__name__}") from None


def _send_mail(server: MailServer, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if server.security == "tls":
        client: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        client = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with client:
        if server.security == "starttls":
            client.starttls(context=context)
        if server.user:
            client.login(server.user, server.password)
        client.send_message(message)


# Webhooks.


class Target(msgspec.Struct, frozen=True):
    """A web address taken apart."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def authority(self) -> str:
        """The host, and the port where it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def check_webhook(url: str) -> Target:
    """The parts of a web address, if a notice may be sent to such a one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress(f"{url[:80]!r} is not an address on the web") from None
    if not URL.fullmatch(url) or not parts.hostname:
        raise BadAddress(
            f"{url[:80]!r} is not an address on the web: it begins with https:// or http:// and is at most 500 characters long"
        )
    if parts.username is not None or parts.password is not None:
        raise BadAddress("an address with a name or a password in it is not used")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), path, secure)


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet, also where it is wrapped in another.

    >>> is_public("93.184.216.34"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1"), is_public("64:ff9b::7f00:1")
    (True, False, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64 or found.sixtofour is not None or found.teredo is not None:
            return False
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
    return found.is_global and not found.is_multicast


async def _address_of(target: Target, private: bool) -> str:
    """The IP address to connect to: every address of the name must be allowed."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("the name of the webhook's host is not known") from None
    addresses = [str(info[4][0]) for info in found]
    if not private and not all(map(is_public, addresses)):
        raise BadAddress("the webhook's host is not on the open internet, and this server's host does not allow others")
    return addresses[0]


async def post(url: str, body: bytes, private: bool) -> None:
    """POST a JSON body to a web address; anything but an answer of success is a failure, a redirect too."""
    target = check_webhook(url)
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(target, await _address_of(target, private), body)
    except (OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as error:
        raise Undelivered(f"the webhook did not answer: {type(error).__name__}") from None
    if not re.match(rb"HTTP/1\.[01] 2\d\d\b", status):
        raise Undelivered(f"the webhook answered {status[:20]!r}")


async def _post(target: Target, address: str, body: bytes) -> bytes:
    """One request on one connection; only the first line of the answer is read."""
    context = ssl.create_default_context() if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=context, server_hostname=target.host if target.secure else None, limit=4096
    )
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {target.authority}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: coterie\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        return await reader.readline()
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
