"""Checking and mending one value or one row in a test, by every rule there is."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sitemap_editor import Document
from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Answers, CheckContext, Finding, Fix
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from tests.core.sitemaps import document

NOW: Final = datetime(2026, 5, 6, 12, 0, tzinfo=UTC)
CIRCUMSTANCES: Final = CheckContext(lambda: NOW)
JUDGE: Final = Checker(context=CIRCUMSTANCES)
ROUNDS: Final = 20
Verdict = tuple[str, str]


def context(
    profile: str = "sitemaps.org",
    published: str | None = None,
    *,
    is_sure: bool = True,
    is_cross_submitted: bool = False,
) -> CheckContext:
    """Return what a checker is told, with the clock of `NOW`."""
    where = None
    if published is not None:
        where = Published(published, is_sure, is_cross_submitted)
    return CheckContext(lambda: NOW, PROFILES_BY_ID[profile], where)


def verdicts(
    column: str, value: str, checker: Checker = JUDGE, kind: str = "urlset"
) -> set[Verdict]:
    """Return code and severity of everything that is found in a value."""
    return {(found.code, found.severity.value) for found in checker.value(column, value, kind)}


def codes(column: str, value: str, checker: Checker = JUDGE) -> set[str]:
    """Return the codes of everything that is found in a value."""
    return {code for code, _ in verdicts(column, value, checker)}


def of_rows(body: str, attributes: str = "") -> list[tuple[Finding, ...]]:
    """Check the rows of a urlset, one by one."""
    return of_document(document(body, attributes))


def of_document(opened: Document) -> list[tuple[Finding, ...]]:
    """Check the rows of a document, one by one."""
    return [JUDGE.row(opened.table, row_id) for row_id in opened.table.order]


def ways(
    code: str,
    value: str,
    answers: Answers | None = None,
    under: CheckContext = CIRCUMSTANCES,
    *,
    only_safe: bool = False,
) -> dict[str, str]:
    """Return what each fix of a rule that knows a way makes of a value, by title."""
    found = {}
    for fix in RULES_BY_CODE[code].fixes:
        if (only_safe and not is_safe(fix)) or fix.value is None:
            continue
        fixed = fix.value(value, under, answers or Answers())
        if fixed is not None:
            found[fix.title] = fixed
    return found


def fixed(
    code: str,
    value: str,
    answers: Answers | None = None,
    under: CheckContext = CIRCUMSTANCES,
    *,
    only_safe: bool = False,
) -> str | None:
    """Return what the first fix of a rule that knows a way makes of a value."""
    return next(iter(ways(code, value, answers, under, only_safe=only_safe).values()), None)


def is_safe(fix: Fix) -> bool:
    """Tell whether a fix is made together with others."""
    return fix.is_safe and fix.question is None


def safely_mended(column: str, value: str, checker: Checker = JUDGE) -> list[str]:
    """Return every state of a value on its way through all safe fixes, `ROUNDS` at most."""
    states = [value]
    while len(states) <= ROUNDS:
        found = (fixed(each, value, only_safe=True) for each in _in_order(column, value, checker))
        better = next((state for state in found if state is not None), None)
        if better is None:
            break
        states.append(value := better)
    return states


def _in_order(column: str, value: str, checker: Checker) -> list[str]:
    return [finding.code for finding in checker.value(column, value, "urlset")]
