"""Writes language links into rows: behind those that are there, and written as they are."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from sitemap_editor.core.contents.changes import insert, remove, set_attribute
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import ROW, read_row
from sitemap_editor.core.document.markup import SPACE, check_characters
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.operations.languages.row_links import Link, RowLinks, link_nodes
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.namespaces import XHTML

_LINK: Final = re.compile(
    rb'(<[^\s<>/:]++:link[ \t\r\n]++rel="alternate"[ \t\r\n]++hreflang=")[^"]*+'
    rb'("[ \t\r\n]++href=")[^"]*+("[ \t\r\n]*+(?:/>|></[^<>]*+>))'
)
# What a careful look is due: white space, and what no XML file can hold.
_ODD: Final = re.compile(rb"[\x00-\x20]|\xed[\xa0-\xbf]|\xef\xbf[\xbe\xbf]")
_FIRST_CHILD: Final = re.compile(rb"[^<]*+<[^<>]*+>([ \t\r\n]*+)<")


class LinkWriter:
    """Adds links to rows of one document."""

    def __init__(self, row_format: RowFormat) -> None:
        self.row_format = row_format
        self._reader = RowLinks(row_format)
        self._prefix = _prefix(row_format)

    def added(self, data: bytes, links: Sequence[Link]) -> bytes:
        """Return a row with more links.

        Raises: EditError; UndeclaredNamespace where no prefix is declared for them.
        """
        written = self._quickly(data, links)
        return self._carefully(data, links) if written is None else written

    def _quickly(self, data: bytes, links: Sequence[Link]) -> bytes | None:
        """Write into a row that is written as nearly all are; None for any other."""
        if self._prefix is None or b"<!--" in data or any(_ODD.search(key) for _, key in links):
            return None
        if xml_rows(self.row_format).encoder.ascii_only and not _are_ascii(links):
            return None
        if self._reader.common(data) is None:
            return None
        last = next(iter(deque(_LINK.finditer(data), maxlen=1)), None)
        if last is not None:
            gap = data[len(data[: last.start()].rstrip(SPACE)) : last.start()]
            start, middle, end = last.groups()
            at = last.end()
        else:
            first = _FIRST_CHILD.match(data)
            if first is None:
                return None
            gap, at = first[1], len(data[: data.rindex(b"</")].rstrip(SPACE))
            start = b"<" + self._prefix + b':link rel="alternate" hreflang="'
            middle, end = b'" href="', b'"/>'
        new = b"".join(
            gap + start + code.encode() + middle + _quoted(key) + end for code, key in links
        )
        return data[:at] + new + data[at:]

    def _carefully(self, data: bytes, links: Iterable[Link]) -> bytes:
        """Write into any row, an element at a time."""
        for code, key in links:
            row = read_row(data, self.row_format)
            places = [
                number
                for number, child in enumerate(row.children, 1)
                if (child.uri, child.local) == (XHTML, "link")
            ]
            at = places[-1] if places else len(row.children)
            data = insert(data, self.row_format, ROW, at, _element(code, key))
        return data


def recoded(data: bytes, row_format: RowFormat, code: str, meant: str) -> bytes:
    """Return a row with another code in the place of one; a row that has both keeps them."""
    nodes = link_nodes(data, row_format)
    if any(each.code.lower() == meant.lower() != code.lower() for each in nodes):
        return data
    for each in nodes:
        if each.code.lower() == code.lower():
            data = set_attribute(data, row_format, each.node.path, "hreflang", meant)
    return data


def relinked(data: bytes, row_format: RowFormat, code: str, key: bytes) -> bytes:
    """Return a row whose links of a code lead to another URL; those that do already stay."""
    for each in link_nodes(data, row_format):
        if each.code.lower() == code.lower() and each.key != key:
            data = set_attribute(data, row_format, each.node.path, "href", url_of(key))
    return data


def unlinked(data: bytes, row_format: RowFormat, code: str) -> bytes:
    """Return a row without its links of a code."""
    nodes = link_nodes(data, row_format)
    paths = [each.node.path for each in nodes if each.code.lower() == code.lower()]
    return remove(data, row_format, paths) if paths else data


def _element(code: str, key: bytes) -> NewElement:
    url = url_of(key)
    check_characters(url)
    attributes = (("rel", "alternate"), ("hreflang", code), ("href", url))
    return NewElement(
        XHTML,
        "link",
        attributes=tuple(NewAttribute(*each) for each in attributes),
        prefix=PREFIXES[XHTML],
    )


def _prefix(row_format: RowFormat) -> bytes | None:
    """Return the prefix of links in a document; None where there is none yet."""
    if not isinstance(row_format, XmlRows):
        return None
    scope, uri = row_format.root.scope, XHTML.encode()
    return next((prefix for prefix, known in scope.items() if prefix and known == uri), None)


def _are_ascii(links: Iterable[Link]) -> bool:
    return all(key.isascii() for _, key in links)


def _quoted(key: bytes) -> bytes:
    """Write the key of a URL between double quotes."""
    return key.replace(b"<", b"&lt;").replace(b'"', b"&quot;")
