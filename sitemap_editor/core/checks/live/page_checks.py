"""Checks of a row by what became of its URL: each is a fact that the live check brought home."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Final
from urllib.parse import urlsplit

from sitemap_editor.core.checks.rule import CheckContext, Fault, RowView, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.core.protocol.page_result import PageResult, Reason

GONE: Final = (404, 410)
_CLIENT, _SERVER, _BEYOND = 400, 500, 600
_HTML: Final = ("text/html", "application/xhtml+xml")
_PAGE_ENDINGS: Final = ("", "html", "htm", "xhtml", "php", "asp", "aspx", "jsp", "cfm", "cgi")
_ALLOWED_DIFFERENCE: Final = timedelta(days=1)
_SHORT: Final = QT_TRANSLATE_NOOP("core", "This URL cannot be reached: {error}.")

FAILURES: Final = {
    "address": QT_TRANSLATE_NOOP("core", "This URL, or one it redirects to, cannot be asked for."),
    "dns": QT_TRANSLATE_NOOP("core", "The host of this URL is not known: no such name (DNS)."),
    "refused": QT_TRANSLATE_NOOP("core", "The server of this URL refuses the connection."),
    "timeout": QT_TRANSLATE_NOOP("core", "The server of this URL did not answer in time."),
    "tls": QT_TRANSLATE_NOOP("core", "The secure connection (TLS) to this URL fails."),
    "private": QT_TRANSLATE_NOOP(
        "core", "This URL leads to a private address, which was not asked for."
    ),
    "too many redirects": QT_TRANSLATE_NOOP("core", "This URL redirects more than 10 times."),
    "redirect loop": QT_TRANSLATE_NOOP("core", "This URL redirects in a circle."),
    "too large": QT_TRANSLATE_NOOP("core", "The answer of this URL is too large."),
    "cut": QT_TRANSLATE_NOOP("core", "The answer of this URL breaks off before its end."),
    "protocol": QT_TRANSLATE_NOOP("core", "The answer of this URL is not HTTP."),
}
"""What is said of a URL that gave no answer, by the word of its failure."""

TLS_FAULTS: Final = {
    "certificate expired": QT_TRANSLATE_NOOP(
        "core", "The secure connection (TLS) to this URL fails: the certificate has expired."
    ),
    "certificate not valid yet": QT_TRANSLATE_NOOP(
        "core", "The secure connection (TLS) to this URL fails: the certificate is not valid yet."
    ),
    "certificate for another host": QT_TRANSLATE_NOOP(
        "core",
        "The secure connection (TLS) to this URL fails: the certificate is for another host name.",
    ),
    "certificate not trusted": QT_TRANSLATE_NOOP(
        "core",
        "The secure connection (TLS) to this URL fails: the certificate is not trusted by this "
        "computer.",
    ),
    "closed before encryption": QT_TRANSLATE_NOOP(
        "core",
        "The secure connection (TLS) to this URL fails: the server ends it while encryption is "
        "being set up.",
    ),
}
"""The same, where it is known what is wrong with TLS, by the detail of the failure."""


def redirects(view: RowView, page: PageResult, context: CheckContext) -> Iterator[Fault]:
    """Object to a URL that leads elsewhere, and say where."""
    if page.is_redirect and page.error is None:
        arguments: dict[str, str | int] = {"status": page.status or 0, "target": page.target or ""}
        yield Fault(Severity.WARNING, _text(_REDIRECTS, view, page.target, context), arguments, LOC)


def has_other_canonical(view: RowView, page: PageResult, context: CheckContext) -> Iterator[Fault]:
    """Object to a page that names another URL as its own."""
    if page.reason is Reason.CANONICAL:
        text = _text(_CANONICALS, view, page.canonical, context)
        yield Fault(Severity.WARNING, text, {"target": page.canonical or ""}, LOC)


def is_gone(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a page that is not there."""
    if _ended(page) in GONE:
        text = QT_TRANSLATE_NOOP("core", "There is no page at this URL: it answers {status}.")
        yield Fault(Severity.ERROR, text, {"status": _ended(page)}, LOC)


