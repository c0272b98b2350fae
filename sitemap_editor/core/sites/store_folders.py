"""Files and folders of a site in a store that a URL names."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ReadError, SitemapError
from sitemap_editor.core.files.children import Claim, granted_files, names_of, spellings
from sitemap_editor.core.files.sources import may_be_sitemap, natural_key, peek_kind
from sitemap_editor.core.protocol.fields import Kind
from sitemap_editor.core.sites.disk_folders import is_called_sitemap
from sitemap_editor.core.sites.origins import Listed, Origin
from sitemap_editor.core.sites.stores import WEB, Store, Stored

_PATTERN: Final = "*["
_ELSEWHERE: Final = QT_TRANSLATE_NOOP(
    "core", "It is on another site than its index, and is not asked for. Name it by its own URL."
)
_PEEK_BYTES: Final = 1 << 16
_AT_ONCE: Final = 16


class StoreFolders:
    """Tells what there is in a store, asking for few things, and for each once."""

    def __init__(self, url: str, silence_s: float) -> None:
        """Find what reads such URLs. Raises: SitemapError where nothing here can."""
        self._url = url
        self._silence_s = silence_s
        self._store = Store(url, silence_s)
        self._is_web = self._store.protocol in WEB
        self._beginnings: dict[str, bytes | None] = {}

    def named(self) -> list[Stored]:
        """Return the files that the URL names. Raises: SitemapError."""
        if self._is_web and "**" in self._url:
            text = QT_TRANSLATE_NOOP(
                "core", "“**” would ask for every page of a site. Name an index, or one folder."
            )
            raise ReadError("pattern", text)
        if any(sign in self._url for sign in (_PATTERN[:1] if self._is_web else _PATTERN)):
            return _sorted(self._store.matching())
        if self._is_web:  # where any name is a file, and none is a folder
            file = self._store.file()
            return [] if file is None else [file]
        file = self._store.file()
        if file is not None:
            return [file]
        return _sorted(each for each in self._store.below() if is_called_sitemap(each.path.name))

    def look_at(self, origins: Sequence[Origin]) -> None:
        """Ask for the beginnings of some files at once, where the first is not known."""
        new = [each for each in origins if isinstance(each, Stored)]
        if not new or new[0].url in self._beginnings:
            return
        with ThreadPoolExecutor(_AT_ONCE) as pool:
            wanted = [each for each in new if each.url not in self._beginnings]
            for each, data in zip(wanted, pool.map(_beginning, wanted), strict=True):
                self._beginnings[each.url] = data

    def kind(self, origin: Origin, *, by_name: bool) -> Kind | None:
        """Tell from its first bytes, and its name where that counts, what a file is."""
        with self._beginning(origin) as path:
            return peek_kind(path, origin.path.name if by_name else "")

    @contextmanager
    def _beginning(self, origin: Origin) -> Iterator[Path]:
        """Give the first bytes as a file, which is asked for once; no file where there are none."""
        self.look_at([origin])
        data = self._beginnings[self.identity(origin)]
        self._beginnings[self.identity(origin)] = None
        with tempfile.TemporaryDirectory(prefix="site-") as folder:
            path = Path(folder, "sitemap")
            if data is not None:
                path.write_bytes(data)
            yield path

    def identity(self, origin: Origin) -> str:
        """Return the URL."""
        assert isinstance(origin, Stored)  # noqa: S101 - no others are given out here
        return origin.url

    def listed(
        self, index: Origin, locs: Sequence[str], unreadable: dict[str, SitemapError]
    ) -> dict[str, Listed]:
        """Return where what an index lists is; note what is not asked for. Raises: SitemapError."""
        if self._is_web:
            return {loc: self._on_site(index, loc, unreadable) for loc in locs}
        folder = self.folder_of(index)
        own = self.identity(index)

        def located(loc: str) -> Claim[Stored] | None:
            *folders, name = names_of(loc) or [""]
            for start in range(len(folders) + 1 if name else 0):
                files = self._store.in_folder("/".join([folder, *folders[start:]]))
                for each in spellings(name):
                    if each in files and files[each].url != own:
                        return files[each], start
            return None

        granted = granted_files(locs, located)
        return {loc: Listed(file, owner) for loc, (file, owner) in granted.items()}

    def _on_site(self, index: Origin, loc: str, unreadable: dict[str, SitemapError]) -> Listed:
        """Return what is asked for by its own URL: on the site that was named, and no other."""
        if _site(loc) == _site(self.identity(index)):
            return Listed(Stored(loc, silence_s=self._silence_s))
        unreadable[loc] = ReadError("elsewhere", _ELSEWHERE)
        return Listed(is_elsewhere=True)

    def beside(self, index: Origin) -> Iterator[Origin]:
        """Yield the sitemaps in the folder of an index; the web tells of none."""
        if self._is_web:
            return
        files = self._store.in_folder(self.folder_of(index)).values()
        some = [each for each in _sorted(files) if is_called_sitemap(each.path.name)]
        for each in some:
            with self._beginning(each) as path:
                if may_be_sitemap(path):
                    yield each

    def folder_of(self, origin: Origin) -> str:
        """Return the folder in the store."""
        return self.identity(origin).rpartition("/")[0]


def _sorted(files: Iterable[Stored]) -> list[Stored]:
    return sorted(files, key=lambda each: natural_key(each.url))


def _beginning(file: Stored) -> bytes | None:
    """Return the first bytes; None where reading all of it is to say why there are none."""
    try:
        return file.first_bytes(_PEEK_BYTES)
    except SitemapError:
        return None


def _site(url: str) -> tuple[str | None, int | None]:
    try:
        parts = urlsplit(url)
        site = parts.hostname, parts.port
    except ValueError:
        return None, None
    return site
