"""Tables of values separated by commas, semicolons or tabs: what spreadsheets and crawlers export.

Source: RFC 4180.
"""

from __future__ import annotations

import csv
import io
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from sitemap_editor.core.document.markup import NOT_A_CHARACTER
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap, Progress, no_progress
from sitemap_editor.core.files.column_titles import (
    BEGINS_AS_URL,
    FIELDS_BY_TITLE,
    columns_of_values,
    titled_columns,
)
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.files.format import Imported
from sitemap_editor.core.files.long_text import LongText, decoded
from sitemap_editor.core.protocol.fields import LOC

COMMA: Final = ","
TAB: Final = "\t"
_DAY_OF_WEEK: Final = re.compile(r"\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=\d)")
_DELIMITERS: Final = (COMMA, ";", TAB, "|")
_SAMPLE_ROWS: Final = 50
_SAMPLE_CHARACTERS: Final = 1 << 16
_ROWS_A_STEP: Final = 4_096
_MAX_LINE: Final = 1 << 22
_MOST_LINES_OF_A_CELL: Final = 100
_SEPARATOR_LINE: Final = re.compile(r'"?sep=(?P<delimiter>.)"?\r?\n', re.IGNORECASE)
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_ESCAPED: Final = re.compile(rf"'(?={_FORMULA.pattern})")  # an apostrophe of its own has another


@dataclass(frozen=True, slots=True)
class SeparatedTable:
    """What a file of separated values says, as rows of a sitemap."""

    rows: list[Row]
    fields: tuple[str, ...]
    """The columns that were taken, in the order of the file."""
    ignored: tuple[str, ...]
    """The titles of columns that mean nothing in a sitemap."""
    left_out: int
    """How many lines have values, but no URL."""
    delimiter: str
    encoding: str
    """As people name it."""
    is_storable: bool = True
    """False where a character stands in the file that XML cannot hold."""

    def imported(self) -> Imported:
        """Return the rows that a sitemap can hold."""
        rows = self.rows
        if not self.is_storable:
            rows = [row for row in rows if not NOT_A_CHARACTER.search("".join(filter(None, row)))]
        name = "TSV" if self.delimiter == TAB else "CSV"
        unstorable = len(self.rows) - len(rows)
        return Imported(name, rows, self.left_out, self.ignored, unstorable)


def read_separated(
    data: bytes, *, delimiter: str | None = None, progress: Progress = no_progress
) -> SeparatedTable:
    """Read a table with one URL a line; its delimiter is guessed where none is given.

    Titles may stand in any order; ``loc`` alone suffices. Without titles the first column that
    holds a URL is ``loc``, and the columns behind it are the others in their usual order. Values
    lose the white space around them, the apostrophe that escapes a formula, and nothing else.

    Raises: NotASitemap where no column holds URLs; Cancelled by way of `progress`.
    """
    text, encoding = decoded(data)
    text, delimiter = told_delimiter(text, delimiter)
    is_quoted = not _has_stray_quote(text, delimiter)
    lines = _lines(text, delimiter, is_quoted=is_quoted)
    first = next(lines, [])
    columns = titled_columns(first)
    if columns:
        ignored = tuple(
            title.strip() for number, title in enumerate(first) if number not in columns and title
        )
    else:
        columns, ignored = columns_of_values(first), ()
        lines = _lines(text, delimiter, is_quoted=is_quoted)
    if LOC not in columns.values():
        raise _no_urls()
    lines = _unescaped(lines, text)
    numbers = {field: number for number, field in columns.items()}
    order = [numbers.get(field, sys.maxsize) for field in Row._fields]
    rows: list[Row] = []
    left_out = 0
    for count, line in enumerate(lines, 1):
        width = len(line)
        row = Row(*[line[at].strip() or None if at < width else None for at in order])
        if row.loc:
            rows.append(row)
        else:
            left_out += 1
        if not count % _ROWS_A_STEP:
            progress(min(1.0, count * 60 / max(1, len(text))))
    is_storable = not text.has(NOT_A_CHARACTER)
    fields = tuple(columns.values())
    return SeparatedTable(rows, fields, ignored, left_out, delimiter, encoding, is_storable)


