"""Which root elements begin a feed, and which another known format."""

from __future__ import annotations

import pytest

from sitemap_editor.core.protocol.other_formats import is_feed, xml_format

RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
RSS_1 = "http://purl.org/rss/1.0/"
RSS_090 = "http://my.netscape.com/rdf/" + "simple/0.9/"
FOAF = "http://xmlns.com/foaf/0.1/"


@pytest.mark.parametrize(
    ("root", "namespace", "declared"),
    [
        ("rss", "", [""]),
        ("feed", "http://www.w3.org/2005/Atom", []),
        ("feed", "http://purl.org/atom/ns#", []),
        ("feed", "", [""]),
        ("RDF", RDF, [RDF, RSS_1]),
        ("RDF", RDF, [RDF, RSS_090, FOAF]),
        ("RDF", RDF, [RDF]),
    ],
)
def test_feeds(root: str, namespace: str, declared: list[str]) -> None:
    assert is_feed(root, namespace, declared)


@pytest.mark.parametrize(
    ("root", "namespace", "declared"),
    [
        ("RDF", RDF, [RDF, FOAF]),
        ("feed", "urn:cattle", ["urn:cattle"]),
        ("urlset", "", []),
        ("svg", "http://www.w3.org/2000/svg", []),
    ],
)
def test_what_is_no_feed(root: str, namespace: str, declared: list[str]) -> None:
    assert not is_feed(root, namespace, declared)


@pytest.mark.parametrize(
    ("root", "namespace", "name"),
    [
        ("svg", "http://www.w3.org/2000/svg", "SVG"),
        ("kml", "http://www.opengis.net/kml/2.2", "KML"),
        ("stylesheet", "http://www.w3.org/1999/XSL/Transform", "XSLT"),
        ("RDF", RDF, "RDF"),
        ("opml", "", "OPML"),
        ("plist", "", "Property List (plist)"),
        ("svg", "urn:other", ""),
        ("a", "", ""),
    ],
)
def test_known_formats_have_a_name(root: str, namespace: str, name: str) -> None:
    assert xml_format(root, namespace) == name
