"""What a content column is: an element or attribute of a row by its name, or how many there are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from sitemap_editor.core.contents.durations import as_seconds
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.extensions import PREFIXES

_DURATION: Final = "video.duration"


class ValueKind(Enum):
    """What values are compared and sorted as."""

    TEXT = "text"
    NUMBER = "number"
    DATE = "date"
    ANY = "any"
    """What each of them is by itself: nobody knows the names of others."""


@dataclass(frozen=True)
class ContentColumn:
    """A value of rows that is found by the names of elements, wherever in the row they stand."""

    name: str
    """As it is written in filters, settings and tables: ``news.title``."""
    prefix: str
    """The prefix by which `uri` is told in a document, or is declared where none is."""
    uri: str
    """The namespace where it is a known one; empty: the prefix of each document tells."""
    path: tuple[str, ...]
    """Local names: each lies anywhere inside the one before it. Empty: the row itself."""
    within: tuple[str, ...] = ()
    """What the first of the path is put into where it is written anew."""
    attribute: str = ""
    """The name of an attribute of that element, in no namespace or as ``xml:lang``."""
    is_own_attribute: bool = False
    """Whether the attribute itself is of the namespace, whatever element it stands at."""
    language: str = ""
    """Of links: which language they lead to."""
    kind: ValueKind = ValueKind.TEXT
    is_count: bool = False
    """Whether its value is how many of these elements there are."""
    title: str = ""
    """English, marked for translation; empty where the name is the title."""

    @property
    def is_link(self) -> bool:
        """Whether it is about links to language versions."""
        return self.uri == namespaces.XHTML

    def as_written(self, value: str | None) -> str | None:
        """Return what is written of a value that is given: of a duration its seconds."""
        return as_seconds(value) if value and self.name == _DURATION else value

    @property
    def local(self) -> str:
        """The name of the element it is about; empty where any may have the attribute."""
        return self.path[-1] if self.path else ""


LINK: Final = "link"
HREF: Final = "href"
HREFLANG: Final = "hreflang"


def _ready(
    name: str,
    uri: str,
    path: str,
    title: str,
    kind: ValueKind = ValueKind.TEXT,
) -> ContentColumn:
    *within, local = path.split("/")
    return ContentColumn(name, PREFIXES[uri], uri, (local,), tuple(within), kind=kind, title=title)


def _count(name: str, uri: str, local: str, title: str) -> ContentColumn:
    return ContentColumn(
        name, PREFIXES[uri], uri, (local,), kind=ValueKind.NUMBER, is_count=True, title=title
    )


_IMAGE, _VIDEO, _NEWS = namespaces.IMAGE, namespaces.VIDEO, namespaces.NEWS
_DATE, _NUMBER = ValueKind.DATE, ValueKind.NUMBER
READY: Final = {
    column.name: column
    for column in (
        _count("img.count", _IMAGE, "image", QT_TRANSLATE_NOOP("columns", "Images")),
        _ready("img.loc", _IMAGE, "image/loc", QT_TRANSLATE_NOOP("columns", "Image URL")),
        _count("video.count", _VIDEO, "video", QT_TRANSLATE_NOOP("columns", "Videos")),
        _ready("video.title", _VIDEO, "video/title", QT_TRANSLATE_NOOP("columns", "Video Title")),
        _ready(
            "video.description",
            _VIDEO,
            "video/description",
            QT_TRANSLATE_NOOP("columns", "Video Description"),
        ),
        _ready(
            "video.duration",
            _VIDEO,
            "video/duration",
            QT_TRANSLATE_NOOP("columns", "Video Duration"),
            _NUMBER,
        ),
        _ready(
            "video.thumbnail",
            _VIDEO,
            "video/thumbnail_loc",
            QT_TRANSLATE_NOOP("columns", "Video Thumbnail"),
        ),
        _ready(
            "video.content", _VIDEO, "video/content_loc", QT_TRANSLATE_NOOP("columns", "Video File")
        ),
        _ready(
            "video.player",
            _VIDEO,
            "video/player_loc",
            QT_TRANSLATE_NOOP("columns", "Video Player"),
        ),
        _ready(
            "video.date",
            _VIDEO,
            "video/publication_date",
            QT_TRANSLATE_NOOP("columns", "Video Date"),
            _DATE,
        ),
        _count("news.count", _NEWS, "news", QT_TRANSLATE_NOOP("columns", "News Articles")),
        _ready("news.title", _NEWS, "news/title", QT_TRANSLATE_NOOP("columns", "News Title")),
        _ready(
            "news.date",
            _NEWS,
            "news/publication_date",
            QT_TRANSLATE_NOOP("columns", "News Date"),
            _DATE,
        ),
        _ready(
            "news.name",
            _NEWS,
            "news/publication/name",
            QT_TRANSLATE_NOOP("columns", "News Publication"),
        ),
        _ready(
            "news.lang",
            _NEWS,
            "news/publication/language",
            QT_TRANSLATE_NOOP("columns", "News Language"),
        ),
        _count("alt.count", namespaces.XHTML, LINK, QT_TRANSLATE_NOOP("columns", "Languages")),
    )
}
"""The columns that everybody may want, by name, in the order in which they are offered."""
BLOCKS: Final = {uri: PREFIXES[uri] for uri in (_IMAGE, _VIDEO, _NEWS)}
"""The element that is one image, video or article, by namespace."""
_NC: Final = r"[^\W\d][\w.-]*"
_LANGUAGE: Final = re.compile(r"alt:([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)", re.ASCII)
_OWN: Final = re.compile(
    rf"x:({_NC}):(?:({_NC}(?:/{_NC})*)(?:@((?:xml:)?{_NC}))?|@({_NC}))", re.IGNORECASE
)
NAME: Final = (
    rf"(?:(?:img|video|news|alt)\.[A-Za-z]*|alt:[A-Za-z0-9-]+"
    rf"|x:{_NC}:(?:{_NC}(?:/{_NC})*(?:@(?:xml:)?{_NC})?|@{_NC}))"
)
"""What a name may look like, of a column that there is or not: a part of a pattern."""


@lru_cache(maxsize=256)
def content_column(name: str) -> ContentColumn | None:
    """Return the column of a name; None where there is no such column."""
    ready = READY.get(name.lower())
    if ready is not None:
        return ready
    if language := _LANGUAGE.fullmatch(name):
        return ContentColumn(
            f"alt:{language[1]}",
            PREFIXES[namespaces.XHTML],
            namespaces.XHTML,
            (LINK,),
            attribute=HREF,
            language=language[1].lower(),
        )
    own = _OWN.fullmatch(name)
    if own is None:
        return None
    prefix, path, attribute = own[1], own[2] or "", own[3] or own[4] or ""
    return ContentColumn(
        f"x:{name[2:]}",
        prefix,
        _WELL_KNOWN.get(prefix, ""),
        tuple(path.split("/")) if path else (),
        attribute=attribute,
        is_own_attribute=not path,
        kind=ValueKind.ANY,
    )


def titled_column(title: str) -> ContentColumn | None:
    """Return the column that a title of a table names: by its name, or a ready one's own title."""
    wanted = title.strip()
    ready = (each for each in READY.values() if each.title.casefold() == wanted.casefold())
    return content_column(wanted) or next(ready, None)


_WELL_KNOWN: Final = {prefix: uri for uri, prefix in PREFIXES.items()}
