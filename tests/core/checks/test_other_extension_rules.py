from __future__ import annotations

from typing import Final

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.rule import Finding, Severity
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.extensions import meant_namespace
from tests.core import corpus_files
from tests.core.checks.extending import JUDGE, LOC, codes, findings, fixed, opened
from tests.core.sitemaps import document

IMAGE: Final = "<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>"
OWN: Final = "<o:x xmlns:o='urn:own'/>"


def file_findings(found: Document) -> list[Finding]:
    return list(JUDGE.file(found.table))


@pytest.mark.parametrize(
    "inside",
    ["", "<priority>0.5</priority>", "<priority>1</priority>" + IMAGE, "<!-- <o:x/> -->", "<o/>"],
)
def test_known_elements_behind_the_rows_own_are_fine(inside: str) -> None:
    assert codes(inside) == []


def test_an_element_of_an_unknown_namespace_is_a_hint() -> None:
    (finding,) = findings(OWN * 3 + "<o:y xmlns:o='urn:own'>x<o:z/></o:y>")
    assert (finding.code, finding.severity, finding.column) == ("X01", Severity.HINT, None)
    assert "“o:x”" in finding.message
    assert "“urn:own”" in finding.message


def test_an_element_in_no_namespace_is_an_error() -> None:
    (finding,) = findings("<x xmlns=''/>")
    assert (finding.code, finding.severity) == ("X01", Severity.ERROR)
    assert "“x” has no namespace" in finding.message


@pytest.mark.parametrize(
    ("uri", "right"),
    [
        ("https://www.google.com/schemas/sitemap-image/1.1", namespaces.IMAGE),
        ("http://www.google.com/schemas/sitemap-image/1.0", namespaces.IMAGE),
        ("http://www.google.com/schemas/sitemap-video/1.1/", namespaces.VIDEO),
        ("http://www.google.com/schemas/sitemap-news/1.0", namespaces.NEWS),
        ("http://www.w3.org/TR/xhtml11/xhtml11_schema.html", namespaces.XHTML),
        ("https://www.w3.org/1999/xhtml", namespaces.XHTML),
        ("http://www.w3.org/1999/xhtml/", namespaces.XHTML),
    ],
)
def test_a_namespace_written_almost_right_is_an_error_that_names_the_right_one(
    uri: str, right: str
) -> None:
    (finding,) = findings(f"<o:x xmlns:o='{uri}'/>")
    assert (finding.code, finding.severity) == ("X01", Severity.ERROR)
    assert right in finding.message


def test_a_wrong_namespace_in_the_first_tag_is_told_once_of_the_file_not_of_each_row() -> None:
    uri = "https://www.w3.org/1999/xhtml"
    table = document(f"<url>{LOC}<x:link/></url>", f' xmlns:x="{uri}"').table
    assert JUDGE.row(table, 0) == ()


def test_a_right_namespace_and_one_of_somebody_else_mean_nothing_else() -> None:
    assert meant_namespace(namespaces.IMAGE) is None
    assert meant_namespace("http://www.google.com/schemas/sitemap-images-of-mine") is None


def test_an_element_before_the_rows_own_is_a_hint() -> None:
    (finding,) = findings(IMAGE + "<lastmod>2024-05-06</lastmod><priority>1</priority>")
    assert (finding.code, finding.severity) == ("X01", Severity.HINT)
    assert finding.arguments == {"name": "image:image", "core": "lastmod"}


def test_an_early_element_is_put_behind_the_rows_own() -> None:
    assert fixed(IMAGE + "\n<priority>1</priority>", "X01") == "<priority>1</priority>\n" + IMAGE


@pytest.mark.parametrize(("outside", "severity"), [(OWN, "hint"), (IMAGE, "warning")])
def test_an_element_in_front_of_a_row_is_told_with_that_row(outside: str, severity: str) -> None:
    url = f"<url>{LOC}</url>"
    table = opened(f"{outside}{url}<!-- x -->{url}{outside}{url}").table
    found = [JUDGE.row(table, row_id) for row_id in table.order]
    assert [[each.code for each in row] for row in found] == [["X01"], [], ["X01"]]
    assert {each.severity.value for row in found for each in row} == {severity}


def test_a_row_behind_a_foreign_element_is_judged_by_its_own_elements() -> None:
    table = opened(f"{OWN}<url>{LOC}{IMAGE.replace('https:', '')}</url>").table
    assert [each.code for each in JUDGE.row(table, 0)] == ["X10", "X01"]


