from __future__ import annotations

from collections.abc import Iterator

import pytest

from sitemap_editor.core.checks.rule import Answers, CheckContext, Fault, Severity
from sitemap_editor.core.checks.value_fixes import chained, clearing, fixes_value, value_only


def shouts(value: str, _context: CheckContext) -> Iterator[Fault]:
    """Object to exclamation marks."""
    if "!" in value:
        yield Fault(Severity.HINT, "Loud.")


@pytest.mark.parametrize(
    ("value", "made", "expected"),
    [
        ("a!", "a", "a"),
        ("a!", "b!", None),  # would be found again
        ("a!", "a!", None),
        ("a!", None, None),
        ("a!", "", ""),  # an empty value is no element
        ("a", "b", None),  # nothing was wrong
        ("", "b", None),
    ],
)
def test_a_fix_mends_what_its_check_finds_or_nothing(
    value: str, made: str | None, expected: str | None
) -> None:
    fix = fixes_value(shouts, value_only(lambda _value: made))
    assert fix(value, CheckContext(), Answers()) == expected


@pytest.mark.parametrize(
    ("value", "made", "expected"),
    [
        ("a!!", "a!", "a!"),
        ("a!", "a", "a"),
        ("a!", "a!", None),
        ("a!", None, None),
        ("a", "b", None),
    ],
)
def test_a_step_of_several_may_leave_some_but_must_change_the_value(
    value: str, made: str | None, expected: str | None
) -> None:
    fix = fixes_value(shouts, value_only(lambda _value: made), may_leave_some=True)
    assert fix(value, CheckContext(), Answers()) == expected


def test_changes_are_made_in_turn_and_none_ends_the_others() -> None:
    change = chained(str.strip, lambda _value: None, lambda value: value + ".")
    assert change(" a ") == "a."


def test_clearing_removes_the_element() -> None:
    assert clearing("anything") == ""