def separated_lines(text: LongText, delimiter: str) -> Iterator[list[str]]:
    """Yield the lines of a table that are not empty, in cells; a stray quotation mark is text.

    Raises: NotASitemap where a line is beyond measure.
    """
    is_quoted = not _has_stray_quote(text, delimiter)
    return _unescaped(_lines(text, delimiter, is_quoted=is_quoted), text)


def told_delimiter(text: LongText, delimiter: str | None = None) -> tuple[LongText, str]:
    """Return a table without the line that Excel writes for itself, and what separates its cells.

    Where neither that line nor `delimiter` says it, it is guessed.
    """
    named = _SEPARATOR_LINE.match(text.start(_SAMPLE_CHARACTERS))
    if named:
        text = text.behind(named[0])
        delimiter = delimiter or named["delimiter"]
    return text, delimiter or guessed_delimiter(text)


def _unescaped(lines: Iterator[list[str]], text: LongText) -> Iterator[list[str]]:
    """Take the apostrophe off, by which an export escapes formulas, `written_values` too."""
    if "'" not in text or not text.has(_ESCAPED):  # the first is much quicker
        return lines
    return ([cell[1:] if _ESCAPED.match(cell) else cell for cell in line] for line in lines)


def written_separated(
    rows: Iterable[Row],
    fields: Sequence[str],
    *,
    delimiter: str = COMMA,
    has_mark: bool = False,
    escapes_formulas: bool = False,
) -> Iterator[bytes]:
    """Yield a table in UTF-8 with titles, lines ended by CR LF.

    `has_mark` puts a byte order mark in front, by which Excel knows UTF-8. `escapes_formulas` puts
    an apostrophe before values that a spreadsheet would calculate; without it every value keeps
    its characters, but one that reads as if it were escaped: that always has another apostrophe.
    """
    yield written_titles(fields, delimiter=delimiter, has_mark=has_mark)
    lines = ([row.value(field) or "" for field in fields] for row in rows)
    while some := list(islice(lines, _ROWS_A_STEP)):
        yield written_lines(some, delimiter=delimiter, escapes_formulas=escapes_formulas)


def written_titles(
    titles: Sequence[str], *, delimiter: str = COMMA, has_mark: bool = False
) -> bytes:
    """Return the first line of such a table."""
    mark = UTF8_BOM if has_mark else b""
    return mark + written_lines([titles], delimiter=delimiter)


def written_lines(
    lines: Sequence[Sequence[str]], *, delimiter: str = COMMA, escapes_formulas: bool = False
) -> bytes:
    """Return some thousand lines of such a table, given by the values of each."""
    escaped = _FORMULA if escapes_formulas else _ESCAPED
    together = "".join(map("".join, lines))
    if escapes_formulas or "'" in together:
        lines = [["'" + each if escaped.match(each) else each for each in line] for line in lines]
    is_wide = bool(lines) and len(lines[0]) > 1  # an empty line would be none
    if is_wide and not any(map(together.__contains__, (delimiter, '"', "\r", "\n"))):
        text = "\r\n".join([*map(delimiter.join, lines), ""])  # none is quoted
    else:
        out = io.StringIO()
        csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(lines)
        text = out.getvalue()
    return text.encode("utf-8", "surrogatepass")


def guessed_delimiter(text: LongText) -> str:
    """Return the delimiter that gives the most lines the same number of columns, more than one.

    Of several, the one that makes most titles. The comma of "Sun, 02 Nov 2025" is none.
    """
    sample = LongText.of(_DAY_OF_WEEK.sub("", text.start(_SAMPLE_CHARACTERS)))

    def score(delimiter: str) -> tuple[int, int]:
        lines = list(islice(_lines(sample, delimiter), _SAMPLE_ROWS))
        width = len(lines[0]) if lines else 0
        named = (
            sum(title.strip().casefold() in FIELDS_BY_TITLE for title in lines[0]) if lines else 0
        )
        alike = sum(len(line) == width for line in lines) if width > 1 else 0
        return alike, named

    return max(_DELIMITERS, key=score)


def has_titles(start: bytes) -> bool:
    """Tell whether the first line names a column of URLs and others, behind whatever delimiter."""
    line = start.lstrip().partition(b"\n")[0].partition(b"\r")[0].decode("utf-8", "replace")
    named = _SEPARATOR_LINE.match(line + "\n")
    titles = (line.replace('"', "").split(delimiter) for delimiter in _DELIMITERS)
    return named is not None or any(len(each) > 1 and titled_columns(each) for each in titles)


