"""What an older version of the sitemap says: a row that is the same but for its date kept it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.web.dating.evidence import Evidence, EvidenceSource, dated

_ROWS_A_STEP: Final = 1_024


def older_dates(
    table: PieceTable,
    positions: Iterable[int],
    older: PieceTable,
    progress: Progress = no_progress,
) -> dict[str, Evidence]:
    """Return the date of the older version for each URL whose row is the same without the date.

    The date itself may have been stamped anew. Raises: Cancelled by way of `progress`.
    """
    rows: dict[str, int] = {}
    for position, loc in enumerate(older.values("loc")):
        if loc and loc.strip():
            rows.setdefault(loc.strip(), position)
    found: dict[str, Evidence] = {}
    for count, position in enumerate(positions):
        if not count % _ROWS_A_STEP:
            progress(0.0)
        row_id = table.row_id(position)
        loc = (table.row(row_id).loc or "").strip()
        if not loc or loc in found or loc not in rows:
            continue
        before = older.row_id(rows[loc])
        date = older.row(before).lastmod
        evidence = dated(EvidenceSource.HISTORY, date) if date else None
        if evidence is not None and _undated(table, row_id) == _undated(older, before):
            found[loc] = evidence
    return found


def _undated(table: PieceTable, row_id: int) -> bytes:
    """Return the bytes of a row without its date, and without the white space between elements."""
    data = table.row_bytes(row_id)
    bare = table.row_format.with_values(data, {LASTMOD: None})
    return b"".join(part.strip() for part in bare.strip().splitlines())
