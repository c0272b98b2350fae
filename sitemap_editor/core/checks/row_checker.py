"""Checks rows and files by all rules: one row by itself or among others, the file as a whole."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from importlib import import_module
from typing import TYPE_CHECKING, Final, Self

from sitemap_editor.core.checks.rule import (
    MISSPELT,
    PLAIN,
    AmongRowsCheck,
    CheckContext,
    ChildCheck,
    Fault,
    FileCheck,
    Finding,
    PageCheck,
    RowCheck,
    RowView,
    Rule,
    Severity,
    StatsCheck,
    ValueCheck,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress, no_progress

if TYPE_CHECKING:
    from sitemap_editor.core.checks.common_rows import IsFaultless
    from sitemap_editor.core.checks.gathering.document_stats import DocumentStats

_KEPT_VERDICTS: Final = 50_000
_KEPT_MAKES: Final = 1_000
_BUT_MISSPELT: Final = bytes(set(range(256)) - set(MISSPELT))
_PACKAGE: Final = "sitemap_editor.core.checks."
_CATALOGUE: Final = _PACKAGE + "catalogue"
_LOADED_IN_STEPS: Final = (
    *("values.character_rules", "values.loc_rules", "values.unwanted_rules", "typical"),
    *("gathering.gathered_rows", "gathering.document_stats", "extensions.alternate_rules"),
    *("extensions.video_rules", "files.form_rules", "values.lastmod_rules", "catalogue"),
)
"""What takes long to load, so that a window gets its turn in between."""

Findings = tuple[Finding, ...]
Kind = tuple[str, Severity]
"""What problems are grouped by: the rule and how much it matters."""


@dataclass(frozen=True, slots=True)
class _Stopped:
    """A clock that stands still."""

    now: datetime

    def __call__(self) -> datetime:
        return self.now


class _Chosen:
    """Rules that speak of one kind of file, by what they look at."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.values: dict[str, list[tuple[Rule, ValueCheck]]] = {}
        self._values_with: dict[tuple[str, bytes, bool], list[tuple[Rule, ValueCheck]]] = {}
        self.rows: list[tuple[Rule, RowCheck]] = []
        self._rows_for: dict[tuple[object, object], list[tuple[Rule, RowCheck]]] = {}
        self.children: list[tuple[Rule, ChildCheck]] = []
        self.pages: list[tuple[Rule, PageCheck]] = []
        self.frames: list[tuple[Rule, FileCheck]] = []
        self.files: list[tuple[Rule, FileCheck]] = []
        self.places: list[tuple[Rule, AmongRowsCheck]] = []
        self.many_stats: list[tuple[Rule, StatsCheck]] = []
        self._ask_names = False
        for rule in rules:
            if rule.check_value is not None and rule.column is not None:
                self.values.setdefault(rule.column, []).append((rule, rule.check_value))
            if rule.check_row is not None:
                self.rows.append((rule, rule.check_row))
                self._ask_names = self._ask_names or bool(rule.elements)
            if rule.check_child is not None:
                self.children.append((rule, rule.check_child))
            if rule.check_page is not None:
                self.pages.append((rule, rule.check_page))
            if rule.check_frame is not None:
                self.frames.append((rule, rule.check_frame))
            if rule.check_file is not None:
                self.files.append((rule, rule.check_file))
            if rule.check_among_rows is not None:
                self.places.append((rule, rule.check_among_rows))
            if rule.check_stats is not None:
                self.many_stats.append((rule, rule.check_stats))

    def values_with(
        self, column: str, value: str, *, only_spelling: bool = False
    ) -> list[tuple[Rule, ValueCheck]]:
        """Return the rules about a column that may object to a value, told by its characters.

        With `only_spelling` those that speak of misspelt ones.
        """
        passed_over = _BUT_MISSPELT if only_spelling else PLAIN
        rare = value.encode("utf-8", "surrogatepass").translate(None, passed_over)
        key = column, rare, only_spelling
        known = self._values_with.get(key)
        if known is None:
            if len(self._values_with) >= _KEPT_MAKES:
                self._values_with.clear()
            signs = rare.decode("utf-8", "surrogatepass")
            known = self._values_with[key] = [
                (rule, check)
                for rule, check in self.values.get(column, ())
                if (not rule.only_with and not only_spelling)
                or (rule.only_with and re.search(f"[{rule.only_with}]", signs))
            ]
        return known

    def rows_for(self, view: RowView) -> list[tuple[Rule, RowCheck]]:
        """Return the rules about a row that may object to this one, told by what it is made of.

        A file has few makes of rows, and most of the rules speak of one namespace alone.
        """
        if len(self.rows) <= 1:
            return self.rows
        namespaces = view.namespaces
        names = view.block_names if self._ask_names else frozenset()
        known = self._rows_for.get((namespaces, names))
        if known is None:
            if len(self._rows_for) >= _KEPT_MAKES:
                self._rows_for.clear()
            known = self._rows_for[namespaces, names] = [
                (rule, check)
                for rule, check in self.rows
                if (not rule.namespace or namespaces is None or rule.namespace in namespaces)
                and (
                    not rule.elements
                    or any((rule.namespace, element) in names for element in rule.elements)
                )
            ]
        return known


