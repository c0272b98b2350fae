"""Edits of rows that may need a namespace declared in the head first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import chain, count
from typing import Final, TypeAlias

from sitemap_editor.core.contents.names import is_name
from sitemap_editor.core.contents.root_attributes import with_attributes
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.renewed_edits import changed_meanwhile
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.written_rows import RowCollector
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    EditError,
    Progress,
    UndeclaredNamespace,
    no_progress,
)
from sitemap_editor.core.protocol.extensions import PREFIXES

RowChange: TypeAlias = Callable[[bytes, RowFormat], bytes]
"""Makes the new bytes of a row, as the functions of `changes` do."""

_ROWS_TO_A_CHECK: Final = 256
_OTHER_PREFIX: Final = "ns"


class Declaring:
    """The head of a document and the format of its rows, while namespaces are added to it."""

    def __init__(self, head: bytes, row_format: RowFormat) -> None:
        self.head = head
        self.row_format = row_format

    def declare(self, uri: str, wish: str = "", taken: Collection[bytes] = ()) -> None:
        """Declare a namespace under its usual prefix, or another that is free.

        `taken` are prefixes that will not do where the namespace is wanted. Raises: EditError.
        """
        known = xml_rows(self.row_format)
        if known.encoder.ascii_only and not uri.isascii():
            text = QT_TRANSLATE_NOOP(
                "core",
                "The namespace {namespace} cannot be written in the encoding that this file "
                "declares.",
            )
            raise EditError("namespace", text, {"namespace": uri})
        usual = PREFIXES.get(uri, wish)
        if not is_name(usual) or not usual.isascii() or usual.lower().startswith("xml"):
            usual = _OTHER_PREFIX
        names = chain([usual], (f"{usual}{number}" for number in count(2)))
        free = (name.encode() for name in names)
        prefix = next(name for name in free if name not in known.root.scope and name not in taken)
        self.head = with_attributes(self.head, [(b"xmlns:" + prefix, uri.encode())])
        self.row_format = self.row_format.with_head(self.head)

    def changed(self, data: bytes, change: RowChange) -> bytes:
        """Return what `change` makes of a row, with all declared that it needs.

        Raises: whatever `change` does, but for namespaces that are not declared.
        """
        while True:
            try:
                return change(data, self.row_format)
            except UndeclaredNamespace as error:
                if not error.uri:
                    raise
                self.declare(error.uri, error.prefix, error.taken)


def rebased_head(edit: SetHead, asked: PieceTable, now: PieceTable) -> bytes:
    """Return a head asked for in one state of a document for a later one, in which it is another.

    Only declarations can be added to another head. Raises: EditError where it asks for more, or a
    prefix stands for something else by now.
    """
    if (asked.head, asked.tail) == (now.head, now.tail):
        return edit.head
    known, wanted = asked.row_format, asked.row_format.with_head(edit.head)
    if edit.tail is not None or not (isinstance(known, XmlRows) and isinstance(wanted, XmlRows)):
        raise changed_meanwhile()
    scope = known.root.scope
    added = [(name, uri) for name, uri in wanted.root.scope.items() if name not in scope]
    own, head = asked.head, now.head
    there = xml_rows(now.row_format).root.scope
    for name, uri in added:
        own = with_attributes(own, [(b"xmlns:" + name, uri)])
        if name not in there:
            head = with_attributes(head, [(b"xmlns:" + name, uri)])
        elif there[name] != uri:
            raise changed_meanwhile()
    if own != edit.head:
        raise changed_meanwhile()
    return head


def rows_edit(
    table: PieceTable,
    row_ids: Sequence[int],
    change: Callable[[int, bytes, RowFormat], bytes],
    progress: Progress = no_progress,
) -> Edit | None:
    """Return the edit that gives rows what `change` makes of (row id, bytes, format).

    Namespaces that are wanted and not declared are declared in the head, in the same edit. None
    where nothing changes. Raises: EditError, TypeError for a text sitemap; Cancelled.
    """
    declaring = Declaring(table.head, table.row_format)
    rows = RowCollector()
    for number, row_id in enumerate(row_ids):
        if not number % _ROWS_TO_A_CHECK:
            progress(number / len(row_ids))
        old = table.row_bytes(row_id)
        new = declaring.changed(old, partial(change, row_id))
        if new != old:
            rows.add(row_id, new)
    return edit_of(table, declaring.head, rows)


def edit_of(table: PieceTable, head: bytes, rows: RowCollector) -> Edit | None:
    """Return the edit that writes rows anew, and a head if it is another; None for no rows."""
    if not len(rows):
        return None
    edit = SetRows(rows.rows())
    return edit if head == table.head else Batch((SetHead(head), edit))
