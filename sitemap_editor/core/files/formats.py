"""The formats of files, each once: opening, saving, converting and every file dialog read them."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.scanning import scan_text, scan_xml
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap, Progress, Remark, no_progress
from sitemap_editor.core.files.encodings import UTF8_BOM, Decoded, text_to_utf8, to_utf8, wide_codec
from sitemap_editor.core.files.format import Format, Imported, TableStyle
from sitemap_editor.core.files.recognition.formats import FEW_BYTES, has_controls
from sitemap_editor.core.files.recognition.text_recognition import has_text_name, is_text_sitemap
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX, TEXT, URL_FIELDS, URLSET, Kind

TABLE: Final = "table"
"""The code of the error by which opening refuses a table that can be imported."""
FEED: Final = "R01"
"""The code of the error by which opening refuses a feed."""
_LOOKED_AT: Final = 1 << 16
_TAGS_A_STEP: Final = 1 << 14
_UTF16_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_TAG: Final = re.compile(rb"<(?:(?P<name>[A-Za-z_][\w.:-]*+)|!--|\?(?!xml[\s?]))")


def _scanned_xml(decoded: Decoded, progress: Progress) -> PieceTable:
    return scan_xml(decoded.data, ascii_only=decoded.ascii_only, progress=progress)


def _scanned_text(decoded: Decoded, progress: Progress) -> PieceTable:
    mark = len(UTF8_BOM) if decoded.data.startswith(UTF8_BOM) else 0
    return scan_text(decoded.data, head_bytes=mark, progress=progress)


def _is_table(data: bytes, name: str) -> bool:
    """Tell a table by its name or the titles in its first line; never XML, nor a named text."""
    if data[:1] == b"<" or has_text_name(name):
        return False
    start = data[:_LOOKED_AT]
    if start.startswith(_UTF16_MARKS) or wide_codec(start):
        start = text_to_utf8(start).data
    start = start.removeprefix(UTF8_BOM)
    if start.lstrip().startswith(b"<") or has_controls(start, FEW_BYTES):
        return False
    if CSV.is_named(name) or TSV.is_named(name):
        return True
    from sitemap_editor.core.files.separated import has_titles  # what is no XML: not at start

    return has_titles(start)


def _is_tsv(data: bytes, name: str) -> bool:
    return TSV.is_named(name) and _is_table(data, name)


def _read_feed(data: bytes, progress: Progress) -> Imported:
    from sitemap_editor.core.files.feeds import read_feed  # seldom wanted: not at start

    return read_feed(to_utf8(data).data, progress)


def _read_table(data: bytes, progress: Progress) -> Imported:
    from sitemap_editor.core.files.separated import read_separated

    return read_separated(data, progress=progress).imported()


def _write_table(delimiter: str, table: PieceTable, style: TableStyle) -> Iterator[bytes]:
    from sitemap_editor.core.files.separated import written_separated

    return written_separated(
        table,
        table.fields,
        delimiter=delimiter,
        has_mark=style.has_mark,
        escapes_formulas=style.escapes_formulas,
    )


XML_SITEMAP: Final = Format(
    "XML",
    QT_TRANSLATE_NOOP("core", "XML sitemap"),
    (".xml",),
    (URLSET, SITEMAPINDEX),
    decode=to_utf8,
    scan=_scanned_xml,
)
GZIP_SITEMAP: Final = replace(
    XML_SITEMAP,
    name="gzip",
    title=QT_TRANSLATE_NOOP("core", "Compressed XML sitemap"),
    suffixes=(".xml.gz",),
)
TEXT_SITEMAP: Final = Format(
    "text",
    QT_TRANSLATE_NOOP("core", "Text sitemap, one URL per line"),
    (".txt",),
    (TEXT,),
    is_text_sitemap,
    text_to_utf8,
    _scanned_text,
    kept_fields=(LOC,),
    cannot_hold=QT_TRANSLATE_NOOP(
        "core",
        "Of a sitemap only URLs fit into a text file: dates, frequencies, priorities, images and "
        "comments are left behind.",
    ),
)
CSV: Final = Format(
    "CSV",
    QT_TRANSLATE_NOOP("core", "CSV table"),
    (".csv",),
    (URLSET, SITEMAPINDEX, TEXT),
    _is_table,
    code=TABLE,
    read=_read_table,
    write=partial(_write_table, ","),
    kept_fields=URL_FIELDS,
    cannot_hold=QT_TRANSLATE_NOOP(
        "core",
        "Of a sitemap only URLs, dates, frequencies and priorities fit into a table: images, "
        "videos, news, alternates and comments are left behind.",
    ),
)
TSV: Final = replace(
    CSV,
    name="TSV",
    title=QT_TRANSLATE_NOOP("core", "TSV table"),
    suffixes=(".tsv",),
    is_content=_is_tsv,
    write=partial(_write_table, "\t"),
)
RSS: Final = Format(
    "RSS", QT_TRANSLATE_NOOP("core", "RSS feed"), (".rss",), (URLSET,), code=FEED, read=_read_feed
)
ATOM: Final = replace(
    RSS, name="Atom", title=QT_TRANSLATE_NOOP("core", "Atom feed"), suffixes=(".atom",)
)
FORMATS: Final = (XML_SITEMAP, GZIP_SITEMAP, TEXT_SITEMAP, CSV, TSV, RSS, ATOM)
"""In the order of file dialogs."""
TABLES: Final = tuple(each for each in FORMATS if each.code == TABLE)


def recognised(data: bytes, name: str) -> Format:
    """Return the format of unpacked bytes; what nothing else claims is XML, well-formed or not.

    A feed is XML here: its root tells, which only the scan reads.
    """
    claims = (each for each in reversed(FORMATS) if each.is_content(data, name))
    return next(claims, XML_SITEMAP)


def table_refused(table: Format) -> NotASitemap:
    """Return the error for a table where only a sitemap will do."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "This is a table ({format}), not a sitemap. Open it in Sitemap Editor, or convert it, to "
        "make a sitemap of its rows.",
    )
    return NotASitemap(table.code, text, {"format": table.name})


