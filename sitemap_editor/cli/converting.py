"""``sitemap-tool convert``: writes a file in another form."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from sitemap_editor.cli.console import complain
from sitemap_editor.cli.exit_codes import FINE, UNUSABLE
from sitemap_editor.cli.saving import save
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document, kind_for
from sitemap_editor.core.files.feeds import FEED, open_feed


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    convert = commands.add_parser(
        "convert", help="write a file, or the URLs of a feed, as .xml, .xml.gz, .txt or .txt.gz"
    )
    convert.add_argument("source", metavar="IN")
    convert.add_argument("target", metavar="OUT")
    convert.add_argument("--force", action="store_true", help="overwrite OUT")
    convert.set_defaults(run=_convert)


def _convert(options: argparse.Namespace) -> int:
    target = Path(options.target)
    if os.path.lexists(target) and not options.force:
        complain(f"{target}: exists already; --force overwrites it")
        return UNUSABLE
    try:
        document = _opened(options.source)
        kind = kind_for(target, document.table.row_kind)
        if kind is not document.table.row_kind:
            if any(any(row[1:]) for row in document):
                said = "only URLs fit into a text sitemap; other values are left out"
                complain(f"{options.source}: {said}")
            document = document.converted(kind)
        elif document.form.was_converted:
            said = f"was {document.form.encoding}, is written as UTF-8"
            complain(f"{options.source}: {said}")
        save(document, target)
    except SitemapError as error:
        complain(f"{error.path or options.source}: {error}")
        return UNUSABLE
    return FINE


def _opened(source: str) -> Document:
    """Open a sitemap, or make one of the URLs of a feed, and say so."""
    try:
        return Document.open(source)
    except SitemapError as error:
        if error.code != FEED:
            raise
    feed = open_feed(Path(source))
    said = f"{source}: {feed.format}, {len(feed.rows)} URLs"
    if feed.left_out:
        said += f"; {feed.left_out} entries without one are left out"
    complain(said)
    return feed.document()
