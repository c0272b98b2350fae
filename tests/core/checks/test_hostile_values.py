"""Values made to hurt: every rule must look at them once, not once for every character.

Nothing here is timed. A pattern that is not linear takes minutes, and is noticed by that.
"""

from __future__ import annotations

from typing import Final

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Answers, Fault, Finding, Rule
from tests.core.checks.extending import view_of
from tests.core.checks.judging import context

MANY: Final = 20_000
SITE: Final = "https://example.com/"
HOSTILE: Final = {
    "blanks": SITE + " " * MANY + "x",
    "blanks behind a quotation mark": '"' + " " * MANY + "x",
    "blanks behind a quoted URL": f'"{SITE}' + " " * MANY + "!",
    "no-break spaces": SITE + "\u00a0 " * (MANY // 2) + "x",
    "slashes": "http" + "/" * MANY,
    "schemes": "http:/" * (MANY // 6),
    "colons": "https" + ":" * MANY,
    "codes of codes": SITE + "%" + "25" * (MANY // 2),
    "escapes of escapes": SITE + "&" + "amp;" * (MANY // 4),
    "parameters": SITE + "?a=&" * (MANY // 4),
    "brackets": SITE + "[" * MANY,
    "visits": SITE + "/(S(a" * (MANY // 5),
    "digits": "0." + "9" * MANY,
    "labels": "www." + "a." * (MANY // 2) + "!",
    "zero-width": SITE + "\u200b" * MANY + "x",
    "blanks in a date": "6 May 2024 10:20" + " " * MANY + "x",
}
VALUE_RULES: Final = [
    rule
    for rule in ALL_RULES
    if rule.check_value is not None or any(fix.value is not None for fix in rule.fixes)
]
CIRCUMSTANCES: Final = context("google", SITE + "sitemap.xml")
ANSWERS: Final = Answers(day_first=True, zone="Z", site=SITE, keep="first")


@pytest.mark.parametrize("rule", VALUE_RULES, ids=lambda rule: rule.code)
def test_no_value_keeps_a_rule_or_its_fixes_busy(rule: Rule) -> None:
    for name, value in HOSTILE.items():
        if rule.check_value is not None:
            found = list(rule.check_value(value, CIRCUMSTANCES))
            assert all(fault.text.format(**fault.arguments) for fault in found), name
        for fix in rule.fixes:
            if fix.value is not None:
                fixed = fix.value(value, CIRCUMSTANCES, ANSWERS)
                assert fixed != value, name


@pytest.mark.parametrize(
    "inside",
    [
        "<video:video><video:live>a{blanks}b<!----></video:live></video:video>",
        "<video:video><video:publication_date>a{blanks}b</video:publication_date></video:video>",
        "<news:news><news:publication_date{blanks}>a{blanks}b</news:publication_date></news:news>",
        "<image:image{blanks}><image:title{blanks}>a{blanks}b</image:title></image:image>",
        "<xhtml:link rel='alternate' hreflang='a{blanks}b'{blanks} href='a{blanks}b'{blanks}/>",
    ],
)
def test_white_space_in_extensions_keeps_no_fix_busy(inside: str) -> None:
    view = view_of(inside.replace("{blanks}", " " * MANY))
    for rule in ALL_RULES:
        if rule.check_row is not None:
            assert len(list(rule.check_row(view, CIRCUMSTANCES))) < MANY
        for fix in rule.fixes:
            if fix.row is not None:
                assert fix.row(view, CIRCUMSTANCES, ANSWERS) != view.data


LINES: Final = "a\nb\r\nc\u2028d\x1be\u202ef" + "g" * MANY


@pytest.mark.parametrize("rule", VALUE_RULES, ids=lambda rule: rule.code)
def test_no_rule_says_more_than_one_line_of_a_hostile_value(rule: Rule) -> None:
    values = (SITE + LINES, LINES, f" {LINES} ", "http:/" + LINES, "2024\n-05", *HOSTILE.values())
    for value in values:
        for fault in rule.check_value(value, CIRCUMSTANCES) if rule.check_value else ():
            _assert_one_line(fault)


@pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.code)
def test_no_rule_says_more_than_one_line_of_a_hostile_row_or_file(rule: Rule) -> None:
    data = HOSTILE_FILE.encode()
    view = view_of(HOSTILE_ROW)
    faults = list(rule.check_row(view, CIRCUMSTANCES)) if rule.check_row else []
    table = Document.from_bytes(data).table
    for check in filter(None, (rule.check_frame, rule.check_file)):
        faults += check(table, CIRCUMSTANCES)
    for fault in faults:
        _assert_one_line(fault)


def _assert_one_line(fault: Fault) -> None:
    said = Finding("X", fault.severity, fault.column, fault.text, fault.arguments).message
    assert said.isprintable() or said.replace("\u00a0", " ").replace("\u200b", "").isprintable()
    assert len(said.splitlines()) == 1
    assert len(said) < 4_000


_VALUE: Final = "a&#10;b\nc&#13;\u2028\u202e" + "g" * 5_000
HOSTILE_ROW: Final = (
    f'<url o="{_VALUE}"><loc>https://e.org/{_VALUE}</loc><odd\na="{_VALUE}">{_VALUE}</odd>'
    f"<lastmod>{_VALUE}<b/></lastmod><changefreq>{_VALUE}</changefreq>{_VALUE}"
    f'<priority a="{_VALUE}">{_VALUE}</priority></url>'
)
HOSTILE_FILE: Final = (
    f'<urlset xmlns="{_VALUE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
    f'xsi:schemaLocation="{_VALUE} {_VALUE}" odd="{_VALUE}" xmlns:image="{_VALUE}">{_VALUE}'
    f"{HOSTILE_ROW}{_VALUE}<sitemap>{_VALUE}</sitemap></urlset>"
)
