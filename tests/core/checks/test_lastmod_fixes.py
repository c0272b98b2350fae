from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.checks.rule import Answers, Rule
from sitemap_editor.core.checks.values.lastmod_rules import LASTMOD_RULES
from tests.core.checks.judging import (
    CIRCUMSTANCES,
    JUDGE,
    ROUNDS,
    codes,
    fixed,
    is_safe,
    safely_mended,
    ways,
)
from tests.core.checks.values import LASTMODS

W3C = "Write it as a W3C date"
ZONE = "Add a zone, or remove the time…"
ORDER = "Write it as a W3C date, with day and month in the right order…"
CUT = "Keep the date only"
CLEAR = "Clear the date"
PARIS = Answers(zone="+02:00")
DATE_ALONE = Answers(zone="")
DAY_FIRST = Answers(day_first=True)
MONTH_FIRST = Answers(day_first=False)
NOBODY = Answers()
EXAMPLES = [
    ("D01", W3C, "2024/05/06", NOBODY, "2024-05-06"),
    ("D01", W3C, " 25/12/2024 ", NOBODY, "2024-12-25"),
    ("D01", W3C, "12/25/2024", NOBODY, "2024-12-25"),
    ("D01", W3C, "5 May 2024", NOBODY, "2024-05-05"),
    ("D01", W3C, "Mon, 06 May 2024 10:20:30 GMT", NOBODY, "2024-05-06T10:20:30Z"),
    ("D01", W3C, "6 de mayo de 2024", NOBODY, "2024-05-06"),
    ("D01", ZONE, "May 5, 2024 10:20 PM", PARIS, "2024-05-05T22:20:00+02:00"),
    ("D01", ZONE, "May 5, 2024 10:20 PM", DATE_ALONE, "2024-05-05"),
    ("D01", ORDER, "06/05/2024", DAY_FIRST, "2024-05-06"),
    ("D01", ORDER, "06/05/2024", MONTH_FIRST, "2024-06-05"),
    ("D01", ORDER, "06/05/24", DAY_FIRST, "2024-05-06"),
    ("D01", ORDER, "06/05/2024 10:20", Answers(True, "Z"), "2024-05-06T10:20:00Z"),
    ("D01", ORDER, "06/05/2024 10:20", DAY_FIRST, "2024-05-06T10:20:00"),
    ("D01", "Read it as seconds since 1970", "1714982430", NOBODY, "2024-05-06T08:00:30Z"),
    ("D01", "Read it as seconds since 1970", "1714982430000", NOBODY, "2024-05-06T08:00:30Z"),
    ("D01", CUT, "2024-05-06Tabc", NOBODY, "2024-05-06"),
    ("D01", CUT, "2024-05-06 at noon", NOBODY, "2024-05-06"),
    ("D01", CLEAR, "yesterday", NOBODY, ""),
    ("D01", CLEAR, "N/A", NOBODY, ""),
    ("D02", ZONE, "2024-05-06T10:20:30", PARIS, "2024-05-06T10:20:30+02:00"),
    ("D02", ZONE, "2024-05-06T10:20:30.5", Answers(zone="Z"), "2024-05-06T10:20:30.5Z"),
    ("D02", ZONE, "2024-05-06T10:20", DATE_ALONE, "2024-05-06"),
    ("D03", W3C, "2024-05-06 10:20:30Z", NOBODY, "2024-05-06T10:20:30Z"),
    ("D03", W3C, "2024-05-06T10:20:30+0200", NOBODY, "2024-05-06T10:20:30+02:00"),
    ("D03", W3C, "2024-05-06T10:20:30+02", NOBODY, "2024-05-06T10:20:30+02:00"),
    ("D03", W3C, "2024-05-06T10:20:30,5Z", NOBODY, "2024-05-06T10:20:30.5Z"),
    ("D03", W3C, "20240506", NOBODY, "2024-05-06"),
    ("D03", W3C, "2024-W05-1", NOBODY, "2024-01-29"),
    ("D03", W3C, "2024-127", NOBODY, "2024-05-06"),
    *(
        ("D03", "Write “T” and “Z” as capital letters", value, NOBODY, "2024-05-06T10:20Z")
        for value in ("2024-05-06t10:20z", "2024-05-06T10:20z")
    ),
    ("D03", ZONE, "2024-05-06 10:20:30", PARIS, "2024-05-06T10:20:30+02:00"),
    ("D03", ZONE, "2024-05-06 10:20:30", DATE_ALONE, "2024-05-06"),
    ("D03", ZONE, "20240506T102030", Answers(zone="Z"), "2024-05-06T10:20:30Z"),
    ("D03", CLEAR, "0000-00-00 00:00:00", NOBODY, ""),
    *(
        (
            *("D04", "Write the end of the day as the start of the next day"),
            *(f"2024-12-31T24:00{seconds}Z", NOBODY, f"2025-01-01T00:00{seconds}Z"),
        )
        for seconds in ("", ":00", ":00.0")
    ),
    ("D04", "Swap day and month", "2024-25-12", NOBODY, "2024-12-25"),
    ("D04", CUT, "2024-05-06T25:00:00Z", NOBODY, "2024-05-06"),
    ("D04", CUT, "2024-05-06T10:00:00+99:00", NOBODY, "2024-05-06"),
    ("D04", CLEAR, "2024-02-30", NOBODY, ""),
    ("D05", "Add the seconds", "2024-05-06T10:20+02:00", NOBODY, "2024-05-06T10:20:00+02:00"),
    ("D06", "Remove the zone", "2024-05-06Z", NOBODY, "2024-05-06"),
    ("D06", "Remove the zone", "2024-05-06+02:00", NOBODY, "2024-05-06"),
    ("D07", CLEAR, "2999-01-01", NOBODY, ""),
    ("D07", "Set the date to today", "2999-01-01", NOBODY, "2026-05-06"),
    ("D08", CLEAR, "1970-01-01T00:00:00Z", NOBODY, ""),
    ("D08", CLEAR, "0001-01-01", NOBODY, ""),
]