def table_name_refused(name: str) -> Remark | None:
    """Return why no sitemap is written under this name: it is that of a table."""
    if format_named(name) not in TABLES:
        return None
    text = QT_TRANSLATE_NOOP(
        "core",
        "“{name}” is the name of a table, but a sitemap is written here. End it in .xml, .xml.gz "
        "or .txt; afterwards the sitemap can be saved as a table.",
    )
    return Remark(text, {"name": name}, is_obstacle=True)


def format_named(name: str) -> Format:
    """Return the format that a file of this name is written in."""
    return next((each for each in FORMATS if each.is_named(name)), XML_SITEMAP)


def kind_for(path: Path, kind: Kind) -> Kind:
    """Return the kind a document takes under this name: ``.txt`` means text."""
    kinds = format_named(path.name).kinds
    return kind if kind in kinds else kinds[0]


def left_behind(table: PieceTable, format_: Format, progress: Progress = no_progress) -> list[str]:
    """Name what a sitemap holds and a format has no room for: elements, prefixes, comments.

    Takes as long as reading the whole file. Raises: Cancelled by way of `progress`.
    """
    kept_fields, row_format = format_.kept_fields, table.row_format
    if kept_fields is None or not isinstance(row_format, XmlRows):
        return []
    prefix = row_format.root.prefix
    names = (table.row_kind.name, table.row_kind.row, *kept_fields)
    kept = {prefix + name.encode() for name in names}
    found: dict[bytes, None] = {}
    for piece in table.pieces():
        for count, tag in enumerate(_TAG.finditer(piece), 1):
            if not count % _TAGS_A_STEP:
                progress(tag.start() / len(piece))
            if tag["name"] not in kept:
                found.setdefault(tag["name"] or tag[0])
    texts = (each.decode("utf-8", "replace") for each in found)
    return list(dict.fromkeys(each.partition(":")[0] for each in texts))


_SAVED: Final = [each for each in FORMATS if each.scan or each.write]
_SUFFIXES_AT_END: Final = re.compile(
    rf"(?<=.)(?:{'|'.join(re.escape(each.suffixes[0]) for each in _SAVED)})*(?:\.gz)?$",
    re.IGNORECASE | re.DOTALL,
)


def sitemap_name(typed: str, chosen: str, *, is_type_chosen: bool) -> str:
    """Return the name of a sitemap that was called `typed` in a dialog.

    `chosen` is the suffix of the type in force there, "" for all files. Where a person chose the
    type themselves, the name takes its suffix, whatever the dialog made of the name meanwhile: some
    turn ``a.xml`` into ``a.gz`` for ``*.xml.gz``, some leave it. Else a name that says what it is
    stays as it is, and any other takes the suffix.
    """
    found = _SUFFIXES_AT_END.search(typed)
    suffix = found[0] if found else ""
    stem = typed[: len(typed) - len(suffix)]
    if not chosen:
        has_any = "." in typed.strip(".")
        return typed if has_any else typed.rstrip(".") + FORMATS[0].suffixes[0]
    if suffix.lower() == chosen or (suffix and not is_type_chosen):
        return typed
    return (stem.rstrip(".") or stem) + chosen


def list_name(typed: str, chosen: str, suffixes: tuple[str, ...]) -> str:
    """Return the name of a file of another kind: with the suffix of its type, or one of these."""
    if typed.lower().endswith(suffixes) and typed.lower() not in suffixes:
        return typed
    return (typed.rstrip(".") or typed) + chosen
