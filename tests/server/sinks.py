"""Servers on loopback that take what notices send: a mail server and a web server, each keeping what it got."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


@asynccontextmanager
async def mail_sink(refusing: int = 0) -> AsyncIterator[tuple[int, list[EmailMessage]]]:
    """A mail server that refuses so many messages, then keeps them: its port, and what it has."""
    kept: list[EmailMessage] = []
    refusals = refusing

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal refusals

        def say(line: str) -> None:
            writer.write(line.encode() + b"\r\n")

        say("220 sink")
        while line := (await reader.readline()).decode().strip():
            verb = line.upper().split()[0]
            if verb == "DATA":
                say("354 go on")
                data = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                if refusals:
                    refusals -= 1
                    say("451 later")
                else:
                    kept.append(message_from_bytes(data, policy=policy.default))
                    say("250 kept")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], kept


@asynccontextmanager
async def web_sink(*answers: bytes) -> AsyncIterator[tuple[str, list[tuple[str, bytes]]]]:
    """A web server that gives these answers in turn, the last one for ever: its address, and the head and body of what it got.

    An empty answer is none at all: the connection stays open.
    """
    got: list[tuple[str, bytes]] = []
    ended = asyncio.Event()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line.split(":")[1]) for line in head.splitlines() if line.lower().startswith("content-length"))
        got.append((head, await reader.readexactly(length)))
        answer = answers[min(len(got), len(answers)) - 1]
        if answer:
            writer.write(answer)
        else:
            await ended.wait()
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", got
        ended.set()


OK = b"HTTP/1.1 204 No Content\r\n\r\n"
