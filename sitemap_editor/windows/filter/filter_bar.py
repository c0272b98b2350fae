"""The bar above a table that says which rows are shown: text, chips, count, what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sitemap_editor.core.filtering.grammar import Reading
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.filter.chips import ChipRow
from sitemap_editor.windows.filter.filter_edit import FilterEdit
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.notice import order_stops
from sitemap_editor.windows.looks.plain_text import PlainLabel

_TYPING_PAUSE_MS: Final = 40
_LEAST_WIDTH: Final = 180
_FEW_CHIPS: Final = 2
_MOST_FAULTS: Final = 4
"""Told in words, a line each: the rows need their room."""


class FilterBar(QWidget):
    """Where a filter is typed; on screen only while there is one, or somebody types.

    `apply` is handed the text a moment after typing; `again` is called to apply it anew, `leave`
    where the keyboard goes back to the rows; `values` is asked for what occurs behind a name.
    Signals: `opened_or_closed`.
    """

    opened_or_closed = Signal()

    def __init__(
        self,
        apply: Callable[[str], object],
        again: Callable[[], object],
        leave: Callable[[], object],
        values: Callable[[str], Iterable[str]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._apply = apply
        self._go_back = leave
        self.setAccessibleName(self.tr("Filter"))
        self.text = FilterEdit(values, self)
        self.text.setPlaceholderText(self.tr("Filter rows: text, folder:/blog/, lastmod<2024 …"))
        self.text.setAccessibleName(self.tr("Filter rows"))
        self.text.setMinimumWidth(_LEAST_WIDTH)
        self.count = PlainLabel(self)
        self.count.setAccessibleName(self.tr("Number of rows shown"))
        self.again = QToolButton(self)
        self.again.setText(self.tr("Apply Again"))
        self.again.setToolTip(
            tool_tip(self.tr("Hide the rows that no longer match because they were changed"))
        )
        self.again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chips = ChipRow(self._remove, self)
        self.fault = PlainLabel("", self, wraps=True)
        self.fault.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._reading: Reading | None = None
        self._lay_out()
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._pause.timeout.connect(lambda: self._apply(self.text.text()))
        self.text.textChanged.connect(lambda _text: self._pause.start())
        self.text.leave, self.text.escape = self._leave, self._escape
        self.again.clicked.connect(lambda: again())
        self._closing = QTimer(self, singleShot=True)
        self._closing.timeout.connect(self._on_time_to_close)
        self.text.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        row = FoldingRow(self)
        row.first.addWidget(self.text, 1)
        row.second.addWidget(self.count)
        row.second.addWidget(self.again)
        row.lay_out(1, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        for widget in (row, self.chips, self.fault):
            column.addWidget(widget)
        self.chips.hide()
        self.fault.hide()
        self.again.hide()
        name = self.text.accessibleName()  # the picture is a button to those who hear it
        self._funnel = QAction(icon("filter", self.palette()), name, self.text)
        self.text.addAction(self._funnel, QLineEdit.ActionPosition.LeadingPosition)

    # On screen, and not

    def open(self, typed: str = "") -> None:
        """Be ready for typing; what is there is selected, and replaced by what was typed."""
        self._closing.stop()
        was_hidden = self.isHidden()
        self.show()
        self.text.selectAll()
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if typed:
            self.text.insert(typed)
        if was_hidden:
            self.opened_or_closed.emit()

    def _show_if_needed(self) -> None:
        """Leave the room to the rows where there is no filter and nobody types one."""
        has_focus = self.window().focusWidget() is self.text  # in a window behind others, too
        is_needed = has_focus or bool(self.text.text()) or self._pause.isActive()
        if self.isHidden() is is_needed and not self._closing.isActive():
            self.setVisible(is_needed)
            self.opened_or_closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close once the keyboard is elsewhere; not under the mouse that went there.

        The rows would move between the press and the release, or between two clicks.
        """
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            is_by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
            hints = QGuiApplication.styleHints()
            self._closing.start(hints.mouseDoubleClickInterval() if is_by_mouse else 0)
        return super().eventFilter(watched, event)

    def _on_time_to_close(self) -> None:
        if QGuiApplication.mouseButtons() is not Qt.MouseButton.NoButton:
            self._closing.start(QGuiApplication.styleHints().mouseDoubleClickInterval())
        else:
            self._show_if_needed()

    # What is typed, and what is told of it

    def flush(self) -> None:
        """Hand on at once what was typed a moment ago, if anything was."""
        if self._pause.isActive():
            self._pause.stop()
            self._apply(self.text.text())

    def show_text(self, text: str) -> None:
        """Show a filter that was not typed here."""
        if self.text.text() != text and not self._pause.isActive():
            self.text.setText(text)
            self._pause.stop()

    def tell(self, reading: Reading, count: str, *, has_misfits: bool) -> None:
        """Show what was understood, and how many rows there are."""
        if reading is not self._reading:
            self._reading = reading
            self._show_reading(reading)
        self.count.setText(count)
        self.again.setVisible(has_misfits)
        self._show_if_needed()

    def _show_reading(self, reading: Reading) -> None:
        text = self.text.text()
        self.text.show_faults([(fault.start, fault.end) for fault in reading.faults])
        self.fault.setText("\n".join(self._told(reading)))
        self.fault.setVisible(bool(reading.faults))
        chips = reading.chips if len(reading.chips) >= _FEW_CHIPS else ()
        self.chips.show_texts([text[chip.start : chip.end] for chip in chips])
        self.chips.setVisible(bool(chips))

    def _told(self, reading: Reading) -> list[str]:
        """Return what is wrong, a line each; of very many terms the first ones, and a count."""
        told = list(dict.fromkeys(map(sentence, reading.faults)))
        more = len(told) - _MOST_FAULTS
        if more <= 1:
            return told
        return [*told[:_MOST_FAULTS], self.tr("%n more term(s) cannot be understood.", "", more)]

    def _remove(self, number: int) -> None:
        """Take a term out of the text."""
        if self._reading is None or number >= len(self._reading.chips):
            return
        chip, text = self._reading.chips[number], self.text.text()
        rest = f"{text[: chip.start].rstrip()} {text[chip.end :].lstrip()}".strip()
        self.text.setText(rest)
        self.flush()
        self.text.setFocus()

    def _escape(self) -> None:
        """Clear what is there; where nothing is, go back to the rows."""
        if self.text.text():
            self.text.clear()
            self.flush()
        else:
            self._leave()

    def _leave(self) -> None:
        self.flush()
        self._go_back()

    def showEvent(self, event: QShowEvent) -> None:
        """Come before the page in the order of Tab: from that Tab leads to its rows at once."""
        super().showEvent(event)
        stops = (self.text, self.again)
        QTimer.singleShot(
            0, self, lambda: order_stops(self, stops)
        )  # the page is still being shown

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._funnel.setIcon(icon("filter", self.palette()))
        super().changeEvent(event)
