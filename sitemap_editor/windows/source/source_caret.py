"""The caret of a source that is read: where it is, what is selected, where keys lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtGui import QKeyEvent, QKeySequence

from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.windows.source.shown_line import ShownLine

_K: Final = QKeySequence.StandardKey
_DOWN: Final = {
    (_K.MoveToNextLine, _K.SelectNextLine): (1, False),
    (_K.MoveToPreviousLine, _K.SelectPreviousLine): (-1, False),
    (_K.MoveToNextPage, _K.SelectNextPage): (1, True),
    (_K.MoveToPreviousPage, _K.SelectPreviousPage): (-1, True),
}
_ACROSS: Final = {
    (_K.MoveToNextChar, _K.SelectNextChar): (False, False),
    (_K.MoveToPreviousChar, _K.SelectPreviousChar): (True, False),
    (_K.MoveToNextWord, _K.SelectNextWord): (False, True),
    (_K.MoveToPreviousWord, _K.SelectPreviousWord): (True, True),
}
_TO_LINE_START: Final = (_K.MoveToStartOfLine, _K.SelectStartOfLine)
_TO_LINE_END: Final = (_K.MoveToEndOfLine, _K.SelectEndOfLine)
_TO_START: Final = (_K.MoveToStartOfDocument, _K.SelectStartOfDocument)
_TO_END: Final = (_K.MoveToEndOfDocument, _K.SelectEndOfDocument)


class Target(NamedTuple):
    """Where a key leads; `x` is the column to keep to, in pixels, None for that of the place."""

    offset: int
    extends: bool
    x: float | None = None


class SourceCaret:
    """A place in the lines; what lies between it and the anchor is selected."""

    def __init__(self, line_of: Callable[[int], ShownLine]) -> None:
        self._line_of = line_of
        self.lines: SourceLines | None = None
        self.at = 0
        self.anchor = 0
        self.x = 0.0
        """The column that going up and down keeps to, in pixels."""

    @property
    def selection(self) -> tuple[int, int]:
        """Where begins and ends what is selected."""
        return min(self.at, self.anchor), max(self.at, self.anchor)

    @property
    def number(self) -> int:
        """The line it is in, from 0."""
        return self.lines.line_at(self.at) if self.lines is not None else 0

    @property
    def line(self) -> ShownLine:
        """The line it is in."""
        return self._line_of(self.number)

    @property
    def word(self) -> tuple[int, int]:
        """Where the word it is in begins and ends."""
        line = self.line
        start, end = line.word_at(self.at - line.line.start)
        return line.line.start + start, line.line.start + end

    def x_of_line(self) -> float:
        """Return how far right it stands."""
        line = self.line
        return line.x_of(self.at - line.line.start)

    def after_key(self, event: QKeyEvent, page: int) -> Target | None:
        """Return where a key leads; None for one that leads nowhere. `page` counts lines."""
        if self.lines is None:
            return None
        for keys, (step, is_page) in _DOWN.items():
            if (extends := _is_one_of(event, keys)) is not None:
                return self._down(step * (max(1, page - 1) if is_page else 1), extends=extends)
        for keys, (back, by_words) in _ACROSS.items():
            if (extends := _is_one_of(event, keys)) is not None:
                return Target(self._across(back=back, by_words=by_words), extends)
        return self._to_an_end(event, self.lines)

    def _to_an_end(self, event: QKeyEvent, lines: SourceLines) -> Target | None:
        line = self.line.line
        ends = (
            (_TO_LINE_START, line.start),
            (_TO_LINE_END, self._end_of(self.number)),
            (_TO_START, lines.line(0).start),
            (_TO_END, lines.size_bytes),
        )
        for keys, offset in ends:
            if (extends := _is_one_of(event, keys)) is not None:
                return Target(offset, extends)
        return None

    def _down(self, steps: int, *, extends: bool) -> Target:
        assert self.lines is not None  # noqa: S101 - asked in `after_key`
        number = min(max(self.number + steps, 0), len(self.lines) - 1)
        line = self._line_of(number)
        return Target(line.line.start + line.byte_at(self.x), extends, self.x)

    def _across(self, *, back: bool, by_words: bool) -> int:
        assert self.lines is not None  # noqa: S101 - asked in `after_key`
        line, number = self.line, self.number
        step = line.stepped(self.at - line.line.start, back=back, by_words=by_words)
        if step is not None:
            return line.line.start + step
        other = number - 1 if back else number + 1
        if not 0 <= other < len(self.lines):
            return self.at
        return self._end_of(other) if back else self._line_of(other).line.start

    def _end_of(self, number: int) -> int:
        """Return the last place in a line: where it goes on in another, before its last sign."""
        assert self.lines is not None  # noqa: S101 - asked in `after_key`
        line = self._line_of(number)
        end = line.line.end
        if self.lines.line_at(end) == number:
            return end
        before = line.stepped(end - line.line.start, back=True, by_words=False)
        return line.line.start + (before or 0)


def _is_one_of(
    event: QKeyEvent, keys: tuple[QKeySequence.StandardKey, QKeySequence.StandardKey]
) -> bool | None:
    """Tell whether a key moves (False), or selects as well (True); None for neither."""
    move, select = keys
    if event.matches(move):
        return False
    return True if event.matches(select) else None
