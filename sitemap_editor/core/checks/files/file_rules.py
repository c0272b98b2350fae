"""Rules about a file as a whole: the limits. Source: PROTOCOL sections 1 and 5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rule import CheckContext, Fault, Rule, Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET
from sitemap_editor.core.protocol.profiles import GOOGLE

_PAGES: Final = (URLSET.name, TEXT.name)
_INDEX: Final = (SITEMAPINDEX.name,)


def _rows(table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    limit = context.profile.max_rows
    if len(table) > limit:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file has {count} rows; the limit for a sitemap is {limit}. Split "
            "it into several files.",
        )
        yield Fault(Severity.ERROR, text, {"count": len(table), "limit": limit})


def _size(table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    limit = context.profile.max_size_bytes
    if table.size_bytes > limit:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file has {size} bytes uncompressed; the limit for a sitemap is {limit}. Split "
            "it into several files.",
        )
        yield Fault(Severity.ERROR, text, {"size": table.size_bytes, "limit": limit})


def _empty(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    if not len(table):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file is empty. Search Console reports a missing tag. Add a row, or remove the "
            "file from the index.",
        )
        yield Fault(Severity.WARNING, text)


def _index_limits(table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    profile = context.profile
    if len(table) > profile.max_index_rows:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This index lists {count} sitemaps; the limit is {limit}. Split it into "
            "several indexes.",
        )
        yield Fault(Severity.ERROR, text, {"count": len(table), "limit": profile.max_index_rows})
    if table.size_bytes > profile.max_size_bytes:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This index has {size} bytes uncompressed; the limit is {limit}. Split it into "
            "several indexes.",
        )
        arguments = {"size": table.size_bytes, "limit": profile.max_size_bytes}
        yield Fault(Severity.ERROR, text, arguments)


def _long_index(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    if len(table) > limits.MAX_INDEX_ROWS_SHOWN:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This index lists {count} sitemaps; the report in Search Console shows {limit}. All "
            "of them are read.",
        )
        arguments = {"count": len(table), "limit": limits.MAX_INDEX_ROWS_SHOWN}
        yield Fault(Severity.HINT, text, arguments)


FILE_RULES: Final = (
    Rule(
        "F11",
        QT_TRANSLATE_NOOP("core", "File holds at most 50,000 rows"),
        QT_TRANSLATE_NOOP("core", "Too many rows"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search engines reject or truncate longer files. Split the file (Sitemaps, Split, or "
            "“sitemap-tool split”): its rows go into several files, with an index of them.",
        ),
        "sitemaps.org; Google; Bing; Yandex",
        check_file=_rows,
        kinds=_PAGES,
    ),
    Rule(
        "F12",
        QT_TRANSLATE_NOOP("core", "File has at most 50 MB uncompressed"),
        QT_TRANSLATE_NOOP("core", "File too large"),
        QT_TRANSLATE_NOOP(
            "core",
            "The limit is 52,428,800 bytes uncompressed; compressing does not help. Before 2016 "
            "it was 10,485,760 bytes, and for Baidu it still is. Split the file (Sitemaps, "
            "Split, or “sitemap-tool split”): its rows go into several files, with an index of "
            "them.",
        ),
        "sitemaps.org; Bing 2016-11-30",
        check_file=_size,
        kinds=_PAGES,
    ),
    Rule(
        "F14",
        QT_TRANSLATE_NOOP("core", "File has at least one row"),
        QT_TRANSLATE_NOOP("core", "File without rows"),
        QT_TRANSLATE_NOOP(
            "core",
            "The schema requires at least one row. Google accepts an empty file, such as a news "
            "sitemap without recent articles.",
        ),
        "sitemap.xsd; Google: news sitemaps",
        check_file=_empty,
    ),
    Rule(
        "I02",
        QT_TRANSLATE_NOOP("core", "Index lists at most 50,000 sitemaps and has at most 50 MB"),
        QT_TRANSLATE_NOOP("core", "Index too large"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search engines reject or truncate longer indexes; older versions of the protocol "
            "allowed 1,000 sitemaps. Submit several indexes: an index cannot list another one.",
        ),
        "sitemaps.org: sitemap index; siteindex.xsd; Google",
        check_file=_index_limits,
        kinds=_INDEX,
    ),
    Rule(
        "I07",
        QT_TRANSLATE_NOOP("core", "Index is short enough for the report of Search Console"),
        QT_TRANSLATE_NOOP("core", "Too long for Search Console"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search Console shows 1,000 sitemaps of an index, and accepts up to 500 indexes per "
            "site. Use several indexes to see all sitemaps in the report.",
        ),
        "Google: Search Console help",
        check_file=_long_index,
        engines=(GOOGLE,),
        kinds=_INDEX,
    ),
)
