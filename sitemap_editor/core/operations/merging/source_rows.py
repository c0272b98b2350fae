"""The rows of one source as they will stand in the merged document."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.prolog import doctype_end
from sitemap_editor.core.document.row import Row, RowFormat
from sitemap_editor.core.document.row_spans import begins
from sitemap_editor.core.document.url_keys import keys, one_run, url_of
from sitemap_editor.core.document.well_formed import check_well_formed
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import EditError, NotWellFormed, Progress
from sitemap_editor.core.operations.merging.namespaces import United
from sitemap_editor.core.operations.merging.rebasing import Carrier

_ROWS_A_STEP: Final = 4_096
_ENTITY: Final = re.compile(rb"&(?!(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9A-Fa-f]+);)")
_BEYOND_ASCII: Final = re.compile(rb"[^\x00-\x7f]")


@dataclass(slots=True)
class Material:
    """Rows, by their positions in the source: spans of a block."""

    block: bytes
    starts: array[int]
    lengths: array[int]
    refused: dict[int, EditError | NotWellFormed] = field(default_factory=dict)
    """Rows that cannot stand in the document."""
    left_out: list[int] = field(default_factory=list)
    """Rows of which nothing can go into the document, since they have no URL."""

    def is_ascii(self) -> bool:
        """Tell whether no row has a character beyond ASCII."""
        if not self.starts:
            return True
        end = self.starts[-1] + self.lengths[-1]  # spans lie in the order of the rows
        return _BEYOND_ASCII.search(self.block, self.starts[0], end) is None


def as_rows(table: PieceTable, united: United, tail: bytes, progress: Progress) -> Material:
    """Return rows of XML with their bytes; those that need it are written for the other root."""
    assert isinstance(table.row_format, XmlRows)  # noqa: S101 - the caller asked
    carrier = Carrier(table.row_format, united.row_format)
    material = as_they_are(table)
    changed: dict[int, bytes] = {}
    if carrier.suspect is not None:
        _look_at(material, carrier.suspect, carrier.carried, changed, progress)
    if doctype_end(table.head) is not None:  # it may let entities pass that are unknown elsewhere

        def checked(row: bytes) -> bytes:
            head, closing = united.row_format.expand_empty_root(united.head, tail)
            check_well_formed(head + row + closing, huge=doctype_end(head) is None)
            return row

        _look_at(material, _ENTITY, checked, {}, progress)
    return _with_changed(material, changed) if changed else material


def as_lines(table: PieceTable, row_format: RowFormat, progress: Progress) -> Material:
    """Return the URLs of XML rows as lines; rows without one are left out."""
    urls = (None if key is None else url_of(key) for key in keys(table))
    material = _written(urls, row_format, None, lambda count: progress(count / len(table)))
    material.left_out = sorted([*material.left_out, *material.refused])
    material.refused = {}
    return material


def as_new_rows(
    table: PieceTable, row_format: RowFormat, sample: bytes | None, progress: Progress
) -> Material:
    """Return lines of text as rows that look like `sample`."""
    urls = (url_of(key or b"") for key in keys(table))
    return _written(urls, row_format, sample, lambda count: progress(count / len(table)))


def as_they_are(table: PieceTable) -> Material:
    """Return the rows where they lie if that is one block; else copies of them in one."""
    run = one_run(table)
    if run is not None:
        return Material(run.block, run.starts, run.lengths)
    lengths = array("I", map(table.lengths.__getitem__, table.order))
    return _joined(map(table.row_bytes, table.order), lengths)


def _joined(rows: Iterable[bytes | memoryview], lengths: array[int]) -> Material:
    return Material(b"".join(rows), begins(lengths), lengths)


def _look_at(
    material: Material,
    pattern: re.Pattern[bytes],
    carried: Callable[[bytes], bytes],
    changed: dict[int, bytes],
    progress: Progress,
) -> None:
    """Carry each row in which a pattern is found; rows lie in the order of their spans."""
    block, starts, lengths = material.block, material.starts, material.lengths
    position = 0
    end = starts[-1] + lengths[-1] if starts else 0
    while position < len(starts):
        if not position % _ROWS_A_STEP:
            progress(position / len(starts))
        match = pattern.search(block, starts[position], end)
        if match is None:
            return
        while starts[position] + lengths[position] <= match.start():
            position += 1
        start = starts[position]
        row = block[start : start + lengths[position]]
        if pattern.search(row):
            try:
                new = carried(row)
            except (EditError, NotWellFormed) as error:
                material.refused[position] = error
            else:
                if new != row:
                    changed[position] = new
        position += 1


def _with_changed(material: Material, changed: dict[int, bytes]) -> Material:
    block, lengths = material.block, material.lengths[:]
    for position, new in changed.items():
        lengths[position] = len(new)

    def rows() -> Iterable[bytes | memoryview]:
        view = memoryview(block)
        for position, start in enumerate(material.starts):
            end = start + material.lengths[position]
            yield changed.get(position) or view[start:end]

    joined = _joined(rows(), lengths)
    joined.refused = material.refused
    return joined


def _written(
    urls: Iterable[str | None],
    row_format: RowFormat,
    sample: bytes | None,
    told: Callable[[int], None],
) -> Material:
    """Return new rows for URLs; `told` hears how many there are so far."""
    rows: list[bytes] = []
    refused: dict[int, EditError | NotWellFormed] = {}
    left_out: list[int] = []
    rest = iter(urls)
    while step := list(islice(rest, _ROWS_A_STEP)):
        try:
            new = iter(row_format.new_rows([Row(url) for url in step if url], sample))
            written = [next(new) if url else b"" for url in step]
        except EditError:
            written = [
                _one(url, row_format, sample, refused, at) for at, url in enumerate(step, len(rows))
            ]
        left_out += [at for at, url in enumerate(step, len(rows)) if not url]
        rows += written
        told(len(rows))
    material = _joined(rows, array("I", map(len, rows)))
    material.refused, material.left_out = refused, left_out
    return material


def _one(
    url: str | None,
    row_format: RowFormat,
    sample: bytes | None,
    refused: dict[int, EditError | NotWellFormed],
    position: int,
) -> bytes:
    try:
        return row_format.new_rows([Row(url)], sample)[0] if url else b""
    except EditError as error:
        refused[position] = error
        return b""