@pytest.mark.parametrize(("outside", "severity"), [(OWN, "hint"), (IMAGE, "warning")])
def test_an_element_behind_the_rows_is_told_of_the_file(outside: str, severity: str) -> None:
    (finding,) = file_findings(opened(f"<url>{LOC}</url>\n{outside}\n<!-- x -->"))
    assert (finding.code, finding.severity.value) == ("X01", severity)


def test_a_file_without_anything_behind_its_rows_is_fine() -> None:
    lost = opened(f"<url>{LOC}</url><url xmlns=''>{LOC}</url>")  # I04 tells
    for found in (opened(""), lost, Document.from_bytes(b"https://a.b/\n")):
        assert file_findings(found) == []
    assert file_findings(document("", before="<!-- x -->", after="<!-- <o:x/> -->")) == []


def test_an_element_of_an_index_is_told_too() -> None:
    data = (
        f'<sitemapindex xmlns="{namespaces.SITEMAP}"><sitemap>'
        f"<loc>https://example.com/a.xml</loc>{OWN}</sitemap></sitemapindex>"
    )
    table = Document.from_bytes(data.encode()).table
    assert [each.code for each in JUDGE.row(table, 0)] == ["X01"]


def test_rows_of_a_prefixed_root_are_judged_alike() -> None:
    data = (
        f'<s:urlset xmlns:s="{namespaces.SITEMAP}" xmlns:image="{namespaces.IMAGE}">'
        f"<s:url><s:loc>https://example.com/</s:loc>{IMAGE}<image:image/></s:url>"
        "<s:url><loc>https://example.com/</loc></s:url>"
        "<s:url><s:loc>https://example.com/</s:loc></s:url></s:urlset>"
    )
    table = Document.from_bytes(data.encode()).table
    found = [[each.code for each in JUDGE.row(table, row_id)] for row_id in table.order]
    assert found == [["X10"], ["X01"], []]


@pytest.mark.parametrize(
    ("inside", "code", "is_removed"),
    [
        ("<mobile:mobile/>", "X60", True),
        ("<codesearch:codesearch><codesearch:filetype>c</codesearch:filetype>\n"
         "</codesearch:codesearch>", "X61", True),
        ("<geo:geo><geo:format>kml</geo:format></geo:geo>", "X62", False),
        ("<PageMap xmlns='http://www.google.com/schemas/sitemap-pagemap/1.0'/>", "X63", False),
    ],
)  # fmt: skip
def test_what_nobody_reads_any_more_is_a_hint(inside: str, code: str, is_removed: bool) -> None:
    rest = "\n  <priority>0.5</priority>"
    (finding,) = findings(rest + "\n  " + inside + "\n")
    assert (finding.code, finding.severity) == (code, Severity.HINT)
    assert fixed(rest + "\n  " + inside + "\n", code) == (
        rest + "\n" if is_removed else rest + "\n  " + inside + "\n"
    )


# Real files

IN_THE_CORPUS: Final = {
    "ext/all-kinds-with-mobile-sitemapjs.xml": {
        *("X12", "X26", "X30", "X33", "X35", "X46", "X47", "X52", "X55", "X60"),
    },
    "ext/codesearch-crlf.xml": {"X61"},
    "ext/geo-declared-not-used.xml": set[str](),
    "ext/hreflang-docusaurus-v1-oneline.xml": {"X52"},
    "ext/hreflang-three.xml": {"X56"},
    "ext/geo-row-in-no-namespace.xml": set[str](),
    "ext/image-crlf-tabs.xml": {"X12"},
    "ext/image-mobile-video-newspaper.xml": {"X01", "X12", "X33", "X60"},
    "ext/mobile-crlf.xml": {"X60"},
    "ext/news-unfilled-template.xml": {"X46"},
    "ext/news-variants.xml": {"X42", "X46", "X47"},
    "ext/pagemap.xml": {"X63"},
    "ext/video-error-values.xml": {"X30", "X33"},
    "ext/video-full-sitemapjs.xml": {"X30", "X33"},
    "ext/video-oneline-cdata.xml": set[str](),
    "ext/video-tvshow.xml": {"X01", "X30", "X33", "X35"},
    "ext/yoast-post-images-cdata-241.xml": {"X12"},
}


def all_codes(name: str) -> set[str]:
    verdicts = JUDGE.check(Document.from_bytes(corpus_files.unpacked(name)).table)
    rows = (*verdicts.rows.values(), *verdicts.places.values(), verdicts.file)
    return {finding.code for found in rows for finding in found}


@pytest.mark.parametrize(
    "name", [name for name in corpus_files.xml() if name.startswith(("ext/", "index/"))]
)
def test_real_files_are_judged_without_complaint(name: str) -> None:
    found = all_codes(name)
    assert name not in IN_THE_CORPUS or found == IN_THE_CORPUS[name]
