"""The way from problem to problem in a table, cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import Final

from sitemap_editor.core.checks.problem_list import USUAL, problems_of
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.checks.problem_model import Problem, ProblemModel
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_TRIED: Final = 2_000  # rows that are marked; each of them is checked where not all is


_Has = Callable[[int], bool]
_FindingsOf = Callable[[int], Sequence[Finding]]


def go_to_problem(
    page: DocumentPage, reporter: Reporter, listed: ProblemModel | None, *, back: bool = False
) -> None:
    """Go to the next (or previous) cell with a finding, going round at the end.

    Where the filter of the list on screen leaves problems out, the way leaves them out, too.
    """
    page.view.finish_editing()  # what was typed counts; from its row the way goes on
    findings = page.session.findings
    has_findings: _Has = findings.has_findings
    findings_of: _FindingsOf = findings.of_row
    if listed is not None and _leaves_out(listed):
        has_findings, findings_of = _let_through(listed)
    row_ids, count = page.model.view_order.row_ids, page.model.rowCount()
    here = page.view.currentIndex()
    step = -1 if back else 1
    beside = _columns(page, findings_of, here.row()) if here.isValid() else []
    beside = [column for column in beside if (column - here.column()) * step > 0]
    if beside:
        _go_to(page, findings_of, here.row(), beside[-1 if back else 0])
        return
    rows = ((here.row() + step * distance) % count for distance in range(1, count + 1))
    marked = (row for row in rows if has_findings(row_ids[row]))
    # While all is checked anew a mark may be left of what nobody objects to any more.
    tried = islice(marked, _TRIED)
    there = ((row, _columns(page, findings_of, row)) for row in tried)
    found = next(((row, columns) for row, columns in there if columns), None)
    if found is None:
        _go_to_problem_of_file(page, reporter)
    else:
        _go_to(page, findings_of, found[0], found[1][-1 if back else 0])


def _go_to_problem_of_file(page: DocumentPage, reporter: Reporter) -> None:
    of_file = page.session.findings.of_file()
    if of_file:
        page.choose_problem(Problem(of_file[0], None))
    reporter.reason("  ".join(map(sentence, of_file)), page)


def _leaves_out(listed: ProblemModel) -> bool:
    return listed.is_settled and replace(listed.filter, with_schema=False) != USUAL


def _let_through(listed: ProblemModel) -> tuple[_Has, _FindingsOf]:
    """Return which rows have problems in a list, by id, and which these are."""
    if listed.filter.text:
        shown = listed.shown()[1]
        return shown.__contains__, lambda row_id: shown.get(row_id, ())
    index = listed.session.findings.index
    kinds = {kind: rows for kind, rows in index.kinds.items() if listed.filter.wants(kind)}
    rows = set(chain.from_iterable(kinds.values()))
    return rows.__contains__, lambda row_id: problems_of(index, row_id, kinds)


def _go_to(page: DocumentPage, findings_of: _FindingsOf, row: int, column: int) -> None:
    """Go to a cell, and be at that problem of it which was looked for."""
    row_id = page.model.row_id(row)
    found = next(each for each in findings_of(row_id) if _column(page, each) == column)
    page.choose_problem(Problem(found, row_id))
    page.view.go_to(row, column)


def _columns(page: DocumentPage, findings_of: _FindingsOf, row: int) -> list[int]:
    """Return the columns of a row that have findings."""
    return sorted({_column(page, each) for each in findings_of(page.model.row_id(row))})


def _column(page: DocumentPage, finding: Finding) -> int:
    """Return in which column a finding is seen; the first stands for the whole row."""
    return page.model.names.index(finding.column) if finding.column else 0
