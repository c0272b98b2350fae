"""Rows in and out: a table of a million lines imported into an empty sitemap, and written."""

from __future__ import annotations

import os
import time
from array import array
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import ask_child
from tests.benchmarks.report import Line, time_line

if TYPE_CHECKING:
    from sitemap_editor.core.document.piece_table import PieceTable
    from sitemap_editor.core.files.exports import ExportFormat
    from sitemap_editor.core.passes.executor import Executor

_NOW = datetime(2026, 5, 6, 12, tzinfo=UTC)
_FORMS = ("rows.csv", "rows.jsonl")


def exchanging(plan: Plan) -> list[Line]:
    """Time an export of all rows, and an import of what it wrote: read, planned, carried out."""
    lines = []
    for name in _FORMS:
        answers = [ask_child("exporting", plan.path, name) for _ in range(plan.runs)]
        bound = 3_000 if plan.is_large else None
        lines.append(time_line(f"export as {name[5:].upper()}", plan.rows, answers, bound))
    for policy in ("skip", "overwrite"):
        answers = [ask_child("importing", plan.path, policy) for _ in range(plan.runs)]
        what = "import CSV" if policy == "skip" else "… that overwrites as many rows"
        bound = 6_000 if plan.is_large and policy == "skip" else None
        lines.append(time_line(what, plan.rows, answers, bound))
    return lines


def exporting(path: str, name: str) -> float:
    """Return the seconds of writing all rows in a form, in processes that are up as in a window."""
    from sitemap_editor import Document
    from sitemap_editor.core.files.exports import export_named
    from sitemap_editor.core.passes.workers import FEW_ROWS, Workers

    document, workers = Document.open(path), Workers()
    few = document.table.part(document.table.order[:FEW_ROWS])
    _write(few, Path(os.devnull), export_named(name), workers)
    start = time.perf_counter()
    _write(document.table.snapshot(), Path(os.devnull), export_named(name), workers)
    took = time.perf_counter() - start
    workers.end()
    return took


def _write(
    table: PieceTable, target: Path, form: ExportFormat, executor: Executor | None = None
) -> None:
    from sitemap_editor.core.operations.exporting import export

    fields = table.fields
    with target.open("wb") as file:
        export(table, array("I", table.order), fields, form, file.writelines, executor=executor)


def importing(path: str, policy: str) -> float:
    """Return the seconds of importing all rows as CSV: new ones, or over those that are there."""
    from sitemap_editor import Document
    from sitemap_editor.core.files.exports import EXPORTS
    from sitemap_editor.core.operations.importing.columns import guessed_columns
    from sitemap_editor.core.operations.importing.plan import ImportChoices, Policy, plan_import
    from sitemap_editor.core.operations.importing.reading import source_of_file

    given = Path(path).with_suffix(".csv")
    document = Document.open(path)
    _write(document.table, given, EXPORTS[0])
    target = Document.new() if policy == Policy.SKIP.value else document
    start = time.perf_counter()
    source = source_of_file(given)
    columns = guessed_columns(source, target.fields, _NOW)
    choices = ImportChoices(columns, Policy(policy))
    plan = plan_import(target.table.snapshot(), source, choices, _NOW)
    if plan.edit is not None:
        target.apply(plan.edit)
    took = time.perf_counter() - start
    assert len(target) == len(source)
    given.unlink()
    return took
