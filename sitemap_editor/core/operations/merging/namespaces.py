"""Unites what the roots of several files declare, so that rows of all can stand under one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.contents.root_attributes import with_attributes
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.operations.merging.heads import (
    has_odd_places,
    schema_places,
    with_schema_places,
)
from sitemap_editor.core.protocol import namespaces

_XSI: Final = namespaces.XSI.encode()
_RESERVED: Final = (b"xml", b"xmlns")
_UNPREFIXED: Final = re.compile(rb"</?+[^\s/>:!?=<]++[\s/>]")


@dataclass(frozen=True, slots=True)
class United:
    """The head of the merged document and the format of rows under it."""

    head: bytes
    row_format: XmlRows


def united(base: PieceTable, sources: Sequence[PieceTable]) -> United | None:
    """Add to the root of `base` what the roots of the sources declare besides.

    Prefixes that the base binds otherwise are left to the rows that use them. None where the base
    is no XML.
    """
    if not isinstance(base.row_format, XmlRows):
        return None
    root = base.row_format.root
    heads = [
        (each, each.row_format.root) for each in sources if isinstance(each.row_format, XmlRows)
    ]
    scope = dict(root.scope)
    # Nothing in the document would change its meaning by a default namespace.
    has_free_default = not scope[b""] and bool(root.prefix) and not _occurs(base, _UNPREFIXED)
    added: list[tuple[bytes, bytes]] = []
    for table, other in heads:
        for prefix, uri in _wanted(table, other, root.uri):
            if prefix in scope and not (not prefix and not scope[prefix] and has_free_default):
                continue
            scope[prefix] = uri
            added.append((b"xmlns:" + prefix if prefix else b"xmlns", uri))
    head = with_attributes(base.head, added)
    head = _with_places(head, Root(root.name, root.uri, scope), heads)
    row_format = base.row_format if head == base.head else base.row_format.with_head(head)
    return United(head, row_format)


def understood(uri: bytes, root_uri: bytes, target_uri: bytes) -> bytes:
    """Return what a namespace of a source means: that of its rows is that of the target's rows.

    So rows under a namespace of 2005, a mistaken one or none go among others (PROTOCOL F08, F09).
    """
    return target_uri if uri == root_uri else uri


def _wanted(table: PieceTable, root: Root, target_uri: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield what a source declares and may need."""
    for prefix, declared in root.scope.items():
        uri = understood(declared, root.uri, target_uri)
        if prefix in _RESERVED or not uri:
            continue
        # A second prefix of the rows' own namespace makes reading slow: only where it is used.
        if (
            prefix
            and uri == target_uri
            and not _occurs(table, re.compile(re.escape(prefix + b":")))
        ):
            continue
        yield prefix, uri


def _occurs(table: PieceTable, pattern: re.Pattern[bytes]) -> bool:
    """Tell whether a pattern is found in the rows or behind them."""
    for _, start, end in table.runs():
        block, offset = table.buffers.locate(start)
        if pattern.search(block, offset, offset + end - start):
            return True
    return pattern.search(table.tail) is not None


def _with_places(head: bytes, root: Root, heads: Sequence[tuple[PieceTable, Root]]) -> bytes:
    """Add the places of schemas for namespaces of which the base names none."""
    known = schema_places(head, root)
    new: dict[bytes, bytes] = {}
    for table, other in heads:
        for uri, place in schema_places(table.head, other).items():
            # The schema of a mistaken namespace is no schema of the right one.
            is_kept = uri != other.uri or uri == root.uri
            if is_kept and uri not in known:
                new.setdefault(uri, place)
    if not new or has_odd_places(head, root):
        return head
    prefix = next((prefix for prefix, uri in root.scope.items() if prefix and uri == _XSI), None)
    return head if prefix is None else with_schema_places(head, root, new, prefix)
