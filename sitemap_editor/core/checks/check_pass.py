"""The check of all rows as a pass: what each row says by itself, and the facts for the others."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from sitemap_editor.core.checks.gathering.gathered_rows import (
    GatheredDocument,
    GatheredRows,
    RowGatherer,
)
from sitemap_editor.core.checks.gathering.row_facts import facts_of
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.checks.row_checker import Findings, Kind, RowChecker
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.passes.executor import Part

if TYPE_CHECKING:
    from sitemap_editor.core.checks.common_rows import CommonRows

OWN_LINK: Final = "X52"
"""The rule about rows whose language links lead to other rows only."""
Groups = tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class CheckedRows:
    """What is wrong in a range of rows, each by itself; positions count from its start."""

    kinds: dict[Kind, array[int]]
    """The rows that have findings of a kind, ascending, once for each."""
    rows: list[tuple[int, Findings]]
    """The findings themselves where they were asked for, in order."""
    odd: array[int]
    facts: GatheredRows


@dataclass(slots=True)
class CheckedDocument:
    """What is wrong in all rows, each by itself, by row id."""

    kinds: dict[Kind, array[int]]
    """Ascending, once for each finding."""
    rows: dict[int, Findings]
    """In file order; empty unless it was asked for."""
    odd: array[int]
    """The rows that are not of the typical make, in file order."""
    facts: GatheredDocument


@dataclass(frozen=True)
class CheckPass:
    """Checks each row by itself. With `keeps_findings` they come along: objects, which are slow."""

    checker: RowChecker
    keys: ValueKeys
    keeps_findings: bool
    count: int = 0
    """How many row ids there are; only who merges needs it and the order."""
    order: array[int] = field(default_factory=lambda: array("I"))
    _common: list[tuple[RowFormat, CommonRows]] = field(default_factory=list, compare=False)

    def __reduce__(self) -> tuple[type[CheckPass], tuple[RowChecker, ValueKeys, bool]]:
        """Leave behind what only merging needs."""
        return CheckPass, (self.checker, self.keys, self.keeps_findings)

    def over(self, table: PieceTable, first: int, last: int) -> CheckedRows:
        """Check a range."""
        return _Range(self, self._patterns(table), table, table.order[first:last]).checked()

    def _patterns(self, table: PieceTable) -> CommonRows:
        if not self._common or self._common[0][0] is not table.row_format:
            # As the rules: when the first file is checked, not at start.
            from sitemap_editor.core.checks.common_rows import CommonRows

            self._common[:] = [(table.row_format, CommonRows(table, self.checker.context))]
        return self._common[0][1]

    def merged(self, parts: Iterator[Part]) -> CheckedDocument:
        """Put ranges together by row id."""
        document = CheckedDocument({}, {}, array("I"), GatheredDocument(self.count, self.keys))
        for part in parts:
            rows = part.result
            assert isinstance(rows, CheckedRows)  # noqa: S101 - what `over` returns
            row_ids = self.order[part.first : part.first + part.rows]
            id_of = row_ids.__getitem__
            for kind, positions in rows.kinds.items():
                document.kinds.setdefault(kind, array("I")).extend(map(id_of, positions))
            for position, findings in rows.rows:
                document.rows[row_ids[position]] = findings
            document.odd.extend(map(id_of, rows.odd))
            document.facts.add(row_ids, rows.facts)
        for kind, ids in document.kinds.items():
            document.kinds[kind] = ascending(ids)
        return document


class _Range:
    """One range of rows as it is checked."""

    def __init__(
        self, work: CheckPass, common: CommonRows, table: PieceTable, row_ids: Sequence[int]
    ) -> None:
        self._checker = work.checker
        self._keeps_findings = work.keeps_findings
        self._common = common
        self._table = table
        self._kind = table.row_kind.name
        self._row_ids = row_ids
        self._gatherer = RowGatherer(len(row_ids), work.keys)
        self._looks_at_children = work.checker.looks_at_children(self._kind)
        self._odd = array("I")
        self._found: list[tuple[int, Findings]] = []

    def checked(self) -> CheckedRows:
        rows = self._common.matches(self._table, self._row_ids)
        if None not in rows and not self._looks_at_children:
            self._gatherer.add_all([row for row in rows if row is not None])
        else:
            for position, groups in enumerate(rows):
                findings = self._of_row(position, groups)
                if findings:
                    self._found.append((position, findings))
        kinds: dict[Kind, array[int]] = {}
        for position, findings in self._found:
            for finding in findings:
                kind = finding.code, finding.severity
                kinds.setdefault(kind, array("I")).append(position)
        kept = self._found if self._keeps_findings else []
        return CheckedRows(kinds, kept, self._odd, self._gatherer.gathered())

    def _of_row(self, position: int, groups: Groups | None) -> Findings:
        if groups is None:
            self._odd.append(position)
            return self._of_odd_row(position)
        self._gatherer.add(position, *groups)
        if not self._looks_at_children:
            return ()
        row = self._common.typical_row(groups)
        return self._checker.sorted(list(self._checker.of_child(row, self._kind)))

    def _of_odd_row(self, position: int) -> Findings:
        """Check a row that is not typical: by its values if it is but plain, else by all rules."""
        checker, common = self._checker, self._common
        view = RowView(self._table.row_bytes(self._row_ids[position]), self._table.row_format)
        linking = common.good_links(view.data, position, self._gatherer)
        if linking is not None:
            view.row, view.links = linking
            return checker.only(OWN_LINK).without_values(view) if view.links else ()
        of_value = partial(checker.value_of_plain, view)
        value_only = common.checked(view.data, position, of_value, self._gatherer)
        if value_only is not None:
            if self._looks_at_children:
                value_only.extend(checker.of_child(view.row, self._kind))
            return checker.sorted(value_only)
        self._gatherer.add_facts(position, facts_of(view))
        return checker.view(view, common.is_faultless)


def ascending(row_ids: array[int]) -> array[int]:
    """Return the same row ids, ascending; as they mostly are, since they come in file order."""
    numbers = iter(row_ids)
    next(numbers, None)
    if all(map(int.__le__, row_ids, numbers)):
        return row_ids
    return array("I", sorted(row_ids))
