"""The recipes a person keeps, by name, in the settings of the program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sitemap_editor.core.errors import RecipeError
from sitemap_editor.core.recipes.recipe import Recipe, parse_recipe
from sitemap_editor.session.program.settings import RECIPES, Settings


class RecipeShelf:
    """Recipes in the order in which they were added; no two have one name."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def recipes(self) -> list[Recipe]:
        """Return all that can be read: a later version may have written others."""
        found = []
        for text in self._settings.get(RECIPES):
            try:
                found.append(parse_recipe(text))
            except RecipeError:
                continue
        return found

    def keep(self, recipes: Sequence[Recipe]) -> None:
        """Keep these recipes and no other."""
        self._settings.set(RECIPES, [recipe.to_text() for recipe in recipes])

    def add(self, recipe: Recipe) -> Recipe:
        """Keep one more, under a name that no other has; return it as it is kept."""
        recipes = self.recipes()
        names = {each.name for each in recipes}
        name, number = recipe.name, 2
        while name in names:
            name, number = f"{recipe.name} {number}", number + 1
        recipe = replace(recipe, name=name)
        self.keep([*recipes, recipe])
        return recipe
