"""``sitemap-tool languages``: the language versions of a file, or of all files of an index."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_editor.cli.console import (
    ERRORS,
    FINE,
    UNUSABLE,
    Refused,
    complain,
    say,
    say_each,
    write_json,
    write_table,
)
from sitemap_editor.cli.saving import check_writable, save, tell_converted
from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, read_bytes
from sitemap_editor.core.operations.languages.adding import imported
from sitemap_editor.core.operations.languages.groups import language_groups
from sitemap_editor.core.operations.languages.link_table import read_links, state_words
from sitemap_editor.core.operations.languages.marks import FAULTS, FILTERS, NAMES, Mark, all_marks
from sitemap_editor.core.operations.languages.matrix import Matrix, matrix_of
from sitemap_editor.core.operations.languages.sites import (
    NO_PAGES,
    NOT_HERE,
    SiteLanguages,
    site_languages,
)
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX, URLSET
from sitemap_editor.core.protocol.languages import hreflang_fault
from sitemap_editor.core.readable import escaped_in_json, spelled_out

_FORMATS: Final = ("text", "json", "csv")
_ELSEWHERE: Final = (NOT_HERE, NO_PAGES)
"""Why a file is not read though nothing is wrong with it."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "languages", help="list the language versions of pages, and what is wrong of each"
    )
    command.add_argument("file", metavar="FILE", help="a sitemap, or an index with its files")
    command.add_argument(
        "--expected",
        type=_codes,
        default=(),
        metavar="CODES",
        help="languages that every page should have, such as en,de (default: those in use)",
    )
    command.add_argument(
        "--missing", action="store_true", help="list only what is missing of the languages"
    )
    command.add_argument("--format", choices=_FORMATS, default="text")
    command.add_argument(
        "--import",
        dest="table",
        metavar="TABLE",
        help="write the links of a table with group, language and URL; needs --output",
    )
    command.add_argument("--output", metavar="FILE", help="with --import: write to this file")
    command.add_argument("--force", action="store_true", help="overwrite the output")
    command.set_defaults(run=_languages, about="file")


def _codes(text: str) -> tuple[str, ...]:
    """Return codes of hreflang. Raises: ArgumentTypeError, as `argparse` wants it."""
    codes = tuple(text.replace(",", " ").split())
    wrong = [code for code in codes if hreflang_fault(code) is not None]
    if wrong or not codes:
        raise argparse.ArgumentTypeError(f"“{(wrong or [text])[0]}” is not a language code")
    return codes


def _languages(options: argparse.Namespace) -> int:
    if bool(options.table) != bool(options.output):
        raise Refused("sitemap-tool languages: --import goes with --output")
    document = Document.open(options.file)
    if options.table:
        return _import(document, options)
    if document.table.row_kind is SITEMAPINDEX:
        return _of_site(document, options)
    if document.table.row_kind is not URLSET:
        raise Refused(f"{options.file}: {NO_PAGES}")
    matrix = matrix_of(language_groups(document.table), options.expected)
    return _tell(_Report(matrix, lambda position: (options.file, position + 1)), options)


def _of_site(index: Document, options: argparse.Namespace) -> int:
    site = site_languages(Path(options.file), index.table.values(LOC), {})

    def place(position: int) -> tuple[str, int]:
        found = site.place(position)
        return str(site.paths[found.file]), found.position + 1

    for each in site.unread:
        complain(f"{each.loc}: {each.reason}")
    exit_code = _tell(_Report(matrix_of(site.groups, options.expected), place, site), options)
    is_broken = any(each.reason.text not in _ELSEWHERE for each in site.unread)
    return UNUSABLE if is_broken else exit_code


@dataclass(frozen=True, slots=True)
class _Line:
    """One version of a page, or one that is missing."""

    file: str
    row: int
    group: str
    language: str
    url: str
    marks: int

    def __str__(self) -> str:
        said = ". ".join(NAMES[mark] for mark in all_marks(self.marks))
        what = " ".join(each for each in (self.language, self.url or self.group) if each)
        return f"{self.file}:{self.row}: {what}: {said}"


