from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.rule import Rule
from sitemap_editor.core.checks.values.hint_rules import HINT_RULES
from tests.core.checks.judging import JUDGE, codes, fixed, safely_mended, ways

SMALL = "Write the word in lowercase"
NEAREST = "Use the closest of the seven words"
DOT = "Replace the comma with a point"
USUAL = "Write the number in the usual form"
SHARE = "Write the percentage as a decimal number"
WORD = "Use 0.8 for high, 0.5 for medium, 0.3 for low"
END = "Use the closest number from 0.0 to 1.0"
EXAMPLES = [
    ("C01", SMALL, "Daily", "daily"),
    ("C01", SMALL, " weekly\n", "weekly"),
    ("C01", NEAREST, "bi-weekly", "weekly"),
    ("C01", NEAREST, "Annually", "yearly"),
    ("C01", NEAREST, "month", "monthly"),
    ("C01", NEAREST, "every  day", "daily"),
    ("C01", NEAREST, "realtime", "always"),
    ("C01", NEAREST, "hour", "hourly"),
    ("C01", NEAREST, "Semanal", "weekly"),
    ("C01", NEAREST, "nunca", "never"),
    ("P01", DOT, "0,8", "0.8"),
    ("P01", DOT, "1,0", "1.0"),
    ("P01", USUAL, ".5", "0.5"),
    ("P01", USUAL, "1.", "1"),
    ("P01", USUAL, "+0.50", "0.5"),
    ("P01", USUAL, "-0", "0"),
    ("P01", USUAL, "00.5", "0.5"),
    ("P01", USUAL, "." + "12" * 40, "0." + "12" * 40),
    ("P01", SHARE, "80%", "0.8"),
    ("P01", SHARE, "100 %", "1.0"),
    ("P01", SHARE, "66.6%", "0.67"),
    ("P01", SHARE, "8/10", "0.8"),
    ("P01", SHARE, "3 / 4", "0.75"),
    ("P01", SHARE, "0/5", "0.0"),
    ("P01", WORD, "High", "0.8"),
    ("P01", WORD, "medium", "0.5"),
    ("P01", WORD, "low", "0.3"),
    ("P01", END, "1.5", "1.0"),
    ("P01", END, "10", "1.0"),
    ("P01", END, "2,5", "1.0"),
    ("P01", END, "-0.1", "0.0"),
]


@pytest.mark.parametrize(("code", "title", "value", "expected"), EXAMPLES)
def test_a_fix_makes_what_its_title_says(code: str, title: str, value: str, expected: str) -> None:
    column = "changefreq" if code == "C01" else "priority"
    assert ways(code, value)[title] == expected
    assert code not in codes(column, expected)
    assert ways(code, expected) == {}


@pytest.mark.parametrize("rule", HINT_RULES, ids=lambda rule: rule.code)
def test_every_fix_has_an_example(rule: Rule) -> None:
    shown = {title for code, title, *_ in EXAMPLES if code == rule.code}
    assert shown == {fix.title for fix in rule.fixes}


@pytest.mark.parametrize(
    ("code", "value"),
    [
        *(("C01", value) for value in ("7", "0.5", "often", "daily weekly")),
        *(("P01", value) for value in ("1e-1", "NaN", "0.5.1", "0 .5", "8/0", "120%", "11/10")),
        *(("P01", value) for value in ("important!", "٠.٥", "9" * 40 + "%")),
    ],
)
def test_what_could_be_anything_is_left_to_a_person(code: str, value: str) -> None:
    assert fixed(code, value) is None


@pytest.mark.parametrize("value", ["80%", "8/10", "high", "1.5", "-1"])
def test_only_spelling_is_safe(value: str) -> None:
    assert fixed("P01", value, only_safe=True) is None
    assert fixed("C01", "bi-weekly", only_safe=True) is None


@given(
    st.decimals(-2, 2, places=3).map(str)
    | st.text("0123456789.,+-% ", max_size=8)
    | st.floats().map(str)
)
def test_safe_fixes_of_numbers_end_at_once_and_keep_the_number(value: str) -> None:
    states = safely_mended("priority", value)
    assert len(states) <= 2
    if len(states) > 1:
        assert not JUDGE.value("priority", states[1])
        assert Decimal(states[1]) == Decimal(value.strip().replace(",", "."))
