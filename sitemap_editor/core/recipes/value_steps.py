"""The steps that change values: text, URLs, dates, priorities, and columns as a whole."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.operations.changing import dates, ratings, url_parts, url_queries
from sitemap_editor.core.operations.changing import url_spelling as spelling
from sitemap_editor.core.operations.changing.column_change import ColumnChange, ValueTool
from sitemap_editor.core.operations.changing.replacing import Replacement
from sitemap_editor.core.operations.changing.url_parts import OnUrl
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY
from sitemap_editor.core.protocol.urls import UrlParts
from sitemap_editor.core.recipes.arguments import ONLY_EMPTY, Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import Planned, StepSpec, Target

_ROWS_A_STEP: Final = 1_024
_TO: Final = QT_TRANSLATE_NOOP("core", "New value")
_ZONE: Final = Argument("zone", QT_TRANSLATE_NOOP("core", "Time zone"), hint="+02:00", default="Z")
_COLUMN: Final = Argument("column", QT_TRANSLATE_NOOP("core", "Column"), ArgumentType.COLUMN)


def _replace(values: Values, _now: datetime) -> list[ColumnChange]:
    tool = Replacement(values["find"], values["with"], values["regex"], values["case"])
    return [ColumnChange(column, tool) for column in dict.fromkeys(values["columns"])]


def _set(values: Values, _now: datetime) -> list[ColumnChange]:
    written = values["value"] or None
    tool: ValueTool = lambda _value: written  # noqa: E731 - a name for its type
    return [ColumnChange(values["column"], tool, only_empty=values["only_empty"])]


def _copy(values: Values, _now: datetime) -> list[ColumnChange]:
    source, column = values["from"], values["to"]
    return [ColumnChange(column, lambda value: value, source, values["only_empty"])]


COLUMN_STEPS: Final = (
    StepSpec(
        "replace",
        QT_TRANSLATE_NOOP("core", "Replace text"),
        (
            Argument("find", QT_TRANSLATE_NOOP("core", "Find")),
            Argument("with", QT_TRANSLATE_NOOP("core", "Replace with"), default=""),
            Argument(
                "columns",
                QT_TRANSLATE_NOOP("core", "In columns"),
                ArgumentType.COLUMNS,
                default=(LOC,),
            ),
            Argument(
                "regex",
                QT_TRANSLATE_NOOP("core", "Regular expression, with groups as $1"),
                ArgumentType.FLAG,
                default=False,
            ),
            Argument(
                "case", QT_TRANSLATE_NOOP("core", "Match case"), ArgumentType.FLAG, default=True
            ),
        ),
        tools=_replace,
    ),
    StepSpec(
        "set",
        QT_TRANSLATE_NOOP("core", "Set a value"),
        (_COLUMN, Argument("value", QT_TRANSLATE_NOOP("core", "Value")), ONLY_EMPTY),
        tools=_set,
    ),
    StepSpec(
        "copy",
        QT_TRANSLATE_NOOP("core", "Copy a column"),
        (
            Argument("from", QT_TRANSLATE_NOOP("core", "From"), ArgumentType.COLUMN),
            Argument("to", QT_TRANSLATE_NOOP("core", "To"), ArgumentType.COLUMN),
            ONLY_EMPTY,
        ),
        tools=_copy,
    ),
)


def _url(
    tool: str, title: str, make: Callable[[Values], ValueTool], *arguments: Argument
) -> StepSpec:
    def tools(values: Values, _now: datetime) -> list[ColumnChange]:
        return [ColumnChange(LOC, make(values))]

    return StepSpec("url", title, arguments, tool, tools)


def _plain(change: Callable[[UrlParts], UrlParts]) -> Callable[[Values], ValueTool]:
    return lambda _values: OnUrl(change)


_CASES: Final = {
    "host": url_parts.small_host,
    "path": url_parts.small_path,
    "all": url_parts.small_all,
}
_NAMES: Final = Argument(
    "names", QT_TRANSLATE_NOOP("core", "Parameters"), ArgumentType.NAMES, hint="utm_*, fbclid"
)

URL_STEPS: Final = (
    _url(
        "scheme",
        QT_TRANSLATE_NOOP("core", "Scheme"),
        lambda values: url_parts.scheme(values["to"]),
        Argument(
            "to",
            _TO,
            ArgumentType.CHOICE,
            default="https",
            choices=(("https", "https"), ("http", "http")),
        ),
    ),
    _url(
        "host",
        QT_TRANSLATE_NOOP("core", "Host"),
        lambda values: url_parts.host(values["to"]),
        Argument("to", _TO, hint="www.example.com"),
    ),
    _url(
        "port",
        QT_TRANSLATE_NOOP("core", "Port"),
        lambda values: url_parts.port(values["to"]),
        Argument("to", QT_TRANSLATE_NOOP("core", "New port, none to remove it"), default=""),
    ),
    _url(
        "prefix",
        QT_TRANSLATE_NOOP("core", "Beginning of the path"),
        lambda values: url_parts.prefix(values["find"], values["with"]),
        Argument("find", QT_TRANSLATE_NOOP("core", "Begins with"), default="/", hint="/old"),
        Argument("with", QT_TRANSLATE_NOOP("core", "Replace with"), default="", hint="/new"),
    ),
    _url(
        "slash",
        QT_TRANSLATE_NOOP("core", "Slash at the end"),
        lambda values: OnUrl(
            url_parts.add_slash if values["to"] == "add" else url_parts.remove_slash
        ),
        Argument(
            "to",
            QT_TRANSLATE_NOOP("core", "What to do"),
            ArgumentType.CHOICE,
            default="add",
            choices=(
                ("add", QT_TRANSLATE_NOOP("core", "Add, but not behind a file name")),
                ("remove", QT_TRANSLATE_NOOP("core", "Remove")),
            ),
        ),
    ),
    _url(
        "index",
        QT_TRANSLATE_NOOP("core", "Remove the index page"),
        _plain(url_parts.remove_index_page),
    ),
    _url(
        "case",
        QT_TRANSLATE_NOOP("core", "Small letters"),
        lambda values: OnUrl(_CASES[values["part"]]),
        Argument(
            "part",
            QT_TRANSLATE_NOOP("core", "Part"),
            ArgumentType.CHOICE,
            default="host",
            choices=(
                ("host", QT_TRANSLATE_NOOP("core", "Scheme and host")),
                ("path", QT_TRANSLATE_NOOP("core", "Path")),
                ("all", QT_TRANSLATE_NOOP("core", "Scheme, host and path")),
            ),
        ),
    ),
    _url(
        "remove-parameters",
        QT_TRANSLATE_NOOP("core", "Remove parameters"),
        lambda values: url_queries.remove_parameters(values["names"]),
        _NAMES,
    ),
    _url(
        "keep-parameters",
        QT_TRANSLATE_NOOP("core", "Keep only some parameters"),
        lambda values: url_queries.keep_parameters(values["names"]),
        _NAMES,
    ),
    _url(
        "sort-parameters",
        QT_TRANSLATE_NOOP("core", "Sort parameters"),
        _plain(url_queries.sort_parameters),
    ),
    _url(
        "fragment",
        QT_TRANSLATE_NOOP("core", "Fragment"),
        lambda values: url_parts.fragment(values["to"]),
        Argument("to", QT_TRANSLATE_NOOP("core", "New fragment, none to remove it"), default=""),
    ),
    _url(
        "encode",
        QT_TRANSLATE_NOOP("core", "Percent-encode"),
        _plain(spelling.encode),
    ),
    _url(
        "decode",
        QT_TRANSLATE_NOOP("core", "Percent-decode letters"),
        _plain(spelling.decode),
    ),
    _url(
        "punycode",
        QT_TRANSLATE_NOOP("core", "Host as punycode"),
        _plain(spelling.punycode),
    ),
    _url(
        "unicode",
        QT_TRANSLATE_NOOP("core", "Host in its own letters"),
        _plain(spelling.unicode_host),
    ),
    _url(
        "join",
        QT_TRANSLATE_NOOP("core", "Complete relative URLs"),
        lambda values: spelling.Join(values["base"]),
        Argument("base", QT_TRANSLATE_NOOP("core", "Base URL"), hint="https://www.example.com/"),
    ),
)


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


def _depth(values: Values, _now: datetime) -> list[ColumnChange]:
    tool = ratings.ByDepth(values["top"], values["step"], values["lowest"])
    return [ColumnChange(PRIORITY, tool, LOC, values["only_empty"])]


def _scale(values: Values, _now: datetime) -> list[ColumnChange]:
    return [ColumnChange(PRIORITY, ratings.Scale(values["factor"]))]


def _round(values: Values, _now: datetime) -> list[ColumnChange]:
    return [ColumnChange(PRIORITY, ratings.Round(values["digits"]))]


def _age(values: Values, now: datetime) -> list[ColumnChange]:
    return [ColumnChange(CHANGEFREQ, ratings.ByAge(now), LASTMOD, values["only_empty"])]


def _number(name: str, title: str, default: str, highest: int = 1) -> Argument:
    kind = ArgumentType.DECIMAL
    return Argument(name, title, kind, Decimal(default), lowest=0, highest=highest)


RATING_STEPS: Final = (
    StepSpec(
        "priority",
        QT_TRANSLATE_NOOP("core", "Priority by depth of the path"),
        (
            _number("top", QT_TRANSLATE_NOOP("core", "Home page"), "1.0"),
            _number("step", QT_TRANSLATE_NOOP("core", "Less for each level"), "0.2"),
            _number("lowest", QT_TRANSLATE_NOOP("core", "Not below"), "0.1"),
            ONLY_EMPTY,
        ),
        "depth",
        _depth,
    ),
    StepSpec(
        "priority",
        QT_TRANSLATE_NOOP("core", "Scale priorities"),
        (_number("factor", QT_TRANSLATE_NOOP("core", "Multiply by"), "0.5", highest=100),),
        "scale",
        _scale,
    ),
    StepSpec(
        "priority",
        QT_TRANSLATE_NOOP("core", "Round priorities"),
        (
            Argument(
                "digits",
                QT_TRANSLATE_NOOP("core", "Decimal places"),
                ArgumentType.WHOLE,
                default=1,
                lowest=0,
                highest=ratings.MOST_DIGITS,
            ),
        ),
        "round",
        _round,
    ),
    StepSpec(
        "changefreq",
        QT_TRANSLATE_NOOP("core", "Changefreq from the age of lastmod"),
        (ONLY_EMPTY,),
        "age",
        _age,
    ),
)
