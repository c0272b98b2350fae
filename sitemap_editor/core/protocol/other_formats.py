"""Formats of XML and of feeds that are no sitemaps, known by their root element."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sitemap_editor.core.protocol.namespaces import XML

_RDF: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
_OF_NETSCAPE: Final = "netscape.com/rdf/simple/0.9/"
_RSS_IN_RDF: Final = (
    "http://purl.org/rss/1.0/",
    f"http://my.{_OF_NETSCAPE}",
    f"http://channel.{_OF_NETSCAPE}",
)
_IN_ANY_RDF: Final = (_RDF, XML, "", "-")
_ATOM: Final = ("http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#", "")
_BY_NAMESPACE: Final = {
    "http://www.w3.org/1999/XSL/Transform": "XSLT",
    _RDF: "RDF",
    "http://www.w3.org/2000/svg": "SVG",
    "http://www.w3.org/2001/XMLSchema": "XML Schema",
    "http://www.w3.org/1998/Math/MathML": "MathML",
    "http://www.opengis.net/kml/2.2": "KML",
    "http://earth.google.com/kml/2.0": "KML",
    "http://earth.google.com/kml/2.1": "KML",
    "http://earth.google.com/kml/2.2": "KML",
    "http://www.topografix.com/GPX/1/0": "GPX",
    "http://www.topografix.com/GPX/1/1": "GPX",
    "http://a9.com/-/spec/opensearch/1.1/": "OpenSearch",
    "http://maven.apache.org/POM/4.0.0": "Maven POM",
    "http://docbook.org/ns/docbook": "DocBook",
    "http://schemas.xmlsoap.org/soap/envelope/": "SOAP",
    "http://www.w3.org/2003/05/soap-envelope": "SOAP",
}
_WITHOUT_NAMESPACE: Final = {
    "svg": "SVG",
    "kml": "KML",
    "gpx": "GPX",
    "plist": "Property List (plist)",
    "opml": "OPML",
    "TS": "Qt Linguist",
    "xbel": "XBEL",
    "OpenSearchDescription": "OpenSearch",
}


def is_feed(root: str, namespace: str, declared: Collection[str]) -> bool:
    """Tell whether a root element begins a news feed.

    `declared` are the namespaces that it names. RDF with others than RSS tells of other things.
    """
    if root == "rss":
        return True
    if root == "feed":
        return namespace in _ATOM
    others = set(declared).difference(_IN_ANY_RDF)
    return root == "RDF" and (namespace != _RDF or not others or not others.isdisjoint(_RSS_IN_RDF))


def xml_format(root: str, namespace: str) -> str:
    """Return the name of the format that a root element begins; empty where it is not known."""
    return _WITHOUT_NAMESPACE.get(root, "") if not namespace else _BY_NAMESPACE.get(namespace, "")
