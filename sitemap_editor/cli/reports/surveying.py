"""``sitemap-tool site``: a whole site, every sitemap of it read once."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from sitemap_editor.cli.arguments import add_format
from sitemap_editor.cli.console import (
    ERRORS,
    FINE,
    UNUSABLE,
    Refused,
    complain,
    say,
    tell_progress,
    write_json,
)
from sitemap_editor.cli.profiles import add_profile
from sitemap_editor.cli.reports.site_splitting import add_split, split
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.readable import escaped_in_json
from sitemap_editor.core.sites.crew import Here, Place
from sitemap_editor.core.sites.on_dask import dask_place
from sitemap_editor.core.sites.output import write_tables
from sitemap_editor.core.sites.sources import SiteFiles, site_files
from sitemap_editor.core.sites.stores import USUAL_SILENCE_S, protocol_of
from sitemap_editor.core.sites.survey import SiteReader, SiteSurvey


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    site = commands.add_parser("site", help="read all sitemaps of a site, and what is across them")
    site.add_argument(
        "source",
        metavar="SOURCE",
        help="an index with its files, a folder with those below, or a pattern in quotes; "
        "also a URL that fsspec knows, such as s3://, gs://, az:// or https://",
    )
    site.add_argument(
        "--output", metavar="DIR", help="write tables here; what is finished is not read again"
    )
    site.add_argument(
        "--only-changed",
        metavar="DATE",
        type=_date,
        help="leave out files that are older and were not read before",
    )
    site.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    site.add_argument(
        "--timeout",
        type=_seconds,
        default=USUAL_SILENCE_S,
        metavar="SECONDS",
        help="give a file up whose store says nothing for so long (default: 60)",
    )
    where = site.add_mutually_exclusive_group()
    where.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="work on this Dask cluster, whose computers see SOURCE and the --output DIR",
    )
    where.add_argument("--cluster", choices=("local",), help="work on Dask on this computer")
    add_split(site)
    add_format(site)
    add_profile(site, "whose rules the files are checked by")
    site.set_defaults(run=_site, about="source")


def _date(text: str) -> datetime:
    checked = parse_w3c(text)
    if not isinstance(checked, W3CDate):
        raise argparse.ArgumentTypeError(f"{text!r} is no date, such as 2026-05-06")
    return checked.earliest.astimezone(UTC)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= threading.TIMEOUT_MAX:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _site(options: argparse.Namespace) -> int:
    if options.split and options.output:
        raise Refused("sitemap-tool site: --split goes without --output")
    if options.scheduler and not (options.output or options.split):
        raise Refused("sitemap-tool site: --scheduler goes with --output, which its workers see")
    source = options.source
    if options.scheduler and not protocol_of(source):
        source = str(Path(source).absolute())
    found = site_files(source, options.timeout)
    if options.split:
        with ExitStack() as stack:
            return split(found, options, _place(options, stack))
    return _told(_read(found, options), options)


def _told(survey: SiteSurvey, options: argparse.Namespace) -> int:
    for file in survey.files:
        if file.unreadable is not None:
            complain(f"{file.file}: {file.unreadable}")
    for index, reason in survey.unreadable_indexes.items():
        complain(f"{index}: {reason}")
    if options.format == "json":
        text = json.dumps(survey.summary(), indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
    else:
        _say(survey)
    if survey.unreadable:
        return UNUSABLE
    return ERRORS if survey.errors or survey.missing else FINE


def _read(found: SiteFiles, options: argparse.Namespace) -> SiteSurvey:
    """Read the files in the place that was asked for. Raises: Refused."""
    with ExitStack() as stack:
        try:
            folder = Path(
                options.output or stack.enter_context(tempfile.TemporaryDirectory(prefix="site-"))
            ).absolute()  # where a worker works from is its own affair
            place = _place(options, stack)
            reader = SiteReader(
                options.profile,
                folder,
                since=options.only_changed,
                place=place,
                tell=_tell,
            )
            survey = reader.read(found)
            if options.output:
                write_tables(folder, survey)
        except OSError as error:
            raise Refused(f"{options.output or tempfile.gettempdir()}: {error}") from error
    return survey


def _place(options: argparse.Namespace, stack: ExitStack) -> Place:
    if options.scheduler or options.cluster:
        return stack.enter_context(dask_place(options.scheduler, options.workers))
    return stack.enter_context(Here(options.workers))


def _say(survey: SiteSurvey) -> None:
    for name, value in survey.summary().items():
        if isinstance(value, dict):
            say(f"{name}:")
            for key, count in value.items():
                say(f"  {count:>12,}  {key}")
        else:
            say(f"{name}: {value:,}" if isinstance(value, int) else f"{name}: {value or '–'}")
    for duplicate in survey.duplicates[:10]:
        places = ", ".join(f"{file}:{row}" for file, row in duplicate.places)
        say(f"duplicate: {duplicate.loc} ({places})")


def _tell(done: int, files: int) -> None:
    if sys.stderr.isatty():
        tell_progress(f"{done:,} of {files:,} files", is_last=done == files)
