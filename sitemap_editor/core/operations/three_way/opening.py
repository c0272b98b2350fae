"""Opens the versions that are merged: git names an empty file where there was none before."""

from __future__ import annotations

import os
from pathlib import Path

from sitemap_editor.core.errors import NotASitemap, Progress, SitemapError, no_progress
from sitemap_editor.core.files.document import Document


def open_version(path: Path, progress: Progress = no_progress) -> Document:
    """Open a version. Raises: SitemapError with its path."""
    try:
        return Document.open(path, progress=progress)
    except SitemapError as error:
        error.path = error.path or os.fspath(path)
        raise


def open_base(path: Path, ours: Document, progress: Progress = no_progress) -> Document:
    """Open the version before both; an empty file is one without rows: both added the sitemap.

    Source: git-mergetool.sh, which writes an empty BASE; gitattributes(5), "Defining a custom
    merge driver". Raises: SitemapError with its path.
    """
    try:
        return open_version(path, progress)
    except NotASitemap as error:
        if error.code != "empty":
            raise
        return Document.new(ours.table.row_kind)
