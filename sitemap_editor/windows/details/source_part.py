"""The current row as it is written in the file: edited as text, applied as one step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from shiboken6 import isValid

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.contents.row_text import RowDraft
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.source.row_source_draft import RowSourceDraft, SourceDrafts
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.source.row_editor import RowEditor
from sitemap_editor.windows.table.document_page import DocumentPage

_TYPING_PAUSE_MS: Final = 120
_MOST_EDITED_BYTES: Final = 200_000
_MOST_LINES: Final = 5
_SIGN: Final = 14
_WORD: Final = re.compile(r"\s*[^\s<]*[^\s<>]?")


class SourcePart(QWidget):
    """Shows one row as text. What is typed waits at its row until it is applied or restored.

    Who leaves a row, or saves, has applied what is a whole row by then, as in a cell.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page: DocumentPage | None = None
        self._draft: RowSourceDraft | None = None
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._check)
        self.editor = RowEditor(self.apply, self.restore, self)
        self.editor.textChanged.connect(self._on_typed)
        self.lines = [_Line(self) for _ in range(_MOST_LINES)]
        self.note = DimmedLabel("", self, wraps=True)
        self.declare = QPushButton(self)
        self.declare.setAutoDefault(False)
        self.declare.clicked.connect(self._on_declare)
        tip = self.tr("Write this into the file (Ctrl+Enter)")
        self.apply_button = button(self.tr("Apply"), self, self.apply, tip)
        tip = self.tr("Show the row as it was (Esc)")
        self.restore_button = button(self.tr("Restore"), self, self.restore, tip)
        buttons: QHBoxLayout = row_of(self.apply_button, self.restore_button, REST, spacing=6)
        column_of(
            self.editor,
            *self.lines,
            self.note,
            row_of(self.declare, REST),
            buttons,
            on=self,
            margins=0,
            spacing=4,
        )
        self._tell(None, ())

    # Following a row

    def show_row(self, page: DocumentPage | None) -> bool:
        """Show the current row of a page; False where it has none.

        What was typed for another one is handed over.
        """
        index = page.view.currentIndex() if page is not None else None
        row_id = page.model.row_id(index.row()) if page and index and index.isValid() else None
        draft, is_same_page = self._draft, page is self._page
        if draft is not None and (not is_same_page or draft.row_id != row_id):
            self._leave()
        self._page = page
        if page is None or row_id is None:
            self._draft = None
            return False
        if self._draft is None:
            known = page.source_drafts
            self._draft = (known.get(row_id) if known is not None else None) or RowSourceDraft(
                page.session, row_id
            )
            self._show()
        elif self._draft.is_overtaken:
            self._follow_edit(self._draft)
        elif not self.note.isHidden():
            self._check()  # what was changed elsewhere may be as it was
        return True

    def _leave(self) -> None:
        """Apply what was typed, or keep it for when a person comes back to its row."""
        self.hand_over()
        self._keep()
        self._draft = None

    def _follow_edit(self, draft: RowSourceDraft) -> None:
        """Show what an edit elsewhere made of the row, unless something is typed here."""
        if draft.is_changed:
            self._check()
        else:
            self._draft = RowSourceDraft(draft.session, draft.row_id)
            self._show()

    def _show(self) -> None:
        draft = self._draft
        if draft is None:
            return
        text = draft.text[:_MOST_EDITED_BYTES]
        self.editor.blockSignals(True)
        self.editor.show_text(text)
        self.editor.blockSignals(False)
        is_whole = len(draft.content) <= _MOST_EDITED_BYTES and self.editor.text == draft.text
        self.editor.setReadOnly(not is_whole)
        self.editor.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextEditorInteraction
            if is_whole
            else Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._check()

    # Typing

    def _on_typed(self) -> None:
        if self._draft is not None and not self.editor.isReadOnly():
            self._draft.text = self.editor.text
            self._keep()
            self._pause.start()
            self._enable(self._draft.is_changed, can_apply=self.apply_button.isEnabled())

    def _check(self) -> RowDraft | None:
        """Say what is wrong with what stands here now."""
        self._pause.stop()
        draft = self._draft
        if draft is None or self.editor.isReadOnly():
            self._tell(None, ())
            return None
        read = draft.read()
        self._tell(read, draft.findings(read))
        return read

    def _tell(self, read: RowDraft | None, found: Sequence[tuple[Finding, int]]) -> None:
        text = self.editor.text
        is_changed = self._draft is not None and self._draft.is_changed
        said: list[tuple[Severity, str]] = []
        marks = [(*_word_at(text, at), finding.severity) for finding, at in found]
        if read is not None and read.error is not None:
            said.append((Severity.ERROR, sentence(read.error)))
            marks.append((*_word_at(text, read.at), Severity.ERROR))
        elif is_changed:  # what is wrong with the row as it is stands above
            said += [(each.severity, f"{each.code}  {sentence(each)}") for each, _ in found]
        for number, line in enumerate(self.lines):
            line.say(said[number] if number < len(said) else None)
        self.editor.mark(marks)
        name = next((each for each in read.undeclared if each.uri), None) if read else None
        self.declare.setVisible(name is not None)
        if name is not None:
            self.declare.setText(self.tr("Declare xmlns:{prefix}").format(prefix=name.prefix))
            self.declare.setObjectName(name.prefix)
        self._enable(is_changed, can_apply=read is not None and read.content is not None)
        self._tell_note()

    def _tell_note(self) -> None:
        draft, note = self._draft, ""
        if self.editor.isReadOnly():
            note = self.tr("This row cannot be edited as text here.")
        elif draft is not None and draft.is_changed and draft.is_overtaken:
            note = self.tr("This row was changed elsewhere. Apply replaces it.")
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _enable(self, is_changed: bool, *, can_apply: bool) -> None:
        for each in (self.apply_button, self.restore_button):
            each.setVisible(is_changed)
        self.apply_button.setEnabled(can_apply)

    def _on_declare(self) -> None:
        """Have a prefix declared in the head by the same step."""
        if self._draft is not None:
            self._draft.declared.append(self.declare.objectName())
            self._check()
            self.editor.setFocus()

    # What comes of it

    def apply(self) -> None:
        """Write the row, as one step; where it is no row, go to what is wrong."""
        read = self._check()
        if read is None or self._draft is None:
            return
        if read.content is None:
            self.editor.go_to(read.at)
            self.editor.setFocus()
        else:
            self._write()

    def hand_over(self) -> None:
        """Write what was typed, where it is a row that nothing else changed; else it stays here."""
        if self._draft is not None and not self._draft.is_overtaken:
            self._write()

    def _write(self) -> None:
        draft, page = self._draft, self._page
        if draft is None or page is None or not isValid(page) or self.editor.isReadOnly():
            return
        table = page.session.document.table
        if not table.has_row(draft.row_id) or not draft.is_changed:
            return
        edit = draft.read().edit(draft.row_id, table.head)
        if edit is None:
            return
        self._pause.stop()
        draft.declared.clear()
        number = self.locale().toString(table.position(draft.row_id) + 1)
        label = self.tr("Edit the source of row {number}").format(number=number)
        if page.model.perform(edit, label) and self._draft is draft:
            self._draft = written = RowSourceDraft(page.session, draft.row_id)
            self._keep()
            if self.editor.text == written.text:
                self._check()  # the caret stays where it is
            else:
                self._show()

    def restore(self) -> bool:
        """Show the row as it is; False where nothing was typed."""
        draft = self._draft
        if draft is None or not draft.is_changed:
            return False
        self._draft = RowSourceDraft(draft.session, draft.row_id)
        self._keep()
        self._show()
        return True

    def _keep(self) -> None:
        """Let the page know what is typed at this row: it is asked about on closing."""
        draft, page = self._draft, self._page
        if draft is None or page is None or not isValid(page):
            return
        if page.source_drafts is None:
            page.source_drafts = SourceDrafts()
        page.source_drafts.keep(draft)


class _Line(QWidget):
    """One thing that is wrong, with the sign of how much it matters."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = PlainLabel(self)
        self.words = PlainLabel("", self, wraps=True)
        row_of((self.sign, Qt.AlignmentFlag.AlignTop), (self.words, 1), on=self, margins=0)

    def say(self, said: tuple[Severity, str] | None) -> None:
        """Say something, or nothing."""
        self.setVisible(said is not None)
        if said is not None:
            severity, text = said
            side = scaled(self, _SIGN)
            sign = drawn(SEVERITY_ICONS[severity], "#000000").pixmap(side, side)
            self.sign.setPixmap(sign)
            self.words.setText(text)


def _word_at(text: str, at: int) -> tuple[int, int]:
    """Return from where to where to mark what stands at a character: something of it at least."""
    match = _WORD.match(text, at)
    end = match.end() if match is not None else at
    if end > at:
        return at, end
    return (at, at + 1) if at < len(text) else (max(0, at - 1), at)
