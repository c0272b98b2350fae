"""Feeds of all formats as rows, their dates as sitemaps write them; what is none is refused."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Cancelled, NotASitemap, NotWellFormed
from sitemap_editor.core.files.feeds import read_feed, w3c_date
from sitemap_editor.core.files.format import Imported
from sitemap_editor.core.files.formats import RSS
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c

DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'
ATOM = "http://www.w3.org/2005/Atom"
A = "https://example.com/a"


def rss(items: str, attributes: str = 'version="2.0"') -> Imported:
    return read_feed(f"<rss {attributes}><channel>{items}</channel></rss>".encode())


def atom(entries: str, namespace: str = ATOM, attributes: str = "") -> Imported:
    return read_feed(f"<feed xmlns='{namespace}' {attributes}>{entries}</feed>".encode())


def rows(feed: Imported) -> list[tuple[str | None, str | None]]:
    return [(row.loc, row.lastmod) for row in feed.rows]


def test_rss_gives_link_and_pub_date_of_each_item_in_order() -> None:
    feed = rss(
        f"<link>https://example.com/</link><item><link> {A} </link>"
        "<pubDate>Mon, 06 May 2024 10:20:30 +0200</pubDate></item>"
        "<item><link>https://example.com/b?c&amp;d</link></item>"
    )
    assert feed.format == "RSS 2.0"
    assert rows(feed) == [
        (A, "2024-05-06T10:20:30+02:00"),
        ("https://example.com/b?c&d", None),
    ]


def test_rss_1_gives_link_or_about_and_the_dublin_core_date() -> None:
    feed = read_feed(
        f"""<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" {DC}
        xmlns="http://purl.org/rss/1.0/"><channel rdf:about="{A}"><link>{A}</link></channel>
        <item rdf:about="urn:x"><link>{A}</link><dc:date>2024-05-06</dc:date></item>
        <item rdf:about="https://example.com/b"/></rdf:RDF>""".encode()
    )
    assert feed.format == "RSS 1.0"
    assert rows(feed) == [(A, "2024-05-06"), ("https://example.com/b", None)]


@pytest.mark.parametrize(
    ("namespace", "name", "changed", "written"),
    [
        (ATOM, "Atom 1.0", "updated", "published"),
        ("http://purl.org/atom/ns#", "Atom 0.3", "modified", "issued"),
    ],
)
def test_atom_gives_the_alternate_link_and_the_last_change(
    namespace: str, name: str, changed: str, written: str
) -> None:
    feed = atom(
        f"<link href='https://example.com/'/><entry><link rel='edit' href='https://x.y/'/>"
        f"<link rel='alternate' type='application/pdf' href='https://example.com/a.pdf'/>"
        f"<link rel='alternate' type='text/html' href='{A}'/>"
        f"<{written}>2024-05-05</{written}><{changed}>2024-05-06T10:20:30.5Z</{changed}></entry>"
        f"<entry><link href='https://example.com/b'/><{written}>2024-05-05</{written}></entry>",
        namespace,
    )
    assert feed.format == name
    assert rows(feed) == [(A, "2024-05-06T10:20:30.5Z"), ("https://example.com/b", "2024-05-05")]


def test_relative_links_are_resolved_by_xml_base() -> None:
    feed = atom(
        "<entry xml:base='c/'><link href='a'/></entry><entry><link href='/b'/></entry>",
        attributes="xml:base='https://example.com/d/'",
    )
    assert rows(feed) == [("https://example.com/d/c/a", None), ("https://example.com/b", None)]


def test_a_source_within_an_entry_is_not_mistaken_for_it() -> None:
    feed = atom(
        f"<entry><source><link href='https://x.y/'/><updated>2020-01-01</updated>"
        f"<entry><link href='https://x.y/z'/></entry></source><link href='{A}'/></entry>"
    )
    assert rows(feed) == [(A, None)]


@pytest.mark.parametrize(
    ("item", "url"),
    [
        (f"<guid>{A}</guid>", A),
        (f"<guid isPermaLink='true'>{A}</guid>", A),
        (f"<link/><guid>{A}</guid>", A),
        (f"<link><![CDATA[{A}]]></link>", A),
        (f"<link>{A}<!-- said --></link>", A),
        (f"<a:link xmlns:a='{ATOM}' href='{A}'/>", A),
        (f"<a:link xmlns:a='{ATOM}' href='https://x.y/'/><link>{A}</link>", A),
    ],
)
def test_an_item_says_its_address_in_many_ways(item: str, url: str) -> None:
    assert rows(rss(f"<item>{item}</item>")) == [(url, None)]


@pytest.mark.parametrize(
    "item", ["", "<guid>7bd2</guid>", f"<guid isPermaLink='false'>{A}</guid>", "<link> </link>"]
)
def test_an_item_without_an_address_is_left_out_and_counted(item: str) -> None:
    feed = rss(f"<item>{item}</item><item><link>{A}</link></item>")
    assert rows(feed) == [(A, None)]
    assert feed.left_out == 1


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2024-05-06T10:20:30+02:00", "2024-05-06T10:20:30+02:00"),
        ("Mon, 06 May 2024 10:20:30 GMT", "2024-05-06T10:20:30Z"),
        ("Mon, 06 May 2024 10:20:30 -0000", "2024-05-06T10:20:30Z"),
        ("6 May 2024 10:20 PDT", "2024-05-06T17:20:00Z"),
        ("Mon, 06 May 24 10:20:30 +0100", "2024-05-06T09:20:30Z"),
        ("Mon, 06 May 2024 10:20:30", "2024-05-06"),
        ("Mon, 06 May 24 10:20:30", "2024-05-06"),
        ("Mon, 06 May 2024 10:20:30 CET", "2024-05-06"),
        ("Mon, 06 May 24 10:20:30 EDT", "2024-05-06T14:20:30Z"),
        ("2024-05-06T10:20:30", "2024-05-06"),
        ("2024-05-06 10:20:30 +0200", "2024-05-06T10:20:30+02:00"),
        ("Mon, 31 Feb 2024 10:20:30 EST", None),
        ("2024-02-31", None),
        ("yesterday", None),
        ("", None),
    ],
)
def test_dates_become_w3c_dates_and_hours_without_a_zone_are_left_out(
    text: str, date: str | None
) -> None:
    assert w3c_date(text) == date


@given(st.text("0123456789 :+-TZGMESTJanFbrMy,./", max_size=32))
def test_no_text_makes_a_date_that_a_sitemap_may_not_have(text: str) -> None:
    date = w3c_date(text)
    assert date is None or isinstance(parse_w3c(date), W3CDate)


def test_a_date_that_cannot_be_read_gives_way_to_the_next() -> None:
    feed = atom(
        f"<entry><link href='{A}'/><updated>soon</updated><published>2024-05-06</published></entry>"
    )
    assert rows(feed) == [(A, "2024-05-06")]


@pytest.mark.parametrize("data", [b"<rss/>", b"<feed/>", b"<rss><channel><item/></channel></rss>"])
def test_a_feed_without_urls_is_refused(data: bytes) -> None:
    with pytest.raises(NotASitemap, match="lists no URL"):
        read_feed(data)


def test_a_broken_feed_is_refused_with_its_line() -> None:
    with pytest.raises(NotWellFormed) as caught:
        read_feed(b"<rss>\n<channel><title>a & b</title></channel></rss>")
    assert caught.value.line == 2


def test_a_document_type_with_declarations_is_refused_and_one_elsewhere_is_not_read() -> None:
    with pytest.raises(NotASitemap) as caught:
        read_feed(
            f'<!DOCTYPE rss [<!ENTITY a "{A}">]><rss><item><link>&a;</link></item></rss>'.encode()
        )
    assert caught.value.code == "F06"
    doctype = '<!DOCTYPE rss SYSTEM "http://example.com/rss-0.91.dtd">'
    feed = read_feed(f"{doctype}<rss><item><link>{A}</link></item></rss>".encode())
    assert rows(feed) == [(A, None)]


def test_reading_can_be_stopped() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    items = f"<item><link>{A}</link></item>" * 600
    with pytest.raises(Cancelled):
        read_feed(f"<rss>{items}</rss>".encode(), stop)


def test_a_feed_becomes_a_sitemap_that_was_never_saved() -> None:
    document = Document.of(rss(f"<item><link>{A}?b&amp;c</link></item>"))
    assert list(document) == [Row(f"{A}?b&c")]
    assert document.path is None
    assert list(Document.from_bytes(document.to_bytes())) == list(document)


def test_a_compressed_feed_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "feed.xml.gz"
    path.write_bytes(gzip.compress(f"<rss><item><link>{A}</link></item></rss>".encode()))
    document = Document.open(path, imports=[RSS])
    assert document.imported is not None
    assert rows(document.imported) == [(A, None)]


COUNTS = {
    "atom.xml": ("Atom 1.0", 1),
    "google-base-rss.xml": ("RSS 2.0", 22),
    "ror-lexmath.xml": ("RSS 2.0", 24),
    "ror-own-namespace.ror": ("RSS 2.0", 22),
    "rss-as-sitemap.rss": ("RSS 2.0", 22),
    "rss-blank-first-line.rss": ("RSS 2.0", 3),
    "rss-latin1-bytes.xml": ("RSS 2.0", 45),
    "rss-pubdate.xml": ("RSS 2.0", 7),
}


def test_every_feed_of_the_corpus_is_read(corpus: Path) -> None:
    found = {}
    for path in sorted((corpus / "feed").iterdir()):
        feed = Document.open(path, imports=[RSS]).imported
        assert feed is not None
        found[path.name] = (feed.format, len(feed.rows))
        assert all((row.loc or "").startswith("http") for row in feed.rows)
    assert found == COUNTS
