"""The start tag of the root in the bytes before the first row, and attributes added to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.document.markup import SPACE, TOKEN, encode_attribute
from sitemap_editor.core.document.prolog import doctype_end

_LAST_GAP: Final = re.compile(rb"""([ \t\r\n]++)[^\s=<>"']++\s*+=\s*+(?:"[^"]*+"|'[^']*+')\s*+\Z""")


def root_tag(head: bytes) -> re.Match[bytes]:
    """Return the start tag of the root, as a `TOKEN`."""
    for match in TOKEN.finditer(head, doctype_end(head) or 0):
        if match.lastgroup == "empty":
            return match
    raise ValueError("a head ends with the start tag of the root")


def with_attributes(head: bytes, added: Sequence[tuple[bytes, bytes]]) -> bytes:
    """Return `head` with attributes (name, value) behind those of the root, spaced as they are."""
    if not added:
        return head
    tag = root_tag(head)
    end = tag.end("attributes")
    written = len(head[:end].rstrip(SPACE))
    gap = _LAST_GAP.search(tag["attributes"])
    space = gap[1] if gap else b" "
    new = b"".join(space + name + b'="' + escaped(value) + b'"' for name, value in added)
    return head[:written] + new + head[written:]


def escaped(value: bytes) -> bytes:
    """Write a value so that it fits between quotes of either kind."""
    return encode_attribute(value).replace(b"'", b"&apos;")
