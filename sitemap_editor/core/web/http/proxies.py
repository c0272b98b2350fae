"""Through whom a request goes: reads how systems name a proxy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.protocol.urls import split_url
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.http.answer_reader import Broken
from sitemap_editor.core.web.http.targets import basic_authorization

_USUAL_PORT: Final = 8080


@dataclass(frozen=True, slots=True)
class Proxy:
    """Through which a request goes; it looks up names itself."""

    host: str
    port: int
    authorization: str | None = None
    """What is said of name and password, if there are any."""


def proxy_of(written: str) -> Proxy:
    """Return the proxy that is written as a URL or ``host:port``. Raises: Broken for other kinds.

    What proxies of another kind would do is not done without them: who set one up means it.
    """
    parts = split_url(written if "://" in written else f"http://{written}")
    if parts is None or not parts.host:
        raise Broken(Failure.REFUSED, "The system names a proxy that has no host.")
    if parts.scheme.lower() != "http":
        raise Broken(Failure.REFUSED, f"Proxies of the kind {parts.scheme} are not supported.")
    port = int(parts.port) if parts.port and parts.port.isdecimal() else _USUAL_PORT
    return Proxy(parts.host.strip("[]"), port, basic_authorization(parts.user))
