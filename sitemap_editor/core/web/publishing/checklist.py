"""The checklist of a published file: what is in order, what is not, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.web.publishing.checklist_line import Check, Line, State
from sitemap_editor.core.web.publishing.evidence import Evidence, PublishedFile
from sitemap_editor.core.web.publishing.file_lines import (
    OwnFile,
    errors_line,
    limits_line,
    lines_of_answer,
)
from sitemap_editor.core.web.publishing.site_lines import children_line, index_line, robots_line


@dataclass(slots=True)
class Checklist:
    """The lines in the order of `Check`; those that do not concern the file are left out."""

    lines: list[Line] = field(default_factory=list)

    @property
    def is_green(self) -> bool:
        """True where all that concerns the file is in order."""
        return all(line.state is State.GOOD for line in self.lines)

    @property
    def is_bad(self) -> bool:
        """True where something is known not to be in order."""
        return any(line.state is State.BAD for line in self.lines)


def checks_for(table: PieceTable) -> list[Check]:
    """Return what is looked at for a file of this kind."""
    is_index = table.row_kind is SITEMAPINDEX
    return [each for each in Check if is_index or each is not Check.CHILDREN]


def checklist(
    file: PublishedFile, own: OwnFile, evidence: Evidence, progress: Progress = no_progress
) -> Checklist:
    """Judge what was gathered. Raises: Cancelled by way of `progress`."""
    lines = [errors_line(own), limits_line(own.table)]
    lines += lines_of_answer(file, own, evidence.live, progress)
    lines.append(robots_line(file, evidence))
    lines.append(index_line(file, evidence))
    if own.table.row_kind is SITEMAPINDEX:
        lines.append(children_line(evidence))
    return Checklist(lines)
