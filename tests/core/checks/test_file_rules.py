from __future__ import annotations

import pytest

from sitemap_editor import Document, InsertRows, RemoveRows, Row
from sitemap_editor.core.checks.rule import Severity
from tests.core.checks.judging import JUDGE
from tests.core.sitemaps import document, urlset

ROW = b"<url><loc>https://example.com/</loc></url>"


def with_rows(count: int) -> Document:
    head, tail = urlset("").split(b"></urlset>")
    return Document.from_bytes(head + b">" + ROW * count + b"</urlset>" + tail)


@pytest.mark.parametrize(("count", "is_over"), [(50_000, False), (50_001, True)])
def test_more_than_fifty_thousand_rows_are_an_error(count: int, is_over: bool) -> None:
    found = JUDGE.file(with_rows(count).table)
    assert [finding.code for finding in found] == (["F11"] if is_over else [])
    for finding in found:
        assert finding.severity is Severity.ERROR
        assert finding.arguments == {"count": 50_001}
        assert (finding.row_id, finding.column) == (None, None)


def test_the_row_limit_follows_edits() -> None:
    opened = with_rows(50_000)
    opened.apply(InsertRows(0, [Row("https://example.com/one-more")]))
    assert [finding.code for finding in JUDGE.file(opened.table)] == ["F11"]
    opened.apply(RemoveRows([0]))
    assert JUDGE.file(opened.table) == ()


@pytest.mark.parametrize(("size_bytes", "is_over"), [(52_428_800, False), (52_428_801, True)])
def test_more_than_fifty_megabytes_are_an_error(size_bytes: int, is_over: bool) -> None:
    empty = len(urlset(ROW.decode() + "<!---->"))
    opened = document(ROW.decode() + f"<!--{' ' * (size_bytes - empty)}-->")
    assert opened.size_bytes == size_bytes
    found = JUDGE.file(opened.table)
    assert [(finding.code, finding.arguments) for finding in found] == (
        [("F12", {"size": size_bytes})] if is_over else []
    )
