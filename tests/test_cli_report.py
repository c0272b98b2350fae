"""`sitemap-tool report`: a page that needs nothing and in which values are no markup."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import html

from sitemap_editor import cli
from tests.core.sitemaps import urlset


def page(folder: Path, body: str, *options: str) -> html.HtmlElement:
    source, target = folder / "sitemap.xml", folder / "page.html"
    source.write_bytes(urlset(body))
    assert cli.main(["report", str(source), "--output", str(target), *options]) == 0
    return html.fromstring(target.read_bytes())


BODY = (
    "<url><loc>https://e.com/a/1</loc><lastmod>2024-02-30</lastmod></url>"
    "<url><loc>https://e.com/a/2?x=1&amp;y=&lt;b></loc><lastmod>2024-05-06</lastmod></url>"
    "<url><loc>javascript:alert(1)</loc></url>"
)


def test_rows_problems_and_counts_are_there(tmp_path: Path) -> None:
    tree = page(tmp_path, BODY)
    rows = tree.xpath("//table[@id='rows']/tbody/tr")
    assert [row[0].text for row in rows] == ["1", "2", "3"]
    assert rows[1][1].text_content() == "https://e.com/a/2?x=1&y=<b>"
    assert "D04" in rows[0][-1].text_content()
    codes = tree.xpath("//table[not(@id) and @class='sortable']/tbody/tr/td[1]/text()")
    assert {"D04", "L02"} <= set(codes)
    assert "/a/" in " ".join(tree.xpath("//table[@class='bars']//td[1]/text()"))


def test_only_web_addresses_are_links(tmp_path: Path) -> None:
    links = page(tmp_path, BODY).xpath("//a/@href")
    assert links == ["https://e.com/a/1", "https://e.com/a/2?x=1&y=<b>"]


def test_the_page_asks_the_network_for_nothing(tmp_path: Path) -> None:
    tree = page(tmp_path, BODY)
    assert not tree.xpath("//@src | //link | //img")
    policy = tree.xpath("string(//meta[@http-equiv='Content-Security-Policy']/@content)")
    assert "default-src 'none'" in policy


@pytest.mark.parametrize(("asked", "listed"), [("0", 0), ("2", 2), ("all", 3)])
def test_as_many_rows_as_were_asked_for(tmp_path: Path, asked: str, listed: int) -> None:
    tree = page(tmp_path, BODY, "--rows", asked)
    assert len(tree.xpath("//table[@id='rows']/tbody/tr")) == listed


def test_a_file_with_nothing_wrong_says_so(tmp_path: Path) -> None:
    tree = page(tmp_path, "<url><loc>https://e.com/</loc></url>")
    assert "No problems were found." in tree.text_content()


def test_what_is_there_is_not_overwritten_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page(tmp_path, BODY)
    arguments = ["report", str(tmp_path / "sitemap.xml"), "--output", str(tmp_path / "page.html")]
    assert cli.main(arguments) == 2
    assert "--force" in capsys.readouterr().err
    assert cli.main([*arguments, "--force"]) == 0


def test_a_page_never_replaces_its_own_sitemap(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "sitemap.xml"
    source.write_bytes(urlset(BODY))
    link = tmp_path / "link.html"
    link.symlink_to(source)
    for target in (source, link):
        assert cli.main(["report", str(source), "--output", str(target), "--force"]) == 2
        assert "choose another output" in capsys.readouterr().err
    assert source.read_bytes() == urlset(BODY)
