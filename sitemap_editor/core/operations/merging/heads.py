"""The bytes before the first row: what they declare, and what others declare put into them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sitemap_editor.core.contents.root_attributes import escaped, root_tag, with_attributes
from sitemap_editor.core.document.markup import SPACE, TOKEN, attributes
from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.protocol import namespaces

_ENCODING: Final = re.compile(
    rb"""(?:\xef\xbb\xbf)?<\?xml\s[^>]*?\sencoding\s*=\s*["'](?P<name>[^"']*)["']"""
)
_UTF8_NAMES: Final = (b"utf-8", b"utf8")
_ASIDE: Final = re.compile(rb"<!--.*?-->|<\?.*?\?>", re.DOTALL)
_DECLARATION: Final = re.compile(rb"<\?xml\s")
_XSI: Final = namespaces.XSI.encode()


def declared_utf8(head: bytes) -> bytes:
    """Return `head` with UTF-8 as its encoding, where it says another."""
    said = _ENCODING.match(head)
    if said is None or said["name"].lower() in _UTF8_NAMES:
        return head
    start, end = said.span("name")
    return head[:start] + b"UTF-8" + head[end:]


def schema_places(head: bytes, root: Root) -> dict[bytes, bytes]:
    """Return what ``xsi:schemaLocation`` says: a place a namespace; nothing where it is odd."""
    found = _schema_location(head, root)
    words = found[1].split() if found else []
    if len(words) % 2:
        return {}
    return dict(zip(words[::2], words[1::2], strict=True))


def with_schema_places(
    head: bytes, root: Root, places: Mapping[bytes, bytes], xsi_prefix: bytes
) -> bytes:
    """Return `head` whose ``xsi:schemaLocation`` says these as well; it must not know them yet."""
    if not places:
        return head
    said = b" ".join(word for pair in places.items() for word in pair)
    found = _schema_location(head, root)
    if found is None:
        return with_attributes(head, [(xsi_prefix + b":schemaLocation", said)])
    name, _ = found
    tag = root_tag(head)
    value = re.search(
        rb"\s" + re.escape(name) + rb"""\s*+=\s*+(?:"([^"]*+)"|'([^']*+)')""", tag["attributes"]
    )
    if value is None:
        raise ValueError("an attribute that was read is there")
    end = tag.start("attributes") + value.end(1 if value[1] is not None else 2)
    written = len(head[:end].rstrip(SPACE))
    return head[:written] + b" " + escaped(said) + head[end:]


def has_odd_places(head: bytes, root: Root) -> bool:
    """Tell whether there is an ``xsi:schemaLocation`` that is no list of pairs."""
    found = _schema_location(head, root)
    return found is not None and len(found[1].split()) % 2 == 1


def asides(head: bytes, tail: bytes) -> set[bytes]:
    """Return what stands around the rows besides declaration, document type, root and space."""
    before = _ASIDE.findall(head, 0, root_tag(head).start())
    found = {aside for aside in before if not _DECLARATION.match(aside)}
    end_tags = 0
    for match in TOKEN.finditer(tail):
        if match.lastgroup == "end" and not end_tags:
            end_tags += 1
            continue
        found.add(match[0].strip(SPACE))
    return found - {b""}


def _schema_location(head: bytes, root: Root) -> tuple[bytes, bytes] | None:
    """Return the name, as written, and the value of the attribute."""
    for name, value in attributes(root_tag(head)["attributes"]):
        prefix, colon, local = name.partition(b":")
        if colon and local == b"schemaLocation" and root.scope.get(prefix) == _XSI:
            return name, value
    return None
