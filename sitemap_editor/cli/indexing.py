"""``sitemap-tool index``: makes a sitemap index of files."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from sitemap_editor.cli.console import FINE, Refused
from sitemap_editor.cli.saving import check_writable, save
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.indexing.plan import index_of
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import folder_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    index = commands.add_parser("index", help="create a sitemap index from files")
    index.add_argument("files", nargs="+", metavar="FILE")
    index.add_argument(
        "--published-at",
        metavar="URL",
        required=True,
        help="the URL of the index, or of its folder (ending with a slash)",
    )
    index.add_argument("--output", metavar="FILE", required=True, help="the index to write")
    index.add_argument("--force", action="store_true", help="overwrite the index")
    index.set_defaults(run=_index, about="output")


def _index(options: argparse.Namespace) -> int:
    target = Path(options.output)
    folder = folder_of(options.published_at)
    if folder is None:
        said = "--published-at needs a full URL, such as https://a.org/sitemap.xml"
        raise Refused(f"sitemap-tool index: {said}")
    check_writable(target, may_replace=options.force)
    if any(_is_same(target, file) for file in options.files) and not _is_index(target):
        raise Refused(f"{target}: is a sitemap, and one of the files; choose another --output")
    document = index_of([Path(file) for file in options.files], folder, index_path=target)
    if not len(document):
        raise Refused("sitemap-tool index: there is no FILE but the index itself")
    save(document, target)
    return FINE


def _is_same(target: Path, file: str) -> bool:
    return os.path.lexists(target) and os.path.realpath(target) == os.path.realpath(file)


def _is_index(target: Path) -> bool:
    """Tell whether a file is an index, such as an earlier one that a pattern named with the others.

    What cannot be read is none.
    """
    try:
        return Document.open(target).table.row_kind is SITEMAPINDEX
    except SitemapError:
        return False
