"""sitemap-tool: the core without a screen.

Exit codes: 0 nothing wrong, 1 errors found, 2 could not read or bad usage.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import sitemap_editor
from sitemap_editor.core.checks.judge import Judge
from sitemap_editor.core.checks.rule import Finding, Severity
from sitemap_editor.core.document.lines import Lines
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document, kind_for

_FINE, _ERRORS, _UNUSABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class _Line:
    """One finding as scripts see it; row, line and column count from 1, None for the whole file."""

    file: str
    code: str
    severity: str
    row: int | None
    line: int | None
    column: int | None
    field: str | None
    message: str
    fix: str | None = None

    def __str__(self) -> str:
        place = [str(part) for part in (self.line, self.column) if part is not None]
        return f"{':'.join([self.file, *place])}: {self.severity} {self.code} {self.message}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console may not know every character
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        exit_code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _UNUSABLE
    except KeyboardInterrupt:
        return _UNUSABLE
    return exit_code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sitemap-tool", description="Work on sitemap files.")
    version = f"%(prog)s {sitemap_editor.__version__}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="judge files by the rules of the protocol")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--format", choices=("text", "json"), default="text")
    check.set_defaults(run=_check)
    convert = commands.add_parser("convert", help="write a file as .xml, .xml.gz, .txt or .txt.gz")
    convert.add_argument("source", metavar="IN")
    convert.add_argument("target", metavar="OUT")
    convert.add_argument("--force", action="store_true", help="overwrite OUT")
    convert.set_defaults(run=_convert)
    return parser


def _check(options: argparse.Namespace) -> int:
    judge = Judge()
    exit_code = _FINE
    lines: list[_Line] = []
    for file in options.files:
        try:
            document = Document.open(file)
        except SitemapError as error:
            found = [_unreadable(file, error)]
            exit_code = _UNUSABLE
        else:
            found = list(_judged(judge, document, file))
            if any(line.severity == Severity.ERROR.value for line in found):
                exit_code = max(exit_code, _ERRORS)
        if options.format == "text":
            for line in found:
                print(line)
        lines.extend(found)
    if options.format == "json":
        json.dump([asdict(line) for line in lines], sys.stdout, ensure_ascii=False, indent=1)
        print()
    return exit_code


def _judged(judge: Judge, document: Document, file: str) -> Iterator[_Line]:
    table = document.table
    for finding in judge.file(table):
        yield _line(file, finding)
    lines = Lines(table.buffers.original)
    for row_id, findings in judge.rows(table).items():
        anatomy = table.row_format.anatomy(table.row_bytes(row_id))
        for finding in findings:
            inside = anatomy.offsets.get(finding.column or "", anatomy.start)
            place = lines.place(table.starts[row_id] + inside)
            yield _line(file, finding, row_id + 1, *place)


def _line(
    file: str,
    finding: Finding,
    row: int | None = None,
    line: int | None = None,
    column: int | None = None,
) -> _Line:
    return _Line(
        file,
        finding.code,
        finding.severity.value,
        row,
        line,
        column,
        finding.column,
        finding.message,
    )


def _unreadable(file: str, error: SitemapError) -> _Line:
    return _Line(file, error.code, "fatal", None, error.line, error.column, None, str(error))


def _convert(options: argparse.Namespace) -> int:
    target = Path(options.target)
    if os.path.lexists(target) and not options.force:
        print(f"{target}: exists already; --force overwrites it", file=sys.stderr)
        return _UNUSABLE
    try:
        document = Document.open(options.source)
        kind = kind_for(target, document.table.row_kind)
        if kind is not document.table.row_kind:
            if any(any(row[1:]) for row in document):
                said = "only URLs fit into a text sitemap; other values are left out"
                print(f"{options.source}: {said}", file=sys.stderr)
            document = document.converted(kind)
        elif document.form.was_converted:
            said = f"was {document.form.encoding}, is written as UTF-8"
            print(f"{options.source}: {said}", file=sys.stderr)
        document.save(target)
    except SitemapError as error:
        print(f"{error.path or options.source}: {error}", file=sys.stderr)
        return _UNUSABLE
    return _FINE


if __name__ == "__main__":
    sys.exit(main())
