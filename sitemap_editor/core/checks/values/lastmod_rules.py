"""Rules about the value of lastmod. Source of each: PROTOCOL section 3."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Final

from sitemap_editor.core.checks.rule import (
    CheckContext,
    Fault,
    Fix,
    Question,
    Rule,
    Severity,
    ValueCheck,
    ValueFix,
)
from sitemap_editor.core.checks.value_fixes import clearing, fixes_value, value_only
from sitemap_editor.core.checks.values import lastmod_fixes as fixes
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.datetimes import DateFault, W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.protocol.profiles import BING

_FIRST_WEB_YEAR: Final = 1991
_EMPTY_YEAR: Final = 1970
_SKEW: Final = timedelta(days=1)  # clocks and zones differ
_ROWS_LOOKED_AT: Final = 200
_ERROR, _WARNING, _HINT = Severity.ERROR, Severity.WARNING, Severity.HINT

_SENTENCES: Final = {
    DateFault.FORM: QT_TRANSLATE_NOOP(
        "core", "This is not a W3C date. Write 2026-05-06 or 2026-05-06T10:20:30+02:00."
    ),
    DateFault.ZONE_MISSING: QT_TRANSLATE_NOOP(
        "core", "A time needs a zone. Add “Z” for UTC or an offset such as “+02:00”."
    ),
    DateFault.LEFTOVER: QT_TRANSLATE_NOOP(
        "core", "This date is in another ISO 8601 format. Write 2026-05-06T10:20:30+02:00."
    ),
    DateFault.SMALL_LETTERS: QT_TRANSLATE_NOOP(
        "core", "Write “T” and “Z” as capital letters. Some readers reject lowercase."
    ),
    DateFault.NO_SUCH_DAY: QT_TRANSLATE_NOOP("core", "This day does not exist."),
    DateFault.NO_SUCH_TIME: QT_TRANSLATE_NOOP("core", "This time of day does not exist."),
    DateFault.NO_SUCH_ZONE: QT_TRANSLATE_NOOP("core", "This time zone does not exist."),
    DateFault.ZONE_WITHOUT_TIME: QT_TRANSLATE_NOOP(
        "core", "A date alone has no time zone. Remove the zone, or add the time."
    ),
}


def _refuses(*faults: DateFault) -> ValueCheck:
    """Return a check that finds these faults of form."""

    def check(value: str, _context: CheckContext) -> Iterator[Fault]:
        checked = parse_w3c(value.strip())
        if isinstance(checked, DateFault) and checked in faults:
            severity = _WARNING if checked is DateFault.SMALL_LETTERS else _ERROR
            yield Fault(severity, _SENTENCES[checked])

    return check


def _looks_at(
    look: Callable[[W3CDate, CheckContext], Fault | None],
) -> ValueCheck:
    """Return a check of dates that are well formed."""

    def check(value: str, context: CheckContext) -> Iterator[Fault]:
        checked = parse_w3c(value.strip())
        if isinstance(checked, W3CDate) and (fault := look(checked, context)):
            yield fault

    return check


def _precision(date: W3CDate, _context: CheckContext) -> Fault | None:
    if date.precision in ("day", "second"):
        return None
    text = QT_TRANSLATE_NOOP(
        "core",
        "The protocol allows this precision; the schema requires a full date, or a time with "
        "seconds.",
    )
    return Fault(_HINT, text)


def _future(date: W3CDate, context: CheckContext) -> Fault | None:
    if date.earliest <= context.now + _SKEW:
        return None
    return Fault(_WARNING, QT_TRANSLATE_NOOP("core", "This date is in the future."))


def _empty_date(date: W3CDate, _context: CheckContext) -> Fault | None:
    start_of_epoch = date.earliest.year == _EMPTY_YEAR or (
        date.earliest.year == _EMPTY_YEAR - 1 and date.earliest.month == 12
    )
    if start_of_epoch or date.earliest.year == 1:
        text = QT_TRANSLATE_NOOP(
            "core", "This looks like a placeholder date that a program filled in."
        )
        return Fault(_WARNING, text)
    if date.earliest.year < _FIRST_WEB_YEAR:
        return Fault(_WARNING, QT_TRANSLATE_NOOP("core", "This date is older than the Web."))
    return None


def _dates_alone(table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    """Look at rows spread evenly over the file: one sentence for all of them is enough."""
    if context.profile.severity("D10", _HINT) is None or LASTMOD not in table.fields:
        return
    step = max(1, len(table) // _ROWS_LOOKED_AT)
    dated = alone = 0
    for row_id in table.order[::step]:
        checked = parse_w3c((table.row(row_id).lastmod or "").strip())
        if isinstance(checked, W3CDate):
            dated += 1
            alone += checked.precision == "day"
    if alone * 2 > dated:
        text = QT_TRANSLATE_NOOP(
            "core", "Most dates have no time of day. Bing prefers date, time and zone."
        )
        yield Fault(_HINT, text)


_FORM: Final = _refuses(DateFault.FORM)
_ZONE_MISSING: Final = _refuses(DateFault.ZONE_MISSING)
_LEFTOVER: Final = _refuses(DateFault.LEFTOVER, DateFault.SMALL_LETTERS)
_NOT_THERE: Final = _refuses(DateFault.NO_SUCH_DAY, DateFault.NO_SUCH_TIME, DateFault.NO_SUCH_ZONE)
_ZONE_ALONE: Final = _refuses(DateFault.ZONE_WITHOUT_TIME)
_PRECISION: Final = _looks_at(_precision)
_FUTURE: Final = _looks_at(_future)
_EMPTY: Final = _looks_at(_empty_date)

_WRITE_AS_W3C: Final = QT_TRANSLATE_NOOP("core", "Write it as a W3C date")
_ADD_ZONE: Final = QT_TRANSLATE_NOOP("core", "Add a zone, or remove the time…")
_CLEAR: Final = QT_TRANSLATE_NOOP("core", "Clear the date")
_CUT: Final = QT_TRANSLATE_NOOP("core", "Keep the date only")


def _once(title: str, check: ValueCheck, change: ValueFix) -> Fix:
    """Return a fix that a person chooses."""
    return Fix(title, value=fixes_value(check, change), is_safe=False)


def _safely(title: str, check: ValueCheck, change: ValueFix) -> Fix:
    return Fix(title, value=fixes_value(check, change))


def _asking(title: str, check: ValueCheck, change: ValueFix, question: Question) -> Fix:
    return Fix(title, value=fixes_value(check, change), is_safe=False, question=question)


LASTMOD_RULES: Final = (
    Rule(
        "D01",
        QT_TRANSLATE_NOOP("core", "Date is in one of the six W3C formats"),
        QT_TRANSLATE_NOOP("core", "Not a W3C date"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search engines ignore dates they cannot read. The formats are 2026, 2026-05, "
            "2026-05-06, 2026-05-06T10:20Z, 2026-05-06T10:20:30Z and 2026-05-06T10:20:30.45Z.",
        ),
        "W3C NOTE-datetime",
        LASTMOD,
        check_value=_FORM,
        fixes=(
            _safely(_WRITE_AS_W3C, _FORM, fixes.as_w3c),
            _asking(_ADD_ZONE, _FORM, fixes.with_zone, Question.ZONE),
            _asking(
                QT_TRANSLATE_NOOP(
                    "core", "Write it as a W3C date, with day and month in the right order…"
                ),
                _FORM,
                fixes.in_order,
                Question.DAY_ORDER,
            ),
            _once(
                QT_TRANSLATE_NOOP("core", "Read it as seconds since 1970"), _FORM, fixes.from_epoch
            ),
            _once(_CUT, _FORM, value_only(fixes.cut_to_date)),
            _once(_CLEAR, _FORM, value_only(fixes.cleared_if_blank)),
        ),
    ),
    Rule(
        "D02",
        QT_TRANSLATE_NOOP("core", "Time has a zone"),
        QT_TRANSLATE_NOOP("core", "Time without a zone"),
        QT_TRANSLATE_NOOP(
            "core",
            "Without a zone, the exact time is unknown, and Search Console reports the date as "
            "wrong. Add the zone, or shorten the value to the date.",
        ),
        "W3C NOTE-datetime; Search Console: Invalid date",
        LASTMOD,
        check_value=_ZONE_MISSING,
        fixes=(_asking(_ADD_ZONE, _ZONE_MISSING, fixes.with_zone, Question.ZONE),),
    ),
    Rule(
        "D03",
        QT_TRANSLATE_NOOP("core", "Date is not in another ISO 8601 format"),
        QT_TRANSLATE_NOOP("core", "Another ISO 8601 format"),
        QT_TRANSLATE_NOOP(
            "core",
            "A space instead of T, +0200, a comma, basic dates, week dates and lowercase letters "
            "are valid in ISO 8601, but not in the W3C profile that sitemaps use.",
        ),
        "W3C NOTE-datetime",
        LASTMOD,
        check_value=_LEFTOVER,
        fixes=(
            _safely(_WRITE_AS_W3C, _LEFTOVER, fixes.as_w3c),
            _safely(
                QT_TRANSLATE_NOOP("core", "Write “T” and “Z” as capital letters"),
                _LEFTOVER,
                value_only(fixes.in_capitals),
            ),
            _asking(_ADD_ZONE, _LEFTOVER, fixes.with_zone, Question.ZONE),
            _once(_CLEAR, _LEFTOVER, value_only(fixes.cleared_if_blank)),
        ),
    ),
    Rule(
        "D04",
        QT_TRANSLATE_NOOP("core", "Date and time exist"),
        QT_TRANSLATE_NOOP("core", "No such date or time"),
        QT_TRANSLATE_NOOP(
            "core",
            "The format is correct, but this date or time does not exist. Set the correct date, "
            "or clear it: no date is better than a wrong one.",
        ),
        "W3C NOTE-datetime",
        LASTMOD,
        check_value=_NOT_THERE,
        fixes=(
            _safely(
                QT_TRANSLATE_NOOP("core", "Write the end of the day as the start of the next day"),
                _NOT_THERE,
                value_only(fixes.on_next_day),
            ),
            _once(
                QT_TRANSLATE_NOOP("core", "Swap day and month"),
                _NOT_THERE,
                value_only(fixes.with_month_first),
            ),
            _once(_CUT, _NOT_THERE, value_only(fixes.cut_to_date)),
            _once(_CLEAR, _NOT_THERE, value_only(clearing)),
        ),
    ),
    Rule(
        "D05",
        QT_TRANSLATE_NOOP("core", "Date is precise to the day or the second (schema)"),
        QT_TRANSLATE_NOOP("core", "Imprecise date (schema)"),
        QT_TRANSLATE_NOOP(
            "core",
            "The protocol and search engines accept a year, a month, or a time without seconds; "
            "the schema does not. Only you know which day a year or month means.",
        ),
        "sitemap.xsd: date or dateTime",
        LASTMOD,
        check_value=_PRECISION,
        fixes=(
            _safely(
                QT_TRANSLATE_NOOP("core", "Add the seconds"),
                _PRECISION,
                value_only(fixes.with_seconds),
            ),
        ),
    ),
    Rule(
        "D06",
        QT_TRANSLATE_NOOP("core", "Date without time has no zone"),
        QT_TRANSLATE_NOOP("core", "Zone without a time"),
        QT_TRANSLATE_NOOP(
            "core", "The schema allows a zone after a date alone; the W3C profile does not."
        ),
        "W3C NOTE-datetime; sitemap.xsd",
        LASTMOD,
        check_value=_ZONE_ALONE,
        fixes=(
            _safely(
                QT_TRANSLATE_NOOP("core", "Remove the zone"),
                _ZONE_ALONE,
                value_only(fixes.without_zone),
            ),
        ),
    ),
    Rule(
        "D07",
        QT_TRANSLATE_NOOP("core", "Date is not in the future"),
        QT_TRANSLATE_NOOP("core", "Date in the future"),
        QT_TRANSLATE_NOOP(
            "core",
            "A page cannot have changed in the future. Search engines distrust files with such "
            "dates. Clear the value, or set the correct date.",
        ),
        "Bing: lastmod",
        LASTMOD,
        check_value=_FUTURE,
        fixes=(
            _once(_CLEAR, _FUTURE, value_only(clearing)),
            _once(QT_TRANSLATE_NOOP("core", "Set the date to today"), _FUTURE, fixes.today),
        ),
    ),
    Rule(
        "D08",
        QT_TRANSLATE_NOOP("core", "Date is not a placeholder"),
        QT_TRANSLATE_NOOP("core", "Placeholder date"),
        QT_TRANSLATE_NOOP(
            "core",
            "Programs write dates of 1970 or year 1 when no date is known. Clear the value.",
        ),
        "practice",
        LASTMOD,
        check_value=_EMPTY,
        fixes=(_once(_CLEAR, _EMPTY, value_only(clearing)),),
    ),
    Rule(
        "D10",
        QT_TRANSLATE_NOOP("core", "Dates have a time of day (Bing)"),
        QT_TRANSLATE_NOOP("core", "Date without a time (Bing)"),
        QT_TRANSLATE_NOOP(
            "core",
            "The protocol allows a date alone. Bing uses lastmod to decide what to read again, "
            "and prefers a time with zone. Let the program that creates the file add them.",
        ),
        "Bing, July 2025",
        check_file=_dates_alone,
        engines=(BING,),
    ),
)
