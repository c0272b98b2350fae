"""The sitemaps that a web page names by ``<link rel="sitemap">``. Source: HTML, link types."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urljoin

from lxml import etree

from sitemap_editor.core.files.long_text import decoded

_BLOCK_BYTES: Final = 1 << 16
_RELATION: Final = "sitemap"


class _LinkTarget:
    """Told by the parser what it meets; keeps what links of that relation lead to."""

    def __init__(self) -> None:
        self.base = ""
        self.found: dict[str, None] = {}

    def start(self, tag: str | bytes, attrib: Mapping[str | bytes, str | bytes]) -> None:
        url = str(attrib.get("href", "")).strip()
        if tag == "base" and not self.base:
            self.base = url
        relations = str(attrib.get("rel", "")).lower().split()
        if tag in ("link", "a") and url and _RELATION in relations:
            self.found.setdefault(url)

    def end(self, tag: str | bytes) -> None:
        """Take no notice."""

    def data(self, data: str | bytes) -> None:
        """Take no notice."""

    def comment(self, text: str | bytes) -> None:
        """Leave comments out."""

    def close(self) -> None:
        """Take no notice."""


def sitemap_links(page: bytes, url: str) -> list[str]:
    """Return the whole URLs that the page at `url` links as its sitemaps, each once, in order."""
    text = str(decoded(page)[0]).encode("utf-8", "surrogatepass")
    target = _LinkTarget()
    parser = etree.HTMLParser(target=target, encoding="utf-8", no_network=True, huge_tree=True)
    for start in range(0, len(text), _BLOCK_BYTES):
        parser.feed(text[start : start + _BLOCK_BYTES])
    with suppress(etree.XMLSyntaxError):  # of nothing at all
        parser.close()
    whole: dict[str, None] = {}
    for each in target.found:
        with suppress(ValueError):
            whole.setdefault(urljoin(urljoin(url, target.base), each))
    return list(whole)
