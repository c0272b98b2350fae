"""Judges rows and files by all rules: a snapshot whole, or one row after an edit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Circumstances, Fault, Finding, RowView, Rule
from sitemap_editor.core.checks.typical import typical_values
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import TEXT

_ROWS_A_STEP: Final = 8_192


class Judge:
    """The rules, ready to judge documents of any kind."""

    def __init__(
        self, rules: Iterable[Rule] = ALL_RULES, circumstances: Circumstances | None = None
    ) -> None:
        self._circumstances = circumstances or Circumstances()
        self._row_rules: list[Rule] = []
        self._file_rules: list[Rule] = []
        self._value_rules: dict[str, list[Rule]] = {}
        for rule in rules:
            if rule.check_value is not None and rule.column is not None:
                self._value_rules.setdefault(rule.column, []).append(rule)
            elif rule.check_row is not None:
                self._row_rules.append(rule)
            elif rule.check_file is not None:
                self._file_rules.append(rule)

    def value(self, column: str, value: str) -> Iterator[Finding]:
        """Judge a value that may be typed just now; an empty one is judged with its row only."""
        if not value.strip():
            return
        for rule in self._value_rules.get(column, ()):
            if rule.check_value is not None:
                for fault in rule.check_value(value, self._circumstances):
                    yield _finding(rule, fault, None, column)

    def row(self, table: PieceTable, row_id: int) -> tuple[Finding, ...]:
        """Judge one row; most severe first."""
        data = table.row_bytes(row_id)
        view = RowView(table.row_format.read(data), table.row_format.anatomy(data))
        found = [
            _finding(rule, fault, row_id, fault.column or rule.column)
            for rule in self._row_rules
            if rule.check_row is not None
            for fault in rule.check_row(view, self._circumstances)
        ]
        found.extend(self._values(view.row, table.fields, row_id))
        found.sort(key=lambda finding: finding.severity.rank)
        return tuple(found)

    def file(self, table: PieceTable) -> tuple[Finding, ...]:
        """Judge what concerns the whole file; cheap at any size."""
        return tuple(
            _finding(rule, fault, None, None)
            for rule in self._file_rules
            if rule.check_file is not None
            for fault in rule.check_file(table, self._circumstances)
        )

    def rows(
        self, table: PieceTable, progress: Progress = no_progress
    ) -> dict[int, tuple[Finding, ...]]:
        """Judge every row; only rows with findings are in the answer, in file order.

        Raises: Cancelled by way of `progress`.
        """
        typical = self._typical(table)
        found: dict[int, tuple[Finding, ...]] = {}
        starts, lengths = table.starts, table.lengths
        original = table.buffers.original
        limit = len(original)
        for number, row_id in enumerate(table.order):
            if not number % _ROWS_A_STEP:
                progress(number / len(table))
            start = starts[row_id]
            if typical is not None:
                end = start + lengths[row_id]
                if end <= limit:
                    if typical.fullmatch(original, start, end):
                        continue
                elif typical.fullmatch(table.row_bytes(row_id)):
                    continue
            if findings := self.row(table, row_id):
                found[row_id] = findings
        return found

    def _typical(self, table: PieceTable) -> re.Pattern[bytes] | None:
        values = typical_values(self._circumstances.now, is_text=table.row_kind is TEXT)
        return table.row_format.pattern(values)

    def _values(self, row: Row, fields: tuple[str, ...], row_id: int) -> Iterator[Finding]:
        for field in fields:
            value = row.value(field)
            if value is None:
                continue
            for finding in self.value(field, value):
                yield _placed(finding, row_id)


def _finding(rule: Rule, fault: Fault, row_id: int | None, column: str | None) -> Finding:
    arguments: Mapping[str, str | int] = fault.arguments
    return Finding(rule.code, fault.severity, row_id, column, fault.text, arguments)


def _placed(finding: Finding, row_id: int) -> Finding:
    return Finding(
        finding.code, finding.severity, row_id, finding.column, finding.text, finding.arguments
    )
