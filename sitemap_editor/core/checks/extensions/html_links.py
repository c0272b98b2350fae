"""The language links of a row as the page itself would name them, in its head."""

from __future__ import annotations

from html import escape

from sitemap_editor.core.checks.row_view import RowView


def html_links(view: RowView) -> list[str]:
    """Return a line of HTML for each language link of a row, in its order; those whole alone."""
    return [
        f'<link rel="alternate" hreflang="{escape(code)}" href="{escape(href)}">'
        for link in view.alternates
        if (code := (link.code or "").strip()) and (href := (link.href or "").strip())
    ]
