"""The calendar that opens under the editor of a date."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QIcon, QPalette, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QFrame, QToolButton, QVBoxLayout, QWidget

from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.theme import dimmed_text

_ROLE = QPalette.ColorRole
_ARROWS: Final = {"qt_calendar_prevmonth": "go-back", "qt_calendar_nextmonth": "go-forward"}


class CalendarPopup(QFrame):
    """A calendar that opens under an editor. Signals: `chosen` (QDate)."""

    chosen = Signal(QDate)

    def __init__(self, parent: QWidget, day: QDate) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Calendar"))
        self._calendar = QCalendarWidget(self)
        self._calendar.setAccessibleName(self.accessibleName())
        for weekend in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):  # Qt's red is too faint
            self._calendar.setWeekdayTextFormat(weekend, QTextCharFormat())
        self._calendar.setSelectedDate(day)
        self._calendar.setGridVisible(False)
        self._calendar.setVerticalHeaderFormat(
            QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader
        )
        self._calendar.activated.connect(self._on_activated)
        self._calendar.clicked.connect(self._on_activated)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(self._calendar)
        self._follow_palette()

    def _follow_palette(self) -> None:
        self._dim_other_months()
        self._draw_arrows()

    def _draw_arrows(self) -> None:
        """Draw them in the ink of the month between them, in that of buttons under the pointer.

        Qt's are black on any ground.
        """
        palette = self._calendar.palette()
        ink, held = palette.color(_ROLE.HighlightedText), palette.color(_ROLE.ButtonText)
        for name, drawing in _ARROWS.items():
            button = self._calendar.findChild(QToolButton, name)
            if button is not None:
                arrow = QIcon(drawn(drawing, ink.name()))
                arrow.addPixmap(
                    drawn(drawing, held.name()).pixmap(button.iconSize()), QIcon.Mode.Active
                )
                button.setIcon(arrow)

    def _dim_other_months(self) -> None:
        """Show days of other months legibly: Qt greys them like what cannot be chosen."""
        ink = dimmed_text(self.palette())
        palette = self._calendar.palette()
        if palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) != ink:
            palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, ink)
            self._calendar.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Follow another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_calendar"):
            self._follow_palette()

    def show_under(self, editor: QWidget) -> None:
        """Open below `editor`, above it where the screen ends."""
        self.adjustSize()
        spot = editor.mapToGlobal(QPoint(0, editor.height()))
        screen = editor.screen().availableGeometry()
        if spot.y() + self.height() > screen.bottom():
            spot = editor.mapToGlobal(QPoint(0, -self.height()))
        spot.setX(min(spot.x(), screen.right() - self.width()))
        self.move(spot)
        self.show()
        self._calendar.setFocus()

    def _on_activated(self, day: QDate) -> None:
        self.close()
        self.chosen.emit(day)
