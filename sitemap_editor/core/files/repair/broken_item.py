"""What is found out about nesting, and one item whose tags do not fit: mended from its start on."""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.document.markup import SPACE, TOKEN
from sitemap_editor.core.files.repair import nesting_notes as notes
from sitemap_editor.core.files.repair.byte_edits import Edit, Edits, Note, excerpt, filled
from sitemap_editor.core.files.repair.names import ROOT_NAMES, Names, are_alike, local_name

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


_NEXT_TAG: Final = re.compile(rb"<(?P<slash>/?)(?P<name>[^\s<>/!?]++)")


@dataclass(slots=True)
class _Open:
    """An element that is not closed yet."""

    name: bytes
    start: int
    content: int


class BrokenItem:
    """Walks through one item with a stack of what is open, and mends where they disagree.

    An open value is closed where the next one begins, a row where the next row begins; a closing
    tag that fits nothing gets the name of what it closes, or goes.
    """

    def __init__(self, nesting: Nesting) -> None:
        self._nesting = nesting
        self._data = nesting.data
        self._names = nesting.names
        self._stack: list[_Open] = []
        self._open: dict[bytes, int] = {}
        """How often each name is on the stack."""

    def mend(self, start: int) -> int:
        """Mend the item at `start`; return where it ends, -1 at the end of the data."""
        data, position = self._data, start
        while True:
            token = TOKEN.match(data, position)
            if token is None or self._nesting.is_cut(token):
                is_odd = token is None and position < len(data)
                position = data.find(b"<", position + 1) if is_odd else -1
                if position < 0:
                    return self._nesting.cut_tail(start)
                continue
            if token.lastgroup == "empty":
                position = self._start_tag(token)
            elif token.lastgroup == "end":
                position = self._end_tag(token)
            else:
                position = token.end()
            if not self._stack:
                return position

    # Start tags

    def _start_tag(self, token: re.Match[bytes]) -> int:
        name, start, stack = token["start"], token.start(), self._stack
        if stack:
            if name == self._names.row:
                return self._row_inside(token)
            if local_name(name) in ROOT_NAMES:
                return self._root_inside(start)
            top = stack[-1]
            if name == top.name and name in self._names.leaves:
                return self._same_again(token, top)
            self._close_siblings(name, start)
        if not token["empty"]:
            self._stack.append(_Open(name, start, token.end()))
            self._open[name] = self._open.get(name, 0) + 1
        return token.end()

    def _row_inside(self, token: re.Match[bytes]) -> int:
        """Check the opening tag of a row inside an item: its end is missing, or a slash here."""
        nesting, first = self._nesting, self._stack[0]
        start, end = token.span()
        is_row = first.name == self._names.row
        if is_row and not self._data[first.content : start].strip():
            return self._row_twice(token, first)
        if is_row and not token["empty"] and self._row_ends_after(end):
            self._close_down_to(1, start)
            nesting.edit(start + 1, start + 1, b"/", notes.NO_SLASH)
            return self._finish(end)
        self._close_down_to(0, start)
        return start

    def _row_twice(self, token: re.Match[bytes], first: _Open) -> int:
        """Cut one of two opening tags of a row with nothing between: the second may be a row's."""
        nesting = self._nesting
        start, end = token.span()
        if self._data[first.start : first.content] == token[0]:
            nesting.edit(start, end, b"", filled(notes.TWICE, excerpt=nesting.shown(start, end)))
            return end
        shown = nesting.shown(first.start, first.content)
        nesting.edit(first.start, first.content, b"", filled(notes.TWICE, excerpt=shown))
        self._stack.clear()
        return start

    def _row_ends_after(self, end: int) -> bool:
        """Tell whether what follows can only follow a row that is closed."""
        following = _NEXT_TAG.search(self._data, end)
        if following is None:
            return False
        name, is_end = following["name"], bool(following["slash"])
        return (name == self._names.row and not is_end) or (name == self._names.root and is_end)

    def _root_inside(self, start: int) -> int:
        """Check a root's opening tag inside an item: another file begins, this item was cut off."""
        nesting, first = self._nesting, self._stack[0]
        if first.name == self._names.row:
            row, shown = len(nesting.row_starts) + 1, nesting.shown(first.start, start)
            note = filled(notes.INCOMPLETE_ROW, 1, excerpt=shown, row=row)
            nesting.edit(first.start, start, b"", note)
            self._stack.clear()
        else:
            self._close_down_to(0, start)
        return start

    def _same_again(self, token: re.Match[bytes], top: _Open) -> int:
        """Check a value's opening tag inside that value: it lacks its slash, or is there twice."""
        nesting = self._nesting
        start, end = token.span()
        if self._data[top.content : start].strip():
            nesting.edit(start + 1, start + 1, b"/", notes.NO_SLASH)
            self._pop()
            return end if self._stack else self._finish(end, top)
        nesting.edit(start, end, b"", filled(notes.TWICE, excerpt=nesting.shown(start, end)))
        return end

    def _close_siblings(self, name: bytes, start: int) -> None:
        """Close what cannot have `name` inside: a value, or an element of the same name."""
        leaves, stack = self._names.leaves, self._stack
        if name in leaves or b":" in name:
            for level, element in enumerate(stack[:3]):  # values stand no deeper
                if element.name in leaves:
                    self._close_down_to(level, start)
                    return
        top = stack[-1]
        if b":" in name and b":" in top.name and self._holds_text(top, start):
            self._close_down_to(len(stack) - 1, start)
        if self._open.get(name) and b":" in name:
            while self._open.get(name):
                self._close_down_to(len(stack) - 1, start)

    def _holds_text(self, element: _Open, end: int) -> bool:
        if self._data.find(b"<", element.content, end) >= 0:
            return False
        return bool(self._data[element.content : end].strip())

    # End tags

    def _end_tag(self, token: re.Match[bytes]) -> int:
        name, stack = token["end"], self._stack
        start, end = token.span()
        if self._open.get(name):
            level = len(stack) - 1
            while stack[level].name != name:
                level -= 1
            self._close_down_to(level + 1, start)
            closed = self._pop()
            return end if stack else self._finish(end, closed)
        if local_name(name) in ROOT_NAMES or name == self._names.row:
            self._close_down_to(0, start)
            return start
        return self._misnamed(token)

    def _misnamed(self, token: re.Match[bytes]) -> int:
        """Check a closing tag of a name that is not open."""
        nesting, names, stack = self._nesting, self._names, self._stack
        name, top = token["end"], stack[-1]
        start, end = token.span()
        is_alike = are_alike(name, top.name)
        if not is_alike and stack[0].name == names.row and are_alike(name, names.row):
            self._close_down_to(1, start)
            top, is_alike = stack[-1], True
        following = _NEXT_TAG.search(self._data, end)
        is_closed_next = following and following["slash"] and following["name"] == top.name
        is_value = top.name in names.leaves or self._holds_text(top, start)
        if is_alike and name in names.leaves and top.name not in names.leaves:
            place = top.start + 1
            shown = nesting.shown(top.start, top.content)
            note = filled(notes.MISNAMED_START, tag=shown, replacement=name)
            nesting.edit(place, place + len(top.name), name, note)
            self._pop()
            return end
        if is_alike or (is_value and not is_closed_next):
            closing = b"</" + top.name + b">"
            text = notes.MISNAMED if is_alike else notes.UNLIKE
            note = filled(text, excerpt=nesting.shown(start, end), replacement=closing)
            nesting.edit(start, end, closing, note)
            self._pop()
            return end if stack else self._finish(end, top)
        nesting.edit(start, end, b"", filled(notes.STRAY_END, excerpt=nesting.shown(start, end)))
        return end

    # The stack

    def _finish(self, end: int, first: _Open | None = None) -> int:
        """Note the item that ends here; return its end."""
        first = first or self._pop()
        if first.name == self._names.row:
            self._nesting.add_row(first.start, end)
        return end

    def _pop(self) -> _Open:
        element = self._stack.pop()
        self._open[element.name] -= 1
        return element

    def _close_down_to(self, level: int, position: int) -> None:
        """Close what is open from the top down to `level`, before the space before `position`.

        Inside a value, a tag that was never closed is text.
        """
        nesting, stack, leaves = self._nesting, self._stack, self._names.leaves
        if len(stack) <= level:
            return
        deepest_leaf = next(
            (n for n, one in enumerate(stack[:3]) if one.name in leaves), len(stack)
        )
        place = nesting.trimmed(position)
        closing: list[bytes] = []
        while len(stack) > level:
            element = self._pop()
            if len(stack) > deepest_leaf and b":" not in element.name:
                nesting.edit(element.start, element.start + 1, b"&lt;", notes.IS_TEXT)
            else:
                closing.append(b"</" + element.name + b">")
            if not stack:
                self._finish(place, element)
        if closing:
            tags = b"".join(closing)
            nesting.edit(place, place, tags, filled(notes.MISSING_END, replacement=tags))
