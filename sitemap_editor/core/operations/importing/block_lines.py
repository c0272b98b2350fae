"""Lines of a table that say which row gets which image or language version."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap, Progress, no_progress
from sitemap_editor.core.files.column_titles import field_titled, plain_title
from sitemap_editor.core.files.long_text import LongText
from sitemap_editor.core.files.separated import TAB, separated_lines, told_delimiter
from sitemap_editor.core.operations.importing.reading import source_of_file
from sitemap_editor.core.operations.importing.source import ImportSource, SourceKind
from sitemap_editor.core.protocol.fields import LOC

Line = tuple[str, ...]

_URL: Final = re.compile(r"\s*[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_IMAGE: Final = frozenset(
    (
        *("image", "image url", "image loc", "image:loc", "image address", "img", "img url", "src"),
        *("imagen", "url de la imagen", "url imagen", "imágenes", "images"),
    )
)
_LANGUAGE: Final = frozenset(
    (
        *("language", "language code", "lang", "hreflang", "locale", "code"),
        *("idioma", "código", "código de idioma", "lengua"),
    )
)
_VERSION: Final = frozenset(
    (
        *("href", "alternate", "alternate url", "alternate href", "version", "hreflang url"),
        *("language url", "url of the version", "versión", "alternativa", "url de la versión"),
    )
)
IMAGE_TITLES: Final = (_IMAGE,)
"""How the columns of a table of images may be called, but for that of the page."""
ALTERNATE_TITLES: Final = (_LANGUAGE, _VERSION)
_NEEDED: Final = {
    2: QT_TRANSLATE_NOOP(
        "core",
        "This file is not a table with the 2 columns that are needed here: "
        "the URL of a page and that of an image.",
    ),
    3: QT_TRANSLATE_NOOP(
        "core",
        "This file is not a table with the 3 columns that are needed here: "
        "the URL of a page, a language code and the URL of the page in that language.",
    ),
}
"""What is said of a file with too few columns, by how many there must be."""


def lines_typed(text: str) -> list[list[str]]:
    """Return lines as somebody types them, or pastes them from a spreadsheet, in cells."""
    long_text, guessed = told_delimiter(LongText.of(text))
    for delimiter in (TAB, ";", ",", guessed):
        try:
            lines = [list(line) for line in separated_lines(long_text, delimiter)]
        except NotASitemap:  # a quotation mark that is never closed
            continue
        if delimiter == guessed or all(map(_begins_with_urls, lines)):
            return lines
    return [[line] for line in str(long_text).splitlines() if line.strip()]


def _begins_with_urls(cells: Sequence[str]) -> bool:
    """Tell whether what looks like a URL is a cell: in URLs there are commas and semicolons too."""
    count = sum(cell.count("://") for cell in cells)
    return len(cells) > 1 and count == sum(_URL.match(cell) is not None for cell in cells)


def lines_of_file(
    path: Path, titles: Sequence[frozenset[str]], progress: Progress = no_progress
) -> tuple[Line, ...]:
    """Read the lines of a CSV or TSV file: the URL of a row, and the columns with these titles.

    Where there are no such titles, columns are taken in their order. Raises: SitemapError, also
    where there are too few columns; Cancelled by way of `progress`.
    """
    source = source_of_file(path, progress)
    count = len(titles) + 1
    if source.kind is not SourceKind.TABLE or len(source.columns) < count:
        raise NotASitemap("table", _NEEDED[count], path=path)
    numbers = _columns(source, titles)
    return tuple(zip(*(source.columns[number] for number in numbers), strict=True))


def _columns(source: ImportSource, titles: Sequence[frozenset[str]]) -> list[int]:
    """Return which columns are meant, by their titles if all of them are told."""
    names = [plain_title(source.title(number)) for number in range(len(source.columns))]
    found: list[int] = []
    for wanted in titles:
        fitting = (number for number, name in enumerate(names) if name in wanted)
        found.append(next((number for number in fitting if number not in found), -1))
    pages = (number for number in range(len(names)) if field_titled(source.title(number)) == LOC)
    page = next((number for number in pages if number not in found), -1)
    told = [page, *found]
    return told if source.titles and -1 not in told else list(range(len(told)))
