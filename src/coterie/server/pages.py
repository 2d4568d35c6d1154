"""The browser client: its files as they were built, and its first page for every other address."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import ResponseHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from coterie.server.rest import AnyRequest

CLIENT = Path(__file__).parent / "client"
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Coterie</title>
<h1>Coterie</h1><p>The server runs, but the browser client has not been built. Build it with <code>make client</code>.</p></html>"""
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".json": "application/json"}
COMPRESSED = {"text/html", "text/javascript", "text/css", "image/svg+xml", "application/json", "text/plain"}


@lru_cache(maxsize=500)
def _read(path: Path, changed: float) -> tuple[bytes, bytes]:
    plain = path.read_bytes()
    return plain, gzip.compress(plain, 9, mtime=0)


def _file(name: str) -> Path:
    """The file of that name inside the client's folder; its first page if there is none and the name is no file's."""
    try:
        path = (CLIENT / name.lstrip("/")).resolve()
        if path.is_relative_to(CLIENT) and path.is_file():
            return path
    except OSError as error:  # a name that is too long for any file
        raise NotFoundException("there is nothing here") from error
    if name.startswith(("/api/", "/assets/", "/ws/")) or Path(name).suffix:
        raise NotFoundException("there is nothing here")
    return CLIENT / "index.html"


@get(
    ["/", "/{path:path}"],
    sync_to_thread=False,
    include_in_schema=False,
    response_headers=[ResponseHeader(name="vary", value="accept-encoding")],
)
def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client."""
    found = _file(path)
    try:
        plain, small = _read(found, found.stat().st_mtime)
    except OSError:
        return Response(MISSING, media_type="text/html", status_code=200)
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": "public, max-age=31536000, immutable" if found.parent.name == "assets" else "no-cache"}
    body = plain
    if kind in COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", small
    return Response(body, media_type=kind, headers=headers)
