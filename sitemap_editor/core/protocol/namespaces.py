"""Namespace names of the protocol and of its well-known extensions.

Source: PROTOCOL F08, F09 and section 8; the URIs are names and are never opened.
"""

from __future__ import annotations

from typing import Final

SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
XML: Final = "http://www.w3.org/XML/1998/namespace"
LEGACY: Final = (
    "http://www.google.com/schemas/sitemap/0.84",
    "http://www.google.com/schemas/sitemap/0.9",
    "http://www.google.com/schemas/sitemap/0.90",
)
IMAGE: Final = "http://www.google.com/schemas/sitemap-image/1.1"
VIDEO: Final = "http://www.google.com/schemas/sitemap-video/1.1"
NEWS: Final = "http://www.google.com/schemas/sitemap-news/0.9"
XHTML: Final = "http://www.w3.org/1999/xhtml"
MOBILE: Final = "http://www.google.com/schemas/sitemap-mobile/1.0"
CODESEARCH: Final = "http://www.google.com/codesearch/schemas/sitemap/1.0"
GEO: Final = "http://www.google.com/geo/schemas/sitemap/1.0"
PAGEMAP: Final = "http://www.google.com/schemas/sitemap-pagemap/1.0"
XSI: Final = "http://www.w3.org/2001/XMLSchema-instance"
