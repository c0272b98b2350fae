"""Rows of the plainest make, a thousand at once: told, cut and filled without a call by the row.

The bytes are those of whole rows, one behind the other. Where any of them is of another make, or a
value needs a closer look, the answer is None and the row format looks at each by itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import repeat
from operator import add, itemgetter
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.row_writing import Encoder

_SPACES: Final = rb"[ \t\r\n]*+"


class PlainRows:
    """What a row format knows of its plain rows.

    Such a row holds its cells in the order of the columns, a loc at least, none twice, then maybe
    elements of other namespaces; neither comments nor CDATA. Its only end tag ends it.
    """

    def __init__(
        self,
        pattern: re.Pattern[bytes],
        prefix: bytes,
        row: bytes,
        fields: Sequence[str],
        encoder: Encoder,
    ) -> None:
        self._pattern = pattern
        self._prefix = prefix
        self._fields = fields
        self._encoder = encoder
        self.end_tag: Final = b"</" + prefix + row + b">"

    def cut(self, data: bytes, count: int) -> list[bytes] | None:
        """Return each of `count` plain rows without its end tag; None where they are no such."""
        rows = data.split(self.end_tag)
        del rows[-1]
        is_plain = len(rows) == count and self._pattern.fullmatch(data) is not None
        return rows if is_plain else None

    def are(self, data: bytes, count: int) -> bool:
        """Tell whether `data` is `count` plain rows."""
        return data.count(self.end_tag) == count and self._pattern.fullmatch(data) is not None

    def start_tag(self, field: str) -> bytes:
        """Return what stands in front of a value."""
        return self._tags(field)[0]

    def values(
        self, data: bytes, count: int, field: str, *, in_small_letters: bool = False
    ) -> list[bytes]:
        """Return one value of each of `count` plain rows as written; empty where there is none.

        `in_small_letters` tells that `data` is: tags and all.
        """
        start, end = self._tags(field)
        row_end = self.end_tag
        if in_small_letters:
            start, end, row_end = start.lower(), end.lower(), row_end.lower()
        found: list[bytes] = re.findall(re.escape(start) + rb"([^<]*+)" + re.escape(end), data)
        if len(found) in (0, count):
            return found or [b""] * count
        return [row.partition(start)[2].partition(end)[0] for row in data.split(row_end)[:-1]]

    def first_values(
        self, data: bytes, count: int, text: bytes, *, in_small_letters: bool = False
    ) -> list[bytes] | None:
        """Return the first value of each of `count` plain rows; None where they are no such.

        It is taken from `text`, which is `data` or the same spelt otherwise, as for `values`. Each
        plain row has one: that there are as many tells sooner that rows are than their end tags.
        """
        if self._pattern.fullmatch(data) is None:
            return None
        found = self.values(text, count, self._fields[0], in_small_letters=in_small_letters)
        return found if len(found) == count else None

    def lines(
        self, data: bytes, count: int, fields: Sequence[str]
    ) -> list[tuple[bytes, ...]] | None:
        """Return these values of each of `count` rows as written, empty where there is none.

        None where they are no plain rows, or one of these is no column.
        """
        wanted = [field for field in self._fields if field in fields]
        if not wanted or len(wanted) < len(fields) or self._pattern.fullmatch(data) is None:
            return None
        # Half the time of asking for one field after the other.
        found = re.findall(self._line_pattern(wanted), data)
        if len(found) != count:
            return None
        if len(wanted) == 1:
            found = list(zip(found))
        if wanted == list(fields):
            return found
        return list(map(itemgetter(*map(wanted.index, fields)), found))

    def _line_pattern(self, wanted: Sequence[str]) -> bytes:
        first, *others = (
            re.escape(start) + (rb"([^<]*+)" if field in wanted else rb"[^<]*+") + re.escape(end)
            for field, (start, end) in zip(self._fields, map(self._tags, self._fields), strict=True)
        )
        return first + b"".join(rb"(?:%b%b)?" % (_SPACES, other) for other in others)

    def cells(self, rows: Sequence[bytes], field: str) -> list[bytes | None]:
        """Return one value of each of these plain rows as written; None where it is absent."""
        start, end = self._tags(field)
        found: list[bytes] = re.findall(
            re.escape(start) + rb"([^<]*+)" + re.escape(end), b"".join(rows)
        )
        if len(found) == len(rows):
            return list(found)
        if not found:
            return [None] * len(rows)
        parts = (row.partition(start) for row in rows)
        return [rest.partition(end)[0] if tag else None for _, tag, rest in parts]

    def with_cells(self, data: bytes, field: str, contents: Sequence[bytes]) -> bytes:
        """Return plain rows with these values as written: one a row, each of which has one."""
        start, end = self._tags(field)
        pieces = self._element(field).split(data)
        written: list[bytes] = [b""] * (2 * len(contents) + 1)
        written[0::2] = pieces
        written[1::2] = [start + content + end for content in contents]
        return b"".join(written)

    def encoded(self, values: Sequence[str]) -> list[bytes]:
        """Return values as they are written. Raises: EditError where one cannot be."""
        together = "\n".join(values)
        if together.count("\n") == len(values) - 1:
            return self._encoder.text(together).split(b"\n")
        return list(map(self._encoder.text, values))

    def filled(
        self, data: bytes, count: int, fields: Sequence[str], value: str | None
    ) -> bytes | None:
        """Return plain rows with one value in these columns; None removes the elements.

        Raises: EditError where the value cannot be written.
        """
        content = None if value is None else self._encoder.text(value)
        if content is not None and b"&" in content:
            return None
        filled: bytes | None = data
        for field in self._fields:
            if field in fields and filled is not None:
                if content is None:
                    filled = self._cleared(filled, field)
                else:
                    filled = self._set(filled, count, field, content)
        return filled

    def _cleared(self, data: bytes, field: str) -> bytes:
        """Take an element out of each row, with the white space before it."""
        pieces: list[bytes] = self._element(field).split(data)
        last = pieces.pop()
        return b"".join([*map(bytes.rstrip, pieces, repeat(SPACE)), last])

    def _set(self, data: bytes, count: int, field: str, content: bytes) -> bytes | None:
        start, end = self._tags(field)
        written = start + content + end
        # What is spelt with references may read as wanted already, and would stay as it is.
        present = re.escape(start) + rb"[^<&\r]*+" + re.escape(end)
        data, set_count = re.subn(present, written.replace(b"\\", rb"\\"), data)
        if set_count == count:
            return data
        if data.count(start) != set_count:
            return None
        data = self._added(data, field, written)
        return data if data.count(start) == count else None

    def _added(self, data: bytes, field: str, written: bytes) -> bytes:
        """Add an element behind the last one before it, on as much white space as that stands on.

        Rows in which that is other white space than in the first row are left.
        """
        before = self._fields[: self._fields.index(field)]
        if not before:
            return data
        names = b"|".join(re.escape(self._prefix + name.encode()) for name in before)
        own = re.escape(self._prefix + field.encode())
        last = rb"<(?:%b)>[^<]*+</(?:%b)>(?!%b<(?:%b|%b)>)" % (names, names, _SPACES, names, own)
        first = re.search(last, data)
        if first is None:
            return data
        ahead = data[: first.start()]
        space = ahead[len(ahead.rstrip(SPACE)) :]
        quoted = re.escape(space)
        # The white space comes first: the search for a constant beginning is quick.
        pattern = rb"(%b(?<=>%b)%b)" % (quoted, quoted, last)
        pieces: list[bytes] = re.split(pattern, data)
        pieces[1::2] = map(add, pieces[1::2], repeat(space + written))
        return b"".join(pieces)

    def _tags(self, field: str) -> tuple[bytes, bytes]:
        name = self._prefix + field.encode()
        return b"<" + name + b">", b"</" + name + b">"

    def _element(self, field: str) -> re.Pattern[bytes]:
        start, end = self._tags(field)
        return re.compile(re.escape(start) + rb"[^<]*+" + re.escape(end))
