"""Recognises what a file or a clipboard holds, and reads it as columns of values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    NotASitemap,
    Progress,
    SitemapError,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.column_titles import field_titled, plain_title
from sitemap_editor.core.files.compression import unpacked
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.encodings import UTF8_BOM, text_to_utf8, wide_codec
from sitemap_editor.core.files.format import Imported
from sitemap_editor.core.files.formats import CSV, FORMATS, TSV
from sitemap_editor.core.files.long_text import LongText, decoded
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, read_bytes
from sitemap_editor.core.files.recognition.formats import (
    FEW_BYTES,
    has_controls,
    refuse_other_formats,
)
from sitemap_editor.core.files.separated import (
    TAB,
    has_titles,
    separated_lines,
    told_delimiter,
)
from sitemap_editor.core.filtering.elements import extensions_of
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.operations.importing.links import read_page
from sitemap_editor.core.operations.importing.lists import (
    is_robots,
    read_list,
    read_objects,
    read_robots_lines,
)
from sitemap_editor.core.operations.importing.logs import is_log, read_log
from sitemap_editor.core.operations.importing.source import (
    LINES_A_STEP,
    ImportSource,
    SourceKind,
    columns_of,
    plain_columns,
)
from sitemap_editor.core.protocol.fields import CHANGEFREQ_VALUES, URL_FIELDS

_LOOKED_AT: Final = 1 << 16
_NOTHING: Final = b" \t\r\n\0"
_SAMPLE_LINES: Final = 20
_GZIP_SUFFIX: Final = re.compile(r"\.gz$", re.IGNORECASE)
_PAGE: Final = re.compile(
    rb"\s*(?:<!--.*?-->\s*)*(?:<!doctype\s+html\b|<(?:html|head|body|ul|ol|div|a|p|table|meta)\b)",
    re.IGNORECASE | re.DOTALL,
)
_URL: Final = re.compile(r"\s*[a-z][a-z0-9+.-]*://\S", re.IGNORECASE)
_VALUE: Final = re.compile(
    rf"[\d.,]*|\d[\d/.-]+(?:[T ].*)?|{'|'.join(CHANGEFREQ_VALUES)}", re.IGNORECASE
)
_RULE: Final = re.compile(r"[\s:-]*")
_STATUS: Final = ("status code", "http status code", "http code", "http status", "response code",
                  "código de estado", "codigo de estado")  # fmt: skip
_INDEXABILITY: Final = ("indexability", "indexable", "indexabilidad")
_NOT_INDEXABLE: Final = ("non", "no", "false")


def source_of_file(path: Path, progress: Progress = no_progress) -> ImportSource:
    """Read a file to import from. Raises: SitemapError; Cancelled by way of `progress`."""
    try:
        raw = read_bytes(path, DEFAULT_CAP_BYTES, share_of(progress, 0, 0.1))
        return source_of(raw, path.name, share_of(progress, 0.1, 0.9))
    except SitemapError as error:
        error.path = error.path or str(path)
        raise


def source_of(raw: bytes, name: str = "", progress: Progress = no_progress) -> ImportSource:
    """Read bytes to import from; `name` is that of their file, where they have one.

    Raises: SitemapError; Cancelled by way of `progress`.
    """
    data = unpacked(raw, DEFAULT_CAP_BYTES)
    if wide_codec(data[:_LOOKED_AT]):
        data = text_to_utf8(data).data
    data = data.removeprefix(UTF8_BOM)
    name = _GZIP_SUFFIX.sub("", name)
    if not data[:_LOOKED_AT].strip(_NOTHING) and not data.strip(_NOTHING):
        raise NotASitemap("empty", QT_TRANSLATE_NOOP("core", "There is nothing to import here."))
    source = _read(data, name, progress)
    if not len(source):
        text = QT_TRANSLATE_NOOP("core", "No URLs were found here.")
        raise NotASitemap("import", text)
    return source


def _read(data: bytes, name: str, progress: Progress) -> ImportSource:
    start = data[:_LOOKED_AT]
    if is_page(start) or name.lower().endswith((".html", ".htm", ".xhtml")):
        return read_page(data, progress)
    text = str(decoded(start)[0])
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        return _sitemap(data, name, progress)
    refuse_other_formats(data)
    if has_controls(text.encode("utf-8", "replace"), FEW_BYTES):
        refused = QT_TRANSLATE_NOOP(
            "core", "This is not text: there are no URLs in it that could be imported."
        )
        raise NotASitemap("import", refused)
    if is_robots(text, name):
        return read_robots_lines(data)
    if is_log(start):
        return read_log(data, progress)
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        found = read_objects(data, progress)
        if found is not None:
            return found
    if CSV.is_named(name) or TSV.is_named(name) or looks_like_table(text):
        return _table(data, progress)
    return read_list(data, progress)


def is_page(start: bytes) -> bool:
    """Tell by its first bytes whether a text is a web page, or a part of one."""
    return _PAGE.match(start) is not None


def looks_like_table(text: str) -> bool:
    """Tell whether a text has columns: by titles, or by lines of as many cells with one URL."""
    lines = [line for line in text.splitlines()[: _SAMPLE_LINES + 1] if line.strip()]
    if len(lines) > 1 and has_titles(lines[0].encode("utf-8", "replace")):
        return True
    lines = lines[:_SAMPLE_LINES]
    for delimiter in (TAB, ";", ","):
        cells = [line.split(delimiter) for line in lines]
        if len(cells) < 2 or len({len(each) for each in cells}) > 1 or len(cells[0]) < 2:
            continue
        if delimiter == TAB or all(map(_is_row, cells)):
            return True
    return False


def _is_row(cells: Sequence[str]) -> bool:
    """Tell whether cells are a URL and values: in a URL there are commas and semicolons too."""
    plain = [cell.strip().strip('"') for cell in cells]
    others = [cell for cell in plain if not _URL.match(cell)]
    if len(others) != len(cells) - 1:
        return False
    return not _URL.match(plain[0]) or all(map(_VALUE.fullmatch, others))


def _table(data: bytes, progress: Progress) -> ImportSource:
    text, encoding = decoded(data)
    text, delimiter = told_delimiter(text)
    lines = separated_lines(text, delimiter)
    first = list(islice(lines, 2))
    titles: tuple[str, ...] = ()
    if first and _are_titles(first):
        titles = tuple(first.pop(0))
    columns = None
    if delimiter != "|":
        columns = plain_columns(text, delimiter, has_titles=bool(titles), progress=progress)
    if columns is None:
        rest: Iterator[list[str]] = chain(first, lines)
        rest = (line for line in rest if delimiter != "|" or not all(map(_RULE.fullmatch, line)))
        columns = columns_of(rest, _about_lines(text), progress)
    source = ImportSource(
        SourceKind.TABLE, "TSV" if delimiter == TAB else "CSV", titles, columns, encoding
    )
    source.usual = _answered(source, progress)
    return source


def _about_lines(text: LongText) -> int:
    """Return about how many lines a text has; to count them all would hold the window up."""
    start = text.start(_LOOKED_AT)
    return start.count("\n") * len(text) // max(1, len(start))


def _are_titles(lines: Sequence[Sequence[str]]) -> bool:
    """Tell whether the first of two lines names columns: it does so, or has no URL as others do."""
    if any(map(_URL.match, lines[0])):
        return False
    if any(field_titled(cell) is not None for cell in lines[0]):
        return True
    return len(lines) > 1 and any(map(_URL.match, lines[1]))


def _answered(source: ImportSource, progress: Progress) -> bytearray | None:
    """Tell lines of a crawl apart: pages that were there and may be indexed, and all others."""
    plain = [plain_title(title) for title in source.titles]
    usual: bytearray | None = None
    for number, title in enumerate(plain[: len(source.columns)]):
        if title not in (*_STATUS, *_INDEXABILITY):
            continue
        found = bytearray()
        for some in source.columns[number].steps():
            if title in _STATUS:
                found += bytes(value.strip() in ("200", "") for value in some)
            else:
                words = (value.strip().casefold() for value in some)
                found += bytes(not word.startswith(_NOT_INDEXABLE) for word in words)
            progress(1.0)
        usual = (
            found if usual is None else bytearray(a & b for a, b in zip(usual, found, strict=True))
        )
    return usual


def _sitemap(data: bytes, name: str, progress: Progress) -> ImportSource:
    """Return the values of another sitemap, or of a feed."""
    try:
        document = Document.from_bytes(data, name=name)
    except NotASitemap as error:
        read = next((each.read for each in FORMATS if each.read and each.code == error.code), None)
        if read is None:
            raise
        return _imported(read(data, progress), progress)
    table = document.table
    rows = ([value or "" for value in row] for row in table)
    columns = columns_of(rows, len(table), share_of(progress, 0, 0.7))[: len(table.fields)]
    more = _count_with_more(table, share_of(progress, 0.7, 0.3))
    return ImportSource(
        SourceKind.SITEMAP, document.kind, document.fields, columns, rows_with_more=more
    )


def _count_with_more(table: PieceTable, progress: Progress) -> int:
    """Return how many rows have elements of extensions."""
    count = 0
    for first in range(0, len(table), LINES_A_STEP):
        progress(first / len(table))
        rows = RowValues(table, table.order[first : first + LINES_A_STEP])
        count += sum(map(bool, extensions_of(rows)))
    return count


def _imported(imported: Imported, progress: Progress) -> ImportSource:
    rows = ([value or "" for value in row] for row in imported.rows)
    columns = columns_of(rows, len(imported.rows), progress)
    return ImportSource(SourceKind.SITEMAP, imported.format, URL_FIELDS, columns)
