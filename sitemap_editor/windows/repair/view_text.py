"""The text of a file in a view that has line ends of its own: shown, taken back, made another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QTextCursor

from sitemap_editor.core.files.recovery.texts import difference
from sitemap_editor.session.text_file import LineEnds, TextFile
from sitemap_editor.windows.repair.code_view import CodeView

_MARK_OF_ORDER: Final = "\ufeff"  # at the beginning Qt takes it for its own
_PARAGRAPH: Final = "\u2029"


class ViewText:
    """What a view shows of a file, with the line ends that the file has."""

    def __init__(self, view: CodeView, file: TextFile) -> None:
        self._view = view
        self._line_ends = LineEnds(file.text)
        self._mark = _MARK_OF_ORDER if file.text.startswith(_MARK_OF_ORDER) else ""
        view.show_text(self._shown(file.text), file.first_line)
        self._note_line_ends(self._line_ends)

    def now(self) -> str:
        """Return the text as it is saved."""
        return self.later()()

    def later(self) -> Callable[[], str]:
        """Take what the view holds; a worker makes of it the text as it is saved."""
        raw, kinds = self._view.document().toRawText(), []
        if self._line_ends.by_line:
            block = self._view.document().firstBlock()
            while block.isValid():
                kinds.append(block.userState())
                block = block.next()
        mark, line_ends = self._mark, self._line_ends
        return lambda: mark + line_ends.joined(raw.split(_PARAGRAPH), kinds)

    def become(self, text: str) -> None:
        """Make it another text, as one step that can be undone."""
        before, after = LineEnds.unified(self.now()), LineEnds.unified(text)
        start, end, new_end = difference(before, after)
        skipped = len(self._mark)
        cursor = QTextCursor(self._view.document())
        cursor.setPosition(_units(before[skipped:start]))
        cursor.setPosition(_units(before[skipped:end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(after[max(start, skipped) : new_end])
        self._note_line_ends(LineEnds(text))

    def _shown(self, text: str) -> str:
        return LineEnds.unified(text.removeprefix(_MARK_OF_ORDER))

    def _note_line_ends(self, line_ends: LineEnds) -> None:
        """Note at each line how it ends, where the lines of the file differ in that."""
        block = self._view.document().firstBlock()
        for kind in line_ends.by_line if self._line_ends.by_line else ():
            block.setUserState(kind)
            block = block.next()


def _units(text: str) -> int:
    """Return how many units of UTF-16 a text has, by which Qt counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
