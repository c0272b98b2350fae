"""Reads a content column of rows: plain rows by patterns, others element by element."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import repeat
from typing import Final, TypeAlias

from sitemap_editor.core.columns.column import HREF, HREFLANG, ContentColumn
from sitemap_editor.core.columns.some_rows import SomeRows
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.markup import attribute_value, attributes, decode_text
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.namespaces import XML

Found: TypeAlias = "Sequence[bytes]"
"""What a row has in a column, in UTF-8 as a parser gives it: nothing, one value, or several."""

_NOTHING: Final[Found] = ()
_ATTRIBUTES: Final = rb"""(?:[^"'<>/]++|"[^"<]*+"|'[^'<]*+'|/(?!>))*+"""
_WITH_LANGUAGE: Final = (
    rb"""<(?:%b)(?=\s)((?:[^"'<>]|"[^"<]*+"|'[^'<]*+')*?\shreflang\s*+=\s*+(?:%b)"""
    rb"""(?:[^"'<>]|"[^"<]*+"|'[^'<]*+')*+)>"""
)


_ANY_LANGUAGE: Final = rb""""\s*+[^"\s<][^"<]*+"|'\s*+[^'\s<][^'<]*+(?:')"""
_ODD_IN_ATTRIBUTES: Final = compiled(rb"[&\t\r\n]")
_TYPICAL_LINK: Final = rb'''<(?:%b) rel="alternate" hreflang="%b" href="([^"]*+)"'''


class ColumnReader:
    """Reads one content column under the root of one document."""

    def __init__(self, column: ContentColumn, row_format: RowFormat) -> None:
        self.column = column
        self._rows = row_format if isinstance(row_format, XmlRows) else None
        self.uri: Final = _uri_of(column, row_format)
        """The namespace of the column in this document; None: told by the prefix as written."""
        self._is_of_root: Final = (
            self._rows is not None and self.uri == self._rows.root.uri.decode()
        )
        self._mark: Final = (column.attribute or column.local).encode()
        self._names: Final = [self._named(local) for local in column.path]

    def of_row(self, data: bytes) -> Found:
        """Return what one row has."""
        return self._none if self._mark not in data else self._carefully(data)

    def of_rows(self, rows: SomeRows) -> list[Found]:
        """Return what each of some rows has."""
        if self._rows is None:
            return [_NOTHING] * len(rows)
        if self._mark not in rows.data:
            return [self._none] * len(rows)
        if self._is_told_by_names(rows.data) and rows.are_plain:
            return self._by_names(rows.cut, rows.data)
        return list(map(self._carefully, rows.each))

    @property
    def _none(self) -> Found:
        is_count = self.column.is_count and self._rows is not None
        return [b"0"] if is_count else _NOTHING

    # By patterns

    def _named(self, local: str) -> bytes:
        """Return a pattern of the names that an element may have; empty where it has none."""
        scope = {} if self._rows is None else self._rows.root.scope
        uri = None if self.uri is None else self.uri.encode()
        prefixes = [prefix for prefix, each in scope.items() if each == uri]
        names = [
            prefix + b":" + local.encode() if prefix else local.encode() for prefix in prefixes
        ]
        return b"|".join(map(re.escape, names))

    def _is_told_by_names(self, data: bytes) -> bool:
        """Tell whether names alone say what plain rows have."""
        if b"xmlns" in data or not self.column.path or self._is_of_root:
            return False
        return not self.column.is_link or b"&#" not in data

    def _by_names(self, rows: Sequence[bytes], data: bytes) -> list[Found]:
        if not self._names[-1]:  # nothing has a prefix that nobody declared
            return [self._none] * len(rows)
        column = self.column
        if column.is_count:
            return [[b"%d" % count] for count in self._counts(rows, data)]
        if column.language:
            return self._links(rows, data)
        if len(self._names) > 1 or column.attribute:
            return [list(self._on_path(row)) for row in rows]
        found: list[list[bytes]] = list(map(self._texts.findall, rows))
        if b"&" in data or b"\r" in data:
            return [list(map(_decoded, each)) for each in found]
        return list[Found](found)

    def only_text(self, data: bytes, within: Sequence[str]) -> tuple[int, int] | None:
        """Return where the only value of a plain row stands; None where more must be looked at.

        `within` names what there may be but one of, if it is known.
        """
        plain = None if self._rows is None else self._rows.plain
        if plain is None or len(self._names) != 1 or not self._names[0]:
            return None
        if not self._is_told_by_names(data) or not plain.are(data, 1):
            return None
        found = [*self._texts.finditer(data)]
        outer = [compiled(b"<(?:%b)(?=[\\s/>])" % self._named(local)) for local in within]
        if len(found) != 1 or any(len(each.findall(data)) > 1 for each in outer):
            return None
        start, end = found[0].span(1)
        return (start, end) if start >= 0 and data.startswith(b"</", end) else None

    @cached_property
    def _texts(self) -> re.Pattern[bytes]:
        """Finds the text of each element of a path of one."""
        return compiled(b"<(?:%b)(?=[\\s/>])%b(?:/>|>([^<]*+))" % (self._names[0], _ATTRIBUTES))

    def _counts(self, rows: Sequence[bytes], data: bytes) -> Iterator[int]:
        name = self._names[0]
        if self.column.is_link:
            pattern = compiled(_WITH_LANGUAGE % (name, _ANY_LANGUAGE))
            return map(len, map(pattern.findall, rows))
        start = b"<" + name.replace(b"\\", b"")
        if b"|" not in name and data.count(start) == data.count(start + b">"):
            return map(bytes.count, rows, repeat(start + b">"))
        tags = compiled(b"<(?:%b)(?=[\\s/>])" % name)
        return map(len, map(tags.findall, rows))

    def _links(self, rows: Sequence[bytes], data: bytes) -> list[Found]:
        name, code = self._names[0], re.escape(self.column.language.encode())
        starts = compiled(b"<(?:%b)(?=[\\s/>])" % name)
        every = compiled(_TYPICAL_LINK % (name, b'[^"]*+'))
        if len(every.findall(data)) == len(starts.findall(data)):  # half the time
            hrefs = compiled(_TYPICAL_LINK % (name, rb"\s*+(?i:%b)\s*+" % code)).findall
            return [list(map(_decoded_attribute, hrefs(row))) for row in rows]
        quoted = rb"""["']\s*+(?i:%b)\s*+["']""" % code
        find_tags = compiled(_WITH_LANGUAGE % (name, quoted)).findall
        return [[href for tag in find_tags(row) for href in _href(tag)] for row in rows]

    def _on_path(self, row: bytes) -> Iterator[bytes]:
        """Yield the values of elements, of which each is inside those before it on the path."""
        every = b"|".join(dict.fromkeys(self._names))
        tags = compiled(
            b"<(?:/(?:%b)\\s*+>|(%b)(?=[\\s/>])(%b)(/?)>([^<]*+))" % (every, every, _ATTRIBUTES)
        )
        wanted = [compiled(name).fullmatch for name in self._names]
        last = len(wanted)
        reached: list[frozenset[int]] = [frozenset((0,))]
        for match in tags.finditer(row):
            name = match[1]
            if name is None:
                reached.pop()
                continue
            around = reached[-1]
            here = {at + 1 for at in around if at < last and wanted[at](name)}
            if last in here:
                yield from self._value_at(match[2], b"" if match[3] else match[4])
            if not match[3]:
                reached.append(around | here)

    def _value_at(self, attribute_text: bytes, text: bytes) -> Iterator[bytes]:
        if not self.column.attribute:
            yield _decoded(text)
            return
        wanted = self.column.attribute.encode()
        yield from (value for name, value in attributes(attribute_text) if name == wanted)

    # Element by element

    def _carefully(self, data: bytes) -> Found:
        known = self._rows
        if known is None or self._mark not in data:
            return self._none
        plain = known.plain
        if plain is not None and self._is_told_by_names(data) and plain.are(data, 1):
            return self._by_names([data], data)[0]
        try:
            row = read_row(data, known)
        except NotWellFormed:
            return self._none
        if self.column.is_count:
            return [b"%d" % len(self.elements(row))]
        return [value.encode("utf-8", "surrogatepass") for _, value in self.values(row)]

    def values(self, row: Node) -> list[tuple[Node, str]]:
        """Return the elements of a row that hold its values, with these: none of a count."""
        attribute = self.column.attribute
        if not attribute:
            return [(node, node.text) for node in self.elements(row)]
        uri, local = self.attribute_name
        found = [(node, node.attribute(local, uri)) for node in self.elements(row)]
        return [(node, each.value) for node, each in found if each is not None]

    @property
    def attribute_name(self) -> tuple[str, str]:
        """Namespace and local name of the attribute."""
        attribute = self.column.attribute
        if self.column.is_own_attribute:
            return self.uri or "", attribute
        is_xml = attribute.startswith("xml:")
        return (XML, attribute.removeprefix("xml:")) if is_xml else ("", attribute)

    def elements(self, row: Node) -> list[Node]:
        """Return the elements of a row that the column is about, those without a value too."""
        column = self.column
        if not column.path:
            return list(row.walk())
        found = list(self._inside(row, frozenset((0,))))
        if not column.is_link:
            return found
        links = ((node, node.attribute(HREFLANG)) for node in found)
        codes = ((node, each.value.strip().lower()) for node, each in links if each is not None)
        return [node for node, code in codes if code and column.language in ("", code)]

    def _inside(self, node: Node, around: frozenset[int]) -> Iterator[Node]:
        path = self.column.path
        for child in node.children:
            here = {at + 1 for at in around if at < len(path) and self._is(child, path[at])}
            if len(path) in here:
                yield child
            yield from self._inside(child, around | here)

    def _is(self, node: Node, local: str) -> bool:
        if node.local != local:
            return False
        if self.uri is not None:
            return node.uri == self.uri
        return node.name.partition(":")[0] == self.column.prefix and ":" in node.name


def _uri_of(column: ContentColumn, row_format: RowFormat) -> str | None:
    """Return the namespace that a column means in a document; None where its root tells none."""
    if column.name.startswith("x:") and isinstance(row_format, XmlRows):
        declared = row_format.root.scope.get(column.prefix.encode())
        if declared:
            return declared.decode("utf-8", "replace")
    return column.uri or None


def _decoded(raw: bytes) -> bytes:
    if b"&" in raw or b"\r" in raw:
        return decode_text(raw).encode("utf-8")
    return raw


def _decoded_attribute(raw: bytes) -> bytes:
    return attribute_value(raw) if _ODD_IN_ATTRIBUTES.search(raw) else raw


def _href(tag: bytes) -> list[bytes]:
    return [value for name, value in attributes(tag) if name == HREF.encode()]
