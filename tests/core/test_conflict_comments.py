"""Comments of an undecided merge: read back, taken out, found by rule F19."""

from __future__ import annotations

import json

import pytest

from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.document.edits import Edit
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
    document.apply(_edit(document, "here"))
    assert document.to_bytes() == mended
    assert _count(document) == marker_count(document.table) == 0


def _marker(field: str | None, theirs: str | None) -> str:
    said = {"contradiction": "both different", "field": field, "base": None, "ours": None}
    written = json.dumps({**said, "theirs": theirs}).replace("-", "\\u002d")
    return f"<!-- sitemap-editor conflict {written} -->"


@pytest.mark.parametrize(
    ("markers", "row", "mended"),
    [
        (
            [("priority", "0.2"), ("lastmod", "2024-05-06")],
            "<url><loc>https://e.com/a</loc><priority>0.9</priority></url>",
            "<url><loc>https://e.com/a</loc><lastmod>2024-05-06</lastmod>"
            "<priority>0.2</priority></url>",
        ),
        (
            [("priority", None)],
            "<url><loc>https://e.com/a</loc><priority>0.9</priority></url>",
            ROW,
        ),
        ([("priority", "<&")], ROW, ROW.replace("</url>", "<priority>&lt;&amp;</priority></url>")),
        ([(None, None)], ROW, ""),
    ],
)
def test_what_the_other_side_has_is_taken_from_the_comment(
    markers: list[tuple[str | None, str | None]], row: str, mended: str
) -> None:
    others = [ROW.replace("/a<", f"/{name}<") for name in "bc"]
    written = "".join(_marker(*each) for each in markers) + row
    document = Document.from_bytes(urlset(others[0] + written + others[1]))
    document.apply(_edit(document, "there"))
    assert document.to_bytes() == urlset(others[0] + mended + others[1])


def test_what_a_comment_tells_as_a_text_alone_stays_undecided() -> None:
    images = _marker("extensions", "image:image …")
    alone = Document.from_bytes(urlset(images + ROW))
    assert _edit_or_none(alone, "there") is None
    both = Document.from_bytes(urlset(_marker("priority", "0.2") + images + ROW))
    both.apply(_edit(both, "there"))
    row = ROW.replace("</url>", "<priority>0.2</priority></url>")
    assert both.to_bytes() == urlset(images + row)


@pytest.mark.parametrize("theirs", [None, "", "\x01"])
def test_a_comment_that_somebody_else_wrote_takes_no_url_away(theirs: str | None) -> None:
    document = Document.from_bytes(urlset(_marker("loc", theirs) + ROW))
    assert _edit_or_none(document, "there") is None


def test_nothing_is_decided_before_a_person_chose_a_side() -> None:
    document = Document.from_bytes(urlset(_marker("priority", "0.2") + ROW))
    assert _edit_or_none(document, None) is None


def _edit_or_none(document: Document, side: str | None) -> Edit | None:
    table = document.table
    return Fixer(JUDGE, Answers(side=side)).all_of_kind(
        table, table.order, lambda row_id: JUDGE.row(table, row_id), "F19"
    )


def _edit(document: Document, side: str) -> Edit:
    edit = _edit_or_none(document, side)
    assert edit is not None
    return edit


def _count(document: Document) -> int:
    """Count the findings of rule F19 by a check of the whole file."""
    found = JUDGE.check(document.table)
    of_rows = [finding for findings in found.rows.values() for finding in findings]
    return sum(each.code == "F19" for each in (*found.file, *of_rows))
