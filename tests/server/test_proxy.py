"""The server behind a real proxy with TLS on a sub-path, set up as `docs/host.md` says."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from coterie.server.protocol import VERSION
from coterie.server.store import Store
from tests.docs.pages import blocks
from tests.marks import slow
from tests.ports import free_port
from tests.server.ground import serving
from tests.tries import PATIENCE, tries, wait_until
from tests.web.browsing import CHROMIUM, FLAGS, ROOT

ABOUT = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {page}
}}
"""


def nginx() -> str:
    """Where nginx is, or a skipped test that says why there is none."""
    found = subprocess.run(["sh", "tools/proxy.sh"], cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip() or "there is no nginx")
    return str(ROOT / found.stdout.strip())


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a key and of a certificate for localhost that it signed itself."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    folder = tmp_path_factory.mktemp("tls")
    words = (
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    )
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", *words.split(), *files], check=True, capture_output=True)
    return folder


@contextmanager
def proxied(server: str, certificate: Path, folder: Path, taken_off: bool) -> Iterator[str]:
    """The address at which nginx shows the server: with the page's own settings, names and ports changed."""
    process, port = started(server, certificate, folder, taken_off)
    try:
        yield f"https://localhost:{port}/coterie/"
    finally:
        process.terminate()
        process.wait(60)


def started(server: str, certificate: Path, folder: Path, taken_off: bool) -> tuple[subprocess.Popen[bytes], int]:
    """An nginx that listens, and its port. A port that was free may be taken a moment later: then another is tried."""
    for _ in range(5):
        port = free_port()
        config = folder / "nginx.conf"
        config.write_text(settings_of_nginx(server, certificate, folder, taken_off, port))
        process = subprocess.Popen([nginx(), "-p", folder, "-c", config], stderr=subprocess.DEVNULL)
        if listens(port, process):
            return process, port
    raise AssertionError((folder / "error.log").read_text())


def settings_of_nginx(server: str, certificate: Path, folder: Path, taken_off: bool, port: int) -> str:
    """The settings of the page for hosts, with other names and ports."""
    (page,) = blocks("docs/host.md", "nginx")
    upstream = server.rstrip("/") + ("/" if taken_off else "")
    for shown, real in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("http://127.0.0.1:8666", upstream),
        ("play.example.org;", "localhost;"),
        ("/etc/letsencrypt/live/play.example.org", str(certificate)),
    ):
        assert shown in page, shown
        page = page.replace(shown, real)
    return ABOUT.format(folder=folder, page=page)


def listens(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Wait until the process listens on that port; False if it ends before."""
    for _ in tries(f"something listens on port {port}"):
        with socket.socket() as probe:
            probe.settimeout(PATIENCE)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process.poll() is None
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
        return False
    raise AssertionError


@pytest.fixture(scope="module", params=[False, True], ids=["sub-path left on", "sub-path taken off"])
def outside(request: pytest.FixtureRequest, certificate: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of ours as people outside see it."""
    folder = tmp_path_factory.mktemp("proxy")
    settings = {
        "COTERIE_SMTP": "smtp://127.0.0.1:9",
        "COTERIE_MAIL_FROM": "table@example.org",
        "COTERIE_BASE_URL": "https://localhost/coterie",
    }
    with (
        serving("--data", folder, "--root-path", "/coterie", environment=settings) as server,
        proxied(server, certificate, folder, request.param) as address,
    ):
        yield address


@pytest.fixture(scope="module")
def tls(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))


@pytest.fixture
def web(outside: str, tls: ssl.SSLContext) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=outside, verify=tls, timeout=60) as client:
        yield client


def new_table(web: httpx.Client) -> dict[str, Any]:
    wish = {"game": "empire", "seats": [{"seat": "vampire", "kind": "mine"}, {"seat": "human", "kind": "mine"}]}
    answer = web.post("api/tables", json=wish, headers={"Origin": str(web.base_url).removesuffix("/coterie/")})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@slow
