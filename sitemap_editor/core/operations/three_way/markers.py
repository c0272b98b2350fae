"""Puts comments into a file that say where a merge is not decided: it stays well-formed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.document.edits import SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_patterns import UNDECIDED
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.operations.three_way.conflicts import Conflict

_SPACE: Final = re.compile(rb"[ \t\r\n]*\Z")


def with_markers(table: PieceTable, conflicts: Sequence[tuple[int, Conflict]]) -> SetRows:
    """Return the edit that puts a comment before the row of each conflict, given with its position.

    Raises: EditError where rows cannot have comments, as in a text sitemap.
    """
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        text = QT_TRANSLATE_NOOP("core", "A text sitemap cannot hold marks of conflicts.")
        raise EditError("merge", text)
    markers: dict[int, list[bytes]] = {}
    for position, conflict in conflicts:
        markers.setdefault(position, []).append(_written(conflict))
    rows = []
    for position, comments in markers.items():
        row_id = table.order[position]
        data = table.row_bytes(row_id)
        start = row_format.row_start(data)
        space = _SPACE.search(data[:start])
        gap = space[0] if space else b""
        rows.append((row_id, data[:start] + gap.join((*comments, b"")) + data[start:]))
    return SetRows(rows)


def _written(conflict: Conflict) -> bytes:
    said = {
        "contradiction": conflict.contradiction.value,
        "field": conflict.field,
        "base": conflict.base,
        "ours": conflict.ours,
        "theirs": conflict.theirs,
    }
    # A comment must not hold two hyphens, nor end with one; ASCII goes into any encoding.
    text = json.dumps(said).replace("-", "\\u002d")
    return UNDECIDED + f" {text} -->".encode()
