"""The steps that change lastmod."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.operations.changing import dates
from sitemap_editor.core.operations.changing.column_change import ColumnChange, ValueTool
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.recipes.arguments import ONLY_EMPTY, Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import Planned, StepSpec, Target

_ROWS_A_STEP: Final = 1_024
_ZONE: Final = Argument("zone", QT_TRANSLATE_NOOP("core", "Time zone"), hint="+02:00", default="Z")


def _date(
    tool: str, title: str, make: Callable[[Values, datetime], ValueTool], *arguments: Argument
) -> StepSpec:
    def tools(values: Values, now: datetime) -> list[ColumnChange]:
        only_empty: Any = values.get(ONLY_EMPTY.name, False)
        return [ColumnChange(LASTMOD, make(values, now), only_empty=only_empty)]

    return StepSpec("date", title, arguments, tool, tools)


def _series(target: Target, values: Values) -> Planned:
    """Give rows a date each, in the order of the file; a row that keeps its own takes none."""
    table, series = target.table, _series_of(values)
    if LASTMOD not in table.fields:
        return Planned(None, 0)
    cells: list[tuple[int, str, str | None]] = []
    taken = 0
    for number, row_id in enumerate(target.row_ids):
        if not number % _ROWS_A_STEP:
            target.progress(number / len(target.row_ids))
        old = table.row_format.read(table.row_bytes(row_id)).value(LASTMOD)
        if values["only_empty"] and old and old.strip():
            continue
        new = series.at(taken)
        taken += 1
        if (old or "").strip() != new:
            cells.append((row_id, LASTMOD, new))
    return Planned(SetCells(cells) if cells else None, len(cells))


def _series_of(values: Values) -> dates.DateSeries:
    return dates.DateSeries(values["from"], values["step"], dates.Unit(values["unit"]))


def _check_series(values: Values) -> None:
    _series_of(values)


def _days() -> Argument:
    return Argument(
        "days",
        QT_TRANSLATE_NOOP("core", "Days, earlier if negative"),
        ArgumentType.WHOLE,
        default=1,
        lowest=-36_525,
        highest=36_525,
    )


DATE_STEPS: Final = (
    _date(
        "now",
        QT_TRANSLATE_NOOP("core", "Date and time of now"),
        lambda _values, now: dates.present(now),
        ONLY_EMPTY,
    ),
    _date(
        "today",
        QT_TRANSLATE_NOOP("core", "Today"),
        lambda _values, now: dates.today(now),
        ONLY_EMPTY,
    ),
    _date(
        "date-only",
        QT_TRANSLATE_NOOP("core", "Date without the time"),
        lambda _values, _now: dates.date_only,
    ),
    _date(
        "add-zone",
        QT_TRANSLATE_NOOP("core", "Add a missing time zone"),
        lambda values, _now: dates.AddZone(values["zone"]),
        _ZONE,
    ),
    _date(
        "convert-zone",
        QT_TRANSLATE_NOOP("core", "Convert to a time zone"),
        lambda values, _now: dates.ConvertZone(values["zone"]),
        _ZONE,
    ),
    _date(
        "shift",
        QT_TRANSLATE_NOOP("core", "Shift by days"),
        lambda values, _now: dates.ShiftDays(values["days"]),
        _days(),
    ),
    StepSpec(
        "date",
        QT_TRANSLATE_NOOP("core", "Series of dates"),
        (
            Argument("from", QT_TRANSLATE_NOOP("core", "First date"), hint="2026-01-31"),
            Argument(
                "step",
                QT_TRANSLATE_NOOP("core", "Step, earlier if negative"),
                ArgumentType.WHOLE,
                default=1,
                lowest=-36_525,
                highest=36_525,
            ),
            Argument(
                "unit",
                QT_TRANSLATE_NOOP("core", "Unit"),
                ArgumentType.CHOICE,
                default=dates.Unit.DAYS.value,
                choices=(
                    (dates.Unit.DAYS.value, QT_TRANSLATE_NOOP("core", "Days")),
                    (dates.Unit.MONTHS.value, QT_TRANSLATE_NOOP("core", "Months")),
                    (dates.Unit.YEARS.value, QT_TRANSLATE_NOOP("core", "Years")),
                ),
            ),
            ONLY_EMPTY,
        ),
        "series",
        plan_rows=_series,
        check_values=_check_series,
    ),
)
