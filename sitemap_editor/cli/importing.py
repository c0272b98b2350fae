"""``sitemap-tool import``: rows of tables, lists, pages and logs into a sitemap."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from sitemap_editor.cli.arguments import add_flag, add_format, add_goal
from sitemap_editor.cli.console import ERRORS, FINE, Refused, complain, say, write_json
from sitemap_editor.cli.saving import check_writable, save, tell_converted
from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.changing.deduplicating import Same
from sitemap_editor.core.operations.importing.addresses import is_base, joined_base
from sitemap_editor.core.operations.importing.columns import DateReading, guessed_columns
from sitemap_editor.core.operations.importing.plan import (
    REFUSED,
    Fate,
    ImportChoices,
    ImportPlan,
    Policy,
    plan_import,
)
from sitemap_editor.core.operations.importing.reading import source_of_file
from sitemap_editor.core.operations.importing.source import ImportSource
from sitemap_editor.core.protocol.fields import LOC, URL_FIELDS

_INDENT: Final = 1
_COUNTS: Final = {
    "new": (Fate.NEW,),
    "updated": (Fate.UPDATED,),
    "unchanged": (Fate.UNCHANGED,),
    "skipped": (Fate.SKIPPED,),
    "repeated": (Fate.REPEATED,),
    "left out": (Fate.UNUSUAL,),
    "refused": REFUSED,
}
_REASONS: Final = {
    Fate.NO_URL: "no URL",
    Fate.RELATIVE: "relative URL: --base joins it with one",
    Fate.NO_PAGE: "the address of something else than a page",
    Fate.UNSTORABLE: "a character that XML cannot hold",
}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "import", help="add or update rows from a table, list, web page, log or another sitemap"
    )
    command.add_argument("file", metavar="FILE", help="the sitemap")
    command.add_argument(
        "source",
        metavar="SOURCE",
        help="CSV, TSV, JSON lines, a list of URLs, HTML, robots.txt, an access log or a sitemap",
    )
    command.add_argument(
        "--policy",
        choices=[each.value for each in Policy],
        default=Policy.SKIP.value,
        help="for URLs that exist: skip them, update empty values, overwrite values, or add a row",
    )
    command.add_argument(
        "--map",
        metavar="FIELD=COLUMN,…",
        help="which column is which, by title or number, such as loc=Address,lastmod=3,"
        "news.title=Headline",
    )
    command.add_argument(
        "--match",
        choices=[each.value for each in Same],
        default=Same.LOC.value,
        help="what makes a URL exist: it is equal, or leads to the same page",
    )
    command.add_argument("--base", metavar="URL", default="", help="joined with relative URLs")
    command.add_argument(
        "--dates",
        choices=[each.value for each in DateReading],
        default=DateReading.KEEP.value,
        help="what becomes of dates that are not W3C dates",
    )
    add_flag(
        command,
        "--all-lines",
        "take failed requests, pages that did not answer 200, and robots.txt rules as well",
    )
    add_flag(command, "--clear", "with --policy overwrite, empty values clear values")
    add_goal(command, in_place="save the sitemap where it is", dry_run="count without writing")
    add_format(command)
    command.set_defaults(run=_import, about="file")


def _import(options: argparse.Namespace) -> int:
    target = Path(options.output or options.file)
    if options.output:
        check_writable(target, may_replace=options.force)
    if options.base and not is_base(options.base):
        raise Refused(f"sitemap-tool import: --base: {options.base} is not a URL of a site")
    document = Document.open(options.file)
    source = source_of_file(Path(options.source))
    plan = _plan(document, source, options)
    if plan.edit is not None:
        document.apply(plan.edit)
    saved = not options.dry_run and (plan.edit is not None or bool(options.output))
    if saved:
        tell_converted(document, options.file)
        save(document, target, known=document.stamp if options.in_place else None)
    _tell(plan, options, target if saved else None)
    return ERRORS if plan.count(*REFUSED) else FINE


def _plan(document: Document, source: ImportSource, options: argparse.Namespace) -> ImportPlan:
    now = datetime.now().astimezone()
    columns = guessed_columns(source, document.fields, now)
    if options.map:
        columns = _mapped(options.map, source, document.fields)
    if LOC not in columns:
        titles = ", ".join(source.title(number) for number in range(len(source.columns)))
        raise Refused(
            f"{options.source}: no column contains URLs; name it by --map loc=TITLE ({titles})"
        )
    choices = ImportChoices(
        columns,
        Policy(options.policy),
        Same(options.match),
        joined_base(options.base, source.base),
        DateReading(options.dates),
        only_usual=not options.all_lines,
        clears=options.clear,
    )
    return plan_import(document.table.snapshot(), source, choices, now)


def _mapped(text: str, source: ImportSource, fields: Sequence[str]) -> dict[str, int]:
    """Return the columns that are named. Raises: Refused."""
    titles = [source.title(number).casefold() for number in range(len(source.columns))]
    found: dict[str, int] = {}
    for pair in text.split(","):
        field, sign, title = (each.strip() for each in pair.partition("="))
        column = content_column(field)
        if column is not None and not column.is_count:
            field, fields = column.name, (*fields, column.name)
        elif not sign or field not in URL_FIELDS:
            said = f"“{pair}” is not FIELD=COLUMN with one of {', '.join(URL_FIELDS)}"
            raise Refused(f"sitemap-tool import: --map: {said}")
        if field not in fields:
            raise Refused(f"sitemap-tool import: --map: this file has no {field}")
        if title.casefold() in titles:
            found[field] = titles.index(title.casefold())
        elif title.isascii() and title.isdecimal() and 0 < int(title) <= len(titles):
            found[field] = int(title) - 1
        else:
            names = ", ".join(source.title(number) for number in range(len(titles)))
            raise Refused(f"sitemap-tool import: --map: no column “{title}”; there are: {names}")
    return found


def _tell(plan: ImportPlan, options: argparse.Namespace, saved: Path | None) -> None:
    counts = {name: plan.count(*fates) for name, fates in _COUNTS.items()}
    why = {text: plan.count(fate) for fate, text in _REASONS.items() if plan.count(fate)}
    columns = {field: plan.source.title(at) for field, at in plan.choices.columns.items()}
    if options.format == "json":
        told = {
            "file": options.file,
            "source": options.source,
            "format": plan.source.name,
            "columns": columns,
            "lines": len(plan.source),
            **{name.replace(" ", "_"): count for name, count in counts.items()},
            "rows_with_more": plan.source.rows_with_more,
            "why": [{"reason": text, "count": count} for text, count in why.items()],
            "saved": None if saved is None else str(saved),
        }
        write_json(json.dumps(told, indent=_INDENT) + "\n")
        return
    named = ", ".join(f"{field}: {title}" for field, title in columns.items())
    complain(f"{options.source}: {plan.source.name}, {named}")
    if more := plan.source.rows_with_more:
        left = "images, videos, links or other elements, which only merge takes along"
        complain(f"{options.source}: rows with {left}: {more}")
    say(f"lines      {len(plan.source)}")
    for name, count in counts.items():
        if count or name in ("new", "updated"):
            say(f"{name:<10} {count}")
    for text, count in why.items():
        complain(f"{options.source}: refused {count}: {text}")
