"""Remembers where files are published, so that it is asked once a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.session.program.settings import PUBLISHED, Settings

_KEPT: Final = 200
_CROSS: Final = "cross"


class Publications:
    """The stored addresses, the latest first; each entry is path, URL and a word, tab-separated."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, path: Path | None) -> Published | None:
        """Return where the file at `path` is published, if somebody said so."""
        for entry in self._settings.get(PUBLISHED):
            name, _, rest = entry.partition("\t")
            url, _, word = rest.partition("\t")
            if path is not None and name == str(path) and is_publishable(url):
                return Published(url, is_cross_submitted=word == _CROSS)
        return None

    def remember(self, path: Path, published: Published | None) -> None:
        """Remember an address for a file; None forgets it."""
        kept = [
            entry
            for entry in self._settings.get(PUBLISHED)
            if entry.partition("\t")[0] != str(path)
        ]
        if published is not None and published.is_sure:
            word = _CROSS if published.is_cross_submitted else ""
            kept.insert(0, f"{path}\t{published.url}\t{word}")
        self._settings.set(PUBLISHED, kept[:_KEPT])
