"""Tables of values separated by commas, semicolons or tabs: what spreadsheets and crawlers export.

Source: RFC 4180; the names of columns are those of this program, in its languages, and of the
crawlers whose exports people bring along.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap, Progress, no_progress
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

COMMA: Final = ","
TAB: Final = "\t"
_DELIMITERS: Final = (COMMA, ";", TAB, "|")
_SAMPLE_ROWS: Final = 50
_SAMPLE_CHARACTERS: Final = 1 << 16
_ROWS_A_STEP: Final = 4_096
_MAX_CELL: Final = 1 << 24
_URL: Final = re.compile(r"\s*[a-z][a-z0-9+.-]*://\S", re.IGNORECASE)
_SEPARATOR_LINE: Final = re.compile(r'"?sep=(?P<delimiter>.)"?\r?\n', re.IGNORECASE)
_FORMULA: Final = re.compile(r"[=+\-@\t\r]")
_WORD_BREAK: Final = re.compile(r"[\s_\-./()]+")
_NAMES: Final = {
    LOC: ("loc", "url", "urls", "address", "location", "link", "page", "page url", "top pages",
          "dirección", "direccion", "enlace", "página", "pagina", "ubicación", "ubicacion"),
    LASTMOD: ("lastmod", "last mod", "last modified", "modified", "last modification", "date",
              "last change", "última modificación", "ultima modificacion", "modificado", "fecha",
              "último cambio", "ultimo cambio"),
    CHANGEFREQ: ("changefreq", "change freq", "change frequency", "frequency",
                 "frecuencia", "frecuencia de cambio"),
    PRIORITY: ("priority", "prioridad"),
}  # fmt: skip
_FIELDS: Final = {name: field for field, names in _NAMES.items() for name in names}


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


def read_separated(
    data: bytes, *, delimiter: str | None = None, progress: Progress = no_progress
) -> SeparatedTable:
    """Read a table with one URL a line; its delimiter is guessed where none is given.

    Titles may stand in any order; ``loc`` alone suffices. Without titles the first column that
    holds a URL is ``loc``, and the columns behind it are the others in their usual order. Values
    lose the white space around them and nothing else.

    Raises: NotASitemap where no column holds URLs; Cancelled by way of `progress`.
    """
    text, encoding = decoded(data)
    named = _SEPARATOR_LINE.match(text)  # what Excel writes for itself
    if named:
        text = text[named.end() :]
        delimiter = delimiter or named["delimiter"]
    delimiter = delimiter or guessed_delimiter(text)
    lines = _lines(text, delimiter)
    first = next(lines, [])
    columns = titled_columns(first)
    if columns:
        ignored = tuple(
            title.strip() for number, title in enumerate(first) if number not in columns and title
        )
    else:
        columns, ignored = _columns_of_values(first), ()
        lines = _lines(text, delimiter)
    if LOC not in columns.values():
        raise _no_urls()
    rows: list[Row] = []
    left_out = 0
    for count, line in enumerate(lines, 1):
        row = _row(line, columns)
        if row.loc:
            rows.append(row)
        elif any(row):
            left_out += 1
        if not count % _ROWS_A_STEP:
            progress(min(1.0, count * 60 / max(1, len(text))))
    return SeparatedTable(rows, tuple(columns.values()), ignored, left_out, delimiter, encoding)


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
    its characters.
    """
    if has_mark:
        yield UTF8_BOM
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow(fields)
    rows = iter(rows)
    while True:
        some = list(islice(rows, _ROWS_A_STEP))
        for row in some:
            values = [row.value(field) or "" for field in fields]
            if escapes_formulas:
                values = ["'" + value if _FORMULA.match(value) else value for value in values]
            writer.writerow(values)
        yield out.getvalue().encode("utf-8", "surrogatepass")
        if len(some) < _ROWS_A_STEP:
            return
        out.seek(0)
        out.truncate()


def decoded(data: bytes) -> tuple[str, str]:
    """Return the text of a table and the name of its encoding: by its mark, else as it fits."""
    if data.startswith(UTF8_BOM):
        return data.removeprefix(UTF8_BOM).decode("utf-8", "replace"), "UTF-8"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace"), "UTF-16"
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "windows-1252"


def guessed_delimiter(text: str) -> str:
    """Return the delimiter that gives the most lines the same number of columns, more than one."""
    sample = text[:_SAMPLE_CHARACTERS]

    def score(delimiter: str) -> tuple[int, int]:
        lines = list(islice(_lines(sample, delimiter), _SAMPLE_ROWS))
        width = len(lines[0]) if lines else 0
        named = sum(title.strip().casefold() in _FIELDS for title in lines[0]) if lines else 0
        alike = sum(len(line) == width for line in lines) if width > 1 else 0
        return alike, named

    return max(_DELIMITERS, key=score)


def titled_columns(first: Sequence[str]) -> dict[int, str]:
    """Return which column of a first line is which field; nothing where it has no titles."""
    columns: dict[int, str] = {}
    for number, title in enumerate(first):
        name = " ".join(filter(None, _WORD_BREAK.split(title.casefold())))
        field = _FIELDS.get(name)
        if field is not None and field not in columns.values():
            columns[number] = field
    return columns if LOC in columns.values() else {}


def _columns_of_values(first: Sequence[str]) -> dict[int, str]:
    """Return the columns of a table without titles: a URL, then the others in their order."""
    at = next((number for number, value in enumerate(first) if _URL.match(value)), None)
    if at is None:
        return {}
    return dict(zip(range(at, len(first)), (LOC, LASTMOD, CHANGEFREQ, PRIORITY), strict=False))


def _lines(text: str, delimiter: str) -> Iterator[list[str]]:
    """Yield the lines that are not empty, in cells."""
    csv.field_size_limit(_MAX_CELL)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    return (line for line in reader if any(line))


def _row(line: Sequence[str], columns: dict[int, str]) -> Row:
    values = {
        field: line[number].strip() or None
        for number, field in columns.items()
        if number < len(line)
    }
    return Row(**values)


def _no_urls() -> NotASitemap:
    text = QT_TRANSLATE_NOOP(
        "core",
        "No column of this table contains URLs. Name the URL column “loc”.",
    )
    return NotASitemap("table", text)
