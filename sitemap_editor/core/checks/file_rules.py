"""Rules about a file as a whole: the limits. Source: PROTOCOL section 1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rule import Circumstances, Fault, Rule, Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import limits


def _rows(table: PieceTable, _circumstances: Circumstances) -> Iterator[Fault]:
    if len(table) > limits.MAX_ROWS:
        text = QT_TRANSLATE_NOOP(
            "core", "{count} rows; a sitemap may hold 50,000. Split it into several files."
        )
        yield Fault(Severity.ERROR, text, {"count": len(table)})


def _size(table: PieceTable, _circumstances: Circumstances) -> Iterator[Fault]:
    if table.size_bytes > limits.MAX_SIZE_BYTES:
        text = QT_TRANSLATE_NOOP(
            "core",
            "{size} bytes uncompressed; a sitemap may have 52,428,800. "
            "Split it into several files.",
        )
        yield Fault(Severity.ERROR, text, {"size": table.size_bytes})


FILE_RULES: Final = (
    Rule(
        "F11",
        QT_TRANSLATE_NOOP("core", "File holds at most 50,000 rows"),
        QT_TRANSLATE_NOOP(
            "core", "Search engines refuse or cut longer files. Use several and a sitemap index."
        ),
        "sitemaps.org; Google; Bing; Yandex",
        check_file=_rows,
    ),
    Rule(
        "F12",
        QT_TRANSLATE_NOOP("core", "File has at most 50 MB uncompressed"),
        QT_TRANSLATE_NOOP(
            "core",
            "The limit is 52,428,800 bytes after unpacking; compressing does not help. Use "
            "several files and a sitemap index.",
        ),
        "sitemaps.org; Bing 2016-11-30",
        check_file=_size,
    ),
)
