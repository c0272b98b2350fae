"""Where a sitemap is published, and what that says about its site and folder."""

from __future__ import annotations

import pytest

from sitemap_editor.core.protocol.location import (
    Published,
    folder_of,
    is_publishable,
    site_of,
    url_in,
)


@pytest.mark.parametrize(
    ("url", "site", "folder"),
    [
        ("https://example.com/sitemap.xml", "https://example.com", "/"),
        ("HTTP://Example.com:80/blog/sitemap.xml", "http://example.com", "/blog/"),
        ("https://example.com:8443/a/b/c.xml?d=/e", "https://example.com:8443", "/a/b/"),
        ("https://example.com", "https://example.com", "/"),
        ("no url", "", "/"),
    ],
)
def test_a_place_has_a_site_and_a_folder(url: str, site: str, folder: str) -> None:
    published = Published(url)
    assert (published.site, published.folder) == (site, folder)
    assert published.is_sure
    assert not published.is_cross_submitted


@pytest.mark.parametrize(
    ("url", "site"),
    [
        (" https://EXAMPLE.com/a ", "https://example.com"),
        ("https://me:word@example.com:443?x", "https://example.com"),
        ("http://example.com:443/", "http://example.com:443"),
        ("http://example.com:/", "http://example.com"),
        ("https://[2001:DB8::1]:8080/", "https://[2001:db8::1]:8080"),
        ("ftp://example.com:21/", "ftp://example.com:21"),
        ("https:///path", None),
        ("mailto:me@example.com", None),
        ("/relative", None),
        ("", None),
    ],
)
def test_the_site_of_a_url_is_scheme_host_and_port(url: str, site: str | None) -> None:
    assert site_of(url) == site


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://example.com/sitemap.xml", True),
        ("http://example.com:8080/a/index.xml?x", True),
        ("HTTPS://example.com/a", True),
        ("https://example.com/", False),
        ("https://example.com", False),
        ("https://example.com/folder/", False),
        ("ftp://example.com/a.xml", False),
        ("https://exa..mple/a.xml", False),
        ("https://example.com/a b.xml", False),
        ("sitemap.xml", False),
    ],
)
def test_only_an_absolute_url_of_a_file_can_be_published(url: str, expected: bool) -> None:
    assert is_publishable(url) == expected


@pytest.mark.parametrize(
    ("url", "folder"),
    [
        ("https://example.com", "https://example.com/"),
        (" HTTPS://Example.com:443/maps/index.xml?x=/y ", "https://example.com/maps/"),
        ("http://example.com/maps/", "http://example.com/maps/"),
        ("ftp://example.com/", None),
        ("//example.com/", None),
        ("https://exa mple.com/", None),
        ("https://example.com/a b/", None),
        ("", None),
    ],
)
def test_a_url_names_a_folder_or_lies_in_one(url: str, folder: str | None) -> None:
    assert folder_of(url) == folder


def test_a_file_in_a_folder_has_a_url() -> None:
    assert url_in("https://a.org/m/", "ä b#1.xml") == "https://a.org/m/%C3%A4%20b%231.xml"
    assert url_in("https://a.org/", "sitemap-1.xml.gz") == "https://a.org/sitemap-1.xml.gz"
