"""Recipes on disk: read whole, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    ReadError,
    RecipeError,
    TooLarge,
    no_progress,
)
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.files.reading import read_stamped
from sitemap_editor.core.recipes.recipe import Recipe, parse_recipe

SUFFIX: Final = ".recipe.json"
_CAP_BYTES: Final = 1 << 20


def read_recipe(path: Path) -> Recipe:
    """Read a recipe. Raises: RecipeError, also where the file cannot be read."""
    try:
        data, _stamp = read_stamped(path, _CAP_BYTES, no_progress)
    except TooLarge as error:
        said = QT_TRANSLATE_NOOP(
            "core", "This file is too large for a recipe, which has 1 MB at most."
        )
        raise RecipeError(error.code, said, path=path) from error
    except ReadError as error:
        raise RecipeError(error.code, error.text, error.arguments, path=path) from error
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        said = QT_TRANSLATE_NOOP("core", "A recipe is a text in UTF-8.")
        raise RecipeError("encoding", said, path=path) from error
    try:
        return parse_recipe(text)
    except RecipeError as error:
        error.path = str(path)
        raise


def write_recipe(path: Path, recipe: Recipe) -> None:
    """Write a recipe, in the place of what lies there. Raises: SaveError."""
    data = recipe.to_text().encode("utf-8")
    replace_file(path, iter([data]), size_bytes=len(data), progress=no_progress)
