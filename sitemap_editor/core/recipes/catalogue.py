"""All steps there are, by the name and tool under which recipes call them."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.recipes.column_steps import COLUMN_STEPS
from sitemap_editor.core.recipes.date_steps import DATE_STEPS
from sitemap_editor.core.recipes.extension_steps import EXTENSION_STEPS
from sitemap_editor.core.recipes.rating_steps import RATING_STEPS
from sitemap_editor.core.recipes.row_steps import ROW_STEPS
from sitemap_editor.core.recipes.url_steps import URL_STEPS

STEP_SPECS: Final = (
    *COLUMN_STEPS,
    *URL_STEPS,
    *DATE_STEPS,
    *RATING_STEPS,
    *EXTENSION_STEPS,
    *ROW_STEPS,
)
SPECS_BY_ID: Final = {spec.id: spec for spec in STEP_SPECS}
STEP_NAMES: Final = tuple(dict.fromkeys(spec.name for spec in STEP_SPECS))


def tools_of(name: str) -> tuple[str, ...]:
    """Return the tools of a step; none where it has but one way to go."""
    return tuple(spec.tool for spec in STEP_SPECS if spec.name == name and spec.tool)
