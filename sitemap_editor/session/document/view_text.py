"""The text of a file in a view that has line ends of its own: shown, taken back, made another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtGui import QTextCursor, QTextDocument

from sitemap_editor.core.files.recovery.difference import difference
from sitemap_editor.core.files.text_file import LineEnds

_MARK_OF_ORDER: Final = "\ufeff"  # at the beginning Qt takes it for its own
_PARAGRAPH: Final = "\u2029"


class ViewText:
    """What a view shows of a text, by `shown`, with the line ends that the text has."""

    def __init__(self, document: QTextDocument, text: str) -> None:
        self._document = document
        self._line_ends = LineEnds(text)
        self._mark = _MARK_OF_ORDER if text.startswith(_MARK_OF_ORDER) else ""
        self._saved_ends = list(self._line_ends.by_line)
        self._note_line_ends(self._saved_ends)

    def now(self) -> str:
        """Return the text as it is saved."""
        return self.later()()

    def later(self) -> Callable[[], str]:
        """Take what the view holds; a worker makes of it the text as it is saved."""
        raw, kinds = self._document.toRawText(), self._noted_line_ends()
        mark, line_ends = self._mark, self._line_ends
        return lambda: mark + line_ends.joined(raw.split(_PARAGRAPH), kinds)

    def become(self, text: str) -> None:
        """Make it another text, as one step that can be undone."""
        before, after = LineEnds.unified(self.now()), LineEnds.unified(text)
        start, end, new_end = difference(before, after)
        skipped = len(self._mark)
        cursor = QTextCursor(self._document)
        cursor.setPosition(_units(before[skipped:start]))
        cursor.setPosition(_units(before[skipped:end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(after[max(start, skipped) : new_end])
        self._note_line_ends(LineEnds(text).by_line)

    def note_saved(self) -> None:
        """Take the text as it is now for that of the file."""
        self._saved_ends = self._noted_line_ends()

    def note_unmodified(self) -> None:
        """Bring back the line ends of the file: undo brings back letters alone."""
        self._note_line_ends(self._saved_ends)

    @staticmethod
    def shown(text: str) -> str:
        """Return what a view is to hold of a text."""
        return LineEnds.unified(text.removeprefix(_MARK_OF_ORDER))

    def _noted_line_ends(self) -> list[int]:
        """Return how each line ends, where the lines of the file differ in that."""
        kinds = []
        block = self._document.firstBlock()
        while self._line_ends.by_line and block.isValid():
            kinds.append(block.userState())
            block = block.next()
        return kinds

    def _note_line_ends(self, kinds: Sequence[int]) -> None:
        """Note at each line how it ends, where the lines of the file differ in that."""
        block = self._document.firstBlock()
        for kind in kinds if self._line_ends.by_line else ():
            block.setUserState(kind)
            block = block.next()


def _units(text: str) -> int:
    """Return how many units of UTF-16 a text has, by which Qt counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