def _lines(text: LongText, delimiter: str, *, is_quoted: bool = True) -> Iterator[list[str]]:
    """Yield the lines that are not empty, in cells.

    Raises: NotASitemap where a line, or what stands in one pair of quotes, is beyond measure.
    """
    csv.field_size_limit(_MAX_LINE)
    reader = csv.reader(
        _short_lines(text),
        delimiter=delimiter,
        quoting=csv.QUOTE_MINIMAL if is_quoted else csv.QUOTE_NONE,
    )
    try:
        if is_quoted:
            yield from filter(any, reader)
        else:
            for line in filter(any, reader):
                yield [cell.strip().strip('"') for cell in line]
    except csv.Error:
        raise _too_long() from None


def _short_lines(text: LongText) -> Iterator[str]:
    return chain.from_iterable(map(_checked_lines, text.parts))


def _checked_lines(some: str) -> Iterator[str]:
    lines = io.StringIO(some, newline="")
    if len(some) > _MAX_LINE:
        if max(map(len, lines)) > _MAX_LINE:
            raise _too_long()
        lines.seek(0)
    return lines


def _has_stray_quote(text: LongText, delimiter: str) -> bool:
    """Tell whether a quotation mark is closed nowhere, or by another one that is stray.

    Either makes one cell of many lines: a cell of very many, with whole rows in it, or with more
    behind its end than a delimiter, is none.
    """
    if '"' not in text:
        return False
    csv.field_size_limit(_MAX_LINE)
    is_odd = text.count('"') % 2 == 1
    width = text.start(_SAMPLE_CHARACTERS).partition("\n")[0].count(delimiter) + 1
    read: list[str] = []

    def lines() -> Iterator[str]:
        for line in text.lines():
            read.append(line)
            yield line

    try:
        for cells in csv.reader(lines(), delimiter=delimiter, strict=is_odd):
            if len(read) > 1 and (
                len(read) > _MOST_LINES_OF_A_CELL
                or any(_holds_row(cell, delimiter, width) for cell in cells)
                or not _is_well_quoted(read, delimiter)
            ):
                return True
            read.clear()
    except csv.Error:
        return is_odd
    return False


def _is_well_quoted(lines: Sequence[str], delimiter: str) -> bool:
    """Tell whether each quotation mark that closes a cell stands at its end."""
    try:
        return bool(list(csv.reader(lines, delimiter=delimiter, strict=True)))
    except csv.Error:
        return False


def _holds_row(cell: str, delimiter: str, width: int) -> bool:
    """Tell whether a line of a cell, behind the first, has the cells of a row and a URL in one."""
    rows = (line.split(delimiter) for line in cell.splitlines()[1:])
    return any(len(row) >= width and any(map(BEGINS_AS_URL.match, row)) for row in rows)


def _no_urls() -> NotASitemap:
    text = QT_TRANSLATE_NOOP(
        "core", "No column of this table contains URLs. Name the URL column “loc”."
    )
    return NotASitemap("table", text)


def _too_long() -> NotASitemap:
    text = QT_TRANSLATE_NOOP(
        "core",
        "A line of this table holds more than {count} characters. Look for a quotation mark that "
        "is never closed.",
    )
    return NotASitemap("table", text, {"count": _MAX_LINE})


def parse_tsv(text: str, progress: Progress = no_progress) -> list[list[str]]:
    """Return rows of cells. Quoted cells may hold tabs and line ends; stray quotes are text."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    if not text:
        return []
    if '"' in text:
        try:
            return [row or [""] for row in csv.reader(io.StringIO(text), "excel-tab", strict=True)]
        except csv.Error:
            pass  # not what a spreadsheet wrote: take every character as it is
    lines = text.split("\n")
    grid: list[list[str]] = []
    for at in range(0, len(lines), _ROWS_A_STEP):
        progress(at / len(lines))
        grid += [line.split("\t") for line in lines[at : at + _ROWS_A_STEP]]
    return grid


def format_tsv(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as tab-separated lines; cells with tabs, line ends or quotes are quoted."""
    out = io.StringIO()
    writer = csv.writer(out, "excel-tab", lineterminator="\n")
    for row in rows:
        writer.writerow(row)
    return out.getvalue()
