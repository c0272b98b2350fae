"""``sitemap-tool lastmod``: dates from evidence: a git log, files on disk, an older version."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

from sitemap_editor.cli.arguments import add_flag, add_format, add_goal, add_web
from sitemap_editor.cli.console import FINE, Refused, complain, say, say_each, write_json
from sitemap_editor.cli.reports.selecting import wanted_rows
from sitemap_editor.cli.saving import check_writable, save, tell_converted
from sitemap_editor.cli.web.asking import web_fetcher
from sitemap_editor.cli.web.live_driver import LiveDriver
from sitemap_editor.core.errors import EvidenceError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.filtering.grammar import Need
from sitemap_editor.core.filtering.matching import FilterContext, rows_matching
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.protocol.profiles import SITEMAPS_ORG
from sitemap_editor.core.readable import escaped_in_json
from sitemap_editor.core.web.dating.evidence import Precision
from sitemap_editor.core.web.dating.file_pattern import FilePattern
from sitemap_editor.core.web.dating.file_times import moment_of
from sitemap_editor.core.web.dating.live_dates import asked_dates, checked_dates, dates_check
from sitemap_editor.core.web.dating.proposals import (
    EvidenceByUrl,
    Proposal,
    Proposals,
    edit_of,
    propose,
)
from sitemap_editor.core.web.dating.search import EvidenceSearch
from sitemap_editor.core.web.dating.silent_pages import silent_pages
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.store import ResultStore

_GIT, _FILES, _LIVE, _HISTORY, _KEPT = "git", "files", "live", "history", "kept"
SOURCES: Final = (_GIT, _FILES, _LIVE, _HISTORY, _KEPT)
_NO_DATE: Final = "no date"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("lastmod", help="set lastmod dates by what speaks for them")
    command.add_argument("file", metavar="FILE")
    command.add_argument(
        "--from",
        dest="sources",
        required=True,
        metavar="SOURCE,…",
        help="git (the log), files (their times), live (what the pages say), kept (what a live "
        "check knows, see --state) or history (an older version of the sitemap)",
    )
    command.add_argument(
        "--root", metavar="DIR", help="the folder of the files (default: that of the sitemap)"
    )
    command.add_argument(
        "--pattern",
        action="append",
        default=[],
        metavar="P",
        help="the file behind a URL, such as 'https://example.com/{path} -> content/{path}.md'",
    )
    command.add_argument("--older", metavar="FILE", help="the older version, for history")
    command.add_argument(
        "--state",
        metavar="FILE",
        help="what `sitemap-tool live --state` kept: tells since when a page is another one",
    )
    add_web(command, "for live: ")
    command.add_argument("--where", default="", metavar="FILTER", help="only rows it holds for")
    command.add_argument(
        "--precision",
        choices=[each.value for each in Precision],
        default=Precision.ROW.value,
        help="how dates are written: as the row has them, as days, or with a time",
    )
    add_flag(
        command,
        "--clear-stamped",
        "clear dates that all rows share, or that were set as the file was made",
    )
    add_goal(
        command, in_place="save the file where it is", dry_run="show the dates without writing"
    )
    add_format(command)
    command.set_defaults(run=_lastmod, about="file")


def _lastmod(options: argparse.Namespace) -> int:
    sources = _sources(options)
    target = Path(options.output or options.file)
    if options.output:
        check_writable(target, may_replace=options.force)
    document = Document.open(options.file)
    if LASTMOD not in document.fields:
        raise Refused(f"{options.file}: a text sitemap has no dates")
    positions = _positions(document, options.where)
    try:
        evidence = _evidence(document, positions, sources, options)
    except EvidenceError as error:
        raise Refused(f"sitemap-tool lastmod: {error}") from error
    found = propose(
        document.table,
        positions,
        evidence,
        _now(),
        precision=Precision(options.precision),
        clears_stamped=options.clear_stamped,
        built=moment_of(document.stamp) if document.stamp is not None else None,
    )
    edit = edit_of(found.lines)
    if edit is not None:
        document.apply(edit)
    saved = not options.dry_run and (edit is not None or bool(options.output))
    if saved:
        tell_converted(document, options.file)
        save(document, target, known=document.stamp if options.in_place else None)
    _tell(found, options, str(target) if saved else None)
    return FINE


def _sources(options: argparse.Namespace) -> Sequence[str]:
    """Return where to look. Raises: Refused for what is not known, or lacks what it needs."""
    sources = [name.strip() for name in options.sources.split(",") if name.strip()]
    unknown = next((name for name in sources if name not in SOURCES), None)
    if unknown is not None or not sources:
        raise Refused(f"sitemap-tool lastmod: --from takes {', '.join(SOURCES)}")
    if not options.pattern and {_GIT, _FILES} & set(sources):
        raise Refused("sitemap-tool lastmod: --pattern says which file is behind a URL")
    if not options.state and _KEPT in sources:
        raise Refused("sitemap-tool lastmod: --state names what a live check kept")
    if options.state and not Path(options.state).is_file():
        raise Refused(f"sitemap-tool lastmod: --state: there is no file {options.state}")
    if not options.older and _HISTORY in sources:
        raise Refused("sitemap-tool lastmod: --older names the older version for history")
    return sources


def _positions(document: Document, where: str) -> Sequence[int]:
    """Return the rows that are meant."""
    if not where:
        return range(len(document))
    wanted, context = wanted_rows(where), FilterContext()
    if Need.FINDINGS in wanted.needs:
        from sitemap_editor.cli.problem_rows import rows_by_problem  # the rules: seldom wanted

        context = FilterContext(problems=rows_by_problem(document, SITEMAPS_ORG))
    return list(rows_matching(document.table, wanted, context=context))


def _evidence(
    document: Document,
    positions: Sequence[int],
    sources: Sequence[str],
    options: argparse.Namespace,
) -> list[EvidenceByUrl]:
    """Look for evidence in each source. Raises: EvidenceError; SitemapError of the older file."""
    search = EvidenceSearch(
        Path(options.root) if options.root else Path(options.file).resolve().parent,
        tuple(FilePattern.parse(text) for text in options.pattern),
        uses_git=_GIT in sources,
        uses_file_times=_FILES in sources,
        older=Path(options.older) if _HISTORY in sources else None,
    )
    found = search.look(document.table, positions)
    if _LIVE in sources or _KEPT in sources:
        locs = [(document[position].loc or "").strip() for position in positions]
        with closing(ResultStore(Path(options.state) if options.state else None)) as store:
            if _LIVE in sources:
                found.append(_live(locs, store, options))
            if _KEPT in sources:
                found.append(checked_dates(locs, CheckedPages(store)))
    return found


def _live(locs: Sequence[str], store: ResultStore, options: argparse.Namespace) -> EvidenceByUrl:
    check = dates_check(locs, store.of, Manners(allow_private=options.allow_private))
    complain(f"asking for {check.schedule.total} pages, at most 5 a second of one host")
    with closing(check.store), web_fetcher(options) as fetcher:
        LiveDriver(check, fetcher).run()
        found = {url: said for url, said in asked_dates(check).items() if said}
        for silent in silent_pages(check, found):
            more = f" and {len(silent.urls) - 1} more" if len(silent.urls) > 1 else ""
            complain(f"no date from {silent.urls[0]}{more}: {silent.why}")
        return found


def _now() -> datetime:
    return datetime.now().astimezone()


def _tell(found: Proposals, options: argparse.Namespace, saved: str | None) -> None:
    if options.format == "json":
        told = {
            "file": options.file,
            "saved": saved,
            "rows": found.rows,
            "changed": len(found.lines),
            "cleared": found.clearing,
            "agreeing": found.agreeing,
            "without": found.without,
            "proposals": [_as_object(line) for line in found.lines],
        }
        text = json.dumps(told, indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
        return
    say_each(f"{options.file}:{line.position + 1}: {_line(line)}" for line in found.lines)
    say(
        f"{options.file}: {len(found.lines)} of {found.rows} dates change "
        f"({found.clearing} are cleared), {found.agreeing} agree, nothing found for {found.without}"
    )
    if saved is None and not options.dry_run:
        complain(f"{options.file}: nothing to save")


def _line(line: Proposal) -> str:
    source = "stamped"
    if line.evidence:
        best = line.evidence[0]
        source = f"{best.source.value} {best.detail}".strip()
    return f"{line.now or _NO_DATE} -> {line.proposed or _NO_DATE} ({source}) {line.loc}"


def _as_object(line: Proposal) -> dict[str, object]:
    return {
        "row": line.position + 1,
        "loc": line.loc,
        "now": line.now,
        "proposed": line.proposed,
        "source": line.evidence[0].source.value if line.evidence else "stamped",
        "evidence": [
            {"source": each.source.value, "date": each.moment.isoformat(), "detail": each.detail}
            for each in line.evidence
        ],
    }
