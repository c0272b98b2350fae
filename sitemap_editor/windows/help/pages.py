"""The pages of Help: Markdown files that travel with the program, in the person's language."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from PySide6.QtCore import QLocale

from sitemap_editor.core.resources import resource
from sitemap_editor.windows.looks.plain_text import rich_text

GUIDE: Final = "guide.md"


def help_page(name: str) -> str | None:
    """Return a page as rich text; None where there is none of this name.

    A page that was not translated is shown in English.
    """
    path = PurePosixPath(name)
    if path.suffix != ".md" or path.is_absolute() or ".." in path.parts:
        return None
    language = QLocale().name().partition("_")[0]
    places = (resource("help", language, *path.parts), resource("help", *path.parts))
    found = next((place for place in places if place.is_file()), None)
    return None if found is None else rich_text(found.read_text("utf-8"))
