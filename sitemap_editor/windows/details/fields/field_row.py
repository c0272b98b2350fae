"""One field of a form: its name, how much of its limit it takes, and what is wrong, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.details.fields.field_editor import FieldEditor
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_MARK: Final = 14
_MOST_SENTENCES: Final = 3


class FieldWords(QWidget):
    """Sentences under a field with the mark of the worst of them; gone where there are none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = PlainLabel(self)
        self.label = PlainLabel("", self, wraps=True)
        row_of(
            (self._mark, Qt.AlignmentFlag.AlignTop),
            (self.label, 1),
            on=self,
            margins=0,
            spacing=4,
        )
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self.label.text() if not self.isHidden() else ""

    def tell(self, findings: Sequence[Finding]) -> None:
        """Say what findings say, the worst first."""
        self.setVisible(bool(findings))
        if not findings:
            return
        side = scaled(self, _MARK)
        mark = drawn(SEVERITY_ICONS[findings[0].severity], "#000000").pixmap(side, side)
        self._mark.setPixmap(mark)
        words = dict.fromkeys(sentence(finding) for finding in findings)
        self.label.setText("\n".join(list(words)[:_MOST_SENTENCES]))


class FieldRow(QWidget):
    """A field under its name. `limit` counts characters, or values of a list."""

    def __init__(
        self,
        name: str,
        editor: FieldEditor,
        parent: QWidget,
        *,
        is_required: bool = False,
        limit: int | None = None,
        hint: str = "",
    ) -> None:
        super().__init__(parent)
        self.editor = editor
        self.name = name
        self._limit = limit
        self._is_required = is_required
        self.label = PlainLabel(name, self, buddy=editor.stops[0])
        self.need = DimmedLabel(self.tr("required"), self)
        self.need.setVisible(is_required)
        self.counter = DimmedLabel("", self)
        self.words = FieldWords(self)
        self._hint = hint
        self.label.setToolTip(tool_tip(hint))
        column_of(
            row_of(self.label, self.need, REST, self.counter, spacing=6),
            editor,
            self.words,
            on=self,
            margins=0,
            spacing=2,
        )
        self.tell(())

    @property
    def shown_name(self) -> str:
        """The name as a screen reader says it."""
        if not self._is_required:
            return self.name
        return self.tr("{name}, required").format(name=self.name)

    def tell(
        self, findings: Sequence[Finding], number: int | None = None, *, is_counted: bool = True
    ) -> None:
        """Say under the field what is wrong, and how much of its limit is taken.

        That is `number`, or what is typed has characters; several values are not counted.
        """
        self.words.tell(findings)
        taken = len(self.editor.text()) if number is None else number
        self.counter.setText(self._of_limit(taken) if is_counted else "")
        said = (self.words.text, self.counter.text(), self._hint)
        self.editor.tell_meaning(self.shown_name, " ".join(filter(None, said)))

    def _of_limit(self, taken: int) -> str:
        if self._limit is None:
            return ""
        locale = self.locale()
        return f"{locale.toString(taken)} / {locale.toString(self._limit)}"
