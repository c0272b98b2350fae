"""The values of one column in plain rows: as cells show them, and written back many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Final

from sitemap_editor.core.document.markup import decode_references
from sitemap_editor.core.document.plain_rows import PlainRows
from sitemap_editor.core.errors import EditError

_AMPERSAND: Final = b"&amp;"
_PLACEHOLDER: Final = "0"


def shown_values(raw: Sequence[bytes | None]) -> list[str | None] | None:
    """Return values as cells show them; None where one is not written in the plainest way."""
    present = [each for each in raw if each is not None]
    together = b"\n".join(present)
    if together.count(b"\n") != max(0, len(present) - 1) or b"\r" in together:
        return None
    if b"&" in together:
        if together.count(b"&") == together.count(_AMPERSAND):
            together = together.replace(_AMPERSAND, b"&")
        else:
            together = decode_references(together)
        if together.count(b"\n") != max(0, len(present) - 1) or b"\r" in together:
            return None
    values = together.decode("utf-8").split("\n")
    if list(map(str.strip, values)) != values:
        return None
    if len(present) == len(raw):
        return list(values)
    found = iter(values)
    return [None if each is None else next(found) for each in raw]


def written_values(
    plain: PlainRows,
    raw: Sequence[bytes | None],
    old: Sequence[str | None],
    new: Sequence[str | None],
) -> list[bytes | None] | None:
    """Return values as they are written; None where one cannot be, or an element is to go."""
    if None in new and any(value is None and raw[at] is not None for at, value in enumerate(new)):
        return None
    is_new = bytes(map(ne, old, new))
    changed = [value or "" for value in compress(new, is_new)]
    try:
        encoded = iter(plain.encoded(changed))
    except EditError:
        return None
    return [next(encoded) if is_other else raw[at] for at, is_other in enumerate(is_new)]


def with_values(
    plain: PlainRows,
    data: bytes,
    column: str,
    raw: Sequence[bytes | None],
    written: Sequence[bytes | None],
) -> bytes:
    """Return rows with these values; empty where one without an element could get none."""
    pairs = zip(raw, written, strict=True)
    lacking = [was is None and is_now is not None for was, is_now in pairs]
    if any(lacking):
        end = plain.end_tag
        rows = data.split(end)[:-1]
        some = end.join([*compress(rows, lacking), b""])
        filled = plain.filled(some, sum(lacking), (column,), _PLACEHOLDER)
        if filled is None:
            return b""
        given = iter(filled.split(end))
        rows = [next(given) if gets else row for row, gets in zip(rows, lacking, strict=True)]
        data = end.join([*rows, b""])
    return plain.with_cells(data, column, [each for each in written if each is not None])


def with_space_of(old: str | None, new: str | None) -> str | None:
    """Return a value in the white space that the old one stood in."""
    if not old or not new:
        return new
    inner = old.strip()
    if not inner:
        return new
    before, _, after = old.partition(inner)
    return before + new + after
