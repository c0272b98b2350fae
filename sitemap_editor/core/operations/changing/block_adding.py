"""Gives rows images or language versions from lines of a table, by the URLs of the rows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.contents.block_fields import IMAGE_SPEC, LINK_SPEC
from sitemap_editor.core.contents.blocks import add_blocks, field_value, new_block
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.contents.new_elements import NewElement
from sitemap_editor.core.contents.row_tree import read_row
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.url_keys import key_of, keys
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Argument,
    Progress,
    no_progress,
    share_of,
)
from sitemap_editor.core.operations.changing.column_change import LeftOver
from sitemap_editor.core.operations.languages.link_writing import LinkWriter
from sitemap_editor.core.operations.languages.row_links import Link, RowLinks

Line: TypeAlias = tuple[str, ...]
"""The URL of a row, and what it gets."""

_ROWS_TO_A_CHECK: Final = 1_024
_PLAIN_CODE: Final = re.compile(r"[A-Za-z0-9-]+", re.ASCII)
_ABSENT: Final = QT_TRANSLATE_NOOP("core", "None of these rows has this URL. The first is “{url}”.")
_SHORT: Final = QT_TRANSLATE_NOOP(
    "core", "Something is missing in the line. The first is “{line}”."
)
_OTHER_URL: Final = QT_TRANSLATE_NOOP("core", "The row has another URL for this language.")


@dataclass(frozen=True, slots=True)
class Additions:
    """What adding to rows comes to."""

    edit: Edit | None
    rows: int
    """How many rows get something."""
    left: tuple[LeftOver, ...]
    """The lines that come to nothing, by reason; what a row has already is none of them."""


def added_images(
    table: PieceTable,
    row_ids: Sequence[int],
    lines: Sequence[Line],
    progress: Progress = no_progress,
) -> Additions:
    """Add images to rows: each line is the URL of a row and that of an image. Raises: Cancelled."""
    return _Adding(table, IMAGE_SPEC, ("loc",), {}).added(row_ids, lines, progress)


def added_alternates(
    table: PieceTable,
    row_ids: Sequence[int],
    lines: Sequence[Line],
    progress: Progress = no_progress,
) -> Additions:
    """Add language versions to rows: a line is the URL of a row, a language and another URL.

    A language that a row has with another URL stays as it is. Raises: Cancelled.
    """
    adding = _Adding(table, LINK_SPEC, ("@hreflang", "@href"), {"@rel": "alternate"})
    return adding.added(row_ids, lines, progress)


class _Adding:
    """Adds blocks of one kind, of which a row has one for each value of the first key."""

    def __init__(
        self,
        table: PieceTable,
        spec: BlockSpec,
        field_keys: tuple[str, ...],
        always: Mapping[str, str],
    ) -> None:
        self._table = table
        self._spec = spec
        self._keys = field_keys
        self._always = always
        """What each of them says besides."""
        self._is_named = len(field_keys) > 1
        """Whether the first value is a code, in which case does not count."""
        self._left: dict[str, LeftOver] = {}
        self._urls: dict[bytes, str] = {}
        """The URLs of lines as they are written, by their keys."""
        self._links: tuple[LinkWriter, RowLinks] | None = None

    def added(self, row_ids: Sequence[int], lines: Sequence[Line], progress: Progress) -> Additions:
        """Return what the lines come to."""
        wanted = self._wanted(lines)
        by_row = self._matched(row_ids, wanted, share_of(progress, 0, 0.3))
        count = 0

        def change(row_id: int, data: bytes, row_format: RowFormat) -> bytes:
            nonlocal count
            new, others = self._with(data, row_format, by_row[row_id])
            count += new != data
            if others:
                self._note(_OTHER_URL, {}, others)
            return new

        edit = rows_edit(self._table, list(by_row), change, share_of(progress, 0.3, 0.7))
        return Additions(edit, count, tuple(self._left.values()))

    def _wanted(self, lines: Sequence[Line]) -> dict[bytes, list[Line]]:
        """Return what rows shall get, by the keys of their URLs; titles are no line."""
        wanted: dict[bytes, list[Line]] = {}
        for number, line in enumerate(lines):
            cells = tuple(cell.strip() for cell in line)
            if not number and not any("://" in cell for cell in cells):
                continue
            values, key = cells[1 : len(self._keys) + 1], key_of(cells[0] if cells else None)
            if key is None or len(values) < len(self._keys) or not all(values):
                if any(cells):
                    self._note(_SHORT, {"line": ", ".join(filter(None, cells))})
                continue
            wanted.setdefault(key, []).append(values)
            self._urls.setdefault(key, cells[0])
        return wanted

    def _matched(
        self, row_ids: Sequence[int], wanted: Mapping[bytes, list[Line]], progress: Progress
    ) -> dict[int, list[Line]]:
        """Return what each of the rows gets, by row id, in the order of the file."""
        is_meant, order = bytearray(len(self._table.starts)), self._table.order
        for row_id in row_ids:
            is_meant[row_id] = 1
        by_row: dict[int, list[Line]] = {}
        found: set[bytes] = set()
        for number, (row_id, key) in enumerate(zip(order, keys(self._table), strict=True)):
            if not number % _ROWS_TO_A_CHECK:
                progress(number / len(order))
            if key is not None and key in wanted and is_meant[row_id]:
                found.add(key)
                by_row[row_id] = wanted[key]
        for key in wanted:
            if key not in found:
                self._note(_ABSENT, {"url": self._urls[key]}, len(wanted[key]))
        return by_row

    def _with(self, data: bytes, row_format: RowFormat, lines: Sequence[Line]) -> tuple[bytes, int]:
        """Return a row with what it lacks, and how many lines say what it says otherwise."""
        if self._is_named and (quick := self._with_links(data, row_format, lines)) is not None:
            return quick
        name = (self._spec.uri, self._spec.local)
        known: dict[str, str] = {}
        row = read_row(data, row_format)
        for child in row.children:
            if (child.uri, child.local) == name:
                values = [field_value(child, key) or "" for key in self._keys]
                known[values[0].lower() if self._is_named else values[0]] = values[-1]
        others = 0
        news: list[NewElement] = []
        for line in lines:
            told = line[0].lower() if self._is_named else line[0]
            if told in known:
                others += known[told] != line[-1]
                continue
            known[told] = line[-1]
            told_all = {**self._always, **dict(zip(self._keys, line, strict=True))}
            news.append(new_block(self._spec, told_all))
        return add_blocks(data, row_format, news, row), others

    def _with_links(
        self, data: bytes, row_format: RowFormat, lines: Sequence[Line]
    ) -> tuple[bytes, int] | None:
        """Do the same for links of a row that is written as nearly all are; None for any other.

        Elements are not made for it, nor is the row taken apart: a sixth of the time.
        """
        if self._links is None or self._links[0].row_format is not row_format:
            self._links = LinkWriter(row_format), RowLinks(row_format)
        writer, reader = self._links
        if reader.common(data) is None:
            return None
        known = {code.lower().decode(): key for code, key in reader.of(data)[1]}
        news: list[Link] = []
        others = 0
        for code, url in lines:
            key = key_of(url)
            if key is None or not _PLAIN_CODE.fullmatch(code):
                return None
            if code.lower() in known:
                others += known[code.lower()] != key
                continue
            known[code.lower()] = key
            news.append((code, key))
        return (writer.added(data, news) if news else data), others

    def _note(self, text: str, first: Mapping[str, Argument], count: int = 1) -> None:
        self._left.setdefault(text, LeftOver(text, first)).count += count
