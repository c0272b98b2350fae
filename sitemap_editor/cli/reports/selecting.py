"""``sitemap-tool select``: the rows of files for which a filter holds."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from sitemap_editor.cli.console import (
    FINE,
    UNUSABLE,
    Refused,
    complain,
    say,
    say_each,
    write_json,
    write_table,
)
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.core.columns.column import READY, content_column
from sitemap_editor.core.columns.row_reading import RowReader
from sitemap_editor.core.errors import FilterError, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.filtering.grammar import Filter, Need, parse_filter
from sitemap_editor.core.filtering.matching import FilterContext, rows_matching
from sitemap_editor.core.protocol.fields import LOC, URL_FIELDS
from sitemap_editor.core.protocol.profiles import Profile
from sitemap_editor.core.readable import escaped_in_json, spelled_out


class Found(NamedTuple):
    """A row of a file, by its number from 1, and its values."""

    file: str
    row: int
    values: Mapping[str, str | None]


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    select = commands.add_parser("select", help="list the rows for which a filter holds")
    select.add_argument("files", nargs="+", metavar="FILE")
    select.add_argument(
        "--where", required=True, metavar="FILTER", help="as in the filter bar of the window"
    )
    select.add_argument(
        "--columns",
        type=_columns,
        default=URL_FIELDS,
        metavar="NAMES",
        help="for csv, tsv and json: comma-separated, of loc, lastmod, changefreq, priority and "
        "content columns such as img.count, news.title, alt:de or x:PREFIX:NAME",
    )
    select.add_argument("--format", choices=tuple(_WRITERS), default="urls")
    select.add_argument("--count", action="store_true", help="say only how many rows there are")
    add_profile(select, "whose limits and severities “problem:” goes by")
    select.set_defaults(run=_select, about="files")


def _columns(text: str) -> tuple[str, ...]:
    """Return the names of columns. Raises: ArgumentTypeError, as `argparse` wants it."""
    found = dict.fromkeys(each.strip() for each in text.split(","))
    for each in found:
        if each not in URL_FIELDS and content_column(each) is None:
            known = ", ".join((*URL_FIELDS, *READY))
            raise argparse.ArgumentTypeError(
                f"“{each}” is no column. Write one of: {known}, alt:LANGUAGE, x:PREFIX:NAME."
            )
    return tuple(found)


def _select(options: argparse.Namespace) -> int:
    wanted = wanted_rows(options.where)
    exit_code, found = FINE, list[Found]()
    for file in options.files:
        try:
            rows = list(_rows_of(file, wanted, options.columns, profile_of(options)))
        except SitemapError as error:
            complain(f"{file}: {error}")
            exit_code = UNUSABLE
            continue
        if options.count:
            say(f"{file}: {len(rows)}" if len(options.files) > 1 else len(rows))
        found.extend(rows)
    if not options.count:
        _WRITERS[options.format](found, options.columns)
    return exit_code


def wanted_rows(text: str, *, knows_live: bool = False) -> Filter:
    """Return the filter that a person asks for. Raises: Refused, with the place in the text."""
    try:
        wanted = parse_filter(text)
    except FilterError as error:
        shown = spelled_out(text)
        place = " " * len(spelled_out(text[: error.start])) + "^" * max(1, error.end - error.start)
        complain(shown)
        complain(place)
        raise Refused(f"--where: {error}") from error
    if wanted.needs & {Need.SELECTION, Need.CHANGED}:
        raise Refused("--where: “is:selected” and “is:changed” mean something in the window only.")
    if Need.LIVE in wanted.needs and not knows_live:
        raise Refused("--where: “live:” needs the results of “sitemap-tool live --state FILE”.")
    return wanted


def _rows_of(
    file: str, wanted: Filter, columns: Sequence[str], profile: Profile
) -> Iterator[Found]:
    document = Document.open(file)
    table, context = document.table, FilterContext()
    if Need.FINDINGS in wanted.needs:
        from sitemap_editor.cli.problem_rows import rows_by_problem  # the rules: seldom wanted

        context = FilterContext(problems=rows_by_problem(document, profile))
    fields = [each for each in columns if each in table.fields or content_column(each) is not None]
    reader = RowReader(table.row_format, (LOC, *fields))
    for position in rows_matching(table, wanted, context=context):
        values = reader.values(table.row_bytes(table.order[position]))
        yield Found(file, position + 1, dict(zip((LOC, *fields), values, strict=True)))


def _write_urls(found: list[Found], _columns: Sequence[str]) -> None:
    say_each(url for each in found if (url := (each.values.get("loc") or "").strip()))


def _write_separated(dialect: str) -> Callable[[list[Found], Sequence[str]], None]:
    def write(found: list[Found], columns: Sequence[str]) -> None:
        out = io.StringIO()
        writer = csv.writer(out, dialect, lineterminator="\n")
        writer.writerow(("file", "row", *columns))
        for each in found:
            values = (each.values.get(field) or "" for field in columns)
            writer.writerow((spelled_out(each.file), each.row, *map(spelled_out, values)))
        write_table(out.getvalue())

    return write


def _write_json(found: list[Found], columns: Sequence[str]) -> None:
    objects = [
        {"file": each.file, "row": each.row}
        | {name: value for name, value in each.values.items() if name in columns}
        for each in found
    ]
    lines = ",\n".join(f" {json.dumps(each, ensure_ascii=False)}" for each in objects)
    write_json(escaped_in_json(f"[\n{lines}\n]\n" if objects else "[]\n"))


_WRITERS: Final[Mapping[str, Callable[[list[Found], Sequence[str]], None]]] = {
    "urls": _write_urls,
    "tsv": _write_separated("excel-tab"),
    "csv": _write_separated("excel"),
    "json": _write_json,
}
