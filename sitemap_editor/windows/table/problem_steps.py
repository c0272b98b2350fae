"""The way from problem to problem in a table, cell by cell."""

from __future__ import annotations

from itertools import islice
from typing import Final

from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_TRIED: Final = 2_000  # rows that are marked; each of them is checked where not all is


def go_to_problem(page: DocumentPage, reporter: Reporter, *, back: bool = False) -> None:
    """Go to the next (or previous) cell with a finding, going round at the end."""
    page.view.finish_editing()  # what was typed counts; from its row the way goes on
    findings = page.session.findings
    row_ids, count = page.model.view_order.row_ids, page.model.rowCount()
    here = page.view.currentIndex()
    step = -1 if back else 1
    beside = _columns(page, here.row()) if here.isValid() else []
    beside = [column for column in beside if (column - here.column()) * step > 0]
    if beside:
        page.view.go_to(here.row(), beside[-1 if back else 0])
        return
    rows = ((here.row() + step * distance) % count for distance in range(1, count + 1))
    marked = (row for row in rows if findings.has_findings(row_ids[row]))
    # While all is checked anew a mark may be left of what nobody objects to any more.
    tried = islice(marked, _TRIED)
    found = next(((row, columns) for row in tried if (columns := _columns(page, row))), None)
    if found is None:
        _go_to_problem_of_file(page, reporter)
    else:
        page.view.go_to(found[0], found[1][-1 if back else 0])


def _go_to_problem_of_file(page: DocumentPage, reporter: Reporter) -> None:
    of_file = page.session.findings.of_file()
    if of_file:
        page.choose_problem(Problem(of_file[0], None))
    reporter.reason("  ".join(map(sentence, of_file)), page)


def _columns(page: DocumentPage, row: int) -> list[int]:
    """Return the columns of a row that have findings; the first stands for the whole row."""
    found = page.session.findings.of_row(page.model.row_id(row))
    names = page.model.names
    return sorted({names.index(each.column) if each.column else 0 for each in found})
