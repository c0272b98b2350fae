"""Fixes by what the live check found: the URL where a page is, the date it says, its languages."""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

from sitemap_editor.core.checks.extensions.extension_fixes import links_in
from sitemap_editor.core.checks.live.page_checks import is_listed
from sitemap_editor.core.checks.rule import Answers, CheckContext, RowFix, RowView
from sitemap_editor.core.contents.byte_changes import changed, without
from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.errors import EditError, NotWellFormed
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.core.protocol.page_result import PageResult

ROW_GOES = b""
"""What a fix makes of a row that is to be removed."""


def _page(view: RowView, context: CheckContext) -> PageResult | None:
    return context.pages.of(view.row.loc or "") if context.pages is not None else None


def _moved(target_of: Callable[[PageResult], str | None]) -> RowFix:
    def fix(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
        page = _page(view, context)
        target = target_of(page) if page is not None else None
        if not target or is_listed(target, context):
            return None
        return _with_value(view, LOC, target)

    return fix


def _target(page: PageResult) -> str | None:
    """Return where a redirect leads, unless nothing is there either."""
    ends_well = page.is_redirect and page.error is None and (page.last_status or 0) < 400
    return page.target if ends_well else None


to_target = _moved(_target)
"""Put the URL where all redirects end in the place of the one that is listed."""
to_canonical = _moved(lambda page: page.canonical)
"""Put the URL that the page names as its own in the place of the one that is listed."""


def without_listed(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
    """Remove a row whose target another row has already."""
    page = _page(view, context)
    if page is None:
        return None
    target = _target(page) or (page.canonical if page.error is None else None)
    return ROW_GOES if is_listed(target, context) else None


def without_row(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
    """Remove the row."""
    return ROW_GOES if _page(view, context) is not None else None


def dated_as_page(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
    """Set lastmod to the date that the page says."""
    page = _page(view, context)
    if page is None or not page.modified:
        return None
    return _with_value(view, LASTMOD, page.modified)


def linked_as_page(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
    """Write the language links of the page into the row, in the manner of those that are there."""
    page = _page(view, context)
    links = links_in(view)
    if page is None or not page.alternates or not links:
        return None
    data, first = view.data, links[0]
    space = data[len(data[: first.start].rstrip(SPACE)) : first.start]
    name = first.name.decode("utf-8", "replace")
    written = [
        f'<{name} rel="alternate" hreflang="{_quoted(language)}" href="{_quoted(url)}"/>'.encode()
        for language, url in page.alternates
    ]
    changes = without(data, links)
    start, end, _ = changes[0]
    changes[0] = (start, end, b"".join(space + each for each in written))
    return changed(data, changes)


def _quoted(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def _with_value(view: RowView, field: str, value: str) -> bytes | None:
    if view.row.value(field) == value:
        return None
    try:
        return view.row_format.with_values(view.data, {field: value})
    except (EditError, NotWellFormed):
        return None
