"""The files in `deploy/`: whatever they name is there, nginx takes its settings, and the people of a table meet in one process."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import msgspec
import typer
from sqlalchemy import make_url

from benchmarks.layout import connections, laid_out, settings_of_nginx
from benchmarks.load import kill_one, lost_choices
from coterie.cli.serve import serve
from coterie.server import app
from tests.docs.pages import text
from tests.marks import slow
from tests.server.hosts import Person
from tests.server.test_proxy import nginx
from tests.tries import wait_until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text()
COMPOSE: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
PROXY = (DEPLOY / "nginx.conf").read_text()
SERVERS = [name for name in COMPOSE["services"] if name.startswith("server-")]
OF_OTHERS = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}
"""What PostgreSQL's image reads."""


def command() -> list[str]:
    """What the container runs."""
    (found,) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    words: list[str] = json.loads(found)
    return words


def port() -> str:
    return command()[command().index("--port") + 1]


def test_the_container_is_built_from_what_is_there() -> None:
    for line in re.findall(r"^COPY (?!--)(.*)$", CONTAINER, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name
    let_in = {line[1:] for line in (DEPLOY / "Containerfile.dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = {name for line in re.findall(r"^COPY (?!--)(.*)$", CONTAINER, re.MULTILINE) for name in line.split()[:-1]}
    assert let_in == copied
    assert re.search(r"^client:", text("Makefile"), re.MULTILINE)
    assert "postgres = " in text("pyproject.toml")


def test_the_container_runs_a_command_that_there_is() -> None:
    single = typer.Typer()
    single.command()(serve)
    known = {option for parameter in typer.main.get_command(single).params for option in parameter.opts}
    words = command()
    assert words[:2] == ["coterie", "serve"]
    assert {word for word in words if word.startswith("--")} <= known
    assert f"EXPOSE {port()}" in CONTAINER
    (health,) = re.findall(rf"127\.0\.0\.1:{port()}(/\w+)", CONTAINER)
    assert health in app.health.paths


def test_every_variable_is_read_by_somebody() -> None:
    named = {name for service in COMPOSE["services"].values() for name in service.get("environment", {})}
    code = "".join(path.read_text() for path in (ROOT / "src" / "coterie").rglob("*.py"))
    uvicorn = find_spec("uvicorn.config")
    assert uvicorn is not None
    assert uvicorn.origin is not None
    code += Path(uvicorn.origin).read_text()
    for name in named - OF_OTHERS:
        assert f'"{name}"' in code, name
        assert f"`{name}`" in text("docs/host.md"), name


def test_services_name_each_other() -> None:
    assert len(SERVERS) == 3
    for name in SERVERS:
        server = COMPOSE["services"][name]
        assert server["hostname"] == name
        assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
        url = make_url(re.sub(r"\$\{[^}]*\}", "secret", server["environment"]["COTERIE_DATABASE"]))
        assert url.host in COMPOSE["services"]
        database = COMPOSE["services"][url.host]["environment"]
        assert (url.username, url.database) == (database["POSTGRES_USER"], database["POSTGRES_DB"])
        assert url.get_dialect().driver == "psycopg"
        assert "ports" not in server, "only the proxy reaches the servers, which believe whatever comes"
    proxy = COMPOSE["services"]["proxy"]
    assert sorted(proxy["depends_on"]) == SERVERS
    (mount,) = proxy["volumes"]
    assert (DEPLOY / mount.split(":")[0]).is_file()
    (published,) = proxy["ports"]
    assert published.startswith("127.0.0.1:")
    assert f"listen {published.rpartition(':')[2]};" in PROXY
    assert re.findall(r"^ +server (\S+) max_fails", PROXY, re.MULTILINE) == [f"{name}:{port()}" for name in SERVERS]


def test_volumes_are_declared() -> None:
    used = {mount.split(":")[0] for service in COMPOSE["services"].values() for mount in service.get("volumes", [])}
    assert {name for name in used if "/" not in name} == set(COMPOSE["volumes"])


def test_nginx_takes_the_settings(tmp_path: Path) -> None:
    config = tmp_path / "nginx.conf"
    config.write_text(settings_of_nginx(tmp_path, 8080, ["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"]))
    tried = subprocess.run([nginx(), "-t", "-p", tmp_path, "-c", config], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


@slow
def test_the_people_of_a_table_meet_in_one_process_and_tables_spread() -> None:
    with laid_out(2) as layout, httpx.Client(base_url=layout.address, timeout=60) as web:
        assert web.get("metrics").status_code == 403
        seats = [{"seat": seat, "kind": "mine"} for seat in ("vampire", "human")]
        used = set()
        for _ in range(40):
            made = web.post("api/tables", json={"game": "empire", "seats": seats}).raise_for_status().json()
            people = [Person(layout.address, made["table"], key["token"]) for key in made["seats"]]
            for person in people:
                person.until("state")
            connected = [connections(host) for host in layout.hosts]
            assert sorted(connected) == [0, 2]
            used.add(connected.index(2))
            for person in people:
                person.close()
            wait_until("nobody is connected", lambda: not any(map(connections, layout.hosts)))
            if len(used) == 2:
                return
        raise AssertionError("all tables went to one process")


@slow
def test_when_a_process_is_killed_people_play_on_and_nothing_is_lost() -> None:
    with laid_out(2) as layout:
        clients = asyncio.run(kill_one(layout, tables=3, seconds=0))
        assert [client.table for client in clients if not client.back] == []
        assert any(client.cut for client in clients)
        assert lost_choices(layout.database, clients) == 0
