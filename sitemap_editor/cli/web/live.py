"""``sitemap-tool live``: asks the web for the URLs of a file, and tells what became of them."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor.cli.arguments import add_flag, add_web, filled
from sitemap_editor.cli.console import (
    ERRORS,
    FINE,
    UNUSABLE,
    complain,
    say_each,
    write_json,
    write_table,
)
from sitemap_editor.cli.reports.selecting import wanted_rows
from sitemap_editor.cli.web.asking import web_fetcher
from sitemap_editor.cli.web.live_driver import LiveDriver, WaitingFetcher
from sitemap_editor.core.checks.checker import Checker, Findings
from sitemap_editor.core.checks.report import report
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import CheckContext, Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.url_keys import hashes
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.filtering.grammar import Need
from sitemap_editor.core.filtering.matching import FilterContext, rows_matching
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.readable import escaped_in_json, spelled_out
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.result import PageResult, reason_words
from sitemap_editor.core.web.live.store import ResultStore

_MOST_A_SECOND: Final = 1_000.0
_QUICK: Final = 10.0  # requests a second to one host: two at once may not manage more
_AT_ONCE: Final = 8
_REFUSED: Final = Failure.PRIVATE.value
_COLUMNS: Final = (
    "loc",
    "status",
    "error",
    "hops",
    "target",
    "canonical",
    "indexable",
    "reason",
    "robots",
    "content_type",
    "bytes",
    "last_modified",
    "etag",
)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    live = commands.add_parser("live", help="ask the web for the URLs of a file")
    live.add_argument("file", metavar="FILE")
    live.add_argument("--where", metavar="FILTER", help="only these rows, as in the filter bar")
    live.add_argument("--format", choices=tuple(_WRITERS), default="text")
    live.add_argument(
        "--rate",
        type=_rate,
        metavar="N",
        help="at most so many requests a second to one host (default: 5)",
    )
    add_web(live)
    live.add_argument(
        "--agent",
        default="",
        metavar="NAME",
        help="whose lines in robots.txt and robots tags count, such as Googlebot",
    )
    heads = "ask for heads alone first: quicker, but what pages say is not seen"
    add_flag(live, "--head", heads)
    live.add_argument(
        "--state",
        type=filled,
        metavar="FILE",
        help="keep results here: what is cut off goes on, and unchanged pages are not sent again",
    )
    live.set_defaults(run=_live, about="file")


def _rate(text: str) -> float:
    """Return a number of requests a second. Raises: ArgumentTypeError."""
    try:
        rate = float(text)
    except ValueError:
        rate = 0.0
    if not 0 < rate <= _MOST_A_SECOND:
        said = f"needs a number of requests a second, at most {_MOST_A_SECOND:.0f}"
        raise argparse.ArgumentTypeError(said)
    return rate


def _live(options: argparse.Namespace) -> int:
    with web_fetcher(options) as fetcher:
        return checked(options, fetcher)


def checked(options: argparse.Namespace, fetcher: WaitingFetcher) -> int:
    """Carry the command out."""
    document = Document.open(options.file)
    store = ResultStore(Path(options.state) if options.state else None)
    try:
        positions = list(_wanted(document, options, store))
        locs = _locs(document.table, positions)
        check = LiveCheck(locs, store, _manners(options))
        if check.resumed:
            complain(f"{options.file}: {check.resumed} URLs were checked before it was cut off")
        is_whole = _carry_out(check, fetcher)
        pages = CheckedPages(store, hashes(document.table))
        findings = dict(_findings(document.table, positions, pages))
        _WRITERS[options.format](options.file, document.table, positions, pages, findings)
        _tell_refused(options.file, check.refused)
    finally:
        store.close()
    if not is_whole:
        return UNUSABLE
    is_wrong = any(each.severity is not Severity.HINT for row in findings.values() for each in row)
    return ERRORS if is_wrong or check.refused or check.schedule.skipped else FINE


def _manners(options: argparse.Namespace) -> Manners:
    pace = Pace()
    if options.rate is not None:
        per_host = _AT_ONCE if options.rate > _QUICK else pace.per_host
        pace = Pace(gap_s=1 / options.rate, per_host=per_host)
    return Manners(pace, options.agent, options.head, options.allow_private)


def _wanted(document: Document, options: argparse.Namespace, store: ResultStore) -> Iterable[int]:
    """Return the positions of the rows that are asked for."""
    table = document.table
    if options.where is None:
        return range(len(table))
    wanted = wanted_rows(options.where, knows_live=bool(options.state))
    context = FilterContext()
    if Need.FINDINGS in wanted.needs:
        from sitemap_editor.cli.problem_rows import rows_by_problem
        from sitemap_editor.core.protocol.profiles import SITEMAPS_ORG

        context = FilterContext(problems=rows_by_problem(document, SITEMAPS_ORG))
    if Need.LIVE in wanted.needs:
        numbers, now = hashes(table), datetime.now(UTC)
        live = CheckedPages(store).labels(numbers, table.order, now)
        context = replace(context, live=live)
    return rows_matching(table, wanted, context=context)


def _locs(table: PieceTable, positions: Iterable[int]) -> Iterator[str]:
    return ((table[position].value(LOC) or "").strip() for position in positions)


def _carry_out(check: LiveCheck, fetcher: WaitingFetcher) -> bool:
    """Ask for everything; False where a person ended it. What came by then is kept."""
    try:
        LiveDriver(check, fetcher).run()
    except KeyboardInterrupt:
        check.schedule.stop()
        left = check.schedule.total - check.schedule.done
        complain(f"stopped: {check.schedule.done} URLs checked, {left} left")
        return False
    check.end()
    return True


def _findings(
    table: PieceTable, positions: Sequence[int], pages: CheckedPages
) -> Iterator[tuple[int, Findings]]:
    checker = Checker(context=CheckContext(pages=pages))
    for position in positions:
        row_id = table.order[position]
        found = checker.page(RowView(table.row_bytes(row_id), table.row_format))
        if found:
            yield row_id, found


# What is written


def _as_object(loc: str, page: PageResult | None) -> dict[str, object]:
    if page is None:  # its host was given up, or the check was ended
        page = PageResult(loc, error=Failure.STOPPED.value)
    line = page.robots_line
    return {
        "loc": loc,
        "status": page.status,
        "error": page.error,
        "hops": [{"status": status, "url": url} for status, url in page.hops],
        "target": page.target,
        "canonical": page.canonical,
        "indexable": page.is_indexable and page.error is None,
        "reason": page.error if page.is_indexable else reason_words(page),
        "robots": None if line is None else f"line {line}: {page.robots_rule}",
        "content_type": page.content_type or None,
        "bytes": page.body_bytes if page.hops else None,
        "last_modified": page.last_modified or None,
        "etag": page.etag or None,
    }


def _objects(
    table: PieceTable, positions: Sequence[int], pages: CheckedPages
) -> Iterator[dict[str, object]]:
    for loc in _locs(table, positions):
        yield _as_object(loc, pages.of(loc))


def _write_json(
    _file: str,
    table: PieceTable,
    positions: Sequence[int],
    pages: CheckedPages,
    _findings: dict[int, Findings],
) -> None:
    separator = "[\n"
    for each in _objects(table, positions, pages):
        written = json.dumps(each, ensure_ascii=False)
        write_json(escaped_in_json(f"{separator} {written}"))
        separator = ",\n"
    write_json("\n]\n" if positions else "[]\n")


def _write_csv(
    _file: str,
    table: PieceTable,
    positions: Sequence[int],
    pages: CheckedPages,
    _findings: dict[int, Findings],
) -> None:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for each in _objects(table, positions, pages):
        writer.writerow(_cell(name, each[name]) for name in _COLUMNS)
    write_table(out.getvalue())


def _cell(name: str, value: object) -> object:
    if isinstance(value, list):
        value = " ".join(f"{hop['status']} {hop['url']}" for hop in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = spelled_out(value)
        is_formula = name != "loc" and text.startswith(("=", "+", "-", "@"))
        return f"'{text}" if is_formula else text
    return "" if value is None else value


def _write_text(
    file: str,
    table: PieceTable,
    positions: Sequence[int],
    pages: CheckedPages,
    findings: dict[int, Findings],
) -> None:
    say_each(report(file, table, (), findings, fixer=None))
    found = map(pages.of, _locs(table, positions))
    known = sum(page is not None and page.error != _REFUSED for page in found)
    complain(f"{file}: {known} URLs checked, {len(findings)} with something to say about")


def _tell_refused(file: str, count: int) -> None:
    """Say how many URLs were not asked, and how to allow that."""
    if count:
        complain(f"{file}: {count} URLs on this computer or its network were not asked")


_WRITERS: Final = {"text": _write_text, "json": _write_json, "csv": _write_csv}
