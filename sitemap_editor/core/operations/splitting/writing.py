"""Writes a planned split: all parts and the index, or nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, Remark, no_progress
from sitemap_editor.core.files.disk.all_or_nothing import NewFile, write_all_or_nothing
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.splitting.order import SplitOrder, is_compressed_name
from sitemap_editor.core.operations.splitting.plan import Part, SplitPlan, dated_anew
from sitemap_editor.core.protocol.datetimes import now_w3c


def files_in_the_way(plan: SplitPlan, order: SplitOrder, folder: Path) -> list[Path]:
    """Return what lies in `folder` and would be replaced, in the order of the parts."""
    paths = [folder / name for name in _names(plan, order, folder)]
    return [path for path in paths if os.path.lexists(path)]


def write_split(
    table: PieceTable,
    plan: SplitPlan,
    order: SplitOrder,
    folder: Path,
    *,
    now: datetime | None = None,
    progress: Progress = no_progress,
    tell: Callable[[Remark], object] = lambda _remark: None,
) -> list[Path]:
    """Write the parts of a snapshot and last the index; return the paths of what was written.

    Files in the way are replaced: ask first. Parts that are unchanged stay as they are. With `now`
    the others are of that time, both in the index and on disk, however old the plan is and however
    long the writing takes. Source: PROTOCOL I05. `tell` is handed what the disk refused to keep of
    the files before.

    Raises: ValueError for a plan with an obstacle; SaveError; Cancelled by way of `progress`. Then
    the folder is as it was.
    """
    if not plan.can_be_written:
        raise ValueError("a plan with an obstacle cannot be written")
    wanted = _names(plan, order, folder)
    parts = [part for part in plan.parts if part.name in wanted]
    files = [
        _file(table.part(part.row_ids), part.name, None if part.is_unchanged else now)
        for part in parts
    ]
    if plan.index is not None and order.index_name in wanted:
        index = plan.index
        if now is not None:
            index = dated_anew(index, [part.is_unchanged for part in plan.parts], now_w3c(now))
        files.append(_file(index.table, order.index_name))
    return write_all_or_nothing(folder, files, progress=progress, tell=tell) if files else []


def _names(plan: SplitPlan, order: SplitOrder, folder: Path) -> dict[str, None]:
    """Return the names of the files to write, in their order."""
    names = {part.name: None for part in plan.parts if not _stays(part, plan, folder)}
    if plan.index is not None and (names or not plan.is_index_unchanged):
        names[order.index_name] = None
    return names


def _stays(part: Part, plan: SplitPlan, folder: Path) -> bool:
    """Tell whether the file of an unchanged part still lies there as it was when planned."""
    if not part.is_unchanged or plan.earlier is None:
        return False
    stamps = {known.name: known.stamp for known in plan.earlier.parts}
    return stamps.get(part.name) == Stamp.of(folder / part.name)


def _file(table: PieceTable, name: str, modified: datetime | None = None) -> NewFile:
    return NewFile(name, table.pieces, table.size_bytes, is_compressed_name(name), modified)
