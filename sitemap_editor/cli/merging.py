"""``sitemap-tool merge``: several sitemaps into one."""

from __future__ import annotations

import argparse
from pathlib import Path

from sitemap_editor.cli.console import ERRORS, FINE, UNUSABLE, Refused, complain, say
from sitemap_editor.cli.saving import check_writable, save
from sitemap_editor.core.files.formats import kind_for
from sitemap_editor.core.files.sources import Source, find_sources
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.opening import new_base, open_sources
from sitemap_editor.core.operations.merging.plan import MergePlan, plan_merge
from sitemap_editor.core.protocol.fields import URLSET


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    merge = commands.add_parser("merge", help="put the rows of several files into one")
    merge.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a sitemap, an index (for the files it lists) or a folder of sitemaps",
    )
    merge.add_argument(
        "--output", metavar="FILE", required=True, help="as .xml, .xml.gz, .txt or .txt.gz"
    )
    merge.add_argument(
        "--duplicates",
        choices=[policy.value for policy in Duplicates],
        default=Duplicates.FIRST.value,
        help="which row to keep for each URL; newest compares lastmod, fail stops",
    )
    merge.add_argument("--sort", action="store_true", help="order the rows by URL")
    merge.add_argument("--force", action="store_true", help="overwrite the output")
    merge.add_argument("--dry-run", action="store_true", help="count rows without writing")
    merge.set_defaults(run=_merge, about="output")


def _merge(options: argparse.Namespace) -> int:
    target = Path(options.output)
    check_writable(target, may_replace=options.force or options.dry_run)
    opened = open_sources(_sources(options, target))
    base = new_base(opened, kind_for(target, URLSET))
    plan = plan_merge(base.table.snapshot(), opened)
    policy = Duplicates(options.duplicates)
    exit_code = _told(plan, policy, target)
    if exit_code != UNUSABLE and plan.is_possible(policy, {}) and not options.dry_run:
        base.apply(plan.edit(policy, {}, is_sorted=options.sort))
        save(base, target)
    return exit_code


def _sources(options: argparse.Namespace, target: Path) -> list[Source]:
    """Return the files to merge. Raises: Refused where one that was asked for cannot be had."""
    found = find_sources([Path(file) for file in options.files])
    sources = []
    for source in found.sources:
        if source.via is not None and _is_same(source.path, target):
            said = "is the output; its rows are not merged as it was not named itself"
            complain(f"{source.path}: {said}")
        else:
            sources.append(source)
    for remark in found.remarks:
        complain(f"sitemap-tool merge: {remark}")
    if any(remark.is_obstacle for remark in found.remarks):
        raise Refused
    if not sources:
        raise Refused("sitemap-tool merge: there is no sitemap to merge")
    return sources


def _told(plan: MergePlan, policy: Duplicates, target: Path) -> int:
    """Print the counts and what there is to say; return what the exit code will be."""
    outcome = plan.remarks_out(policy, {})
    for remark in (*plan.remarks, *outcome):
        complain(f"{target}: {remark}")
    if any(remark.is_obstacle for remark in plan.remarks):
        return UNUSABLE
    if any(remark.is_obstacle for remark in outcome):
        return ERRORS
    say(f"rows in     {plan.rows_in}")
    say(f"duplicates  {plan.duplicates}")
    say(f"rows out    {plan.rows_out(policy, {})}")
    say(f"bytes       {plan.size_bytes_out(policy, {})}")
    if not outcome:
        return FINE
    said = f"sitemap-tool split {target} --output DIR divides it into files within the limits"
    complain(f"{target}: {said}")
    return ERRORS


def _is_same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return False
