"""Checks rows and files by all rules: a snapshot whole, or one row after an edit."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sitemap_editor.core.checks.document_stats import DocumentStats, DocumentStatsBuilder, facts_of
from sitemap_editor.core.checks.rule import (
    AmongRowsCheck,
    CheckContext,
    ChildCheck,
    Fault,
    FileCheck,
    Finding,
    RowCheck,
    RowView,
    Rule,
    StatsCheck,
    ValueCheck,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress, no_progress

if TYPE_CHECKING:
    from sitemap_editor.core.checks.common_rows import CommonRows, IsFaultless

_ROWS_A_STEP: Final = 8_192
_KEPT_VERDICTS: Final = 50_000
OWN_LINK: Final = "X52"
"""The rule about rows whose language links lead to other rows only."""
_CATALOGUE: Final = "sitemap_editor.core.checks.catalogue"

Findings = tuple[Finding, ...]


@dataclass(slots=True)
class Verdicts:
    """What is known of a whole document."""

    rows: dict[int, Findings]
    """Only rows that have any, by row id, in file order; most severe first."""
    file: Findings
    stats: DocumentStats | None = None
    places: dict[int, Findings] = field(default_factory=dict)
    """What is found in rows only because of other rows."""
    odd: array[int] = field(default_factory=lambda: array("I"))
    """The rows that are not of the typical make: only of these the schema can disapprove."""


class _Chosen:
    """Rules that speak of one kind of file, by what they look at."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.values: dict[str, list[tuple[Rule, ValueCheck]]] = {}
        self.rows: list[tuple[Rule, RowCheck]] = []
        self._rows_in: dict[frozenset[str] | None, list[tuple[Rule, RowCheck]]] = {}
        self.children: list[tuple[Rule, ChildCheck]] = []
        self.files: list[tuple[Rule, FileCheck]] = []
        self.places: list[tuple[Rule, AmongRowsCheck]] = []
        self.many_stats: list[tuple[Rule, StatsCheck]] = []
        for rule in rules:
            if rule.check_value is not None and rule.column is not None:
                self.values.setdefault(rule.column, []).append((rule, rule.check_value))
            if rule.check_row is not None:
                self.rows.append((rule, rule.check_row))
            if rule.check_child is not None:
                self.children.append((rule, rule.check_child))
            if rule.check_file is not None:
                self.files.append((rule, rule.check_file))
            if rule.check_among_rows is not None:
                self.places.append((rule, rule.check_among_rows))
            if rule.check_stats is not None:
                self.many_stats.append((rule, rule.check_stats))

    def rows_in(self, namespaces: frozenset[str] | None) -> list[tuple[Rule, RowCheck]]:
        """Return the rules about a row that may object to one of these namespaces; None: of any.

        A file has few combinations of them, and most of the rules speak of one namespace alone.
        """
        known = self._rows_in.get(namespaces)
        if known is None:
            known = self._rows_in[namespaces] = [
                (rule, check)
                for rule, check in self.rows
                if not rule.namespace or namespaces is None or rule.namespace in namespaces
            ]
        return known


