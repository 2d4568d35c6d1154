"""One worker process, seen from the server: it is given a call, answers within a time, and is ended and replaced if it does not."""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

START_WITHIN = 300.0
"""Seconds in which a process must have begun; on a busy machine it reads its games slowly."""
_CONTEXT = multiprocessing.get_context("spawn")


class WorkerDied(Exception):
    """The process ended while it worked."""


class WorkerLate(Exception):
    """The process did not answer in time, and was ended."""


class Forgotten(Exception):
    """The process no longer has what a call builds on: it must be given everything."""


class Worker:
    """A process, started when it is first needed. Its methods wait, so they are called in threads."""

    def __init__(self, begin: Callable[..., None], args: tuple[Any, ...]) -> None:
        self._begin = (begin, args)
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False
        self.begun = False
        """Whether it was ready once."""
        self._starting = threading.Lock()
        """So that no process begins after the end."""

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return (process := self._process) is not None and _runs(process)

    @property
    def died(self) -> bool:
        """Whether it ran and ended by itself."""
        return (process := self._process) is not None and not _runs(process)

    def start(self) -> Connection:
        """Start the process if it does not run, and wait until it is ready."""
        if self._line is not None and self.alive:
            return self._line
        self.end()
        with self._starting:
            if self._closed:
                raise WorkerDied("the workers are closed")
            line, theirs = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=serve, args=(theirs, *self._begin), daemon=True, name="coterie-worker")
            process.start()
            self._line, self._process = line, process
        theirs.close()
        self._answer(line, START_WITHIN)
        self.begun = True
        return line

    def do(self, within: float, call: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """The answer to a call; what the call raised is raised here."""
        line = self.start()
        try:
            line.send_bytes(pickle.dumps((call, args)))
        except OSError as error:
            self.end()
            raise WorkerDied(repr(error)) from None
        return self._answer(line, within)

    def _answer(self, line: Connection, within: float) -> Any:
        try:
            if not line.poll(within):
                raise WorkerLate(f"no answer within {within:g} seconds")
            done, answer = pickle.loads(line.recv_bytes())  # noqa: S301  # of our own process
        except (WorkerLate, EOFError, OSError) as error:
            self.end()
            raise error if isinstance(error, WorkerLate) else WorkerDied(repr(error)) from None
        if not done:
            raise answer
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
            with contextlib.suppress(ValueError):  # another thread has just been told of its end
                process.close()
        if line is not None:
            line.close()

    def close(self) -> None:
        """End the process for good. Whoever waits for it in another thread is told that it died."""
        with self._starting:
            self._closed = True
            if (process := self._process) is not None:
                with contextlib.suppress(ValueError):  # the other thread was quicker
                    process.kill()


def _runs(process: SpawnProcess) -> bool:
    """Whether a process runs; one that another thread has just ended does not."""
    try:
        return process.is_alive()
    except ValueError:
        return False


def serve(line: Connection, begin: Callable[..., None], args: tuple[Any, ...]) -> None:
    """What the process does: it begins, then answers calls until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    line.send_bytes(_tried(begin, args))
    with contextlib.suppress(EOFError, OSError):
        while True:
            call, given = pickle.loads(line.recv_bytes())  # noqa: S301  # of the server
            line.send_bytes(_tried(call, given))


def _tried(call: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """What a call gives or raises, as it is sent."""
    try:
        return pickle.dumps((True, call(*args)))
    except BaseException as error:  # noqa: BLE001  # whatever it was is for the one who asked
        try:
            told = pickle.dumps((False, error))
            pickle.loads(told)  # noqa: S301  # our own: some errors can be written and not read
        except Exception:  # noqa: BLE001
            return pickle.dumps((False, RuntimeError(repr(error))))
        return told
