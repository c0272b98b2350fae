"""Fixes of the namespace of the root, which all its rows share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from sitemap_editor.core.checks.files.head_fixes import with_right_schema
from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.contents.head_view import HeadView, head_of
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.markup import TOKEN, attribute_value
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import namespaces

_SITEMAP: Final = namespaces.SITEMAP.encode()
_DECLARATION: Final = compiled(
    rb"""(?P<before>\bxmlns(?::[^\s=]++)?+\s*+=\s*+(?P<quote>["']))"""
    rb"""(?P<value>.*?)(?P=quote)""",
    re.DOTALL,
)


def namespace_set(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Put the root, and with it all rows, into the namespace of the protocol.

    None where elements are in that namespace already: they are no rows now, and would become some.
    """
    head, root = head_of(table), xml_rows(table.row_format).root
    if root.uri == _SITEMAP:
        return None
    others = [prefix for prefix, uri in head.scope.items() if uri == _SITEMAP]
    used = [re.escape(b"<" + prefix + b":") for prefix in others]
    if _is_declared(table, _SITEMAP) or (used and _occurs(table, b"|".join(used))):
        return None
    prefix = root.prefix.removesuffix(b":")
    attribute = head.attribute(b"xmlns:" + prefix if prefix else b"xmlns")
    if attribute is not None:
        data = head.with_value(attribute, _SITEMAP)
    else:
        at = head.root_name.end
        data = head.data[:at] + b' xmlns="' + _SITEMAP + b'"' + head.data[at:]
    edit = SetHead(with_right_schema(HeadView(data), table))
    old = root.uri
    if not _is_declared(table, old):
        return edit

    def redeclared(match: re.Match[bytes]) -> bytes:
        is_old = attribute_value(match["value"]) == old
        return match["before"] + _SITEMAP + match["quote"] if is_old else match[0]

    in_tag = _in_tags(lambda tag: _DECLARATION.sub(redeclared, tag))
    rows = _changed(table, in_tag)
    return Batch((edit, SetRows(rows))) if rows else edit


def prefix_dropped(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Make the prefixed namespace of the root the default one, and drop its prefix everywhere.

    None where something would change its meaning: elements without a prefix, attributes with it,
    rows that declare it themselves.
    """
    head, prefix = head_of(table), xml_rows(table.row_format).root.prefix
    if not prefix:
        return None
    declared = head.attribute(b"xmlns:" + prefix.removesuffix(b":"))
    if declared is None or _is_tied(table, head, prefix):
        return None
    drop = compiled(rb"(</?)" + re.escape(prefix))
    start = head.root_tag.start + 1
    data = head.data
    default = head.attribute(b"xmlns")
    if default is None:
        name_at = declared.at.end - len(data[declared.at.start : declared.at.end].lstrip())
        data = data[: name_at + len(b"xmlns")] + data[name_at + len(declared.name) :]
    else:
        data = data[: declared.at.start] + data[declared.at.end :]
    data = data[:start] + data[start + len(prefix) :]
    in_tags = _in_tags(lambda tag: drop.sub(rb"\1", tag, count=1))
    rows = _changed(table, in_tags)
    return Batch((SetHead(data, in_tags(table.tail)), *([SetRows(rows)] if rows else [])))


def _is_tied(table: PieceTable, head: HeadView, prefix: bytes) -> bool:
    """Tell whether the prefix cannot be dropped without changing what something means."""
    default = head.attribute(b"xmlns")
    if default is not None and default.value != head.scope[prefix.removesuffix(b":")]:
        return True
    if any(attribute.name.startswith(prefix) for attribute in head.root_attributes):
        return True
    unprefixed = rb"<[^\s/>:!?]++[\s/>]" if default is None else b"(?!)"
    attribute = rb"\s" + re.escape(prefix) + rb"[^\s=<>]++\s*+="
    declared = rb"xmlns:" + re.escape(prefix.removesuffix(b":")) + rb"\s*+="
    default_inside = rb"\sxmlns\s*+="
    found = b"|".join((unprefixed, attribute, declared, default_inside))
    return _occurs(table, found)


def _is_declared(table: PieceTable, uri: bytes) -> bool:
    """Tell whether a namespace is declared in the rows or behind them, however it is spelt."""
    return any(attribute_value(match["value"]) == uri for match in _found(table, _DECLARATION))


def _occurs(table: PieceTable, pattern: bytes) -> bool:
    """Tell whether a pattern is found in the rows or behind them."""
    return next(_found(table, compiled(pattern)), None) is not None


def _found(table: PieceTable, pattern: re.Pattern[bytes]) -> Iterator[re.Match[bytes]]:
    for _, start, end in table.runs():
        block, offset = table.buffers.locate(start)
        yield from pattern.finditer(block, offset, offset + end - start)
    yield from pattern.finditer(table.tail)


def _in_tags(change: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    """Return a function that changes the tags in some bytes, and neither text nor comments."""

    def changed(match: re.Match[bytes]) -> bytes:
        return change(match[0]) if match.lastgroup in ("empty", "end") else match[0]

    def in_tags(data: bytes) -> bytes:
        return TOKEN.sub(changed, data)

    return in_tags


def _changed(table: PieceTable, change: Callable[[bytes], bytes]) -> list[tuple[int, bytes]]:
    rows = ((row_id, table.row_bytes(row_id)) for row_id in table.order)
    changed = ((row_id, data, change(data)) for row_id, data in rows)
    return [(row_id, new) for row_id, data, new in changed if new != data]
