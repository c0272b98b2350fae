"""``sitemap-tool check``: judges files, and mends what needs no answer."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from sitemap_editor.cli.exit_codes import ERRORS, FINE, UNUSABLE
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.judge import Judge, Verdicts
from sitemap_editor.core.checks.report import ReportLine, as_json, as_text, refused, report
from sitemap_editor.core.checks.rule import Circumstances, Severity
from sitemap_editor.core.checks.schema.layer import SchemaLayer
from sitemap_editor.core.errors import SaveError, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.repair.plan import Repair, is_repairable, plan_repair
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.protocol.profiles import PROFILES, PROFILES_BY_ID

_ROUNDS = 5
_DOCTYPE = "F06"  # what its entities stand for would be lost: for people to decide in the window


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    check = commands.add_parser("check", help="judge files by the rules of the protocol")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--format", choices=("text", "json"), default="text")
    check.add_argument(
        "--profile",
        choices=[profile.id for profile in PROFILES],
        default=PROFILES[0].id,
        help="whose limits and severities count",
    )
    check.add_argument(
        "--published-at", metavar="URL", help="the URL of the sitemap itself, for the location rule"
    )
    check.add_argument(
        "--schema", action="store_true", help="tell also what the XSD objects to, as a layer apart"
    )
    check.add_argument(
        "--fix",
        action="store_true",
        help="repair what is not well-formed, mend what needs no answer and loses nothing, save",
    )
    check.add_argument(
        "--output", metavar="FILE", help="with --fix: write there and leave the file as it is"
    )
    check.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    if problem := _unusable(options):
        print(f"sitemap-tool check: {problem}", file=sys.stderr)
        return UNUSABLE
    exit_code = FINE
    lines: list[ReportLine] = []
    for file in options.files:
        try:
            document, found = _opened(file, repairs=options.fix)
            is_repaired = bool(found)
            if document is None:
                exit_code = UNUSABLE
            else:
                found = list(_judged(document, file, options, is_repaired=is_repaired))
                if any(line.severity == Severity.ERROR.value for line in found):
                    exit_code = max(exit_code, ERRORS)
        except SitemapError as error:
            is_about_output = options.output and isinstance(error, SaveError)
            found = [refused(options.output if is_about_output else file, error)]
            exit_code = UNUSABLE
        if options.format == "text":
            print(as_text(found), end="")
        lines.extend(found)
    if options.format == "json":
        print(as_json(lines), end="")
    return exit_code


def _unusable(options: argparse.Namespace) -> str | None:
    """Return why options do not fit together."""
    if options.output and not options.fix:
        return "--output goes with --fix"
    if options.output and len(options.files) > 1:
        return "--output goes with one FILE"
    if options.published_at and not is_publishable(options.published_at):
        return "--published-at needs the full URL of the sitemap, such as https://a.org/sitemap.xml"
    return None


def _opened(file: str, *, repairs: bool) -> tuple[Document | None, list[ReportLine]]:
    """Open a file; one that is not well-formed is repaired, or its faults are told.

    The lines say what was repaired, or what would have to be.
    """
    try:
        return Document.open(file), []
    except SitemapError as error:
        if not is_repairable(error):
            raise
        path = Path(file)
        plan = plan_repair(path.read_bytes(), stamp=Stamp.of(path))
        found = [_repair_line(file, repair) for repair in plan.repairs]
        cuts_entities = any(repair.code == _DOCTYPE for repair in plan.repairs)
        if repairs and plan.leftover is None and not cuts_entities:
            for line in found:
                print(f"{line} {line.fix}", file=sys.stderr)
            return Document.repaired(plan, path=path), found
        if plan.leftover is not None or not found:
            found.append(refused(file, plan.leftover or error))
        return None, found


def _repair_line(file: str, repair: Repair) -> ReportLine:
    said = repair.text.format(**repair.arguments)
    return ReportLine(
        file,
        repair.code,
        "fatal",
        None,
        repair.line,
        repair.column,
        None,
        said,
        _proposal(repair),
    )


def _proposal(repair: Repair) -> str:
    return repair.proposal.format(**repair.arguments)


def _judged(
    document: Document, file: str, options: argparse.Namespace, *, is_repaired: bool
) -> Iterator[ReportLine]:
    """Judge a document; with --fix, mend and save it first."""
    published = Published(options.published_at) if options.published_at else None
    circumstances = Circumstances(
        profile=PROFILES_BY_ID[options.profile],
        published=published,
        form=document.form,
        file_name=Path(file).name,
    )
    judge = Judge(circumstances=circumstances)
    table = document.table
    verdicts = judge.check(table)
    if options.fix:
        mended = _mended(document, judge, verdicts)
        if mended is not verdicts or is_repaired or options.output:
            document.save(options.output or file)
        verdicts = mended
    layers = []
    file_findings = verdicts.file
    if options.schema:
        layer = SchemaLayer()
        layers.append(layer.rows(table, verdicts.odd))
        file_findings += layer.root(table)
    found = (verdicts.rows, verdicts.places, *layers)
    return report(file, table, file_findings, *found, fixer=Fixer(judge))


def _mended(document: Document, judge: Judge, verdicts: Verdicts) -> Verdicts:
    """Make every fix that needs no answer and loses nothing."""
    fixer = Fixer(judge)
    for _ in range(_ROUNDS):
        edit = fixer.everything_safe(document.table, list(verdicts.rows))
        if edit is None:
            break
        document.apply(edit)
        verdicts = judge.check(document.table)
    return verdicts
