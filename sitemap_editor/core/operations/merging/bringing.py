"""Rows of one document brought under the head of another, as a merge writes them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sitemap_editor.core.contents.root_attributes import root_tag
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import ContentError, EditError, Progress, no_progress
from sitemap_editor.core.files.document import Document, FileForm
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.merging.collecting import gathered
from sitemap_editor.core.operations.merging.opening import Opened


def rows_under(
    table: PieceTable, head: bytes, rows: Sequence[bytes], progress: Progress = no_progress
) -> tuple[bytes, list[bytes]] | None:
    """Return (head, rows) as they are written in `table`, with all that has to be declared.

    `head` is that of where `rows` are from. None where they are none of these, or of another kind.
    Raises: EditError for what cannot stand there; Cancelled.
    """
    try:
        name = root_tag(head)["start"]
        part = scan_xml(b"".join((head, *rows, b"</", name, b">")), progress=progress)
    except (ContentError, ValueError):
        return None
    is_alike = part.row_kind is table.row_kind and len(part) == len(rows)
    if not is_alike or not isinstance(table.row_format, XmlRows):
        return None
    source = Source(Path("clipboard.xml"), None)
    found = gathered(table, [Opened(source, Document(part, FileForm()))], progress)
    for remark in found.remarks:
        if remark.is_obstacle:
            raise EditError("rows", remark.text, remark.arguments)
    material = found.parts[1].material
    if material is None or material.refused or material.left_out:
        return None
    spans = zip(material.starts, material.lengths, strict=True)
    return found.head, [material.block[start : start + length] for start, length in spans]
