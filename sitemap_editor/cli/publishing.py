"""``sitemap-tool publish-check``: whether a file is published as it is here, and found."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Final

from sitemap_editor.cli.arguments import add_format, add_published_at, add_web
from sitemap_editor.cli.console import ERRORS, FINE, UNUSABLE, Refused, say, write_json
from sitemap_editor.cli.web.asking import web_fetcher
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext, Severity
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.publishing import guess_published
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.readable import escaped_in_json
from sitemap_editor.core.web.fetching import Fetched, Request, answered_by
from sitemap_editor.core.web.publishing.checklist import Checklist, checklist
from sitemap_editor.core.web.publishing.checklist_line import Line, State
from sitemap_editor.core.web.publishing.evidence import PublishedFile, gathered
from sitemap_editor.core.web.publishing.file_lines import OwnFile

_WORDS: Final = {State.GOOD: "ok", State.BAD: "BAD", State.UNKNOWN: "unknown"}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "publish-check", help="check that a file is published as it is here, and found"
    )
    command.add_argument("file", metavar="FILE")
    add_published_at(command)
    command.add_argument("--index", metavar="URL", default="", help="the index that lists it")
    add_web(command)
    add_format(command)
    command.set_defaults(run=_publish_check, about="file")


def _publish_check(options: argparse.Namespace) -> int:
    document = Document.open(options.file)
    with web_fetcher(options) as fetcher:
        published = published_of(document, options.published_at)
        if options.index and not is_publishable(options.index):
            said = "needs the full URL of the index, such as https://a.org/index.xml"
            raise Refused(f"--index {said}")
        lines = asked_checklist(
            document,
            published,
            fetcher.fetch,
            index_url=options.index,
            allow_private=options.allow_private,
        )
    if options.format == "json":
        text = json.dumps([_as_object(line) for line in lines.lines], indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
    else:
        for line in lines.lines:
            to_do = f" {line.to_do}" if line.to_do is not None else ""
            say(f"{options.file}: {_WORDS[line.state]} {line.check.value}: {line.found}{to_do}")
    return exit_code_of(lines)


def published_of(document: Document, url: str | None) -> Published:
    """Return where a document is published: as was said, or as index or URLs tell.

    Raises: Refused.
    """
    if url is not None:
        if not is_publishable(url):
            said = "needs the full URL of the sitemap, such as https://a.org/sitemap.xml"
            raise Refused(f"--published-at {said}")
        return Published(url)
    published = guess_published(document.table, document.path)
    if published is None:
        raise Refused(f"{document.path}: --published-at is needed: no row says where it may be")
    return published


def asked_checklist(
    document: Document,
    published: Published,
    fetch: Callable[[Request], Fetched],
    *,
    index_url: str = "",
    allow_private: bool = False,
) -> Checklist:
    """Ask for what the checklist needs, and judge it."""
    is_index = document.table.row_kind is SITEMAPINDEX
    locs = document.table.values(LOC) if is_index else iter(())
    children = tuple(dict.fromkeys(loc.strip() for loc in locs if loc and loc.strip()))
    file = PublishedFile(published, children, index_url, allow_private)
    evidence = answered_by(gathered(file), fetch)
    return checklist(file, OwnFile(document.table, _errors(document, published)), evidence)


def exit_code_of(lines: Checklist) -> int:
    """Return 1 where something is not in order, 2 where something is not known."""
    if lines.is_green:
        return FINE
    return ERRORS if lines.is_bad else UNUSABLE


def _errors(document: Document, published: Published) -> int:
    """Count the errors that our own check finds."""
    name = document.path.name if document.path is not None else ""
    context = CheckContext(form=document.form, file_name=name, published=published)
    verdicts = Checker(context=context).kinds(document.table)
    count = sum(finding.severity is Severity.ERROR for finding in verdicts.file)
    for found in (verdicts.rows, verdicts.places):
        for (_, severity), row_ids in found.items():
            count += len(row_ids) if severity is Severity.ERROR else 0
    return count


def _as_object(line: Line) -> dict[str, object]:
    return {
        "check": line.check.value,
        "state": line.state.value,
        "message": str(line.found),
        "to_do": None if line.to_do is None else str(line.to_do),
    }
