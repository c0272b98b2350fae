"""``sitemap-tool rows``: a sitemap as text, a row a line: what git shows as differences."""

from __future__ import annotations

import argparse
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from sitemap_editor.cli.console import FINE, say, say_each
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.compression import unpacked
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.operations.comparing.digests import others

_ROWS_AT_ONCE: Final = 1_024


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    rows = commands.add_parser("rows", help="print a sitemap, compressed or not, a row a line")
    rows.add_argument("file", metavar="FILE")
    rows.add_argument(
        "--or-text",
        action="store_true",
        help="print a file that cannot be read as a sitemap as it is: git shows nothing otherwise",
    )
    rows.set_defaults(run=_rows, about="file")


def _rows(options: argparse.Namespace) -> int:
    try:
        table = Document.open(options.file).table
    except SitemapError as error:
        if not options.or_text:
            raise
        _say_text(options.file, error)
        return FINE
    order = iter(table.order)
    while some := list(islice(order, _ROWS_AT_ONCE)):
        data = list(map(table.row_bytes, some))
        more = (each.written.decode("utf-8", "replace") for each in others(table, data))
        values = (table.row_format.read(row) for row in data)
        say_each(
            "  ".join(" ".join(cell.split()) for cell in (*row, rest) if cell)
            for row, rest in zip(values, more, strict=True)
        )
    return FINE


def _say_text(name: str, error: SitemapError) -> None:
    """Print why a file is no sitemap, then its lines. Raises: `error` where it cannot be read."""
    try:
        data = Path(name).read_bytes()
    except OSError:
        raise error from None
    with suppress(SitemapError):  # what cannot be unpacked is shown packed
        data = unpacked(data, DEFAULT_CAP_BYTES)
    say(f"# {error}")
    say_each(data.decode("utf-8", "replace").splitlines())