@dataclass(frozen=True, slots=True)
class _Report:
    """What there is to say of the versions of all pages."""

    matrix: Matrix
    place: Callable[[int], tuple[str, int]]
    """Tells file and row, from 1, of a position among all rows."""
    site: SiteLanguages | None = None

    def lines(self) -> Iterator[_Line]:
        """Yield a line for each version, and for each that is missing."""
        groups, names = self.matrix.groups, self.matrix.groups.links.codes
        for group, first in enumerate(groups.first_rows):
            name = url_of(groups.links.urls[groups.links.locs[first]])
            for code, url, marks in groups.versions(group):
                at = self.place(next(iter(groups.rows_of(url)), first))
                yield _Line(*at, name, names[code], url_of(groups.links.urls[url]), marks)
            if groups.has_links(group):
                there = {code for code, _, _ in groups.versions(group)}
                for code in sorted(self.matrix.expected - there, key=names.__getitem__):
                    yield _Line(*self.place(first), name, names[code], "", Mark.MISSING)

    def summary(self) -> dict[str, object]:
        """Return the totals, under the names of JSON."""
        groups = self.matrix.groups
        names, counts = groups.links.codes, groups.code_counts()
        expected = sorted(names[code] for code in self.matrix.expected)
        found: dict[str, object] = {
            "groups": len(groups),
            "languages": {names[code]: counts[code] for code in groups.used_codes()},
            "expected": expected,
            "problems": {name: count for name, count in self.matrix.counts.items() if count},
        }
        if self.site is not None:
            unread = [{"loc": each.loc, "message": str(each.reason)} for each in self.site.unread]
            found["files"], found["unread"] = [str(path) for path in self.site.paths], unread
        return found


def _tell(report: _Report, options: argparse.Namespace) -> int:
    lines = list(report.lines())
    wrong = int(FAULTS | (Mark.MISSING if options.expected or options.missing else Mark.NONE))
    if options.missing:
        lines = [line for line in lines if line.marks & (Mark.MISSING | Mark.ALONE)]
    if options.format == "json":
        told = {"file": options.file, **report.summary(), "versions": list(map(_as_json, lines))}
        write_json(escaped_in_json(json.dumps(told, indent=1, ensure_ascii=False)) + "\n")
    elif options.format == "csv":
        _write_csv(lines)
    else:
        say_each(line for line in lines if line.marks)
        _say_totals(report.summary())
    return ERRORS if any(line.marks & wrong for line in lines) else FINE


def _as_json(line: _Line) -> Mapping[str, object]:
    return {
        "file": line.file,
        "row": line.row,
        "group": line.group,
        "language": line.language or None,
        "url": line.url or None,
        "state": state_words(line.marks),
    }


def _write_csv(lines: Sequence[_Line]) -> None:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("group", "language", "url", "state", "file", "row"))
    for line in lines:
        cells = (line.group, line.language, line.url, " ".join(state_words(line.marks)), line.file)
        writer.writerow((*map(spelled_out, cells), line.row))
    write_table(out.getvalue())


def _say_totals(summary: Mapping[str, object]) -> None:
    languages, problems = summary["languages"], summary["problems"]
    assert isinstance(languages, dict)  # noqa: S101 - as it was made
    assert isinstance(problems, dict)  # noqa: S101 - likewise
    say(f"groups: {summary['groups']}")
    say("languages: " + (", ".join(f"{code} {n}" for code, n in languages.items()) or "none"))
    for name, count in problems.items():
        say(f"{FILTERS[name][0]}: {count} ({FILTERS[name][1]})")


def _import(document: Document, options: argparse.Namespace) -> int:
    target = Path(options.output)
    check_writable(target, may_replace=options.force)
    if document.table.row_kind is not URLSET:
        raise Refused(f"{options.file}: {NO_PAGES}")
    rows = read_links(read_bytes(Path(options.table), DEFAULT_CAP_BYTES, no_progress))
    plan = imported(language_groups(document.table), rows)
    if plan.edit is not None:
        document.apply(plan.edit)
    tell_converted(document, options.file)
    save(document, target)
    for left in plan.left:
        complain(f"{options.table}: {url_of(left.url)}: {left.reason}")
    totals = {
        "rows changed": plan.rows,
        "links written": plan.links,
        "of these in place of another URL": plan.replaced,
        "new URLs without a row": plan.outside,
        "URLs spelt otherwise in the file": plan.respelt,
    }
    say_each(f"{name}: {count}" for name, count in totals.items())
    return ERRORS if plan.left else FINE