class RowChecker:
    """The rules, ready to check rows of any kind of document, and what they come to.

    Verdicts of values are remembered: a file repeats them, and equal findings are one object.
    """

    def __init__(
        self, rules: Iterable[Rule] | None = None, context: CheckContext | None = None
    ) -> None:
        self.context = context or CheckContext()
        self._rules = None if rules is None else tuple(rules)
        self._chosen: dict[str, _Chosen] = {}
        self._of_one_rule: dict[str, Self] = {}
        self._known_values: dict[tuple[str, str, str], Findings] = {}
        self._known_faults: dict[tuple[object, ...], Finding] = {}
        self._known_rows: dict[tuple[int, ...], Findings] = {}
        self._known_frame: tuple[object, Findings] = (None, ())

    def __reduce__(self) -> tuple[type[Self], tuple[object, CheckContext]]:
        """Travel to another process without what was remembered; all of them have one time."""
        return type(self), (self._rules, replace(self.context, clock=_Stopped(self.context.now)))

    def with_head(self, context: CheckContext) -> Self:
        """Return a checker of the same rules under other context."""
        return type(self)(self._rules, context)

    def only(self, code: str) -> Self:
        """Return a checker of one rule alone, under the same context; always the same one."""
        if code not in self._of_one_rule:
            every = _all_rules() if self._rules is None else self._rules
            rules = [rule for rule in every if rule.code == code]
            self._of_one_rule[code] = type(self)(rules, self.context)
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
            for rule, check in self._of(kind).values_with(column, value)
            for fault in check(value, self.context)
            if (finding := self._finding(rule, fault, column)) is not None
        ]
        return self.sorted(found)

    def row(self, table: PieceTable, row_id: int) -> Findings:
        """Check one row by itself; most severe first."""
        return self.view(RowView(table.row_bytes(row_id), table.row_format))

    def view(self, view: RowView, is_faultless: IsFaultless | None = None) -> Findings:
        """Check a row that may stand nowhere yet; `is_faultless` tells values to pass over."""
        kind = view.kind.name
        found = list(self.without_values(view))
        for column in view.kind.fields:
            value = view.row.value(column)
            if value and not (is_faultless and is_faultless(column, value)):
                found.extend(self.value(column, value, kind))
        found.extend(self.of_child(view.row, kind))
        return self.sorted(found)

    def without_values(self, view: RowView) -> Findings:
        """Check a row by the rules about rows alone."""
        found = [
            finding
            for rule, check in self._of(view.kind.name).rows_for(view)
            for fault in check(view, self.context)
            if (finding := self._finding(rule, fault, fault.column or rule.column)) is not None
        ]
        return self.sorted(found)

    def looks_at_children(self, kind: str) -> bool:
        """Tell whether a row that is right by itself may be wrong because of the file it lists."""
        children = self.context.children
        return children is not None and children.are_here and bool(self._of(kind).children)

    def of_child(self, row: Row, kind: str) -> Iterator[Finding]:
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

    def page(self, view: RowView) -> Findings:
        """Check a row by what became of its URL, where somebody asked; most severe first."""
        pages, loc = self.context.pages, view.row.value(view.kind.fields[0])
        page = pages.of(loc) if pages is not None and loc else None
        if page is None:
            return ()
        found = [
            finding
            for rule, check in self._of(view.kind.name).pages
            for fault in check(view, page, self.context)
            if (finding := self._finding(rule, fault, fault.column)) is not None
        ]
        return self.sorted(found)

    def check_among_rows(self, row_id: int, stats: DocumentStats, kind: str) -> Findings:
        """Check one row among all others."""
        found = [
            finding
            for rule, check in self._of(kind).places
            for fault in check(row_id, stats, self.context)
            if (finding := self._finding(rule, fault, fault.column or rule.column)) is not None
        ]
        return self.sorted(found)

    def file(self, table: PieceTable, stats: DocumentStats | None = None) -> Findings:
        """Check what concerns the whole file; cheap at any size.

        Without `stats` rules about all rows together say nothing.
        """
        chosen, context = self._of(table.row_kind.name), self.context
        faults = [(rule, fault) for rule, check in chosen.files for fault in check(table, context)]
        if stats is not None:
            faults += (
                (rule, fault)
                for rule, check in chosen.many_stats
                for fault in check(stats, context)
            )
        return self.sorted([*self._of_frame(table), *self._findings(faults)])

    def _of_frame(self, table: PieceTable) -> Findings:
        """Check what stands around the rows; edits of rows leave it, so the last is remembered."""
        frame, (known, found) = (table.row_format, table.head, table.tail), self._known_frame
        if frame != known:
            checks = self._of(table.row_kind.name).frames
            faults = (
                (rule, fault) for rule, check in checks for fault in check(table, self.context)
            )
            found = tuple(self._findings(faults))
            self._known_frame = frame, found
        return found

    def _findings(self, faults: Iterable[tuple[Rule, Fault]]) -> list[Finding]:
        found = [self._finding(rule, fault, fault.column) for rule, fault in faults]
        return [finding for finding in found if finding is not None]

    def kinds_of_value(
        self, column: str, value: str, kind: str, *, only_spelling: bool = False
    ) -> list[Kind]:
        """Tell what is found in a value that is not empty, once for each finding, and no more.

        For files in which each value is another one: nothing is made, nothing is remembered. With
        `only_spelling` nothing but `MISSPELT` characters can be wrong.
        """
        severity_of = self.context.profile.severity
        return [
            (rule.code, severity)
            for rule, check in self._of(kind).values_with(
                column, value, only_spelling=only_spelling
            )
            for fault in check(value, self.context)
            if (severity := severity_of(rule.code, fault.severity)) is not None
        ]

    def empty_value(self, view: RowView, column: str, value: str) -> Findings:
        """Check an empty value of a row with nothing to object to but its values.

        Rules of rows tell of it, always the same.
        """
        kind = view.kind.name
        known = self._known_values.get((column, value, kind))
        if known is None:
            known = tuple(finding for finding in self.view(view) if finding.column == column)
            self._known_values[column, value, kind] = known
        return known

    def _of(self, kind: str) -> _Chosen:
        """Return the rules that speak of a kind of file, but for the muted ones."""
        if kind not in self._chosen:
            every = _all_rules() if self._rules is None else self._rules
            asked = (rule for rule in every if rule.code not in self.context.muted)
            self._chosen[kind] = _Chosen(
                rule for rule in asked if not rule.kinds or not kind or kind in rule.kinds
            )
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
            text, arguments = fault.text, dict(fault.arguments)
            known = Finding(rule.code, severity, column, text, arguments, engines, block)
            self._known_faults[key] = known
        return known

    def sorted(self, found: list[Finding]) -> Findings:
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
    """Tell whether checking can begin at once: they are there, not on their way in a worker."""
    return hasattr(sys.modules.get(_CATALOGUE), "RULES_BY_CODE")


def load_rules(progress: Progress = no_progress) -> None:
    """Load the rules, which takes a tenth of a second: for a worker, before a window checks.

    Raises: Cancelled by way of `progress`.
    """
    for done, name in enumerate(_LOADED_IN_STEPS):
        progress(done / len(_LOADED_IN_STEPS))
        import_module(_PACKAGE + name)


def _all_rules() -> tuple[Rule, ...]:
    """Return every rule there is: loaded when the first file is checked, not at start."""
    from sitemap_editor.core.checks.catalogue import ALL_RULES

    return ALL_RULES


def placed_together(one: Findings, other: Findings) -> Findings:
    """Return the findings of a row by itself and among others, most severe first."""
    if not one or not other:
        return one or other
    return tuple(sorted((*one, *other), key=lambda finding: finding.severity.rank))
