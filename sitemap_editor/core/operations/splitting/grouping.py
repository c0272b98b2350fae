"""Which rows belong together: all of them, those of a year or a host, or those of a folder."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.operations.splitting.folders import folder_groups
from sitemap_editor.core.operations.splitting.labels import LABELLED, LabelBy, gathered, labels_of
from sitemap_editor.core.operations.splitting.measuring import Measure
from sitemap_editor.core.operations.splitting.naming import safe_group_names
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.passes.executor import Executor


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that go together, in the order of the document."""

    name: str
    """Fit for the name of a file; empty where there are no groups."""
    row_ids: array[int]


def grouped(
    table: PieceTable, by: By, measure: Measure, executor: Executor, progress: Progress
) -> list[Group]:
    """Return the rows in groups, these in the order in which they first appear.

    Folders that do not fit into one part are divided into the folders in them.
    Raises: Cancelled by way of `progress`.
    """
    if by is By.COUNT:
        return [Group("", table.order)]
    if by is By.PATH:
        found = folder_groups(table, measure, executor, progress)
    else:
        label_by = LabelBy.YEAR if by is By.YEAR else LabelBy.HOST
        labels = labels_of(table, label_by, executor, share_of(progress, 0, LABELLED))
        found = gathered(labels, table.order, share_of(progress, LABELLED, 1 - LABELLED))
    names = safe_group_names([name for name, _ in found])
    return [Group(name, rows) for name, (_, rows) in zip(names, found, strict=True)]
