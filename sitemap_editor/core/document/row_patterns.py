"""Patterns that match rows whose names are all known: by them most rows are found and read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import Kind

_ANY_VALUE: Final = rb"[^<]*+"
_WS: Final = rb"[ \t\r\n]*+"
_COMMENT: Final = rb"<!--(?:[^-]|-(?!->))*+-->"
UNDECIDED: Final = b"<!-- sitemap-editor conflict"
"""How a comment begins that says where a merge is not decided: no row with one is typical."""
_CDATA: Final = rb"<!\[CDATA\[(?:[^\]]|\](?!\]>))*+\]\]>"
LEADING: Final = compiled(rb"(?:[ \t\r\n]++|" + _COMMENT + rb")*+")
_QNAME_END: Final = rb"[^\s/>:!?<=]++"

# Tried first is what nearly all rows are: a comment in front, or more behind the cells, is rare.
SPAN: Final = rb"""
    %(ws)b(?:%(comment)b%(ws)b)*+
    <%(row)b>%(ws)b
    %(cells)b
    (?:</%(row)b>
    |  (?:[^<]++
       |  </?+(?!%(row)b[\s/>])(?:%(foreign)b|%(own)b)?+%(name)b%(attributes)b/?+>
       |  %(comment)b|%(cdata)b
       )*+
       </%(row)b\s*+>
    )
"""
COMMON: Final = rb"""
    (?:[ \t\r\n]++|%(comment)b)*+
    <%(row)b>%(ws)b
    %(cells)b
    (?:</?+%(foreign)b%(name)b%(attributes)b/?+>
       (?:[^<]++|%(comment)b|%(cdata)b)*+
    )*+
    </%(row)b>
"""
PLAIN: Final = rb"""
    (?:%(ws)b
    <%(row)b>%(ws)b
    %(cells)b
    (?:</?+%(foreign)b%(name)b%(attributes)b/?+>[^<]*+)*+
    </%(row)b>
    )*+
"""
# What stands in front of the end tag of an extension's element is inside it, and none of the row's.
ORDERLY: Final = rb"""
    (?:[ \t\r\n]++|%(comment)b)*+
    <%(row)b>%(ws)b
    %(cells)b
    (?:</?+%(foreign)b%(name)b%(attributes)b/?+>%(ws)b
       (?:(?:[^<]++|%(cdata)b)++</%(foreign)b%(name)b\s*+>%(ws)b)?+
    )*+
    </%(row)b>
"""
TYPICAL: Final = rb"""
    (?:[ \t\r\n]++|(?!%(undecided)b)%(comment)b)*+
    <%(row)b>%(ws)b
    %(cells)b
    %(extras)b
    </%(row)b>
"""
MAX_EXTRAS: Final = 100
_ATTRIBUTES: Final = rb"""
    (?:[ \t\r\n]++(?!xmlns)(?:%b)?+[^\s=:/<>"']++\s*+=\s*+(?:"[^"<]*+"|'[^'<]*+'))*+\s*+
"""


def row_pattern(
    template: bytes,
    kind: Kind,
    root: Root,
    values: Mapping[str, bytes],
    *,
    capture: bool,
    required: Sequence[str] = (),
) -> re.Pattern[bytes] | None:
    """Fill in a template; None where names alone do not tell what an element is.

    `SPAN` matches one row, with the space and comments before it, in which every name is known:
    it declares no namespace, uses declared prefixes only and holds no element of the row's own
    name, so the first end tag of that name ends it. `COMMON` matches the bytes of a row whose
    core elements stand in schema order with nothing behind them but elements of foreign prefixes.
    """
    own = [prefix for prefix, uri in root.scope.items() if uri == root.uri]
    if len(own) != 1:
        return None
    others = (prefix for prefix in root.scope if prefix not in (b"", b"xmlns", *own))
    foreign = b"(?:" + b"|".join(map(quoted_name, others)) + b"):"
    cell = rb"(?:<%(name)b>(%(value)b)</%(name)b>%(ws)b)%(times)b"
    if not capture:
        cell = cell.replace(b"(%(value)b)", b"%(value)b")
    cells = b"".join(
        cell
        % {
            b"name": quoted_name(root.prefix + field.encode()),
            b"value": values.get(field, _ANY_VALUE),
            b"ws": _WS,
            b"times": b"" if field in required else b"?+",
        }
        for field in kind.fields
    )
    parts = {
        b"row": quoted_name(root.prefix + kind.row.encode()),
        b"own": quoted_name(root.prefix),
        b"foreign": foreign,
        b"cells": cells,
        b"name": _QNAME_END,
        b"attributes": _ATTRIBUTES % foreign,
        b"ws": _WS,
        b"comment": _COMMENT,
        b"undecided": re.escape(UNDECIDED),
        b"cdata": _CDATA,
    }
    return compiled(template % parts, re.VERBOSE)


def quoted_name(name: bytes) -> bytes:
    """Return a name as it is written in a verbose pattern."""
    return re.escape(name).replace(b"#", rb"\#")
