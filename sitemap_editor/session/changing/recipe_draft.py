"""A recipe while a person edits it: its steps may mean nothing for a while, and say so."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from sitemap_editor.core.errors import EditError, RecipeError, SitemapError
from sitemap_editor.core.recipes.arguments import as_json
from sitemap_editor.core.recipes.recipe import Recipe, Step, step_of
from sitemap_editor.core.recipes.step_spec import StepSpec
from sitemap_editor.session.texts import sentence


@dataclass
class DraftStep:
    """A step as it is given, right or wrong."""

    spec: StepSpec
    given: Mapping[str, Any] = field(default_factory=dict)
    where: str = ""

    def step(self, number: int = 1) -> Step:
        """Return the step, which says its `number` where it means nothing. Raises: RecipeError."""
        own = {"do": self.spec.name, "where": self.where}
        tool = {"tool": self.spec.tool} if self.spec.tool else {}
        told = {name: as_json(value) for name, value in self.given.items() if self._is_told(name)}
        return step_of({**own, **tool, **told}, number)

    def _is_told(self, name: str) -> bool:
        """Tell whether an argument has to be said: it is another one than goes without saying."""
        argument = self.spec.argument(name)
        if argument is None or argument.default is None:
            return True
        try:
            return bool(argument.checked(self.given[name]) != argument.default)
        except EditError:
            return True


class RecipeDraft:
    """Name and steps of a recipe; `taken` are the names of others."""

    def __init__(self, recipe: Recipe, taken: Collection[str] = ()) -> None:
        self.name = recipe.name
        self._taken = frozenset(taken)
        self.steps = [DraftStep(each.spec, each.arguments, each.where) for each in recipe.steps]

    def add(self, at: int, spec: StepSpec) -> None:
        """Put a step in, with what goes without saying."""
        self.steps.insert(at, DraftStep(spec))

    def move(self, at: int, by: int) -> None:
        """Let a step come earlier (-1) or later (1)."""
        if 0 <= at + by < len(self.steps):
            self.steps.insert(at + by, self.steps.pop(at))

    @property
    def has_free_name(self) -> bool:
        """True where it has a name that no other recipe has."""
        return bool(self.name.strip()) and self.name.strip() not in self._taken

    def fault(self, at: int) -> str:
        """Return why a step means nothing, in a sentence; empty where it is right."""
        try:
            self.steps[at].step(at + 1)
        except RecipeError as error:
            cause = error.__cause__
            if "reason" in error.arguments and isinstance(cause, SitemapError):
                told = {**error.arguments, "reason": sentence(cause)}  # in the person's language
                error = RecipeError(error.code, error.text, told)
            return sentence(error)
        return ""

    def recipe(self) -> Recipe | None:
        """Return the recipe; None while a step, or the name, is not right."""
        if not self.has_free_name:
            return None
        try:
            steps = tuple(each.step(number) for number, each in enumerate(self.steps, 1))
        except RecipeError:
            return None
        return Recipe(steps, self.name.strip())