class Checker:
    """The rules, ready to check documents of any kind.

    Verdicts of values are remembered: a file repeats them, and equal findings are one object.
    """

    def __init__(
        self, rules: Iterable[Rule] | None = None, context: CheckContext | None = None
    ) -> None:
        self.context = context or CheckContext()
        self._rules = None if rules is None else tuple(rules)
        self._chosen: dict[str, _Chosen] = {}
        self._of_one_rule: dict[str, Checker] = {}
        self._known_values: dict[tuple[str, str, str], Findings] = {}
        self._known_faults: dict[tuple[object, ...], Finding] = {}
        self._known_rows: dict[tuple[int, ...], Findings] = {}

    def with_head(self, context: CheckContext) -> Checker:
        """Return a checker of the same rules under other context."""
        return Checker(self._rules, context)

    def only(self, code: str) -> Checker:
        """Return a checker of one rule alone, under the same context; always the same one."""
        if code not in self._of_one_rule:
            every = _all_rules() if self._rules is None else self._rules
            rules = [rule for rule in every if rule.code == code]
            self._of_one_rule[code] = Checker(rules, self.context)
        return self._of_one_rule[code]

    def value(self, column: str, value: str, kind: str = "") -> Findings:
        """Check a value that may be typed just now; an empty one is checked with its row only."""
        if not value.strip():
            return ()
        key = (column, value, kind)
        known = self._known_values.get(key)
        if known is None:
            known = self._known_values[key] = self._value(column, value, kind)
            if len(self._known_values) > _KEPT_VERDICTS:
                self._known_values.clear()
        return known

    def _value(self, column: str, value: str, kind: str) -> Findings:
        found = [
            finding
            for rule, check in self._of(kind).values.get(column, ())
            for fault in check(value, self.context)
            if (finding := self._finding(rule, fault, column)) is not None
        ]
        return self._sorted(found)

    def row(self, table: PieceTable, row_id: int) -> Findings:
        """Check one row by itself; most severe first."""
        return self.view(RowView(table.row_bytes(row_id), table.row_format))

    def view(self, view: RowView, is_faultless: IsFaultless | None = None) -> Findings:
        """Check a row that may stand nowhere yet; `is_faultless` tells values to pass over."""
        kind = view.kind.name
        found = [
            finding
            for rule, check in self._of(kind).rows_in(view.namespaces)
            for fault in check(view, self.context)
            if (finding := self._finding(rule, fault, fault.column or rule.column)) is not None
        ]
        for column in view.kind.fields:
            value = view.row.value(column)
            if value and not (is_faultless and is_faultless(column, value)):
                found.extend(self.value(column, value, kind))
        found.extend(self._of_child(view.row, kind))
        return self._sorted(found)

    def looks_at_children(self, kind: str) -> bool:
        """Tell whether a row that is right by itself may be wrong because of the file it lists."""
        children = self.context.children
        return children is not None and children.are_here and bool(self._of(kind).children)

    def _of_child(self, row: Row, kind: str) -> Iterator[Finding]:
        """Check a row of an index by the file it lists, where somebody looked at it."""
        children = self.context.children
        child = children.of(row.loc) if children is not None and children.are_here else None
        if child is None:
            return
        for rule, check in self._of(kind).children:
            for fault in check(row, child, self.context):
                finding = self._finding(rule, fault, fault.column or rule.column)
                if finding is not None:
                    yield finding

    def check_among_rows(self, row_id: int, stats: DocumentStats, kind: str) -> Findings:
        """Check one row among all others."""
        found = [
            finding
            for rule, check in self._of(kind).places
            for fault in check(row_id, stats, self.context)
            if (finding := self._finding(rule, fault, fault.column or rule.column)) is not None
        ]
        return self._sorted(found)

    def file(self, table: PieceTable, stats: DocumentStats | None = None) -> Findings:
        """Check what concerns the whole file; cheap at any size.

        Without `statistics` rules about all rows together say nothing.
        """
        chosen, context = self._of(table.row_kind.name), self.context
        faults = [(rule, fault) for rule, check in chosen.files for fault in check(table, context)]
        if stats is not None:
            faults += (
                (rule, fault)
                for rule, check in chosen.many_stats
                for fault in check(stats, context)
            )
        found = (self._finding(rule, fault, fault.column) for rule, fault in faults)
        return self._sorted([finding for finding in found if finding is not None])

    def rows(self, table: PieceTable, progress: Progress = no_progress) -> dict[int, Findings]:
        """Check every row by itself; only rows with findings are in the answer, in file order.

        Raises: Cancelled by way of `progress`.
        """
        return self._checked(table, progress)

    def check(self, table: PieceTable, progress: Progress = no_progress) -> Verdicts:
        """Check a document by all rules. Raises: Cancelled by way of `progress`."""
        builder = DocumentStatsBuilder(len(table.starts))
        odd = array("I")
        rows = self._checked(table, lambda part: progress(part * 0.8), builder, odd)
        stats = builder.stats()
        progress(0.95)
        kind = table.row_kind.name
        places = {
            row_id: found
            for row_id in sorted(stats.suspects())
            if (found := self.check_among_rows(row_id, stats, kind))
        }
        return Verdicts(rows, self.file(table, stats), stats, places, odd)

    def _checked(
        self,
        table: PieceTable,
        progress: Progress,
        builder: DocumentStatsBuilder | None = None,
        odd: array[int] | None = None,
    ) -> dict[int, Findings]:
        # As in `_all_rules`.
        from sitemap_editor.core.checks.common_rows import CommonRows, typical_row

        common = CommonRows(table, self.context)
        match, kind = common.matcher(table), table.row_kind.name
        found: dict[int, Findings] = {}
        add = builder.add if builder is not None else None
        looks_at_children = self.looks_at_children(kind)
        for number, row_id in enumerate(table.order):
            if not number % _ROWS_A_STEP:
                progress(number / len(table))
            groups = match(row_id)
            if groups is not None:
                if add is not None:
                    add(row_id, *groups)
                if not looks_at_children:
                    continue
                findings = self._sorted(list(self._of_child(typical_row(groups), kind)))
            else:
                if odd is not None:
                    odd.append(row_id)
                findings = self._odd_row(table, row_id, common, builder)
            if findings:
                found[row_id] = findings
        return found

    def _odd_row(
        self,
        table: PieceTable,
        row_id: int,
        common: CommonRows,
        builder: DocumentStatsBuilder | None,
    ) -> Findings:
        """Check a row that is not typical: by its values if it is but plain, else by all rules."""
        kind = table.row_kind.name
        view = RowView(table.row_bytes(row_id), table.row_format)
        links = common.good_links(view.data, row_id, builder)
        if links is not None:
            if not links:
                return ()
            view.links = links
            return self.only(OWN_LINK).view(view, common.is_faultless)
        value_only = common.checked(
            view.data, row_id, lambda column, text: self.value(column, text, kind), builder
        )
        if value_only is not None:
            if self.looks_at_children(kind):
                value_only.extend(self._of_child(view.row, kind))
            return self._sorted(value_only)
        if builder is not None:
            builder.add_facts(row_id, facts_of(view))
        return self.view(view, common.is_faultless)

    def _of(self, kind: str) -> _Chosen:
        """Return the rules that speak of a kind of file."""
        if kind not in self._chosen:
            every = _all_rules() if self._rules is None else self._rules
            rules = [rule for rule in every if not rule.kinds or not kind or kind in rule.kinds]
            self._chosen[kind] = _Chosen(rules)
        return self._chosen[kind]

    def _finding(self, rule: Rule, fault: Fault, column: str | None) -> Finding | None:
        """Return the fault as a finding, always the same object for the same; None where off."""
        severity = self.context.profile.severity(rule.code, fault.severity)
        if severity is None:
            return None
        block = fault.block
        key = (rule.code, severity, column, fault.text, block, *fault.arguments.items())
        known = self._known_faults.get(key)
        if known is None:
            if len(self._known_faults) > _KEPT_VERDICTS:
                self._known_faults.clear()
            engines = fault.engines or rule.engines
            text, arguments = fault.text, fault.arguments
            known = Finding(rule.code, severity, column, text, arguments, engines, block)
            self._known_faults[key] = known
        return known

    def _sorted(self, found: list[Finding]) -> Findings:
        """Return the findings, most severe first; the same tuple for the same ones."""
        if not found:
            return ()
        found.sort(key=lambda finding: finding.severity.rank)
        key = tuple(map(id, found))
        known = self._known_rows.get(key)
        if known is None:
            if len(self._known_rows) > _KEPT_VERDICTS:
                self._known_rows.clear()
            known = self._known_rows[key] = tuple(found)
        return known


def rules_are_loaded() -> bool:
    """Tell whether checking can begin at once."""
    return _CATALOGUE in sys.modules


def load_rules() -> None:
    """Load the rules, which takes a tenth of a second: for a worker, before a window checks."""
    _all_rules()


def _all_rules() -> tuple[Rule, ...]:
    """Return every rule there is: loaded when the first file is checked, not at start."""
    from sitemap_editor.core.checks.catalogue import ALL_RULES

    return ALL_RULES


def placed_together(one: Findings, other: Findings) -> Findings:
    """Return the findings of a row by itself and among others, most severe first."""
    if not one or not other:
        return one or other
    return tuple(sorted((*one, *other), key=lambda finding: finding.severity.rank))
