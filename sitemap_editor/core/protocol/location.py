"""Where a sitemap is published, and which URLs it may list from there.

Source: sitemaps.org protocol, "Sitemap file location"; PROTOCOL L12 to L15, I03.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.hosts import is_host

DEFAULT_PORTS: Final = {"http": "80", "https": "443"}


@dataclass(frozen=True, slots=True)
class Published:
    """The URL of the sitemap itself."""

    url: str
    is_sure: bool = True
    """False for a guess that nobody has confirmed."""
    is_cross_submitted: bool = False
    """True where robots.txt of the listed hosts names this sitemap, so that they may differ."""

    @property
    def site(self) -> str:
        """Scheme, host and port, as `site_of` writes them."""
        return site_of(self.url) or ""

    @property
    def folder(self) -> str:
        """The path up to its last slash: what the sitemap may list lies in there."""
        parts = urls.split_url(self.url)
        path = parts.path if parts else "/"
        return path[: path.rfind("/") + 1] or "/"


def site_of(url: str) -> str | None:
    """Return ``scheme://host[:port]`` in small letters, without a default port; None for none."""
    parts = urls.split_url(url.strip())
    if parts is None or not parts.host:
        return None
    scheme = parts.scheme.lower()
    port = "" if parts.port in (None, "", DEFAULT_PORTS.get(scheme)) else f":{parts.port}"
    return f"{scheme}://{parts.host.lower()}{port}"


def is_publishable(url: str) -> bool:
    """Tell whether `url` can be the address of a sitemap: absolute http(s) with a host and path."""
    parts = urls.split_url(url)
    return (
        parts is not None
        and parts.scheme.lower() in DEFAULT_PORTS
        and is_host(parts.host)
        and parts.path.startswith("/")
        and not parts.path.endswith("/")
        and urls.SPACE_OR_CONTROL.search(url) is None
    )


def is_address(text: str) -> bool:
    """Tell whether a text, such as one that was pasted, is one URL of the web."""
    text = text.strip()
    parts = urls.split_url(text)
    return (
        parts is not None
        and parts.scheme.lower() in DEFAULT_PORTS
        and is_host(parts.host)
        and urls.SPACE_OR_CONTROL.search(text) is None
    )


def folder_of(url: str) -> str | None:
    """Return the URL of the folder that `url` names (by a slash at its end) or lies in.

    None where nothing can be published there: not absolute http or https.
    """
    parts = urls.split_url(url.strip())
    site = site_of(url)
    if parts is None or site is None or parts.scheme.lower() not in DEFAULT_PORTS:
        return None
    if not is_host(parts.host) or urls.SPACE_OR_CONTROL.search(url.strip()):
        return None
    return site + (parts.path[: parts.path.rfind("/") + 1] or "/")


def url_in(folder: str, name: str) -> str:
    """Return the URL of a file of this name in the folder with this URL."""
    return folder + quote(name, safe="-._~!$&'()*+,;=:@")
