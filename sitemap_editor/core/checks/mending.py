"""Makes fixes of values that keep their word: what they return, their rule does not object to."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_editor.core.checks.rule import Answers, Circumstances, ValueCheck, ValueFix

Change = Callable[[str], str | None]
"""Takes a value; returns the right one, or None where it knows none."""


def plainly(change: Change) -> ValueFix:
    """Return a fix of a change that depends on the value alone."""

    def fix(value: str, _circumstances: Circumstances, _answers: Answers) -> str | None:
        return change(value)

    return fix


def mends(check: ValueCheck, change: ValueFix, *, may_leave_some: bool = False) -> ValueFix:
    """Return `change`, held to what `check` says.

    It leaves alone what the check does not object to, and what it would still object to afterwards:
    unless it `may_leave_some`, being one step of several of which a person decides each.
    """

    def fix(value: str, circumstances: Circumstances, answers: Answers) -> str | None:
        if not _objects(check, value, circumstances):
            return None
        mended = change(value, circumstances, answers)
        if mended is None or mended == value:
            return None
        if not may_leave_some and _objects(check, mended, circumstances):
            return None
        return mended

    return fix


def _objects(check: ValueCheck, value: str, circumstances: Circumstances) -> bool:
    """Tell whether a check finds anything; an empty value is none of its business."""
    return bool(value) and next(check(value, circumstances), None) is not None


def in_turn(*changes: Change) -> Change:
    """Return a change that makes all these, one after the other; None ends none of them."""

    def change(value: str) -> str | None:
        for each in changes:
            value = each(value) or value
        return value

    return change


def clearing(_value: str) -> str:
    """Remove the element."""
    return ""
