"""``sitemap-tool split``: one sitemap into several, with their index."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from sitemap_editor.cli.console import FINE, UNUSABLE, Refused, complain, say, say_each
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.cli.saving import tell_converted
from sitemap_editor.core.errors import Remark
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.splitting.earlier import read_earlier
from sitemap_editor.core.operations.splitting.order import DEFAULT_INDEX_NAME, By, SplitOrder
from sitemap_editor.core.operations.splitting.plan import SplitPlan, plan_split
from sitemap_editor.core.operations.splitting.writing import files_in_the_way, write_split
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import folder_of
from sitemap_editor.core.readable import spelled_out


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    split = commands.add_parser("split", help="split a file into parts and create an index of them")
    split.add_argument("file", metavar="FILE")
    split.add_argument("--output", metavar="DIR", required=True, help="folder for the parts")
    split.add_argument("--max-urls", metavar="N", type=int, help="maximum number of rows per part")
    split.add_argument(
        "--max-bytes", metavar="N", type=int, help="maximum size of a part, uncompressed"
    )
    split.add_argument(
        "--by",
        choices=[by.value for by in By],
        default=By.COUNT.value,
        help="how to group rows: by count, URL folder, lastmod year or host",
    )
    split.add_argument(
        "--name",
        metavar="PATTERN",
        default="",
        help="such as sitemap-{n}.xml or {group}-{n:03}.xml.gz",
    )
    split.add_argument("--gzip", action="store_true", help="compress the parts")
    split.add_argument(
        "--published-at", metavar="URL", default="", help="the URL of the folder of the parts"
    )
    indexing = split.add_mutually_exclusive_group()
    indexing.add_argument("--index", metavar="NAME", default=DEFAULT_INDEX_NAME)
    indexing.add_argument("--no-index", action="store_true", help="do not create an index")
    add_profile(split, "whose limits to use")
    split.add_argument("--anew", action="store_true", help="ignore an earlier split in DIR")
    split.add_argument("--force", action="store_true", help="replace existing files")
    split.add_argument("--dry-run", action="store_true", help="show the parts without writing")
    split.set_defaults(run=_split, about="file")


def _split(options: argparse.Namespace) -> int:
    document, folder = Document.open(options.file), Path(options.output)
    order = _order(options, document)
    tell_converted(document, options.file)
    table = document.table
    earlier = read_earlier(folder, order.index_name)
    plan = plan_split(table, order, now=datetime.now().astimezone(), earlier=earlier)
    for remark in plan.remarks:
        complain(f"{options.file}: {remark}")
    if options.dry_run:
        say_each(_lines(plan))
        return FINE if plan.can_be_written else UNUSABLE
    if not plan.can_be_written:
        return UNUSABLE
    in_the_way = files_in_the_way(plan, order, folder)
    if in_the_way and not options.force:
        for path in in_the_way:
            complain(f"{path}: exists already; --force replaces it")
        raise Refused
    now, remarks = datetime.now().astimezone(), list[Remark]()
    for path in write_split(table, plan, order, folder, now=now, tell=remarks.append):
        say(path)
    for remark in remarks:
        complain(f"{folder}: {remark}")
    return FINE


def _order(options: argparse.Namespace, document: Document) -> SplitOrder:
    """Return what is asked for. Raises: Refused where options or profile do not allow it."""
    profile = profile_of(options)
    is_index = document.table.row_kind is SITEMAPINDEX
    max_rows = profile.max_index_rows if is_index else profile.max_rows
    order = SplitOrder(
        max_rows=max_rows if options.max_urls is None else options.max_urls,
        max_size_bytes=profile.max_size_bytes if options.max_bytes is None else options.max_bytes,
        by=By(options.by),
        pattern=options.name,
        is_compressed=options.gzip,
        published_at=options.published_at,
        index_name="" if options.no_index else options.index,
        max_index_rows=profile.max_index_rows,
        keeps_places=not options.anew,
    )
    problem = ""
    if not 1 <= order.max_rows <= max_rows:
        problem = f"--max-urls goes from 1 to {max_rows}, the limit of {profile.id}"
    elif not 1 <= order.max_size_bytes <= profile.max_size_bytes:
        problem = f"--max-bytes goes from 1 to {profile.max_size_bytes}, the limit of {profile.id}"
    elif not options.no_index and not options.index:
        problem = "--index needs a name; --no-index leaves the index out"
    elif options.published_at and folder_of(options.published_at) is None:
        problem = "--published-at needs the full URL of the folder, such as https://a.org/"
    if problem:
        raise Refused(f"sitemap-tool split: {problem}")
    return order


def _lines(plan: SplitPlan) -> Iterator[str]:
    """Yield the parts as a table."""
    rows = [("part", "rows", "bytes", "first URL", "last URL")]
    rows += [
        (
            spelled_out(part.name),
            str(len(part.row_ids)),
            str(part.size_bytes),
            spelled_out(part.first_loc),
            spelled_out(part.last_loc),
        )
        for part in plan.parts
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for name, *numbers, first, last in rows:
        counted = map(str.rjust, numbers, widths[1:3])
        yield "  ".join((name.ljust(widths[0]), *counted, first.ljust(widths[3]), last)).rstrip()
