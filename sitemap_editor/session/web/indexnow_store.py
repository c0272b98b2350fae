"""What is remembered of IndexNow between runs: keys by host, the endpoint, what was sent."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from sitemap_editor.core.web.publishing.indexnow import ENDPOINT
from sitemap_editor.core.web.publishing.indexnow_key import is_key
from sitemap_editor.session.program.settings import INDEXNOW_ENDPOINT, INDEXNOW_KEYS, Settings

_KEPT: Final = 200
_NAME_BYTES: Final = 10


class IndexNowStore:
    """Keys lie in the settings, each as host, key and URL of its file; states in a folder."""

    def __init__(self, settings: Settings, folder: Path | None) -> None:
        self._settings = settings
        self._folder = folder

    def key_of(self, host: str) -> tuple[str, str]:
        """Return the key of a host and the URL of its file; empty where none is known."""
        for entry in self._settings.get(INDEXNOW_KEYS):
            name, _, rest = entry.partition("\t")
            key, _, location = rest.partition("\t")
            if name == host and is_key(key):
                return key, location
        return "", ""

    def remember_key(self, host: str, key: str, location: str) -> None:
        """Remember the key of a host."""
        entries = self._settings.get(INDEXNOW_KEYS)
        others = [each for each in entries if each.partition("\t")[0] != host]
        self._settings.set(INDEXNOW_KEYS, [f"{host}\t{key}\t{location}", *others][:_KEPT])

    @property
    def endpoint(self) -> str:
        """Where to send to."""
        return self._settings.get(INDEXNOW_ENDPOINT) or ENDPOINT

    def remember_endpoint(self, url: str) -> None:
        """Send there from now on."""
        self._settings.set(INDEXNOW_ENDPOINT, "" if url == ENDPOINT else url)

    def state_path(self, published: str) -> Path | None:
        """Return where it is kept what was sent of a sitemap; None where nothing is kept."""
        if self._folder is None:
            return None
        name = blake2b(published.encode(), digest_size=_NAME_BYTES).hexdigest()
        return self._folder / f"{name}.json"
