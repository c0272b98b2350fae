"""What one row adds to what is known of all rows together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.checks.gathering.language_links import default_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD, PRIORITY, TEXT, is_priority


@dataclass(frozen=True, slots=True)
class RowFacts:
    """What one row adds to the picture; values as bytes, white space around them left out.

    A date or a priority that is not valid is as good as none.
    """

    loc: bytes = b""
    lastmod: bytes = b""
    priority: bytes = b""
    has_changefreq: bool = False
    has_news: bool = False
    alternates: tuple[bytes, ...] = ()
    """The URLs of its hreflang links."""
    default: bytes = b""
    """Which of them is x-default and no language; empty for none."""


def countable(column: str, text: str | None) -> bytes:
    """Write a value as a column compares it; empty where it is none, or not a valid one."""
    text = (text or "").strip()
    is_valid = _IS_VALID.get(column)
    if not text or (is_valid is not None and not is_valid(text)):
        return b""
    return text.encode("utf-8", "replace")


def _is_date(text: str) -> bool:
    return isinstance(parse_w3c(text), W3CDate)


_IS_VALID: Final = {LASTMOD: _is_date, PRIORITY: is_priority}


def facts_of(view: RowView) -> RowFacts:
    """Take the facts out of a row."""
    row = view.row
    elements = [child.element for child in view.extensions.get(namespaces.XHTML, ())]
    links = [
        (code, url)
        for each in elements
        if (code := each.get("hreflang")) and (url := each.get("href"))
    ]
    is_text = view.kind is TEXT
    hrefs = tuple(loc_bytes(url, is_text=is_text) for _, url in links)
    return RowFacts(
        loc_bytes(row.loc or "", is_text=is_text),
        countable(LASTMOD, row.lastmod),
        countable(PRIORITY, row.priority),
        bool(row.changefreq and row.changefreq.strip()),
        namespaces.NEWS in view.extensions,
        hrefs,
        default_of([code.encode() for code, _ in links], hrefs),
    )


def loc_bytes(loc: str, *, is_text: bool) -> bytes:
    """Write a URL as a typical row spells it, so that equal ones are equal."""
    raw = loc.strip().encode("utf-8", "replace")
    return raw if is_text else raw.replace(b"&", b"&amp;")
