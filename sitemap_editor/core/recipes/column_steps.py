"""The steps that change columns as a whole: replace, set, copy."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.operations.changing.column_change import ColumnChange, ValueTool
from sitemap_editor.core.operations.changing.replacing import Replacement
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.recipes.arguments import ONLY_EMPTY, Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import StepSpec

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
