"""Rules about changefreq and priority. Source of each: PROTOCOL section 4."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Final

from sitemap_editor.core.checks.rule import Circumstances, Fault, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import CHANGEFREQ, CHANGEFREQ_VALUES, PRIORITY

_DECIMAL: Final = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)\Z", re.ASCII)
_PLAIN: Final = re.compile(r"(?:0(?:\.\d+)?|1(?:\.0+)?)\Z", re.ASCII)


def _changefreq(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    if value in CHANGEFREQ_VALUES:
        return
    if value.strip().lower() in CHANGEFREQ_VALUES:
        text = QT_TRANSLATE_NOOP("core", "Write it in small letters and without spaces: “{value}”.")
        yield Fault(Severity.ERROR, text, {"value": value.strip().lower()})
        return
    text = QT_TRANSLATE_NOOP(
        "core",
        "Not one of the words: always, hourly, daily, weekly, monthly, yearly, never.",
    )
    yield Fault(Severity.ERROR, text)


def _priority(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    stripped = value.strip()
    if _DECIMAL.match(stripped) is None:
        text = QT_TRANSLATE_NOOP("core", "Not a decimal number with a dot, such as 0.8.")
        yield Fault(Severity.ERROR, text)
    elif not 0 <= Decimal(stripped) <= 1:
        text = QT_TRANSLATE_NOOP("core", "The priority must lie between 0.0 and 1.0.")
        yield Fault(Severity.ERROR, text)
    elif _PLAIN.match(stripped) is None:
        text = QT_TRANSLATE_NOOP("core", "An unusual spelling of {number}; some readers refuse it.")
        yield Fault(Severity.HINT, text, {"number": f"{abs(Decimal(stripped).normalize()):f}"})


HINT_RULES: Final = (
    Rule(
        "C01",
        QT_TRANSLATE_NOOP("core", "Change frequency is one of the seven words"),
        QT_TRANSLATE_NOOP(
            "core",
            "always, hourly, daily, weekly, monthly, yearly or never, in small letters. Google "
            "and Bing ignore the value; a wrong word makes validators refuse the file.",
        ),
        "sitemaps.org: changefreq; sitemap.xsd",
        CHANGEFREQ,
        check_value=_changefreq,
    ),
    Rule(
        "P01",
        QT_TRANSLATE_NOOP("core", "Priority is a decimal number from 0.0 to 1.0"),
        QT_TRANSLATE_NOOP(
            "core",
            "Write it with a dot; 0.5 is what a page has without a value. Yandex and Seznam use "
            "it, Google and Bing do not.",
        ),
        "sitemaps.org: priority; sitemap.xsd",
        PRIORITY,
        check_value=_priority,
    ),
)