@pytest.mark.parametrize(("code", "title", "value", "answers", "expected"), EXAMPLES)
def test_a_fix_makes_what_its_title_says(
    code: str, title: str, value: str, answers: Answers, expected: str
) -> None:
    assert ways(code, value, answers)[title] == expected
    assert code not in codes("lastmod", expected)
    assert ways(code, expected, answers) == {}


@pytest.mark.parametrize("rule", LASTMOD_RULES, ids=lambda rule: rule.code)
def test_every_fix_has_an_example(rule: Rule) -> None:
    shown = {title for code, title, *_ in EXAMPLES if code == rule.code}
    assert shown == {fix.title for fix in rule.fixes}


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("D01", "06/05/2024"),
        ("D01", "06/05/24"),
        ("D01", "May 5, 2024 10:20 PM"),
        ("D02", "2024-05-06T10:20:30"),
        ("D03", "2024-05-06 10:20:30"),
    ],
)
def test_what_needs_an_answer_is_left_alone_without_one_and_never_cleared(
    code: str, value: str
) -> None:
    assert ways(code, value) == {}


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("D05", "2024"),  # which day, nobody knows
        ("D05", "2024-05"),
        ("D01", "24-05-06"),
        ("D01", "31/31/2024"),
        ("D03", "2024-W05"),
        ("D02", "2024-05-06T25:00:00"),
    ],
)
def test_no_date_is_invented(code: str, value: str) -> None:
    assert ways(code, value, Answers(True, "Z")) == {}


@pytest.mark.parametrize("zone", ["nonsense", "+99:00", "CET"])
def test_a_zone_that_is_none_mends_nothing(zone: str) -> None:
    assert ways("D02", "2024-05-06T10:20:30", Answers(zone=zone)) == {}


def test_clearing_and_guessing_are_left_to_a_person() -> None:
    for code, value in [
        ("D01", "1714982430"),
        ("D01", "yesterday"),
        ("D04", "2024-25-12"),
        ("D04", "2024-05-06T25:00:00Z"),
        ("D07", "2999-01-01"),
        ("D08", "1970-01-01"),
    ]:
        assert ways(code, value), value
        assert ways(code, value, only_safe=True) == {}, value


ANY_DATE = (
    LASTMODS
    | st.dates().map(lambda day: day.strftime("%d %b %Y"))
    | st.dates().map(lambda day: day.strftime("%d/%m/%Y"))
    | st.integers(0, 10**14).map(str)
    | st.text()
)


@settings(max_examples=400, deadline=None)
@given(ANY_DATE)
def test_safe_fixes_come_to_an_end_and_leave_good_dates_alone(value: str) -> None:
    states = safely_mended("lastmod", value)
    assert len(states) < ROUNDS
    if not states[-1].strip() or JUDGE.value("lastmod", states[-1], "urlset"):
        return
    for rule in LASTMOD_RULES:
        for fix in filter(is_safe, rule.fixes):
            assert fix.value is not None
            assert fix.value(states[-1], CIRCUMSTANCES, NOBODY) is None


@settings(max_examples=300, deadline=None)
@given(ANY_DATE, st.sampled_from([None, "", "Z", "+02:00"]), st.booleans() | st.none())
def test_whatever_a_fix_returns_breaks_its_rule_no_more(
    value: str, zone: str | None, day_first: bool | None
) -> None:
    answers = Answers(day_first, zone)
    for rule in LASTMOD_RULES:
        for result in ways(rule.code, value, answers).values():
            assert rule.code not in codes("lastmod", result)


def test_the_first_way_is_taken_first() -> None:
    assert fixed("D07", "2999-01-01") == ""
    assert fixed("D01", "25/12/2024", MONTH_FIRST) == "2024-12-25"
