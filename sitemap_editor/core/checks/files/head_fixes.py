"""Fixes of what stands in front of the rows: declaration, document type and the root's tag."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.checks.files.schema_location import corrected, fault_of
from sitemap_editor.core.checks.rows.row_fixes import cut
from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.contents.head_view import HeadView, Span, head_of
from sitemap_editor.core.document.edits import Edit, SetHead
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.extensions import meant_namespace

_UTF8_NAMES: Final = (b"utf-8", b"utf8")
_REFERENCE: Final = re.compile(rb"&(?!(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9A-Fa-f]+);)")


def without_mark(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Cut the byte order mark."""
    head = table.head
    return SetHead(head.removeprefix(UTF8_BOM)) if head.startswith(UTF8_BOM) else None


def encoding_declared(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Say UTF-8 in the XML declaration."""
    return None if declares_utf8(table) else _declared(table, b"encoding", b"UTF-8")


def version_declared(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Say 1.0 in the XML declaration."""
    return _declared(table, b"version", b"1.0")


def declares_utf8(table: PieceTable) -> bool:
    """Tell whether the file says, or need not say, that it is UTF-8."""
    head = head_of(table)
    declared = head.says(b"encoding")
    return declared is None or declared.value.lower() in _UTF8_NAMES


def _declared(table: PieceTable, name: bytes, value: bytes) -> Edit | None:
    head = head_of(table)
    attribute = head.says(name)
    if attribute is None or attribute.value == value:
        return None
    return SetHead(head.with_value(attribute, value))


def without_doctype(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Cut the document type; None where an entity is used that only it could declare."""
    head = head_of(table)
    if head.doctype is None:
        return None
    if any(_REFERENCE.search(piece) and _has_entity(piece.tobytes()) for piece in table.pieces()):
        return None
    return SetHead(_cut(head.data, head.doctype))


def without_stylesheet(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Cut the instructions that name a stylesheet."""
    head = head_of(table)
    data = head.data
    for instruction in reversed(head.instructions):
        if instruction.target == b"xml-stylesheet":
            data = _cut(data, instruction.at)
    return SetHead(data) if data != head.data else None


def schema_location_corrected(
    table: PieceTable, _context: CheckContext, _answers: Answers
) -> Edit | None:
    """Pair namespaces and schemas as it should be; without any pair left the attribute goes."""
    head = head_of(table)
    data = with_right_schema(head, table)
    return SetHead(data) if data != head.data else None


def with_right_schema(head: HeadView, table: PieceTable) -> bytes:
    """Return a head with right pairs of namespace and schema, for its own namespace."""
    attribute = head.named(namespaces.XSI, "schemaLocation")
    if attribute is None:
        return head.data
    name = head.data[head.root_name.start : head.root_name.end]
    uri = head.scope[name.rpartition(b":")[0]].decode("utf-8", "replace")
    value = attribute.value.decode("utf-8", "replace")
    if fault_of(value, uri, table.row_kind) is None:
        return head.data
    new = corrected(value, uri, table.row_kind)
    if new:
        return head.with_value(attribute, new.encode())
    return head.data[: attribute.at.start] + head.data[attribute.at.end :]


def extension_namespaces_corrected(
    table: PieceTable, _context: CheckContext, _answers: Answers
) -> Edit | None:
    """Give prefixes in the root's tag the namespace they are meant to have."""
    head = head_of(table)
    data = head.data
    for attribute in reversed(head.root_attributes):
        right = meant_namespace(attribute.value.decode("utf-8", "replace"))
        if attribute.name.startswith(b"xmlns:") and right is not None:
            data = HeadView(data).with_value(attribute, right.encode())
    return SetHead(data) if data != head.data else None


def _cut(data: bytes, span: Span) -> bytes:
    data = cut(data, span.start, span.end)
    if not data[: span.start].removeprefix(UTF8_BOM):
        return data[: span.start] + data[span.start :].lstrip(b" \t\r\n")
    return data


def _has_entity(piece: bytes) -> bool:
    """Tell whether a reference stands outside of comments and CDATA, where it means something."""
    plain = re.sub(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>", b"", piece, flags=re.DOTALL)
    return _REFERENCE.search(plain) is not None
