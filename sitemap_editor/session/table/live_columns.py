"""What the live check found out about each URL, as columns that nobody can edit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.table.column import NUMBERS_AT, Column

if TYPE_CHECKING:
    from sitemap_editor.core.operations.sort_keys import SortKey
    from sitemap_editor.core.protocol.page_result import PageResult, PageResults

STATUS: Final = "live_status"
TARGET: Final = "live_target"
INDEXABLE: Final = "live_indexable"
CANONICAL: Final = "live_canonical"
SIZE: Final = "live_size"
MODIFIED: Final = "live_modified"
CHECKED: Final = "live_checked"
HOPS: Final = "live_hops"
TYPE: Final = "live_type"
ETAG: Final = "live_etag"
DATE: Final = "live_date"
TITLE: Final = "live_title"
LANGUAGE: Final = "live_language"
VERSIONS: Final = "live_versions"
TIME: Final = "live_time"
SHOWN_AT_FIRST: Final = (STATUS, TARGET, INDEXABLE)
"""The columns that come on screen with the first check."""

_HEADS: Final = {
    STATUS: (
        QT_TRANSLATE_NOOP("columns", "Status"),
        QT_TRANSLATE_NOOP("columns", "The first answer of the URL in the live check"),
        84,
    ),
    TARGET: (
        QT_TRANSLATE_NOOP("columns", "Leads To"),
        QT_TRANSLATE_NOOP("columns", "Where the redirects of the URL end"),
        200,
    ),
    INDEXABLE: (
        QT_TRANSLATE_NOOP("columns", "Indexable"),
        QT_TRANSLATE_NOOP(
            "columns", "Whether crawlers may index the page, and why not; what decides on hover"
        ),
        156,
    ),
    CANONICAL: (
        QT_TRANSLATE_NOOP("columns", "Canonical"),
        QT_TRANSLATE_NOOP("columns", "The URL that the page names as its own"),
        200,
    ),
    SIZE: (
        QT_TRANSLATE_NOOP("columns", "Page Size"),
        QT_TRANSLATE_NOOP("columns", "Size of the page, uncompressed, as far as it was read"),
        88,
    ),
    MODIFIED: (
        QT_TRANSLATE_NOOP("columns", "Last-Modified"),
        QT_TRANSLATE_NOOP("columns", "When the server says that the page was changed"),
        210,
    ),
    CHECKED: (
        QT_TRANSLATE_NOOP("columns", "Checked"),
        QT_TRANSLATE_NOOP("columns", "When the URL was asked for in the live check"),
        144,
    ),
    HOPS: (
        QT_TRANSLATE_NOOP("columns", "Redirects"),
        QT_TRANSLATE_NOOP("columns", "How many redirects were followed; each of them on hover"),
        84,
    ),
    TYPE: (
        QT_TRANSLATE_NOOP("columns", "Content Type"),
        QT_TRANSLATE_NOOP("columns", "What the server says that it sent"),
        150,
    ),
    TITLE: (
        QT_TRANSLATE_NOOP("columns", "Page Title"),
        QT_TRANSLATE_NOOP("columns", "The title of the page"),
        200,
    ),
    LANGUAGE: (
        QT_TRANSLATE_NOOP("columns", "Page Language"),
        QT_TRANSLATE_NOOP("columns", "The language that the page names as its own"),
        110,
    ),
    VERSIONS: (
        QT_TRANSLATE_NOOP("columns", "Page Versions"),
        QT_TRANSLATE_NOOP(
            "columns", "The language versions that the page names (hreflang); their URLs on hover"
        ),
        140,
    ),
    DATE: (
        QT_TRANSLATE_NOOP("columns", "Page Date"),
        QT_TRANSLATE_NOOP(
            "columns", "When the page says that it was changed; all its dates on hover"
        ),
        144,
    ),
    ETAG: (
        QT_TRANSLATE_NOOP("columns", "ETag"),
        QT_TRANSLATE_NOOP("columns", "What the server calls this version of the page"),
        130,
    ),
    TIME: (
        QT_TRANSLATE_NOOP("columns", "Answer Time"),
        QT_TRANSLATE_NOOP("columns", "How long the last answer took, in milliseconds"),
        96,
    ),
}
_ERRORS: Final = {
    "address": QT_TRANSLATE_NOOP("columns", "no address"),
    "dns": QT_TRANSLATE_NOOP("columns", "no such host"),
    "refused": QT_TRANSLATE_NOOP("columns", "refused"),
    "timeout": QT_TRANSLATE_NOOP("columns", "timeout"),
    "tls": QT_TRANSLATE_NOOP("columns", "not secure"),
    "private": QT_TRANSLATE_NOOP("columns", "private"),
    "too many redirects": QT_TRANSLATE_NOOP("columns", "endless"),
    "redirect loop": QT_TRANSLATE_NOOP("columns", "circle"),
    "too large": QT_TRANSLATE_NOOP("columns", "too large"),
    "cut": QT_TRANSLATE_NOOP("columns", "cut off"),
    "protocol": QT_TRANSLATE_NOOP("columns", "not HTTP"),
}
_REASONS: Final = {
    "private": QT_TRANSLATE_NOOP("columns", "Not asked: private"),
    "error": QT_TRANSLATE_NOOP("columns", "No: error"),
    "status": QT_TRANSLATE_NOOP("columns", "No: status"),
    "redirect": QT_TRANSLATE_NOOP("columns", "No: redirect"),
    "robots.txt": QT_TRANSLATE_NOOP("columns", "No: robots.txt"),
    "meta": QT_TRANSLATE_NOOP("columns", "No: noindex"),
    "header": QT_TRANSLATE_NOOP("columns", "No: noindex header"),
    "canonical": QT_TRANSLATE_NOOP("columns", "No: canonical"),
    "headers": QT_TRANSLATE_NOOP("columns", "Yes (headers only)"),
    "": QT_TRANSLATE_NOOP("columns", "Yes"),
}
_SECONDS: Final = 1_000_000.0
_NUMBERS: Final = (STATUS, SIZE, HOPS, TIME)
_URLS: Final = (TARGET, CANONICAL)


def live_columns(session: Session) -> tuple[Column, ...]:
    """Return the columns of a document; they say nothing while nobody has checked it."""
    return tuple(_column(session, name, _TEXTS[name]) for name in _HEADS)


def _column(session: Session, name: str, text: Callable[[PageResult], str]) -> Column:
    title, hint, width = _HEADS[name]

    def page_of(view: RowView) -> PageResult | None:
        return _page(session.pages, view.row.loc)

    def shown(view: RowView) -> str:
        page = page_of(view)
        return text(page) if page is not None else ""

    def more(view: RowView) -> str:
        page = page_of(view)
        return _MORE.get(name, text)(page) if page is not None else ""

    def is_faint(view: RowView) -> bool:
        page = page_of(view)
        return page is not None and page.is_stale(datetime.now(UTC))

    def sort_keys() -> Callable[[PieceTable], Iterator[SortKey | None]]:
        pages = session.pages
        return lambda table: _keys(pages, table, name)  # for this process: here are the results

    return Column(
        name,
        title,
        width,
        shown,
        sort_keys,
        alignment=NUMBERS_AT if name in _NUMBERS else None,
        hint=hint,
        tooltip=more if name in _MORE else None,
        is_faint=is_faint,
        is_shown=False,
        is_copied=False,
        elides_middle=name in _URLS,
    )


def _page(pages: PageResults | None, loc: str | None) -> PageResult | None:
    return pages.of(loc) if pages is not None and loc else None


def _status(page: PageResult) -> str:
    if page.error is not None:
        word = _ERRORS.get(page.error)
        return QCoreApplication.translate("columns", word) if word is not None else page.error
    return str(page.status) if page.status is not None else ""


def _indexable(page: PageResult) -> str:
    reason = page.reason.value
    if page.error == "private":
        reason = "private"
    elif not reason and not page.body_bytes:  # what stands in the page, nobody has read
        reason = "headers"
    return QCoreApplication.translate("columns", _REASONS[reason])


def _size(page: PageResult) -> str:
    from sitemap_editor.session.texts import readable_size  # not at start

    return readable_size(page.body_bytes) if page.hops else ""


def _hops(page: PageResult) -> str:
    return QLocale().toString(_hop_count(page)) if page.hops else ""


def _hop_count(page: PageResult) -> int:
    return max(0, len(page.hops) - 1)


def _each_hop(page: PageResult) -> str:
    return "\n".join(f"{status} {url}" for status, url in page.hops)


def _why(page: PageResult) -> str:
    """Return the reason, below it what decides: a line of robots.txt, an order, and for whom."""
    decides = page.detail
    if page.error is not None:
        decides = _failure(page.error, page.detail)
    elif page.reason.value == "robots.txt" and page.robots_line is not None:
        decides = f"{page.robots_line}: {page.robots_rule}"
    elif page.reason.value == "robots.txt":
        name, colon, failure = page.detail.partition(": ")  # why robots.txt cannot be had
        decides = f"{name}{colon}{_failure(failure, '')}"
    return "\n".join(filter(None, (_indexable(page), decides, page.agent)))


def _failure(word: str, detail: str) -> str:
    """Return in words why nothing came; what is no failure, such as a status, stays as it is."""
    from sitemap_editor.core.web.fetching import Failure  # not at start
    from sitemap_editor.core.web.publishing.failures import failure_reason

    failure = next((each for each in Failure if each.value == word), None)
    if failure is None:
        return detail or word
    known = failure_reason(failure, "")
    reason = failure_reason(failure, detail)
    text = QCoreApplication.translate("core", reason)
    is_told = reason == known and failure in (Failure.ADDRESS, Failure.TLS, Failure.PROTOCOL)
    return f"{text} ({detail})" if is_told and detail else text


def _each_date(page: PageResult) -> str:
    return "\n".join(f"{source}: {date}" for source, date in page.dates)


def _each_version(page: PageResult) -> str:
    return "\n".join(f"{language}: {url}" for language, url in page.alternates)


_TEXTS: Final[dict[str, Callable[[PageResult], str]]] = {
    STATUS: _status,
    TARGET: lambda page: page.target or "" if page.is_redirect else "",
    INDEXABLE: _indexable,
    CANONICAL: lambda page: page.canonical or "",
    SIZE: _size,
    MODIFIED: lambda page: page.last_modified,
    CHECKED: lambda page: page.checked.astimezone().strftime("%Y-%m-%d %H:%M"),
    HOPS: _hops,
    TYPE: lambda page: page.content_type,
    TITLE: lambda page: page.title,
    LANGUAGE: lambda page: page.language,
    VERSIONS: lambda page: ", ".join(language for language, _ in page.alternates),
    DATE: lambda page: page.modified,
    ETAG: lambda page: page.etag,
    TIME: lambda page: QLocale().toString(page.took_ms) if page.took_ms else "",
}
_MORE: Final[dict[str, Callable[[PageResult], str]]] = {
    TARGET: _TEXTS[TARGET],
    INDEXABLE: _why,
    CANONICAL: _TEXTS[CANONICAL],
    HOPS: _each_hop,
    TITLE: _TEXTS[TITLE],
    DATE: _each_date,
    VERSIONS: _each_version,
}
"""What is told on hover."""


def _keys(pages: PageResults | None, table: PieceTable, name: str) -> Iterator[SortKey | None]:
    for loc in table.values(LOC):
        page = _page(pages, loc)
        yield None if page is None else _key(page, name)


def _key(page: PageResult, name: str) -> SortKey | None:
    """Return what to order a result by; None where it has nothing in this column."""
    if name == STATUS:
        return (True, (float(page.status or 0),), page.error or "")
    if name in _FIGURES:
        return (True, (float(_FIGURES[name](page)),), "")
    if name == MODIFIED:
        when = _http_time(page.last_modified)
        return None if when is None else (True, (when,), "")
    text = page.reason.value if name == INDEXABLE else _TEXTS[name](page)
    return (True, (), text) if text or name == INDEXABLE else None


_FIGURES: Final[dict[str, Callable[[PageResult], int]]] = {
    SIZE: lambda page: page.body_bytes,
    CHECKED: lambda page: page.checked_at,
    HOPS: _hop_count,
    TIME: lambda page: page.took_ms,
}


def _http_time(text: str) -> float | None:
    from email.utils import parsedate_to_datetime  # not at start

    try:
        return parsedate_to_datetime(text).timestamp() if text else None
    except (ValueError, OverflowError):
        return None