def is_refused(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a page that the server does not give to crawlers."""
    status = _ended(page)
    if _CLIENT <= status < _SERVER and status not in GONE:
        text = QT_TRANSLATE_NOOP("core", "The server does not give out this page: {status}.")
        yield Fault(Severity.ERROR, text, {"status": status}, LOC)


def fails(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a page that the server cannot make."""
    status = _ended(page)
    if _SERVER <= status < _BEYOND:
        text = QT_TRANSLATE_NOOP("core", "The server fails to give this page: {status}.")
        yield Fault(Severity.ERROR, text, {"status": status}, LOC)


def is_unreachable(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a URL that gives no answer, and say why."""
    if page.error is not None:
        by_detail = TLS_FAULTS if page.error == "tls" else {}
        text = by_detail.get(page.detail) or FAILURES.get(page.error, _SHORT)
        severity = Severity.HINT if page.error == "private" else Severity.ERROR
        yield Fault(severity, text, {"error": page.error} if text is _SHORT else {}, LOC)


def is_kept_out(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a page that asks not to be indexed."""
    if page.reason is Reason.META:
        text = QT_TRANSLATE_NOOP(
            "core", "This page asks not to be indexed: robots meta, “{order}”."
        )
    elif page.reason is Reason.HEADER:
        text = QT_TRANSLATE_NOOP(
            "core", "This page asks not to be indexed: X-Robots-Tag header, “{order}”."
        )
    else:
        return
    yield Fault(Severity.WARNING, text, {"order": page.detail}, LOC)


def is_barred(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a URL that crawlers may not fetch."""
    if page.reason is not Reason.ROBOTS:
        return
    if page.robots_line is None:
        text = QT_TRANSLATE_NOOP(
            "core", "Crawlers stay away from this host: its robots.txt cannot be read ({reason})."
        )
        yield Fault(Severity.WARNING, text, {"reason": page.detail}, LOC)
        return
    text = QT_TRANSLATE_NOOP(
        "core", "robots.txt keeps crawlers from this URL: line {line}, “{rule}”."
    )
    arguments: dict[str, str | int] = {"line": page.robots_line, "rule": page.robots_rule}
    yield Fault(Severity.WARNING, text, arguments, LOC)


def is_no_page(view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a URL that looks like a page and is something else."""
    content_type = page.content_type.partition(";")[0].strip().lower()
    if not page.is_indexable or page.last_status != 200 or content_type in _HTML:
        return
    if not content_type or _ending(view.row.loc or "") in _PAGE_ENDINGS:
        text = QT_TRANSLATE_NOOP("core", "This URL gives no HTML page, but “{type}”.")
        if not content_type:
            text = QT_TRANSLATE_NOOP("core", "The server does not tell the type of this page.")
        yield Fault(Severity.HINT, text, {"type": content_type} if content_type else {}, LOC)


def is_too_long(_view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a page that is longer than what Google reads."""
    if page.is_cut:
        text = QT_TRANSLATE_NOOP(
            "core", "This page is larger than 2 MB: Google reads the first 2 MB only."
        )
        yield Fault(Severity.WARNING, text, {}, LOC)


def is_dated_otherwise(view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to a lastmod that is more than a day off what the page says."""
    said, listed = parse_w3c(page.modified), parse_w3c((view.row.lastmod or "").strip())
    if not isinstance(said, W3CDate) or not isinstance(listed, W3CDate):
        return
    if listed.precision in ("year", "month") and page.modified.startswith(
        (view.row.lastmod or "").strip()
    ):
        return
    arguments = {"date": page.modified}
    if said.earliest - listed.earliest > _ALLOWED_DIFFERENCE:
        text = QT_TRANSLATE_NOOP("core", "The page says that it was changed later: {date}.")
        yield Fault(Severity.HINT, text, arguments, LASTMOD)
    elif listed.earliest - said.earliest > _ALLOWED_DIFFERENCE:
        text = QT_TRANSLATE_NOOP("core", "The page says that it was changed earlier: {date}.")
        yield Fault(Severity.HINT, text, arguments, LASTMOD)


def links_otherwise(view: RowView, page: PageResult, _context: CheckContext) -> Iterator[Fault]:
    """Object to language links that the page has and the row has not, or the other way round."""
    in_row = {
        (link.code or "").strip().lower(): (link.href or "").strip() for link in view.alternates
    }
    on_page = {language.strip().lower(): url for language, url in page.alternates}
    if not in_row or not on_page or in_row == on_page:
        return
    elsewhere = [code for code in in_row if not _is_same(in_row[code], on_page.get(code))]
    missing = sorted(on_page.keys() - in_row.keys())
    more = sorted(in_row.keys() - on_page.keys())
    if missing:
        text = QT_TRANSLATE_NOOP(
            "core", "The page has language links that the row has not: {languages}."
        )
        yield Fault(Severity.HINT, text, {"languages": ", ".join(missing)})
    elif more:
        text = QT_TRANSLATE_NOOP(
            "core", "The row has language links that the page has not: {languages}."
        )
        yield Fault(Severity.HINT, text, {"languages": ", ".join(more)})
    elif elsewhere:
        others = ", ".join(sorted(elsewhere))
        text = QT_TRANSLATE_NOOP(
            "core",
            "The language links of the page lead elsewhere than those of the row: {languages}.",
        )
        yield Fault(Severity.HINT, text, {"languages": others})


def _is_same(one: str, other: str | None) -> bool:
    """Tell whether two URLs are one by the standard, however they are spelt."""
    if one == other or other is None:
        return one == other
    first, second = same_by_standard([url.encode("utf-8", "surrogatepass") for url in (one, other)])
    return first == second


_REDIRECTS: Final = (
    QT_TRANSLATE_NOOP("core", "This URL redirects ({status}) to {target}."),
    QT_TRANSLATE_NOOP(
        "core", "This URL redirects ({status}) to {target}, which another row lists already."
    ),
    QT_TRANSLATE_NOOP("core", "This URL redirects ({status}) to another site: {target}."),
)
_CANONICALS: Final = (
    QT_TRANSLATE_NOOP("core", "The page names another URL as its own (canonical): {target}."),
    QT_TRANSLATE_NOOP(
        "core", "The page names a URL as its own (canonical) that another row lists: {target}."
    ),
    QT_TRANSLATE_NOOP("core", "The page names a URL of another site as its own: {target}."),
)


def _text(
    texts: tuple[str, str, str], view: RowView, target: str | None, context: CheckContext
) -> str:
    """Return the sentence that says beforehand what is special about a target."""
    if is_listed(target, context):
        return texts[1]
    return texts[0] if is_on_site(view, target, context) else texts[2]


def is_listed(target: str | None, context: CheckContext) -> bool:
    """Tell whether another row has the target already."""
    pages = context.pages
    return target is not None and pages is not None and pages.is_listed(target)


def is_on_site(view: RowView, target: str | None, context: CheckContext) -> bool:
    """Tell whether a target is on the host of the file, or else of its row."""
    own = context.published.url if context.published is not None else view.row.loc or ""
    ours, theirs = site_of(own), site_of(target or "")
    return ours is not None and theirs is not None and _host(ours) == _host(theirs)


def _host(site: str) -> str:
    return site.partition("://")[2]


def _ended(page: PageResult) -> int:
    """Return the status where the URL leads; 0 where none came."""
    return page.last_status or 0 if page.error is None else 0


def _ending(url: str) -> str:
    try:
        name = urlsplit(url.strip()).path.rpartition("/")[2]
    except ValueError:
        return ""
    return name.rpartition(".")[2].lower() if "." in name else ""
