"""Editors of the four columns; each checks as one types, and each can be left empty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
)
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import CHANGEFREQ_VALUES
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.theme import dimmed_text

if TYPE_CHECKING:
    from sitemap_editor.windows.table.calendar_popup import CalendarPopup

CheckValue: TypeAlias = Callable[[str], Sequence[Finding]]


class FaultWords(Protocol):
    """Says what is wrong with what is typed, as a bubble does."""

    def tell(self, findings: Sequence[Finding], editor: QWidget) -> object:
        """Say what they say, or nothing where there are none."""
        ...

    def hide(self) -> None:
        """Leave with the editor."""
        ...


# Source: sitemaps.org protocol, "changefreq".
CHANGEFREQ_MEANINGS: Final = {
    "always": QT_TRANSLATE_NOOP("changefreq", "at every visit"),
    "hourly": QT_TRANSLATE_NOOP("changefreq", "every hour"),
    "daily": QT_TRANSLATE_NOOP("changefreq", "every day"),
    "weekly": QT_TRANSLATE_NOOP("changefreq", "every week"),
    "monthly": QT_TRANSLATE_NOOP("changefreq", "every month"),
    "yearly": QT_TRANSLATE_NOOP("changefreq", "every year"),
    "never": QT_TRANSLATE_NOOP("changefreq", "archived, does not change"),
}
_EXACTLY: Final = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive
_DATE_LENGTH: Final = len("2026-05-06")
_TODAY_KEYS: Final = "Ctrl+;"
_NOW_KEYS: Final = "Ctrl+Shift+;"
_SAME_KEYS: Final = ("Ctrl+:", "Ctrl+Shift+:")  # as most keyboards say it
_CALENDAR_KEYS: Final = "Alt+Down"
_AIR: Final = 8
_QTS_MARGIN: Final = 2
"""Of text in a field; Qt does not tell it."""
_STEP: Final = Decimal("0.1")
_DEFAULT_PRIORITY: Final = Decimal("0.5")


class CheckedLineEdit(QLineEdit):
    """A line edit with a bubble that says what is wrong with its text."""

    def __init__(self, parent: QWidget, checker: CheckValue, bubble: FaultWords) -> None:
        super().__init__(parent)
        self._checker = checker
        self._bubble = bubble
        self._shown = ""
        self.setAutoFillBackground(True)
        self.textChanged.connect(lambda _text: self.check_now())

    def show_value(self, value: str) -> None:
        """Show what the cell holds; nothing counts as changed yet."""
        self.setText(value)
        self._shown = self.text()
        self.setModified(False)

    @property
    def is_changed(self) -> bool:
        """True once somebody typed, or the text is another: assistive programs set it at once."""
        return self.isModified() or self.text() != self._shown

    def event(self, event: QEvent) -> bool:
        """Claim the keys that delete a word: for the window they delete rows."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
            if is_control and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
                event.accept()
                return True
        return super().event(event)

    def cover(self, cell: QRect) -> None:
        """Stand over a cell."""
        self.setGeometry(cell)

    def check_now(self) -> None:
        """Say what is wrong with the text as it stands."""
        self._bubble.tell(self._checker(self.text()), self)

    def hideEvent(self, event: QEvent) -> None:
        """Take the bubble along."""
        self._bubble.hide()
        super().hideEvent(event)  # type: ignore[arg-type]  # Qt hands in a QHideEvent


def _date_of(text: str) -> datetime | None:
    """Return the day that a text begins with; None where it begins otherwise."""
    from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c  # not at start

    checked = parse_w3c(text[:_DATE_LENGTH])
    return checked.earliest if isinstance(checked, W3CDate) else None


