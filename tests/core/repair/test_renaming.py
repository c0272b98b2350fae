"""A root that is not called what its rows ask for: told with a line, and renamed by a repair."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.repair.plan import is_repairable, plan_repair
from tests.core.repair.repairing import SITEMAP, opened

KINDS = {"url": "urlset", "sitemap": "sitemapindex"}


def _file(root: str, row: str, attributes: str = f' xmlns="{SITEMAP}"', prefix: str = "") -> bytes:
    rows = "".join(
        f"<{prefix}{row}><{prefix}loc>https://e.org/{n}</{prefix}loc></{prefix}{row}>\n"
        for n in range(3)
    )
    return (
        f"<!-- <url><loc>https://e.org/</loc></url> <sitemap/> -->\n"
        f"<{prefix}{root}{attributes}>\n{rows}</{prefix}{root}>\n"
    ).encode()


@pytest.mark.parametrize(
    ("root", "row"),
    [
        ("urlset", "sitemap"),
        ("sitemapindex", "url"),
        ("urlsetCorrupt", "url"),
        ("urlsetCorrupt", "sitemap"),
        ("Urlset", "url"),
        ("sitemap-index", "sitemap"),
        ("set", "url"),
    ],
)
@pytest.mark.parametrize(
    ("attributes", "prefix"),
    [(f' xmlns="{SITEMAP}"', ""), ("", ""), (f" xmlns:s='{SITEMAP}'", "s:")],
)
def test_a_root_of_the_wrong_name_is_told_with_its_line_and_renamed(
    root: str, row: str, attributes: str, prefix: str
) -> None:
    data = _file(root, row, attributes, prefix)
    with pytest.raises(NotASitemap) as caught:
        Document.from_bytes(data)
    assert is_repairable(caught.value)
    plan = plan_repair(data)
    first = plan.repairs[0]
    assert (caught.value.code, caught.value.line, caught.value.column) == ("F07", 2, 1)
    assert (first.code, first.line, first.column) == ("F07", 2, 1)
    assert [one.loc for one in opened(plan)] == [f"https://e.org/{n}" for n in range(3)]
    names = (f"{prefix}{root}".encode(), f"{prefix}{KINDS[row]}".encode())
    expected = data.replace(b"<" + names[0], b"<" + names[1])
    assert plan.repaired() == expected.replace(b"</" + names[0], b"</" + names[1])
    etree.fromstring(plan.repaired())


@pytest.mark.parametrize(
    "data",
    [
        _file("urlset", "url"),
        _file("sitemapindex", "sitemap"),
        _file("urlset", "url").replace(b"<url>", b"<sitemap/><url>", 1),
        b"<urlset/>",
        b"<urlset><foo><sitemap/></foo></urlset>",
    ],
)
def test_a_root_that_has_rows_of_its_own_or_none_at_all_keeps_its_name(data: bytes) -> None:
    assert plan_repair(data).repairs == ()


def test_rows_without_a_url_tell_what_the_root_is_too() -> None:
    data = b"<urlset><sitemap><lastmod>2024-05-06</lastmod></sitemap></urlset>"
    assert opened(plan_repair(data)).kind == "sitemapindex"


def test_a_strange_root_in_another_namespace_is_no_sitemap() -> None:
    with pytest.raises(NotASitemap) as caught:
        Document.from_bytes(_file("pages", "url", ' xmlns="http://e.org/other"'))
    assert not is_repairable(caught.value)


def test_a_renamed_root_can_be_broken_elsewhere_too() -> None:
    data = _file("urlsetCorrupt", "url").replace(b"e.org/1", b"e.org/?a&b")
    assert [one.loc for one in opened(plan_repair(data))][1] == "https://e.org/?a&b"
