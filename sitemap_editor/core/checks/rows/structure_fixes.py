"""Fixes of what stands in the root: strangers go, and rows that are not read become rows."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.checks.oddities import Odd, Oddity, in_head, in_tail
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rows.row_fixes import cut, taken_out
from sitemap_editor.core.checks.rule import Answers, CheckContext, FileFix
from sitemap_editor.core.document.edits import Batch, Edit, InsertRows, SetHead, SetRows
from sitemap_editor.core.document.markup import SPACE, TOKEN, scope_inside
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_parts import rows_taken_apart
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.errors import EditError, NotWellFormed
from sitemap_editor.core.files.recognition.conflict_comments import (
    markers_in,
    without_decided,
    without_markers,
)
from sitemap_editor.core.protocol.fields import LOC

_DECLARATION: Final = re.compile(rb"""\s++xmlns\s*+=\s*+(?:"[^"]*+"|'[^']*+')""")


def without_markers_around(
    table: PieceTable, _context: CheckContext, _answers: Answers
) -> Edit | None:
    """Take out the comments of a merge that stand before or behind all rows."""
    head, tail = without_markers(table.head), without_markers(table.tail)
    return None if (head, tail) == (table.head, table.tail) else SetHead(head, tail)


def row_of_one_side(view: RowView, _context: CheckContext, answers: Answers) -> bytes | None:
    """Decide what comments of a merge tell of a row: all of them for the side that is to stay.

    Of other elements than values a comment has no more than a text: it stays with them where the
    other side is wanted.
    """
    if answers.side != "there":
        data = without_markers(view.data)
        return None if data == view.data else data
    markers = markers_in(view.data)
    if any(marked.field is None for marked in markers):  # the other side removed the row
        return b""
    values = {
        marked.field: marked.theirs
        for marked in markers
        if marked.field in view.kind.fields and (marked.theirs or marked.field != LOC)
    }
    if not values:
        return None
    data = without_decided(view.data, lambda marked: marked.field in values)
    try:
        return view.row_format.with_values(data, values)
    except (EditError, NotWellFormed):
        return None


def without_strangers(kinds: Mapping[str, Collection[Odd]]) -> FileFix:
    """Return a fix that clears the root's tag and what stands behind the rows."""

    def fix(
        table: PieceTable,
        _context: CheckContext,
        _answers: Answers,
    ) -> Edit | None:
        wanted = kinds.get(table.row_kind.name, ())
        in_front = [oddity for oddity in in_head(table) if oddity.odd in wanted]
        behind = [oddity for oddity in in_tail(table) if oddity.odd in wanted]
        if not (in_front or behind):
            return None
        return SetHead(taken_out(table.head, in_front), taken_out(table.tail, behind))

    return fix


@dataclass(slots=True)
class _Found:
    """Rows that stand hidden in some bytes, and the bytes without them."""

    rows: list[bytes]
    rest: bytes


def lost_rows_found(table: PieceTable, _context: CheckContext, _answers: Answers) -> Edit | None:
    """Make rows of what is not read: rows in no namespace, and those of a list inside the list.

    Rows of the other kind of file stay where they are: they need a file of their own.
    """
    row_format = xml_rows(table.row_format)
    rewritten: list[tuple[int, bytes]] = []
    insertions: list[InsertRows] = []
    behind = _lifted(table.tail, in_tail(table), row_format)
    if behind is not None:
        insertions.append(InsertRows(len(table), behind.rows))
    for position in range(len(table) - 1, -1, -1):  # backwards: earlier positions stay true
        row_id = table.row_id(position)
        view = RowView(table.row_bytes(row_id), row_format)
        if _is_plain(view, row_format):
            continue
        found = _lifted(view.data, view.oddities, row_format)
        if found is not None:
            rewritten.append((row_id, found.rest))
            insertions.append(InsertRows(position, found.rows))
    if not insertions:
        return None
    edits: list[Edit] = [SetRows(rewritten)] if rewritten else []
    if behind is not None:
        edits.append(SetHead(table.head, behind.rest))
    return Batch((*edits, *insertions))


def _is_plain(view: RowView, row_format: XmlRows) -> bool:
    """Tell quickly that nothing but white space stands in front of a row."""
    tag = b"<" + row_format.root.prefix + row_format.kind.row.encode() + b">"
    return view.data.lstrip(SPACE).startswith(tag)


def _lifted(data: bytes, oddities: Iterable[Oddity], row_format: XmlRows) -> _Found | None:
    rows: list[bytes] = []
    rest = data
    for oddity in sorted(oddities, key=lambda each: -each.start):
        inside = list(_rows_of(data, oddity, row_format))
        if inside:
            rows[:0] = inside
            rest = cut(rest, oddity.start, oddity.end)
    return _Found(rows, rest) if rows else None


def _rows_of(data: bytes, oddity: Oddity, row_format: XmlRows) -> Iterator[bytes]:
    """Yield the rows that an element between the rows stands for; nothing where in doubt."""
    element = data[oddity.start : oddity.end]
    line = data[: oddity.start]
    space = line[len(line.rstrip(SPACE)) :]
    if oddity.odd is Odd.LOST_ROW:
        rows = [space + _DECLARATION.sub(b"", element, count=1)]
    elif oddity.odd is Odd.NESTED and oddity.local == row_format.kind.name:
        rows = _rows_of_list(element, row_format)
    else:
        return
    try:
        yield from row_format.new_rows(rows, None)
    except EditError:
        return


def _rows_of_list(element: bytes, row_format: XmlRows) -> list[bytes]:
    """Cut a list inside the list into its rows; nothing where it holds more than rows."""
    root = row_format.root
    match = TOKEN.match(element)
    if match is None or match["empty"]:
        return []
    scope = scope_inside(root.scope, match["attributes"])
    at, rows = match.end(), []
    try:
        for parts in rows_taken_apart(element, scope, root.uri, row_format.kind.row.encode(), at):
            rows.append(element[at : parts.end])
            at = parts.end
    except NotWellFormed:
        return []
    rest = element[at : element.rindex(b"</")]
    return rows if not rest.strip() else []
