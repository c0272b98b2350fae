"""Relative URLs joined with a base; what is no page at all told apart."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final
from urllib.parse import urljoin

from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.urls import split_url

_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:(?!\d)")
_WEB: Final = ("http://", "https://")


def is_base(text: str) -> bool:
    """Tell whether URLs can be joined with this one: it has a scheme of the web and a host."""
    parts = split_url(text)
    return parts is not None and text.lower().startswith(_WEB) and is_host(parts.host)


def joined_base(base: str, own: str) -> str:
    """Return what URLs of a source are relative to that names a base of its `own`, or none."""
    with suppress(ValueError):
        return urljoin(base, own)
    return base


class Addresses:
    """Makes whole URLs of what stands in a column, by `base`; without one only of whole ones."""

    def __init__(self, base: str) -> None:
        base = base.strip()
        self._base = base if is_base(base) else ""
        parts = split_url(self._base) if self._base else None
        self._host = parts.host.lower() if parts is not None else ""
        self._scheme = parts.scheme if parts is not None else ""

    def whole(self, url: str) -> str | None:
        """Return a whole URL, as it stands where it is one; None where it cannot be one."""
        if not url:
            return None
        if "://" in url and split_url(url) is not None:
            return url
        if not self._base or self.is_no_page(url):
            return None
        begin = re.split("[/?#]", url, maxsplit=1)[0].lower()
        if begin == self._host:  # a host that goes without its scheme
            return f"{self._scheme}://{url}"
        try:
            return urljoin(self._base, url)
        except ValueError:
            return None

    @staticmethod
    def is_no_page(url: str) -> bool:
        """Tell whether it is an address of something else: a mail, a script, a place in a page."""
        return url.startswith("#") or (_SCHEME.match(url) is not None and "://" not in url)
