"""The steps that change priority and changefreq."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.operations.changing import ratings
from sitemap_editor.core.operations.changing.column_change import ColumnChange
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY
from sitemap_editor.core.recipes.arguments import ONLY_EMPTY, Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import StepSpec


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
