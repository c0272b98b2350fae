"""Findings as a list for people and programs: lines like a compiler's, CSV and JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from json.encoder import encode_basestring
from operator import attrgetter
from typing import Final

from sitemap_editor.core.checks.checker import Findings, placed_together
from sitemap_editor.core.checks.extensions.extension_fixes import block_offset
from sitemap_editor.core.checks.fixing import Fixer, fixes_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding, Severity
from sitemap_editor.core.document.lines import Lines
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.readable import escaped_in_json, spelled_out

SCHEMA_WORD: Final = "schema"
FATAL: Final = "fatal"
"""The severity of what could not be read."""


@dataclass(slots=True, unsafe_hash=True)  # frozen ones take four times as long to make
class ReportLine:
    """One finding; row, line and column count from 1, None for the whole file."""

    file: str
    code: str
    severity: str
    row: int | None
    line: int | None
    column: int | None
    field: str | None
    message: str
    fix: str | None = None

    def __str__(self) -> str:
        place = [str(part) for part in (self.line, self.column) if part is not None]
        where = ":".join([self.file, *place])
        return f"{where}: {self.severity} {self.code} {self.message}"


def _english(said: Finding | SitemapError) -> str:
    return said.message if isinstance(said, Finding) else str(said)


Worded = Callable[[Finding | SitemapError], str]


def report(
    name: str,
    table: PieceTable,
    file_findings: Iterable[Finding],
    rows: Mapping[int, Findings],
    *others: Mapping[int, Findings],
    fixer: Fixer | None,
    worded: Worded = _english,
) -> Iterator[ReportLine]:
    """Yield the findings of a document in the order of its rows, those of the whole file first.

    Lines and columns are those of the bytes as they would be saved. Without a `fixer` no fix is
    named, which saves trying them.
    """
    titles = _Titles(table, fixer) if fixer is not None else None
    said = _Said(name, worded)
    for finding in file_findings:
        title = titles.of_file(finding.code, finding.severity, finding.text) if titles else None
        yield said.line(finding, title)
    if not rows and not any(others):
        return
    line, column = Lines(table.head).place(len(table.head))
    for position, row_id in enumerate(table.order, 1):
        data = table.row_bytes(row_id)
        found = rows.get(row_id, ())
        for more in others:
            found = placed_together(found, more.get(row_id, ()))
        if found:
            view = RowView(data, table.row_format)
            before: object = None
            for finding in found:
                where = finding.column, finding.block
                if where != before:  # most findings of a row are in the same place
                    place = _behind(data[: offset_in_row(view, finding)], line, column)
                    before = where
                title = titles.of_row(view, finding) if titles else None
                yield said.line(finding, title, position, *place)
        line, column = _behind(data, line, column)


def offset_in_row(view: RowView, finding: Finding) -> int:
    """Return where in a row a finding is, in bytes."""
    at = block_offset(view, *finding.block) if finding.block is not None else None
    if at is not None:
        return at
    if finding.column is None:
        return view.row_format.row_start(view.data)
    return view.layout.offsets.get(finding.column, view.layout.start)


def _behind(data: bytes, line: int, column: int) -> tuple[int, int]:
    """Return the place behind `data`, which begins at this one."""
    if b"\r" in data:
        down, right = Lines(data).place(len(data))
        return line + down - 1, right if down > 1 else column + right - 1
    ends = data.count(b"\n")
    if not ends:
        return line, column + len(data.decode("utf-8", "replace"))
    return line + ends, len(data[data.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1


class _Titles:
    """What the fixes are called that would mend findings; a fix that knows no way is not named."""

    def __init__(self, table: PieceTable, fixer: Fixer) -> None:
        self._fixer = fixer
        self._known: dict[tuple[int, str | None], str | None] = {}
        self._kept: list[Finding] = []  # so that no other finding gets the id of one of these
        self._mends_file = cache(lambda fix: fixer.mends_file(table, fix))  # rules share such fixes
        self.of_file = cache(self._of_file)

    def _of_file(self, code: str, severity: Severity, text: str) -> str | None:
        fixes = fixes_of(code, severity, text)
        return next((fix.title for fix in fixes if self._mends_file(fix)), None)

    def of_row(self, view: RowView, finding: Finding) -> str | None:
        """Return the title for a finding of a row; one of a value is the same in every row."""
        if finding.column is None or any(fix.row for fix in fixes_of(finding.code)):
            return self._tried(view, finding)
        key = id(finding), view.row.value(finding.column)
        if key not in self._known:
            self._known[key] = self._tried(view, finding)
            self._kept.append(finding)
        return self._known[key]

    def _tried(self, view: RowView, finding: Finding) -> str | None:
        way = self._fixer.first_applicable_fix(view, finding)
        if way is not None:
            return way[0].title
        asking = self._fixer.fix_that_asks(view, finding)
        if asking is not None:
            return asking.title
        title = self.of_file(finding.code, finding.severity, finding.text)
        # The same fix, which has just failed in this row, may mend others.
        in_row: list[str | None] = [fix.title for fix in fixes_of(finding.code) if fix.file is None]
        return None if title in in_row else title


def refused(name: str, error: SitemapError) -> ReportLine:
    """Return the line of a file that could not be read."""
    return ReportLine(name, error.code, FATAL, None, error.line, error.column, None, str(error))


def line_of(name: str, finding: Finding, line: int | None) -> ReportLine:
    """Return a finding in a line of a file that has no rows, such as robots.txt."""
    return _Said(name, _english).line(finding, None, None, line)


class _Said:
    """Findings in words; one object stands for all that are alike, so each is put once."""

    def __init__(self, name: str, worded: Worded) -> None:
        self._name, self._worded = name, worded
        self._known: dict[int, tuple[Finding, str, str]] = {}  # kept, so that no id comes again

    def line(
        self,
        finding: Finding,
        title: str | None,
        row: int | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> ReportLine:
        """Return the line of a finding."""
        known = self._known.get(id(finding))
        if known is None:
            severity = SCHEMA_WORD if finding.code == SCHEMA_CODE else finding.severity.value
            known = self._known[id(finding)] = finding, severity, self._worded(finding)
        _, severity, message = known
        code, field = finding.code, finding.column
        return ReportLine(self._name, code, severity, row, line, column, field, message, title)


def as_text(lines: Iterable[ReportLine]) -> str:
    """Write one finding a line, as compilers do; what would steer a terminal is spelled out."""
    return "".join(f"{spelled_out(str(line))}\n" for line in lines)


def as_json(lines: Iterable[ReportLine]) -> str:
    """Write a list of objects; what would steer a terminal is escaped as JSON does."""
    # As `json.dumps` with an indent of 1 does, which takes Python's own slow way for the layout.
    names = [field.name for field in fields(ReportLine)]
    layout = ",\n".join(f'  "{name}": %s' for name in names)
    values = attrgetter(*names)
    objects = (layout % tuple(map(_json_value, values(line))) for line in lines)
    written = ",\n".join(f" {{\n{each}\n }}" for each in objects)
    return escaped_in_json(f"[\n{written}\n]") + "\n" if written else "[]\n"


def _json_value(value: str | int | None) -> str:
    if value is None:
        return "null"
    return encode_basestring(value) if isinstance(value, str) else str(value)


def as_csv(lines: Iterable[ReportLine]) -> str:
    """Write a table for spreadsheets; texts that they would take for formulas get a quote."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = [field.name for field in fields(ReportLine)]
    writer.writerow(names)
    for line in lines:
        writer.writerow([_harmless(getattr(line, name)) for name in names])
    return out.getvalue()


def _harmless(value: object) -> object:
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")):
        return f"'{value}"
    return "" if value is None else value
