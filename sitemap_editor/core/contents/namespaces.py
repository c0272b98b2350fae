"""Takes a namespace out of a document, with all that is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.contents.byte_changes import Change, Words, changed, cut
from sitemap_editor.core.contents.head_view import HeadAttribute, HeadView
from sitemap_editor.core.contents.row_pieces import Piece, pieces_in
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.markup import SPACE, TOKEN, Scope, attribute_value
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.written_rows import RowCollector
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress, no_progress
from sitemap_editor.core.protocol.namespaces import XSI

ROWS_TO_A_CHECK: Final = 256


@dataclass(frozen=True, slots=True)
class NamespaceRemoval:
    """What taking a namespace out comes to."""

    edit: Edit | None
    rows: int
    """How many rows change."""
    keeps_declaration: bool
    """Whether the head goes on declaring it, since something else may need that."""


def namespace_named(table: PieceTable, name: str) -> str:
    """Return the namespace that is meant by its name or by a prefix of the head.

    Raises: EditError for that of the rows themselves; TypeError for a text sitemap.
    """
    root = xml_rows(table.row_format).root
    name = name.strip()
    uri = root.scope.get(name.encode(), name.encode())
    if not uri or uri == root.uri or name in ("xml", "xmlns"):
        text = QT_TRANSLATE_NOOP(
            "core", "The namespace “{name}” cannot be removed: rows are in it."
        )
        raise EditError("namespace", text, {"name": name})
    return uri.decode()


def without_namespace(
    table: PieceTable, row_ids: Sequence[int], uri: str, progress: Progress = no_progress
) -> NamespaceRemoval:
    """Return the edit that removes the elements and attributes of a namespace from rows.

    Of all rows of the document, it takes the declarations out of the head too. Raises: Cancelled.
    """
    root = xml_rows(table.row_format).root
    wanted = uri.encode()
    prefixes = [prefix for prefix, meant in root.scope.items() if meant == wanted]
    may_hold = re.compile(b"|".join([b"xmlns", *(re.escape(each + b":") for each in prefixes)]))
    is_default = b"" in prefixes
    rows = RowCollector()
    for number, row_id in enumerate(row_ids):
        if not number % ROWS_TO_A_CHECK:
            progress(number / len(row_ids))
        data = table.row_bytes(row_id)
        if is_default or may_hold.search(data):
            new = _without(data, root.scope, wanted)
            if new != data:
                rows.add(row_id, new)
    edits: list[Edit] = [SetRows(rows.rows())] if len(rows) else []
    is_needed = len(row_ids) < len(table) or any(
        match.lastgroup == "empty" for match in TOKEN.finditer(table.tail)
    )
    head = table.head if is_needed else _head_without(table.head, uri)
    if head != table.head:
        edits.append(SetHead(head))
    edit = edits[0] if len(edits) == 1 else Batch(tuple(edits)) if edits else None
    return NamespaceRemoval(edit, len(rows), bool(prefixes) and is_needed)


def _without(data: bytes, scope: Scope, uri: bytes) -> bytes:
    changes: list[Change] = []
    words = Words(data)
    gone_until = 0
    for piece in pieces_in(data, 0, len(data), scope):
        if piece.start < gone_until:
            continue
        if piece.uri.encode() == uri:
            in_words = words.are_in(piece.parent)
            changes.append(cut(data, (piece.start, piece.end), in_words=in_words))
            gone_until = piece.end
        else:
            changes.extend(_attributes(data, piece, uri))
    return changed(data, changes) or data


def _attributes(data: bytes, piece: Piece, uri: bytes) -> Iterator[Change]:
    """Yield the changes that take out attributes of a namespace, and what declares it."""
    for attribute in piece.attributes(data):
        value = attribute_value(data[slice(*attribute.value_at)])
        if _is_of(attribute.name, value, piece.scope, uri):
            yield (*attribute.at, b"")


def _is_of(name: bytes, value: bytes, scope: Scope, uri: bytes) -> bool:
    prefix, colon, _ = name.partition(b":")
    if name == b"xmlns" or (colon and prefix == b"xmlns"):
        return value == uri
    return bool(colon) and scope.get(prefix) == uri


def _head_without(data: bytes, uri: str) -> bytes:
    """Take declarations and attributes of a namespace out of the root's tag, and its schema."""
    head = HeadView(data)
    wanted = uri.encode()
    gone = [
        each for each in head.root_attributes if _is_of(each.name, each.value, head.scope, wanted)
    ]
    changes: list[Change] = [(each.at.start, each.at.end, b"") for each in gone]
    places = head.named(XSI, "schemaLocation")
    if places is not None and places not in gone:
        changes.extend(_schema_changes(data, places, wanted))
    return changed(data, changes) or data


def _schema_changes(data: bytes, places: HeadAttribute, uri: bytes) -> Iterator[Change]:
    """Yield what takes a pair of namespace and schema out; without any left the attribute goes."""
    start, end = places.value_at.start, places.value_at.end
    words = [
        (match.start(), match.end(), attribute_value(match[0]))
        for match in re.compile(rb"\S++").finditer(data, start, end)
    ]
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or all(name != uri for (_, _, name), _ in pairs):
        return
    if all(name == uri for (_, _, name), _ in pairs):
        yield places.at.start, places.at.end, b""
        return
    for number, ((first, _, name), (_, last, _)) in enumerate(pairs):
        if name != uri:
            continue
        if number:
            yield len(data[:first].rstrip(SPACE)), last, b""
        else:
            (behind, _, other), _ = pairs[1]
            yield first, last if other == uri else behind, b""
