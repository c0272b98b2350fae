"""Short ways to write a sitemap down in a test."""

from __future__ import annotations

from typing import Final

from sitemap_editor import Document

SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
IMAGE: Final = "http://www.google.com/schemas/sitemap-image/1.1"


def urlset(body: str, attributes: str = "", *, before: str = "", after: str = "") -> bytes:
    """Return a urlset in the right namespace."""
    return f'{before}<urlset xmlns="{SITEMAP}"{attributes}>{body}</urlset>{after}'.encode()


def document(body: str, attributes: str = "", *, before: str = "", after: str = "") -> Document:
    """Open a urlset."""
    return Document.from_bytes(urlset(body, attributes, before=before, after=after))


def body(opened: Document) -> str:
    """Return what stands between the root's tags."""
    data = opened.to_bytes().decode()
    return data[data.index(">", data.index("urlset")) + 1 : data.rindex("</")]
