"""Which column of a table is which field, told by its title or, without any, by its values.

The titles are those of this program, in its languages, and of the crawlers whose exports people
bring along.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

BEGINS_AS_URL: Final = re.compile(r"\s*[a-z][a-z0-9+.-]*://\S", re.IGNORECASE)
_WORD_BREAK: Final = re.compile(r"[\s_\-./()]+")
_NAMES: Final = {
    LOC: ("loc", "url", "urls", "address", "location", "link", "page", "page url", "top pages",
          "full url", "final url", "original url", "target url", "landing page", "href", "uri",
          "dirección", "direccion", "enlace", "página", "pagina", "ubicación", "ubicacion",
          "dirección url", "url completa", "url de la página", "páginas principales"),
    LASTMOD: ("lastmod", "last mod", "last modified", "modified", "last modification", "date",
              "last change", "last modified date", "modified date", "date modified", "updated",
              "last updated", "updated at", "modified at", "última modificación",
              "ultima modificacion", "modificado", "fecha", "último cambio", "ultimo cambio",
              "fecha de modificación", "fecha de modificacion", "actualizado"),
    CHANGEFREQ: ("changefreq", "change freq", "change frequency", "frequency",
                 "frecuencia", "frecuencia de cambio"),
    PRIORITY: ("priority", "prioridad"),
}  # fmt: skip
FIELDS_BY_TITLE: Final = {name: field for field, names in _NAMES.items() for name in names}
"""In small letters, with accents and without."""


def titled_columns(first: Sequence[str]) -> dict[int, str]:
    """Return which column of a first line is which field; nothing where it has no titles."""
    columns: dict[int, str] = {}
    for number, title in enumerate(first):
        field = field_titled(title)
        if field is not None and field not in columns.values():
            columns[number] = field
    return columns if LOC in columns.values() else {}


def field_titled(title: str) -> str | None:
    """Return which field a title names, whatever its case and what parts its words."""
    return FIELDS_BY_TITLE.get(plain_title(title))


def plain_title(title: str) -> str:
    """Return a title as it is compared: in small letters, its words parted by spaces."""
    return " ".join(filter(None, _WORD_BREAK.split(title.casefold())))


def columns_of_values(first: Sequence[str]) -> dict[int, str]:
    """Return the columns of a table without titles: a URL, then the others in their order."""
    at = next((number for number, value in enumerate(first) if BEGINS_AS_URL.match(value)), None)
    if at is None:
        return {}
    return dict(zip(range(at, len(first)), (LOC, LASTMOD, CHANGEFREQ, PRIORITY), strict=False))
