"""Works out in a worker what a fix would change, and what the document says about its questions."""

from __future__ import annotations

import re
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.problem_index import ProblemIndex
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding, Fix
from sitemap_editor.core.document.edits import Edit, RemoveRows, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import Preview, RowPreview
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.protocol.fields import LASTMOD

_VALUES_AT_ONCE: Final = 8_192
# Each value stands behind a line end: one look at many is far cheaper than many looks. Without
# groups the matches come as plain texts, which repeat, so that few are left to look at closely.
_YEAR_LAST: Final = re.compile(r"\n[ \t]*\d\d?[-/.]\d\d?[-/.]\d\d(?:\d\d)?(?!\d)", re.ASCII)
_TWO_NUMBERS: Final = re.compile(r"\s*(\d+)([-/.])(\d+)\2\d+", re.ASCII)
_ZONE: Final = re.compile(r":\d\d(?:[.,]\d+)? ?(?:[Zz]|[+-]\d\d:?\d\d)[ \t]*\n", re.ASCII)
_OFFSET: Final = re.compile(r"([+-]\d\d):?(\d\d)\s", re.ASCII)
_MONTHS: Final = 12
_DAYS: Final = 31


def day_order(values: Iterable[str | None]) -> tuple[int, int]:
    """Count dates such as 25/12/2024 that can only be day first, and only month first."""
    found: Counter[str] = Counter()
    for text in _together(values):
        found.update(_YEAR_LAST.findall(text))
    day_first = month_first = 0
    for written, count in found.items():
        match = _TWO_NUMBERS.fullmatch(written)
        if match is None:
            continue
        one, two = int(match[1]), int(match[3])
        if _MONTHS < one <= _DAYS and 1 <= two <= _MONTHS:
            day_first += count
        elif _MONTHS < two <= _DAYS and 1 <= one <= _MONTHS:
            month_first += count
    return day_first, month_first


def zones(values: Iterable[str | None]) -> list[tuple[str, int]]:
    """Count the zones of times, the most common first: ``Z`` for all of UTC, else ``+02:00``."""
    found: Counter[str] = Counter()
    for text in _together(values):
        found.update(_ZONE.findall(text))
    counts: Counter[str] = Counter()
    for written, count in found.items():
        offset = _OFFSET.search(written)
        is_utc = offset is None or (offset[1][1:], offset[2]) == ("00", "00")
        counts["Z" if offset is None or is_utc else f"{offset[1]}:{offset[2]}"] += count
    return counts.most_common()


def _together(values: Iterable[str | None]) -> Iterator[str]:
    given = (value for value in values if value)
    while part := list(islice(given, _VALUES_AT_ONCE)):
        yield "\n".join(("", *part, ""))


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the document itself says about the questions."""

    sites: tuple[tuple[str, int], ...] = ()
    """Schemes and hosts with their rows, the most common first."""
    day_first: int = 0
    month_first: int = 0
    zones: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a fix would change, and the revision of the document it speaks of."""

    preview: Preview | RowPreview | None
    evidence: Evidence
    revision: int
    fix: Fix | None


def edit_of_row(table: PieceTable, row_id: int, data: bytes) -> Edit:
    """Return the edit that a fix of one row comes to: its new bytes, or none where it goes."""
    if data:
        return SetRows([(row_id, data)])
    return RemoveRows([table.position(row_id)])


@dataclass(frozen=True, slots=True)
class FixTask:
    """One fix of one row, of one kind, or (without a finding) of all that is safe.

    Everything here is a copy: a worker reads it.
    """

    table: PieceTable
    index: ProblemIndex
    row_ids: array[int]
    """The rows that have findings of the kind."""
    sites: tuple[tuple[str, int], ...]
    fixer: Fixer
    finding: Finding | None
    row_id: int | None
    evidence: Evidence
    fix: Fix | None
    asks: bool
    revision: int
    only: frozenset[int] | None = None
    """The rows that may change; None: all."""

    def __call__(self, progress: Progress) -> Proposal:
        """Do the work. Raises: EditError where the edit cannot be made; Cancelled."""
        edit, fix = self._edit(lambda part: progress(part * 0.8))
        preview = None
        if edit is not None:
            told = share_of(progress, 0.8, 0.2)
            preview = self._kept_to_filter(Preview(self.table, edit, progress=told))
        return Proposal(preview, self._looked_up(), self.revision, fix)

    def _kept_to_filter(self, preview: Preview) -> Preview | None:
        """Return a preview without rows that may not change: a fix of the whole file writes all.

        None where nothing is left of it; where its rows change together, it is left as it is.
        """
        only = self.only
        outside = set() if only is None else {each for each in preview.row_ids if each not in only}
        if not outside or not preview.can_leave_out:
            return preview
        if len(outside) == len(preview):
            return None
        return Preview(self.table, preview.without(outside))

    def _edit(self, progress: Progress) -> tuple[Edit | None, Fix | None]:
        table, finding = self.table, self.finding
        if finding is None:
            row_ids = sorted(self.index.rows_with_findings())
            if self.only is not None:
                row_ids = [row_id for row_id in row_ids if row_id in self.only]
            return self.fixer.everything_safe(table, row_ids, progress), None
        if self.row_id is not None:
            view = RowView(table.row_bytes(self.row_id), table.row_format)
            way = self.fixer.first_applicable_fix(view, finding)
            if way is None:
                return None, self.fix
            return edit_of_row(table, self.row_id, way[1]), way[0]
        row_ids = sorted(set(self.row_ids))
        of_row = self.index.of_row
        edit = self.fixer.all_of_kind(
            table, row_ids, of_row, finding.code, progress, finding.severity, finding.text
        )
        used = self.fixer.used.most_common(1)
        return edit, used[0][0] if used else self.fix

    def _looked_up(self) -> Evidence:
        if not self.asks or self.evidence != Evidence():
            return self.evidence
        days, found = (0, 0), []
        if LASTMOD in self.table.fields:
            days = day_order(self.table.values(LASTMOD))
            found = zones(self.table.values(LASTMOD))
        return Evidence(self.sites, *days, tuple(found))
