"""Fixes of how a file is written: text read in the wrong encoding, lines that are no URLs."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.checks.rule import Answers, CheckContext, RowView
from sitemap_editor.core.document.edits import Batch, Edit, RemoveRows, SetHead, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.files.document import FileForm
from sitemap_editor.core.protocol.fields import LOC

_BEYOND_ASCII: Final = re.compile(rb"[\x80-\xff]+")
_REMARKS: Final = ("#", "//", ";", "<!--", "--")
_HEADINGS: Final = ("url", "urls", "loc", "links")
_SHOWN: Final = 20  # characters


def misread_sample(table: PieceTable, form: FileForm) -> tuple[str, str] | None:
    """Return some characters as they are shown and as they are meant, if they still are misread.

    Costs a search for the first character beyond ASCII.
    """
    for piece in table.pieces():
        if match := _BEYOND_ASCII.search(piece):
            raw = bytes(match[0])
            right = _reread(raw, form)
            return None if right is None else (_shown(raw), _shown(right))
    return None


def reread(table: PieceTable, context: CheckContext, _answers: Answers) -> Edit | None:
    """Take all text for UTF-8 that was read in the encoding the file names."""
    form = context.form
    if not form.reads_as_utf8:
        return None
    head, tail = _reread(table.head, form), _reread(table.tail, form)
    rows: list[tuple[int, bytes]] = []
    for row_id in table.order:
        data = table.row_bytes(row_id)
        right = _reread(data, form)
        if right is None:
            return None  # changed since: part of the text is right by now
        if right != data:
            rows.append((row_id, right))
    if head is None or tail is None:
        return None
    edits: list[Edit] = [SetRows(rows)] if rows else []
    if (head, tail) != (table.head, table.tail):
        edits.append(SetHead(head, tail))
    return Batch(edits) if edits else None


def is_remark(line: str) -> bool:
    """Tell whether a line of a text sitemap is a heading or a comment."""
    return line.startswith(_REMARKS) or line.lower() in _HEADINGS


def without_remarks(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Remove the lines that are headings or comments."""
    values = enumerate(table.values(LOC))
    positions = [position for position, line in values if is_remark((line or "").strip())]
    return RemoveRows(positions) if positions else None


def blank_lines_above(view: RowView) -> int:
    """Return how many blank lines of a text sitemap stand before the line of a row."""
    return len(view.data[: view.layout.start].splitlines())


def without_blank_lines(
    table: PieceTable, _context: CheckContext, _answers: Answers
) -> Edit | None:
    """Remove the lines with nothing in them, those at the end of the file as well."""
    row_format = table.row_format
    found = ((row_id, table.row_bytes(row_id)) for row_id in table.order)
    rows = [
        (row_id, data[start:]) for row_id, data in found if (start := row_format.row_start(data))
    ]
    edits: list[Edit] = [SetRows(rows)] if rows else []
    if table.tail:
        edits.append(SetHead(table.head, b""))
    return Batch(edits) if edits else None


def _reread(data: bytes, form: FileForm) -> bytes | None:
    if data.isascii():
        return data
    try:
        right = data.decode("utf-8").encode(form.encoding)
        right.decode("utf-8")
    except (UnicodeError, LookupError):
        return None
    return right


def _shown(data: bytes) -> str:
    return data.decode("utf-8", "replace")[:_SHOWN]
