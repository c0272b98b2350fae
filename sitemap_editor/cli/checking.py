"""``sitemap-tool check``: checks files, and mends what needs no answer."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from sitemap_editor.cli.arguments import add_flag, add_format, add_published_at, filled
from sitemap_editor.cli.console import (
    ERRORS,
    FINE,
    UNUSABLE,
    Refused,
    complain,
    say,
    say_each,
    write_json,
)
from sitemap_editor.cli.ignoring import Ignored, add_options
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.cli.saving import save
from sitemap_editor.core.checks.checker import Checker, Verdicts
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.report import FATAL, ReportLine, as_json, line_of, refused, report
from sitemap_editor.core.checks.robots import check_robots
from sitemap_editor.core.checks.rule import CheckContext, Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    SaveError,
    SitemapError,
    no_progress,
    worded,
)
from sitemap_editor.core.files.children import Children
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, read_robots, read_stamped
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.core.protocol.robots import ROBOTS_NAME

if TYPE_CHECKING:  # loaded where they are needed: most checks need none of them
    from sitemap_editor.core.checks.schema.layer import SchemaLayer
    from sitemap_editor.core.files.repair.plan import Choice, Repair
    from sitemap_editor.core.passes.workers import Workers

_ROUNDS = 5
_LARGE_BYTES = 20 << 20
_OVER_LIMITS = ("F11", "F12")
_DOCTYPE = "F06"  # what its entities stand for would be lost: for people to decide in the window


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    check = commands.add_parser("check", help="check files against the rules of the protocol")
    check.add_argument("files", nargs="+", metavar="FILE")
    add_format(check)
    add_profile(check, "whose limits and severities to check against")
    add_published_at(check, ", for the location rule")
    add_flag(check, "--schema", "also report violations of the XML schema (XSD)")
    mending = "repair what is not well-formed, apply fixes that are safe, and save"
    add_flag(check, "--fix", mending)
    instead = "with --fix: write to this file instead"
    check.add_argument("--output", metavar="FILE", type=filled, help=instead)
    children = "of an index: do not check the listed sitemaps in its folder"
    add_flag(check, "--no-children", children)
    check.add_argument(
        "--why",
        metavar="MESSAGE",
        type=filled,
        help="report only what causes a message of Search Console, in English or Spanish",
    )
    add_options(check)
    check.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    if problem := _unusable(options):
        raise Refused(f"sitemap-tool check: {problem}")
    options.schema = _schema() if options.schema else None  # loaded once for all files
    options.workers = _LargeFiles()
    options.ignored = Ignored(options)
    try:
        return _check_all(options)
    finally:
        options.workers.end()


def _check_all(options: argparse.Namespace) -> int:
    exit_code = FINE
    why = _why(options.why) if options.why else None
    lines: list[ReportLine] = []
    for file in options.files:
        try:
            found = _found_in(file, partial(_of_file, file, options))
        except SitemapError as error:
            is_about_output = options.output and isinstance(error, SaveError)
            found = [refused(options.output if is_about_output else file, error)]
        found = [*options.ignored.faults(), *found]
        if why is not None:
            found = [line for line in found if line.code in why or line.severity == FATAL]
        exit_code = max(exit_code, _exit_code(found))
        if options.format == "text":
            say_each(found)
        _name_split(found, options.profile)
        lines.extend(found)
    for line in options.ignored.told():  # nobody takes the rest for all there is
        (say if options.format == "text" else complain)(line)
    if options.format == "json":
        write_json(as_json(lines))
    return exit_code


def _why(pasted: str) -> frozenset[str]:
    """Return the rules that cause a message; say what else there is to know. Raises: Refused."""
    from sitemap_editor.core.checks.search_console.causes import codes_of
    from sitemap_editor.core.checks.search_console.matching import recognised

    messages = recognised(pasted)
    if not messages:
        raise Refused("sitemap-tool check: --why is none of Search Console's messages on sitemaps")
    for message in messages:
        complain(f"{message.names[0]}: {', '.join(sorted(codes_of([message]))) or 'no rule'}")
        if message.advice:
            complain(message.advice)
    return codes_of(messages)


def _schema() -> SchemaLayer:
    from sitemap_editor.core.checks.schema.layer import SchemaLayer

    return SchemaLayer()


def _name_split(found: list[ReportLine], profile: str) -> None:
    """Say what divides files that are over a limit, since no fix of a row or a value does."""
    limits = "" if profile == PROFILES[0].id else f" --profile {profile}"
    for file in dict.fromkeys(line.file for line in found if line.code in _OVER_LIMITS):
        command = f"sitemap-tool split {file} --output DIR{limits}"
        complain(f"{file}: {command} divides it into files within the limits")


def _unusable(options: argparse.Namespace) -> str | None:
    """Return why options do not fit together."""
    if options.output and not options.fix:
        return "--output goes with --fix"
    if options.output and len(options.files) > 1:
        return "--output goes with one FILE"
    if options.published_at is not None and not is_publishable(options.published_at):
        return "--published-at needs the full URL of the sitemap, such as https://a.org/sitemap.xml"
    return None


def _exit_code(found: list[ReportLine]) -> int:
    severities = {line.severity for line in found}
    if FATAL in severities:
        return UNUSABLE
    return ERRORS if Severity.ERROR.value in severities else FINE


def _found_in(file: str, look: Callable[[], Iterable[ReportLine]]) -> list[ReportLine]:
    """Return what `look` finds in a file; a fault of our own in it leaves the others their turn.

    Raises: SitemapError.
    """
    try:
        return list(look())
    except (SitemapError, BrokenPipeError):
        raise
    except Exception as error:  # noqa: BLE001 - told, with what a report of it needs
        text = QT_TRANSLATE_NOOP(
            "core", "This file could not be checked because of a program error: {reason}"
        )
        reason = f"{type(error).__name__}: {error}"
        return [refused(file, SitemapError("fault", text, {"reason": reason}))]


def _of_file(file: str, options: argparse.Namespace) -> Iterator[ReportLine]:
    """Yield what is wrong with a file, and with the sitemaps beside it where it is an index."""
    published = Published(options.published_at) if options.published_at else None
    if Path(file).name.lower() == ROBOTS_NAME:
        text = read_robots(Path(file))
        ignored = options.ignored.of(file)
        for found in check_robots(text, [published] if published else []):
            if found.finding.code not in ignored:
                yield line_of(file, found.finding, found.line)
        return
    document, repairs = _opened(file, repairs=options.fix)
    if document is None:
        yield from repairs
        return
    context = CheckContext(profile=profile_of(options), published=published)
    below: list[ReportLine] = []
    if document.table.row_kind is SITEMAPINDEX and not options.no_children:
        children = _children(document, file, options, context, below)
        context = replace(context, children=children)
    yield from _checked(document, file, options, context, is_repaired=bool(repairs))
    yield from below


def _children(
    index: Document,
    file: str,
    options: argparse.Namespace,
    context: CheckContext,
    below: list[ReportLine],
) -> Children:
    """Look at the sitemaps beside an index; put what is wrong with them `below`.

    They are checked only: `--fix` is for the files that are named. Those named too come by
    themselves. Where they are published is as sure as where the index is.
    """
    from sitemap_editor.core.files.survey import survey

    named = {Path(each).resolve() for each in options.files}
    options = argparse.Namespace(**{**vars(options), "fix": False, "output": None})

    def look(loc: str, document: Document) -> None:
        if document.path is not None and document.path.resolve() not in named:
            sure = context.published is not None
            place = Published(loc, is_sure=sure) if is_publishable(loc) else None
            under = replace(context, published=place)
            file = str(document.path)
            checked = partial(_checked, document, file, options, under, is_repaired=False)
            below.extend(_found_in(file, checked))

    children = survey(Path(file), index.table.values(LOC), look=look)
    for child in children.rows:
        if child.error is None or child.path is None or child.twin:
            continue
        if child.path.resolve() not in named:
            below.extend(_unreadable(str(child.path), child.error))
    return children


def _unreadable(file: str, error: SitemapError) -> list[ReportLine]:
    """Return why a child cannot be read, with what would have to be repaired."""
    try:
        return _opened(file, repairs=False)[1] or [refused(file, error)]
    except SitemapError as again:
        return [refused(file, again)]


def _opened(file: str, *, repairs: bool) -> tuple[Document | None, list[ReportLine]]:
    """Open a file; one that is not well-formed is repaired, or its faults are told.

    The lines say what was repaired, or what would have to be.
    """
    try:
        return Document.open(file), []
    except SitemapError as error:
        from sitemap_editor.core.files.repair.plan import is_repairable, plan_repair

        if not is_repairable(error):
            raise
        path = Path(file)
        raw, stamp = read_stamped(path, DEFAULT_CAP_BYTES, no_progress)
        plan = plan_repair(raw, stamp=stamp, name=path.name)
        found = [_repair_line(file, repair) for repair in plan.repairs]
        cuts_entities = any(repair.code == _DOCTYPE for repair in plan.repairs)
        if repairs and plan.leftover is None and not cuts_entities:
            for line in found:
                complain(f"{line} {line.fix}")
            return Document.repaired(plan, path=path), found
        if plan.leftover is not None or not found:
            found.append(refused(file, plan.leftover or error))
            found += [_choice_line(found[-1], choice) for choice in plan.choices]
        return None, found


def _repair_line(file: str, repair: Repair) -> ReportLine:
    return ReportLine(
        file,
        repair.code,
        FATAL,
        None,
        repair.line,
        repair.column,
        None,
        worded(repair.text, repair.arguments),
        worded(repair.proposal, repair.arguments),
    )


def _choice_line(conflict: ReportLine, choice: Choice) -> ReportLine:
    """Return what one side of a merge comes to; which one is meant is for people to say."""
    side = f"{choice.side.value} ({choice.label})" if choice.label else choice.side.value
    said = f"To choose from: {side}: rows: {choice.rows}, dropped: {choice.dropped_rows}"
    return replace(conflict, message=said)


def _checked(
    document: Document,
    file: str,
    options: argparse.Namespace,
    context: CheckContext,
    *,
    is_repaired: bool,
) -> Iterator[ReportLine]:
    """Check a document; with --fix, mend and save it first."""
    muted = options.ignored.of(file)
    under = replace(context, form=document.form, file_name=Path(file).name, muted=muted)
    checker = Checker(context=under)
    table = document.table
    executor = options.workers.executor_for(table)
    verdicts = checker.check(table, executor=executor)
    if options.fix:
        fixed = _fixed(document, checker, verdicts)
        if fixed is not verdicts or is_repaired or options.output:
            save(document, Path(options.output or file))
        verdicts = fixed
    layers = []
    file_findings = verdicts.file
    if options.schema is not None:
        layers.append(options.schema.rows(table, verdicts.odd))
        file_findings += options.schema.root(table)
    found = (verdicts.rows, verdicts.places, *layers)
    fixer = Fixer(checker) if options.format == "json" else None  # text does not tell fixes
    return report(file, table, file_findings, *found, fixer=fixer)


class _LargeFiles:
    """Worker processes for files that take longer to check than processes take to start."""

    def __init__(self) -> None:
        self._workers: Workers | None = None

    def executor_for(self, table: PieceTable) -> Executor | None:
        """Return where to check a document; None: here."""
        if table.size_bytes < _LARGE_BYTES:
            return None
        if self._workers is None:
            from sitemap_editor.core.passes.workers import Workers  # few files are large

            self._workers = Workers()
        return self._workers

    def end(self) -> None:
        """End the processes, if there are any."""
        if self._workers is not None:
            self._workers.end()


def _fixed(document: Document, checker: Checker, verdicts: Verdicts) -> Verdicts:
    """Make every fix that needs no answer and loses nothing."""
    fixer = Fixer(checker)
    for _ in range(_ROUNDS):
        edit = fixer.everything_safe(document.table, list(verdicts.rows))
        if edit is None:
            break
        document.apply(edit)
        verdicts = checker.check(document.table)
    return verdicts
