"""Comments of an undecided merge: read back, taken out, found by rule F19."""

from __future__ import annotations

import pytest

from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.recognition.conflict_comments import (
    marker_count,
    markers_in,
    without_markers,
)
from tests.core.checks.judging import JUDGE
from tests.core.sitemaps import urlset

SAID = (
    b'{"contradiction": "both different", "field": "priority", "base": null, "ours": "0.1", '
    b'"theirs": "0\\u002d2"}'
)
MARKER = b"<!-- sitemap-editor conflict " + SAID + b" -->"
ROW = "<url><loc>https://e.com/a</loc></url>"


@pytest.mark.parametrize(
    "said",
    [
        b"{}",
        b"{",
        b"{nothing}",
        b'{"contradiction": 1, "field": [], "base": {}, "ours": 0, "theirs": true}',
        b'{"contradiction": ' + b"[" * 100_000 + b"}",
        b'{"more": "of it"}',
    ],
)
def test_what_somebody_else_wrote_there_is_no_conflict(said: bytes) -> None:
    assert markers_in(b"<!-- sitemap-editor conflict " + said + b" --><url/>") == []


def test_beginnings_without_an_end_are_no_conflict() -> None:
    assert markers_in(b"<!-- sitemap-editor conflict {" * 20_000) == []


def test_taking_them_out_leaves_the_rest_as_it_was() -> None:
    assert without_markers(b"\n  " + MARKER + b"\n  <url/>") == b"\n  <url/>"
    assert without_markers(b"<!-- other --><url/>") == b"<!-- other --><url/>"


@pytest.mark.parametrize(
    "body",
    [f"{MARKER.decode()}{ROW}", f"{ROW}{MARKER.decode()}", f"<url>{MARKER.decode()}{ROW[5:]}"],
)
@pytest.mark.parametrize("rows", [1, 3])
def test_a_comment_is_found_wherever_it_stands_and_taken_out(body: str, rows: int) -> None:
    document = Document.from_bytes(urlset(ROW.replace("/a<", "/b<") * (rows - 1) + body))
    assert marker_count(document.table) == 1
    mended = without_markers(document.to_bytes())
    assert _count(document) == 1
    table = document.table
    edit = Fixer(JUDGE).all_of_kind(
        table, table.order, lambda row_id: JUDGE.row(table, row_id), "F19"
    )
    assert edit is not None
    document.apply(edit)
    assert document.to_bytes() == mended
    assert _count(document) == marker_count(document.table) == 0


def _count(document: Document) -> int:
    """Count the findings of rule F19 by a check of the whole file."""
    found = JUDGE.check(document.table)
    of_rows = [finding for findings in found.rows.values() for finding in findings]
    return sum(each.code == "F19" for each in (*found.file, *of_rows))
