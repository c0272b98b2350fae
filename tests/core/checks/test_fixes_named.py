"""A fix that a report names mends the finding it is named for: in every file, for every rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker, placed_together
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.report import report
from sitemap_editor.core.checks.rule import Answers, Finding
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.protocol.location import site_of
from tests.core import corpus_files
from tests.core.checks.judging import CIRCUMSTANCES
from tests.core.sitemaps import SITEMAP

ANSWERS: Final = Answers(day_first=True, zone="Z", site="https://e.org", keep="newest")
LOC: Final = "<loc>https://e.org/1</loc>"
MADE_UP: Final = {
    "other rows among these": f"<url>{LOC}</url><sitemap>{LOC}</sitemap><sitemap/>",
    "other rows in front": f"<sitemap>{LOC}</sitemap><url>{LOC}</url>",
    "a root inside": f"<url>{LOC}</url><urlset><url>{LOC}</url></urlset><urlset>x</urlset>",
    "rows in another namespace": f'<url>{LOC}</url><url xmlns="">{LOC}</url>'
    '<url xmlns=""><x/></url>',
    "rows in rows": f"<url>{LOC}<url>{LOC}</url></url>",
    "unknown elements": f"<url>{LOC}<odd/><title>a</title><odd>b<c/></odd></url><odd/>",
    "text": f"<url>text{LOC}more</url>between<url>{LOC}</url>behind",
    "attributes": '<url a="b"><loc c="d">https://e.org/</loc></url>',
    "two of a kind": f"<url>{LOC}<lastmod/><lastmod>2024</lastmod>{LOC}</url>",
    "values": "<url><loc> http:/e.org/ä?a=1&amp;amp;b </loc><lastmod>06/05/2024 10:00</lastmod>"
    "<changefreq>Dayly</changefreq><priority>1,5</priority></url>"
    "<url><loc>/relative</loc><lastmod>2024-05-06 10:00</lastmod><priority>high</priority></url>"
    "<url><loc>e.org/x</loc><lastmod>soon</lastmod><changefreq>x</changefreq></url>",
    "no URL": "<url/><url><loc/></url><url><loc> </loc></url><url><lastmod>2024</lastmod></url>",
    "equal rows": f"<url>{LOC}</url><url>{LOC}<lastmod>2024-05-06</lastmod></url>",
    "spellings and likely twins": "".join(
        f"<url><loc>{loc}</loc></url>"
        for loc in (
            "https://e.org/a",
            "https://E.org/a",
            "https://e.org/a/",
            "http://e.org/b/",
            "https://e.org/b",
        )
    ),
    "elements in values": "<url><loc>https://e.org/<b>1</b></loc><lastmod><i/></lastmod></url>",
    "order": f"<url><priority>0.5</priority><lastmod>2024-05-06</lastmod>{LOC}</url>",
}
ROOTS: Final = (
    f' xmlns="{SITEMAP}"',
    "",
    ' xmlns="http://www.google.com/schemas/sitemap/0.84" generatedBy="x"',
    f' xmlns="{SITEMAP}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
    'xsi:schemaLocation="x y z" xmlns:image="http://www.google.com/schemas/sitemap-image/1.0"',
)


def _named(document: Document) -> Iterator[tuple[int | None, Finding, str | None]]:
    """Yield row id and finding of each line of a report, with the fix it names."""
    table, checker = document.table, Checker(context=CIRCUMSTANCES)
    verdicts = checker.check(table)
    rows, places = verdicts.rows, verdicts.places
    found: list[tuple[int | None, Finding]] = [(None, finding) for finding in verdicts.file]
    for row_id in table.order:
        together = placed_together(rows.get(row_id, ()), places.get(row_id, ()))
        found.extend((row_id, finding) for finding in together)
    lines = report("x", table, verdicts.file, rows, places, fixer=Fixer(checker))
    for (placed, finding), line in zip(found, lines, strict=True):
        assert line.code == finding.code
        assert line.row == (None if placed is None else table.order.index(placed) + 1)
        yield placed, finding, line.fix


def _left(table: PieceTable, row_id: int | None, finding: Finding) -> int:
    """Count how often a file, or a row, has a finding."""
    verdicts = Checker(context=CIRCUMSTANCES).check(table)
    if row_id is None:
        found = list(verdicts.file)
    elif table.is_placed[row_id]:
        found = [*verdicts.rows.get(row_id, ()), *verdicts.places.get(row_id, ())]
    else:
        return 0
    return found.count(finding)


def _wrong(document: Document) -> list[tuple[str, str, str]]:
    table = document.table
    verdicts = Checker(context=CIRCUMSTANCES).check(table)
    wrong, seen = [], set()

    def found(row_id: int) -> tuple[Finding, ...]:
        return (*verdicts.rows.get(row_id, ()), *verdicts.places.get(row_id, ()))

    for row_id, finding, fix in _named(document):
        key = (finding.code, finding.text, finding.column, fix)
        if fix is None or key in seen:
            continue
        seen.add(key)
        rows = [] if row_id is None else [row_id]
        sites = [site for each in finding.arguments.values() if (site := site_of(str(each)))]
        answers = [replace(ANSWERS, site=site) for site in sites] or [ANSWERS]
        fixers = (Fixer(Checker(context=CIRCUMSTANCES), each) for each in answers)
        edits = (
            fixer.all_of_kind(table, rows, found, finding.code, severity=finding.severity)
            for fixer in fixers
        )
        edit = next((each for each in edits if each is not None), None)
        draft = table.draft()
        if edit is None:
            wrong.append((finding.code, fix, f"does nothing: {finding.message}"))
            continue
        before = b"".join(draft.pieces())
        draft.apply(edit)
        if b"".join(draft.pieces()) == before:
            wrong.append((finding.code, fix, "changes no byte"))
        elif _left(draft, row_id, finding) >= _left(table, row_id, finding):
            wrong.append((finding.code, fix, f"leaves it: {finding.message}"))
    return wrong


@pytest.mark.usefixtures("corpus")
@pytest.mark.parametrize(
    "name", [name for name in corpus_files.openable() if name.startswith("broken/")]
)
def test_every_fix_a_report_names_mends_its_finding_in_the_corpus(name: str) -> None:
    data = corpus_files.unpacked(name)
    assert _wrong(Document.from_bytes(data)) == []


@pytest.mark.parametrize("root", range(len(ROOTS)))
@pytest.mark.parametrize("kind", ["urlset", "sitemapindex"])
@pytest.mark.parametrize("body", MADE_UP)
def test_every_fix_a_report_names_mends_its_finding(body: str, kind: str, root: int) -> None:
    rows = MADE_UP[body]
    if kind == "sitemapindex":
        rows = rows.replace("sitemap", "\0").replace("url", "sitemap").replace("\0", "url")
        rows = rows.replace("sitemapset", "sitemapindex")
    data = f"<?xml version='1.1'?>\n<{kind}{ROOTS[root]}>\n{rows}\n</{kind}>\n".encode()
    assert _wrong(Document.from_bytes(data)) == []
