"""Rows with extensions for a test, checked by the rules about extensions alone."""

from __future__ import annotations

from typing import Final

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.extensions.alternate_rules import ALTERNATE_RULES
from sitemap_editor.core.checks.extensions.image_rules import IMAGE_RULES
from sitemap_editor.core.checks.extensions.news_rules import NEWS_RULES
from sitemap_editor.core.checks.extensions.other_extension_rules import OTHER_EXTENSION_RULES
from sitemap_editor.core.checks.extensions.video_rules import VIDEO_RULES
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import CheckContext, Finding
from sitemap_editor.core.protocol import extensions
from tests.core.checks.judging import NOW
from tests.core.sitemaps import document

RULES: Final = (
    *OTHER_EXTENSION_RULES,
    *IMAGE_RULES,
    *VIDEO_RULES,
    *NEWS_RULES,
    *ALTERNATE_RULES,
)
JUDGE: Final = Checker(RULES, CheckContext(lambda: NOW))
PAGE: Final = "https://example.com/page"
LOC: Final = f"<loc>{PAGE}</loc>"
PREFIXES: Final = "".join(f' xmlns:{prefix}="{uri}"' for uri, prefix in extensions.PREFIXES.items())


def opened(body: str) -> Document:
    """Open a urlset with these rows, in which every usual prefix is declared."""
    return document(body, PREFIXES)


def view_of(inside: str) -> RowView:
    """Return a row with a URL and this behind it."""
    table = opened(f"<url>{LOC}{inside}</url>").table
    return RowView(table.row_bytes(0), table.row_format)


def findings(inside: str) -> tuple[Finding, ...]:
    """Check a row with a URL and this behind it."""
    return JUDGE.view(view_of(inside))


def codes(inside: str) -> list[str]:
    """Return the codes of all that is found, sorted."""
    return sorted(finding.code for finding in findings(inside))


def messages(inside: str, code: str) -> list[str]:
    """Return what is said under one code."""
    return [finding.message for finding in findings(inside) if finding.code == code]


def fixed(inside: str, code: str) -> str:
    """Return a row after its findings of one code are mended, without the URL at its start."""
    view = view_of(inside)
    data = Fixer(JUDGE).kind(view, JUDGE.view(view), code).decode()
    before, after = f"<url>{LOC}", "</url>"
    assert data.startswith(before)
    assert data.endswith(after)
    return data[len(before) : -len(after)]
