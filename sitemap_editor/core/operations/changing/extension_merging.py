"""Gives a row the images, videos, alternates and other extensions that a duplicate of it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.contents.copying import CopiedElement
from sitemap_editor.core.document.markup import (
    SPACE,
    TOKEN,
    Scope,
    attributes,
    scope_inside,
)
from sitemap_editor.core.document.row_parts import Element, RowParts, take_apart
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.protocol.namespaces import IMAGE, VIDEO, XHTML

Key: TypeAlias = tuple[object, ...]
"""What makes two elements the same; see `_key`."""

_NAMED_BY: Final = {
    (IMAGE.encode(), b"image"): (b"loc",),
    (VIDEO.encode(), b"video"): (b"content_loc", b"player_loc", b"thumbnail_loc"),
}
"""Elements of which a row may have several, and what tells them apart: the first that is there."""
_LINK: Final = (XHTML.encode(), b"link")
_TOLD_BY: Final = (b"rel", b"hreflang", b"media")
"""The attributes that tell links apart: of a language a page has one alternate."""


@dataclass(frozen=True, slots=True)
class _Extension:
    """An element of another namespace than the rows', as it is written."""

    key: Key
    copy: CopiedElement


class ExtensionMerger:
    """Copies extensions between rows of one document."""

    def __init__(self, row_format: XmlRows) -> None:
        self._format = row_format

    def merged(self, kept: bytes, dropped: Sequence[bytes]) -> tuple[bytes, int]:
        """Return a row with what it lacks of others, and how many elements it took over.

        They come behind what the row has, byte for byte as they were; a prefix that means
        something else there is declared on them.
        """
        sources = [data for data in dropped if self._format.foreign.search(data)]
        if not sources:
            return kept, 0
        parts = self._format.parts(kept)
        own = self._scope(kept, parts)
        known = {extension.key for extension in self._extensions(kept, parts)}
        taken: list[bytes] = []
        for data in sources:
            for extension in self._extensions(data, self._format.parts(data)):
                if extension.key not in known:
                    known.add(extension.key)
                    taken.append(extension.copy.under(own))
        if not taken:
            return kept, 0
        last = parts.children[-1]  # a duplicate has a URL
        before = parts.children[-2].end if len(parts.children) > 1 else parts.content_start
        gap = kept[before : last.start]
        space = gap if not gap.strip(SPACE) else b""
        new = b"".join(space + each for each in taken)
        return kept[: last.end] + new + kept[last.end :], len(taken)

    def _scope(self, data: bytes, parts: RowParts) -> Scope:
        """Return what prefixes mean between the tags of a row."""
        return scope_inside(self._format.root.scope, data[parts.start : parts.content_start])

    def _extensions(self, data: bytes, parts: RowParts) -> Iterator[_Extension]:
        scope = self._scope(data, parts)
        for element in parts.children:
            if element.uri != self._format.root.uri:
                written = data[element.start : element.end]
                yield _Extension(_key(element, written, scope), CopiedElement(written, scope))


def _key(element: Element, written: bytes, scope: Scope) -> Key:
    """Return what an element has in common with another one that says the same.

    Of elements that are no images, videos or links a row needs one of each name.
    """
    name = element.uri, element.local
    if name == _LINK:
        tag = TOKEN.match(written)
        found = dict(attributes(tag["attributes"])) if tag is not None else {}
        told = tuple(found.get(each, b"").strip().lower() for each in _TOLD_BY)
        return (*name, *told) if told[1] else (*name, *told, found.get(b"href", b"").strip())
    wanted = _NAMED_BY.get(name)
    if wanted is None:
        return name
    if element.is_empty_tag:
        return (*name, written)
    inside = take_apart(written, scope, *name).children
    values = {child.local: child.value(written).strip() for child in reversed(inside)}
    for each in wanted:
        if values.get(each):
            return (*name, values[each])
    return (*name, written)
