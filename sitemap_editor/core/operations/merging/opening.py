"""Opens the files that are to be merged, and makes the document their rows go into."""

from __future__ import annotations

import os
import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.errors import Progress, SitemapError, no_progress, share_of
from sitemap_editor.core.files.document import Document, FileForm
from sitemap_editor.core.files.formats import TABLES
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.merging.heads import declared_utf8
from sitemap_editor.core.protocol.fields import TEXT, Kind

_STYLE_BYTES: Final = 4_096
_SPACE: Final = re.compile(rb"[ \t\r\n]*+")


@dataclass(slots=True)
class Opened:
    """A source and what is in it."""

    source: Source
    document: Document


def open_sources(
    sources: Sequence[Source],
    *,
    cap_bytes: int = DEFAULT_CAP_BYTES,
    progress: Progress = no_progress,
) -> list[Opened]:
    """Open all sources; `cap_bytes` limits each of them.

    Raises: SitemapError, with its path, for the first that cannot be opened; Cancelled.
    """
    opened = []
    for number, source in enumerate(sources):
        tell = share_of(progress, number / len(sources), 1 / len(sources))
        try:
            document = Document.open(
                source.path, cap_bytes=cap_bytes, progress=tell, imports=TABLES
            )
        except SitemapError as error:
            error.path = error.path or os.fspath(source.path)
            raise
        opened.append(Opened(source, document))
    progress(1.0)
    return opened


def new_base(opened: Sequence[Opened], kind: Kind) -> Document:
    """Return an empty document of this kind in the style of the first source that is of it.

    It has that source's beginning and end, comments there included, and is UTF-8.
    """
    tables = (each.document.table for each in opened)
    model = next((table for table in tables if table.row_kind is kind), None)
    if model is None:
        return Document.new(kind)
    if kind is TEXT:
        rows = model.row_format
        table = PieceTable(rows, Buffers(model.head), model.head, b"", array("q"), array("I"))
        return Document(table, FileForm())
    head = declared_utf8(model.head)
    first = model.row_bytes(model.order[0]) if len(model) else b""
    space = _SPACE.match(first[:_STYLE_BYTES])
    styled = scan_xml(head + (space[0] if space else b"") + model.tail.lstrip(SPACE))
    table = scan_xml(head + model.tail)
    if not head.endswith(b"/>"):
        table.row_format = styled.row_format
    return Document(table, FileForm())
