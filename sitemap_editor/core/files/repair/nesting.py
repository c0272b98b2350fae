"""What is found out about the nesting of a file: its rows and the edits that make it fit."""

from __future__ import annotations

import re
from array import array
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.files.repair import nesting_notes as notes
from sitemap_editor.core.files.repair.byte_edits import Edit, Edits, Note, excerpt, filled
from sitemap_editor.core.files.repair.names import Names

ANY_ROW: Final = re.compile(rb"<(?:[^\s<>/:!?]{1,64}+:)?(?:url|sitemap)[\s>]")
_ENDINGS: Final = {"comment": b"-->", "cdata": b"]]>", "pi": b"?>"}


class Nesting:
    """Collects rows and edits of one file while it is walked through."""

    def __init__(self, data: bytes, names: Names, head_end: int) -> None:
        self.data = data
        self.names = names
        self.head_end = head_end
        """Where the root's start tag ends; 0 where there is none that can be read."""
        self._edits = Edits()
        self.row_starts, self.row_ends = array("q"), array("q")

    @property
    def edits(self) -> list[Edit]:
        """The edits, in the order they were found."""
        return self._edits.found

    def add_row(self, start: int, end: int) -> None:
        """Note a whole row."""
        self.row_starts.append(start)
        self.row_ends.append(end)

    def edit(self, start: int, end: int, replacement: bytes, note: Note) -> None:
        """Add an edit."""
        self._edits.add(self.data, start, end, replacement, note)

    def shown(self, start: int, end: int) -> str:
        """Return bytes as text to show."""
        return excerpt(self.data, start, end)

    def trimmed(self, position: int) -> int:
        """Return where the white space before `position` begins."""
        data = self.data
        while position > self.head_end and data[position - 1] in SPACE:
            position -= 1
        return position

    def is_cut(self, token: re.Match[bytes]) -> bool:
        """Tell whether a token ends with the data instead of its own end."""
        ending = _ENDINGS.get(token.lastgroup or "")
        return ending is not None and not self.data.endswith(ending, *token.span())

    def cut_tail(self, start: int) -> int:
        """Cut what begins at `start` and was cut off, and close the root; return -1."""
        data = self.data
        begin = self.trimmed(start)
        lost_rows = sum(1 for _ in ANY_ROW.finditer(data, start))
        rows, shown = len(self.row_starts), self.shown(start, len(data))
        text = notes.ENDS_IN_ROW if lost_rows else notes.ENDS_EARLY
        note = filled(text, lost_rows, excerpt=shown, row=rows + 1, rows=rows)
        self.edit(begin, len(data), b"\n</" + self.names.root + b">\n", note)
        return -1
