"""What is asked for one more language version: its code, and its URL or how that follows."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from sitemap_editor.session.contents.alternates import UrlPattern, suggested_pattern
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.contents_desk import ContentsDesk
from sitemap_editor.windows.details.fields.code_names import language_names
from sitemap_editor.windows.details.fields.field_row import FieldRow
from sitemap_editor.windows.details.fields.text_fields import CodesField, LineField
from sitemap_editor.windows.details.waiting_form import WaitingForm
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel


class _Begun(NamedTuple):
    """What is typed and not added yet."""

    language: str
    url: str
    pattern: UrlPattern
    is_pattern_own: bool
    is_url_own: bool


class AlternateForm(WaitingForm):
    """For one row a URL, typed or filled in by a pattern; for several the pattern alone."""

    part_name = "alternates"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page_url = ""
        self._edits: ContentEdits | None = None
        self._is_pattern_own = self._is_url_own = False
        codes = {"x-default": "", **language_names()}
        self.language = CodesField(self, codes, "fr", is_many=False)
        self.url = LineField(self, "https://…")
        self.old, self.new = self._part("/en/"), self._part("/fr/")
        self._language_row = FieldRow(self.tr("Language"), self.language, self)
        self._url_row = FieldRow(self.tr("URL"), self.url, self)
        label = PlainLabel(self.tr("In the page's URL, replace"), self, buddy=self.old)
        by = PlainLabel(self.tr("by"), self, buddy=self.new)
        self.old.setAccessibleName(label.text())
        self.new.setAccessibleName(self.tr("Replace by"))
        self.note = DimmedLabel("", self, wraps=True)
        self.add = button(self.tr("Add"), self, self._add)
        self.cancel = button(self.tr("Cancel"), self, self.give_up)
        column_of(
            self._language_row,
            self._url_row,
            label,
            row_of((self.old, 1), by, (self.new, 1), spacing=4),
            self.note,
            row_of(self.add, self.cancel, REST, spacing=4),
            on=self,
            margins=0,
            spacing=4,
        )
        self.language.on_typed = self._on_language
        self.url.on_typed = self._on_url
        for line in (self.old, self.new):
            line.textEdited.connect(self._on_pattern)
        for editor in (self.language, self.url):
            editor.on_enter = self._add

    def _part(self, example: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setPlaceholderText(example)
        line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return line

    def follow(self, desk: ContentsDesk, edits: ContentEdits) -> None:
        """Be about the rows that are looked at."""
        self._edits = edits
        self._page_url = desk.contents.url
        self._url_row.setVisible(len(desk.contents.row_ids) == 1)
        self.be_about(desk)

    def _typed(self) -> _Begun:
        typed = self.language.text(), self.url.text()
        return _Begun(*typed, self.pattern, self._is_pattern_own, self._is_url_own)

    def _go_on(self, typed: object) -> None:
        if isinstance(typed, _Begun):
            self.language.show_value(typed.language)
            self.url.show_value(typed.url)
            self.old.setText(typed.pattern.find)
            self.new.setText(typed.pattern.put)
            self._is_pattern_own, self._is_url_own = typed.is_pattern_own, typed.is_url_own
            self._follow()

    @property
    def is_begun(self) -> bool:
        """Whether something is typed and not added yet."""
        return not self.isHidden() and bool(self.language.text() or self.url.text())

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, from top to bottom."""
        language, url = self.language.stops, self.url.stops
        return [*language, *url, self.old, self.new, self.add, self.cancel]

    def begin(self) -> None:
        """Ask anew, what is replaced excepted."""
        self._is_pattern_own = self._is_url_own = False
        self.language.show_value("")
        self.url.show_value("")
        for line in (self.old, self.new):
            line.clear()
        self.show()
        self._follow()
        self.language.setFocus()

    @property
    def pattern(self) -> UrlPattern:
        """How the URL follows from that of the page."""
        return UrlPattern(self.old.text().strip(), self.new.text().strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add by Enter in the pattern; were it to go on, it would press what comes after."""
        is_pattern = self.focusWidget() in (self.old, self.new)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and is_pattern:
            self._add()
        else:
            super().keyPressEvent(event)

    def _on_language(self) -> None:
        """Say how this language is likely to be named in the URL."""
        if not self._is_pattern_own:
            suggested = suggested_pattern(self._page_url, self.language.text())
            self.old.setText(suggested.find if suggested is not None else "")
            self.new.setText(suggested.put if suggested is not None else "")
        if not self._is_url_own:
            self._fill()
        self._follow()

    def _on_pattern(self) -> None:
        self._is_pattern_own = True
        if not self._is_url_own or self.pattern.applied(self._page_url) is not None:
            self._fill()
        self._follow()

    def _on_url(self) -> None:
        self._is_url_own = bool(self.url.text())
        self._follow()

    def _fill(self) -> None:
        """Fill in the URL that follows: none where the page's has nothing to replace."""
        self._is_url_own = False
        self.url.show_value(self.pattern.applied(self._page_url) or "")

    def _follow(self) -> None:
        is_one = len(self.row_ids) == 1
        has_url = bool(self.url.text()) if is_one else bool(self.pattern.find)
        self.add.setEnabled(bool(self.language.text()) and has_url)
        pattern = self.pattern
        is_missing = bool(pattern.find) and pattern.applied(self._page_url) is None
        self.note.setVisible(is_missing and is_one)
        if is_missing:
            said = self.tr("The page's URL does not contain “{text}”.")
            self.note.setText(said.format(text=pattern.find))

    def _add(self) -> None:
        if self._edits is None or not self.add.isEnabled():
            return
        language = self.language.text()
        if len(self.row_ids) == 1:
            self._edits.add_alternate(language, self.url.text())
        else:
            self._edits.add_by_pattern(language, self.pattern)
        self.leave(is_added=True)
