"""Which fixes are offered for a problem; kept apart, since it brings all rules along."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.checks.fixing import Fixer, fixes_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Fix
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.document.findings_tracker import FindingsTracker
from sitemap_editor.session.document.session import Session

_TRIED_ROWS: Final = 2_000  # the fix of a larger file is not made only to see whether it can be
_TRIED_OF_KIND: Final = 100  # rows that are taken apart in a moment
_OTHERS: Final = 2


def can_fix(session: Session, problem: Problem) -> bool:
    """Tell whether a fix mends this one, by itself, with its file, or after a question."""
    table = session.document.table
    fixer = Fixer(session.findings.checker)
    if _mends_row(session, fixer, problem):
        return True
    fixes = _fixes_of_file(problem)
    is_large = len(table) > _TRIED_ROWS
    return bool(fixes) and (is_large or any(fixer.mends_file(table, fix) for fix in fixes))


def may_fix(session: Session, problem: Problem) -> bool:
    """Tell the same at once: a fix of the whole file is not made to see whether it mends it."""
    is_of_row = _mends_row(session, Fixer(session.findings.checker), problem)
    return is_of_row or bool(_fixes_of_file(problem))


def _mends_row(session: Session, fixer: Fixer, problem: Problem) -> bool:
    """Tell whether a fix mends a row by itself, or after a question."""
    if problem.row_id is None:
        return False
    table, finding = session.document.table, problem.finding
    view = RowView(table.row_bytes(problem.row_id), table.row_format)
    return bool(fixer.first_applicable_fix(view, finding) or fixer.fix_that_asks(view, finding))


def _fixes_of_file(problem: Problem) -> list[Fix]:
    finding = problem.finding
    fixes = fixes_of(finding.code, finding.severity, finding.text)
    return [fix for fix in fixes if fix.file is not None]


def can_fix_kind(session: Session, problem: Problem) -> bool:
    """Tell whether its rule may mend others, where neither it nor the file is mended with this one.

    Of many rows the first are tried; what is behind them may be mended.
    """
    finding, findings = problem.finding, session.findings
    fixes = fixes_of(finding.code, text=finding.text)
    row_ids = findings.index.rows_of(finding.code)
    if len(row_ids) < _OTHERS or all(fix.file is not None for fix in fixes):
        return False
    fixer = Fixer(findings.checker)
    return len(row_ids) > _TRIED_OF_KIND or any(
        _mends_row(session, fixer, Problem(each, row_id))
        for row_id in row_ids
        for each in findings.of_row(row_id)
        if each.code == finding.code
    )


def can_fix_safely(findings: FindingsTracker) -> bool:
    """Tell whether any rule that is broken has a fix that needs no thought."""
    codes = {code for code, _ in findings.index.kinds}
    codes.update(finding.code for finding in findings.of_file())
    return any(fix.is_safe and fix.question is None for code in codes for fix in fixes_of(code))
