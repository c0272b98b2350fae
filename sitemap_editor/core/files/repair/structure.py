"""Nesting: which tags open and close what, and what to insert, rename or cut so that all fits."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.document.markup import TOKEN
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.repair import nesting_notes as notes
from sitemap_editor.core.files.repair.beginnings import find_root
from sitemap_editor.core.files.repair.broken_item import ANY_ROW, BrokenItem, Nesting
from sitemap_editor.core.files.repair.byte_edits import filled
from sitemap_editor.core.files.repair.names import ROOT_NAMES, Names, are_alike, local_name
from sitemap_editor.core.patterns import compiled

_NEXT_TAG: Final = compiled(rb"</?[^\s<>/!?]")
_AFTER: Final = compiled(rb"(?:[ \t\r\n]++|<!--.*?-->|<\?.*?\?>)*+", re.DOTALL)
_MAX_DEPTH: Final = 16
_STEP: Final = 1_024


class Structure(Nesting):
    """The rows of a root element, found with patience, and the edits that make the nesting whole.

    Works on bytes whose tokens are those of XML. Rows that fit are run over as they are.
    """

    def __init__(self, data: bytes, progress: Progress) -> None:
        root = find_root(data)
        token = TOKEN.match(data, root.start()) if root else None
        if token is None or token.lastgroup != "empty":
            super().__init__(data, Names.of(b"urlset", b""), 0)
            return  # a fault of the first tag itself; libxml2 names it
        super().__init__(data, Names.of(token["start"], data), token.end())
        self._last_row_end = data.rfind(b"</" + self.names.row)
        self._loose = -1
        """Where the first value stands that has no row around it."""
        if token["empty"] and self._more_rows(token.end()):
            slash = token.start("empty")
            self.edit(slash, slash + 1, b"", notes.CLOSED_AT_ONCE)
        elif token["empty"]:
            self._cut_after(token.end())
            return
        self._walk(token.end(), progress)

    def add_row(self, start: int, end: int) -> None:
        """Note a whole row."""
        super().add_row(start, end)
        self._loose = -1

    def _walk(self, position: int, progress: Progress) -> None:
        data, steps = self.data, 0
        plain_row = self.names.plain_row
        while position >= 0:
            plain = plain_row.match(data, position)
            if plain:
                position = plain.end()
                self.add_row(plain.start("row"), position)
            else:
                position = self._step(position)
            steps += 1
            if not steps % _STEP:
                progress(max(0, position) / len(data))

    def _step(self, position: int) -> int:
        """Go over one item inside the root; return where it ends, -1 at the very end."""
        data = self.data
        token = TOKEN.match(data, position)
        if token is None or self.is_cut(token):
            if position >= len(data):
                return self._close_root(position)
            following = data.find(b"<", position + 1) if token is None else -1
            return following if following >= 0 else self.cut_tail(position)
        if token.lastgroup == "end":
            return self._end_tag(token)
        if token.lastgroup != "empty":
            return token.end()
        name = token["start"]
        if local_name(name) in ROOT_NAMES:
            shown = self.shown(*token.span())
            self.edit(*token.span(), b"", filled(notes.SECOND_ROOT, excerpt=shown))
            return token.end()
        if self._loose < 0 and name in self.names.leaves:
            self._loose = position
        end = token.end() if token["empty"] else self._balanced_end(position)
        if end < 0:
            return BrokenItem(self).mend(position)
        if name == self.names.row:
            self.add_row(position, end)
        return end

    def _balanced_end(self, position: int) -> int:
        """Return where the element at `position` ends if all in it fits, else -1."""
        stack: list[bytes] = []
        row, expected = self.names.row, position
        for token in TOKEN.finditer(self.data, position):
            if token.start() != expected or self.is_cut(token):
                return -1
            expected = token.end()
            if token.lastgroup == "empty":
                name = token["start"]
                if stack and (name == row or local_name(name) in ROOT_NAMES):
                    return -1
                if not token["empty"]:
                    stack.append(name)
                    if len(stack) > _MAX_DEPTH:
                        return -1  # so that tags that are never closed cost no second walk
            elif token.lastgroup == "end":
                if stack.pop() != token["end"]:
                    return -1
                if not stack:
                    return expected
        return -1

    def _end_tag(self, token: re.Match[bytes]) -> int:
        """Check an end tag that stands inside the root and outside all else."""
        start, end = token.span()
        name, names = token["end"], self.names
        if name == names.root:
            return self._root_end(start, end)
        if name == names.row and self._loose >= 0:
            opening = b"<" + name + b">"
            note = filled(notes.MISSING_ROW_START, replacement=opening)
            self.edit(self._loose, self._loose, opening, note)
            self.add_row(self._loose, end)
            return end
        is_last = _NEXT_TAG.search(self.data, end) is None
        if local_name(name) in ROOT_NAMES or (is_last and are_alike(name, names.root)):
            closing = b"</" + names.root + b">"
            note = filled(notes.MISNAMED, excerpt=self.shown(start, end), replacement=closing)
            self.edit(start, end, closing, note)
            return self._root_end(start, end)
        self.edit(start, end, b"", filled(notes.STRAY_END, excerpt=self.shown(start, end)))
        return end

    def _root_end(self, start: int, end: int) -> int:
        """Check the end of the root: rows that follow still belong to it, all else does not."""
        more = self._more_rows(end)
        if more:
            shown = self.shown(start, more.start())
            self.edit(start, more.start(), b"", filled(notes.EARLY_END, excerpt=shown))
            return more.start()
        self._cut_after(end)
        return -1

    def _more_rows(self, end: int) -> re.Match[bytes] | None:
        """Return the next row behind `end`, where one that is closed stands there."""
        more = self.names.row_start.search(self.data, end)
        return more if more and more.end() <= self._last_row_end else None

    def _cut_after(self, end: int) -> None:
        data = self.data
        after = _AFTER.match(data, end)
        start = after.end() if after else end
        if start < len(data):
            lost_rows = sum(1 for _ in ANY_ROW.finditer(data, start))
            note = filled(notes.AFTER_END, lost_rows, excerpt=self.shown(start, len(data)))
            self.edit(start, len(data), b"", note)

    def _close_root(self, position: int) -> int:
        closing = b"</" + self.names.root + b">"
        written = closing + b"\n" if self.data.endswith(b"\n") else b"\n" + closing + b"\n"
        rows = len(self.row_starts)
        note = filled(notes.MISSING_ROOT_END, rows=rows, replacement=closing)
        self.edit(position, position, written, note)
        return -1
