"""Values made to hurt: every rule must look at them once, not once for every character.

Nothing here is timed. A pattern that is not linear takes minutes, and is noticed by that.
"""

from __future__ import annotations

from typing import Final

import pytest

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Answers, Rule
from tests.core.checks.extending import view_of
from tests.core.checks.judging import circumstances

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
CIRCUMSTANCES: Final = circumstances("google", SITE + "sitemap.xml")
ANSWERS: Final = Answers(day_first=True, zone="Z", site=SITE, keep="first")


@pytest.mark.parametrize("rule", VALUE_RULES, ids=lambda rule: rule.code)
def test_no_value_keeps_a_rule_or_its_fixes_busy(rule: Rule) -> None:
    for name, value in HOSTILE.items():
        if rule.check_value is not None:
            found = list(rule.check_value(value, CIRCUMSTANCES))
            assert all(fault.text.format(**fault.arguments) for fault in found), name
        for fix in rule.fixes:
            if fix.value is not None:
                mended = fix.value(value, CIRCUMSTANCES, ANSWERS)
                assert mended != value, name


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
