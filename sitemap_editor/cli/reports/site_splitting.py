"""``sitemap-tool site --split``: a whole site into new files, in which its URLs stay."""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import datetime
from pathlib import Path

from sitemap_editor.cli.arguments import filled
from sitemap_editor.cli.console import ERRORS, FINE, UNUSABLE, Refused, complain, say
from sitemap_editor.cli.profiles import profile_of
from sitemap_editor.core.protocol.location import folder_of
from sitemap_editor.core.sites.crew import Place
from sitemap_editor.core.sites.parts import Limits
from sitemap_editor.core.sites.resplitting import (
    SiteSplit,
    SplitOptions,
    index_in_the_way,
    split_site,
)
from sitemap_editor.core.sites.sources import SiteFiles


def add_split(site: argparse.ArgumentParser) -> None:
    """Add the options."""
    group = site.add_argument_group("a new split of the site, in place of reading it")
    group.add_argument(
        "--split",
        metavar="DIR",
        type=filled,
        help="write all rows into balanced files with their index; a URL stays in its file",
    )
    group.add_argument("--published-at", metavar="URL", help="the URL of the folder of the files")
    group.add_argument("--max-urls", metavar="N", type=int, help="most rows of a file")
    group.add_argument("--max-bytes", metavar="N", type=int, help="most bytes, uncompressed")
    group.add_argument("--gzip", action="store_true", help="compress the files")
    group.add_argument("--anew", action="store_true", help="ignore an earlier split in DIR")
    group.add_argument(
        "--force", action="store_true", help="replace an index in DIR that no split made"
    )


def split(found: SiteFiles, options: argparse.Namespace, place: Place) -> int:
    """Split, and say what came of it. Raises: Refused; OSError, SaveError."""
    folder = Path(options.split).absolute()
    wanted = _wanted(found, options)
    in_the_way = index_in_the_way(folder)
    if in_the_way is not None and not options.force:
        raise Refused(f"{in_the_way}: exists already; --force replaces it")
    try:
        result = split_site(found, folder, wanted, place, now=datetime.now().astimezone())
    except ValueError as error:
        raise Refused(f"{folder}: the earlier split cannot be read; --anew: {error}") from error
    return _said(result, folder)


def _wanted(found: SiteFiles, options: argparse.Namespace) -> SplitOptions:
    profile = profile_of(options)
    rows = profile.max_rows if options.max_urls is None else options.max_urls
    size = profile.max_size_bytes if options.max_bytes is None else options.max_bytes
    if not 1 <= rows <= profile.max_rows:
        raise Refused(f"sitemap-tool site: --max-urls goes from 1 to {profile.max_rows}")
    if not 1 <= size <= profile.max_size_bytes:
        raise Refused(f"sitemap-tool site: --max-bytes goes from 1 to {profile.max_size_bytes}")
    url = folder_of(options.published_at) if options.published_at else _folder_of(found)
    if url is None:
        raise Refused(
            "sitemap-tool site: --published-at needs the full URL of the folder, such as "
            "https://a.org/"
        )
    return SplitOptions(
        Limits(rows, size),
        url,
        is_compressed=options.gzip,
        keeps_places=not options.anew,
    )


def _folder_of(found: SiteFiles) -> str | None:
    """Return the folder that most files of the index are published in."""
    folders = Counter(filter(None, (folder_of(file.loc) for file in found.files if file.loc)))
    return folders.most_common(1)[0][0] if folders else None


def _said(result: SiteSplit, folder: Path) -> int:
    for name, problem in result.problems.items():
        complain(f"{name}: {problem}")
    if result.problems:
        complain(f"{folder}: nothing was written, since URLs would be lost")
        return UNUSABLE
    for part in result.parts:
        say(f"{part.name}  {part.rows:>7,} rows  {part.bytes:>11,} bytes  {part.lastmod}")
    for path in result.indexes:
        say(path)
    say(f"{len(result.parts):,} files, {result.unchanged:,} as they were")
    for name in result.no_longer:
        complain(f"{folder / name}: the index does not list it any more")
    for name in result.too_large:
        complain(f"{folder / name}: over the limits, for one URL alone is")
    return ERRORS if result.too_large else FINE
