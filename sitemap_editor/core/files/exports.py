"""The forms in which rows leave the program, for a file or the clipboard, each once, as data."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from json.encoder import encode_basestring
from typing import Final, TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, no_progress
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.files.separated import COMMA, TAB, written_values
from sitemap_editor.core.protocol.fields import LOC

Values: TypeAlias = Iterable[Sequence[str]]
"""Those of each row, in the order of its columns; empty where it has none."""
WriteRows: TypeAlias = Callable[[Values, Sequence[str], TableStyle], Iterator[bytes]]
_ROWS_A_STEP: Final = 4_096
_AMPERSAND: Final = b"&amp;"
_BETWEEN: Final = b"\0"
"""No XML can hold it."""


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """One form: `write` is handed values, the names of their columns, and a style."""

    name: str
    """As people say it; the same in every language."""
    title: str
    """The text of its filter in file dialogs."""
    suffix: str
    write: WriteRows


def exported(
    table: PieceTable,
    row_ids: array[int],
    fields: Sequence[str],
    format_: ExportFormat,
    style: TableStyle | None = None,
    progress: Progress = no_progress,
) -> Iterator[bytes]:
    """Yield these columns of these rows of a snapshot in a form, in UTF-8.

    Raises: Cancelled by way of `progress`.
    """
    values = chain.from_iterable(_values(table, row_ids, fields, progress))
    return format_.write(values, fields, style or TableStyle())


def _values(
    table: PieceTable, row_ids: array[int], fields: Sequence[str], progress: Progress
) -> Iterator[Values]:
    """Yield the values of some thousand rows at a time: those of one make are cut together."""
    plain = table.row_format.plain
    for first in range(0, len(row_ids), _ROWS_A_STEP):
        progress(first / len(row_ids))
        some = row_ids[first : first + _ROWS_A_STEP]
        data = table.rows_bytes(some) if plain is not None else b""
        is_plain = b"\r" not in data and data.count(b"&") == data.count(_AMPERSAND)
        if plain is not None and is_plain and plain.are(data, len(some)):
            columns = (plain.values(data, len(some), field) for field in fields)
            yield zip(*map(_read, columns), strict=True)
        else:
            rows = map(table.row, some)
            yield ([row.value(field) or "" for field in fields] for row in rows)


def _read(column: Sequence[bytes]) -> Sequence[str]:
    """Return values as they read, of which no character but the ampersand is spelt otherwise."""
    joined = _BETWEEN.join(column)
    if joined.count(_BETWEEN) != len(column) - 1:
        return [value.replace(_AMPERSAND, b"&").decode() for value in column]
    return joined.replace(_AMPERSAND, b"&").decode().split(_BETWEEN.decode())


def _separated(
    delimiter: str, lines: Values, fields: Sequence[str], style: TableStyle
) -> Iterator[bytes]:
    return written_values(
        lines,
        fields,
        delimiter=delimiter,
        has_mark=style.has_mark,
        escapes_formulas=style.escapes_formulas,
    )


def _text(lines: Values, fields: Sequence[str], _style: TableStyle) -> Iterator[bytes]:
    """Yield URLs, or the first of the columns where they are not among them, one a line."""
    at = fields.index(LOC) if LOC in fields else 0
    return _joined(each[at].strip() for each in lines)


def _markdown(lines: Values, fields: Sequence[str], _style: TableStyle) -> Iterator[bytes]:
    """Yield a table as GitHub and others show it. Source: GitHub Flavored Markdown, 4.10."""
    yield from _joined([_cells(fields), _cells(["---"] * len(fields))])
    yield from _joined(map(_cells, lines))


def _cells(values: Sequence[str]) -> str:
    line = f"| {' | '.join(values)} |"
    if line.count("|") == len(values) + 1 and "\\" not in line and "\n" not in line:
        return line
    plain = (" ".join(value.split()).replace("\\", "\\\\").replace("|", "\\|") for value in values)
    return f"| {' | '.join(plain)} |"


def _json_lines(lines: Values, fields: Sequence[str], _style: TableStyle) -> Iterator[bytes]:
    """Yield an object a row, without what the row does not have. Source: jsonlines.org."""
    names = [f"{encode_basestring(field)}: " for field in fields]
    in_pairs = (zip(names, each, strict=True) for each in lines)
    return _joined(
        f"{{{', '.join([name + encode_basestring(value) for name, value in pairs if value])}}}"
        for pairs in in_pairs
    )


def _joined(lines: Iterable[str]) -> Iterator[bytes]:
    lines = iter(lines)
    while some := list(islice(lines, _ROWS_A_STEP)):
        yield ("\n".join(some) + "\n").encode("utf-8", "surrogatepass")


EXPORTS: Final = (
    ExportFormat("CSV", QT_TRANSLATE_NOOP("core", "CSV table"), ".csv", partial(_separated, COMMA)),
    ExportFormat("TSV", QT_TRANSLATE_NOOP("core", "TSV table"), ".tsv", partial(_separated, TAB)),
    ExportFormat("URLs", QT_TRANSLATE_NOOP("core", "URLs, one per line"), ".txt", _text),
    ExportFormat("Markdown", QT_TRANSLATE_NOOP("core", "Markdown table"), ".md", _markdown),
    ExportFormat("JSON Lines", QT_TRANSLATE_NOOP("core", "JSON Lines"), ".jsonl", _json_lines),
)
"""In the order of dialogs and menus."""


def export_named(name: str) -> ExportFormat:
    """Return the form that a file of this name is written in; CSV where it says none."""
    return next((each for each in EXPORTS if name.lower().endswith(each.suffix)), EXPORTS[0])
