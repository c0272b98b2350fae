"""Elements copied between rows byte for byte, and elements taken from text that is pasted."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.contents.new_elements import NewElement, element_of
from sitemap_editor.core.contents.row_tree import Node, Path, read_elements, read_row
from sitemap_editor.core.document.markup import (
    BARE_SCOPE,
    TOKEN,
    Scope,
    attributes,
    check_characters,
    encode_attribute,
)
from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.well_formed import check_well_formed
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.fields import XML_KINDS

_PREFIX: Final = re.compile(rb"""[<\s"'/]([^\s:<>&/"'=?!]++):""")
_UNPREFIXED: Final = re.compile(rb"<[^\s/>:!?]++[\s/>]")
_DECLARATION: Final = re.compile(r"\A\s*<\?xml\s.*?\?>", re.DOTALL)
_USUAL: Final = {prefix.encode(): uri.encode() for uri, prefix in PREFIXES.items()}


@dataclass(frozen=True, slots=True)
class CopiedElement:
    """An element as it is written, white space in front of it left out."""

    data: bytes
    scope: Scope
    """What the prefixes in it mean."""

    def under(self, scope: Scope) -> bytes:
        """Return it with the prefixes declared that mean something else elsewhere."""
        data = self.data
        if self.scope is scope or self.scope == scope:
            return data
        tag = TOKEN.match(data)
        if tag is None:
            return data
        used = {match[1] for match in _PREFIX.finditer(data)}
        if _UNPREFIXED.search(data):
            used.add(b"")
        own = {name for name, _ in attributes(tag["attributes"])}
        missing = [
            prefix
            for prefix in sorted(used)
            if self.scope.get(prefix) not in (None, scope.get(prefix))
            and (b"xmlns:" + prefix if prefix else b"xmlns") not in own
        ]
        at = tag.end("start")
        new = b"".join(_declaration(each, self.scope) for each in missing)
        return data[:at] + new + data[at:]


def copied(data: bytes, row_format: RowFormat, paths: Collection[Path]) -> list[CopiedElement]:
    """Return elements of a row, to be put into others of the same file."""
    row = read_row(data, row_format)
    return [
        CopiedElement(data[slice(*row.at(path).span)], row.at(path[:-1]).scope)
        for path in sorted(paths)
    ]


def pasted(text: str, scope: Scope) -> tuple[NewElement, ...]:
    """Return the elements in a piece of XML: one, several, or those in a row or a sitemap.

    Nothing for a sitemap of several rows, or for text without any tag. `scope` holds the prefixes
    of where it comes from; the usual ones are known besides. Raises: NotWellFormed, EditError.
    """
    if "<" not in text:
        return ()  # a URL with & in it is no piece of XML that would have to be mended
    check_characters(text)
    data = _DECLARATION.sub("", text, count=1).encode()
    known = {**BARE_SCOPE, **_USUAL, **scope}
    start = Root(b"_", b"", known).start_tag()
    check_well_formed(start + data + b"</_>", huge=False)
    found = read_elements(data, known)
    while len(found) == 1 and (inside := _inside(found[0])) is not None:
        found = inside
    return tuple(map(element_of, found))


def _inside(node: Node) -> tuple[Node, ...] | None:
    """Return what a row or a sitemap holds besides its columns; None for anything else."""
    for kind in XML_KINDS.values():
        if node.local == kind.name:
            return node.children if len(node.children) == 1 else ()
        if node.local == kind.row:
            return tuple(
                each
                for each in node.children
                if each.uri != node.uri or each.local not in kind.fields
            )
    return None


def _declaration(prefix: bytes, scope: Scope) -> bytes:
    name = b"xmlns:" + prefix if prefix else b"xmlns"
    return b' %b="%b"' % (name, encode_attribute(scope[prefix]))
