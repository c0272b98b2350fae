"""The forms in which rows leave the program, for a file or the clipboard, each once, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from json.encoder import encode_basestring
from typing import Final, TypeAlias

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.files.separated import COMMA, TAB, written_lines, written_titles
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.readable import is_printable

Lines: TypeAlias = Sequence[Sequence[str]]
"""The values of some rows, in the order of their columns; empty where a row has none."""
WriteTitles: TypeAlias = Callable[[Sequence[str], TableStyle], bytes]
WriteLines: TypeAlias = Callable[[Lines, Sequence[str], TableStyle], bytes]


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """One form: `begin` writes what stands in front of all rows, `write` some thousand rows.

    They are handed the names of the columns, and a style.
    """

    name: str
    """As people say it; the same in every language."""
    title: str
    """The text of its filter in file dialogs."""
    suffix: str
    begin: WriteTitles
    write: WriteLines


def _titles(delimiter: str, fields: Sequence[str], style: TableStyle) -> bytes:
    return written_titles(fields, delimiter=delimiter, has_mark=style.has_mark)


def _separated(delimiter: str, lines: Lines, _fields: Sequence[str], style: TableStyle) -> bytes:
    escapes = style.escapes_formulas
    return written_lines(lines, delimiter=delimiter, escapes_formulas=escapes)


def _nothing(_fields: Sequence[str], _style: TableStyle) -> bytes:
    return b""


def _text(lines: Lines, fields: Sequence[str], _style: TableStyle) -> bytes:
    """Write URLs, or the first of the columns where they are not among them, one a line."""
    at = fields.index(LOC) if LOC in fields else 0
    return _joined([each[at].strip() for each in lines])


def _markdown_titles(fields: Sequence[str], _style: TableStyle) -> bytes:
    return _joined([_cells(fields), _cells(["---"] * len(fields))])


def _markdown(lines: Lines, _fields: Sequence[str], _style: TableStyle) -> bytes:
    """Write a table as GitHub and others show it. Source: GitHub Flavored Markdown, 4.10."""
    return _joined(map(_cells, lines))


def _cells(values: Sequence[str]) -> str:
    line = f"| {' | '.join(values)} |"
    if line.count("|") == len(values) + 1 and "\\" not in line and "\n" not in line:
        return line
    plain = (" ".join(value.split()).replace("\\", "\\\\").replace("|", "\\|") for value in values)
    return f"| {' | '.join(plain)} |"


def _json_lines(lines: Lines, fields: Sequence[str], _style: TableStyle) -> bytes:
    """Write an object a row, without what the row does not have. Source: jsonlines.org."""
    names = [f"{encode_basestring(field)}: " for field in fields]
    together = "".join(map("".join, lines))
    is_plain = is_printable(together) and '"' not in together and "\\" not in together
    if is_plain and all(map(all, lines)):  # a third of the time
        pairs = ", ".join([name.replace("%", "%%") + '"%s"' for name in names])
        return _joined(map(f"{{{pairs}}}".__mod__, map(tuple, lines)))
    quoted = '"{}"'.format if is_plain else encode_basestring
    in_pairs = (zip(names, each, strict=True) for each in lines)
    return _joined(
        f"{{{', '.join([name + quoted(value) for name, value in pairs if value])}}}"
        for pairs in in_pairs
    )


def _joined(lines: Iterable[str]) -> bytes:
    return "\n".join([*lines, ""]).encode("utf-8", "surrogatepass")


EXPORTS: Final = (
    ExportFormat(
        "CSV",
        QT_TRANSLATE_NOOP("core", "CSV table"),
        ".csv",
        partial(_titles, COMMA),
        partial(_separated, COMMA),
    ),
    ExportFormat(
        "TSV",
        QT_TRANSLATE_NOOP("core", "TSV table"),
        ".tsv",
        partial(_titles, TAB),
        partial(_separated, TAB),
    ),
    ExportFormat("URLs", QT_TRANSLATE_NOOP("core", "URLs, one per line"), ".txt", _nothing, _text),
    ExportFormat(
        "Markdown",
        QT_TRANSLATE_NOOP("core", "Markdown table"),
        ".md",
        _markdown_titles,
        _markdown,
    ),
    ExportFormat(
        "JSON Lines", QT_TRANSLATE_NOOP("core", "JSON Lines"), ".jsonl", _nothing, _json_lines
    ),
)
"""In the order of dialogs and menus."""


def export_named(name: str) -> ExportFormat:
    """Return the form that a file of this name is written in; CSV where it says none."""
    return next((each for each in EXPORTS if name.lower().endswith(each.suffix)), EXPORTS[0])
