"""The links of a web page, read by lxml's parser for HTML: nothing is resolved or fetched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lxml import etree

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.long_text import decoded
from sitemap_editor.core.operations.importing.source import ImportSource, SourceKind, TextColumn

_BLOCK_BYTES: Final = 1 << 16
_LINKS: Final = ("a", "area")
_LONGEST_TEXT: Final = 200
_NO_PAGES: Final = ("#", "mailto:", "tel:", "javascript:", "data:", "sms:", "about:", "blob:")
TITLES: Final = ("URL", "Link text")


class _LinkTarget:
    """Told by the parser what it meets; keeps the links, each with the text inside it."""

    def __init__(self) -> None:
        self.base = ""
        self.links: dict[str, str] = {}
        """The text of each URL, that of its first link."""
        self._url = ""
        self._text: list[str] | None = None

    def start(self, tag: str | bytes, attrib: Mapping[str | bytes, str | bytes]) -> None:
        url = str(attrib.get("href", "")).strip()
        if tag == "base" and not self.base:
            self.base = url
        if tag not in _LINKS:
            return
        if not url or url.lower().startswith(_NO_PAGES):
            return
        self._finish()
        self._url, self._text = "".join(url.split("\n")), []

    def end(self, tag: str | bytes) -> None:
        if tag in _LINKS:
            self._finish()

    def data(self, data: str | bytes) -> None:
        if self._text is not None and len(self._text) < _LONGEST_TEXT:
            self._text.append(str(data))

    def _finish(self) -> None:
        if self._text is not None:
            text = " ".join("".join(self._text).split())[:_LONGEST_TEXT]
            self.links.setdefault(self._url, text)
        self._text = None

    def comment(self, text: str | bytes) -> None:
        """Leave comments out."""

    def close(self) -> None:
        self._finish()


def read_page(data: bytes, progress: Progress) -> ImportSource:
    """Return the links of a page, each once. Raises: Cancelled by way of `progress`."""
    text, encoding = decoded(data)
    utf8 = str(text).encode("utf-8", "surrogatepass")
    target = _LinkTarget()
    parser = etree.HTMLParser(target=target, encoding="utf-8", no_network=True, huge_tree=True)
    for start in range(0, len(utf8), _BLOCK_BYTES):
        progress(start / len(utf8))
        parser.feed(utf8[start : start + _BLOCK_BYTES])
    try:
        parser.close()
    except etree.XMLSyntaxError:  # of nothing at all; links that were met stay
        target.close()
    columns = [TextColumn(list(target.links)), TextColumn(list(target.links.values()))]
    return ImportSource(SourceKind.PAGE, "HTML", TITLES, columns, encoding, base=target.base)
