"""What an answer is, by its first bytes."""

from __future__ import annotations

import gzip

import pytest

from sitemap_editor.core.web.opening.content import Content, content_of, name_in

_NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
_SITEMAP = f"<?xml version='1.0'?>\n<!-- by us --><urlset {_NS}><url>".encode()

_ANSWERS = [
    (_SITEMAP, "https://a.org/x", Content.URLSET),
    (gzip.compress(_SITEMAP, mtime=0), "https://a.org/x.xml", Content.URLSET),
    (b"\n \n" + _SITEMAP, "https://a.org/x", Content.URLSET),
    (f"<s:urlset xmlns:s='{_NS[7:-1]}'/>".encode(), "https://a.org/x", Content.URLSET),
    (b"<urlset xmlns:a='&'><a:b", "https://a.org/x", Content.URLSET),
    (f"<sitemapindex {_NS}/>".encode(), "https://a.org/x", Content.INDEX),
    (f"<sitemapindex {_NS}/>".encode("utf-16"), "https://a.org/x", Content.INDEX),
    (b"https://a.org/1\nhttps://a.org/2\n", "https://a.org/list", Content.TEXT),
    (b"nothing of the kind", "https://a.org/sitemap.txt", Content.TEXT),
    (b"<rss version='2.0'><channel/></rss>", "https://a.org/feed", Content.FEED),
    (b"<feed xmlns='http://www.w3.org/2005/Atom'/>", "https://a.org/feed", Content.FEED),
    (b"User-agent: *\nDisallow:\n", "https://a.org/x", Content.ROBOTS),
    (b"Sitemap: https://a.org/s.xml\n", "https://a.org/robots.txt", Content.ROBOTS),
    (b"<!doctype html><p>", "https://a.org/robots.txt", Content.PAGE),
    (b"<html xmlns='http://www.w3.org/1999/xhtml'>", "https://a.org/", Content.PAGE),
    (b'<?xml version="1.0"?><html>', "https://a.org/", Content.PAGE),
    (b'{"a": 1}', "https://a.org/", Content.OTHER),
    (b"PK\x03\x04rest", "https://a.org/sitemap.xml", Content.OTHER),
    (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "https://a.org/", Content.OTHER),
    (b"", "https://a.org/", Content.NOTHING),
    (b" \r\n", "https://a.org/", Content.NOTHING),
    (gzip.compress(b"", mtime=0), "https://a.org/sitemap.xml.gz", Content.NOTHING),
    (b"\x1f\x8bno gzip at all", "https://a.org/sitemap.xml.gz", Content.NOTHING),
]


@pytest.mark.parametrize(("data", "url", "content"), _ANSWERS)
def test_bytes_are_told_by_how_they_begin(data: bytes, url: str, content: Content) -> None:
    assert content_of(data, url) is content


def test_a_bomb_is_looked_at_only_where_it_begins() -> None:
    assert content_of(gzip.compress(b"\0" * 50_000_000), "https://a.org/x.gz") is Content.NOTHING


def test_a_name_is_the_last_part_of_the_path() -> None:
    assert name_in("https://a.org/b/site%20map.xml?x=/y#z") == "site map.xml"
    assert name_in("https://a.org") == ""
    assert name_in("no URL") == ""
