"""The links in what is pasted or dropped on the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData

from sitemap_editor.core.protocol.location import is_address

_MOST: Final = 20
_LONGEST: Final = 1 << 16


def links_in(mime: QMimeData) -> list[str]:
    """Return the URLs of the web in it, each once; none where it holds anything else as well."""
    urls = [url.toString() for url in mime.urls()]
    texts = urls or mime.text()[:_LONGEST].split()
    links = list(dict.fromkeys(texts))
    return links if len(links) <= _MOST and all(map(is_address, links)) else []
