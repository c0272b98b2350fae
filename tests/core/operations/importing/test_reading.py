"""What an import is read from is told by its content, whatever its name says."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_editor.core.errors import Progress, SitemapError, no_progress
from sitemap_editor.core.operations.importing.columns import guessed_columns
from sitemap_editor.core.operations.importing.reading import source_of, source_of_file
from sitemap_editor.core.operations.importing.source import ImportSource, SourceKind
from sitemap_editor.core.protocol.fields import URL_FIELDS
from tests.core.sitemaps import urlset

CRAWL = (
    '"Address","Status Code","Indexability","Last Modified","Title 1"\n'
    '"https://e.com/a","200","Indexable","Tue, 06 May 2025 10:20:30 GMT","A, B"\n'
    '"https://e.com/gone","404","Non-Indexable","",""\n'
    '"https://e.com/hidden","200","Non-Indexable","",""\n'
)
LOG = (
    '1.2.3.4 - - [06/May/2024:10:20:30 +0200] "GET /a?x=1 HTTP/1.1" 200 12 "-" "Agent"\n'
    '1.2.3.4 - - [06/May/2024:11:20:30 +0200] "GET /a?x=1 HTTP/1.1" 200 12 "-" "Agent"\n'
    '::1 - me [06/May/2024:10:20:30 +0200] "POST /form HTTP/2.0" 200 -\n'
    'host:80 ::1 - - [06/May/2024:10:20:30 +0200] "GET /gone HTTP/1.1" 404 0\n'
    "what a crash left of a line\n"
)
PAGE = (
    "<!-- a --><!DOCTYPE html><base href='/dir/'><p><a href=' x '>A <b>bold</b></a>"
    "<a href='mailto:a@e.com'>m</a><a href='#top'>t</a><a href='javascript:x()'>s</a>"
    "<map><area href='/z?a=1&amp;b=2'></map><a href='x'>again</a><a>none</a>"
)
NOW = datetime(2026, 5, 6, 12, tzinfo=UTC)
KINDS = {
    CRAWL: SourceKind.TABLE,
    "https://e.com/a\t2024-05-06\nhttps://e.com/b\t\n": SourceKind.TABLE,
    "https://e.com/a,2024-05-06\nhttps://e.com/b,2024-05-07\n": SourceKind.TABLE,
    "| loc | priority |\n| --- | --- |\n| https://e.com/a | 0.5 |\n": SourceKind.TABLE,
    "https://e.com/a,b\nhttps://e.com/c,d,e\n": SourceKind.LIST,
    "/a\n/b\n": SourceKind.LIST,
    PAGE: SourceKind.PAGE,
    "User-agent: *\nDisallow: /x\nSitemap: https://e.com/s.xml": SourceKind.ROBOTS,
    "Sitemap: https://e.com/s.xml": SourceKind.ROBOTS,
    LOG: SourceKind.LOG,
    "#Fields: date time cs-method cs-uri-stem sc-status\n2024-05-06 1 GET /a 200": SourceKind.LOG,
    '{"loc": "https://e.com/a", "priority": 0.5}\n': SourceKind.JSON_LINES,
    urlset("<url><loc>https://e.com/a</loc></url>").decode(): SourceKind.SITEMAP,
    '<rss version="2.0"><channel><item><link>https://e.com/a</link></item></channel></rss>': (
        SourceKind.SITEMAP
    ),
}


def values(source: ImportSource, column: int = 0) -> list[str]:
    return list(source.columns[column])


@pytest.mark.parametrize("text", KINDS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_what_it_is_is_told_by_its_content(text: str, encoding: str) -> None:
    source = source_of(text.encode(encoding))
    assert source.kind is KINDS[text]
    assert "loc" in guessed_columns(source, URL_FIELDS, NOW)
    assert values(source_of(gzip.compress(text.encode(encoding)), "x.gz")) == values(source)


def test_a_crawl_is_known_by_its_titles_and_its_dead_pages_are_told_apart() -> None:
    source = source_of(CRAWL.encode("utf-16"))
    assert guessed_columns(source, URL_FIELDS, NOW) == {"loc": 0, "lastmod": 3}
    assert source.usual == bytearray([1, 0, 0])


def test_titles_in_spanish_and_values_without_titles_are_known_too() -> None:
    spanish = source_of("Fecha;Dirección;Prioridad\n2024-05-06;https://e.com/;0,5".encode("cp1252"))
    assert guessed_columns(spanish, URL_FIELDS, NOW) == {"lastmod": 0, "loc": 1, "priority": 2}
    assert spanish.encoding == "windows-1252"
    bare = source_of(b"0.5,weekly,x,06/05/2024,https://e.com/a\n0.7,daily,y,,https://e.com/b")
    assert guessed_columns(bare, URL_FIELDS, NOW) == {
        "priority": 0,
        "changefreq": 1,
        "lastmod": 3,
        "loc": 4,
    }


def test_what_else_is_a_date_beside_titles_is_no_lastmod() -> None:
    source = source_of(b"URL,Crawl Timestamp\nhttps://e.com/a,2024-05-06\n")
    assert guessed_columns(source, URL_FIELDS, NOW) == {"loc": 0}


def test_links_of_a_page_come_once_and_only_those_of_pages() -> None:
    source = source_of(PAGE.encode())
    assert (values(source), values(source, 1)) == (["x", "/z?a=1&b=2"], ["A bold", ""])
    assert source.base == "/dir/"


def test_a_log_counts_requests_and_tells_pages_that_were_got() -> None:
    source = source_of(LOG.encode() * 2)
    assert values(source) == ["/a?x=1", "/form", "/gone"]
    assert values(source, 3) == ["4", "2", "2"]
    assert values(source, 4)[0] == "2024-05-06T11:20:30+02:00"
    assert source.usual == bytearray([1, 0, 0])


def test_a_robots_txt_gives_its_sitemaps_before_other_urls() -> None:
    text = "Allow: /shop/\nDisallow: /x\nSITEMAP : https://e.com/s.xml # x\n# see https://e.com/\n"
    source = source_of(text.encode(), "robots.txt")
    assert values(source) == ["https://e.com/s.xml", "/shop/", "https://e.com/"]
    assert source.usual == bytearray([1, 0, 0])


def test_rows_of_a_sitemap_with_more_than_values_are_counted() -> None:
    image = '<image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"/>'
    link = '<x:link rel="alternate" hreflang="de" href="/" xmlns:x="http://www.w3.org/1999/xhtml"/>'
    rows = "".join(
        f"<url><loc>https://e.com/{number}</loc>{more}</url>"
        for number, more in enumerate(("", image, link, image + link, "<!-- image:image -->"))
    )
    source = source_of(urlset(rows))
    assert (len(source), source.rows_with_more) == (5, 3)
    assert source_of(b"https://e.com/a\n").rows_with_more == 0


def test_urls_are_found_within_notes() -> None:
    source = source_of(b"1. see (https://e.com/a)\n2. and <https://e.com/b>, please\n")
    assert values(source) == ["https://e.com/a", "https://e.com/b"]


def test_ragged_rows_stray_quotes_and_very_wide_lines_are_read_all_the_same() -> None:
    ragged = "loc,x\nhttps://e.com/a\nhttps://e.com/b,1,2,3\n" + "https://e.com/c" + "," * 100_000
    source = source_of(ragged.encode(), "a.csv")
    assert [len(column) for column in source.columns] == [3] * 256
    assert source.value(1, 3) == "3"
    stray = source_of(b'loc,t\nhttps://e.com/a,"open\nhttps://e.com/b,x\n', "a.csv")
    assert values(stray) == ["https://e.com/a", "https://e.com/b"]


@pytest.mark.parametrize(
    "data",
    [b"", b" \n\0", b"PK\x03\x04" + bytes(900), bytes(range(256)) * 9, b"\x89PNG\r\n\x1a\n\0\0"],
)
def test_what_holds_no_text_is_refused_with_a_reason(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    path.write_bytes(data)
    for place in (path, tmp_path, tmp_path / "gone"):
        with pytest.raises(SitemapError) as caught:
            source_of_file(place)
        assert str(caught.value)


def test_entities_of_a_page_reach_no_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("told")
    page = f'<!DOCTYPE html SYSTEM "{secret.as_uri()}" [<!ENTITY x SYSTEM "{secret.as_uri()}">]>'
    source = source_of(f"{page}<a href='https://e.com/&x;'>&x;</a>".encode(), "a.html")
    assert "told" not in values(source)[0] + values(source, 1)[0]


def test_a_long_source_is_read_in_steps_and_can_be_stopped() -> None:
    class Stopped(Exception):  # noqa: N818 - as people say it
        pass

    def stop(_done: float) -> None:
        raise Stopped

    for text in (CRAWL, LOG, PAGE, "https://e.com/a\n"):
        progress: Progress = stop
        with pytest.raises(Stopped):
            source_of(text.encode(), "", progress)
        assert len(source_of(text.encode(), "", no_progress))
