"""The calendar that opens under the editor of a date."""

from __future__ import annotations

from PySide6.QtCore import QDate, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QPalette, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QFrame, QVBoxLayout, QWidget

from sitemap_editor.windows.looks.theme import dimmed_text


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
        self._dim_other_months()

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
            self._dim_other_months()

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
