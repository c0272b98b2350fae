"""Finds the files that travel with the program: in a checkout, an installed wheel, a frozen app."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def resources_folder() -> Path:
    """Return the folder that holds icons, translations, samples and schemas."""
    package = Path(__file__).resolve().parent.parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "resources"] if frozen else []
    places += [package / "resources", package.parent / "resources"]
    return next((place for place in places if place.is_dir()), places[-1])


def resource(*parts: str) -> Path:
    """Return the path of one resource, for example ``resource("icons", "edit-undo.svg")``."""
    return resources_folder().joinpath(*parts)
