"""Runs the server in this process: listens, says where, and stops in good order."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog
import uvicorn

from coterie.kernel.errors import CoterieError
from coterie.server.app import make_app
from coterie.server.doorway import Doorway
from coterie.server.proxy import SubPath
from coterie.server.settings import Settings
from coterie.server.sockets import LARGEST
from coterie.server.store import Store

SWITCH = 0.0005
"""Seconds after which a thread lets another run: the one that writes must not wait long for the busy event loop at each statement."""

YOUNG, OLDER, OLDEST = 20_000, 5, 1_000_000
"""How seldom the garbage collector looks at new objects, at older ones and at all. Each look at all holds up every table, so by itself it
never happens: what moves, connections and tables leave is freed without it, and a chore of the service looks while nobody is here."""


class CannotListen(CoterieError):
    """The address cannot be listened on."""


def set_up_logs(level: str) -> None:
    """One JSON object a line, on standard error; from this level on."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def allow_open_files() -> int:
    """Let this process open as many files as it may: every connection is one. How many that is."""
    try:
        import resource
    except ImportError:  # not on this system
        return 0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotListen(f"{host}:{port} cannot be listened on: {error}. Choose another with --port, or --port 0 for any") from None
    return listening


def address_of(listening: socket.socket) -> str:
    """The address of the first page."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104  # shown, not bound
    return f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """Calls back when everything is ready, and ends well when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order on SIGINT and SIGTERM; a second one does not wait."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """A server that is ready to run."""
    app = make_app(settings)
    config = uvicorn.Config(
        SubPath(app, settings.root_path) if settings.root_path.strip("/") else app,
        http=Doorway,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=True,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        server_header=False,
        lifespan="on",
    )
    return Server(config, ready)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `ready` is told the address."""
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH)
    allow_open_files()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
    store = Store(settings.url)
    store.open()
    store.close()
    listening = listen(settings.host, settings.port)
    with listening:
        make_server(settings, lambda: ready(address_of(listening))).run(sockets=[listening])
