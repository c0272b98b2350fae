"""Rules about changefreq and priority, and how long values may be. Source: PROTOCOL section 4."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Rule, Severity, ValueCheck
from sitemap_editor.core.checks.value_fixes import Change, fixes_value, value_only
from sitemap_editor.core.checks.values import hint_fixes as fixes
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LOC,
    PRIORITY,
    parse_decimal,
)
from sitemap_editor.core.protocol.profiles import YANDEX

_PLAIN: Final = re.compile(r"(?:0(?:\.\d+)?|1(?:\.0+)?)\Z", re.ASCII)


def _changefreq(value: str, _context: CheckContext) -> Iterator[Fault]:
    if value in CHANGEFREQ_VALUES:
        return
    if value.strip().lower() in CHANGEFREQ_VALUES:
        text = QT_TRANSLATE_NOOP("core", "Write it in lowercase and without spaces: “{value}”.")
        yield Fault(Severity.ERROR, text, {"value": value.strip().lower()})
        return
    text = QT_TRANSLATE_NOOP(
        "core",
        "This is not one of the allowed words: always, hourly, daily, weekly, monthly, yearly, "
        "never.",
    )
    yield Fault(Severity.ERROR, text)


def _priority(value: str, _context: CheckContext) -> Iterator[Fault]:
    stripped = value.strip()
    number = parse_decimal(stripped)
    if number is None:
        text = QT_TRANSLATE_NOOP("core", "This is not a decimal number with a point, such as 0.8.")
        yield Fault(Severity.ERROR, text)
    elif not 0 <= number <= 1:
        text = QT_TRANSLATE_NOOP("core", "The priority must be between 0.0 and 1.0.")
        yield Fault(Severity.ERROR, text)
    elif _PLAIN.match(stripped) is None:
        text = QT_TRANSLATE_NOOP(
            "core", "This is an unusual form of {number}; some readers reject it."
        )
        yield Fault(Severity.HINT, text, {"number": f"{abs(number.normalize()):f}"})


def _long(view: RowView, context: CheckContext) -> Iterator[Fault]:
    if context.profile.severity("Y01", Severity.WARNING) is None:
        return
    for field in view.kind.fields:
        value = view.row.value(field)
        if field == LOC or value is None:
            continue
        size_bytes = len(value.encode("utf-8", "surrogatepass"))
        if size_bytes > limits.YANDEX_MAX_FIELD_BYTES:
            text = QT_TRANSLATE_NOOP(
                "core", "{size} bytes; Yandex reads at most 100 in “{field}”. Shorten the value."
            )
            yield Fault(Severity.WARNING, text, {"size": size_bytes, "field": field}, field)


def _fix(title: str, check: ValueCheck, change: Change, *, is_safe: bool = False) -> Fix:
    return Fix(title, value=fixes_value(check, value_only(change)), is_safe=is_safe)


HINT_RULES: Final = (
    Rule(
        "C01",
        QT_TRANSLATE_NOOP("core", "Change frequency is one of the seven words"),
        QT_TRANSLATE_NOOP("core", "Wrong frequency"),
        QT_TRANSLATE_NOOP(
            "core",
            "always, hourly, daily, weekly, monthly, yearly or never, in lowercase. Google and "
            "Bing ignore the value; with a wrong word, validators reject the file.",
        ),
        "sitemaps.org: changefreq; sitemap.xsd",
        CHANGEFREQ,
        check_value=_changefreq,
        fixes=(
            _fix(
                QT_TRANSLATE_NOOP("core", "Write the word in lowercase"),
                _changefreq,
                fixes.in_small_letters,
                is_safe=True,
            ),
            _fix(
                QT_TRANSLATE_NOOP("core", "Use the closest of the seven words"),
                _changefreq,
                fixes.nearest_word,
            ),
        ),
    ),
    Rule(
        "P01",
        QT_TRANSLATE_NOOP("core", "Priority is a decimal number from 0.0 to 1.0"),
        QT_TRANSLATE_NOOP("core", "Wrong priority"),
        QT_TRANSLATE_NOOP(
            "core",
            "Write it with a decimal point; the default is 0.5. Yandex and Seznam use it, Google "
            "and Bing do not.",
        ),
        "sitemaps.org: priority; sitemap.xsd",
        PRIORITY,
        check_value=_priority,
        fixes=(
            _fix(
                QT_TRANSLATE_NOOP("core", "Replace the comma with a point"),
                _priority,
                fixes.with_dot,
                is_safe=True,
            ),
            _fix(
                QT_TRANSLATE_NOOP("core", "Write the number in the usual form"),
                _priority,
                fixes.usual_number,
                is_safe=True,
            ),
            _fix(
                QT_TRANSLATE_NOOP("core", "Write the percentage as a decimal number"),
                _priority,
                fixes.from_share,
            ),
            _fix(
                QT_TRANSLATE_NOOP("core", "Use 0.8 for high, 0.5 for medium, 0.3 for low"),
                _priority,
                fixes.from_word,
            ),
            _fix(
                QT_TRANSLATE_NOOP("core", "Use the closest number from 0.0 to 1.0"),
                _priority,
                fixes.nearest_number,
            ),
        ),
    ),
    Rule(
        "Y01",
        QT_TRANSLATE_NOOP("core", "Values have at most 100 bytes (Yandex)"),
        QT_TRANSLATE_NOOP("core", "Over 100 bytes (Yandex)"),
        QT_TRANSLATE_NOOP(
            "core",
            "Yandex drops rows with a longer lastmod, changefreq or priority. No correct value "
            "is that long, so check the value.",
        ),
        "Yandex: Sitemap errors",
        check_row=_long,
        engines=(YANDEX,),
    ),
)
