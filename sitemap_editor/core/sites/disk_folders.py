"""Files and folders of a site on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ReadError, SitemapError
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.files.sources import find_sources, peek_kind
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, Kind
from sitemap_editor.core.sites.origins import Listed, OnDisk, Origin, identity

_XML_SUFFIXES: Final = (".xml", f".xml{GZIP_SUFFIX}")
_SUFFIXES: Final = (*_XML_SUFFIXES, ".txt", f".txt{GZIP_SUFFIX}")


class DiskFolders:
    """Tells what there is on disk."""

    def below(self, folder: Path, unreadable: dict[str, SitemapError]) -> Iterator[Path]:
        """Yield what is called as sitemaps are, folders below too; note what cannot be read."""

        def note(error: OSError) -> None:
            path = os.fsdecode(error.filename)
            text = QT_TRANSLATE_NOOP("core", "This folder cannot be read: {reason}.")
            reason = error.strerror or str(error)
            unreadable[path] = ReadError("unreadable", text, {"reason": reason}, path=path)

        for where, _, names in os.walk(folder, onerror=note):
            some = (Path(where, name) for name in names if is_called_sitemap(name))
            yield from (path for path in some if path.is_file())

    def look_at(self, origins: Sequence[Origin]) -> None:
        """Do nothing: a disk is quick."""

    def kind(self, origin: Origin, *, by_name: bool) -> Kind | None:
        """Tell from its first bytes, and its name where that counts, what a file is."""
        return peek_kind(origin.path, None if by_name else "")

    def identity(self, origin: Origin) -> str:
        """Return the real path."""
        return identity(origin.path)

    def listed(
        self, index: Origin, locs: Sequence[str], unreadable: dict[str, SitemapError]
    ) -> dict[str, Listed]:
        """Return which files beside an index it lists."""
        del unreadable
        return {
            loc: Listed(None if file.path is None else OnDisk(file.path), file.owner)
            for loc, file in local_files(index.path, locs).items()
        }

    def beside(self, index: Origin) -> Iterator[Origin]:
        """Yield the sitemaps in the folder of an index."""
        folder = index.path.parent.resolve()
        for source in find_sources([folder], kind=SITEMAPINDEX).sources:
            yield OnDisk(source.path)

    def folder_of(self, origin: Origin) -> str:
        """Return the real path of the folder."""
        return str(origin.path.parent.resolve())


def is_called_sitemap(name: str) -> bool:
    """Tell whether a file is called as sitemaps are."""
    return name.lower().endswith(_SUFFIXES)


def is_called_xml(name: str) -> bool:
    """Tell whether a file is called as sitemaps of XML are."""
    return name.lower().endswith(_XML_SUFFIXES)