class LastmodEdit(CheckedLineEdit):
    """Free text, a calendar and a key for the present time."""

    def __init__(
        self, parent: QWidget, checker: CheckValue, bubble: FaultWords, now: Callable[[], datetime]
    ) -> None:
        super().__init__(parent, checker, bubble)
        self._now = now
        self.setPlaceholderText("2026-05-06")
        place = QLineEdit.ActionPosition.TrailingPosition
        self._now_action = self.addAction(self._icon("format-now"), place)
        now_text, calendar = self.tr("Now"), self.tr("Calendar")
        self._now_action.setToolTip(tool_tip(f"{now_text} ({_native(_NOW_KEYS)})"))
        self._now_action.triggered.connect(self._put_now)
        self._calendar_action = self.addAction(self._icon("calendar"), place)
        self._calendar_action.setToolTip(tool_tip(f"{calendar} ({_native(_CALENDAR_KEYS)})"))
        self._calendar_action.triggered.connect(self.open_calendar)
        for made in self.findChildren(QToolButton):
            made.setAccessibleName(made.toolTip())
        self.calendar: CalendarPopup | None = None

    def fit(self, width: int) -> None:
        """Leave out the buttons that a date has no room beside; their keys stay."""
        one = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize) + _AIR
        room = width - self.fontMetrics().horizontalAdvance("2026-05-06") - 2 * _AIR
        self._calendar_action.setVisible(room >= one)
        self._now_action.setVisible(room >= 2 * one)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of this editor before actions of the window that share them."""
        if event.type() == QEvent.Type.ShortcutOverride and self._meant(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the present time, open the calendar, or type."""
        meant = self._meant(event)
        if meant is None:
            super().keyPressEvent(event)
        else:
            meant()

    def _meant(self, event: QEvent) -> Callable[[], None] | None:
        if not isinstance(event, QKeyEvent):
            return None
        keys = QKeySequence(event.keyCombination())
        known = {
            _TODAY_KEYS: self._put_today,
            **dict.fromkeys((_NOW_KEYS, *_SAME_KEYS), self._put_now),
            _CALENDAR_KEYS: self.open_calendar,
        }
        return known.get(keys.toString())

    def open_calendar(self) -> None:
        """Show a calendar at the date that is typed, or today."""
        from sitemap_editor.windows.table.calendar_popup import CalendarPopup  # not at start

        day = _date_of(self.text().strip()) or self._now()
        self.calendar = CalendarPopup(self, QDate(day.year, day.month, day.day))
        self.calendar.chosen.connect(self._put_date)
        self.calendar.show_under(self)

    def _put_date(self, day: QDate) -> None:
        """Replace the date and keep what stands behind it, right or wrong."""
        text = self.text().strip()
        is_dated = _date_of(text) is not None
        rest = text[_DATE_LENGTH:] if is_dated and len(text) > _DATE_LENGTH else ""
        self._replace(day.toString("yyyy-MM-dd") + rest)

    def _put_today(self) -> None:
        self._replace(self._now().date().isoformat())

    def _put_now(self) -> None:
        from sitemap_editor.core.protocol.datetimes import now_w3c

        self._replace(now_w3c(self._now()))

    def _replace(self, text: str) -> None:
        self.selectAll()
        self.insert(text)
        self.setModified(True)
        self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_calendar_action"):
            self._now_action.setIcon(self._icon("format-now"))
            self._calendar_action.setIcon(self._icon("calendar"))
        super().changeEvent(event)

    def _icon(self, name: str) -> QIcon:
        return icon(name, self.palette())


