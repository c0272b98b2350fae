"""The language links of one row, read at once where they are written as nearly all are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.markup import SPACE, decode_references
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.url_keys import key_of
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO, XHTML

_BLANK: Final = SPACE.decode()
_REFERENCE: Final = compiled(rb"&(?!amp;)")
_BLOCK: Final = (
    rb"<PREFIX%b>(?:[ \t\r\n]*+<PREFIX[a-z_]++[^<>]*+>[^<]*+</PREFIX[a-z_]++>)*+[ \t\r\n]*+"
    rb"</PREFIX%b>[ \t\r\n]*+"
)
_LINK: Final = rb"""
    <PREFIXlink[ \t\r\n]++rel="alternate"[ \t\r\n]++hreflang="[A-Za-z0-9_-]++"[ \t\r\n]++
    href="[^"<]++"[ \t\r\n]*+(?:/>|></PREFIXlink>)[ \t\r\n]*+
"""
_EXTENSIONS: Final = {
    XHTML: _LINK,
    **{
        uri: _BLOCK % (name, name)
        for uri, name in ((IMAGE, b"image"), (VIDEO, b"video"), (NEWS, b"news"))
    },
}
CODE_AND_URL: Final = compiled(rb'hreflang="([^"]*+)"\s++href="([^"]*+)"')
"""What finds code and URL of links in a row that `RowLinks.is_common`."""

_LOC_BEGINS: Final = b"loc>"
_MOST_KNOWN: Final = 64

Link = tuple[str, bytes]
"""A code as it is written, and the key of the URL it stands for; see `url_keys`."""


@dataclass(slots=True)
class LinkNode:
    """A language link, with what it is in the tree of its row."""

    code: str
    key: bytes
    node: Node


class _Rest(NamedTuple):
    """Of a row written in the usual way: what is before its URL, and its links."""

    head: bytes
    links: list[tuple[bytes, bytes]]


class RowLinks:
    """Reads the links of rows of one document."""

    def __init__(self, row_format: RowFormat) -> None:
        self._format = row_format
        self._common = None
        self._known: dict[bytes, _Rest] = {}
        if isinstance(row_format, XmlRows) and row_format.kind is URLSET:
            any_value = dict.fromkeys(row_format.kind.fields, rb"[^<]*+")
            self._common = row_format.pattern(any_value, _EXTENSIONS)

    def common(self, data: bytes) -> re.Match[bytes] | None:
        """Match a row whose links are all written in the usual way; its first group is the URL."""
        if self._common is None or b"<!--" in data:
            return None
        return self._common.fullmatch(data)

    def of(self, data: bytes) -> tuple[bytes | None, list[tuple[bytes, bytes]]]:
        """Return the key of a row's URL, and code and URL of each link as they are written."""
        # All versions of a page mostly list the same: then only the URL is another one.
        start = data.find(_LOC_BEGINS) + len(_LOC_BEGINS)
        end = data.find(b"<", start)
        known = self._known.get(data[end:])
        if known is not None and known.head == data[:start]:
            return key_of_raw(data[start:end]), known.links
        match = self.common(data)
        if match is None:
            return self._taken_apart(data)
        links = CODE_AND_URL.findall(data)
        if match.span(1) == (start, end):
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[data[end:]] = _Rest(data[:start], links)
        return key_of_raw(match[1]), links

    def _taken_apart(self, data: bytes) -> tuple[bytes | None, list[tuple[bytes, bytes]]]:
        loc = key_of(self._format.read(data).value("loc"))
        if b"hreflang" not in data or not isinstance(self._format, XmlRows):
            return loc, []
        nodes = link_nodes(data, self._format)
        return loc, [(each.code.encode(), each.key) for each in nodes]


def link_nodes(data: bytes, row_format: RowFormat) -> list[LinkNode]:
    """Return the language links directly in a row of XML."""
    found = []
    for node in read_row(data, row_format).children_named("link", XHTML):
        values = {each.local: each.value.strip(_BLANK) for each in node.attributes if not each.uri}
        code, key = values.get("hreflang", ""), key_of(values.get("href"))
        if values.get("rel", "").lower() == "alternate" and code and key:
            found.append(LinkNode(code, key, node))
    return found


def key_of_raw(raw: bytes) -> bytes | None:
    """Return the key of a URL as it is written in XML."""
    raw = raw.strip(SPACE)
    if b"&" in raw and _REFERENCE.search(raw):
        raw = decode_references(raw).strip(SPACE).replace(b"&", b"&amp;")
    return raw or None
