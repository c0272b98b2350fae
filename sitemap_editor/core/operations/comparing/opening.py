"""Opens what is to be compared: a file, a folder, an index with all its files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sitemap_editor.core.errors import Progress, Remark, SitemapError, no_progress, share_of
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.files.formats import TABLES
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.files.sources import Source, find_sources
from sitemap_editor.core.operations.comparing.sides import Side, SiteFile


@dataclass(frozen=True, slots=True)
class OpenedSide:
    """The rows of a side, and what there is to say of files that could not be had."""

    side: Side
    remarks: Sequence[Remark] = ()


def open_side(
    path: Path,
    *,
    is_alone: bool = False,
    cap_bytes: int = DEFAULT_CAP_BYTES,
    progress: Progress = no_progress,
) -> OpenedSide:
    """Open a file, the sitemaps right in a folder, or those an index lists and that lie beside it.

    An index none of whose sitemaps are there is compared by its own rows; `is_alone`: any index.
    Raises: SitemapError, with its path, for the first file that cannot be read; Cancelled.
    """
    if is_alone:
        return OpenedSide(
            Side([SiteFile(_name(Source(path, None)), _opened(path, cap_bytes, progress).table)])
        )
    found = find_sources([path])
    sources = found.sources
    if not sources and path.is_file():
        sources = [Source(path, None)]
    files = []
    for number, source in enumerate(sources):
        told = share_of(progress, number / len(sources), 1 / len(sources))
        files.append(SiteFile(_name(source), _opened(source.path, cap_bytes, told).table))
    progress(1.0)
    return OpenedSide(Side(files), found.remarks)


def _opened(path: Path, cap_bytes: int, progress: Progress) -> Document:
    try:
        return Document.open(path, cap_bytes=cap_bytes, progress=progress, imports=TABLES)
    except SitemapError as error:
        error.path = error.path or os.fspath(path)
        raise


def _name(source: Source) -> str:
    """Return the name of a file below what it was found through: the same on the other side."""
    path = source.path
    if source.via is not None:
        folder = source.via if source.via.is_dir() else source.via.parent
        if path.is_relative_to(folder):
            path = path.relative_to(folder)
    name = path.as_posix() if source.via is not None else path.name
    return name.removesuffix(GZIP_SUFFIX)
