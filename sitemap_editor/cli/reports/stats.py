"""``sitemap-tool stats``: how many rows files have, by folder, host, month or another value."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Final

from sitemap_editor.cli.arguments import add_format
from sitemap_editor.cli.console import FINE, UNUSABLE, complain, say, write_json
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.core.columns.column import READY, content_column
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.filtering.facets import FACETS, NOT_A_DATE, facet_counts
from sitemap_editor.core.readable import escaped_in_json, spelled_out

_PROBLEM: Final = "problem"
_MONTH: Final = "month"
_NONE: Final = "none"
_NOT_A_DATE: Final = "not a date"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    stats = commands.add_parser("stats", help="count the rows of files by a value")
    stats.add_argument("files", nargs="+", metavar="FILE")
    stats.add_argument(
        "--by",
        type=_facet,
        metavar="VALUE",
        default="folder",
        help=f"the value that rows are counted by: {', '.join((*FACETS, _PROBLEM))}, or a content "
        "column such as img.count, news.title, alt:de or x:PREFIX:NAME (default: folder)",
    )
    add_format(stats)
    add_profile(stats, "whose limits and severities problems go by")
    stats.set_defaults(run=_stats, about="files")


def _facet(text: str) -> str:
    if text in FACETS or text == _PROBLEM:
        return text
    column = content_column(text)
    if column is None:
        known = ", ".join((*FACETS, _PROBLEM, *READY))
        raise argparse.ArgumentTypeError(
            f"“{text}” is no value to count by. Write one of: {known}, alt:LANGUAGE, x:PREFIX:NAME."
        )
    return column.name


def _stats(options: argparse.Namespace) -> int:
    exit_code, found = FINE, list[dict[str, object]]()
    for file in options.files:
        try:
            document = Document.open(file)
            counts = _counts(document, options)
        except SitemapError as error:
            complain(f"{file}: {error}")
            exit_code = UNUSABLE
            continue
        if options.format == "text":
            _say(file, document, counts, options.by)
        found.append(_as_object(file, document, counts, options.by))
    if options.format == "json":
        text = json.dumps(found, indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
    return exit_code


def _counts(document: Document, options: argparse.Namespace) -> Counter[str | None]:
    if options.by != _PROBLEM:
        return facet_counts(document.table, options.by)
    from sitemap_editor.cli.problem_rows import rows_by_problem  # the rules: seldom wanted

    counts: Counter[str | None] = Counter()
    for (code, _), row_ids in rows_by_problem(document, profile_of(options)).items():
        counts[code] += len(set(row_ids))
    return counts


def _say(file: str, document: Document, counts: Counter[str | None], by: str) -> None:
    """Say it of one file; the counts stand in a column of their own, ready for `sort -n`."""
    say(f"{file}: rows: {len(document)}, bytes: {document.size_bytes}")
    words = {None: _NONE} | ({NOT_A_DATE: _NOT_A_DATE} if by == _MONTH else {})
    width = len(str(max(counts.values(), default=0)))
    for value, count in in_order(counts):
        say(f"  {count:>{width}}  {spelled_out(words.get(value) or str(value))}")


def _as_object(
    file: str, document: Document, counts: Counter[str | None], by: str
) -> dict[str, object]:
    listed = [{"value": value, "rows": count} for value, count in in_order(counts)]
    size = document.size_bytes
    return {"file": file, "rows": len(document), "bytes": size, "by": by, "counts": listed}


def in_order(counts: Counter[str | None]) -> list[tuple[str | None, int]]:
    """Return values and counts, the most frequent first; None, which stands for no value, last."""
    return sorted(counts.items(), key=lambda item: (item[0] is None, -item[1], item[0] or ""))
