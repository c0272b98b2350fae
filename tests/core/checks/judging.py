"""Judging one value or one row in a test, by every rule there is."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sitemap_editor import Document
from sitemap_editor.core.checks.judge import Judge
from sitemap_editor.core.checks.rule import Circumstances, Finding
from tests.core.sitemaps import document

NOW: Final = datetime(2026, 5, 6, 12, 0, tzinfo=UTC)
JUDGE: Final = Judge(circumstances=Circumstances(lambda: NOW))
Verdict = tuple[str, str]


def verdicts(column: str, value: str) -> set[Verdict]:
    """Return code and severity of everything that is found in a value."""
    return {(found.code, found.severity.value) for found in JUDGE.value(column, value)}


def codes(column: str, value: str) -> set[str]:
    """Return the codes of everything that is found in a value."""
    return {code for code, _ in verdicts(column, value)}


def of_rows(body: str, attributes: str = "") -> list[tuple[Finding, ...]]:
    """Judge the rows of a urlset, one by one."""
    return of_document(document(body, attributes))


def of_document(opened: Document) -> list[tuple[Finding, ...]]:
    """Judge the rows of a document, one by one."""
    return [JUDGE.row(opened.table, row_id) for row_id in opened.table.order]
