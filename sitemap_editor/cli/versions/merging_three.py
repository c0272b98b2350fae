"""``sitemap-tool merge3``: our version of a sitemap with what theirs changed since the base."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from sitemap_editor.cli.console import ERRORS, FINE, UNUSABLE, complain, say
from sitemap_editor.cli.saving import check_writable, save, tell_converted
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.recognition.conflict_comments import marker_count
from sitemap_editor.core.operations.three_way.conflicts import Choice, Contradiction
from sitemap_editor.core.operations.three_way.markers import with_markers
from sitemap_editor.core.operations.three_way.matching import State
from sitemap_editor.core.operations.three_way.merge import ThreeWayMerge
from sitemap_editor.core.operations.three_way.opening import open_base, open_version
from sitemap_editor.core.passes.workers import Workers


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    merge = commands.add_parser(
        "merge3", help="merge two versions of a sitemap that were made from a third"
    )
    merge.add_argument("base", metavar="BASE", help="the version both were made from")
    merge.add_argument("ours", metavar="OURS", help="the version whose bytes are kept")
    merge.add_argument("theirs", metavar="THEIRS", help="the version whose changes come in")
    merge.add_argument("--output", metavar="FILE", required=True)
    merge.add_argument("--force", action="store_true", help="overwrite the output")
    merge.add_argument(
        "--markers",
        action="store_true",
        help="where there are conflicts, write the file with a comment for each",
    )
    merge.add_argument(
        "--name", help="what messages call the file, where git gives the three other names"
    )
    merge.set_defaults(run=_merge, about="output")


def _merge(options: argparse.Namespace) -> int:
    target = Path(options.output)
    check_writable(target, may_replace=options.force or _is_ours(target, options.ours))
    base, ours, theirs = _opened(options)
    workers = Workers()
    try:
        merge = ThreeWayMerge(base, ours, theirs, executor=workers)
    finally:
        workers.end()
    named = options.name or str(target)
    for remark in merge.remarks:
        complain(f"{options.name or options.theirs}: {remark}")
    if merge.remarks:
        return UNUSABLE
    for conflict in merge.conflicts:
        complain(f"{named}: {conflict}")
    earlier = _tell_earlier(
        (options.name or options.ours, ours), (options.name or options.theirs, theirs)
    )
    conflicts = len(merge.conflicts) + earlier
    if conflicts and not options.markers:
        complain(f"{named}: {_counted(conflicts)}; nothing was written")
        return ERRORS
    merged = _merged(merge)
    tell_converted(merged, options.name or options.ours)
    save(merged, target)
    say(", ".join(f"{state.value} {merge.counts[state]}" for state in State))
    return ERRORS if conflicts else FINE


def _opened(options: argparse.Namespace) -> tuple[Document, Document, Document]:
    """Open base, ours and theirs; one that cannot be read is told by the name git has for it."""
    side = "ours"
    try:
        ours = open_version(Path(options.ours))
        side = "theirs"
        theirs = open_version(Path(options.theirs))
        side = "base"
        base = open_base(Path(options.base), ours)
    except SitemapError as error:
        if options.name:
            error.path = f"{options.name} ({side})"
        raise
    return base, ours, theirs


def _tell_earlier(*versions: tuple[str, Document]) -> int:
    """Tell of comments that an earlier merge left, and return how many there are."""
    all_of_them = 0
    for name, document in versions:
        if count := marker_count(document.table):
            complain(f"{name}: {_counted(count)} of an earlier merge not decided (rule F19)")
            all_of_them += count
    return all_of_them


def _counted(conflicts: int) -> str:
    return "1 conflict" if conflicts == 1 else f"{conflicts} conflicts"


def _merged(merge: ThreeWayMerge) -> Document:
    """Return the outcome, conflicts marked."""
    undecided = {
        number: Choice.BASE
        if conflict.contradiction is Contradiction.DELETED_BY_US
        else Choice.OURS
        for number, conflict in enumerate(merge.conflicts)
    }
    merged = merge.carried_out(undecided)
    places = zip(merge.positions(undecided), merge.conflicts, strict=True)
    marked = [(at, conflict) for at, conflict in places if at is not None]
    if marked:
        merged.apply(with_markers(merged.table, marked))
    return merged


def _is_ours(target: Path, ours: str) -> bool:
    """Tell whether the output is our own file, as git wants it: that is what is to be replaced."""
    return os.path.realpath(target) == os.path.realpath(ours)
