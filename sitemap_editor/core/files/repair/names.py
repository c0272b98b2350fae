"""The names of elements that repairs go by: what is root, row and value, and what resembles it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import URL_FIELDS, XML_KINDS

NAME: Final = rb"[A-Za-z_:\x80-\xff][A-Za-z0-9_:.\x80-\xff-]*+"
NAME_AT: Final = compiled(NAME)
ROOT_NAMES: Final = frozenset((b"urlset", b"sitemapindex"))
ROW_NAMES: Final = frozenset((b"url", b"sitemap"))
LEAF_NAMES: Final = frozenset(name.encode() for name in URL_FIELDS)
KNOWN_NAMES: Final = ROOT_NAMES | ROW_NAMES | LEAF_NAMES

_ANY_ROW: Final = compiled(rb"<(?P<name>(?:[^\s<>/:!?]{1,64}+:)?(?:url|sitemap))[\s>/]")


def local_name(name: bytes) -> bytes:
    """Return a name without its prefix."""
    return name.rpartition(b":")[2]


@dataclass(frozen=True, slots=True)
class Names:
    """The names one file uses, as written, with their prefixes."""

    root: bytes
    row: bytes
    leaves: frozenset[bytes]
    row_start: re.Pattern[bytes]
    plain_row: re.Pattern[bytes]
    """A row of values without attributes or anything deeper, and the white space before it."""

    @classmethod
    def of(cls, root: bytes, data: bytes) -> Names:
        """Return the names that belong to a root element; rows may have another prefix than it."""
        prefix = root[: len(root) - len(local_name(root))]
        row = prefix + XML_KINDS[local_name(root).decode()].row.encode()
        start = _row_start(row)
        if start.search(data) is None and (other := _ANY_ROW.search(data)):
            row = other["name"]
            prefix, start = row[: len(row) - len(local_name(row))], _row_start(row)
        plain = compiled(
            rb"[ \t\r\n]*+(?P<row><" + re.escape(row) + rb"[ \t\r\n]*+>"
            rb"(?:[ \t\r\n]*+<([^\s<>/!?]++)[ \t\r\n]*+>[^<]*+</\2[ \t\r\n]*+>)*+"
            rb"[ \t\r\n]*+</" + re.escape(row) + rb"[ \t\r\n]*+>)"
        )
        return cls(root, row, frozenset(prefix + leaf for leaf in LEAF_NAMES), start, plain)


def _row_start(row: bytes) -> re.Pattern[bytes]:
    return compiled(rb"<" + re.escape(row) + rb"(?=[\s>/])")


def are_alike(name: bytes, other: bytes) -> bool:
    """Tell whether one name can be the other misspelt: by case, prefix, one letter or a swap."""
    name, other = local_name(name).lower(), local_name(other).lower()
    if name == other:
        return True
    if abs(len(name) - len(other)) > 1 or min(len(name), len(other)) < 2:
        return False
    if len(name) == len(other) and sorted(name) == sorted(other):
        return True
    before = _common(name, other)
    after = _common(name[::-1], other[::-1])
    return before + after >= max(len(name), len(other)) - 1


def _common(name: bytes, other: bytes) -> int:
    count = 0
    for letter, other_letter in zip(name, other, strict=False):
        if letter != other_letter:
            break
        count += 1
    return count
