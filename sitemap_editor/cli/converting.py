"""``sitemap-tool convert``: writes a file in another form."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from sitemap_editor.cli.console import FINE, UNUSABLE, complain
from sitemap_editor.cli.saving import save, write_copy
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import Imported, TableStyle
from sitemap_editor.core.files.formats import FORMATS, TABLES, format_named, kind_for, left_behind


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    convert = commands.add_parser(
        "convert",
        help="write a file, or the rows of a table or feed, as .xml, .xml.gz, .txt, .csv or .tsv",
    )
    convert.add_argument("source", metavar="IN")
    convert.add_argument("target", metavar="OUT")
    convert.add_argument("--force", action="store_true", help="overwrite OUT")
    convert.add_argument(
        "--excel", action="store_true", help="start a table with a UTF-8 byte order mark, for Excel"
    )
    convert.add_argument(
        "--escape-formulas",
        action="store_true",
        help="put an apostrophe before table values that a spreadsheet would calculate",
    )
    convert.set_defaults(run=_convert)


def _convert(options: argparse.Namespace) -> int:
    target = Path(options.target)
    if os.path.lexists(target) and not options.force:
        complain(f"{target}: exists already; --force overwrites it")
        return UNUSABLE
    try:
        document = Document.open(options.source, imports=FORMATS)
        if document.imported is not None:
            complain(f"{options.source}: {_told(document.imported, options.source)}")
        _tell_left_behind(document, options.source, target)
        if format_named(target.name).write is not None:
            write_copy(document, target, TableStyle(options.excel, options.escape_formulas))
            return FINE
        kind = kind_for(target, document.table.row_kind)
        if kind is not document.table.row_kind:
            document = document.converted(kind)
        elif document.form.was_converted:
            said = f"was {document.form.encoding}, is written as UTF-8"
            complain(f"{options.source}: {said}")
        save(document, target)
    except SitemapError as error:
        complain(f"{error.path or options.source}: {error}")
        return UNUSABLE
    return FINE


def _tell_left_behind(document: Document, source: str, target: Path) -> None:
    format_ = format_named(target.name)
    names = left_behind(document.table, format_)
    if names:
        complain(f"{source}: {format_.cannot_hold} Here: {', '.join(names)}")


def _told(imported: Imported, source: str) -> str:
    """Return what came of a file that is no sitemap."""
    if imported.format in {each.name for each in TABLES}:
        return " ".join(map(str, imported.remarks(Path(source).name)))
    said = f"{imported.format}, {len(imported.rows)} URLs"
    if imported.left_out:
        said += f"; {imported.left_out} entries without one are left out"
    return said
