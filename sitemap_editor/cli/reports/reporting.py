"""``sitemap-tool report``: a sitemap with its problems as one page of HTML."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor.cli.console import FINE, say
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.cli.saving import check_free, check_no_input
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.report import ReportLine, report
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.filtering.facets import facet_counts
from sitemap_editor.core.operations.reporting import PageContent, ProblemKind, page
from sitemap_editor.core.protocol.fields import LASTMOD

_ALL: Final = "all"
_USUAL_ROWS: Final = 10_000
_SEVERITIES: Final = ("fatal", "error", "warning", "hint")


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
    problems = _kinds(lines)
    content = PageContent(
        name,
        _facts(document, options.profile, problems),
        problems,
        _pictures(document),
        table,
        _by_row(lines),
        options.rows,
    )
    pieces = (piece.encode("utf-8", "backslashreplace") for piece in page(content))
    replace_file(target, pieces)
    say(f"{target}: rows: {len(document)}, kinds of problems: {len(problems)}")
    return FINE


def _kinds(lines: Sequence[ReportLine]) -> list[ProblemKind]:
    """Count problems by kind, the gravest and then the most frequent first."""
    found: dict[tuple[str, str], list[ReportLine]] = {}
    for line in lines:
        found.setdefault((line.code, line.severity), []).append(line)
    kinds = [
        ProblemKind(code, severity, some[0].message, len(some), some[0].row)
        for (code, severity), some in found.items()
    ]
    return sorted(kinds, key=lambda kind: (_SEVERITIES.index(kind.severity), -kind.count))


def _by_row(lines: Sequence[ReportLine]) -> Mapping[int, str]:
    codes: dict[int, dict[str, None]] = {}
    for line in lines:
        if line.row is not None:
            codes.setdefault(line.row - 1, {})[line.code] = None
    return {position: " ".join(some) for position, some in codes.items()}


def _facts(
    document: Document, profile: str, problems: Sequence[ProblemKind]
) -> list[tuple[str, str]]:
    counts = ", ".join(
        f"{severity}: {count:,}"
        for severity in _SEVERITIES
        if (count := sum(kind.count for kind in problems if kind.severity == severity))
    )
    return [
        ("Rows", f"{len(document):,}"),
        ("Bytes", f"{document.size_bytes:,}"),
        ("Checked against", profile),
        ("Problems", counts or "none"),
        ("Report of", f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"),
    ]


def _pictures(document: Document) -> list[tuple[str, Mapping[str, int]]]:
    """Count rows by folder, the largest first, and by month, the latest first."""
    folders = facet_counts(document.table, "folder")
    largest = {name or "none": count for name, count in folders.most_common()}
    if LASTMOD not in document.table.fields:
        return [("Folders", largest)]
    months = facet_counts(document.table, "month")
    latest = sorted(months, key=lambda name: name or "", reverse=True)
    by_month = {name or "none": months[name] for name in latest}
    return [("Folders", largest), ("Last modified", by_month)]
