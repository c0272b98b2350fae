"""``sitemap-tool convert``: writes a file in another form."""

from __future__ import annotations

import argparse
from pathlib import Path

from sitemap_editor.cli.arguments import add_flag
from sitemap_editor.cli.console import FINE, complain
from sitemap_editor.cli.saving import check_free, save, tell_converted
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
    add_flag(convert, "--force", "overwrite OUT")
    add_flag(convert, "--excel", "start a table with a UTF-8 byte order mark, for Excel")
    add_flag(
        convert,
        "--escape-formulas",
        "put an apostrophe before table values that a spreadsheet would calculate",
    )
    convert.set_defaults(run=_convert, about="source")


def _convert(options: argparse.Namespace) -> int:
    target = Path(options.target)
    check_free(target, may_replace=options.force)
    document = Document.open(options.source, imports=FORMATS)
    if document.imported is not None:
        complain(f"{options.source}: {_told(document.imported, options.source)}")
    format_ = format_named(target.name)
    if names := left_behind(document.table, format_):
        complain(f"{options.source}: {format_.cannot_hold} Here: {', '.join(names)}")
    if format_.write is not None:
        save(document, target, TableStyle(options.excel, options.escape_formulas))
        return FINE
    kind = kind_for(target, document.table.row_kind)
    if kind is not document.table.row_kind:
        document = document.converted(kind)
    else:
        tell_converted(document, options.source)
    save(document, target)
    return FINE


def _told(imported: Imported, source: str) -> str:
    """Return what came of a file that is no sitemap."""
    if any(each.name == imported.format for each in TABLES):
        return " ".join(map(str, imported.remarks(Path(source).name)))
    said = f"{imported.format}, {len(imported.rows)} URLs"
    if imported.left_out:
        said += f"; {imported.left_out} entries without one are left out"
    return said
