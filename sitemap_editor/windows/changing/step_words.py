"""Steps of recipes in the person's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject

from sitemap_editor.core.recipes.arguments import Argument, ArgumentType
from sitemap_editor.core.recipes.recipe import Step
from sitemap_editor.core.recipes.running import StepOutcome
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.changing.argument_form import core_text

_LONGEST: Final = 200


def step_words(step: Step) -> str:
    """Return what a step does, with what it was told, and what holds where it was not."""
    told = [
        _argument_words(argument, step.arguments.get(argument.name, argument.default))
        for argument in step.spec.arguments
        if argument.name in step.arguments
        or (argument.default and argument.type is not ArgumentType.FLAG)
    ]
    return (
        f"{core_text(step.spec.title)}: {', '.join(told)}" if told else core_text(step.spec.title)
    )


def _argument_words(argument: Argument, value: Any) -> str:
    title = core_text(argument.title)
    if argument.type is ArgumentType.FLAG:
        return title if value else f"{title} ✗"
    if argument.type is ArgumentType.CHOICE:
        value = core_text(dict(argument.choices)[value])
    if argument.type is ArgumentType.LINES:
        return StepPlurals().lines(len(value))
    if isinstance(value, tuple):
        value = ", ".join(value)
    text = QCoreApplication.translate("RecipeDialog", "{title} “{value}”")
    return text.format(title=title, value=str(value)[:_LONGEST])


class StepPlurals(QObject):
    """Plurals, which are collected from objects alone."""

    def lines(self, count: int) -> str:
        """Return how many lines a step was told."""
        return self.tr("%n line(s)", "", count)


def outcome_words(outcome: StepOutcome) -> str:
    """Return why a step fails or leaves values, or that it finds nothing."""
    if outcome.error is not None:
        return sentence(outcome.error)
    if not outcome.matched:
        return QCoreApplication.translate("RecipeDialog", "No row matches.")
    return " ".join(left_words(outcome.left))


def left_words(left: Sequence[Any]) -> list[str]:
    """Return how many values stay, and why, a text a reason."""
    return [f"{each.count}: {core_text(each.text).format(**each.arguments)}" for each in left]
