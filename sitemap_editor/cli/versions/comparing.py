"""``sitemap-tool compare``: what differs between two sitemaps, or two sites."""

from __future__ import annotations

import argparse
from pathlib import Path

from sitemap_editor.cli.console import ERRORS, FINE, Refused, complain, write_table
from sitemap_editor.core.operations.comparing.keys import KeyBy, KeyRule, UrlPart
from sitemap_editor.core.operations.comparing.moved_pages import moved_pages
from sitemap_editor.core.operations.comparing.opening import open_side
from sitemap_editor.core.operations.comparing.redirects import REDIRECT_FORMATS
from sitemap_editor.core.operations.comparing.report import REPORT_FORMATS, Report
from sitemap_editor.core.operations.comparing.sides import Side
from sitemap_editor.core.operations.comparing.site import COMPARED, compare_sites
from sitemap_editor.core.passes.workers import Workers


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    compare = commands.add_parser("compare", help="tell what differs between two sitemaps or sites")
    for name, said in (("before", "A"), ("after", "B")):
        compare.add_argument(
            name, metavar=said, help="a file, a folder of sitemaps, or an index with its files"
        )
    compare.add_argument(
        "--key",
        choices=[each.value for each in KeyBy],
        default=KeyBy.LOC.value,
        help="what makes two rows one: the same URL, or URLs of the same page",
    )
    compare.add_argument(
        "--ignore-url",
        choices=[each.value for each in UrlPart],
        action="append",
        default=[],
        help="a part of URLs that does not count; may be given more than once",
    )
    compare.add_argument(
        "--prefix",
        nargs=2,
        metavar=("OLD", "NEW"),
        help="how URLs began in A, and how they begin in B",
    )
    compare.add_argument(
        "--ignore",
        choices=COMPARED,
        action="append",
        default=[],
        metavar="FIELD",
        help=f"what does not count as a change: {', '.join(COMPARED)}",
    )
    compare.add_argument("--format", choices=tuple(REPORT_FORMATS), default="text")
    compare.add_argument(
        "--redirects",
        choices=tuple(REDIRECT_FORMATS),
        help="write redirects for the pages that were probably moved, and nothing else",
    )
    compare.set_defaults(run=_compare, about="before")


def _compare(options: argparse.Namespace) -> int:
    before, after = _side(options.before), _side(options.after)
    ignored = frozenset(UrlPart(part) for part in options.ignore_url)
    old, new = (text.encode(errors="surrogateescape") for text in options.prefix or ("", ""))
    rule = KeyRule(KeyBy(options.key), ignored, old, new)
    workers = Workers()
    try:
        comparison = compare_sites(
            before, after, rule, ignored=frozenset(options.ignore), executor=workers
        )
    finally:
        workers.end()
    pages = moved_pages(comparison)
    if options.redirects:
        redirects = [(before.loc(page.before), after.loc(page.after)) for page in pages]
        write_table(REDIRECT_FORMATS[options.redirects](redirects))
    else:
        report = Report(comparison, options.before, options.after, pages)
        write_table(REPORT_FORMATS[options.format](report))
    return FINE if comparison.is_equal else ERRORS


def _side(name: str) -> Side:
    """Open one side. Raises: Refused where files of it cannot be had; SitemapError."""
    opened = open_side(Path(name))
    for remark in opened.remarks:
        complain(f"{name}: {remark}")
    if any(remark.is_obstacle for remark in opened.remarks) or not opened.side.files:
        raise Refused(f"{name}: there is no sitemap to compare")
    return opened.side
