"""``sitemap-tool download``: sitemaps of the web into a folder, an index with all its files."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from sitemap_editor.cli.arguments import add_flag, add_format, add_web
from sitemap_editor.cli.console import ERRORS, FINE, Refused, complain, say, write_json
from sitemap_editor.cli.web.asking import web_fetcher
from sitemap_editor.core.readable import escaped_in_json
from sitemap_editor.core.web.fetching import Fetched, Request, answered_by
from sitemap_editor.core.web.opening.download import Download, KeptFile, Outcome


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "download", help="download a sitemap, an index with its files, or all of a site"
    )
    command.add_argument(
        "url", metavar="URL", help="a sitemap, an index, a robots.txt, or the address of a site"
    )
    command.add_argument("--output", required=True, metavar="DIR", help="folder for the files")
    add_flag(command, "--overwrite", "replace existing files")
    add_web(command)
    add_format(command)
    command.set_defaults(run=_download, about="output")


def _download(options: argparse.Namespace) -> int:
    with web_fetcher(options) as fetcher:
        download = Download(
            options.url,
            Path(options.output),
            overwrite=options.overwrite,
            allow_private=options.allow_private,
        )
        told = _Told(download, is_text=options.format == "text")

        def fetch(request: Request) -> Fetched:
            told.say_new()
            return fetcher.fetch(request)

        try:
            answered_by(download.flow(), fetch)
        finally:
            told.say_new()
    if download.problem is not None:
        raise Refused(f"{options.url}: {download.problem}")
    if download.address_problem is not None:
        complain(f"{options.url}: {download.address_problem} Kept instead: what its site names.")
    if options.format == "json":
        found = [_as_object(kept) for kept in download.files]
        text = json.dumps(found, indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
    return FINE if download.is_complete else ERRORS


class _Told:
    """Says what became of each file as soon as that is known."""

    def __init__(self, download: Download, *, is_text: bool) -> None:
        self._download = download
        self._is_text = is_text
        self._count = 0

    def say_new(self) -> None:
        for kept in self._download.files[self._count :]:
            self._count += 1
            if kept.outcome is Outcome.SAVED and self._is_text:
                say(f"{kept.path}: {_size(kept)}")
            for line in _complaints(kept):
                complain(f"{kept.url}: {line}")


def _size(kept: KeptFile) -> str:
    rows = "" if kept.rows is None else f"{kept.rows} rows, "
    return f"{rows}{kept.size_bytes} bytes"


def _complaints(kept: KeptFile) -> Iterator[object]:
    if kept.problem is not None:
        yield kept.problem
    yield from kept.remarks


def _as_object(kept: KeptFile) -> dict[str, object]:
    return {
        "url": kept.url,
        "outcome": kept.outcome.value,
        "file": None if kept.path is None else str(kept.path),
        "index": kept.index or None,
        "status": kept.status,
        "content": None if kept.content is None else kept.content.value,
        "rows": kept.rows,
        "bytes": kept.size_bytes,
        "error": None if kept.problem is None else str(kept.problem),
        "remarks": [str(remark) for remark in kept.remarks],
    }
