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
