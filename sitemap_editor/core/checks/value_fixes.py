"""Makes fixes of values that keep their word: what they return, their rule does not object to."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_editor.core.checks.rule import Answers, CheckContext, ValueCheck, ValueFix

Change = Callable[[str], str | None]
"""Takes a value; returns the right one, or None where it knows none."""


def value_only(change: Change) -> ValueFix:
    """Return a fix of a change that depends on the value alone."""

    def fix(value: str, _context: CheckContext, _answers: Answers) -> str | None:
        return change(value)

    return fix


def fixes_value(check: ValueCheck, change: ValueFix, *, may_leave_some: bool = False) -> ValueFix:
    """Return `change`, held to what `check` says.

    It leaves alone what the check does not object to, and what it would still object to afterwards:
    unless it `may_leave_some`, being one step of several of which a person decides each.
    """

    def fix(value: str, context: CheckContext, answers: Answers) -> str | None:
        if not _objects(check, value, context):
            return None
        fixed = change(value, context, answers)
        if fixed is None or fixed == value:
            return None
        if not may_leave_some and _objects(check, fixed, context):
            return None
        return fixed

    return fix


def _objects(check: ValueCheck, value: str, context: CheckContext) -> bool:
    """Tell whether a check finds anything; an empty value is none of its business."""
    return bool(value) and next(check(value, context), None) is not None


def chained(*changes: Change) -> Change:
    """Return a change that makes all these, one after the other; None ends none of them."""

    def change(value: str) -> str | None:
        for each in changes:
            value = each(value) or value
        return value

    return change


def clearing(_value: str) -> str:
    """Remove the element."""
    return ""
