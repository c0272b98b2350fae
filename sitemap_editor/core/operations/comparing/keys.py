"""By what a row of one side is known on the other: its URL, or what of it counts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.protocol.equivalence import same_pages

_SCHEME: Final = re.compile(rb"(?i)(\n)[a-z][a-z0-9+.-]*://")
_HOST: Final = re.compile(rb"(\n(?:[A-Za-z][A-Za-z0-9+.-]*:)?//)[^/?#\n]*")
_HOST_ALONE: Final = re.compile(rb"(\n)[^/?#\n]+(?=[/?#\n]|\Z)")
_SLASH: Final = re.compile(rb"/(?=[?#\n]|\Z)")


class KeyBy(Enum):
    """What makes two rows one. Values are those of the command line."""

    LOC = "loc"
    PAGE = "page"
    """Whether the URLs most likely lead to the same page (rule L17)."""


class UrlPart(Enum):
    """A part of URLs that does not count. Values are those of the command line."""

    SCHEME = "scheme"
    HOST = "host"
    SLASH = "slash"
    """A slash at the end of the path."""


@dataclass(frozen=True, slots=True)
class KeyRule:
    """How keys are made of URLs; picklable."""

    by: KeyBy = KeyBy.LOC
    ignored: frozenset[UrlPart] = frozenset()
    before_prefix: bytes = b""
    """Where URLs began before and begin no more, such as ``https://old.example/shop/`` …"""
    after_prefix: bytes = b""
    """… and what stands there instead; both empty where nothing was moved as a whole."""

    def keys(self, urls: Sequence[bytes], *, is_before: bool) -> list[bytes]:
        """Return a key for each URL, UTF-8 without white space around it."""
        if is_before and self.before_prefix:
            old, new = self.before_prefix, self.after_prefix
            urls = [new + url[len(old) :] if url.startswith(old) else url for url in urls]
        if self.by is KeyBy.PAGE:
            urls = same_pages(urls)[1]
        return self._without_ignored(urls) if self.ignored else list(urls)

    def _without_ignored(self, urls: Sequence[bytes]) -> list[bytes]:
        blob = b"\n".join((b"", *urls))
        if blob.count(b"\n") != len(urls):  # a line end inside a URL: a fault of its own
            blob = b"\n".join((b"", *(url.replace(b"\n", b" ") for url in urls)))
        if UrlPart.HOST in self.ignored:
            blob = _HOST.sub(rb"\1", blob)
            if self.by is KeyBy.PAGE:  # which has no scheme before its hosts
                blob = _HOST_ALONE.sub(rb"\1", blob)
        if UrlPart.SCHEME in self.ignored:
            blob = _SCHEME.sub(rb"\1//", blob)
        if UrlPart.SLASH in self.ignored:
            blob = _SLASH.sub(b"", blob)
        return blob.split(b"\n")[1:]
