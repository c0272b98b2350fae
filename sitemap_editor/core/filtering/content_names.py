"""Which elements and attributes of other namespaces the rows of a document have, and how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.columns.column import HREFLANG, READY, ContentColumn, content_column
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.columns.some_rows import SomeRows
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import NotWellFormed, Progress, no_progress
from sitemap_editor.core.passes.executor import Executor, Here, Part
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.namespaces import XHTML

_ROWS_AT_ONCE: Final = 1_024
_MOST_NAMES: Final = 1_000
_START: Final = compiled(
    rb"""<([^\s/>!?:]++:[^\s/>]++)((?:[^"'<>/]++|"[^"<]*+"|'[^'<]*+'|/(?!>))*+)/?>"""
)


@dataclass(frozen=True)
class ContentNamesPass:
    """Counts elements and attributes by the names of the columns that would show them."""

    def over(self, table: PieceTable, first: int, last: int) -> Counter[str]:
        """Count in a range."""
        found: Counter[str] = Counter()
        row_format = table.row_format
        if not isinstance(row_format, XmlRows):
            return found
        for at in range(first, last, _ROWS_AT_ONCE):
            rows = SomeRows(table, table.order[at : min(at + _ROWS_AT_ONCE, last)])
            if rows.are_plain and not rows.declare_namespaces:
                _count_plain(rows.data, row_format, found)
                continue
            for data in rows.each:
                if row_format.foreign.search(data) is not None:
                    _count_nodes(data, row_format, found)
        return found

    def merged(self, parts: Iterator[Part]) -> Counter[str]:
        """Add up."""
        counts: Counter[str] = Counter()
        for part in parts:
            assert isinstance(part.result, Counter)  # noqa: S101 - what `over` returns
            counts.update(part.result)
        return counts


def content_names(
    table: PieceTable, *, executor: Executor | None = None, progress: Progress = no_progress
) -> dict[str, int]:
    """Return the names of the columns in which rows have anything, with how many there are.

    The ready ones come first, then languages, then others by name. Raises: Cancelled by `progress`.
    """
    counts = (executor or Here()).run(ContentNamesPass(), table, progress)
    found: Counter[str] = Counter()
    for name, count in counts.most_common(_MOST_NAMES):
        column = content_column(name)
        if column is not None:
            for shown in _shown_as(column, table):
                found[shown] += count
    order = {name: number for number, name in enumerate(READY)}
    return dict(
        sorted(found.items(), key=lambda each: (order.get(each[0], len(order)), each[0].lower()))
    )


def column_counts(
    table: PieceTable, columns: Iterable[ContentColumn], progress: Progress = no_progress
) -> dict[str, int]:
    """Return how many values rows have in columns, by their names; reads all rows for each.

    For those that `content_names` cannot know: of elements inside others, or by another prefix.
    Raises: Cancelled by `progress`.
    """
    found: dict[str, int] = {}
    row_ids = table.order
    for column in columns:
        reader, count = ColumnReader(column, table.row_format), 0
        for at in range(0, len(row_ids), _ROWS_AT_ONCE):
            progress(at / len(row_ids))
            rows = SomeRows(table, row_ids[at : at + _ROWS_AT_ONCE])
            count += sum(map(len, reader.of_rows(rows)))
        found[column.name] = count
    return found


def _shown_as(column: ContentColumn, table: PieceTable) -> list[str]:
    """Return the names of the ready columns that show the same, else its own, if it has any."""
    if column.language:
        return [f"alt:{column.language}", "alt.count"]
    uri = ColumnReader(column, table.row_format).uri
    if column.attribute:
        return [] if uri == XHTML and not column.is_own_attribute else [column.name]
    same = [
        each.name
        for each in READY.values()
        if (each.uri, each.path) == (uri, column.path) and uri != XHTML
    ]
    is_container = any(uri == each.uri and column.local in each.within for each in READY.values())
    return same or ([] if is_container or uri == XHTML else [column.name])


def _count_plain(data: bytes, row_format: XmlRows, found: Counter[str]) -> None:
    """Count in rows in which every prefix is that of the root."""
    together: dict[bytes, list[bytes]] = {}
    for name, attribute_text in _START.findall(data):
        if name in together:
            together[name].append(attribute_text)
        else:
            together[name] = [attribute_text]
    root = row_format.root
    for name, texts in together.items():
        prefix, _, local = name.partition(b":")
        if root.scope.get(prefix) == root.uri:
            continue
        element = f"x:{_text(prefix)}:{_text(local)}"
        found[element] += len(texts)
        joined = b"".join(texts)
        if not joined.strip():
            continue
        if root.scope.get(prefix) == XHTML.encode():
            codes = Counter(_HREFLANG.findall(joined))
            found.update({f"alt:{_text(code).lower()}": count for code, count in codes.items()})
        for attribute, count in Counter(_ATTRIBUTE_NAMES.findall(joined)).items():
            found[_attribute_name(element, _text(attribute))] += count


def _count_nodes(data: bytes, row_format: XmlRows, found: Counter[str]) -> None:
    try:
        row = read_row(data, row_format)
    except NotWellFormed:
        return
    for node in row.walk():
        element = _element_name(node, row_format)
        if element:
            found[element] += 1
        if node.uri == XHTML and (code := node.attribute(HREFLANG)) is not None:
            found[f"alt:{code.value.strip().lower()}"] += 1
        for attribute in node.attributes:
            if ":" in attribute.name or element:
                found[_attribute_name(element, attribute.name)] += 1


def _element_name(node: Node, row_format: XmlRows) -> str:
    """Return how a column of an element is named; empty for those of the sitemap itself."""
    if node.uri == row_format.root.uri.decode():
        return ""
    prefix, colon, _ = node.name.partition(":")
    known = prefix if colon else PREFIXES.get(node.uri)
    return f"x:{known}:{node.local}" if known else ""


def _attribute_name(element: str, attribute: str) -> str:
    prefix, colon, local = attribute.partition(":")
    if colon and prefix != "xml":
        return f"x:{prefix}:@{local}"
    return f"{element}@{attribute}"


def _text(name: bytes) -> str:
    return name.decode("utf-8", "replace")


_HREFLANG: Final = compiled(rb"""\shreflang\s*+=\s*+["']\s*+([A-Za-z0-9-]++)""")
_ATTRIBUTE_NAMES: Final = compiled(rb"""\s([^\s=]++)\s*+=\s*+(?:"[^"]*+"|'[^']*+')""")
