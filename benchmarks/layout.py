"""The layout of `deploy/` without containers: a real PostgreSQL, some server processes, and nginx as `deploy/nginx.conf` sets it up."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.ports import free_port
from tests.server.hosts import ProcessHost
from tests.server.postgres import running
from tests.server.test_proxy import listens, nginx

SETTINGS = Path(__file__).parent.parent / "deploy" / "nginx.conf"
HERE = """daemon off;
pid {folder}/pid;
error_log {folder}/error.log warn;
"""
FOLDERS = "".join(f"    {kind}_temp_path {{folder}}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
_SERVER = re.compile(r"        server server-\d+:8666( [^;]*);\n")


class Layout:
    """A running layout: the address people use, and the processes behind it."""

    def __init__(self, address: str, hosts: list[ProcessHost], database: str) -> None:
        self.address = address
        self.hosts = hosts
        self.database = database


def connections(host: ProcessHost) -> int:
    """How many connections a process holds."""
    (line,) = [line for line in host.http.get("metrics").text.splitlines() if line.startswith("coterie_connections ")]
    return int(float(line.split()[1]))


def settings_of_nginx(folder: Path, port: int, servers: list[str]) -> str:
    """The settings of `deploy/nginx.conf` with these servers, on loopback, and with all files in one folder."""
    text = SETTINGS.read_text()
    options = _SERVER.findall(text)[0]
    lines = "".join(f"        server {server}{options};\n" for server in servers)
    first, *rest = _SERVER.split(text)[::2]
    text = first + lines + "".join(rest)
    for shown, real in (
        ("http {\n", "http {\n" + FOLDERS.format(folder=folder)),
        ("access_log /dev/stdout;", "access_log off;"),
        ("listen 8080;", f"listen 127.0.0.1:{port};"),
        ("worker_processes auto;", "worker_processes 1;"),
    ):
        assert shown in text, shown
        text = text.replace(shown, real)
    return HERE.format(folder=folder) + text


@contextmanager
def proxied(servers: list[str], folder: Path) -> Iterator[str]:
    """The address of an nginx before these servers."""
    for _ in range(5):
        port = free_port()
        config = folder / "nginx.conf"
        config.write_text(settings_of_nginx(folder, port, servers))
        process = subprocess.Popen([nginx(), "-p", folder, "-c", config], stderr=subprocess.DEVNULL)
        try:
            if listens(port, process):
                yield f"http://127.0.0.1:{port}/"
                return
        finally:
            process.terminate()
            process.wait(60)
    raise AssertionError((folder / "error.log").read_text())


@contextmanager
def laid_out(processes: int, *options: str) -> Iterator[Layout]:
    """Everything started, and stopped afterwards."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="coterie-")))
        folder.chmod(0o755)  # nginx works as somebody else where root starts it
        database = stack.enter_context(running()).new_database()
        hosts = []
        for _ in range(processes):
            host = ProcessHost(folder, "--database", database, "--log-level", "error", *options)
            stack.callback(end, host)
            hosts.append(host)
        servers = [host.address.removeprefix("http://").rstrip("/") for host in hosts]
        yield Layout(stack.enter_context(proxied(servers, folder)), hosts, database)


def end(host: ProcessHost) -> None:
    """Stop a process, if it still runs."""
    if host.process.poll() is None:
        host.stop()
