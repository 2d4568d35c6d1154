"""Lets the server live on a sub-path behind a proxy, whether the proxy takes the sub-path off an address or leaves it on."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Takes the sub-path off every address that has it. The bare sub-path is led to its first page: the client's addresses are relative."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = f"/{path.strip('/')}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == ScopeType.HTTP and scope["path"] == self._path:
            await self._lead_on(send)
            return
        if scope.get("path", "").startswith(f"{self._path}/"):
            scope["path"] = scope["path"].removeprefix(self._path)
            scope["raw_path"] = scope["raw_path"].removeprefix(self._path.encode())
        await self._app(scope, receive, send)

    async def _lead_on(self, send: Send) -> None:
        headers = [(b"location", f"{self._path}/".encode()), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 308, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
