"""Makes sitemap indexes: rows for files on disk, and the line that names one in robots.txt."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    NotASitemap,
    Progress,
    Remark,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.children import Child
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, url_in
from sitemap_editor.core.protocol.robots import lines_for


def index_of(
    files: Sequence[Path],
    folder_url: str,
    *,
    index_path: Path | None = None,
    progress: Progress = no_progress,
) -> Document:
    """Return an index that lists `files` in this order. Arguments and errors: as `rows_for`."""
    rows = rows_for(files, folder_url, index_path, progress=progress)
    return Document.new(SITEMAPINDEX, rows)


def rows_for(
    files: Sequence[Path],
    folder_url: str,
    index_path: Path | None = None,
    *,
    progress: Progress = no_progress,
) -> list[Row]:
    """Return a row a file, as they are published in the folder with this URL (ending in a slash).

    Folders of the URLs are those on disk: from the folder of the index, or from the one all files
    have in common where some lie elsewhere. lastmod is when the file changed, in UTC, so that it
    reads the same wherever the index is made. A file that is given twice, and the index itself, are
    left out.

    Raises: ReadError, ContentError for what is no sitemap, NotASitemap (I04) for an index; with
    the path. Cancelled by way of `progress`.
    """
    own = None if index_path is None else _plain(index_path)
    paths = [path for path in dict.fromkeys(map(_plain, files)) if path != own]
    if not paths:
        return []
    base = _base(paths, own)
    return [
        _row(path, folder_url, base, share_of(progress, number / len(paths), 1 / len(paths)))
        for number, path in enumerate(paths)
    ]


def robots_lines(published: Published | None) -> tuple[str, Remark | None]:
    """Return the lines for robots.txt to copy, and what there is to say before that is done.

    For an index as for a lone sitemap it is its own line: who reads an index finds its sitemaps.
    """
    if published is None:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Enter the URL where the sitemap is published: robots.txt lists it by its full URL.",
        )
        return "", Remark(text, is_obstacle=True)
    lines = lines_for([published.url])
    if published.is_sure:
        return lines, None
    text = QT_TRANSLATE_NOOP(
        "core",
        "The URL {url} is a guess. Make sure that the sitemap is published there before you add "
        "the line to robots.txt.",
    )
    return lines, Remark(text, {"url": published.url})


def _row(path: Path, folder_url: str, base: Path, progress: Progress) -> Row:
    document = Document.open(path, progress=progress)
    if document.kind == SITEMAPINDEX.name:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” is a sitemap index. An index can only list sitemaps: choose the sitemaps "
            "in it instead.",
        )
        raise NotASitemap("I04", text, {"name": path.name}, path=path)
    names = "/".join(url_in("", name) for name in path.relative_to(base).parts)
    lastmod = Child(names, path, document.stamp).lastmod_like(None)
    return Row(folder_url + names, lastmod or None)


def _base(paths: Sequence[Path], index_path: Path | None) -> Path:
    """Return the folder that is published at the given URL."""
    if index_path is not None and all(path.is_relative_to(index_path.parent) for path in paths):
        return index_path.parent
    try:
        return Path(os.path.commonpath([path.parent for path in paths]))
    except ValueError:  # files on several drives of Windows
        text = QT_TRANSLATE_NOOP(
            "core",
            "The files are on several drives, so their URLs cannot be determined. Put them into "
            "one folder.",
        )
        raise NotASitemap("drives", text) from None


def _plain(path: Path) -> Path:
    """Return the whole path without detours; links stay, since they are what is published."""
    return Path(os.path.normpath(path.absolute()))