def _native(keys: str) -> str:
    """Return a key as the platform writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class PriorityEdit(CheckedLineEdit):
    """Tenths by the arrow keys, any decimal by typing."""

    def __init__(self, parent: QWidget, checker: CheckValue, bubble: FaultWords) -> None:
        super().__init__(parent, checker, bubble)
        self.setPlaceholderText("0.5")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with Up and Down."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if steps is None:
            super().keyPressEvent(event)
            return
        self.setText(stepped_priority(self.text(), steps))
        self.setModified(True)
        self.selectAll()


def stepped_priority(text: str, steps: int) -> str:
    """Return the next tenth up or down, within 0.0 and 1.0; from nothing, the default 0.5."""
    try:
        value = Decimal(text.strip()) if text.strip() else _DEFAULT_PRIORITY - steps * _STEP
    except InvalidOperation:
        value = _DEFAULT_PRIORITY - steps * _STEP
    if not value.is_finite():
        value = _DEFAULT_PRIORITY
    value = min(Decimal(2), max(Decimal(-1), value))
    tenths = (value / _STEP).to_integral_value()
    if tenths * _STEP == value or (tenths * _STEP > value) != (steps > 0):
        tenths += steps
    return str(min(Decimal("1.0"), max(Decimal("0.0"), (tenths * _STEP).quantize(_STEP))))


class ChangefreqEdit(QComboBox):
    """The seven words with what each means; other text can be typed and is kept.

    Signals: `chosen` when a word was picked from the list.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget, checker: CheckValue, bubble: FaultWords) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setFrame(False)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._is_list_open = False
        self.line = CheckedLineEdit(self, checker, bubble)
        self.setLineEdit(self.line)
        self.addItem("")
        self.addItems(list(CHANGEFREQ_VALUES))
        self.setItemDelegate(_MeaningDelegate(self))
        self.view().setMinimumWidth(self._list_width())
        # Qt would otherwise turn “Weekly” into “weekly” by itself: a guess that nobody asked for.
        if (completer := self.completer()) is not None:
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseSensitive)
            completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.setMaxVisibleItems(len(CHANGEFREQ_VALUES) + 1)
        self.setAccessibleName(self.tr("Change frequency"))
        self.setAccessibleDescription(self.accessibleName())  # the name is not heard on Linux
        self.activated.connect(self._on_activated)

    def show_value(self, value: str) -> None:
        """Show `value`, and the list at the word it is, if it is one."""
        self.setCurrentIndex(self.findText(value, _EXACTLY))
        self.line.show_value(value)

    @property
    def is_changed(self) -> bool:
        """True once a person typed or chose something; Qt forgets that when it finds the word."""
        return self.line.is_changed

    def event(self, event: QEvent) -> bool:
        """Claim Alt+Down, which opens the list, and what the text part claims."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence(event.keyCombination()).toString()
            if keys in (_CALENDAR_KEYS, "Ctrl+Backspace", "Ctrl+Del"):
                event.accept()
                return True
        return super().event(event)

    def showPopup(self) -> None:
        """Open the list, and remember that what is chosen comes from it."""
        self._is_list_open = True
        super().showPopup()

    def hidePopup(self) -> None:
        """Close the list; a choice made in it is told just after."""
        super().hidePopup()
        QTimer.singleShot(0, self, self._on_list_closed)

    def _on_list_closed(self) -> None:
        self._is_list_open = False

    def _on_activated(self, _number: int) -> None:
        if self._is_list_open:  # Qt says the same of a word typed in full
            self.line.setModified(True)
            self.chosen.emit()

    def _list_width(self) -> int:
        metrics = QFontMetrics(self.font())
        meanings = (meaning_of(value) for value in CHANGEFREQ_VALUES)
        return 120 + max(metrics.horizontalAdvance(meaning) for meaning in meanings)


def meaning_of(value: str) -> str:
    """Return what a word of changefreq means, in the person's language."""
    if not value:
        return QCoreApplication.translate("changefreq", "not given")
    return QCoreApplication.translate("changefreq", CHANGEFREQ_MEANINGS[value])


class _MeaningDelegate(QStyledItemDelegate):
    """Draws the meaning behind each word."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + 6)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        is_inverse = is_selected and is_high_contrast(palette)
        ink = palette.highlightedText().color() if is_inverse else dimmed_text(palette)
        rect = QRect(option.rect).adjusted(80, 0, -8, 0)
        painter.save()
        painter.setPen(ink)
        alignment = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect, int(alignment), meaning_of(str(index.data() or "")))
        painter.restore()


def begin_text_at(line: QLineEdit, left: int) -> None:
    """Let text begin so far from the edge of a field, in pixels, as in the cell under it."""
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    contents = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    margin = max(0, left - (contents.left() - option.rect.left()) - _QTS_MARGIN)
    is_mirrored = line.isRightToLeft()
    line.setTextMargins(0 if is_mirrored else margin, 0, margin if is_mirrored else 0, 0)


def line_of(editor: QWidget | None) -> CheckedLineEdit | None:
    """Return the field of an editor of a cell."""
    line = editor.line if isinstance(editor, ChangefreqEdit) else editor
    return line if isinstance(line, CheckedLineEdit) else None