def test_pages_and_api(web: httpx.Client) -> None:
    first = web.get("")
    assert first.headers["content-type"].startswith("text/html")
    assert "frame-ancestors 'none'" in first.headers["content-security-policy"]
    assert web.get("health").json()["status"] == "ok"
    assert "empire" in [game["name"] for game in web.get("api/games").json()]
    led_on = web.get(str(web.base_url).removesuffix("/"))
    assert (led_on.status_code, led_on.headers["location"].endswith("/coterie/")) == (308, True)


def test_a_page_of_another_host_makes_no_table(web: httpx.Client) -> None:
    assert web.post("api/tables", json={}, headers={"Origin": "https://else.example"}).status_code == 403


def test_the_socket_of_a_table(web: httpx.Client, tls: ssl.SSLContext) -> None:
    made = new_table(web)
    base = str(web.base_url)
    origin = Origin(base.removesuffix("/coterie/"))
    with connect(f"wss{base.removeprefix('https')}ws/{made['table']}", ssl=tls, origin=origin, open_timeout=PATIENCE) as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "token": made["seats"][0]["token"]}))
        ask = heard(line, "state")["ask"]
        line.send(json.dumps({"type": "choose", "number": ask["number"], "key": ask["options"][0]["key"], "id": 1}))
        heard(line, "accepted")


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that type; none may be a refusal."""
    for _ in tries(f"a message of the type {kind}"):
        message: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == kind:
            return message
    raise AssertionError


def test_no_token_is_in_the_proxys_log(outside: str, web: httpx.Client, tmp_path_factory: pytest.TempPathFactory) -> None:
    made = new_table(web)
    token = made["seats"][0]["token"]
    web.get(f"api/tables/{made['table']}/notices", headers={"Authorization": f"Bearer {token}"})
    wait_until("nginx has written its log", lambda: made["table"] in written(tmp_path_factory))
    assert token not in written(tmp_path_factory)


def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    return "".join(path.read_text() for path in tmp_path_factory.getbasetemp().glob("proxy*/access.log"))


# In a browser.


@contextmanager
def browsing(complaints: list[str]) -> Iterator[Page]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: sh tools/browser.sh")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_context(ignore_https_errors=True, locale="en-GB").new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", lambda answer: complaints.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        yield page
        browser.close()


SAY_HELLO = """([table, token, version]) => new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL(`ws/${table}`, location.href.split("#")[0]).href.replace(/^http/, "ws"));
    socket.onopen = () => socket.send(JSON.stringify({type: "hello", version, token}));
    socket.onerror = () => reject(new Error("the socket failed"));
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "state") { resolve(message.ask !== null); socket.close(); }
    };
})"""


@slow
def test_a_browser_loads_the_page_and_opens_a_socket(outside: str, web: httpx.Client) -> None:
    made, complaints = new_table(web), list[str]()
    with browsing(complaints) as page:
        page.goto(outside)
        page.wait_for_load_state("networkidle")
        assert page.locator("body").inner_text().strip()
        assert page.evaluate(SAY_HELLO, [made["table"], made["seats"][0]["token"], VERSION]) is True
    assert complaints == []


@slow
def test_the_button_of_a_mails_page_works_in_a_browser(outside: str, web: httpx.Client, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Browsers are told to be strict: its answer must still count as one of our own pages."""
    made, complaints = new_table(web), list[str]()
    mine = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    notices = f"api/tables/{made['table']}/notices"
    web.put(notices, json={"email": "mina@example.org"}, headers=mine).raise_for_status()
    with browsing(complaints) as page:
        page.goto(f"{outside}notices/{made['table']}.{code_of(made['table'], tmp_path_factory)}")
        page.get_by_role("button").click()
        page.get_by_text(re.compile("We’ll message you")).wait_for()
    assert [complaint for complaint in complaints if "favicon" not in complaint] == []
    assert web.get(notices, headers=mine).json()["confirmed"] is True


def code_of(table: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The code in the mail that was sent about a table."""
    for file in tmp_path_factory.getbasetemp().glob("proxy*/coterie.sqlite"):
        store = Store(f"sqlite:///{file}")
        stored = store.load(table)
        store.close()
        for seat in stored.seats if stored is not None else []:
            if seat.notices is not None:
                return str(seat.notices["code"])
    raise AssertionError("nobody asked for mail")
