"""``sitemap-tool report``: a sitemap with its problems as one page of HTML."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor.cli.console import FINE, say
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.cli.saving import check_free, check_no_input
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.report import report
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.reporting import page
from sitemap_editor.core.sites.file_report import report_content

_ALL: Final = "all"
_USUAL_ROWS: Final = 10_000


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("report", help="write a sitemap as a page of HTML, for anybody")
    command.add_argument("file", metavar="FILE")
    command.add_argument("--output", metavar="FILE", required=True)
    command.add_argument("--force", action="store_true", help="overwrite the output")
    command.add_argument(
        "--rows",
        type=_row_count,
        default=_USUAL_ROWS,
        metavar=f"NUMBER|{_ALL}",
        help=f"how many rows are listed (default: {_USUAL_ROWS}); 0 lists none",
    )
    add_profile(command, "whose rules the file is checked by")
    command.set_defaults(run=_report, about="file")


def _row_count(text: str) -> int:
    if text == _ALL:
        return sys.maxsize
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor “{_ALL}”")
    return int(text)


def _report(options: argparse.Namespace) -> int:
    target = Path(options.output)
    check_no_input(target, options.file)
    check_free(target, may_replace=options.force)
    document = Document.open(options.file)
    table, name = document.table, Path(options.file).name
    context = CheckContext(profile=profile_of(options), form=document.form, file_name=name)
    verdicts = Checker(context=context).check(table)
    lines = list(report(name, table, verdicts.file, verdicts.rows, verdicts.places, fixer=None))
    content = report_content(
        name, table, lines, options.profile, datetime.now(UTC), rows_shown=options.rows
    )
    pieces = (piece.encode("utf-8", "backslashreplace") for piece in page(content))
    replace_file(target, pieces)
    say(f"{target}: rows: {len(document)}, kinds of problems: {len(content.problems)}")
    return FINE
